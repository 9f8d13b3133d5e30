import { setTimeout as delay } from 'node:timers/promises';

/** Time as an effect, passed in: the deciding code never asks the machine. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Waits; rejects with the signal's reason when it aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/**
 * The year in Greenwich; that of `SOURCE_DATE_EPOCH`, seconds since the epoch, where the environment has it, so that a
 * build can be repeated (reproducible-builds.org).
 */
export function yearAt({ now }: Pick<Clock, 'now'>, { SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv): number {
  return new Date(Number(SOURCE_DATE_EPOCH) * 1000 || now()).getUTCFullYear();
}

export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(milliseconds, signal) {
    await delay(milliseconds, undefined, { signal }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw error;
    });
  },
};
