import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createStoreClient } from '../../../src/deploy/store/store-client.ts';
import { Failure } from '../../../src/errors/failure.ts';
import type { Http } from '../../../src/http/http.ts';
import { startRecordingServer } from '../../support/http-server.ts';
import { contextOf, hurriedClock, siteOf } from '../fixtures.ts';
import { push } from '../pushing.ts';

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
      message: expect.stringMatching(/no storage service: .*docs\b.*correct endpoint=/),
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

test.each([
  ['s3://docs', 'The variable AWS_ENDPOINT_URL', { AWS_ENDPOINT_URL: 'https://ci:pass@s.example' }],
  [
    'azblob://account/docs',
    'The variable AZURE_AUTHORITY_HOST',
    {
      AZURE_CLIENT_ID: 'c',
      AZURE_TENANT_ID: 't',
      AZURE_CLIENT_SECRET: 'x',
      AZURE_AUTHORITY_HOST: 'https://ci:pass@s.example',
    },
  ],
  [
    'azblob://account/docs',
    'The blob endpoint of AZURE_STORAGE_CONNECTION_STRING',
    { AZURE_STORAGE_CONNECTION_STRING: 'AccountKey=eA==;BlobEndpoint=https://ci:pass@s.example' },
  ],
])('%s names %s without the password in it, where it cannot be used', async (target, whose, given) => {
  const env = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'x', ...given };
  const { deployment } = await push(await siteOf({ 'index.html': 'home' }), target, { env });
  expect(deployment.error?.message).toContain(`${whose} cannot be used: "https://***@s.example"`);
});

test.each(['s3://docs', 'azblob://account/docs'])(
  '%s says that it tries again, but not of the first time: every store is busy for a moment',
  async (target) => {
    let answers: number[] = [];
    const server = await startRecordingServer((_request, response) => {
      response.statusCode = answers.shift() ?? 404;
      for (const name of ['x-ms-request-id', 'x-amz-request-id']) response.setHeader(name, '1');
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

test.each([
  ['60', 60_000, undefined],
  ['600', undefined, /status 503.*, and asks to wait 600 s: .*\[E_DEPLOY_UNREACHABLE\]/],
])(
  'a store that asks for a wait of %s s is asked again after it, or not at all',
  async (seconds, pause, error) => {
    const server = await startRecordingServer((_request, response, number) => {
      response.writeHead(number === 1 ? 503 : 404, { 'retry-after': seconds, 'x-amz-request-id': '1' }).end();
    });
    onTestFinished(() => server.close());
    const env = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'the-secret' };
    const pauses: number[] = [];
    const clock = { ...hurriedClock, sleep: async (pause: number) => void pauses.push(pause) };
    const line = `s3://docs endpoint=${server.url.origin}`;
    const { deployment, log } = await push(await siteOf({ 'index.html': 'home' }), line, {
      env,
      clock,
      plan: true,
    });
    expect(pauses[0]).toBe(pause);
    if (error === undefined) expect(log.lines.join('\n')).toContain('; trying again in 60.0 s');
    else expect(deployment.error?.message).toMatch(error);
  },
);

const MANIFEST = 'GET /docs/.docs-export/manifest.json';

test.each([200, 204, 404])(
  'an answer %d that is not of Azure is neither a success nor a missing file, but asked for again',
  async (status) => {
    const seen = new Map<string, number>();
    const server = await startRecordingServer(({ method, path }, response) => {
      const request = `${method} ${path.split('?')[0]}${path.includes('comp=list') ? ' list' : ''}`;
      const times = (seen.get(request) ?? 0) + 1;
      seen.set(request, times);
      const isBelieved = status < 300 || request === MANIFEST;
      if (times === 1 && isBelieved) return void response.writeHead(status).end();
      const own = { 'x-ms-request-id': '1', etag: '"1"' };
      if (request.endsWith('list')) response.writeHead(200, own).end('<EnumerationResults/>');
      else response.writeHead(method === 'GET' ? 404 : 201, own).end();
    });
    onTestFinished(() => server.close());
    const line = `azblob://account/docs endpoint=${server.url.origin}`;
    const env = { AZURE_STORAGE_KEY: 'a2V5' };
    const pushed = await push(await siteOf({ 'index.html': 'home', 'a.css': '' }), line, { env });
    expect(pushed.error).toBe(undefined);
    const written = ['PUT /docs/a.css', 'PUT /docs/index.html'];
    const asked = status < 300 ? [MANIFEST, 'GET /docs list', ...written] : [MANIFEST];
    expect(asked.map((request) => seen.get(request))).toEqual(asked.map(() => 2));
  },
);

test.each(['s3://docs', 'gs://docs', 'azblob://account/docs'])(
  '%s asks again where a login page stands in for the manifest',
  async (target) => {
    let answers = 0;
    const http: Http = async () => {
      answers += 1;
      const isFirst = answers === 1;
      const headers = {
        'x-ms-request-id': '1',
        ...(isFirst && { 'content-type': 'text/html; charset=utf-8' }),
      };
      const body = Readable.from([Buffer.from('<!doctype html><title>Sign in</title>')]);
      return { status: isFirst ? 200 : 403, headers, body };
    };
    const env = {
      AWS_ACCESS_KEY_ID: 'AKIA',
      AWS_SECRET_ACCESS_KEY: 'the-secret',
      STORAGE_EMULATOR_HOST: '127.0.0.1:1',
      AZURE_STORAGE_KEY: 'a2V5',
    };
    const { log, requests } = await push(await siteOf({ 'index.html': 'home' }), target, { env, http });
    expect(log.lines.filter((line) => line.includes('no manifest'))).toEqual([]);
    expect(new Set(requests.map(({ method, url }) => `${method} ${url}`)).size).toBe(1);
    expect(requests).toHaveLength(2);
  },
);

test.each([
  ['a listing of Cloud Storage', 'gs://docs inventory=listing', '{"nextPageToken":"again"}'],
  [
    'a listing of Azure',
    'azblob://account/docs inventory=listing',
    '<EnumerationResults><NextMarker>again</NextMarker></EnumerationResults>',
  ],
  [
    'a listing of a bucket',
    's3://docs inventory=listing',
    '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>again</NextContinuationToken></ListBucketResult>',
  ],
])('%s that goes on where it was is no listing', async (_, line, page) => {
  let lists = 0;
  const http: Http = async ({ url, method }) => {
    const isList = /maxResults|comp=list|list-type/.test(String(url));
    if (isList) lists += 1;
    if (lists > 5) throw new Error('it does not end');
    const status = method === 'GET' && !isList ? 404 : 200;
    const headers = { 'x-ms-request-id': '1', 'x-amz-request-id': '1' };
    return { status, headers, body: Readable.from([Buffer.from(isList ? page : '')]) };
  };
  const env = {
    AWS_ACCESS_KEY_ID: 'AKIA',
    AWS_SECRET_ACCESS_KEY: 'the-secret',
    STORAGE_EMULATOR_HOST: '127.0.0.1:1',
    AZURE_STORAGE_KEY: 'a2V5',
  };
  const { error } = await push(await siteOf({ 'index.html': 'home' }), line, { env, http });
  expect(error).toMatch(/^What answers is no storage service/);
  expect(lists).toBe(2);
});

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

const KEYS = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'the-secret' };

test.each([
  ['s3://docs', '<html><h1>404 Not Found</h1></html>'],
  ['s3://docs', '404 page not found'],
  ['s3://docs', ''],
  ['gs://docs', '<html><h1>404 Not Found</h1></html>'],
])('%s takes a 404 that is not of the store, %j, for no word on the manifest', async (target, page) => {
  const server = await startRecordingServer((_request, response) => response.writeHead(404).end(page));
  onTestFinished(() => server.close());
  const line = `${target}/site endpoint=${server.url.origin}`;
  const env = { ...KEYS, STORAGE_EMULATOR_HOST: server.url.host };
  const { error } = await push(await siteOf({ 'index.html': 'home' }), line.replace(/(gs:\S+).*/, '$1'), {
    env,
  });
  expect(error).toMatch(/^What answers is no storage service: .*it answers, but with something else/);
  expect(server.requests.map(({ method }) => method)).toEqual(Array(5).fill('GET'));
});

test.each([
  // As AWS, radosgw and MinIO say it; as some say it in headers only; as Cloud Storage says it of a download.
  ['s3://docs', '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>', {}],
  ['s3://docs', '', { 'x-amz-request-id': '1' }],
  ['gs://docs', 'No such object: docs/.docs-export/manifest.json', { 'content-type': 'text/html' }],
])('%s believes the store, which says %j, that there is no manifest', async (target, body, headers) => {
  const server = await startRecordingServer(({ path }, response) => {
    const isList = /maxResults|list-type/.test(path);
    if (isList) response.end(target.startsWith('gs') ? '{}' : '<ListBucketResult/>');
    else response.writeHead(404, headers).end(body);
  });
  onTestFinished(() => server.close());
  const endpoint = target.startsWith('gs') ? '' : ` endpoint=${server.url.origin}`;
  const env = { ...KEYS, STORAGE_EMULATOR_HOST: server.url.host };
  const site = await siteOf({ 'index.html': 'home' });
  const { status } = await push(site, target + endpoint, { env, plan: true });
  expect(status).toBe('planned');
  expect(server.requests).toHaveLength(2);
});

test.each([200, 404])(
  'a page with %i in place of an answer is not taken for the word of a store',
  async (status) => {
    const server = await startRecordingServer((_request, response, number) => {
      if (number === 1) response.writeHead(status, { 'content-type': 'text/html' });
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
  },
);
