import type { Clock } from '../../clock.ts';

/** How many requests may be under way at once; learns from how they go. */
export interface Pace {
  limit(): number;
  /** Told after each finished piece of work. */
  finished(): void;
  /** Told when the destination asks for fewer requests. */
  throttled(): void;
}

/** Enough for a small change in one go; a slow service says at once that it is too much. */
const FIRST_LIMIT = 32;
/** A higher limit must bring this much more to be kept. */
const WORTHWHILE = 1.05;
/** Windows to wait after a rise brought nothing, before the next try. */
const PATIENCE = 4;
/** Answers to one burst count as one: they were all sent before the first could teach anything. */
const BURST_MS = 1000;

/**
 * Finds the number of requests at once by what is finished in a second: it doubles as long as that pays, goes
 * back when it does not, and halves when the destination throttles, to rise one by one from there.
 */
export function createPace(most: number, clock: Clock): Pace {
  let limit = Math.min(FIRST_LIMIT, most);
  let previous = limit;
  let best = 0;
  let patience = 0;
  let careful = false;
  let done = 0;
  let windowStart = clock.now();
  let lastThrottle = Number.NEGATIVE_INFINITY;

  const judge = (rate: number): void => {
    if (careful) {
      limit = Math.min(most, limit + 1);
    } else if (patience > 0) {
      patience -= 1;
    } else if (rate > best * WORTHWHILE) {
      best = rate;
      previous = limit;
      limit = Math.min(most, limit * 2);
    } else {
      limit = previous;
      best = rate;
      patience = PATIENCE;
    }
  };

  return {
    limit: () => limit,
    finished() {
      done += 1;
      const elapsed = clock.now() - windowStart;
      if (done < limit * 2 || elapsed <= 0) return;
      judge(done / elapsed);
      done = 0;
      windowStart = clock.now();
    },
    throttled() {
      if (clock.now() - lastThrottle < BURST_MS) return;
      lastThrottle = clock.now();
      careful = true;
      limit = Math.max(1, Math.floor(limit / 2));
      done = 0;
      windowStart = clock.now();
    },
  };
}

/**
 * Does the work for each item, as many at once as the pace allows. After the first failure nothing more is
 * begun; what is under way ends first, then the failure is thrown.
 */
export function eachPaced<T>(
  items: Iterable<T>,
  pace: Pace,
  signal: AbortSignal,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  return new Promise((resolve, reject) => {
    let running = 0;
    let failure: { readonly error: unknown } | undefined;
    const next = (): void => {
      while (failure === undefined && !signal.aborted && running < pace.limit()) {
        const item = waiting.next();
        if (item.done === true) break;
        running += 1;
        work(item.value).then(
          () => {
            running -= 1;
            pace.finished();
            next();
          },
          (error: unknown) => {
            running -= 1;
            failure ??= { error };
            next();
          },
        );
      }
      if (running > 0) return;
      if (failure !== undefined) reject(failure.error);
      else if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    next();
  });
}
