import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { agentJobsFromFile } from '../../src/service/agent-jobs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { createConformance } from './conformance.ts';
import { API_KEY, DOMAIN, gate, SMALL_SITE, startTestService } from './setup.ts';

const { problems } = createConformance();
const START = '/v1/static-export/jobs';

const AGENT_JOB = {
  id: 'agt_1',
  status: 'completed',
  source: { repository: 'https://git.example.com/acme/docs', ref: null },
  model: 'example-model',
  prLink: 'https://git.example.com/acme/docs/pull/17',
  createdAt: '2026-01-15T10:00:00Z',
  archivedAt: null,
};

describe('every answer conforms to the description', () => {
  test.each([
    { name: 'a started job', body: { domain: DOMAIN }, status: 202 },
    {
      name: 'a started job of one version',
      body: { domain: DOMAIN, version: 'v2', paths: ['guides'] },
      status: 202,
    },
    { name: 'fields nobody named', body: { domain: DOMAIN, color: 'blue' }, status: 202 },
    { name: 'no domain', body: {}, status: 400, error: /^domain: / },
    { name: 'an empty domain', body: { domain: '' }, status: 400, error: /^domain: / },
    { name: 'a domain that is no text', body: { domain: 7 }, status: 400, error: /^domain: .*string/ },
    { name: 'several problems', body: { domain: 7, paths: 'a' }, status: 400, error: /^domain: .*; paths: / },
    {
      name: 'a path that is no text',
      body: { domain: DOMAIN, paths: ['a', 1] },
      status: 400,
      error: /^paths\.1: /,
    },
    { name: 'a list', body: [], status: 400, error: /^body: / },
    { name: 'broken JSON', body: '{"domain": ', status: 400, error: /not JSON/ },
    { name: 'an empty body', body: '', status: 400, error: /not JSON/ },
    {
      name: 'an unknown domain',
      body: { domain: 'x.example.com' },
      status: 404,
      error: /x\.example\.com.*docs\.example/,
    },
    { name: 'a large body', body: { domain: 'x'.repeat(100_000) }, status: 413, error: /larger than/ },
  ])('start with $name: $status', async ({ body, status, error }) => {
    const service = await startTestService();
    const answer = await service.call('POST', START, body);
    expect(answer.status).toBe(status);
    expect(problems('POST', START, answer.status, answer.body)).toEqual([]);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    if (error !== undefined) expect(answer.body.error).toMatch(error);
    else
      expect(answer.body).toMatchObject({
        jobId: expect.any(String),
        status: 'queued',
        createdAt: expect.any(String),
      });
  });

  test('start with a body of unknown length: 202, and with none at all: 415', async () => {
    const service = await startTestService();
    const post = (headers: Record<string, string>, body?: string): Promise<[number, unknown]> =>
      new Promise((resolve, reject) => {
        const outgoing = request(service.url + START, {
          method: 'POST',
          headers: { authorization: `Bearer ${API_KEY}`, ...headers },
        });
        outgoing.on('error', reject).on('response', async (response) => {
          const text = Buffer.concat(await response.toArray()).toString();
          resolve([response.statusCode ?? 0, JSON.parse(text)]);
        });
        // In pieces of which nobody knows how many come.
        for (const piece of body ?? '') outgoing.write(piece);
        outgoing.end();
      });
    const json = { 'content-type': 'application/json' };
    const [status, answer] = await post(
      { ...json, 'transfer-encoding': 'chunked' },
      `{"domain":"${DOMAIN}"}`,
    );
    expect(status).toBe(202);
    expect(problems('POST', START, status, answer)).toEqual([]);
    expect((await post({}))[0]).toBe(415);
    expect((await post(json))[0]).toBe(400);
  });

  test('start with a large body of unknown length: 413', async () => {
    const service = await startTestService();
    const response = await fetch(service.url + START, {
      method: 'POST',
      headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
      body: new ReadableStream({
        start(controller) {
          for (let index = 0; index < 20; index += 1) controller.enqueue(Buffer.alloc(10_000, 'x'));
          controller.close();
        },
      }),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(problems('POST', START, 413, await response.json())).toEqual([]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'start with a body of %s: 415',
    async (type) => {
      const service = await startTestService();
      const response = await fetch(service.url + START, {
        method: 'POST',
        headers: { authorization: `Bearer ${API_KEY}`, 'content-type': type },
        body: JSON.stringify({ domain: DOMAIN }),
      });
      expect(response.status).toBe(415);
      expect(problems('POST', START, 415, await response.json())).toEqual([]);
    },
  );

  test('a job from queued to completed, and its bundle', async () => {
    const held = gate();
    const service = await startTestService({
      sites: new Map([
        [
          DOMAIN,
          {
            async build(asked, events) {
              await held.opened;
              return SMALL_SITE.build(asked, events);
            },
          },
        ],
      ]),
    });
    const { body: started } = await service.call('POST', START, { domain: 'DOCS.example.com' });
    const path = `${START}/${started.jobId}`;

    const running = await service.poll(String(started.jobId), ({ status }) => status === 'running');
    expect(problems('GET', path, 200, running)).toEqual([]);
    expect(running).toMatchObject({ jobId: started.jobId, progress: 0, pageCount: 0 });

    const early = await service.call('POST', `${path}/bundle`);
    expect(early.status).toBe(409);
    expect(problems('POST', `${path}/bundle`, 409, early.body)).toEqual([]);
    expect(early.body.error).toContain('running');

    held.open();
    const completed = await service.poll(String(started.jobId), ({ status }) => status === 'completed');
    expect(problems('GET', path, 200, completed)).toEqual([]);
    expect(Object.keys(completed).sort()).toEqual([
      'createdAt',
      'jobId',
      'pageCount',
      'progress',
      'status',
      'updatedAt',
    ]);
    expect(completed).toMatchObject({ progress: 100, pageCount: 2 });

    const bundle = await service.call('POST', `${path}/bundle`);
    expect(bundle.status).toBe(200);
    expect(problems('POST', `${path}/bundle`, 200, bundle.body)).toEqual([]);
    expect(bundle.body).toMatchObject({ sizeBytes: expect.any(Number) });
  });

  test.each([
    ['GET', `${START}/nobody`],
    ['POST', `${START}/nobody/bundle`],
    ['GET', `${START}/..%2F..%2Fetc%2Fpasswd`],
    ['GET', '/v2/agent/docs/job/nobody'],
  ])('%s %s of nothing: 404', async (method, path) => {
    const service = await startTestService();
    const answer = await service.call(method, path);
    expect(answer.status).toBe(404);
    expect(problems(method, path, 404, answer.body)).toEqual([]);
  });

  test('an agent job', async () => {
    const path = join(await temporaryFolder(), 'agent-jobs.json');
    await writeFile(path, JSON.stringify({ docs: [AGENT_JOB] }));
    const service = await startTestService({ agentJobs: agentJobsFromFile(path) });
    const answer = await service.call('GET', '/v2/agent/docs/job/agt_1');
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: AGENT_JOB });
    expect(problems('GET', '/v2/agent/docs/job/agt_1', 200, answer.body)).toEqual([]);
    expect((await service.call('GET', '/v2/agent/docs/job/agt_2')).status).toBe(404);
    expect((await service.call('GET', '/v2/agent/__proto__/job/agt_1')).status).toBe(404);
  });

  test('an agent job that changes is read anew, and a broken file is said to be one', async () => {
    const path = join(await temporaryFolder(), 'agent-jobs.json');
    const write = (text: string) => writeFile(path, text);
    const service = await startTestService({ agentJobs: agentJobsFromFile(path) });
    const read = () => service.call('GET', '/v2/agent/docs/job/agt_1');
    await write(JSON.stringify({ docs: [{ ...AGENT_JOB, status: 'active', prLink: null }] }));
    expect((await read()).body).toMatchObject({ status: 'active', prLink: null });
    await write(JSON.stringify({ docs: [AGENT_JOB] }));
    expect((await read()).body).toMatchObject({ status: 'completed' });
    for (const broken of ['{', JSON.stringify({ docs: [{ ...AGENT_JOB, status: 'lost' }] })]) {
      await write(broken);
      const answer = await read();
      expect(answer.status).toBe(500);
      expect(answer.body.error).toContain('agent-jobs.json');
      expect(problems('GET', '/v2/agent/docs/job/agt_1', 500, answer.body)).toEqual([]);
    }
  });
});

describe('the API key', () => {
  test.each([
    { name: 'none', authorization: undefined },
    { name: 'an empty one', authorization: 'Bearer ' },
    { name: 'another scheme', authorization: `Basic ${API_KEY}` },
    { name: 'a wrong one', authorization: 'Bearer svc_ffffffffffffffff' },
    { name: 'a beginning', authorization: `Bearer ${API_KEY.slice(0, -1)}` },
    { name: 'one with something behind', authorization: `Bearer ${API_KEY}0` },
    { name: 'two', authorization: `Bearer ${API_KEY} ${API_KEY}` },
  ])('is refused: $name', async ({ authorization }) => {
    const service = await startTestService();
    for (const [method, path] of [
      ['POST', START],
      ['GET', `${START}/x`],
      ['POST', `${START}/x/bundle`],
      ['GET', '/v2/agent/p/job/x'],
    ] as const) {
      const response = await fetch(service.url + path, {
        method,
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer /);
      const body = await response.json();
      expect(problems(method, path, 401, body)).toEqual([]);
      expect(JSON.stringify(body)).not.toContain(API_KEY);
    }
  });

  test('is taken whatever the case of the scheme', async () => {
    const service = await startTestService();
    const response = await fetch(`${service.url}${START}/x`, {
      headers: { authorization: `bearer ${API_KEY}` },
    });
    expect(response.status).toBe(404);
  });
});

describe('everything else', () => {
  test.each([
    ['GET', START, 'POST'],
    ['DELETE', `${START}/x`, 'GET, HEAD'],
    ['GET', `${START}/x/bundle`, 'POST'],
    ['PUT', '/v2/agent/p/job/x', 'GET, HEAD'],
  ])('%s %s: 405, with the methods there are', async (method, path, allow) => {
    const service = await startTestService();
    const { status, headers, body } = await service.call(method, path);
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow });
    expect(body.error).toContain(method);
  });

  test.each(['/', '/v1', '/v1/static-export/jobs/', '/v3/agent/p/job/x', '/bundles', '/../../etc/passwd'])(
    '%s: 404 as JSON',
    async (path) => {
      const service = await startTestService();
      const { status, body } = await service.call('GET', path);
      expect(status).toBe(404);
      expect(body.error).toEqual(expect.any(String));
    },
  );

  test('a request target that is no path is answered, not fatal', async () => {
    const service = await startTestService();
    for (const path of ['*', '/%', '//', '/bundles/%00', '/bundles/%', 'http://other.example/v1/x']) {
      const status = await new Promise((resolve, reject) => {
        request(`${service.url}`, { path }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect((await service.call('GET', `${START}/x`)).status).toBe(404);
  });

  test('answers are not to be stored', async () => {
    const service = await startTestService();
    const { headers } = await service.call('GET', `${START}/x`);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
