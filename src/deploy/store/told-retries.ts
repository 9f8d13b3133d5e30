import { messageOf, reasonOf } from '../../errors/failure.ts';
import type { Log } from '../../log/log.ts';

/** A pause that is told even where it is the first. */
const LONG_MS = 10_000;

/**
 * Runs a request to a store, and says now and then that it is tried again, so that no wait is without a word. `place` is
 * the store: of all its requests there is one line. `request` names this one, for the record.
 */
export function toldRetries<T>(
  { log, place, request }: { readonly log: Log; readonly place: string; readonly request: string },
  run: (onRetry: (error: unknown, pauseMs: number, attempt: number) => void) => Promise<T>,
): Promise<T> {
  let isTold = false;
  const untell = (): void => log.progress('', place);
  const running = run((error, pauseMs, attempt) => {
    log.debug(`${request}: ${messageOf(error)}; again in ${Math.round(pauseMs)} ms`);
    // Once in a while every store is busy for a moment.
    if (attempt === 1 && pauseMs < LONG_MS) return;
    // Only now: nearly all of thousands of requests have nothing to take back.
    if (!isTold) running.then(untell, untell);
    isTold = true;
    log.progress(`${reasonOf(error)}; trying again in ${(pauseMs / 1000).toFixed(1)} s`, place);
  });
  return running;
}
