import { expect, test } from 'vitest';
import { MANIFEST_PATH } from '../../../src/bundle/manifest.ts';
import type { LocalSite } from '../../../src/deploy/destination.ts';
import type { HttpRequest } from '../../../src/http/http.ts';
import type { S3Sink } from '../../support/s3-sink.ts';
import { type Content, SITES, siteOf } from '../fixtures.ts';
import { killedAt, type Pushed, push, rollBack, writes } from '../pushing.ts';
import { sinkOf } from '../sink.ts';

/** A store, and how sites are published there, also by a run that is cut short at its first request of a kind. */
async function store() {
  const sink = await sinkOf();
  const line = `s3://docs endpoint=${sink.endpoint} region=x concurrency=1`;
  return {
    sink,
    line,
    publish: async (content: Content, options = ''): Promise<Pushed> =>
      push(await siteOf(content), `${line} ${options}`),
    async cutShort(content: Content, options: string, isLast: (request: HttpRequest) => boolean) {
      const http = killedAt(isLast);
      expect((await push(await siteOf(content), `${line} ${options}`, { http })).status).toBe('failed');
    },
  };
}

function textAt(sink: S3Sink, key: string): string | undefined {
  return sink.buckets.get('docs')?.get(key)?.bytes.toString();
}

/** Announced, and nothing of the site sent. */
const FIRST_FILE = (request: HttpRequest): boolean =>
  request.method === 'PUT' && !String(request.url).includes('.docs-export');

/** All of the site sent, and the manifest still says that it is on its way. */
function lastManifest(): (request: HttpRequest) => boolean {
  let manifests = 0;
  return (request) => {
    if (writes('manifest.json')(request)) manifests += 1;
    return manifests === 2;
  };
}

test('a file that a run was to send, and never did, is not taken for the one of that name that is there', async () => {
  const { sink, publish, cutShort } = await store();
  await publish({ 'index.html': 'one' });
  // Somebody else's, of the same size.
  sink.buckets.get('docs')?.set('logo.json', { bytes: Buffer.from('{"n":0}'), etag: 'x', headers: {} });
  const wanted = { 'index.html': 'two', 'logo.json': '{"n":1}' };
  await cutShort(wanted, '', FIRST_FILE);
  await publish({ 'index.html': 'three' }, 'grace=7d');
  await publish(wanted, 'grace=7d');
  expect(textAt(sink, 'logo.json')).toBe('{"n":1}');
});

test('an old file that waits is known as a run has written it anew before it was cut short', async () => {
  const { sink, publish, cutShort } = await store();
  const style = { 'a.css': 'body{}'.repeat(500) };
  await publish({ 'index.html': 'one', ...style });
  await publish({ 'index.html': 'two' }, 'grace=7d');
  await cutShort({ 'index.html': 'three', ...style }, 'precompress=gzip', writes('index.html'));
  await publish({ 'index.html': 'four' }, 'grace=7d');
  await publish({ 'index.html': 'five', ...style }, 'grace=7d');
  expect(textAt(sink, 'a.css')).toBe(style['a.css']);
});

test('headers that a run has changed before it was cut short are changed back, whoever has made MD5s', async () => {
  const { sink, line } = await store();
  const site = await siteOf({ 'index.html': 'one' });
  await push(site, line);
  const files = structuredClone(site.manifest.files);
  for (const file of Object.values(files)) {
    delete file.md5;
    file.cacheControl = 'no-store';
  }
  await push({ ...site, manifest: { ...site.manifest, files } }, line, { http: killedAt(lastManifest()) });
  const cacheControl = () => sink.buckets.get('docs')?.get('index.html')?.headers['cache-control'];
  expect(cacheControl()).toBe('no-store');
  await push(site, line);
  expect(cacheControl()).toBe(site.manifest.files['index.html']?.cacheControl);
});

test('headers that a run has changed are changed back, also where both it and the next were cut short', async () => {
  const { sink, line, cutShort } = await store();
  const cacheControl = () => sink.buckets.get('docs')?.get('guide.html')?.headers['cache-control'];
  const one = { 'index.html': 'one', 'guide.html': 'g' };
  const [, withoutMd5s = (site: LocalSite) => site] = SITES[1] ?? [];
  const site = withoutMd5s(await siteOf(one));
  await push(site, line);
  const files = structuredClone(site.manifest.files);
  for (const file of Object.values(files)) file.cacheControl = 'no-store';
  await push({ ...site, manifest: { ...site.manifest, files } }, line, { http: killedAt(lastManifest()) });
  expect(cacheControl()).toBe('no-store');
  await cutShort({ 'index.html': 'two', 'guide.html': 'other' }, '', FIRST_FILE);
  await push(site, line);
  expect(cacheControl()).toBe(site.manifest.files['guide.html']?.cacheControl);
  expect((await push(site, line)).status).toBe('unchanged');
});

test('the release before is kept whole where a run was cut short and the next publishes another site', async () => {
  const { sink, line, publish, cutShort } = await store();
  const one = { 'index.html': 'one', 'guide.html': 'g', 'old.html': 'o' };
  await publish(one, 'grace=7d');
  await cutShort({ ...one, 'guide.html': 'G' }, 'grace=7d', writes('guide.html'));
  const last = await publish({ 'index.html': 'two', 'guide.html': 'GG' }, 'grace=7d');
  expect(last.status).toBe('published');
  await rollBack(`${line} grace=7d`, {});
  for (const [path, text] of Object.entries(one)) expect(textAt(sink, path)).toBe(text);
});

test('what is kept of older releases is no other site, though runs that were cut short have seen it there', async () => {
  const { publish, cutShort } = await store();
  const release = (name: string): Content =>
    Object.fromEntries(['index', ...'abcdefghi'].map((page) => [`${page}.html`, `${page} ${name}`]));
  for (let number = 0; number < 12; number += 1) await publish(release(String(number)), 'grace=7d');
  await cutShort(release('x'), 'grace=7d', FIRST_FILE);
  await cutShort(release('y'), 'grace=7d', FIRST_FILE);
  expect(await publish(release('z'), '')).toMatchObject({ error: undefined, status: 'published' });
});

test('no rollback leads past a release that was not kept', async () => {
  const { sink, line, publish, cutShort } = await store();
  await publish({ 'index.html': 'one' }, 'grace=7d');
  await publish({ 'index.html': 'two' }, 'grace=7d');
  await cutShort({ 'index.html': 'three' }, '', FIRST_FILE);
  await publish({ 'index.html': 'four' }, 'grace=7d');
  await expect(rollBack(`${line} grace=7d`, {})).rejects.toThrow('a release is kept only where grace=');
  expect(textAt(sink, 'index.html')).toBe('four');
});

test('a rollback that is cut short at any of its requests leads to the same release in the end', async () => {
  const one = { 'index.html': 'one', 'old.html': 'o' };
  for (let last = 1, isCutShort = true; isCutShort; last += 1) {
    const { sink, line, publish } = await store();
    await publish(one, 'grace=7d');
    await publish({ 'index.html': 'two', 'new.html': 'n' }, 'grace=7d');
    let count = 0;
    const http = killedAt(() => {
      count += 1;
      return count >= last;
    });
    isCutShort = await rollBack(`${line} grace=7d`, { http }).then(
      () => false,
      () => true,
    );
    // Where only its last word was missing, it has been done.
    const again = rollBack(`${line} grace=7d`, {});
    if (isCutShort)
      await again.catch((error: Error) => expect(error.message).toContain('is the published one'));
    else await again;
    const shown = isCutShort ? 'one' : 'two';
    expect([last, textAt(sink, 'index.html')]).toEqual([last, shown]);
    expect(textAt(sink, MANIFEST_PATH)).not.toContain('"publishing"');
  }
});
