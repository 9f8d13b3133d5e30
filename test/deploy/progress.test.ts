import { expect, test } from 'vitest';
import { createProgress } from '../../src/deploy/progress.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';
import { recordedLog } from './fixtures.ts';

const { signal } = new AbortController();

/** What is told of files that are done one after the other, each of some bytes after some milliseconds. */
async function told(
  total: { readonly files: number; readonly bytes: number },
  done: readonly (readonly [bytes: number, afterMs: number])[],
): Promise<readonly string[]> {
  const clock = createVirtualClock();
  const log = recordedLog();
  const progress = createProgress('site', total, log, clock);
  for (const [bytes, afterMs] of done) {
    await clock.sleep(afterMs, signal);
    progress.advance(bytes);
  }
  return log.lines;
}

test('an empty file before a large one says nothing of the time that the large one takes', async () => {
  const total = { files: 3, bytes: 100_000_000 };
  expect(await told(total, [[0, 300]])).toEqual([]);
  expect(await told(total, [[0, 6000]])).toEqual(['progress: site: 1 of 3 files, 0 B of 100.0 MB, 0 B/s']);
});

test('the time left is told as soon as a part of the work is done that it can be reckoned from', async () => {
  const files = Array.from({ length: 50 }, () => [1000, 20] as const);
  const lines = await told({ files: 1000, bytes: 1_000_000 }, files);
  expect(lines[0]).toBe('progress: site: 20 of 1000 files, 20.0 kB of 1.0 MB, 50.0 kB/s, 20 s left');
});

test('where headers alone are changed, no bytes are told', async () => {
  const lines = await told({ files: 4, bytes: 0 }, [[0, 500]]);
  expect(lines).toEqual(['progress: site: 1 of 4 files, 2 s left']);
});
