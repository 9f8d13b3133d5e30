import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openPackedCache } from '../../src/cache/pack.ts';
import { programDigest } from '../../src/cache/program.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined): string | undefined => found && Buffer.from(found).toString();

test('what one build puts, the next one gets', () => {
  const first = openPackedCache(folder.path('new'), 'v1');
  first.put('a', bytes('one'));
  first.put('b', bytes(''));
  first.put('a', bytes('second\n'));
  first.save();
  const next = openPackedCache(folder.path('new'), 'v1');
  expect([text(next.get('a')), text(next.get('b')), next.get('c')]).toEqual(['second\n', '', undefined]);
});

test('what a build did not ask for is dropped', () => {
  const first = openPackedCache(folder.path(), 'v1');
  first.put('a', bytes('1'));
  first.put('b', bytes('2'));
  first.save();
  const second = openPackedCache(folder.path(), 'v1');
  second.get('b');
  second.save();
  const third = openPackedCache(folder.path(), 'v1');
  expect([third.get('a'), text(third.get('b'))]).toEqual([undefined, '2']);
});

test('an entry is kept without being read, and read back in the run that put it', () => {
  const first = openPackedCache(folder.path(), 'v1');
  first.put('a', bytes('1'));
  expect([text(first.get('a')), first.keep('a'), first.keep('b')]).toEqual(['1', true, false]);
  first.save();
  const second = openPackedCache(folder.path(), 'v1');
  expect([second.keep('a'), second.keep('b')]).toEqual([true, false]);
  second.put('c', bytes('3'));
  second.save();
  const third = openPackedCache(folder.path(), 'v1');
  expect([text(third.get('a')), text(third.get('c'))]).toEqual(['1', '3']);
});

/** Bytes that the folder takes. */
async function sizeOf(): Promise<number> {
  const sizes = (await readdir(folder.path())).map(async (name) => (await stat(folder.path(name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('entries that nobody asks for any more leave the folder once they are half of a file', async () => {
  for (let run = 0; run < 20; run += 1) {
    const cache = openPackedCache(folder.path(), 'v1');
    cache.get('always');
    if (run === 0) cache.put('always', bytes('a'.repeat(1000)));
    cache.put(`run ${run}`, bytes(String(run % 10).repeat(3000)));
    cache.save();
    cache.close();
    expect(await sizeOf()).toBeLessThan(2 * 4000 + 1000);
  }
  const last = openPackedCache(folder.path(), 'v1');
  expect([text(last.get('always')), text(last.get('run 19'))]).toEqual(['a'.repeat(1000), '9'.repeat(3000)]);
});

test('a build that ends without saving leaves the cache as it was, and nothing beside it', async () => {
  const first = openPackedCache(folder.path(), 'v1');
  first.put('a', bytes('1'));
  first.save();
  first.close();
  const before = await readdir(folder.path());
  const second = openPackedCache(folder.path(), 'v1');
  second.put('b', bytes('2'));
  second.close();
  expect(await readdir(folder.path())).toEqual(before);
  expect(text(openPackedCache(folder.path(), 'v1').get('a'))).toBe('1');
});

test('two builds at once do not mix: the last to end is kept, and nothing of the other', async () => {
  const [one, other] = [openPackedCache(folder.path(), 'v1'), openPackedCache(folder.path(), 'v1')];
  one.put('a', bytes('1'));
  other.put('b', bytes('2'));
  one.save();
  other.save();
  const next = openPackedCache(folder.path(), 'v1');
  expect([next.get('a'), text(next.get('b'))]).toEqual([undefined, '2']);
  // The index, and the file of the last.
  expect(await readdir(folder.path())).toHaveLength(2);
});

test('a folder that cannot be written keeps nothing, and says why', async () => {
  await writeFile(folder.path('file'), '');
  const cache = openPackedCache(folder.path('file', 'below'), 'v1');
  cache.put('a', bytes('1'));
  expect(cache.save()?.message).toContain('file');
  cache.close();
});

test('what did not change is not written again', async () => {
  const first = openPackedCache(folder.path(), 'v1');
  first.put('large', bytes('a'.repeat(100_000)));
  first.save();
  first.close();
  const names = await readdir(folder.path());
  for (let run = 0; run < 30; run += 1) {
    const cache = openPackedCache(folder.path(), 'v1');
    cache.get('large');
    for (let before = 0; before < run; before += 1) cache.keep(`run ${before}`);
    cache.put(`run ${run}`, bytes(String(run)));
    cache.save();
    cache.close();
    expect(await readdir(folder.path())).toEqual(expect.arrayContaining(names));
    expect((await readdir(folder.path())).length).toBeLessThan(12);
  }
  const last = openPackedCache(folder.path(), 'v1');
  expect([text(last.get('run 0')), text(last.get('run 29'))]).toEqual(['0', '29']);
});

test('another version of the program starts anew, and clears away what was there', async () => {
  const first = openPackedCache(folder.path(), 'v1');
  first.put('a', bytes('1'));
  first.save();
  const before = await readdir(folder.path());
  const second = openPackedCache(folder.path(), 'v2');
  expect(second.get('a')).toBeUndefined();
  second.put('b', bytes('2'));
  second.save();
  const after = await readdir(folder.path());
  expect(after.filter((name) => before.includes(name))).toEqual(['docs-export.cache']);
  expect(after).toHaveLength(2);
});

test('a broken or missing file is no cache', async () => {
  for (const at of [0, 1]) {
    for (const size of [60, 10, 4, 0]) {
      const first = openPackedCache(folder.path(), 'v1');
      first.put('a', bytes('1234567890'.repeat(10)));
      first.save();
      const names = (await readdir(folder.path())).sort();
      await truncate(folder.path(names[at] ?? ''), size);
      expect(openPackedCache(folder.path(), 'v1').get('a')).toBeUndefined();
      await rm(folder.path(names[at] ?? ''));
      expect(openPackedCache(folder.path(), 'v1').get('a')).toBeUndefined();
      for (const name of await readdir(folder.path())) await rm(folder.path(name));
    }
  }
});

test('an index that names files beside it is none', async () => {
  const first = openPackedCache(folder.path(), 'v1');
  first.put('a', bytes('1'));
  first.save();
  const [index = '', pack = ''] = (await readdir(folder.path())).sort();
  const elsewhere = '../elsewhere';
  const written = (await readFile(folder.path(index))).subarray(0, -8).toString();
  const forged = Buffer.from(written.replace(pack, elsewhere));
  const footer = createHash('sha256').update(forged).digest().subarray(0, 8);
  await writeFile(folder.path(index), Buffer.concat([forged, footer]));
  expect(openPackedCache(folder.path(), 'v1').isEmpty).toBe(true);
});

test('the digest of the program stays while its files do', () => {
  expect(programDigest()).toMatch(/^[0-9a-f]{64}$/);
  expect(programDigest()).toBe(programDigest());
});
