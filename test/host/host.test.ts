import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { raw, startTestHost, writeBundle } from './setup.ts';

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
