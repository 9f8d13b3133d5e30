import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeGzip } from '../../src/bundle/write-gzip.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const signal = new AbortController().signal;

async function written(chunks: Iterable<Uint8Array>): Promise<Buffer> {
  const path = join(await temporaryFolder(), 'a.gz');
  async function* source(): AsyncGenerator<Uint8Array> {
    yield* chunks;
  }
  const { sha256, size } = await writeGzip(source(), path, signal);
  const bytes = await readFile(path);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  expect(bytes.length).toBe(size);
  return bytes;
}

function* cut(bytes: Buffer, lengths: readonly number[]): Generator<Buffer> {
  let start = 0;
  for (let turn = 0; start < bytes.length; turn += 1) {
    const end = start + (lengths[turn % lengths.length] ?? 1);
    yield bytes.subarray(start, end);
    start = end;
  }
}

/** Words, noise and words again: each of them longer than what is compressed at once. */
const MIXED = Buffer.concat([
  Buffer.alloc(700_001, 'Sites are made of words. '),
  randomBytes(900_000),
  Buffer.alloc(300_000, 'And of pictures. '),
]);

test('what is written comes back whole, and is the same in whatever pieces it came', async () => {
  const whole = await written([MIXED]);
  expect(gunzipSync(whole).equals(MIXED)).toBe(true);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 3, maxLength: 6 }),
      async (lengths) => {
        expect((await written(cut(MIXED, lengths))).equals(whole)).toBe(true);
      },
    ),
    { numRuns: 10 },
  );
});

test('nothing is a file of nothing', async () => {
  expect(gunzipSync(await written([])).length).toBe(0);
  expect(gunzipSync(await written([Buffer.from('a')])).toString()).toBe('a');
});

test('words are as small as in one piece, though they are compressed in several, and noise grows by next to nothing', async () => {
  const words = Buffer.from(Array.from({ length: 90_000 }, (_, at) => `word${(at * at) % 7919} `).join(''));
  expect((await written([words])).length).toBeLessThan(1.02 * gzipSync(words).length);
  const noise = randomBytes(1_000_000);
  expect((await written([noise])).length).toBeLessThan(1.001 * noise.length);
});
