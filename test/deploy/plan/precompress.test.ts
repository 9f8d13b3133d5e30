import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MANIFEST_PATH, Manifest } from '../../../src/bundle/manifest.ts';
import { deploy } from '../../../src/deploy/deploy.ts';
import { digestOf } from '../../../src/deploy/files/digest.ts';
import { verifyPages } from '../../../src/deploy/publish/verify.ts';
import type { S3Sink } from '../../support/s3-sink.ts';
import {
  type Content,
  contextOf,
  hurriedClock,
  opened,
  recordedLog,
  siteOf,
  temporaryFolder,
} from '../fixtures.ts';
import { cancelledAt, push, rollBack } from '../pushing.ts';
import { bucketOf } from '../sink.ts';

const page = (word: string): string => `<h1>${word}</h1>\n${`<p>${word} and so on</p>\n`.repeat(100)}`;
const SITE: Content = {
  'index.html': page('home'),
  'small.html': '<p>small</p>',
  'assets/1.css': 'body{color:red}'.repeat(200),
  'llms.txt': 'for programs\n'.repeat(200),
  'noise.bin': Buffer.alloc(4000, 7),
};

const objectOf = (sink: S3Sink, key: string) => sink.buckets.get('docs')?.get(key);
const encodingsIn = (sink: S3Sink) =>
  Object.fromEntries(
    [...(sink.buckets.get('docs') ?? [])]
      .map(([key, { headers }]) => [key, headers['content-encoding']] as const)
      .filter(([, encoding]) => encoding !== undefined),
  );

describe('precompress= of a store', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('stores what browsers read as %s, and says so', async (encoding, decode) => {
    const { sink, line } = await bucketOf();
    const site = await siteOf(SITE);
    expect((await push(site, `${line} precompress=${encoding}`)).error).toBeUndefined();
    expect(encodingsIn(sink)).toEqual({ 'index.html': encoding, 'assets/1.css': encoding });
    const stored = objectOf(sink, 'index.html')?.bytes ?? Buffer.alloc(0);
    expect(decode(stored).toString()).toBe(SITE['index.html']);
    const manifest = Manifest.parse(JSON.parse(objectOf(sink, MANIFEST_PATH)?.bytes.toString() ?? ''));
    expect(manifest.files['index.html']).toMatchObject({
      ...digestOf(page('home')),
      contentEncoding: encoding,
      stored: digestOf(stored),
    });
  });

  test('the same file gives the same bytes, whatever the machine', async () => {
    const { sink, line } = await bucketOf();
    await push(await siteOf(SITE), `${line} precompress=gzip`);
    const first = objectOf(sink, 'index.html')?.bytes;
    // RFC 1952: no time, and an operating system that is not known.
    expect(first?.subarray(4, 10).toString('hex')).toBe('0000000002ff');
  });

  test('sends nothing compressed of a file that has other bytes than its manifest says', async () => {
    const { sink, line } = await bucketOf();
    const site = await siteOf(SITE);
    await writeFile(join(site.directory, 'index.html'), page('HOME'));
    const { error } = await push(site, `${line} precompress=br`);
    expect(error).toMatch(/A file changed while it was sent.*index\.html.*E_DEPLOY_FAILED/);
    expect(sink.buckets.get('docs')?.size).toBe(0);
  });

  test('compresses and sends nothing where nothing changed', async () => {
    const { line } = await bucketOf();
    await push(await siteOf(SITE), `${line} precompress=br`);
    const again = await push(await siteOf(SITE), `${line} precompress=br`, {
      tempDirectory: '/nowhere/that/could/be/written',
    });
    expect(again).toMatchObject({ status: 'unchanged', error: undefined });
    expect(again.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  test('sends a file again when only its encoding is to change, and counts no page as changed', async () => {
    const { sink, line } = await bucketOf();
    await push(await siteOf(SITE), line);
    const { deployment } = await push(await siteOf(SITE), `${line} precompress=br`);
    expect(deployment).toMatchObject({ updated: 2, unchanged: 3 });
    const options = { plan: true, maxPageLoss: 1, signal: new AbortController().signal, clock: hurriedClock };
    const log = recordedLog();
    const { changes } = await deploy(await siteOf(SITE), opened(line, contextOf()), { ...options, log });
    expect(changes).toMatchObject({ added: [], changed: [], layout: [], removed: [] });
    await push(await siteOf(SITE), line);
    expect(encodingsIn(sink)).toEqual({});
    expect(objectOf(sink, 'index.html')?.bytes.toString()).toBe(SITE['index.html']);
  });

  test('says that there is no room for what is compressed', async () => {
    const { line } = await bucketOf();
    const where = { tempDirectory: '/nowhere/at/all' };
    const { deployment } = await push(await siteOf(SITE), `${line} precompress=gzip`, where);
    expect(deployment.error).toMatchObject({
      code: 'E_BUNDLE_WRITE',
      message: expect.stringContaining('free some space'),
    });
  });

  test('plans the bytes that will travel', async () => {
    const { sink, line } = await bucketOf();
    const { deployment } = await push(await siteOf(SITE), `${line} precompress=br`);
    const sent = [...(sink.buckets.get('docs') ?? [])]
      .filter(([key]) => key !== MANIFEST_PATH)
      .reduce((sum, [, { bytes }]) => sum + bytes.length, 0);
    expect(deployment.bytes).toBe(sent);
  });

  test('changes headers without sending, and sends what somebody removed in its right form', async () => {
    const { sink, line } = await bucketOf();
    await push(await siteOf(SITE), `${line} precompress=br`);
    sink.buckets.get('docs')?.delete('index.html');
    const site = await siteOf(SITE);
    for (const file of Object.values(site.manifest.files)) file.cacheControl = 'no-store';
    expect((await push(site, `${line} precompress=br`)).deployment).toMatchObject({ updated: 5, bytes: 0 });
    const restored = objectOf(sink, 'index.html');
    expect(brotliDecompressSync(restored?.bytes ?? '').toString()).toBe(SITE['index.html']);
    expect(restored?.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
  });

  test('stopped midway, the next run knows what arrived', async () => {
    const { sink, line } = await bucketOf();
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${n}.html`, page(`page ${n}`)]));
    const site = await siteOf({ ...SITE, ...many });
    const options = cancelledAt(25, ({ method }) => method === 'PUT');
    await expect(push(site, `${line} precompress=br concurrency=4`, options)).rejects.toThrow('killed');
    const arrived = Object.keys(encodingsIn(sink)).length;
    expect(arrived).toBeGreaterThan(5);
    const { deployment, error } = await push(site, `${line} precompress=br concurrency=4`);
    expect(error).toBeUndefined();
    expect(deployment.unchanged + deployment.updated).toBeGreaterThanOrEqual(arrived);
    const sent = [...(sink.buckets.get('docs') ?? [])].reduce((sum, [, { bytes }]) => sum + bytes.length, 0);
    expect(deployment.bytes).toBeLessThan(sent);
    expect((await push(site, `${line} precompress=br concurrency=4`)).status).toBe('unchanged');
  });

  test('is kept with a listing, and with the aliases of clean-urls', async () => {
    const { sink, line } = await bucketOf();
    const content = { ...SITE, 'guide.html': page('guide') };
    await push(await siteOf(content), `${line} precompress=gzip clean-urls=true`);
    expect(gunzipSync(objectOf(sink, 'guide')?.bytes ?? '').toString()).toBe(content['guide.html']);
    const listed = await push(
      await siteOf(content),
      `${line} precompress=gzip clean-urls=true inventory=listing`,
    );
    expect(listed.deployment).toMatchObject({ status: 'unchanged', updated: 0 });
  });

  test('a rollback brings back the form that each release had', async () => {
    const { sink, line } = await bucketOf();
    await push(await siteOf(SITE), `${line} grace=7d`);
    await push(await siteOf({ ...SITE, 'index.html': page('second') }), `${line} grace=7d precompress=br`);
    await rollBack(`${line} grace=7d precompress=br`, {});
    expect(objectOf(sink, 'index.html')?.bytes.toString()).toBe(SITE['index.html']);
    expect(encodingsIn(sink)['index.html']).toBeUndefined();
    await rollBack(`${line} grace=7d precompress=br`, {});
    expect(brotliDecompressSync(objectOf(sink, 'index.html')?.bytes ?? '').toString()).toBe(page('second'));
    expect(encodingsIn(sink)['index.html']).toBe('br');
  });

  test('verify reads what is served compressed', async () => {
    const { sink, line } = await bucketOf();
    const site = await siteOf(SITE);
    await push(site, `${line} precompress=br`);
    const { http } = contextOf();
    const log = recordedLog();
    const options = { pages: 2, siteUrl: new URL(`${sink.endpoint}/docs/`), http, clock: hurriedClock, log };
    const { signal } = new AbortController();
    await verifyPages(site.manifest, undefined, { ...options, signal });
    const other = await siteOf({ ...SITE, 'index.html': page('other') });
    await expect(verifyPages(other.manifest, undefined, { ...options, signal })).rejects.toThrow(
      /index\.html: it has other bytes/,
    );
  });
});

describe('precompress= of a folder', () => {
  const filesIn = async (folder: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();

  test('writes compressed files beside all texts, once, and leaves the plain ones', async () => {
    const workingDirectory = await temporaryFolder();
    const place = join(workingDirectory, 'public');
    const first = await push(await siteOf(SITE), 'dir:public precompress=br,gzip', { workingDirectory });
    expect(first.error).toBeUndefined();
    const texts = ['assets/1.css', 'index.html'];
    const plain = Object.keys(SITE);
    expect(await filesIn(place)).toEqual(
      [MANIFEST_PATH, ...plain, ...texts.flatMap((path) => [`${path}.br`, `${path}.gz`])].sort(),
    );
    expect(brotliDecompressSync(await readFile(join(place, 'index.html.br'))).toString()).toBe(page('home'));
    expect(gunzipSync(await readFile(join(place, 'index.html.gz'))).toString()).toBe(page('home'));
    const again = await push(await siteOf(SITE), 'dir:public precompress=br,gzip', {
      workingDirectory,
      tempDirectory: '/nowhere/that/could/be/written',
    });
    expect(again).toMatchObject({ status: 'unchanged', error: undefined });
  });

  test('leaves a file plain whose name has no room for the ending of a form', async () => {
    const workingDirectory = await temporaryFolder();
    const long = `${'語'.repeat(83)}.html`;
    const site = await siteOf({ ...SITE, [long]: page('long') });
    const { error } = await push(site, 'dir:public precompress=br', { workingDirectory });
    expect(error).toBeUndefined();
    const files = await filesIn(join(workingDirectory, 'public'));
    expect(files).toEqual(expect.arrayContaining([long, 'index.html.br']));
  });

  test.each(['changed', 'removed'])(
    'compresses anew what somebody %s by hand in the release before',
    async (how) => {
      const workingDirectory = await temporaryFolder();
      const place = join(workingDirectory, 'public');
      await push(await siteOf(SITE), 'dir:public precompress=br', { workingDirectory });
      const made = await readFile(join(place, 'index.html.br'));
      if (how === 'removed') await rm(join(place, 'index.html.br'));
      else
        await writeFile(
          join(place, 'index.html.br'),
          made.map((byte) => byte ^ 1),
        );
      const next = await siteOf({ ...SITE, 'small.html': '<p>other</p>' });
      const { error } = await push(next, 'dir:public precompress=br', { workingDirectory });
      expect(error).toBeUndefined();
      expect(await readFile(join(place, 'index.html.br'))).toEqual(made);
    },
  );

  test('takes what did not change from the release before, and drops the forms no longer wanted', async () => {
    const workingDirectory = await temporaryFolder();
    const place = join(workingDirectory, 'public');
    await push(await siteOf(SITE), 'dir:public precompress=br,gzip', { workingDirectory });
    const next = await siteOf({ ...SITE, 'index.html': page('second') });
    const { deployment } = await push(next, 'dir:public precompress=br', { workingDirectory });
    expect(deployment).toMatchObject({ updated: 2, deleted: 2, status: 'published' });
    expect(brotliDecompressSync(await readFile(join(place, 'index.html.br'))).toString()).toBe(
      page('second'),
    );
    expect(brotliDecompressSync(await readFile(join(place, 'assets/1.css.br'))).toString()).toBe(
      SITE['assets/1.css'],
    );
    expect(await filesIn(place)).not.toContain('index.html.gz');
    await rollBack('dir:public', { workingDirectory });
    expect(gunzipSync(await readFile(join(place, 'index.html.gz'))).toString()).toBe(page('home'));
  });
});
