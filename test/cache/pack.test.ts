import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPackedCache } from '../../src/cache/pack.ts';
import { programDigest } from '../../src/cache/program.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined): string | undefined => found && Buffer.from(found).toString();

test('what one build puts, the next one gets', () => {
  const first = openPackedCache(join(folder, 'new'), 'v1');
  first.put('a', bytes('one'));
  first.put('b', bytes(''));
  first.put('a', bytes('second\n'));
  first.save();
  const next = openPackedCache(join(folder, 'new'), 'v1');
  expect([text(next.get('a')), text(next.get('b')), next.get('c')]).toEqual(['second\n', '', undefined]);
});

test('what a build did not ask for is dropped', () => {
  const first = openPackedCache(folder, 'v1');
  first.put('a', bytes('1'));
  first.put('b', bytes('2'));
  first.save();
  const second = openPackedCache(folder, 'v1');
  second.get('b');
  second.save();
  const third = openPackedCache(folder, 'v1');
  expect([third.get('a'), text(third.get('b'))]).toEqual([undefined, '2']);
});

test('an entry is kept without being read, and read back in the run that put it', () => {
  const first = openPackedCache(folder, 'v1');
  first.put('a', bytes('1'));
  expect([text(first.get('a')), first.keep('a'), first.keep('b')]).toEqual(['1', true, false]);
  first.save();
  const second = openPackedCache(folder, 'v1');
  expect([second.keep('a'), second.keep('b')]).toEqual([true, false]);
  second.put('c', bytes('3'));
  second.save();
  const third = openPackedCache(folder, 'v1');
  expect([text(third.get('a')), text(third.get('c'))]).toEqual(['1', '3']);
});

test('entries that nobody asks for any more leave the file once they are half of it', async () => {
  const size = async (): Promise<number> => (await stat(join(folder, 'docs-export.cache'))).size;
  for (let run = 0; run < 20; run += 1) {
    const cache = openPackedCache(folder, 'v1');
    cache.get('always');
    if (run === 0) cache.put('always', bytes('a'.repeat(1000)));
    cache.put(`run ${run}`, bytes(String(run % 10).repeat(3000)));
    cache.save();
    cache.close();
    expect(await size()).toBeLessThan(2 * 4000 + 1000);
  }
  const last = openPackedCache(folder, 'v1');
  expect([text(last.get('always')), text(last.get('run 19'))]).toEqual(['a'.repeat(1000), '9'.repeat(3000)]);
});

test('a build that ends without saving leaves the cache as it was, and nothing beside it', async () => {
  const first = openPackedCache(folder, 'v1');
  first.put('a', bytes('1'));
  first.save();
  first.close();
  const second = openPackedCache(folder, 'v1');
  second.put('b', bytes('2'));
  second.close();
  expect(await readdir(folder)).toEqual(['docs-export.cache']);
  expect(text(openPackedCache(folder, 'v1').get('a'))).toBe('1');
});

test('two builds at once do not mix: the last to end is kept', () => {
  const [one, other] = [openPackedCache(folder, 'v1'), openPackedCache(folder, 'v1')];
  one.put('a', bytes('1'));
  other.put('b', bytes('2'));
  one.save();
  other.save();
  const next = openPackedCache(folder, 'v1');
  expect([next.get('a'), text(next.get('b'))]).toEqual([undefined, '2']);
});

test('a folder that cannot be written keeps nothing, and says why', async () => {
  await writeFile(join(folder, 'file'), '');
  const cache = openPackedCache(join(folder, 'file', 'below'), 'v1');
  cache.put('a', bytes('1'));
  expect(cache.save()?.message).toContain('file');
  cache.close();
});

test('another version of the program starts anew', () => {
  const first = openPackedCache(folder, 'v1');
  first.put('a', bytes('1'));
  first.save();
  expect(openPackedCache(folder, 'v2').get('a')).toBeUndefined();
});

test('a broken file is no cache', async () => {
  const first = openPackedCache(folder, 'v1');
  first.put('a', bytes('1234567890'));
  first.save();
  const [file = ''] = await readdir(folder);
  for (const size of [60, 10, 0]) {
    await truncate(join(folder, file), size);
    expect(openPackedCache(folder, 'v1').get('a')).toBeUndefined();
  }
});

test('the digest of the program stays while its files do', () => {
  expect(programDigest()).toMatch(/^[0-9a-f]{64}$/);
  expect(programDigest()).toBe(programDigest());
});
