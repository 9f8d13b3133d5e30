import { afterEach, describe, expect, it } from 'vitest';
import { type AdminApi, createAdminApi } from '../../src/admin-api/client.ts';
import { Failure } from '../../src/errors/failure.ts';
import { createHttpClient } from '../../src/http/client.ts';
import { type RecordingServer, sendJson, startRecordingServer } from '../support/http-server.ts';
import { createVirtualClock, type VirtualClock } from '../support/virtual-clock.ts';

const KEY = 'svc_secret-of-the-test';
const signal = new AbortController().signal;
const client = createHttpClient();
let server: RecordingServer | undefined;

afterEach(async () => {
  await server?.close();
});

async function apiOf(
  answer: Parameters<typeof startRecordingServer>[0],
  path = '',
): Promise<{ api: AdminApi; clock: VirtualClock; server: RecordingServer }> {
  server = await startRecordingServer(answer);
  const clock = createVirtualClock(Date.parse('2026-01-01T00:00:00Z'));
  const api = createAdminApi({
    baseUrl: new URL(`${server.url.href}${path}`),
    apiKey: KEY,
    http: client.http,
    clock,
  });
  return { api, clock, server };
}

async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Failure);
  return error as Failure;
}

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
    const { api, server } = await apiOf((request, response) => {
      if (request.path.includes('/agent/')) sendJson(response, 200, agentJob);
      else if (request.path.endsWith('/bundle'))
        sendJson(response, 200, {
          bundleUrl: 'https://s.example.com/b?sig=1',
          expiresAt: '2026-01-01T01:00:00+02:00',
        });
      else if (request.method === 'POST') sendJson(response, 202, { jobId: 'job/1', extra: true });
      else sendJson(response, 200, { status: 'running', progress: '40%', pageCount: 7, later: 'kept' });
    }, 'base/path');
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

  it('reads a job whose page count, progress and error have a form that nobody knows', async () => {
    const { api } = await apiOf((_, response) =>
      sendJson(response, 200, { status: 'failed', progress: { done: 1 }, pageCount: '12', error: ['a'] }),
    );
    const { job } = await api.exportJob('j', signal);
    expect(job.status).toBe('failed');
    expect([job.pageCount, job.progress, job.error]).toEqual([undefined, undefined, undefined]);
  });

  it('takes 402 for what it is, a plan without static export', async () => {
    const { api } = await apiOf((_, response) => sendJson(response, 402, { error: 'no such plan' }));
    const failure = await failureOf(api.startExport({ domain: 'd.example.com' }, signal));
    expect(failure.code).toBe('E_API_KEY_REJECTED');
    expect(failure.fix).toContain('Enterprise plan');
  });

  it('says what to do about a conflict with an export that runs', async () => {
    const { api } = await apiOf((_, response) => sendJson(response, 409, { error: 'one is running' }));
    expect(await failureOf(api.startExport({ domain: 'd.example.com' }, signal))).toMatchObject({
      code: 'E_API_REQUEST_REJECTED',
      why: expect.stringContaining('one is running'),
      fix: expect.stringContaining('export-job-id'),
    });
  });

  it('repeats a read on 503 after the time the service asks for', async () => {
    const { api, clock, server } = await apiOf((_, response, number) => {
      if (number === 1) sendJson(response, 503, { error: 'busy' }, { 'retry-after': '7' });
      else if (number === 2)
        sendJson(
          response,
          429,
          { error: 'slow' },
          { 'retry-after': new Date(clock.now() + 9000).toUTCString() },
        );
      else sendJson(response, 200, { status: 'completed' });
    });
    expect((await api.exportJob('j', signal)).job.status).toBe('completed');
    expect(server.requests).toHaveLength(3);
    expect(clock.pauses).toEqual([7000, 9000]);
  });

  it('does not start an export twice when the answer got lost', async () => {
    const { api, server } = await apiOf((_, response) => response.destroy());
    expect(await failureOf(api.startExport({ domain: 'd.example.com' }, signal))).toMatchObject({
      code: 'E_API_UNREACHABLE',
      why: expect.stringContaining('the connection was closed'),
      fix: expect.stringContaining('may have started all the same'),
    });
    expect(server.requests).toHaveLength(1);
  });

  it('does not start an export again after a 500, which may come after the job was queued', async () => {
    const { api, server } = await apiOf((_, response) => sendJson(response, 500, { error: 'oops' }));
    expect((await failureOf(api.startExport({ domain: 'd.example.com' }, signal))).code).toBe(
      'E_API_UNREACHABLE',
    );
    expect(server.requests).toHaveLength(1);
  });

  it('tries to start an export again when nobody listened', async () => {
    const { api, clock, server } = await apiOf(() => {});
    await server.close();
    expect((await failureOf(api.startExport({ domain: 'd.example.com' }, signal))).code).toBe(
      'E_API_UNREACHABLE',
    );
    expect(clock.pauses).toHaveLength(4);
  });

  it('does not follow a redirect, which would carry the key elsewhere', async () => {
    const { api, server } = await apiOf((_, response) => {
      response.writeHead(302, { location: '/elsewhere' });
      response.end();
    });
    expect((await failureOf(api.exportJob('j', signal))).code).toBe('E_API_RESPONSE');
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['a web page', (response: Parameters<typeof sendJson>[0]) => response.end('<html>')],
    [
      'JSON of another shape',
      (response: Parameters<typeof sendJson>[0]) => sendJson(response, 200, { job: 1 }),
    ],
  ])('says that it is not the Admin API when the answer is %s', async (_, send) => {
    const { api } = await apiOf((_request, response) => {
      send(response);
    });
    const failure = await failureOf(api.startExport({ domain: 'd.example.com' }, signal));
    expect(failure.code).toBe('E_API_RESPONSE');
    expect(failure.fix).toContain('base-url');
  });

  it.each([
    [404, 'E_API_NOT_FOUND'],
    [400, 'E_API_REQUEST_REJECTED'],
    [403, 'E_API_KEY_REJECTED'],
  ])('turns %i into %s with the words of the service', async (status, code) => {
    const { api, server } = await apiOf((_, response) =>
      sendJson(response, status, { error: 'no such\nthing' }),
    );
    const failure = await failureOf(api.generateBundle('j', signal));
    expect(failure.code).toBe(code);
    expect(failure.message).toContain('no such thing');
    expect(server.requests).toHaveLength(1);
  });
});
