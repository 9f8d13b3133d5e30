import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../src/clock.ts';
import { createPace, eachPaced, type Pace } from '../../../src/deploy/store/pace.ts';

/** A clock that stands still until told. */
function handClock(): Clock & { forward(milliseconds: number): void } {
  let time = 0;
  return {
    now: () => time,
    sleep: async () => {},
    forward(milliseconds) {
      time += milliseconds;
    },
  };
}

/** Finishes work at the rate that so many requests at once reach. */
function work(
  pace: Pace,
  clock: ReturnType<typeof handClock>,
  rate: (atOnce: number) => number,
  count: number,
): void {
  for (let done = 0; done < count; done += 1) {
    clock.forward(1000 / rate(pace.limit()));
    pace.finished();
  }
}

describe('createPace', () => {
  test('rises to the most while more at once is faster', () => {
    const clock = handClock();
    const pace = createPace(64, clock);
    work(pace, clock, (atOnce) => atOnce * 10, 1000);
    expect(pace.limit()).toBe(64);
  });

  test('stays low where more at once brings nothing', () => {
    const clock = handClock();
    const pace = createPace(256, clock);
    work(pace, clock, (atOnce) => Math.min(atOnce, 20) * 10, 10_000);
    expect(pace.limit()).toBeLessThanOrEqual(64);
    expect(pace.limit()).toBeGreaterThanOrEqual(16);
  });

  test('halves once for a burst of refusals, then rises slowly', () => {
    const clock = handClock();
    const pace = createPace(64, clock);
    clock.forward(10);
    for (let refusal = 0; refusal < 10; refusal += 1) pace.throttled();
    expect(pace.limit()).toBe(16);
    clock.forward(2000);
    pace.throttled();
    expect(pace.limit()).toBe(8);
    work(pace, clock, () => 100, 16);
    expect(pace.limit()).toBe(9);
  });

  test('never falls below one or starts above the most', () => {
    const clock = handClock();
    const pace = createPace(2, clock);
    expect(pace.limit()).toBe(2);
    for (let refusal = 0; refusal < 5; refusal += 1) {
      clock.forward(2000);
      pace.throttled();
    }
    expect(pace.limit()).toBe(1);
  });
});

describe('eachPaced', () => {
  const fixed = (limit: number): Pace => ({ limit: () => limit, finished() {}, throttled() {} });
  const signal = new AbortController().signal;

  test('does all the work and keeps to the limit', async () => {
    let underWay = 0;
    let most = 0;
    const done: number[] = [];
    await eachPaced(Array.from({ length: 50 }).keys(), fixed(4), signal, async (item) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      done.push(item);
    });
    expect(done).toHaveLength(50);
    expect(most).toBe(4);
  });

  test('begins nothing after a failure, and throws it when the rest has ended', async () => {
    const begun: number[] = [];
    const result = eachPaced([1, 2, 3, 4, 5, 6], fixed(2), signal, async (item) => {
      begun.push(item);
      await new Promise((resolve) => setImmediate(resolve));
      if (item === 2) throw new Error('two');
    });
    await expect(result).rejects.toThrow('two');
    expect(begun.length).toBeLessThan(5);
  });

  test('ends with the reason of an abort', async () => {
    const abort = new AbortController();
    const result = eachPaced([1, 2, 3], fixed(1), abort.signal, async () => abort.abort(new Error('stop')));
    await expect(result).rejects.toThrow('stop');
  });

  test('has nothing to do with nothing', async () => {
    await eachPaced([], fixed(1), signal, async () => {
      throw new Error('never');
    });
  });
});
