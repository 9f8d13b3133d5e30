import { describe, expect, test } from 'vitest';
import { type Content, siteOf } from './fixtures.ts';
import { FIRST, held, push, SECOND, sinkOf, sorted } from './sink.ts';

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

  test('refuse in a plan what it has listed, with its counts', async () => {
    const sink = await sinkOf();
    await push(sink, await siteOf(FIRST));
    const fewer = await siteOf({ 'index.html': 'home' });
    const { deployment, log, seen } = await push(sink, fewer, { maxPageLoss: 0.5, plan: true });
    expect(deployment).toMatchObject({
      ...{ status: 'failed', updated: 1, deleted: 6, headers: 0, bytes: 4 },
      error: { code: 'E_GUARD_PAGE_LOSS' },
    });
    expect(log.lines).toContain('info: - old.html');
    expect(log.lines.at(-1)).toContain('[E_GUARD_PAGE_LOSS]');
    expect(seen.filter((request) => !request.startsWith('GET'))).toEqual([]);
  });

  test('refuse to lose pages whose addresses lead nowhere then, where a run wants redirects', async () => {
    const sink = await sinkOf();
    await push(sink, await siteOf(FIRST));
    const refused = await push(sink, await siteOf(SECOND), { requireRedirects: true });
    expect(refused.deployment.error?.code).toBe('E_GUARD_LOST_PAGES');
    expect(refused.deployment.error?.message).toContain('/old');
    expect(refused.changes?.lost).toEqual([{ page: 'old', now: null }]);
    expect(held(sink)).toEqual(sorted(FIRST));
    const led = await siteOf({ ...SECOND, _redirects: '/old /new 301\n' });
    expect((await push(sink, led, { requireRedirects: true })).deployment.status).toBe('published');
  });

  test('let pages go from a preview, whose readers know no address of old, and where it is forced', async () => {
    const sink = await sinkOf();
    const line = 's3://docs/pr-1';
    await push(sink, await siteOf(FIRST), { line });
    const options = { line, requireRedirects: true, own: true };
    const { deployment, changes } = await push(sink, await siteOf(SECOND), options);
    expect(deployment.status).toBe('published');
    expect(changes).toMatchObject({ removed: ['old'], lost: [] });
    await push(sink, await siteOf(FIRST));
    const forced = { line: 's3://docs/v1 force=true', requireRedirects: true };
    expect((await push(sink, await siteOf(SECOND), forced)).deployment.status).toBe('published');
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
    expect(sink.requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
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

  test.each(['', ' grace=7d', ' inventory=listing'])(
    'never deletes a site that took the place of its own pages in a folder, with "%s"',
    async (options) => {
      const sink = await sinkOf();
      const below = (content: Content): Content =>
        Object.fromEntries(Object.entries(content).map(([path, bytes]) => [`old/v1/${path}`, bytes]));
      const root = named('root', 5);
      const line = `s3://docs${options}`;
      await push(sink, await siteOf({ ...root, ...below(named('v1', 3)) }), { line });
      await push(sink, await siteOf(named('v1', 3)), { line: 's3://docs/old/v1' });
      const before = held(sink, 'old/v1/');
      const { log } = await push(sink, await siteOf(root), { line });
      expect(log.lines.join('\n')).toContain('other sites are published below: old/v1/');
      expect(held(sink, 'old/v1/')).toEqual(before);
      // Nor later, when it is known of no more.
      const { deployment } = await push(sink, await siteOf({ ...root, 'new.html': 'new' }), { line });
      expect(deployment).toMatchObject({ status: 'published', added: 1, deleted: 0 });
      expect(held(sink, 'old/v1/')).toEqual(before);
    },
  );

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
