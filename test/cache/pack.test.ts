import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
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
