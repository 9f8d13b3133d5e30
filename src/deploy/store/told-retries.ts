import { type Failure, messageOf, reasonOf } from '../../errors/failure.ts';
import {
  type Attempt,
  isRetryableStatus,
  type RetryContext,
  retryAfterMs,
  retrying,
  tryingAgain,
} from '../../http/retry.ts';
import type { Log } from '../../log/log.ts';
import type { Turn } from '../destination.ts';

/** A pause that is told even where it is the first. */
const LONG_MS = 10_000;

interface Told extends Pick<RetryContext, 'clock' | 'signal' | 'budget'> {
  readonly log: Log;
  /** The store: of all its requests there is one line. */
  readonly place: string;
  /** Names the request for the record. */
  readonly request: string;
}

/** Tries a request to a store, and says now and then that it is tried again, so that no wait is without a word. */
export function toldRetries<T>(
  attempt: () => Promise<Attempt<T>>,
  { log, place, request, ...context }: Told,
): Promise<T> {
  let isTold = false;
  const untell = (): void => log.progress('', place);
  const onRetry = (error: unknown, pauseMs: number, number: number): void => {
    log.debug(`${request}: ${messageOf(error)}; again in ${Math.round(pauseMs)} ms`);
    // Once in a while every store is busy for a moment.
    if (number === 1 && pauseMs < LONG_MS) return;
    // Only now: nearly all of thousands of requests have nothing to take back.
    if (!isTold) running.then(untell, untell);
    isTold = true;
    log.progress(tryingAgain(reasonOf(error), pauseMs), place);
  };
  const running = retrying(attempt, { ...context, onRetry });
  return running;
}

interface Refused {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** By what the answer says besides its status. */
  readonly passes?: boolean;
}

/** The outcome of a refused attempt: to be tried again where it passes by itself; else throws the failure. */
export function afterRefusal(
  failure: Failure,
  { status, headers, passes = false }: Refused,
  turn: Turn,
  now: number,
): { readonly done: false; readonly error: Failure; readonly retryAfter: number | undefined } {
  if (status === 429 || status === 503) turn.onThrottle?.();
  if (!passes && (!isRetryableStatus(status) || status === 501)) throw failure;
  return { done: false, error: failure, retryAfter: retryAfterMs(headers, now) };
}
