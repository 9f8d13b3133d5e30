import { expect, test } from 'vitest';
import { eachAtOnce } from '../../src/process/each-at-once.ts';

/** What has been begun, and has ended, of twenty items of which some fail. */
async function worked(failing: readonly number[], signal = new AbortController().signal) {
  const items = Array.from({ length: 20 }, (_, number) => number);
  const begun: number[] = [];
  const ended: number[] = [];
  const working = eachAtOnce(items, { count: 4, signal }, async (number) => {
    begun.push(number);
    await Promise.resolve();
    if (failing.includes(number)) throw new Error(`item ${number} failed`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    ended.push(number);
  });
  const error: unknown = await working.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { begun, ended, error };
}

test('does the work for each item', async () => {
  const { ended, error } = await worked([]);
  expect(error).toBeUndefined();
  expect(ended).toHaveLength(20);
});

test('after a failure begins no work, ends what is under way, and tells the first', async () => {
  const { begun, ended, error } = await worked([2, 3]);
  expect(error).toEqual(new Error('item 2 failed'));
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(ended).toEqual([0, 1]);
});

test('begins nothing where that is no longer wanted', async () => {
  const { begun, error } = await worked([], AbortSignal.abort('cancelled'));
  expect(error).toBe('cancelled');
  expect(begun).toEqual([]);
});
