import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MANIFEST_PATH } from '../../src/bundle/manifest.ts';
import { SITES, siteOf } from './fixtures.ts';
import { FIRST, held, push, SECOND, sinkOf, sorted } from './sink.ts';

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
    expect(changes).toEqual({ added: ['new'], changed: ['index'], removed: ['old'] });
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

  test('sends a file whose headers were to change but which somebody removed', async () => {
    const sink = await sinkOf();
    const site = await siteOf(FIRST);
    await push(sink, site);
    sink.buckets.get('docs')?.delete('v1/logo.json');
    const files = structuredClone(site.manifest.files);
    for (const file of Object.values(files)) file.cacheControl = 'no-store';
    await push(sink, { ...site, manifest: { ...site.manifest, files } });
    expect(held(sink)).toEqual(sorted(FIRST));
  });

  test.each(SITES)('%s: notices a manifest that lies when told to list', async (_, siteFrom) => {
    const sink = await sinkOf();
    const site = siteFrom(await siteOf(FIRST));
    await push(sink, site);
    sink.buckets.get('docs')?.delete('v1/logo.json');
    const { deployment } = await push(sink, site, { line: 's3://docs/v1 inventory=listing' });
    expect(deployment).toMatchObject({ added: 1, updated: 0 });
    expect(held(sink)).toEqual(sorted(FIRST));
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

  test('slows down when asked to, and tries again', async () => {
    const refused = new Set<string>();
    const sink = await sinkOf({
      inject: ({ method, key }) => {
        if (method !== 'PUT' || refused.has(key)) return undefined;
        refused.add(key);
        return { status: 503, code: 'SlowDown', headers: { 'retry-after': '1' } };
      },
    });
    const content = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`p${n}.html`, `page ${n}`]));
    const { deployment } = await push(sink, await siteOf({ 'index.html': 'home', ...content }));
    expect(deployment).toMatchObject({ status: 'published', added: 201 });
    expect(Object.keys(held(sink))).toHaveLength(201);
  });

  test('survives connections that break', async () => {
    let count = 0;
    const sink = await sinkOf({
      inject: () => {
        count += 1;
        return count % 3 === 0 ? 'drop' : undefined;
      },
    });
    const { deployment } = await push(sink, await siteOf(FIRST));
    expect(deployment.error).toBeNull();
    expect(held(sink)).toEqual(sorted(FIRST));
  });

  test.each(SITES)(
    '%s: killed at any request, the next run completes it and sends nothing twice that had arrived',
    async (_, siteFrom) => {
      for (let fatal = 1; ; fatal += 1) {
        let budget = Number.POSITIVE_INFINITY;
        const sink = await sinkOf({
          inject: () => {
            budget -= 1;
            return budget < 0 ? { status: 403, code: 'AccessDenied' } : undefined;
          },
        });
        await push(sink, siteFrom(await siteOf(FIRST)));
        budget = fatal;
        const { deployment } = await push(sink, siteFrom(await siteOf(SECOND)), {
          line: 's3://docs/v1 concurrency=2',
        });
        if (deployment.status === 'published') break;
        const arrived = held(sink);
        for (const path of Object.keys(FIRST)) {
          if (path !== 'old.html') expect(arrived).toHaveProperty([path]);
        }
        budget = Number.POSITIVE_INFINITY;
        await push(sink, siteFrom(await siteOf(SECOND)));
        expect(held(sink)).toEqual(sorted(SECOND));
        for (const { method, key, size } of sink.requests) {
          const path = key.slice('v1/'.length);
          if (method === 'PUT' && size > 0 && path !== MANIFEST_PATH)
            expect(arrived[path]).not.toBe(SECOND[path]);
          // Headers are known as well.
          expect(size === 0 && method === 'PUT').toBe(false);
        }
        const again = await push(sink, siteFrom(await siteOf(SECOND)));
        expect(again.seen).toEqual([`GET v1/${MANIFEST_PATH}`]);
      }
    },
  );

  test('a step that fails stops those after it: no page changes when an asset could not be sent', async () => {
    let broken = false;
    const sink = await sinkOf({
      inject: ({ key }) =>
        broken && key.includes('app.2.css') ? { status: 500, code: 'InternalError' } : undefined,
    });
    await push(sink, await siteOf(FIRST));
    broken = true;
    const { deployment } = await push(sink, await siteOf(SECOND));
    expect(deployment).toMatchObject({ status: 'failed', error: { code: 'E_DEPLOY_UNREACHABLE' } });
    expect(held(sink)).toEqual(sorted(FIRST));
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

  test.each([
    ['small', 20],
    ['middle', 300_000],
  ])('says of a %s file that has become shorter that it changed', async (_, size) => {
    const sink = await sinkOf();
    const site = await siteOf({ ...FIRST, 'logo.json': '1'.repeat(size) });
    await writeFile(join(site.directory, 'logo.json'), '1');
    const { deployment, seen } = await push(sink, site);
    expect(deployment.error).toMatchObject({ code: 'E_DEPLOY_FAILED' });
    expect(deployment.error?.message).toMatch(/A file changed while it was sent.*: logo\.json/);
    expect(seen).not.toContain('PUT v1/index.html');
  });

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

  test.each([
    [501, 'NotImplemented'],
    [405, 'MethodNotAllowed'],
    [405, ''],
  ])('deletes one by one where the service answers a batch with %i %s', async (status, code) => {
    const sink = await sinkOf({
      inject: ({ method, query }) =>
        method === 'POST' && query.has('delete') ? { status, code } : undefined,
    });
    const old = Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`old/${n}.html`, `${n}`]));
    await push(sink, await siteOf({ ...FIRST, ...old }));
    const { deployment, seen } = await push(sink, await siteOf(FIRST));
    expect(deployment).toMatchObject({ status: 'published', deleted: 5, error: null });
    expect(held(sink)).toEqual(sorted(FIRST));
    expect(seen.filter((line) => line.startsWith('DELETE'))).toHaveLength(5);
    expect(seen.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  test('gives up the parts when one fails', async () => {
    const sink = await sinkOf({
      inject: ({ query }) =>
        query.get('partNumber') === '2' ? { status: 403, code: 'AccessDenied' } : undefined,
    });
    const { deployment } = await push(
      sink,
      await siteOf({ 'index.html': '', 'l.bin': Buffer.alloc(17 * 1024 * 1024) }),
    );
    expect(deployment.status).toBe('failed');
    expect(sink.requests.at(-1)).toMatchObject({ method: 'DELETE', key: 'v1/l.bin' });
  });

  test('uses the region the service names', async () => {
    const sink = await sinkOf({
      inject: ({ headers }) =>
        String(headers.authorization).includes('/eu-central-1/s3/')
          ? undefined
          : { status: 400, code: 'AuthorizationHeaderMalformed', extra: '<Region>eu-central-1</Region>' },
    });
    const { deployment } = await push(sink, await siteOf(FIRST));
    expect(deployment.error).toBeNull();
  });

  test('an unreadable manifest is said so, and the destination listed', async () => {
    const sink = await sinkOf();
    await push(sink, await siteOf(FIRST));
    sink.buckets
      .get('docs')
      ?.set(`v1/${MANIFEST_PATH}`, { bytes: Buffer.from('{"version":2}'), etag: 'x', headers: {} });
    const { deployment, log } = await push(sink, await siteOf(FIRST));
    expect(deployment.error).toBeNull();
    expect(log.lines.join('\n')).toContain('is no manifest that this version can read');
  });

  test('masks the secret key', async () => {
    const sink = await sinkOf();
    const { log } = await push(sink, await siteOf(FIRST));
    expect(log.masked).toContain('test-secret-test-secret');
  });
});
