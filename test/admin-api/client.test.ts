import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sendJson } from '../support/http-server.ts';
import { failureOf, KEY, signal, useApi } from './served.ts';

const apiOf = useApi();

describe('the Admin API client', () => {
  it('sends the four operations of the spec with the bearer key and a JSON body', async () => {
    const agentJob = {
      id: 'a1',
      status: 'completed',
      source: { repository: 'https://code.example.com/o/r', ref: null },
      model: 'm',
      prLink: null,
      createdAt: '2026-01-01T00:00:00Z',
      archivedAt: null,
    };
    const { api, server } = await apiOf(
      (request, response) => {
        if (request.path.includes('/agent/')) sendJson(response, 200, agentJob);
        else if (request.path.endsWith('/bundle'))
          sendJson(response, 200, {
            bundleUrl: 'https://s.example.com/b?sig=1',
            expiresAt: '2026-01-01T01:00:00+02:00',
          });
        else if (request.method === 'POST') sendJson(response, 202, { jobId: 'job/1', extra: true });
        else sendJson(response, 200, { status: 'running', progress: '40%', pageCount: 7, later: 'kept' });
      },
      { path: 'base/path' },
    );
    await expect(api.startExport({ domain: 'docs.example.com' }, signal)).resolves.toEqual({
      jobId: 'job/1',
      extra: true,
    });
    expect((await api.exportJob('job/1', signal)).job).toMatchObject({
      status: 'running',
      pageCount: 7,
      later: 'kept',
    });
    expect((await api.generateBundle('job/1', signal)).bundleUrl).toBe('https://s.example.com/b?sig=1');
    expect(await api.agentJob('p 1', 'a1', signal)).toEqual(agentJob);
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /base/path/v1/static-export/jobs',
      'GET /base/path/v1/static-export/jobs/job%2F1',
      'POST /base/path/v1/static-export/jobs/job%2F1/bundle',
      'GET /base/path/v2/agent/p%201/job/a1',
    ]);
    expect(server.requests[0]?.body).toBe('{"domain":"docs.example.com"}');
    expect(new Set(server.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${KEY}`]),
    );
  });

  it.each(['', '/', 'api', 'api//'])('asks below base-url, however %j ends', async (path) => {
    const { api, server } = await apiOf((_, response) => sendJson(response, 202, { jobId: 'j' }), { path });
    await api.startExport({ domain: 'docs.example.com' }, signal);
    const below = path.replaceAll('/', '');
    expect(server.requests[0]?.path).toBe(`${below && `/${below}`}/v1/static-export/jobs`);
  });

  it('gives up at once when the key is rejected, and never shows the key', async () => {
    const { api, server } = await apiOf((_, response) =>
      sendJson(response, 401, { error: `bad key ${KEY}` }),
    );
    const failure = await failureOf(api.exportJob('j', signal));
    expect(failure.code).toBe('E_API_KEY_REJECTED');
    expect(failure.message).toContain('bad key ***');
    expect(failure.message).not.toContain(KEY);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['12', 12],
    [' many', undefined],
    [-3, undefined],
    [1.5, undefined],
    [1e20, undefined],
    [null, undefined],
    [{ total: 3 }, undefined],
  ])('reads the page count %j as %j', async (pageCount, read) => {
    const { api } = await apiOf((_, response) =>
      sendJson(response, 200, { status: 'running', progress: { done: 1 }, pageCount }),
    );
    const { job } = await api.exportJob('j', signal);
    expect([job.pageCount, job.progress]).toEqual([read, undefined]);
  });

  it('knows the ends of a job in capitals, and keeps other words as they are', async () => {
    const { api } = await apiOf((_, response, number) =>
      sendJson(response, 200, { status: ['COMPLETED', ' Failed ', '\u001b[31mWarming\nup'][number - 1] }),
    );
    expect((await api.exportJob('j', signal)).job.status).toBe('completed');
    expect((await api.exportJob('j', signal)).job.status).toBe('failed');
    expect((await api.exportJob('j', signal)).job.status).toBe('[31mWarming up');
  });

  it('takes a link whose end is not told, or not as a time', async () => {
    const { api } = await apiOf((_, response, number) =>
      sendJson(response, 200, {
        bundleUrl: 'https://s.example.com/b',
        ...[{}, { expiresAt: null }, { expiresAt: { at: 1 } }, { expiresAt: 'soon' }][number - 1],
      }),
    );
    for (const expiresAt of [undefined, undefined, undefined, 'soon'])
      expect((await api.generateBundle('j', signal)).expiresAt).toBe(expiresAt);
  });

  it('needs no more of an agent job than its status, and takes one that nobody knows for active', async () => {
    const { api } = await apiOf((_, response, number) =>
      sendJson(
        response,
        200,
        [
          { status: 'Completed', prLink: ' \n', createdAt: 1767229200, source: {} },
          { status: 'queued', prLink: ' o/r#3\n' },
          {},
        ][number - 1],
      ),
    );
    expect(await api.agentJob('p', 'a1', signal)).toEqual({
      id: 'a1',
      status: 'completed',
      source: { repository: '', ref: null },
      model: '',
      prLink: null,
      createdAt: '',
      archivedAt: null,
    });
    expect(await api.agentJob('p', 'a1', signal)).toMatchObject({ status: 'active', prLink: 'o/r#3' });
    expect((await failureOf(api.agentJob('p', 'a1', signal))).code).toBe('E_API_RESPONSE');
  });

  it('leaves the password out of an address that an agent job was given with one', async () => {
    const address = 'https://x-token:ghs_hidden@code.example.com/o/r';
    const { api } = await apiOf((_, response) =>
      sendJson(response, 200, {
        status: 'completed',
        source: { repository: address },
        prLink: `${address}/pull/1`,
      }),
    );
    expect(await api.agentJob('p', 'a1', signal)).toMatchObject({
      source: { repository: 'https://code.example.com/o/r' },
      prLink: 'https://code.example.com/o/r/pull/1',
    });
  });

  it('reads an answer that was compressed on the way, or begins with a byte order mark', async () => {
    const { api, server } = await apiOf((_, response, number) => {
      const body = '{"jobId":"job-1"}';
      if (number === 1) response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body));
      else if (number === 2)
        response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(body));
      else if (number === 3) response.end(`\ufeff${body}`);
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end(body);
    });
    for (let read = 0; read < 3; read += 1)
      expect((await api.startExport({ domain: 'd.example.com' }, signal)).jobId).toBe('job-1');
    expect(server.requests[0]?.headers['accept-encoding']).toBe('identity');
    expect((await failureOf(api.startExport({ domain: 'd.example.com' }, signal))).code).toBe(
      'E_API_RESPONSE',
    );
  });

  it.each<[string, (text: string) => Buffer]>([
    ['application/json; charset=iso-8859-1', (text) => Buffer.from(text, 'latin1')],
    ['application/json;charset="UTF-16LE"', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['application/json; charset=x-unknown', (text) => Buffer.from(text)],
  ])('reads an answer of the type %s', async (type, encode) => {
    const { api } = await apiOf((_, response) => {
      response.writeHead(200, { 'content-type': type }).end(encode('{"jobId":"übung-1"}'));
    });
    expect((await api.startExport({ domain: 'd.example.com' }, signal)).jobId).toBe('übung-1');
  });

  it('reads no more than the beginning of an answer that does not end', async () => {
    const { api } = await apiOf((_, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(2 ** 16, ' ')));
        response.once('drain', more);
      };
      more();
    });
    expect((await failureOf(api.exportJob('j', signal))).code).toBe('E_API_RESPONSE');
  });

  it('gives up on an answer that drips', async () => {
    const repeated: string[] = [];
    const { api } = await apiOf(
      (_, response) => {
        response.write('{');
        const timer = setInterval(() => response.write(' '), 10);
        response.once('close', () => clearInterval(timer));
      },
      {
        answerTimeoutMs: 60,
        onRetry: (message) => repeated.push(message),
        retries: { attempts: 2, baseMs: 1, maxMs: 1 },
      },
    );
    const failure = await failureOf(api.exportJob('j', signal));
    expect(failure).toMatchObject({ code: 'E_API_UNREACHABLE', why: expect.stringContaining('0.06 s') });
    // Not what the server has seen: on a busy machine the time may be over before a request arrives.
    expect(repeated).toHaveLength(1);
  });
});
