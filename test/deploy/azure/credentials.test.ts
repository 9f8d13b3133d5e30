import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sharedKeyHeader } from '../../../src/deploy/azure/shared-key.ts';
import { tokenSource } from '../../../src/deploy/azure/token.ts';
import { parseDestinations } from '../../../src/deploy/parse.ts';
import { type RecordedRequest, sendJson, startRecordingServer } from '../../support/http-server.ts';
import { contextOf, recordedLog, siteOf, temporaryFolder } from '../fixtures.ts';
import { push } from '../pushing.ts';

const { signal } = new AbortController();
const IDENTITY = { AZURE_CLIENT_ID: 'the-client', AZURE_TENANT_ID: 'the-tenant' };

/** A login service that gives `token-1`, `token-2`, … and a workflow run's own tokens; anything else is storage. */
async function startLogin(storage: (request: RecordedRequest) => number = () => 404) {
  let tokens = 0;
  const server = await startRecordingServer((request, response) => {
    if (request.path.startsWith('/the-tenant/')) {
      tokens += 1;
      sendJson(response, 200, { access_token: `token-${tokens}`, expires_in: 3600, token_type: 'Bearer' });
    } else if (request.path.startsWith('/run?')) {
      sendJson(response, 200, { value: 'token-of-the-run' });
    } else {
      response.writeHead(storage(request), { 'x-ms-request-id': '1' }).end();
    }
  });
  onTestFinished(() => server.close());
  return { server, authority: { AZURE_AUTHORITY_HOST: server.url.href } };
}

describe('tokenSource', () => {
  test('exchanges the federated token of a file, and keeps what it got until it ends', async () => {
    const { server, authority } = await startLogin();
    const file = join(await temporaryFolder(), 'token');
    await writeFile(file, 'federated-token\n');
    const log = recordedLog();
    let now = 0;
    const context = contextOf({ log, clock: { now: () => now, sleep: async () => {} } });
    const env = { ...IDENTITY, ...authority, AZURE_FEDERATED_TOKEN_FILE: file };
    const token = tokenSource({ ...context, env });
    expect(await Promise.all([1, 2, 3].map(() => token({ refresh: false, signal })))).toEqual(
      Array(3).fill('token-1'),
    );
    now = 50 * 60_000;
    expect(await token({ refresh: false, signal })).toBe('token-1');
    now = 56 * 60_000;
    expect(await Promise.all([1, 2, 3].map(() => token({ refresh: false, signal })))).toEqual(
      Array(3).fill('token-2'),
    );
    expect(await token({ refresh: true, signal })).toBe('token-3');
    expect(server.requests).toHaveLength(3);
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/the-tenant/oauth2/v2.0/token' });
    expect(Object.fromEntries(new URLSearchParams(server.requests[0]?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'the-client',
      scope: 'https://storage.azure.com/.default',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: 'federated-token',
    });
    expect(log.masked).toEqual(['token-1', 'token-2', 'token-3']);
  });

  test('exchanges the workflow run’s own token', async () => {
    const { server, authority } = await startLogin();
    const env = {
      ...IDENTITY,
      ...authority,
      ACTIONS_ID_TOKEN_REQUEST_URL: `${server.url.href}run?api-version=2`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token',
    };
    const log = recordedLog();
    expect(await tokenSource({ ...contextOf({ log }), env })({ refresh: false, signal })).toBe('token-1');
    expect(server.requests[0]).toMatchObject({
      path: '/run?api-version=2&audience=api%3A%2F%2FAzureADTokenExchange',
      headers: { authorization: 'Bearer request-token' },
    });
    expect(server.requests[1]?.body).toContain('client_assertion=token-of-the-run');
    expect(log.masked).toContain('token-of-the-run');
  });

  test('exchanges a secret, taken without the end of its line as the ids are', async () => {
    const { server, authority } = await startLogin();
    const ids = { AZURE_CLIENT_ID: 'the-client\n', AZURE_TENANT_ID: 'the-tenant\r\n' };
    const env = { ...ids, ...authority, AZURE_CLIENT_SECRET: 'of-the-client\n' };
    expect(await tokenSource({ ...contextOf(), env })({ refresh: false, signal })).toBe('token-1');
    const [{ path, body } = { path: '', body: '' }] = server.requests;
    expect(path).toMatch(/^\/the-tenant\/oauth2/);
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      client_id: 'the-client',
      client_secret: 'of-the-client',
    });
  });

  test('asks the runner again where it has no token just now', async () => {
    const { server, authority } = await startLogin();
    const runner = await startRecordingServer((_request, response, number) =>
      number < 2 ? sendJson(response, 503, {}) : sendJson(response, 200, { value: 'token-of-the-run' }),
    );
    onTestFinished(() => runner.close());
    const env = {
      ...IDENTITY,
      ...authority,
      ACTIONS_ID_TOKEN_REQUEST_URL: runner.url.href,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token',
    };
    expect(await tokenSource({ ...contextOf(), env })({ refresh: false, signal })).toBe('token-1');
    expect(server.requests[0]?.body).toContain('client_assertion=token-of-the-run');
  });

  test('asks again where something else answers in place of the runner or the login, and shows nothing of it', async () => {
    const answers = ['<!doctype html>', '', '{"value":"half-a-tok'];
    const server = await startRecordingServer(({ path }, response, number) => {
      const isRun = path.startsWith('/run');
      const good = isRun ? { value: 'token-of-the-run' } : { access_token: 'token-1', expires_in: 60 };
      response.end(answers[isRun ? number - 1 : number - 5] ?? JSON.stringify(good));
    });
    onTestFinished(() => server.close());
    const env = {
      ...IDENTITY,
      AZURE_AUTHORITY_HOST: server.url.href,
      ACTIONS_ID_TOKEN_REQUEST_URL: `${server.url.href}run?x=1`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token',
    };
    const source = () => tokenSource({ ...contextOf(), env })({ refresh: false, signal });
    expect(await source()).toBe('token-1');
    answers.push(...Array(30).fill('{"value":"half-a-tok'));
    const error = await source().catch(String);
    expect(error).toMatch(/identity token for Microsoft Entra could not be had: .*holds no token/);
    expect(error).not.toContain('half');
  });

  test('takes the session that the Azure command line has', async () => {
    const folder = await temporaryFolder();
    const answer = JSON.stringify({ accessToken: 'session-token', expires_on: 4_102_444_800 });
    await writeFile(join(folder, 'az'), `#!/bin/sh\necho '${answer}'\n`);
    await chmod(join(folder, 'az'), 0o755);
    const token = tokenSource({ ...contextOf(), env: { PATH: `${folder}:/usr/bin:/bin` } });
    expect(await token({ refresh: false, signal })).toBe('session-token');
  });

  test('says how to log in where there is nothing', async () => {
    const found = tokenSource({ ...contextOf(), env: { PATH: await temporaryFolder() } });
    await expect(found({ refresh: false, signal })).rejects.toThrow(
      /No credentials for the storage account were found: .*no az on this machine: .*AZURE_CLIENT_ID and AZURE_TENANT_ID.*E_DEPLOY_CREDENTIALS/,
    );
  });

  test.each([
    [{ AZURE_CLIENT_ID: 'the-client' }, 'AZURE_CLIENT_ID is set without AZURE_TENANT_ID, and there is no az'],
    [{ AZURE_TENANT_ID: 'the-tenant' }, 'AZURE_TENANT_ID is set without AZURE_CLIENT_ID, and there is no az'],
    [IDENTITY, 'nothing proves AZURE_CLIENT_ID: this is no job with id-token: write'],
  ])('says what %j lacks', async (given, lack) => {
    const found = tokenSource({ ...contextOf(), env: { PATH: await temporaryFolder(), ...given } });
    await expect(found({ refresh: false, signal })).rejects.toThrow(lack);
  });

  test('names the login service where it cannot be reached, not the store', async () => {
    const env = {
      ...IDENTITY,
      AZURE_AUTHORITY_HOST: 'http://127.0.0.1:1',
      AZURE_CLIENT_SECRET: 'the-secret',
    };
    await expect(tokenSource({ ...contextOf(), env })({ refresh: false, signal })).rejects.toThrow(
      /The login service could not be reached: http:\/\/127.*nobody listens there.*E_DEPLOY_UNREACHABLE/,
    );
  });

  test('tries again while the login service is busy, and says so', async () => {
    const server = await startRecordingServer((_request, response, number) =>
      number < 3
        ? sendJson(response, 503, {}, { 'retry-after': '1' })
        : sendJson(response, 200, { access_token: 'late-token', expires_in: 3600 }),
    );
    onTestFinished(() => server.close());
    const env = { ...IDENTITY, AZURE_AUTHORITY_HOST: server.url.href, AZURE_CLIENT_SECRET: 'the-secret' };
    const log = recordedLog();
    expect(await tokenSource({ ...contextOf({ log }), env })({ refresh: false, signal })).toBe('late-token');
    expect(log.lines.filter((line) => line.includes('trying again'))).toHaveLength(1);
  });

  test('says which file holds no federated token', async () => {
    const file = join(await temporaryFolder(), 'none');
    const env = { ...IDENTITY, AZURE_FEDERATED_TOKEN_FILE: file };
    await expect(tokenSource({ ...contextOf(), env })({ refresh: false, signal })).rejects.toThrow(
      /federated token cannot be read: .*none.*AZURE_FEDERATED_TOKEN_FILE.*E_DEPLOY_CREDENTIALS/,
    );
  });

  test('says that the token itself stands in place of its file, and does not show it', async () => {
    const env = { ...IDENTITY, AZURE_FEDERATED_TOKEN_FILE: 'eyJhbGciOiJSUzI1NiJ9.claims.signature' };
    const refused = tokenSource({ ...contextOf(), env })({ refresh: false, signal });
    await expect(refused).rejects.toThrow(
      /AZURE_FEDERATED_TOKEN_FILE.* the secret itself.*E_DEPLOY_CREDENTIALS/,
    );
    await expect(refused).rejects.not.toThrow('eyJ');
  });

  test('says what a refused login said, without the token', async () => {
    const server = await startRecordingServer((_request, response) =>
      sendJson(response, 401, {
        error: 'invalid_client',
        error_description: 'AADSTS700213: no match\r\nTrace',
      }),
    );
    onTestFinished(() => server.close());
    const env = { ...IDENTITY, AZURE_AUTHORITY_HOST: server.url.href, AZURE_CLIENT_SECRET: 'the-secret' };
    const refused = tokenSource({ ...contextOf(), env })({ refresh: false, signal });
    await expect(refused).rejects.toThrow(/login was refused.*AADSTS700213: no match.*federated credential/);
    await expect(refused).rejects.not.toThrow(/the-secret/);
  });
});

test('a login that the store takes for ended is renewed, and the request sent again', async () => {
  const { server, authority } = await startLogin(({ headers }) => {
    if (headers.authorization === 'Bearer token-1') return 401;
    return 404;
  });
  const env = { ...IDENTITY, ...authority, AZURE_CLIENT_SECRET: 'the-secret' };
  const line = `azblob://docs/site endpoint=${server.url.href}docs`;
  // Without the container nothing is listed; what counts is that the second token was tried.
  const { error } = await push(await siteOf({ 'index.html': '' }), line, { env });
  expect(error).toMatch(/status 404/);
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    'Bearer token-1',
    undefined,
    'Bearer token-2',
    'Bearer token-2',
  ]);
});

describe('azblob: refuses', () => {
  test.each([
    ['azblob://', 'it names no storage account'],
    ['azblob://docs', 'it names no container'],
    ['azblob://docs.blob.core.windows.net/site', 'cannot be a storage account’s name'],
    ['azblob://docs/Site', 'cannot be a container’s name'],
    ['azblob://docs/a--b', 'cannot be a container’s name'],
    ['azblob://docs/site/../x', 'the prefix has a "." or ".." in it'],
  ])('%s', (line, why) => {
    expect(parseDestinations(line).problems).toMatchObject([{ why: expect.stringContaining(why) }]);
  });

  test('credentials of another account, and a connection string without any', async () => {
    const site = await siteOf({ 'index.html': '' });
    const other = { AZURE_STORAGE_CONNECTION_STRING: 'AccountName=other;AccountKey=c2VjcmV0' };
    expect((await push(site, 'azblob://docs/site', { env: other })).error).toMatch(
      /for another storage account: AZURE_STORAGE_CONNECTION_STRING is for other.*E_DEPLOY_CREDENTIALS/,
    );
    const empty = { AZURE_STORAGE_CONNECTION_STRING: 'AccountName=docs;EndpointSuffix=core.windows.net' };
    expect((await push(site, 'azblob://docs/site', { env: empty })).error).toMatch(
      /holds no credentials.*AccountKey=/,
    );
  });
});

describe('sharedKeyHeader', () => {
  test('signs placed headers, marked headers in order, and the query in order', () => {
    const request = {
      method: 'PUT',
      url: 'https://docs.blob.core.windows.net/site/a%20b.html?timeout=20&comp=properties',
      headers: {
        'x-ms-version': '2021-12-02',
        'x-ms-date': 'Fri, 02 Jan 2026 03:04:05 GMT',
        'content-length': '0',
      },
    };
    expect(sharedKeyHeader(request, 'docs', 'c2VjcmV0')).toMatch(/^SharedKey docs:[A-Za-z0-9+/]{43}=$/);
    const reordered = {
      ...request,
      url: request.url.replace('timeout=20&comp=properties', 'comp=properties&timeout=20'),
    };
    expect(sharedKeyHeader(reordered, 'docs', 'c2VjcmV0')).toBe(sharedKeyHeader(request, 'docs', 'c2VjcmV0'));
  });
});
