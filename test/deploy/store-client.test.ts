import { expect, onTestFinished, test } from 'vitest';
import { createStoreClient } from '../../src/deploy/store-client.ts';
import { Failure } from '../../src/errors/failure.ts';
import { startRecordingServer } from '../support/http-server.ts';
import { contextOf, hurriedClock, siteOf } from './fixtures.ts';
import { push } from './pushing.ts';

test.each(['s3://docs', 'gs://docs', 'azblob://account/docs'])(
  '%s publishes nothing where a console or a login page says yes to everything',
  async (target) => {
    const server = await startRecordingServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Console</title>');
    });
    onTestFinished(() => server.close());
    const env = {
      AWS_ACCESS_KEY_ID: 'AKIA',
      AWS_SECRET_ACCESS_KEY: 'the-secret',
      STORAGE_EMULATOR_HOST: server.url.host,
      AZURE_STORAGE_KEY: 'a2V5',
    };
    const endpoint = target.startsWith('gs:') ? '' : ` endpoint=${server.url.origin}`;
    const { deployment } = await push(await siteOf({ 'index.html': 'home' }), target + endpoint, { env });
    expect(deployment.error).toMatchObject({
      code: 'E_DEPLOY_NOT_FOUND',
      message: expect.stringMatching(/no storage service: .*docs: .*correct endpoint=/),
    });
    expect(server.requests.every(({ method }) => method === 'GET')).toBe(true);
  },
);

test.each([
  ['s3://docs', 'AWS_REGION', 'eu-west-1\n'],
  ['s3://docs', 'AWS_ENDPOINT_URL', 'storage.example.com'],
  ['gs://docs', 'STORAGE_EMULATOR_HOST', 'no host'],
])('%s names the variable %s where its value cannot be used', async (target, name, value) => {
  const env = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'the-secret', [name]: value };
  const { deployment } = await push(await siteOf({ 'index.html': 'home' }), target, { env });
  expect(deployment.error).toMatchObject({
    code: 'E_INPUT_INVALID',
    message: expect.stringContaining(`The variable ${name} cannot be used: ${JSON.stringify(value)}`),
  });
});

test.each(['s3://docs', 'azblob://account/docs'])(
  '%s says that it tries again, but not of the first time: every store is busy for a moment',
  async (target) => {
    let answers: number[] = [];
    const server = await startRecordingServer((_request, response) => {
      response.statusCode = answers.shift() ?? 404;
      response.end();
    });
    onTestFinished(() => server.close());
    const env = {
      AWS_ACCESS_KEY_ID: 'AKIA',
      AWS_SECRET_ACCESS_KEY: 'the-secret',
      AZURE_STORAGE_KEY: 'a2V5',
    };
    const line = `${target} endpoint=${server.url.origin}`;
    const retries = async (first: number[]) => {
      answers = first;
      const site = await siteOf({ 'index.html': 'home' });
      const { log } = await push(site, line, { env, clock: hurriedClock, plan: true });
      return log.lines.filter((text) => text.includes('trying again in'));
    };
    expect(await retries([503])).toEqual([]);
    expect(await retries([503, 503])).toEqual([
      expect.stringMatching(/^progress: .*keeps failing.*503.*; trying again in \d\.\d s$/),
    ]);
  },
);

test('of many requests that find at once that a session has ended, one logs in anew', async () => {
  const server = await startRecordingServer(({ headers }, response) => {
    response.statusCode = headers.authorization === 'login 0' ? 401 : 200;
    setTimeout(() => response.end(), 20);
  });
  onTestFinished(() => server.close());
  let logins = 0;
  const service = {
    address: server.url.href,
    unreachableFix: 'look',
    authorize: async (
      { url }: { readonly url: string },
      { refresh }: { readonly refresh: boolean },
    ): Promise<{ url: string; headers: Record<string, string> }> => {
      if (refresh) logins += 1;
      return { url, headers: { authorization: `login ${logins}` } };
    },
    failureOf: () => new Failure('E_DEPLOY_DENIED', { what: 'no' }),
  };
  const client = createStoreClient(service, contextOf());
  const request = { method: 'GET', url: server.url.href, subject: 'a', permission: 'b' } as const;
  const turn = { signal: new AbortController().signal, onThrottle() {} };
  const answers = await Promise.all(Array.from({ length: 8 }, () => client(request, turn)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(logins).toBe(1);
});

test('a page that a proxy puts in place of an answer is not taken for a file that was stored', async () => {
  const server = await startRecordingServer((_request, response, number) => {
    if (number === 1) response.setHeader('content-type', 'text/html');
    response.end(number === 1 ? '<!DOCTYPE html><title>Sign in</title>' : '');
  });
  onTestFinished(() => server.close());
  const service = {
    address: server.url.href,
    unreachableFix: 'look',
    authorize: async ({ url }: { readonly url: string }) => ({ url, headers: {} }),
    failureOf: () => new Failure('E_DEPLOY_DENIED', { what: 'no' }),
  };
  const client = createStoreClient(service, { ...contextOf(), clock: hurriedClock });
  const turn = { signal: new AbortController().signal, onThrottle() {} };
  await client({ method: 'PUT', url: server.url.href, subject: 'docs/a.html', permission: 'b' }, turn);
  expect(server.requests).toHaveLength(2);
});
