import { describe, expect, test } from 'vitest';
import { MANIFEST_PATH, type Manifest, PREVIOUS_PATH } from '../../../src/bundle/manifest.ts';
import { deploy } from '../../../src/deploy/deploy.ts';
import { parseManifest } from '../../../src/deploy/plan/read-manifest.ts';
import { withCleanUrls } from '../../../src/deploy/store/store-rules.ts';
import type { S3Sink } from '../../support/s3-sink.ts';
import {
  type Content,
  contextOf,
  hurriedClock,
  manifestOf,
  opened,
  recordedLog,
  siteOf,
} from '../fixtures.ts';
import { sinkOf } from '../sink.ts';

const DAY = 24 * 3_600_000;
const START = Date.parse('2026-03-01T00:00:00Z');

/** Pushes a site some days after the start; tells how it went and what is there. */
async function push(sink: S3Sink, content: Content, options: string, { days = 0, plan = false } = {}) {
  const clock = { ...hurriedClock, now: () => START + days * DAY };
  const log = recordedLog();
  // Signed by the machine's clock; only the deploy lives in its own time.
  const destinations = opened(
    `s3://docs/v1 endpoint=${sink.endpoint} region=x ${options}`,
    contextOf({ log }),
  );
  sink.requests.length = 0;
  const { deployments } = await deploy(await siteOf(content), destinations, {
    plan,
    maxPageLoss: 1,
    signal: new AbortController().signal,
    log,
    clock,
  });
  const held = [...(sink.buckets.get('docs')?.keys() ?? [])].map((key) => key.slice('v1/'.length)).sort();
  const files = held.filter((path) => path !== MANIFEST_PATH && path !== PREVIOUS_PATH);
  return {
    deployment: deployments[0],
    files,
    site: files.filter((path) => !path.startsWith('.docs-export/')),
  };
}

describe('clean-urls', () => {
  const named = (manifest: Manifest) => withCleanUrls({ manifest, directory: '/site', bundlePath: '' });

  test('adds the address of each page, without its extension, with the headers of the page', () => {
    const manifest = manifestOf({
      'index.html': '1',
      '404.html': '2',
      'a/b.html': '3',
      'c/index.html': '4',
      'd.css': '',
    });
    const { manifest: wanted, elsewhere } = named(manifest);
    const added = Object.keys(wanted.files).filter((path) => !Object.hasOwn(manifest.files, path));
    expect(added).toEqual(['a/b', 'c']);
    expect(wanted.files['a/b']).toEqual(manifest.files['a/b.html']);
    expect(Object.fromEntries(elsewhere ?? [])).toEqual({
      'a/b': '/site/a/b.html',
      c: '/site/c/index.html',
    });
    expect(wanted.pages).toEqual(manifest.pages);
  });

  test('gives no page a name that would lead out of its folder, and that no manifest may hold', () => {
    const manifest = manifestOf({
      'index.html': '1',
      '...html': '2',
      'a/..html': '3',
      'b/.html': '4',
      '....html': '5',
    });
    const { files } = named(manifest).manifest;
    expect(Object.keys(files).filter((path) => !Object.hasOwn(manifest.files, path))).toEqual(['...']);
    expect(parseManifest(JSON.stringify({ ...manifest, files }))).toBeDefined();
  });

  test('knows pages by any name', () => {
    const manifest = manifestOf({
      'index.html': '1',
      ...JSON.parse('{"__proto__.html": "2"}'),
      'constructor.html': '3',
    });
    const { files } = named(manifest).manifest;
    expect(
      Object.keys(files)
        .filter((path) => !path.includes('.'))
        .sort(),
    ).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(files)).toBe(Object.prototype);
  });

  test('never takes the place of a file, nor of a page by that of a folder', () => {
    const manifest = manifestOf({
      'index.html': '1',
      a: 'x',
      'a.html': '2',
      'b.html': '3',
      'b/index.html': '4',
    });
    expect(Object.fromEntries(named(manifest).elsewhere ?? [])).toEqual({ b: '/site/b.html' });
  });

  test('publishes, updates and prunes the aliases with their pages', async () => {
    const sink = await sinkOf();
    await push(sink, { 'index.html': '1', 'a.html': 'a', 'b.html': 'b' }, 'clean-urls=true');
    const alias = sink.buckets.get('docs')?.get('v1/a');
    expect(alias?.bytes.toString()).toBe('a');
    expect(alias?.headers['content-type']).toBe('text/html; charset=utf-8');
    const { deployment, site } = await push(sink, { 'index.html': '1', 'a.html': 'A' }, 'clean-urls=true');
    expect(deployment).toMatchObject({ updated: 2, deleted: 2 });
    expect(site).toEqual(['a', 'a.html', 'index.html']);
    expect(sink.buckets.get('docs')?.get('v1/a')?.bytes.toString()).toBe('A');
    expect(
      (await push(sink, { 'index.html': '1', 'a.html': 'A' }, 'clean-urls=true')).deployment?.status,
    ).toBe('unchanged');
    expect((await push(sink, { 'index.html': '1', 'a.html': 'A' }, '')).site).toEqual([
      'a.html',
      'index.html',
    ]);
  });
});

describe('keep', () => {
  test('never deletes what a pattern means', async () => {
    const sink = await sinkOf();
    await push(sink, { 'index.html': '1', 'pdf/a.pdf': 'a', 'old.html': 'o', 'kept/y.html': 'y' }, '');
    const { site } = await push(sink, { 'index.html': '1' }, 'keep=*.pdf,/kept/');
    expect(site).toEqual(['index.html', 'kept/y.html', 'pdf/a.pdf']);
  });
});

describe('require', () => {
  test('publishes nothing without the paths it names', async () => {
    const sink = await sinkOf();
    const content = { 'index.html': '1', 'guides/start.html': '2', 'assets/x.css': '3' };
    const refused = await push(sink, content, 'require=guides/start,assets/,pricing.html');
    expect(refused.deployment?.error).toMatchObject({ code: 'E_GUARD_REQUIRED' });
    expect(refused.deployment?.error?.message).toContain('pricing.html');
    expect(refused.files).toEqual([]);
    const ways = 'require=/,/guides/start,guides/start.html,assets/';
    expect((await push(sink, content, ways)).deployment).toMatchObject({ status: 'published', error: null });
  });
});

describe('grace', () => {
  const first: Content = { 'index.html': 'one', 'old.html': 'o', 'assets/1.css': 'a{}' };
  const second: Content = { 'index.html': 'two', 'assets/2.css': 'b{}' };

  test('keeps old assets for readers with an open tab, and deletes them when it is over', async () => {
    const sink = await sinkOf();
    await push(sink, first, 'grace=7d');
    const { site, deployment } = await push(sink, second, 'grace=7d');
    expect(site).toEqual(['assets/1.css', 'assets/2.css', 'index.html']);
    expect(deployment).toMatchObject({ added: 1, updated: 1, deleted: 1 });
    const quiet = await push(sink, second, 'grace=7d', { days: 6 });
    expect(quiet.deployment?.status).toBe('unchanged');
    expect(sink.requests.map(({ method }) => method)).toEqual(['GET']);
    const later = await push(sink, second, 'grace=7d', { days: 8 });
    expect(later.files).toEqual(['assets/2.css', 'index.html']);
    expect(later.deployment).toMatchObject({ status: 'published', added: 0, updated: 0 });
  });

  test('keeps the bytes of overwritten and deleted pages, under their digest', async () => {
    const sink = await sinkOf();
    await push(sink, first, 'grace=7d');
    const { files } = await push(sink, second, 'grace=7d');
    const kept = files.filter((path) => path.startsWith('.docs-export/kept/'));
    const bytes = kept.map((path) => sink.buckets.get('docs')?.get(`v1/${path}`)?.bytes.toString());
    expect(bytes.sort()).toEqual(['o', 'one']);
    expect(sink.buckets.get('docs')?.has(`v1/${PREVIOUS_PATH}`)).toBe(true);
  });

  test('takes an asset back that is wanted again, without sending it', async () => {
    const sink = await sinkOf();
    await push(sink, first, 'grace=7d');
    await push(sink, second, 'grace=7d');
    const { deployment } = await push(sink, { ...second, 'assets/1.css': 'a{}' }, 'grace=7d', { days: 1 });
    expect(deployment).toMatchObject({ status: 'published', added: 0, updated: 0, deleted: 0, unchanged: 3 });
    const last = await push(sink, { ...second, 'assets/1.css': 'a{}' }, 'grace=7d', { days: 9 });
    expect(last.site).toEqual(['assets/1.css', 'assets/2.css', 'index.html']);
  });

  test.each(['grace=7d', 'grace=7d inventory=listing'])(
    'leaves no page at its address without an extension, also where that has a dot in it (%s)',
    async (grace) => {
      const sink = await sinkOf();
      await push(sink, { 'index.html': 'one', 'releases/v1.2.html': 'o' }, `${grace} clean-urls=true`);
      const { site } = await push(sink, { 'index.html': 'one' }, `${grace} clean-urls=true`);
      expect(site).toEqual(['index.html']);
    },
  );

  test.each([
    ['by a run whose clock was ten years ahead', 'grace=7d', 3650],
    ['with a grace that was ten years then', 'grace=3650d', 0],
  ])('keeps no longer than it says what was replaced %s', async (_, grace, days) => {
    const sink = await sinkOf();
    await push(sink, first, 'grace=7d');
    await push(sink, second, grace, { days });
    const third = { ...second, 'index.html': 'three' };
    expect((await push(sink, third, 'grace=7d', { days: 1 })).site).toContain('assets/1.css');
    const { files } = await push(sink, third, 'grace=7d', { days: 9 });
    expect(files).toEqual(['assets/2.css', 'index.html']);
  });

  test('deletes at once what waits, where grace is taken back', async () => {
    const sink = await sinkOf();
    await push(sink, first, 'grace=7d');
    await push(sink, second, 'grace=7d');
    expect((await push(sink, second, '')).files).toEqual(['assets/2.css', 'index.html']);
  });

  test('knows what waits also when the bucket is listed', async () => {
    const sink = await sinkOf();
    await push(sink, first, 'grace=7d');
    await push(sink, second, 'grace=7d');
    const listed = await push(sink, second, 'grace=7d inventory=listing', { days: 8 });
    expect(listed.files).toEqual(['assets/2.css', 'index.html']);
  });
});
