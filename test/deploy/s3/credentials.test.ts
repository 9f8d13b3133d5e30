import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startRecordingServer } from '../../support/http-server.ts';
import { startS3Sink } from '../../support/s3-sink.ts';
import { hurriedClock, siteOf, temporaryFolder } from '../fixtures.ts';
import { type Pushed, push } from '../pushing.ts';
import { sinkOf } from '../sink.ts';

/** What comes of a push that logs in at this address as the pods of a cluster do. */
async function loggedInAt(address: string, endpoint = 'http://127.0.0.1:9'): Promise<Pushed> {
  const folder = await temporaryFolder();
  const token = join(folder, 'token');
  await writeFile(token, 'identity-of-a-pod');
  for (const [name, value] of Object.entries({
    AWS_WEB_IDENTITY_TOKEN_FILE: token,
    AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/docs',
    AWS_ENDPOINT_URL_STS: address,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CONFIG_FILE: join(folder, 'none'),
    AWS_SHARED_CREDENTIALS_FILE: join(folder, 'none'),
    AWS_ACCESS_KEY_ID: '',
    AWS_SECRET_ACCESS_KEY: '',
    AWS_PROFILE: '',
  }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const site = await siteOf({ 'index.html': 'home' });
  const line = `s3://docs region=eu-west-1 endpoint=${endpoint}`;
  return push(site, line, { env: { AWS_ROLE_ARN: 'docs' }, clock: hurriedClock });
}

const GRANTED = `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
  <AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>AKIAROLE</AccessKeyId><SecretAccessKey>of-the-role</SecretAccessKey>
  <SessionToken>session-of-the-role</SessionToken><Expiration>2099-01-01T00:00:00Z</Expiration></Credentials>
  </AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`;

test('a login goes the way of all other requests, proxies included', async () => {
  const service = await startRecordingServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/xml' }).end(GRANTED);
  });
  const sink = await startS3Sink({});
  onTestFinished(async () => void (await Promise.all([service.close(), sink.close()])));
  const { status, requests, log } = await loggedInAt(service.url.origin, sink.endpoint);
  expect(status).toBe('published');
  const [login, ...others] = requests;
  expect(String(login?.url)).toBe(service.url.href);
  expect(new URLSearchParams(service.requests[0]?.body).get('WebIdentityToken')).toBe('identity-of-a-pod');
  expect(others.every(({ headers }) => headers?.['x-amz-security-token'] === 'session-of-the-role')).toBe(
    true,
  );
  expect(log.masked).toEqual(expect.arrayContaining(['of-the-role', 'session-of-the-role']));
});

const REFUSED = `<ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error><Type>Sender</Type>
  <Code>AccessDenied</Code><Message>Not authorized to perform sts:AssumeRoleWithWebIdentity</Message></Error></ErrorResponse>`;

test.each([
  [403, REFUSED, /^The login was refused: AccessDenied: Not authorized.*trust policy.*\[E_DEPLOY_DENIED\]$/],
  [
    503,
    '<html><body><hr></body></html>',
    /^The login service gives no login: it answered 503: check the network and the proxy.*E_DEPLOY_UNREACHABLE/,
  ],
])('a login that is answered with %i is told as what it is, in one line', async (status, body, message) => {
  const service = await startRecordingServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/xml' }).end(body);
  });
  onTestFinished(() => service.close());
  expect((await loggedInAt(service.url.origin)).error).toMatch(message);
});

test('a login service that is not reached is not taken for the bucket', async () => {
  expect((await loggedInAt('http://127.0.0.1:1')).error).toMatch(
    /^The login service could not be reached: nobody listens there \(ECONNREFUSED 127.*E_DEPLOY_UNREACHABLE/,
  );
});

test('keys that were stored with the ends of their lines are taken without', async () => {
  const sink = await sinkOf();
  const line = `s3://docs region=eu-west-1 endpoint=${sink.endpoint}`;
  const env = {
    AWS_ACCESS_KEY_ID: 'AKIATEST\n',
    AWS_SECRET_ACCESS_KEY: ' of-a-test\r\n',
    AWS_SESSION_TOKEN: 'of-a-session\n',
  };
  const { status, requests, log } = await push(await siteOf({ 'index.html': 'home' }), line, { env });
  expect(status).toBe('published');
  expect(requests[0]?.headers).toMatchObject({
    authorization: expect.stringContaining('Credential=AKIATEST/'),
    'x-amz-security-token': 'of-a-session',
  });
  expect(log.masked).toEqual(['of-a-test', 'of-a-session']);
});

test('a key that cannot be one is told as such, and nobody is asked', async () => {
  const keys = { AWS_ACCESS_KEY_ID: 'AKIATEST', AWS_SECRET_ACCESS_KEY: 'of-a-test' };
  const env = { ...keys, AWS_SESSION_TOKEN: 'two\nlines' };
  const { error, requests } = await push(await siteOf({ 'index.html': 'home' }), 's3://docs', { env });
  expect(error).toBe(
    'The variable AWS_SESSION_TOKEN cannot be used: there is white space in it, or a character that no key has: copy it again, in one line [E_DEPLOY_CREDENTIALS]',
  );
  expect(requests).toEqual([]);
});
