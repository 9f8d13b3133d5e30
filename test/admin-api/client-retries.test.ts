import { describe, expect, it } from 'vitest';
import { sendJson } from '../support/http-server.ts';
import { failureOf, signal, useApi } from './served.ts';

const apiOf = useApi();

describe('the Admin API client, where an answer fails', () => {
  it('asks again for the bundle of a job that is completed where the service says it is not', async () => {
    const { api, server } = await apiOf((_, response, number) =>
      number === 1
        ? sendJson(response, 409, { error: 'not ready' })
        : sendJson(response, 200, { bundleUrl: 'https://s.example.com/b' }),
    );
    expect((await api.generateBundle('j', signal)).bundleUrl).toBe('https://s.example.com/b');
    expect(server.requests).toHaveLength(2);
  });

  it('asks again for a bundle that is still being packed, and takes one that comes with the same status', async () => {
    const { api, server } = await apiOf((_, response, number) =>
      sendJson(response, 202, number < 3 ? { status: 'packing' } : { bundleUrl: 'https://s.example.com/b' }),
    );
    expect((await api.generateBundle('j', signal)).bundleUrl).toBe('https://s.example.com/b');
    expect(server.requests).toHaveLength(3);
  });

  it('says that a bundle is not there yet where it is packed for too long', async () => {
    const { api } = await apiOf((_, response) => sendJson(response, 202, { status: 'packing' }));
    expect(await failureOf(api.generateBundle('j', signal))).toMatchObject({
      code: 'E_API_REQUEST_REJECTED',
      why: expect.stringContaining('answered 202'),
      fix: expect.stringContaining('run again with its export-job-id'),
    });
  });

  it('says while it tries again what went wrong, and not what to do about it', async () => {
    const said: string[] = [];
    const { api, server } = await apiOf(
      (_, response, number) =>
        number === 1
          ? sendJson(response, 429, { message: 'slow down' }, { 'retry-after': '1' })
          : sendJson(response, 202, { jobId: 'j' }),
      { onRetry: (message) => said.push(message) },
    );
    await api.startExport({ domain: 'd.example.com' }, signal);
    expect(said).toEqual([
      `Could not start the export job: ${server.url.host} answered 429 (slow down), and asks to wait 1 s; trying again in 1.0 s`,
    ]);
  });

  it('repeats a read on 503 after the time the service asks for', async () => {
    const { api, clock, server } = await apiOf((_, response, number) => {
      if (number === 1) sendJson(response, 503, { error: 'busy' }, { 'retry-after': '7' });
      else if (number === 2)
        sendJson(
          response,
          429,
          { error: 'slow' },
          {
            date: new Date(clock.now()).toUTCString(),
            'retry-after': new Date(clock.now() + 9000).toUTCString(),
          },
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

  it.each([
    [200, '<!doctype html><title>Sign in</title>'],
    [200, ''],
    [200, 'null'],
    [200, '{"error":"no upstream"}'],
    [404, '404 page not found'],
    [404, ''],
  ])('asks again where something before the service answers %i %j for a moment', async (status, body) => {
    const { api, server } = await apiOf((request, response, number) => {
      if (number % 2 === 1) response.writeHead(status).end(body);
      else if (request.path.includes('/agent/')) sendJson(response, 200, { status: 'active' });
      else if (request.method === 'POST') sendJson(response, 200, { bundleUrl: 'https://s.example.com/b' });
      else sendJson(response, 200, { status: 'running' });
    });
    expect((await api.exportJob('j', signal)).job.status).toBe('running');
    expect((await api.generateBundle('j', signal)).bundleUrl).toBe('https://s.example.com/b');
    expect((await api.agentJob('p', 'a', signal)).status).toBe('active');
    expect(server.requests).toHaveLength(6);
    await expect(api.startExport({ domain: 'd.example.com' }, signal)).rejects.toThrow();
    expect(server.requests).toHaveLength(7);
  });

  it.each([
    [200, '<!doctype html><title>Sign in</title>', 'E_API_RESPONSE'],
    [404, '404 page not found', 'E_API_NOT_FOUND'],
  ])('comes to an end where it always answers %i %j', async (status, body, code) => {
    const { api, server } = await apiOf((_, response) => response.writeHead(status).end(body));
    expect((await failureOf(api.exportJob('j', signal))).code).toBe(code);
    expect(server.requests).toHaveLength(5);
  });
});
