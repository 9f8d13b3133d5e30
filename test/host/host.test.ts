import { randomBytes } from 'node:crypto';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { movableClock, startTestService } from '../service/setup.ts';
import {
  raw,
  SITE,
  silent,
  startSilentServer,
  startTestHost,
  temporaryFolder,
  writeBundle,
} from './setup.ts';

describe('a hosted bundle', () => {
  test.each([
    ['/', '<h1>Home</h1>'],
    ['/guides/', '<h1>Guides</h1>'],
    ['/guides/start', '<h1>Start</h1>'],
    ['/guides/start.html', '<h1>Start</h1>'],
    ['/a%20b/100%25%20%231', '<h1>Odd</h1>'],
    ['/.well-known/note', '<h1>Note</h1>'],
    ['/data/empty.bin', ''],
  ])('serves %s', async (target, text) => {
    const host = await startTestHost();
    expect(await raw(host.url, target)).toMatchObject({ status: 200, text });
  });

  test('is not served where it cannot be stored', async () => {
    const directory = join(await temporaryFolder(), 'a'.repeat(300));
    await expect(startTestHost({ directory })).rejects.toMatchObject({ code: 'E_BUNDLE_WRITE' });
  });

  test('serves files with the headers of the manifest', async () => {
    const host = await startTestHost();
    const page = await raw(host.url, '/guides/start');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-length': '14',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
      'x-content-type-options': 'nosniff',
    });
    const style = await raw(host.url, '/assets/style.3f2a9b1c.css');
    expect(style.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  describe('that can become smaller', () => {
    const text = `<h1>Long</h1>${'<p>Words, and words again.</p>'.repeat(100)}`;
    const startLongHost = async () =>
      startTestHost({
        bundle: await writeBundle({ 'index.html': text, '404.html': text, 'short.txt': 'no', 'a.png': text }),
      });

    test.each([
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip;q=1.0, br;q=0.5', 'gzip', gunzipSync],
      ['GZIP', 'gzip', gunzipSync],
      ['*', 'br', brotliDecompressSync],
      ['br;q=0, *', 'gzip', gunzipSync],
    ])('is sent so to a reader who accepts %s', async (accept, coding, decode) => {
      const { url } = await startLongHost();
      for (const [target, status] of [
        ['/', 200],
        ['/missing', 404],
      ] as const) {
        const answer = await raw(url, target, { headers: { 'accept-encoding': accept } });
        expect(answer).toMatchObject({
          status,
          headers: { 'content-encoding': coding, vary: 'accept-encoding' },
        });
        expect(decode(answer.bytes).toString()).toBe(text);
        expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
      }
    });

    test('is sent as it is where there is no room to make it smaller', async () => {
      const bundle = await writeBundle({ 'index.html': text, 'other.html': `${text}Other` });
      const { url, directory } = await startTestHost({ bundle });
      const asked = { headers: { 'accept-encoding': 'br' } };
      expect((await raw(url, '/', asked)).headers['content-encoding']).toBe('br');
      for (const name of await readdir(directory, { recursive: true }))
        if (/compressed-\w+$/.test(name)) await rm(join(directory, name), { recursive: true });
      const answer = await raw(url, '/other', asked);
      expect(answer).toMatchObject({ status: 200, text: `${text}Other` });
      expect(answer.headers).not.toHaveProperty('content-encoding');
    });

    test.each([undefined, '', 'identity', 'deflate', 'gzip;q=0'])(
      'is sent as it is to a reader who accepts %s',
      async (accept) => {
        const { url } = await startLongHost();
        const answer = await raw(
          url,
          '/',
          accept === undefined ? {} : { headers: { 'accept-encoding': accept } },
        );
        expect(answer).toMatchObject({ status: 200, text, headers: { vary: 'accept-encoding' } });
        expect(answer.headers['content-encoding']).toBeUndefined();
      },
    );

    test('has a tag for each coding', async () => {
      const { url } = await startLongHost();
      const headers = { 'accept-encoding': 'br' };
      const [plain, small] = [await raw(url, '/'), await raw(url, '/', { headers })];
      expect(small.headers.etag).not.toBe(plain.headers.etag);
      const etag = String(small.headers.etag);
      expect((await raw(url, '/', { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304);
      expect((await raw(url, '/', { headers: { 'if-none-match': etag } })).status).toBe(200);
    });

    test.each(['/short.txt', '/a.png'])('but is small already, as %s, is sent as it is', async (target) => {
      const { url } = await startLongHost();
      const { headers } = await raw(url, target, { headers: { 'accept-encoding': 'br, gzip' } });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBeUndefined();
    });

    test('is made small once for readers who come together', async () => {
      const { url, directory } = await startLongHost();
      const headers = { 'accept-encoding': 'gzip' };
      await Promise.all(Array.from({ length: 8 }, () => raw(url, '/', { headers })));
      const [release = ''] = await readdir(directory);
      const made = await readdir(join(directory, release), { recursive: true });
      expect(made.filter((path) => path.endsWith('.gzip'))).toHaveLength(1);
    });
  });

  test('sends a reader on to the spelling whose relative links work', async () => {
    const host = await startTestHost();
    expect(await raw(host.url, '/guides')).toMatchObject({ status: 307, headers: { location: './guides/' } });
    const response = await fetch(`${host.url}/guides/start/?a=1`);
    expect(response.url).toBe(`${host.url}/guides/start?a=1`);
    expect(await response.text()).toBe('<h1>Start</h1>');
  });

  test('answers 304 to a reader who has the file', async () => {
    const host = await startTestHost();
    const { headers } = await raw(host.url, '/guides/start');
    const etag = String(headers.etag);
    const again = await raw(host.url, '/guides/start', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again).toMatchObject({
      status: 304,
      text: '',
      headers: { etag, 'cache-control': 'public, max-age=0, must-revalidate' },
    });
    const other = await raw(host.url, '/', { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });

  test('answers HEAD with the headers alone', async () => {
    const host = await startTestHost();
    const answer = await raw(host.url, '/guides/start', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, text: '', headers: { 'content-length': '14' } });
    expect((await raw(host.url, '/missing', { method: 'HEAD' })).status).toBe(404);
  });

  test('gives parts of a file', async () => {
    const host = await startTestHost();
    const part = await raw(host.url, '/assets/style.3f2a9b1c.css', { headers: { range: 'bytes=5-6' } });
    expect(part).toMatchObject({ status: 206, text: '{ ', headers: { 'content-range': 'bytes 5-6/21' } });
    const stale = await raw(host.url, '/assets/style.3f2a9b1c.css', {
      headers: { range: 'bytes=5-6', 'if-range': '"old"' },
    });
    expect(stale.status).toBe(200);
    const behind = await raw(host.url, '/assets/style.3f2a9b1c.css', { headers: { range: 'bytes=21-' } });
    expect(behind).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */21' } });
  });

  test('shows its own page for what is not there, with the status 404', async () => {
    const host = await startTestHost();
    for (const headers of [{}, { range: 'bytes=0-3' }]) {
      const answer = await raw(host.url, '/missing/page', { headers });
      expect(answer).toMatchObject({
        status: 404,
        text: '<h1>Nothing here</h1>',
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
      expect(answer.headers.etag).toBeUndefined();
    }
  });

  test('has a plain answer where the bundle has no 404 page', async () => {
    const host = await startTestHost({ bundle: await writeBundle({ 'index.html': 'home' }) });
    expect(await raw(host.url, '/missing')).toMatchObject({ status: 404, text: 'Not found\n' });
  });

  test('is read only', async () => {
    const host = await startTestHost();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      expect(await raw(host.url, '/', { method })).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
    }
  });

  test('says so when a file was lost', async () => {
    const host = await startTestHost();
    const [release = ''] = await readdir(host.directory);
    await rm(join(host.directory, release, 'site', 'guides', 'start.html'));
    const answer = await raw(host.url, '/guides/start');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain(host.directory);
  });
});

describe('hostile paths', () => {
  const secret = 'not for readers';

  test.each([
    '/../secret.txt',
    '/../../secret.txt',
    '/..%2fsecret.txt',
    '/..%2f..%2fsecret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/guides/../../../secret.txt',
    '/..\\..\\secret.txt',
    '/%5c..%5c..%5csecret.txt',
    '/..%00/secret.txt',
    '/index.html%00.css',
    '/%252e%252e%252fsecret.txt',
    '/....//....//secret.txt',
    '//secret.txt',
    '/site/index.html',
    '/guides',
    '/assets/',
    '/assets',
    '/.docs-export/manifest.json',
    `/${'a'.repeat(8000)}`,
    `/${'../'.repeat(500)}etc/passwd`,
  ])('%s gives nothing from outside, and no listing', async (target) => {
    const host = await startTestHost();
    await writeFile(join(host.directory, 'secret.txt'), secret);
    const [release = ''] = await readdir(host.directory);
    await writeFile(join(host.directory, release, 'secret.txt'), secret);
    const { status, text } = await raw(host.url, target);
    expect(text).not.toContain(secret);
    expect(text).not.toContain('style.css');
    expect([307, 400, 404]).toContain(status);
  });

  test.each(['http://other.example/index.html', '*', '/%', '/%c0%ae%c0%ae/'])(
    'the target %s is refused',
    async (target) => {
      const host = await startTestHost();
      expect((await raw(host.url, target)).status).toBe(400);
    },
  );

  test('what is not HTTP does not stop the host', async () => {
    const host = await startTestHost();
    const { hostname, port } = new URL(host.url);
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.end('\u0000\u0001 nonsense\r\n\r\n'));
      socket
        .on('error', reject)
        .on('close', () => resolve())
        .resume();
    });
    expect((await raw(host.url, '/')).status).toBe(200);
  });
});

describe('starting', () => {
  test('downloads the bundle of a link', async () => {
    const service = await startTestService();
    const link = await service.link(await service.exportSite());
    const said: string[] = [];
    const host = await startTestHost({
      bundle: link,
      log: { ...silent, info: (message) => said.push(message) },
    });
    expect(await raw(host.url, '/guides/start')).toMatchObject({ status: 200, text: '<h1>Start</h1>' });
    expect(said).toEqual([expect.stringMatching(/^Serving 2 pages in 3 files of the bundle [0-9a-f]{64}$/)]);
    // The archive is not kept beside the files.
    const [release = ''] = await readdir(host.directory);
    expect(await readdir(join(host.directory, release))).toEqual(['site']);
  });

  test('says how to go on when the link has expired', async () => {
    const clock = movableClock();
    const service = await startTestService({ clock });
    const link = await service.link(await service.exportSite());
    clock.advance(3_600_001);
    const directory = await temporaryFolder();
    const starting = startTestHost({ bundle: link, directory });
    await expect(starting).rejects.toMatchObject({
      code: 'E_BUNDLE_DOWNLOAD',
      message: expect.stringContaining('generate the bundle again'),
    });
    await expect(starting).rejects.not.toMatchObject({ message: expect.stringContaining('signature') });
    expect(await readdir(directory)).toEqual([]);
  });

  test('says what the server of a refused link answered', async () => {
    const { url } = await startTestHost();
    const bundle = `${url}/nothing.tar.gz?signature=hidden`;
    const starting = startTestHost({ bundle });
    await expect(starting).rejects.toThrow(/refused: 127\.0\.0\.1:\d+: it answered 404: there is nothing/);
    await expect(starting).rejects.not.toThrow('hidden');
  });

  test('speaks of the link, and of no job, when its host cannot be reached', async () => {
    const clock = { now: Date.now, sleep: async () => {} };
    const bundle = 'http://127.0.0.1:1/bundle.tar.gz';
    await expect(startTestHost({ bundle, directory: await temporaryFolder(), clock })).rejects.toMatchObject({
      code: 'E_BUNDLE_DOWNLOAD',
      message: expect.stringMatching(
        /nobody listens there \(ECONNREFUSED 127\.0\.0\.1:1\): check that this machine reaches/,
      ),
    });
  });

  test.each([
    { name: 'a file that is not there', bundle: 'missing.tar.gz', code: 'E_INPUT_INVALID' },
    { name: 'a link of a bucket', bundle: 's3://bucket/bundle.tar.gz', code: 'E_INPUT_INVALID' },
    { name: 'a file that is no archive', bundle: import.meta.filename, code: 'E_BUNDLE_FORMAT' },
  ])('fails for $name, and leaves nothing', async ({ bundle, code }) => {
    const directory = await temporaryFolder();
    await expect(startTestHost({ bundle, directory })).rejects.toMatchObject({ code });
    expect(await readdir(directory)).toEqual([]);
  });

  test('names the scheme of a link that it cannot follow, and not the link', async () => {
    const starting = startTestHost({ bundle: 's3://bucket/bundle.tar.gz?token=hidden' });
    await expect(starting).rejects.toThrow('The bundle cannot be read: s3://…: it is no link');
  });

  test('refuses a bundle without a home page', async () => {
    const directory = await temporaryFolder();
    const bundle = await writeBundle({ 'guides/start.html': 'x' });
    await expect(startTestHost({ bundle, directory })).rejects.toMatchObject({ code: 'E_GUARD_NO_INDEX' });
    expect(await readdir(directory)).toEqual([]);
  });

  test('stops when it is told to', async () => {
    const directory = await temporaryFolder();
    const silence = await startSilentServer();
    const stopping = new AbortController();
    const starting = startTestHost({ bundle: silence.url, directory, signal: stopping.signal });
    const stopped = expect(starting).rejects.toThrow('enough');
    await silence.asked;
    stopping.abort(new Error('enough'));
    await stopped;
    expect(await readdir(directory)).toEqual([]);
  });

  test('says when the port is taken, and leaves nothing', async () => {
    const { url } = await startTestHost();
    const directory = await temporaryFolder();
    const port = Number(new URL(url).port);
    const starting = startTestHost({ port, directory });
    await expect(starting).rejects.toThrow(/choose another port, or end the program that uses it \[E_PORT\]/);
    expect(await readdir(directory)).toEqual([]);
  });

  test('speaks of the address where it is not one of this machine', async () => {
    // Of a network for examples: nobody has it.
    const starting = startTestHost({ host: '192.0.2.1' });
    await expect(starting).rejects.toThrow(/choose an address of this machine.* \[E_PORT\]/);
  });
});

describe('reloading', () => {
  const LARGE = 'x'.repeat(20_000_000);
  const NEW = { 'index.html': '<h1>New home</h1>', 'new.html': 'new' };

  test('swaps the new site in while answers under way end with the old one', async () => {
    const host = await startTestHost({ bundle: await writeBundle({ ...SITE, 'large.bin': LARGE }) });
    const [oldRelease] = await readdir(host.directory);
    const large = await fetch(`${host.url}/large.bin`);
    await host.reload(await writeBundle(NEW));
    expect(await raw(host.url, '/')).toMatchObject({ status: 200, text: '<h1>New home</h1>' });
    expect((await raw(host.url, '/guides/start')).status).toBe(404);
    expect(await readdir(host.directory)).toContain(oldRelease);
    expect((await large.text()).length).toBe(LARGE.length);
    // The old files go when their last reader has gone.
    while ((await readdir(host.directory)).length > 1);
    expect(await readdir(host.directory)).not.toContain(oldRelease);
  });

  test.each([
    ['cannot be had', () => Promise.resolve('missing.tar.gz'), 'E_INPUT_INVALID'],
    ['has no home page', () => writeBundle({ 'new.html': 'no home' }), 'E_GUARD_NO_INDEX'],
  ])('keeps the old site when the new one %s', async (_, bundle, code) => {
    const host = await startTestHost();
    await expect(host.reload(await bundle())).rejects.toMatchObject({ code });
    expect(await raw(host.url, '/')).toMatchObject({ status: 200, text: '<h1>Home</h1>' });
    expect(await readdir(host.directory)).toHaveLength(1);
    await host.reload(await writeBundle(NEW));
    expect(await raw(host.url, '/')).toMatchObject({ text: '<h1>New home</h1>' });
  });

  test('fetches the same bundle again unless told another', async () => {
    const bundle = await writeBundle(SITE);
    const host = await startTestHost({ bundle });
    await rename(await writeBundle(NEW), bundle);
    await host.reload();
    expect(await raw(host.url, '/')).toMatchObject({ text: '<h1>New home</h1>' });
  });

  test('done several times at once ends with the last one', async () => {
    const [first, second] = [await writeBundle(SITE), await writeBundle(NEW)];
    const host = await startTestHost({ bundle: first });
    await Promise.all([host.reload(second), host.reload(first), host.reload(second)]);
    expect(await raw(host.url, '/')).toMatchObject({ text: '<h1>New home</h1>' });
  });

  test('never shows anything but one site or the other', async () => {
    const bundles = await Promise.all(
      ['1', '2'].map((text) => writeBundle({ 'index.html': text, 'a.html': text })),
    );
    const host = await startTestHost({ bundle: bundles[0] ?? '' });
    let isReloading = true;
    const reloads = (async () => {
      for (let index = 1; index < 6; index += 1) await host.reload(bundles[index % 2]);
      isReloading = false;
    })();
    while (isReloading) {
      const { status, text } = await raw(host.url, '/a');
      expect(status).toBe(200);
      expect(['1', '2']).toContain(text);
    }
    await reloads;
  });
});

describe('closing', () => {
  test('removes what was unpacked, and ends a reload under way', async () => {
    const silence = await startSilentServer();
    const host = await startTestHost();
    const reload = expect(host.reload(silence.url)).rejects.toMatchObject({ code: 'E_CANCELLED' });
    await silence.asked;
    await host.close();
    await reload;
    expect(await readdir(host.directory)).toEqual([]);
    await expect(raw(host.url, '/')).rejects.toThrow('ECONNREFUSED');
  });

  test('cuts a reader who does not end', async () => {
    const host = await startTestHost({
      bundle: await writeBundle({ 'index.html': randomBytes(15_000_000).toString('hex') }),
      clock: { now: () => Date.now(), sleep: () => Promise.resolve() },
    });
    const response = await fetch(host.url);
    await host.close();
    await expect(response.text()).rejects.toThrow();
    expect(await readdir(host.directory)).toEqual([]);
  });
});
