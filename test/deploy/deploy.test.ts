import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MANIFEST_PATH } from '../../src/bundle/manifest.ts';
import { systemClock } from '../../src/clock.ts';
import { type DeployOptions, deploy } from '../../src/deploy/deploy.ts';
import type { LocalSite } from '../../src/deploy/destination.ts';
import { type S3Sink, type SinkOptions, startS3Sink } from '../support/s3-sink.ts';
import {
  type Content,
  contextOf,
  hurriedClock,
  opened,
  recordedLog,
  SITES,
  siteOf,
  temporaryFolder,
} from './fixtures.ts';

const FIRST: Content = {
  'index.html': '<h1>Home</h1>',
  'guide/start.html': '<h1>Start</h1>',
  'old.html': '<h1>Old</h1>',
  'assets/app.1.css': 'body{}',
  'logo.json': '{}',
  'sitemap.xml': '<urlset/>',
  'odd/é +&%!\'()*$,;=@"<>.json': '{"odd":1}',
};
const SECOND: Content = {
  ...Object.fromEntries(Object.entries(FIRST).filter(([path]) => path !== 'old.html')),
  'index.html': '<h1>HOME</h1>',
  'new.html': '<h1>New</h1>',
  'assets/app.2.css': 'body{color:red}',
};

async function sinkOf(options: SinkOptions = {}): Promise<S3Sink> {
  const sink = await startS3Sink(options);
  onTestFinished(() => sink.close());
  return sink;
}

async function push(
  sink: S3Sink,
  site: LocalSite | Promise<LocalSite>,
  options: Partial<DeployOptions> & { line?: string } = {},
) {
  const { line = 's3://docs/v1', ...more } = options;
  sink.requests.length = 0;
  const log = recordedLog();
  const destinations = opened(`${line} endpoint=${sink.endpoint} region=eu-west-1`, contextOf({ log }));
  const { deployments, changes } = await deploy(site, destinations, {
    plan: false,
    maxPageLoss: 1,
    signal: new AbortController().signal,
    log,
    clock: hurriedClock,
    ...more,
  });
  const [deployment] = deployments;
  if (deployment === undefined) throw new Error('no deployment');
  return { deployment, changes, log, seen: sink.requests.map(({ method, key }) => `${method} ${key}`) };
}

/** What a bucket holds under the prefix, without the manifest. */
function held(sink: S3Sink, prefix = 'v1/'): Record<string, string> {
  const entries = [...(sink.buckets.get('docs') ?? [])]
    .filter(([key]) => key.startsWith(prefix) && !key.endsWith(MANIFEST_PATH))
    .map(([key, { bytes }]) => [key.slice(prefix.length), bytes.toString()]);
  return Object.fromEntries(entries.sort());
}

const sorted = (content: Content): Content => Object.fromEntries(Object.entries(content).sort());

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

describe('guards', () => {
  test('refuse a site without index.html', async () => {
    const sink = await sinkOf();
    const { deployment } = await push(sink, await siteOf({ 'a.html': 'a' }));
    expect(deployment).toMatchObject({ status: 'failed', error: { code: 'E_GUARD_NO_INDEX' } });
    expect(sink.buckets.get('docs')?.size).toBe(0);
  });

  test('refuse a loss of pages above the limit, and tell the numbers', async () => {
    const sink = await sinkOf();
    await push(sink, await siteOf(FIRST));
    const fewer = await siteOf({ 'index.html': 'home' });
    const { deployment } = await push(sink, fewer, { maxPageLoss: 0.5 });
    expect(deployment.error?.code).toBe('E_GUARD_PAGE_LOSS');
    expect(deployment.error?.message).toMatch(
      /1 instead of 3: that is a loss of 66\.7 %, and max-page-loss is 50 %/,
    );
    expect(held(sink)).toEqual(sorted(FIRST));
    expect((await push(sink, fewer, { maxPageLoss: 0.7 })).deployment.status).toBe('published');
  });

  test('refuse to publish over a newer run, unless forced', async () => {
    const sink = await sinkOf();
    await push(sink, await siteOf(FIRST, { run: 8, commit: 'abc' }));
    const older = await siteOf(SECOND, { run: 7 });
    const { deployment } = await push(sink, older);
    expect(deployment.error?.code).toBe('E_GUARD_STALE_RUN');
    expect(deployment.error?.message).toContain('run 8 (commit abc)');
    expect(held(sink)).toEqual(sorted(FIRST));
    expect((await push(sink, older, { line: 's3://docs/v1 force=true' })).deployment.status).toBe(
      'published',
    );
  });

  test('refuse also while the newer run is still publishing', async () => {
    let dead = false;
    const sink = await sinkOf({
      inject: ({ key }) => (dead && key.endsWith('.css') ? { status: 403, code: 'AccessDenied' } : undefined),
    });
    await push(sink, await siteOf(FIRST, { run: 1 }));
    dead = true;
    await push(sink, await siteOf(SECOND, { run: 3 }));
    const { deployment } = await push(sink, await siteOf(FIRST, { run: 2 }));
    expect(deployment.error?.code).toBe('E_GUARD_STALE_RUN');
  });
});

describe('a publish that would delete another site', () => {
  const named = (word: string, count: number): Content => ({
    'index.html': word,
    ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`${word}/${n}.html`, `${word} ${n}`])),
  });

  test('is refused, and nothing is written, unless forced', async () => {
    const sink = await sinkOf();
    await push(sink, await siteOf(named('handbook', 20)));
    const other = await siteOf(named('api', 25));
    sink.requests.length = 0;
    const { deployment } = await push(sink, other);
    expect(deployment.error?.code).toBe('E_GUARD_PRUNE');
    expect(deployment.error?.message).toContain('20 of its 21 files would be deleted');
    expect(sink.requests.map(({ method }) => method)).toEqual(['GET']);
    const forced = await push(sink, other, { line: 's3://docs/v1 force=true' });
    expect(forced.deployment).toMatchObject({ status: 'published', deleted: 20 });
  });

  test('is not what a large change of one site is', async () => {
    const sink = await sinkOf();
    await push(sink, await siteOf(named('handbook', 20)));
    const { deployment } = await push(sink, await siteOf({ ...named('handbook', 3), ...named('api', 17) }));
    expect(deployment).toMatchObject({ status: 'published', deleted: 17 });
  });

  test('leaves files alone that no run put there, until it is forced, also after it was published', async () => {
    const sink = await sinkOf();
    const site = await siteOf(named('handbook', 3));
    sink.buckets.get('docs')?.set('v1/stray.html', { bytes: Buffer.from('x'), etag: 'x', headers: {} });
    const first = await push(sink, site);
    expect(first.log.lines.join('\n')).toContain('(stray.html): left alone');
    const { deployment } = await push(sink, site, { line: 's3://docs/v1 force=true' });
    expect(deployment).toMatchObject({ status: 'published', deleted: 1 });
    expect(sink.buckets.get('docs')?.has('v1/stray.html')).toBe(false);
  });

  test('never deletes the sites published below its prefix, not even by force', async () => {
    const sink = await sinkOf();
    await push(sink, await siteOf(named('v1', 12)), { line: 's3://docs/old/v1' });
    await push(sink, await siteOf(named('v2', 3)), { line: 's3://docs/v2' });
    const { deployment, log } = await push(sink, await siteOf(named('root', 2)), {
      line: 's3://docs force=true',
    });
    expect(deployment).toMatchObject({ status: 'published', deleted: 0 });
    expect(log.lines.join('\n')).toContain('other sites are published below: old/v1/, v2/');
    expect((await push(sink, await siteOf(named('v2', 3)), { line: 's3://docs/v2' })).deployment.status).toBe(
      'unchanged',
    );
  });
});

describe('deploy to several destinations', () => {
  test('one that cannot even be opened does not stop the others', async () => {
    const log = recordedLog();
    const context = contextOf({ log, workingDirectory: await temporaryFolder() });
    const destinations = opened('branch:gh-pages\ndir:public', context);
    const { deployments } = await deploy(await siteOf(FIRST), destinations, {
      ...{ plan: false, maxPageLoss: 1, signal: new AbortController().signal, log },
    });
    expect(deployments.map(({ status }) => status)).toEqual(['failed', 'published']);
    expect(deployments[0]?.error?.message).toContain('add repo=owner/name');
  });

  test('one that fails does not stop the others', async () => {
    const sink = await sinkOf();
    const log = recordedLog();
    const context = contextOf({
      log,
      uploadArtifact: async (name) => ({ id: 7, url: `https://x.test/${name}`, digest: 'd' }),
    });
    const lines = ['s3://docs/a', 's3://missing/a', 'artifact'].map((line) =>
      line === 'artifact' ? line : `${line} endpoint=${sink.endpoint}`,
    );
    const { deployments, changes } = await deploy(await siteOf(FIRST), opened(lines.join('\n'), context), {
      plan: false,
      maxPageLoss: 0.2,
      signal: new AbortController().signal,
      log,
    });
    expect(
      deployments.map(({ destination, status, url, error }) => [destination, status, url, error?.code]),
    ).toEqual([
      ['s3://docs/a', 'published', `${sink.endpoint}/docs/a/index.html`, undefined],
      ['s3://missing/a', 'failed', `${sink.endpoint}/missing/a/index.html`, 'E_DEPLOY_NOT_FOUND'],
      ['artifact', 'published', 'https://x.test/docs-site', undefined],
    ]);
    expect(deployments[2]?.bytes).toBe('an archive'.length);
    expect(changes?.added).toHaveLength(3);
    expect(log.lines.filter((line) => line.startsWith('error'))).toHaveLength(1);
  });

  test('asks what is there while the site is still made ready', async () => {
    const asked = Promise.withResolvers<void>();
    const sink = await sinkOf({
      inject: ({ method }) => {
        if (method === 'GET') asked.resolve();
        return undefined;
      },
    });
    const site = asked.promise.then(() => siteOf(FIRST));
    const { deployment } = await push(sink, site);
    expect(deployment).toMatchObject({ status: 'published', added: 7 });
  });

  test('a site that does not come ends all at once, without a word of the destination', async () => {
    const sink = await sinkOf({ inject: () => ({ status: 503, code: 'SlowDown' }) });
    const log = recordedLog();
    const place = `s3://docs/v1 endpoint=${sink.endpoint}`;
    // Pauses of the real clock would be longer than the test.
    const destinations = opened(place, contextOf({ log, clock: systemClock }));
    const started = performance.now();
    const deployed = deploy(Promise.reject(new Error('no such folder')), destinations, {
      plan: false,
      maxPageLoss: 1,
      signal: new AbortController().signal,
      log,
    });
    await expect(deployed).rejects.toThrow('no such folder');
    expect(performance.now() - started).toBeLessThan(5000);
    expect(log.lines).toEqual([]);
  });

  test('an abort ends all and is thrown', async () => {
    const abort = new AbortController();
    const sink = await sinkOf({
      inject: ({ key }) => {
        if (key.endsWith('.css')) abort.abort(new Error('cancelled'));
        return undefined;
      },
    });
    await expect(push(sink, await siteOf(FIRST), { signal: abort.signal })).rejects.toThrow('cancelled');
    expect(held(sink)).not.toHaveProperty(['index.html']);
  });

  test('an abort says how to go on', async () => {
    const log = recordedLog();
    const options = { plan: false, maxPageLoss: 1, signal: AbortSignal.abort(new Error('cancelled')), log };
    const destinations = opened('dir:public', contextOf({ workingDirectory: await temporaryFolder() }));
    await expect(deploy(await siteOf(FIRST), destinations, options)).rejects.toThrow('cancelled');
    expect(log.lines).toContain('info: Deploying has stopped: run again to go on');
  });

  test('an abort tells first what had been published by then, and what had not', async () => {
    const abort = new AbortController();
    const log = recordedLog();
    const sink = await sinkOf({
      latencyMs: 300,
      inject: ({ key }) => {
        if (key.endsWith('.css')) abort.abort(new Error('cancelled'));
        return undefined;
      },
    });
    const destinations = opened(
      `dir:public\ns3://docs/v1 endpoint=${sink.endpoint} region=eu-west-1`,
      contextOf({ log, workingDirectory: await temporaryFolder() }),
    );
    let told: readonly string[] = [];
    const deployed = deploy(await siteOf(FIRST), destinations, {
      plan: false,
      maxPageLoss: 1,
      signal: abort.signal,
      log,
      onEnded({ deployments }) {
        told = deployments.map(({ destination, status }) => `${destination}: ${status}`);
      },
    });
    await expect(deployed).rejects.toThrow('cancelled');
    expect(told).toEqual(['dir:public: published', 's3://docs/v1: failed']);
    expect(log.lines).toContain(
      'info: Deploying has stopped: run again to go on, what has arrived is reused',
    );
  });

  test('a plan of an artifact tells the size of the archive, which is what is sent', async () => {
    const { deployments } = await deploy(await siteOf(FIRST), opened('artifact', contextOf()), {
      plan: true,
      maxPageLoss: 1,
      signal: new AbortController().signal,
      log: recordedLog(),
    });
    expect(deployments).toMatchObject([{ status: 'planned', added: 7, bytes: 'an archive'.length }]);
  });

  test('an artifact that cannot be uploaded says why', async () => {
    const uploadArtifact = async () => Promise.reject(new Error('409 Conflict'));
    const context = contextOf({ uploadArtifact });
    const { deployments } = await deploy(await siteOf(FIRST), opened('artifact name=mine', context), {
      plan: false,
      maxPageLoss: 0.2,
      signal: new AbortController().signal,
      log: recordedLog(),
    });
    expect(deployments[0]?.error?.code).toBe('E_ARTIFACT');
    expect(deployments[0]?.error?.message).toContain('mine: 409 Conflict');
  });

  test('a file that vanished from the unpacked site fails its destination', async () => {
    const sink = await sinkOf();
    const site = await siteOf(FIRST);
    await rm(join(site.directory, 'logo.json'));
    const { deployment } = await push(sink, site);
    expect(deployment.status).toBe('failed');
    expect(deployment.error?.code).toBe('E_DEPLOY_FAILED');
    expect(deployment.error?.message).toContain('cannot be read any more: logo.json: ENOENT');
  });
});
