import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { digestOf } from '../../../src/deploy/files/digest.ts';
import { addressOf, type Bucket } from '../../../src/deploy/s3/address.ts';
import { createS3 } from '../../../src/deploy/s3/client.ts';
import { credentialSource } from '../../../src/deploy/s3/credentials.ts';
import { createSign } from '../../../src/deploy/s3/sign.ts';
import { elements, escapeXml, textOf } from '../../../src/deploy/store/xml.ts';
import type { Http, HttpRequest } from '../../../src/http/http.ts';
import { startRecordingServer } from '../../support/http-server.ts';
import { contextOf, hurriedClock, opened, recordedLog, temporaryFolder } from '../fixtures.ts';
import { sinkOf } from '../sink.ts';

const turn = { signal: new AbortController().signal, onThrottle() {} };

describe('addressOf', () => {
  test.each([
    ['docs-1', 'https://docs-1.s3.eu-west-1.amazonaws.com/index.html'],
    ['docs.example.com', 'https://s3.eu-west-1.amazonaws.com/docs.example.com/index.html'],
    ['Old_Docs', 'https://s3.eu-west-1.amazonaws.com/Old_Docs/index.html'],
  ])('names the bucket %s in the host only where a host can be called so', (name, address) => {
    const [destination] = opened(`s3://${name} region=eu-west-1`, contextOf({ env: {} }));
    expect(destination?.url).toBe(address);
  });

  const bucket: Bucket = { name: 'docs', prefix: '', endpoint: undefined, pathStyle: false };

  test('names the bucket in the host, or in the path', () => {
    expect(addressOf(bucket, 'eu-west-1', 'a b/ü.html')).toEqual({
      origin: 'https://docs.s3.eu-west-1.amazonaws.com',
      path: '/a%20b/%C3%BC.html',
    });
    expect(addressOf({ ...bucket, pathStyle: true }, 'cn-north-1', 'x').origin).toBe(
      'https://s3.cn-north-1.amazonaws.com.cn',
    );
    expect(
      addressOf({ ...bucket, pathStyle: true, endpoint: 'http://h:9000/base/' }, 'x', "a'(b)*!"),
    ).toEqual({
      origin: 'http://h:9000',
      path: '/base/docs/a%27%28b%29%2A%21',
    });
    expect(addressOf({ ...bucket, endpoint: 'http://h:9000' }, 'x', '')).toEqual({
      origin: 'http://docs.h:9000',
      path: '/',
    });
  });
});

describe('createSign', () => {
  test('signs as the published example of GET Object does', async () => {
    const signed = await createSign()(
      {
        method: 'GET',
        origin: 'https://examplebucket.s3.amazonaws.com',
        path: '/test.txt',
        query: {},
        headers: {
          range: 'bytes=0-9',
          'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        },
      },
      { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
      'us-east-1',
      new Date('2013-05-24T00:00:00Z'),
    );
    expect(signed.authorization).toContain(
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });
});

describe('createS3', () => {
  test('asks for new credentials when the session expired, and goes on', async () => {
    const sink = await sinkOf({
      inject: ({ headers }) =>
        headers['x-amz-security-token'] === 'old' ? { status: 400, code: 'ExpiredToken' } : undefined,
    });
    const asked: boolean[] = [];
    const s3 = createS3({
      ...contextOf(),
      bucket: { name: 'docs', prefix: '', endpoint: sink.endpoint, pathStyle: true },
      region: 'us-east-1',
      credentials: async (refresh) => {
        asked.push(refresh);
        return { accessKeyId: 'AKIA', secretAccessKey: 'secret', sessionToken: refresh ? 'new' : 'old' };
      },
    });
    const answer = await s3({ method: 'GET', key: 'x', permission: 's3:GetObject' }, turn, ['NoSuchKey']);
    expect(answer.ok).toBe(false);
    expect(asked).toEqual([false, true]);
  });

  test('has AWS verify and keep the digest of what it is sent, and others what they are sure to know', async () => {
    const sent: HttpRequest[] = [];
    const http: Http = async (request) => {
      sent.push(request);
      return { status: 200, headers: { etag: '"1"' }, body: Readable.from([]), text: '' };
    };
    const bytes = Buffer.from('{}');
    const { sha256, md5, size } = digestOf(bytes);
    for (const endpoint of [undefined, 'http://127.0.0.1:9']) {
      const s3 = createS3({
        ...contextOf({ http }),
        bucket: { name: 'docs', prefix: '', endpoint, pathStyle: true },
        region: 'us-east-1',
        credentials: async () => ({ accessKeyId: 'AKIA', secretAccessKey: 'secret' }),
      });
      for (const digests of [{ sha256 }, { sha256, md5 }]) {
        const body = { open: () => bytes, size, ...digests };
        await s3({ method: 'PUT', key: 'x', body, permission: 's3:PutObject' }, turn);
      }
    }
    const inBase64 = 'RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=';
    expect(sent.map(({ headers }) => headers?.['x-amz-content-sha256'])).toEqual(Array(4).fill(sha256));
    expect(sent.map(({ headers }) => headers?.['x-amz-checksum-sha256'])).toEqual([
      inBase64,
      undefined,
      undefined,
      undefined,
    ]);
    expect(sent.map(({ headers }) => headers?.['content-md5'] !== undefined)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test('takes an error inside a success for what it is', async () => {
    const sink = await sinkOf({ inject: () => ({ status: 200, code: 'InternalError' }) });
    const s3 = createS3({
      ...contextOf(),
      bucket: { name: 'docs', prefix: '', endpoint: sink.endpoint, pathStyle: true },
      region: 'us-east-1',
      credentials: async () => ({ accessKeyId: 'AKIA', secretAccessKey: 'secret' }),
    });
    await expect(s3({ method: 'POST', key: 'x', permission: 's3:PutObject' }, turn)).rejects.toThrow(
      /InternalError/,
    );
    expect(sink.requests).toHaveLength(5);
  });

  test('asks again where a proxy puts a page or nothing in place of the answer, and takes nothing for stored', async () => {
    const server = await startRecordingServer((_request, response, number) => {
      if (number === 1) response.setHeader('content-type', 'text/html');
      if (number === 3) response.setHeader('etag', '"1"');
      response.end(number === 1 ? '<html><title>Sign in</title></html>' : '');
    });
    onTestFinished(() => server.close());
    const s3 = createS3({
      ...contextOf({ clock: hurriedClock }),
      bucket: { name: 'docs', prefix: '', endpoint: server.url.origin, pathStyle: true },
      region: 'us-east-1',
      credentials: async () => ({ accessKeyId: 'AKIA', secretAccessKey: 'secret' }),
    });
    const bytes = Buffer.from('home');
    const body = { open: () => bytes, ...digestOf(bytes) };
    await s3({ method: 'PUT', key: 'index.html', body, permission: 's3:PutObject' }, turn);
    expect(server.requests).toHaveLength(3);
  });
});

describe('credentialSource', () => {
  /** Keeps the machine's own credentials out of a test. */
  function emptyMachine(folder: string): void {
    vi.stubEnv('AWS_ACCESS_KEY_ID', undefined);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', undefined);
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', join(folder, 'credentials'));
    vi.stubEnv('AWS_CONFIG_FILE', join(folder, 'config'));
    onTestFinished(() => void vi.unstubAllEnvs());
  }

  test('takes the environment first, and masks secret and token', async () => {
    const log = recordedLog();
    const env = {
      AWS_ACCESS_KEY_ID: 'AKIA',
      AWS_SECRET_ACCESS_KEY: 'the-secret',
      AWS_SESSION_TOKEN: 'the-token',
    };
    expect(await credentialSource(contextOf({ env, log }), 'us-east-1')(false)).toEqual({
      accessKeyId: 'AKIA',
      secretAccessKey: 'the-secret',
      sessionToken: 'the-token',
    });
    expect(log.masked).toEqual(['the-secret', 'the-token']);
  });

  test('takes a profile', async () => {
    const folder = await temporaryFolder();
    emptyMachine(folder);
    await writeFile(join(folder, 'config'), '');
    await writeFile(
      join(folder, 'credentials'),
      '[docs]\naws_access_key_id = AKIAPROFILE\naws_secret_access_key = profile-secret\n',
    );
    vi.stubEnv('AWS_PROFILE', 'docs');
    const log = recordedLog();
    expect(await credentialSource(contextOf({ env: {}, log }), 'us-east-1')(false)).toMatchObject({
      accessKeyId: 'AKIAPROFILE',
      secretAccessKey: 'profile-secret',
    });
    expect(log.masked).toContain('profile-secret');
  });

  test('says how to give some where there are none', async () => {
    emptyMachine(await temporaryFolder());
    const found = credentialSource(contextOf({ env: {} }), 'us-east-1')(false);
    await expect(found).rejects.toMatchObject({ code: 'E_DEPLOY_CREDENTIALS' });
    const half = credentialSource(contextOf({ env: { AWS_ACCESS_KEY_ID: 'AKIA' } }), 'us-east-1')(false);
    await expect(half).rejects.toMatchObject({
      why: expect.stringContaining('AWS_SECRET_ACCESS_KEY is empty'),
    });
    await expect(found).rejects.toThrow(/set AWS_ACCESS_KEY_ID/);
  });

  test('says that a token itself stands in place of its file, and does not show it', async () => {
    emptyMachine(await temporaryFolder());
    const env = { AWS_WEB_IDENTITY_TOKEN_FILE: 'eyJhbGciOiJSUzI1NiJ9.claims.signature' };
    vi.stubEnv('AWS_WEB_IDENTITY_TOKEN_FILE', env.AWS_WEB_IDENTITY_TOKEN_FILE);
    vi.stubEnv('AWS_ROLE_ARN', 'arn:aws:iam::123456789012:role/docs');
    const found = credentialSource(contextOf({ env }), 'us-east-1')(false);
    await expect(found).rejects.toThrow(
      /AWS_WEB_IDENTITY_TOKEN_FILE.* the secret itself.*E_DEPLOY_CREDENTIALS/,
    );
    await expect(found).rejects.not.toThrow('eyJ');
  });
});

describe('the XML of S3', () => {
  test('gives elements and their text, entities resolved', () => {
    const xml = '<R xmlns="x"><C><K>a&amp;b&#x41;&#66;</K></C><C><K>&quot;c&unknown;</K></C></R>';
    expect(elements(xml, 'C').map((one) => textOf(one, 'K'))).toEqual(['a&bAB', '"c&unknown;']);
    expect(textOf(xml, 'None')).toBeUndefined();
    expect(textOf(`<K>${escapeXml('<a&"\r>')}</K>`, 'K')).toBe('<a&"\r>');
  });
});
