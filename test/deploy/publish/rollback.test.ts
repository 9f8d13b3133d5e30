import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../src/clock.ts';
import { rollback } from '../../../src/deploy/publish/rollback.ts';
import type { S3Sink } from '../../support/s3-sink.ts';
import {
  type Content,
  contextOf,
  hurriedClock,
  opened,
  recordedLog,
  SITES,
  siteOf,
  temporaryFolder,
} from '../fixtures.ts';
import { killedAt, push, rollBack, writes } from '../pushing.ts';
import { bucketOf } from '../sink.ts';

const ONE: Content = {
  'index.html': 'one',
  'old.html': 'o',
  'swap/a.html': 'A',
  'swap/b.html': 'B',
  'assets/1.css': 'a',
};
const TWO: Content = {
  'index.html': 'two',
  'new.html': 'n',
  'swap/a.html': 'B',
  'swap/b.html': 'A',
  'assets/2.css': 'b',
};
const THREE: Content = { 'index.html': 'three', 'swap/a.html': 'C', 'assets/3.css': 'c' };
const signal = new AbortController().signal;

async function publish(content: Content, line: string, workingDirectory?: string): Promise<void> {
  const context = workingDirectory === undefined ? {} : { workingDirectory };
  expect((await push(await siteOf(content), line, context)).error).toBeUndefined();
}

async function back(line: string, { plan = false, workingDirectory = '' } = {}): Promise<readonly string[]> {
  const log = recordedLog();
  const context = contextOf(workingDirectory === '' ? { log } : { log, workingDirectory });
  for (const destination of opened(line, context)) {
    await rollback(destination, { plan, signal, log, clock: hurriedClock });
  }
  return log.lines;
}

function siteIn(sink: S3Sink): Content {
  const entries = [...(sink.buckets.get('docs') ?? [])].map(
    ([key, { bytes }]) => [key, bytes.toString()] as const,
  );
  return Object.fromEntries(entries.filter(([key]) => !key.startsWith('.docs-export/')));
}

describe('rollback of a store', () => {
  test('without grace keeps none, so that no later one leads past what is published next', async () => {
    const { sink, line } = await bucketOf();
    await publish(ONE, `${line} grace=7d`);
    await publish(TWO, `${line} grace=7d`);
    await back(line);
    sink.requests.length = 0;
    await expect(back(line)).rejects.toMatchObject({
      code: 'E_ROLLBACK',
      why: expect.stringContaining('or that is rolled back'),
    });
    expect(sink.requests.every(({ method }) => method === 'GET')).toBe(true);
    await publish({ ...ONE, 'new.html': 'n' }, line);
    await publish(ONE, line);
    await expect(back(line)).rejects.toMatchObject({ code: 'E_ROLLBACK' });
  });

  test('finds files that a keep pattern left where they were', async () => {
    const { sink, line } = await bucketOf();
    const keeping = `${line} grace=7d keep=old.html,*.css`;
    await publish(ONE, keeping);
    await publish(TWO, keeping);
    expect(siteIn(sink)).toMatchObject({ 'old.html': 'o', 'assets/1.css': 'a' });
    await back(keeping);
    expect(siteIn(sink)).toEqual({ ...ONE, 'assets/2.css': 'b' });
  });

  test('restores every file of the release before without sending one, and rolls forward again', async () => {
    const { sink, line } = await bucketOf();
    await publish(ONE, `${line} grace=7d`);
    await publish(TWO, `${line} grace=7d`);
    sink.requests.length = 0;
    await back(`${line} grace=7d`);
    // Old assets stay for open tabs.
    expect(siteIn(sink)).toEqual({ ...ONE, 'assets/2.css': 'b' });
    const sent = sink.requests.filter(
      ({ method, headers, key }) =>
        method === 'PUT' && headers['x-amz-copy-source'] === undefined && !key.endsWith('.json'),
    );
    expect(sent).toEqual([]);
    expect(sink.buckets.get('docs')?.get('index.html')?.headers['content-type']).toBe(
      'text/html; charset=utf-8',
    );
    await back(`${line} grace=7d`);
    expect(siteIn(sink)).toEqual({ ...TWO, 'assets/1.css': 'a' });
  });

  test.each(SITES)(
    '%s: restores every file where each run lists what is there, though that tells no SHA-256',
    async (_, siteFrom) => {
      const { sink, line } = await bucketOf();
      const listing = `${line} grace=7d inventory=listing`;
      await push(siteFrom(await siteOf(ONE)), listing);
      await push(siteFrom(await siteOf(TWO)), listing);
      await back(listing);
      expect(siteIn(sink)).toEqual({ ...ONE, 'assets/2.css': 'b' });
      await back(listing);
      expect(siteIn(sink)).toEqual({ ...TWO, 'assets/1.css': 'a' });
    },
  );

  test('says what it would do, and touches nothing, when only planned', async () => {
    const { sink, line } = await bucketOf();
    await publish(ONE, `${line} grace=7d`);
    await publish(TWO, `${line} grace=7d`);
    const before = siteIn(sink);
    const lines = await back(`${line} grace=7d`, { plan: true });
    expect(lines.join('\n')).toMatch(
      /back to the release of .*: 4 files to restore, 0 with other headers, 1 to delete/,
    );
    expect(siteIn(sink)).toEqual(before);
  });

  test('a push that was killed at any point leaves the release before to go back to', async () => {
    const keeping = ['copies', 'previous.json', 'manifest.json', 'swap/a.html'];
    for (const fatal of keeping) {
      const { sink, line } = await bucketOf();
      await publish(ONE, `${line} grace=7d`);
      await publish(TWO, `${line} grace=7d`);
      const http = killedAt(({ method, headers, url }) => {
        const isCopy = headers?.['x-amz-copy-source'] !== undefined;
        return method === 'PUT' && (fatal === 'copies' ? isCopy : String(url).endsWith(fatal));
      });
      await push(await siteOf(THREE), `${line} grace=7d`, { http });
      expect((await push(await siteOf(THREE), `${line} grace=7d`)).status).toBe('published');
      await back(`${line} grace=7d`);
      expect(siteIn(sink)).toMatchObject(TWO);
    }
  });

  test.each(SITES)('%s: goes back where a push, or a rollback, was cut short', async (_, siteFrom) => {
    const { sink, line } = await bucketOf();
    const [one, two] = [siteFrom(await siteOf(ONE)), siteFrom(await siteOf(TWO))];
    const keeping = `${line} grace=7d concurrency=1`;
    await push(one, keeping);
    expect((await push(two, keeping, { http: killedAt(writes('swap/b.html')) })).status).toBe('failed');
    await back(keeping);
    expect(siteIn(sink)).toMatchObject(ONE);
    expect((await push(two, keeping)).status).toBe('published');
    await expect(rollBack(keeping, { http: killedAt(writes('swap/b.html')) })).rejects.toThrow('killed');
    await back(keeping);
    expect(siteIn(sink)).toMatchObject(ONE);
    await back(keeping);
    expect(siteIn(sink)).toMatchObject(TWO);
    expect((await push(two, keeping)).status).toBe('unchanged');
  });

  test('the release before is kept where a publish only lets go of what is too old', async () => {
    const { sink, line } = await bucketOf();
    const keeping = `${line} grace=7d`;
    const onDay = (day: number): Clock => ({
      ...hurriedClock,
      now: () => Date.UTC(2026, 0, 1 + day),
    });
    await push(await siteOf(ONE), keeping, { clock: onDay(0) });
    await push(await siteOf(TWO), keeping, { clock: onDay(1) });
    await push(await siteOf(THREE), keeping, { clock: onDay(5) });
    const { deployment } = await push(await siteOf(THREE), keeping, { clock: onDay(9) });
    expect(deployment).toMatchObject({ status: 'published', added: 0, updated: 0 });
    expect(deployment.deleted).toBeGreaterThan(0);
    await back(keeping);
    expect(siteIn(sink)).toMatchObject(TWO);
  });

  test('names a file that somebody removed, of which only the headers were to come back', async () => {
    const { sink, line } = await bucketOf();
    const one = await siteOf(ONE);
    const files = structuredClone(one.manifest.files);
    for (const file of Object.values(files)) file.cacheControl = 'no-store';
    await push(one, `${line} grace=7d`);
    await push({ ...one, manifest: { ...one.manifest, files } }, `${line} grace=7d`);
    sink.buckets.get('docs')?.delete('swap/a.html');
    await expect(back(line)).rejects.toMatchObject({
      code: 'E_ROLLBACK',
      why: expect.stringContaining('(swap/a.html)'),
    });
  });

  test('names what is gone, and touches nothing', async () => {
    const { sink, line } = await bucketOf();
    await publish(ONE, `${line} grace=7d`);
    await publish(TWO, `${line} grace=7d`);
    // A publish without grace lets go of what was kept.
    await publish(TWO, line);
    const before = siteIn(sink);
    await expect(back(`${line} grace=7d`)).rejects.toThrow(
      /files of the release of .* are gone \(.*index\.html/s,
    );
    expect(siteIn(sink)).toEqual(before);
  });

  test('says that nothing is kept where grace was never given', async () => {
    const { line } = await bucketOf();
    await publish(ONE, line);
    await publish(TWO, line);
    await expect(back(line)).rejects.toMatchObject({ code: 'E_ROLLBACK' });
  });
});

describe('rollback of a folder', () => {
  test('swaps the kept release in, and back again', async () => {
    const workingDirectory = await temporaryFolder();
    const index = (): Promise<string> => readFile(join(workingDirectory, 'public', 'index.html'), 'utf8');
    await publish(ONE, 'dir:./public', workingDirectory);
    await expect(back('dir:./public', { workingDirectory })).rejects.toMatchObject({ code: 'E_ROLLBACK' });
    await publish(TWO, 'dir:./public', workingDirectory);
    const said = `info: dir:./public: back to the release of 2026-01-02T03:04:05.000Z, ${Object.keys(ONE).length} files`;
    expect(await back('dir:./public', { workingDirectory, plan: true })).toEqual([said]);
    expect(await index()).toBe('two');
    await back('dir:./public', { workingDirectory });
    expect(await index()).toBe('one');
    await back('dir:./public', { workingDirectory });
    expect(await index()).toBe('two');
  });

  test('works on where a rollback was cut short', async () => {
    const workingDirectory = await temporaryFolder();
    await publish(ONE, 'dir:./public', workingDirectory);
    await publish(TWO, 'dir:./public', workingDirectory);
    await writeFile(join(workingDirectory, '.public.aside'), 'left behind');
    await back('dir:./public', { workingDirectory });
    expect(await readFile(join(workingDirectory, 'public', 'index.html'), 'utf8')).toBe('one');
    // Of the next one only the last step is missing.
    await back('dir:./public', { workingDirectory });
    await rename(join(workingDirectory, '.public.previous'), join(workingDirectory, '.public.aside'));
    await back('dir:./public', { workingDirectory });
    expect(await readFile(join(workingDirectory, 'public', 'index.html'), 'utf8')).toBe('two');
    await back('dir:./public', { workingDirectory });
    expect(await readFile(join(workingDirectory, 'public', 'index.html'), 'utf8')).toBe('one');
  });
});

test('a kind without releases says so', async () => {
  await expect(back('artifact')).rejects.toThrow(/keeps no release before/);
});
