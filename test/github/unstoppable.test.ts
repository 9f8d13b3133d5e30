import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlessAborted } from '../../src/github/unstoppable.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();
const MINUTE = 60_000;

test('work that falls silent is not waited for without end, the longer the more it moves', async () => {
  const silent = () => new Promise<never>(() => {});
  const ended: string[] = [];
  for (const bytes of [0, 6_000_000])
    unlessAborted(signal, silent, bytes).catch((error: Error) => ended.push(error.message));
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(ended).toEqual(['it did not come to an end within 10 minutes']);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(ended[1]).toBe('it did not come to an end within 11 minutes');
});

test('nothing is left of work that has ended', async () => {
  expect(await unlessAborted(signal, async () => 7)).toBe(7);
  await expect(unlessAborted(signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
