import type { Clock } from '../../src/clock.ts';

export interface VirtualClock extends Clock {
  /** Every pause that was asked for, in milliseconds. */
  readonly pauses: readonly number[];
}

/** A clock whose pauses take no time: it jumps ahead instead. */
export function createVirtualClock(start = 0): VirtualClock {
  let time = start;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => time,
    async sleep(milliseconds, signal) {
      signal.throwIfAborted();
      pauses.push(milliseconds);
      time += milliseconds;
    },
  };
}
