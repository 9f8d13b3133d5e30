import { describe, expect, it } from 'vitest';
import { sendJson } from '../support/http-server.ts';
import { failureOf, KEY, signal, useApi } from './served.ts';

const apiOf = useApi();

describe('the Admin API client, refused', () => {
  it('says that a job may have started when the answer to the start is of no use', async () => {
    const { api } = await apiOf((_, response) => sendJson(response, 202, { id: 'job-1' }));
    const failure = await failureOf(api.startExport({ domain: 'd.example.com' }, signal));
    expect(failure.code).toBe('E_API_RESPONSE');
    expect(failure.fix).toContain('may have started all the same');
  });

  it.each(['..', 'a\nb', 'a\ud800'])(
    'takes no job id that would leave the path of its operations or its line: %j',
    async (jobId) => {
      const { api } = await apiOf((_, response) => sendJson(response, 202, { jobId }));
      const failure = await failureOf(api.startExport({ domain: 'd.example.com' }, signal));
      expect(failure.why).toContain('jobId: it cannot stand in a path');
    },
  );

  it('names the version where it was copied into base-url', async () => {
    const { api } = await apiOf((_, response) => sendJson(response, 404, {}), { path: 'api/v1' });
    expect((await failureOf(api.exportJob('j', signal))).fix).toBe(
      'leave /v1 out of base-url, or check base-url, and export-job-id where it is given',
    );
  });

  it('names version and paths among what may be wrong where they were asked for', async () => {
    const { api } = await apiOf((_, response) => sendJson(response, 404, {}));
    const start = { domain: 'd.example.com', version: 'v9' };
    expect((await failureOf(api.startExport(start, signal))).fix).toBe(
      'check base-url, domain and export-version',
    );
    expect((await failureOf(api.startExport({ ...start, paths: ['a'] }, signal))).fix).toBe(
      'check base-url, domain, export-version and export-paths',
    );
  });

  it('takes 407 for the word of a proxy', async () => {
    const { api } = await apiOf((_, response) => sendJson(response, 407, {}));
    await expect(api.exportJob('job_1', signal)).rejects.toMatchObject({
      code: 'E_API_UNREACHABLE',
      message: expect.stringMatching(/answered 407: a proxy in between wants a login: .*HTTPS_PROXY/),
    });
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

  it('names the export that runs, where the service does', async () => {
    const { api } = await apiOf((_, response) =>
      sendJson(response, 409, { error: 'one is running', jobId: 'job_7' }),
    );
    expect((await failureOf(api.startExport({ domain: 'd.example.com' }, signal))).fix).toContain(
      'adopt that with export-job-id: job_7; then run again',
    );
  });

  it('says in plain words that base-url does not speak TLS, and what to do', async () => {
    const { server } = await apiOf((_, response) => sendJson(response, 200, {}));
    const baseUrl = new URL(server.url.href.replace('http:', 'https:'));
    const { api } = await apiOf(() => {}, { baseUrl });
    await expect(api.startExport({ domain: 'd.example.com' }, signal)).rejects.toMatchObject({
      code: 'E_API_UNREACHABLE',
      why: 'it does not answer as https:// wants it (ERR_SSL_WRONG_VERSION_NUMBER)',
      fix: expect.stringMatching(/^correct the address and its port/),
    });
    await server.close();
  });

  it.each([
    ['/elsewhere', 'to another path'],
    ['https://login.example.com/start?token=t0k3n', 'to https://login.example.com;'],
    ['', 'elsewhere'],
  ])(
    'does not follow a redirect to %j, which would carry the key there, and says where it leads',
    async (location, where) => {
      const { api, server } = await apiOf((_, response) => {
        response.writeHead(302, { location });
        response.end();
      });
      const failure = await failureOf(api.exportJob('j', signal));
      expect(failure.code).toBe('E_API_RESPONSE');
      expect(failure.why).toContain(`answered 302 and points ${where}`);
      expect(failure.message).not.toContain('t0k3n');
      expect(server.requests).toHaveLength(1);
    },
  );

  it('tells what a service says of an error that it calls a success', async () => {
    const error = `no site of that domain (asked with ${KEY})`;
    const { api } = await apiOf((_, response) => sendJson(response, 200, { error }));
    expect((await failureOf(api.startExport({ domain: 'd.example.com' }, signal))).why).toBe(
      'the answer is not what the Admin API describes (jobId: expected string, received undefined); it says: no site of that domain (asked with ***)',
    );
  });

  it.each([405, 501])(
    'takes %i for the word of a host of files, where base-url is that of the site',
    async (status) => {
      const { api } = await apiOf(
        (_, response) => void response.writeHead(status).end('No such method here'),
      );
      expect(await failureOf(api.startExport({ domain: 'd.example.com' }, signal))).toMatchObject({
        code: 'E_API_NOT_FOUND',
        why: expect.stringContaining(`answered ${status} (No such method here)`),
        fix: 'check base-url and domain',
      });
    },
  );

  it('takes a job that is gone for one that is not there', async () => {
    const { api } = await apiOf((_, response) => sendJson(response, 410, { error: 'it was removed' }));
    expect((await failureOf(api.exportJob('j', signal))).code).toBe('E_API_NOT_FOUND');
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
