import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseDestinations } from '../../../src/deploy/parse.ts';
import { type RecordedRequest, sendJson, startRecordingServer } from '../../support/http-server.ts';
import { siteOf, temporaryFolder } from '../fixtures.ts';
import { push } from '../pushing.ts';

/** A token exchange that gives `token-1`, `token-2`, …, and a storage service that answers as the test wants. */
async function startGoogle(storage: (request: RecordedRequest, response: ServerResponse) => void) {
  let tokens = 0;
  const server = await startRecordingServer((request, response) => {
    if (request.path !== '/token') return storage(request, response);
    tokens += 1;
    return sendJson(response, 200, {
      access_token: `token-${tokens}`,
      expires_in: 3600,
      token_type: 'Bearer',
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    });
  });
  onTestFinished(() => server.close());
  return server;
}

/** The credentials of a workload identity, as the login Action writes them. */
async function useWorkloadIdentity(url: string): Promise<void> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'subject'), 'federated-token');
  const file = join(folder, 'credentials.json');
  const credentials = {
    type: 'external_account',
    audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: `${url}token`,
    credential_source: { file: join(folder, 'subject') },
  };
  await writeFile(file, JSON.stringify(credentials));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', file);
  onTestFinished(() => void vi.unstubAllEnvs());
}

const refusal = (code: number, message: string) => ({ error: { code, message } });
const site = () => siteOf({ 'index.html': 'home' });

describe('a workload identity', () => {
  test('is exchanged for a token, and again when the service takes that for ended', async () => {
    const google = await startGoogle(({ headers }, response) =>
      headers.authorization === 'Bearer token-1'
        ? sendJson(response, 401, refusal(401, 'Invalid Credentials'))
        : sendJson(response, 404, refusal(404, 'The specified bucket does not exist.')),
    );
    await useWorkloadIdentity(google.url.href);
    const { error, log } = await push(await site(), `gs://docs endpoint=${google.url.href}`, { env: {} });
    expect(error).toMatch(/^The bucket does not exist: docs: .*E_DEPLOY_NOT_FOUND/);
    expect(google.requests.map(({ path, headers }) => [path.split('?')[0], headers.authorization])).toEqual([
      ['/token', undefined],
      ['/storage/v1/b/docs/o/.docs-export%2Fmanifest.json', 'Bearer token-1'],
      ['/token', undefined],
      ['/storage/v1/b/docs/o/.docs-export%2Fmanifest.json', 'Bearer token-2'],
      ['/storage/v1/b/docs/o', 'Bearer token-2'],
    ]);
    expect(new URLSearchParams(google.requests[0]?.body).get('subject_token')).toBe('federated-token');
    expect(log.masked).toContain('token-2');
  });

  test('that is refused is named', async () => {
    const google = await startRecordingServer((_request, response) =>
      sendJson(response, 400, { error: 'invalid_grant', error_description: 'The audience is wrong.' }),
    );
    onTestFinished(() => google.close());
    await useWorkloadIdentity(google.url.href);
    const { error } = await push(await site(), 'gs://docs', { env: {} });
    expect(error).toMatch(
      /^The login was refused: .*The audience is wrong.*provider’s conditions.*E_DEPLOY_DENIED/,
    );
    expect(error).not.toContain('federated-token');
  });

  test('that nobody answers, or somebody in between, is not called refused', async () => {
    const google = await startRecordingServer((_request, response) => response.writeHead(502).end('<html>'));
    onTestFinished(() => google.close());
    await useWorkloadIdentity(google.url.href);
    const answered = await push(await site(), 'gs://docs', { env: {} });
    expect(answered.error).toMatch(/^The login service gives no login: .*: it answered 502: .*UNREACHABLE/);
    await useWorkloadIdentity('http://127.0.0.1:1/');
    const { error } = await push(await site(), 'gs://docs', { env: {} });
    expect(error).toMatch(/^The login service could not be reached: .*ECONNREFUSED.*E_DEPLOY_UNREACHABLE/);
  });

  test('whose file is missing is named', async () => {
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(await temporaryFolder(), 'none.json'));
    onTestFinished(() => void vi.unstubAllEnvs());
    const { error } = await push(await site(), 'gs://docs', { env: {} });
    expect(error).toMatch(/^No credentials for the bucket were found: .*none.json.*E_DEPLOY_CREDENTIALS/);
  });
});

test.each([
  ['JSON in one line', (key: string) => key],
  ['base64', (key: string) => Buffer.from(key).toString('base64')],
])('a key in place of its path, as %s, is told and never shown', async (_, written) => {
  const private_key = `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(1600)}\n-----END PRIVATE KEY-----\n`;
  const env = {
    GOOGLE_APPLICATION_CREDENTIALS: written(JSON.stringify({ type: 'service_account', private_key })),
  };
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', env.GOOGLE_APPLICATION_CREDENTIALS);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { error, log } = await push(await site(), 'gs://docs', { env });
  expect(error).toMatch(
    /GOOGLE_APPLICATION_CREDENTIALS.* the secret itself.*credentials_json.*E_DEPLOY_CREDENTIALS/,
  );
  expect(error + log.lines.join()).not.toContain(env.GOOGLE_APPLICATION_CREDENTIALS.slice(0, 20));
});

describe('gs: a 404', () => {
  const pushed = async (body: string, headers: Record<string, string> = {}) => {
    const google = await startGoogle(({ path }, response) =>
      path.includes('maxResults') ? sendJson(response, 200, {}) : response.writeHead(404, headers).end(body),
    );
    await useWorkloadIdentity(google.url.href);
    const line = `gs://docs endpoint=${google.url.href}`;
    const { error, status } = await push(await site(), line, { env: {}, plan: true });
    return { error, status, asked: google.requests.filter(({ path }) => path !== '/token').length };
  };

  test.each(['404 page not found', 'Not Found', ''])(
    'that somebody else gives, %j, is no word on the manifest',
    async (body) => {
      const { error, asked } = await pushed(body);
      expect(error).toMatch(/^What answers is no storage service: .*endpoint=/);
      expect(asked).toBe(5);
    },
  );

  test('that somebody else gives is no word on the bucket either', async () => {
    const own = JSON.stringify(refusal(404, 'Not Found'));
    const google = await startGoogle(({ path }, response) =>
      response.writeHead(404).end(path.includes('maxResults') ? 'Not Found' : own),
    );
    await useWorkloadIdentity(google.url.href);
    const { error } = await push(await site(), `gs://docs endpoint=${google.url.href}`, { env: {} });
    expect(error).toMatch(/^What answers is no storage service: docs: /);
  });

  test.each([
    ['No such object: docs/.docs-export/manifest.json', {}],
    ['Not Found', { 'x-guploader-uploadid': 'AB-1' }],
    [JSON.stringify(refusal(404, 'Not Found')), {}],
  ])('of the service itself, %j, is believed', async (body, headers) => {
    expect(await pushed(body, headers)).toMatchObject({ status: 'planned', asked: 2 });
  });
});

describe('gs: says what to change when it is refused:', () => {
  test.each([
    [
      403,
      'ci does not have storage.objects.get access.',
      /lack a permission: docs\/\.docs-export.*allow storage\.objects\.get.*roles\/storage\.objectUser.*E_DEPLOY_DENIED/,
    ],
    [401, 'Invalid Credentials', /does not accept the credentials.*log in again.*E_DEPLOY_DENIED/],
    [503, 'Backend Error', /keeps failing.*Backend Error.*E_DEPLOY_UNREACHABLE/],
    [412, 'Precondition Failed', /refused a request.*Precondition Failed.*E_DEPLOY_FAILED/],
  ])('status %d', async (status, message, expected) => {
    const google = await startGoogle((_request, response) =>
      sendJson(response, status, refusal(status, message)),
    );
    const env = { STORAGE_EMULATOR_HOST: google.url.host };
    expect((await push(await site(), 'gs://docs', { env })).error).toMatch(expected);
  });

  test('no permission to write, and bytes of another digest', async () => {
    let answer = { status: 403, message: 'no storage.objects.create access' };
    const google = await startGoogle(({ method }, response) => {
      if (method === 'GET') return sendJson(response, 200, {});
      return sendJson(response, answer.status, refusal(answer.status, answer.message));
    });
    const env = { STORAGE_EMULATOR_HOST: google.url.host };
    expect((await push(await site(), 'gs://docs', { env })).error).toMatch(/allow storage\.objects\.create/);
    answer = { status: 400, message: 'Provided MD5 hash "x" doesn\'t match calculated MD5 hash "y".' };
    expect((await push(await site(), 'gs://docs', { env })).error).toMatch(
      /A file changed while it was sent/,
    );
  });

  test.each([
    ['gs://', 'it names no bucket'],
    ['gs://Docs', 'cannot be a bucket’s name'],
    ['gs://docs/../x', 'the prefix has a "." or ".." in it'],
  ])('%s', (line, why) => {
    expect(parseDestinations(line).problems).toMatchObject([{ why: expect.stringContaining(why) }]);
  });
});

test('a file that is no JSON is not shown: it may hold a key', async () => {
  const file = join(await temporaryFolder(), 'key.json');
  await writeFile(file, 'hunter2hunter2');
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', file);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { error } = await push(await site(), 'gs://docs', { env: {} });
  expect(error).toMatch(/No credentials for the bucket were found: .*it is no JSON.*E_DEPLOY_CREDENTIALS/);
  expect(error).not.toContain('hunter2');
});
