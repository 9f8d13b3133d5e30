import { describe, expect, test } from 'vitest';
import { MANIFEST_PATH } from '../../../src/bundle/manifest.ts';
import { SITES, siteOf } from '../fixtures.ts';
import { FIRST, held, push, SECOND, sinkOf, sorted } from '../sink.ts';

describe('deploy to a store of files', () => {
  test('publishes assets before pages, the sitemap after them, and the manifest last', async () => {
    const sink = await sinkOf();
    const { deployment, changes, seen } = await push(sink, await siteOf(FIRST));
    expect(deployment).toMatchObject({ status: 'published', added: 7, updated: 0, deleted: 0, error: null });
    expect(deployment.url).toBe(`${sink.endpoint}/docs/v1/index.html`);
    expect(changes?.added).toEqual(['guide/start', 'index', 'old']);
    expect(held(sink)).toEqual(sorted(FIRST));
    const at = (path: string): number => seen.indexOf(`PUT v1/${path}`);
    expect(at('assets/app.1.css')).toBeLessThan(at('logo.json'));
    expect(at('logo.json')).toBeLessThan(at('index.html'));
    expect(at('index.html')).toBeLessThan(at('sitemap.xml'));
    expect(seen.at(-1)).toBe(`PUT v1/${MANIFEST_PATH}`);
    const page = sink.buckets.get('docs')?.get('v1/index.html');
    expect(page?.headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0',
    });
  });

  test('asks once and writes nothing where nothing changed', async () => {
    const sink = await sinkOf();
    await push(sink, await siteOf(FIRST));
    const { deployment, seen } = await push(
      sink,
      await siteOf(FIRST, { createdAt: '2026-02-02T00:00:00.000Z' }),
    );
    expect(seen).toEqual([`GET v1/${MANIFEST_PATH}`]);
    expect(deployment).toMatchObject({ status: 'unchanged', unchanged: 7, bytes: 0 });
  });

  test('writes and deletes exactly what differs', async () => {
    const sink = await sinkOf();
    await push(sink, await siteOf(FIRST));
    const { deployment, changes, seen } = await push(sink, await siteOf(SECOND), {
      line: 's3://docs/v1 concurrency=1',
    });
    expect(seen).toEqual([
      `GET v1/${MANIFEST_PATH}`,
      `PUT v1/${MANIFEST_PATH}`,
      'PUT v1/assets/app.2.css',
      'PUT v1/new.html',
      'PUT v1/index.html',
      `HEAD v1/${MANIFEST_PATH}`,
      'POST ',
      `PUT v1/${MANIFEST_PATH}`,
    ]);
    expect(deployment).toMatchObject({ added: 2, updated: 1, deleted: 1, unchanged: 5 });
    expect(changes).toMatchObject({ added: ['new'], changed: ['index'], removed: ['old'] });
    expect(held(sink)).toEqual(sorted(SECOND));
  });

  test('changes headers without sending the bytes again', async () => {
    const sink = await sinkOf();
    const site = await siteOf(FIRST);
    await push(sink, site);
    const files = { ...site.manifest.files };
    const file = files['logo.json'];
    if (file === undefined) throw new Error('no file');
    files['logo.json'] = { ...file, cacheControl: 'no-store', contentEncoding: 'identity' };
    const { deployment } = await push(sink, { ...site, manifest: { ...site.manifest, files } });
    expect(deployment).toMatchObject({ status: 'published', updated: 1, bytes: 0 });
    const [copy] = sink.requests.filter(({ key }) => key === 'v1/logo.json');
    expect(copy).toMatchObject({ method: 'PUT', size: 0 });
    expect(sink.buckets.get('docs')?.get('v1/logo.json')).toMatchObject({
      bytes: Buffer.from('{}'),
      headers: { 'cache-control': 'no-store', 'content-encoding': 'identity' },
    });
  });

  test.each(SITES)(
    '%s: takes over an old site with one listing, sends what differs and leaves what it does not know',
    async (_, siteFrom) => {
      const sink = await sinkOf();
      await push(sink, siteFrom(await siteOf(FIRST)));
      sink.buckets.get('docs')?.delete(`v1/${MANIFEST_PATH}`);
      const { deployment, log, seen } = await push(sink, siteFrom(await siteOf(SECOND)), {
        line: 's3://docs/v1 concurrency=1',
      });
      expect(seen.filter((line) => line === 'GET ')).toHaveLength(1);
      expect(
        sink.requests.filter(({ size, method }) => method === 'PUT' && size > 0).map(({ key }) => key),
      ).toEqual([
        `v1/${MANIFEST_PATH}`,
        'v1/assets/app.2.css',
        'v1/new.html',
        'v1/index.html',
        `v1/${MANIFEST_PATH}`,
      ]);
      expect(deployment).toMatchObject({ added: 2, updated: 6, deleted: 0 });
      expect(held(sink)).toEqual(sorted({ ...SECOND, 'old.html': '<h1>Old</h1>' }));
      expect(log.lines.join('\n')).toMatch(
        /1 file is there that this site does not know \(old\.html\): left alone/,
      );
    },
  );

  test('touches nothing outside its prefix', async () => {
    const sink = await sinkOf();
    const [bucket] = sink.buckets.values();
    for (const key of ['v10/index.html', 'v1', 'other/x.html']) {
      bucket?.set(key, { bytes: Buffer.from('theirs'), etag: 'x', headers: {} });
    }
    await push(sink, await siteOf(FIRST), { line: 's3://docs/v1/ force=true' });
    await push(sink, await siteOf(SECOND), { line: 's3://docs/v1/ force=true' });
    expect([...(bucket?.keys() ?? [])].filter((key) => !key.startsWith('v1/'))).toEqual([
      'v10/index.html',
      'v1',
      'other/x.html',
    ]);
  });

  test('with plan says everything and writes nothing', async () => {
    const sink = await sinkOf();
    await push(sink, await siteOf(FIRST));
    const { deployment, seen, log } = await push(sink, await siteOf(SECOND), { plan: true });
    expect(seen).toEqual([`GET v1/${MANIFEST_PATH}`]);
    expect(deployment).toMatchObject({ status: 'planned', added: 2, updated: 1, deleted: 1, bytes: 40 });
    expect(deployment).toMatchObject({ headers: 0, requests: 7 });
    expect(log.lines).toContain('info: + new.html');
    expect(log.lines).toContain('info: - old.html');
  });

  test.each(SITES)(
    '%s: sends a large file in parts, and knows it again from a listing',
    async (_, siteFrom) => {
      const sink = await sinkOf();
      const large = Buffer.alloc(17 * 1024 * 1024, 'large');
      const site = siteFrom(
        await siteOf({
          'index.html': 'home',
          'assets/large.bin': large,
          'middle.bin': large.subarray(0, 1e6),
        }),
      );
      await push(sink, site);
      const object = sink.buckets.get('docs')?.get('v1/assets/large.bin');
      expect(object?.etag).toMatch(/-3$/);
      expect(object?.bytes.equals(large)).toBe(true);
      expect(object?.headers['cache-control']).toContain('immutable');
      sink.buckets.get('docs')?.delete('v1/index.html');
      const { deployment } = await push(sink, site, { line: 's3://docs/v1 inventory=listing' });
      expect(deployment).toMatchObject({ added: 1, updated: 0, unchanged: 2 });
    },
  );

  test.each(['keep=*.html', 'keep=*.html grace=7d'])(
    'tells once that a page is gone, also where its file stays for %s',
    async (options) => {
      const sink = await sinkOf();
      const line = `s3://docs/v1 ${options}`;
      await push(sink, await siteOf(FIRST), { line });
      const { 'old.html': old, ...rest } = FIRST;
      const gone = await push(sink, await siteOf(rest), { line });
      expect(gone.changes?.removed).toEqual(['old']);
      const again = await push(sink, await siteOf(rest), { line });
      expect(again.changes?.removed).toEqual([]);
      expect(again.deployment).toMatchObject({ status: 'unchanged', deleted: 0 });
      expect(held(sink)['old.html']).toBe(old);
    },
  );

  test('masks the secret key', async () => {
    const sink = await sinkOf();
    const { log } = await push(sink, await siteOf(FIRST));
    expect(log.masked).toContain('test-secret-test-secret');
  });
});
