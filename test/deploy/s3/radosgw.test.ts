import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../../src/deploy/files/digest.ts';
import { createGate } from '../../../src/deploy/gate.ts';
import { copyInParts } from '../../../src/deploy/s3/copy-in-parts.ts';
import { rclone } from '../../support/rclone.ts';
import { LISTED } from '../../support/s3-server.ts';
import { contextOf, hurriedClock, SITES, siteOf, temporaryFolder } from '../fixtures.ts';
import { cancelledAt, interrupted, writes } from '../pushing.ts';
import { missing, useRadosgw } from './radosgw.ts';

/** Small pages in a folder. */
function numbered(folder: string, count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/${n}.html`, `<p>${n}</p>`]));
}

const FIRST = {
  'index.html': '<h1>Home</h1>',
  'old\u0001.html': '<h1>Old</h1>',
  'empty.json': '',
  'assets/app.1.css': 'body{}',
  'odd/é +&%!\'()*$,;=@~"<>.json': '{"odd":1}',
  ...numbered('many', 40),
};
const { 'old\u0001.html': _old, ...REST } = FIRST;
const SECOND = {
  ...REST,
  'index.html': '<h1>HOME</h1>',
  'assets/app.2.css': 'body{}',
  'many/7.html': '<p>8</p>',
};

describe.skipIf(missing !== undefined)(`deploy to a real S3 service${missing ? ` (${missing})` : ''}`, () => {
  const { server, buckets, clientOf, command, newBucket, userOf, push, remote, expectSame } = useRadosgw();

  test('another client reads exactly the site, after the first push and after changes', async () => {
    const at = `${await newBucket()}/a/b`;
    const first = await siteOf(FIRST);
    expect(await push(first, `s3://${at}`)).toMatchObject({ status: 'published', error: undefined });
    await expectSame(first, at);
    expect((await push(first, `s3://${at}`)).status).toBe('unchanged');

    const second = await siteOf(SECOND);
    const { deployment } = await push(second, `s3://${at}`);
    expect(deployment).toMatchObject({
      status: 'published',
      added: 1,
      updated: 2,
      deleted: 1,
      unchanged: 42,
    });
    await expectSame(second, at);
  });

  test('lists page after page where there is no manifest, and prunes by force all of them', async () => {
    const bucket = await newBucket();
    const first = await siteOf({ ...FIRST, ...numbered('more', 2 * LISTED) });
    await push(first, `s3://${bucket}`);
    await rclone('deletefile', remote(`${bucket}/.docs-export/manifest.json`));
    const { deployment } = await push(first, `s3://${bucket}`);
    expect(deployment).toMatchObject({ added: 0, deleted: 0, bytes: 0, updated: 245 });
    await expectSame(first, bucket);
    const small = await siteOf({ 'index.html': 'home' });
    await rclone('deletefile', remote(`${bucket}/.docs-export/manifest.json`));
    expect((await push(small, `s3://${bucket} force=true`)).deployment).toMatchObject({ deleted: 244 });
    await expectSame(small, bucket);
  });

  test('headers arrive, and change without the bytes', async () => {
    const bucket = await newBucket();
    const site = await siteOf({ 'index.html': 'home', 'a b.json': '{}' });
    await push(site, `s3://${bucket}`);
    const files = structuredClone(site.manifest.files);
    for (const file of Object.values(files)) file.cacheControl = 'public, max-age=77';
    const changed = { ...site, manifest: { ...site.manifest, files } };
    expect((await push(changed, `s3://${bucket}`)).deployment).toMatchObject({ updated: 2, bytes: 0 });
    const stdout = await rclone('lsjson', '--metadata', remote(bucket));
    const listed: { Path: string; Metadata: Record<string, string> }[] = JSON.parse(stdout);
    for (const path of ['index.html', 'a b.json']) {
      expect(listed.find((one) => one.Path === path)?.Metadata['cache-control']).toBe('public, max-age=77');
    }
  });

  test('compressed pages are served with their encoding, which every browser undoes', async () => {
    const bucket = await newBucket();
    const page = '<p>A page of words</p>\n'.repeat(200);
    const site = await siteOf({ 'index.html': page, 'small.html': 'x' });
    const line = `s3://${bucket} precompress=br`;
    expect((await push(site, line)).error).toBeUndefined();
    const link = (await rclone('link', remote(`${bucket}/index.html`))).trim();
    const answer = await fetch(link);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe(page);
    expect((await push(site, `${line} inventory=listing`)).status).toBe('unchanged');
  });

  test('a file above 16 MB arrives in parts and is known again', async () => {
    const bucket = await newBucket();
    const site = await siteOf({ 'index.html': 'home', 'video.bin': randomBytes(17_000_001) });
    await push(site, `s3://${bucket}`);
    await expectSame(site, bucket);
    const { deployment } = await push(site, `s3://${bucket} inventory=listing`);
    expect(deployment).toMatchObject({ status: 'unchanged', unchanged: 2 });
  });

  test('a large file that changes while it is sent takes no place: what was there stays, and no part of it is left', async () => {
    const bucket = await newBucket();
    const [before, after] = [randomBytes(17_000_001), randomBytes(17_000_001)];
    const site = await siteOf({ 'index.html': 'home', 'video.bin': before });
    await push(site, `s3://${bucket}`);
    const changing = await siteOf({ 'index.html': 'home', 'video.bin': after });
    await writeFile(join(changing.directory, 'video.bin'), after.fill(0, 9_000_000));
    expect((await push(changing, `s3://${bucket}`)).error).toContain('A file changed while it was sent');
    await expectSame(site, bucket);
    const stdout = await rclone('backend', 'list-multipart-uploads', remote(bucket));
    expect(JSON.parse(stdout)).toEqual({ [bucket]: [] });
  });

  test('copies part by part what is too large for one request, with other headers', async () => {
    const bucket = await newBucket();
    const bytes = randomBytes(17_000_001);
    await push(await siteOf({ 'index.html': 'home', 'video.bin': bytes }), `s3://${bucket}`);
    const s3 = clientOf({ name: bucket, prefix: '', endpoint: server().endpoint, pathStyle: true });
    const turn = { signal: new AbortController().signal, onThrottle() {} };
    const headers = { 'content-type': 'video/mp4', 'cache-control': 'no-store' };
    const subject = `${bucket}/copy.mp4`;
    const file = { key: 'copy.mp4', source: `/${bucket}/video.bin`, size: bytes.length, subject, headers };
    const options = { partSize: 6_000_000, gate: createGate(2) };
    expect(await copyInParts(s3, file, options, turn)).toBe(true);
    const answer = await fetch((await rclone('link', remote(`${bucket}/copy.mp4`))).trim());
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    // Onto itself, as the bundle of a chart that is there already.
    expect(await copyInParts(s3, { ...file, key: 'video.bin' }, options, turn)).toBe(true);
    const missing = { ...file, source: `/${bucket}/nothing.bin` };
    expect(await copyInParts(s3, missing, options, turn)).toBe(false);
    const stdout = await rclone('backend', 'list-multipart-uploads', remote(bucket));
    expect(JSON.parse(stdout)).toEqual({ [bucket]: [] });
  });

  test('stopped midway at any point, the next run completes it', async () => {
    const at = `${await newBucket()}/site`;
    await push(await siteOf(FIRST), `s3://${at}`);
    const second = await siteOf({ ...SECOND, ...numbered('new', 60) });
    for (const fatal of [2, 5, 15, 15, 15])
      await expect(push(second, `s3://${at}`, cancelledAt(fatal))).rejects.toThrow('killed');
    expect((await push(second, `s3://${at}`)).status).toBe('published');
    await expectSame(second, at);
  });

  test('a run that another one overtook notices it, and leaves nothing mixed', async () => {
    const at = await newBucket();
    const [first, second] = [await siteOf(FIRST), await siteOf(SECOND)];
    const http = interrupted(contextOf().http, writes('many/7.html'), () => push(second, `s3://${at}`));
    expect(await push(first, `s3://${at}`, { http })).toMatchObject({
      status: 'published',
      error: undefined,
    });
    await expectSame(first, at);
  });

  test('a clock that is wrong is put right by the service’s', async () => {
    const bucket = await newBucket();
    const clock = { ...hurriedClock, now: () => Date.now() + 3_600_000 };
    const { error, log } = await push(await siteOf({ 'index.html': '' }), `s3://${bucket}`, { clock });
    expect(error).toBeUndefined();
    expect(log.lines.join('\n')).toMatch(/warning: The clock of this machine is 3\d\d\d s off/);
  });

  test('the longest name that a key can be arrives, and a longer one is told before', async () => {
    const at = `s3://${await newBucket()}/docs`;
    const named = (bytes: number) =>
      siteOf({ 'index.html': '', [`${'é/'.repeat(300)}`.padEnd(bytes, 'x')]: '' });
    expect(await push(await named(719), at)).toMatchObject({ error: undefined, status: 'published' });
    const { error } = await push(await named(720), at);
    expect(error).toMatch(/too long a name.*1025 bytes with the prefix.*E_GUARD_LIMIT/);
  });

  describe('says what to change when it is refused:', () => {
    const site = () => siteOf({ 'index.html': 'home' });

    test('an unknown bucket', async () => {
      const { error } = await push(await site(), 's3://no-such-bucket');
      expect(error).toMatch(/^The bucket does not exist: no-such-bucket: .*E_DEPLOY_NOT_FOUND/);
    });

    test('an unknown key', async () => {
      const env = { ...server().env, AWS_ACCESS_KEY_ID: 'AKIANOBODY' };
      const { error } = await push(await site(), `s3://${await newBucket()}`, { env });
      expect(error).toMatch(/The access key is unknown: .*correct AWS_ACCESS_KEY_ID.*E_DEPLOY_DENIED/);
    });

    test('a wrong secret, which is not shown', async () => {
      const env = { ...server().env, AWS_SECRET_ACCESS_KEY: 'not-the-secret-key' };
      const { error } = await push(await site(), `s3://${await newBucket()}`, { env });
      expect(error).toMatch(
        /The secret key does not fit the access key: .*correct AWS_SECRET_ACCESS_KEY.*E_DEPLOY_DENIED/,
      );
      expect(error).not.toContain('not-the-secret-key');
    });

    test('no permission to list, to put, or to delete', async () => {
      const bucket = await newBucket();
      const other = await server().addUser(`limited${buckets()}`);
      const env = { AWS_ACCESS_KEY_ID: other.accessKeyId, AWS_SECRET_ACCESS_KEY: other.secretAccessKey };
      const allow = (...actions: string[]) =>
        command(
          bucket,
          { policy: '' },
          JSON.stringify({
            Version: '2012-10-17',
            Statement: [
              {
                Effect: 'Allow',
                Principal: { AWS: [`arn:aws:iam:::user/limited${buckets()}`] },
                Action: actions,
                Resource: [`arn:aws:s3:::${bucket}`, `arn:aws:s3:::${bucket}/*`],
              },
            ],
          }),
        );
      expect((await push(await site(), `s3://${bucket}`, { env })).error).toContain(
        `allow s3:GetObject on ${bucket}/* and s3:ListBucket on ${bucket} (`,
      );
      await allow('s3:GetObject', 's3:ListBucket');
      expect((await push(await site(), `s3://${bucket}`, { env })).error).toMatch(
        new RegExp(
          `lack a permission: ${bucket}/.docs-export.*AccessDenied.*allow s3:PutObject on ${bucket}/\\*`,
        ),
      );
      await allow('s3:GetObject', 's3:ListBucket', 's3:PutObject');
      expect(
        (await push(await siteOf({ 'index.html': '', 'old.html': '' }), `s3://${bucket}`, { env })).error,
      ).toBe(undefined);
      const refused = await push(await site(), `s3://${bucket}`, { env });
      expect(refused.error).toMatch(/allow s3:DeleteObject on [a-z\d-]+\/\* /);
      await allow('s3:GetObject', 's3:ListBucket', 's3:PutObject', 's3:DeleteObject');
      expect((await push(await site(), `s3://${bucket}`, { env })).deployment).toMatchObject({
        deleted: 1,
        error: null,
      });
    });

    test('nothing with the actions of the documented policy: they allow a first push, changes and pruning', async () => {
      const bucket = await newBucket();
      // Unlike Amazon's, this service asks for the deletion of many objects at the bucket, not at each of them.
      const env = await userOf(bucket, 'amazon-s3', [bucket, `${bucket}/*`]);
      for (const files of [FIRST, SECOND]) {
        const wanted = await siteOf(files);
        expect((await push(wanted, `s3://${bucket}`, { env })).error).toBe(undefined);
        await expectSame(wanted, bucket, env);
      }
    });

    test('no bundle for a chart with the actions of its documented policy, which let nobody list', async () => {
      const bucket = await newBucket();
      const env = await userOf(bucket, 'helm-values', [`${bucket}/bundles/*`]);
      const workingDirectory = await temporaryFolder();
      await writeFile(join(workingDirectory, 'values.yaml'), 'replicas: 2\n');
      const bundled = await siteOf(FIRST, { bundleSha256: digestOf('an archive').sha256 });
      const line = `helm:values.yaml bundle=s3://${bucket}/bundles/`;
      for (const status of ['published', 'unchanged'])
        expect(await push(bundled, line, { env, workingDirectory })).toMatchObject({
          error: undefined,
          status,
        });
      const denied = await push(bundled, line.replace('bundles', 'elsewhere'), { env, workingDirectory });
      expect(denied.error).toMatch(/allow s3:PutObject on .*E_DEPLOY_DENIED/);
    });

    test.each(SITES)('%s whose bytes are others than its manifest says', async (_, siteFrom) => {
      const broken = siteFrom(await site());
      const files = structuredClone(broken.manifest.files);
      for (const file of Object.values(files)) file.sha256 = '0'.repeat(64);
      const changed = { ...broken, manifest: { ...broken.manifest, files } };
      const { error } = await push(changed, `s3://${await newBucket()}`);
      expect(error).toMatch(/A file changed while it was sent.*XAmzContentSHA256Mismatch.*E_DEPLOY_FAILED/);
    });

    test('a service that is not there', async () => {
      const { error } = await push(await site(), 's3://docs', {
        http: () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
      });
      expect(error).toMatch(/could not be reached: http:\/\/127.*E_DEPLOY_UNREACHABLE/);
    });
  });
});
