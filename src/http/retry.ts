import type { Clock } from '../clock.ts';
import { Failure } from '../errors/failure.ts';
import type { HttpResponse } from './http.ts';

/** How long and how often one operation may be tried. */
export interface RetryPolicy {
  /** Attempts in all. */
  readonly attempts: number;
  /** First pause; doubles with each attempt, with full jitter. */
  readonly baseMs: number;
  /** Longest pause; one that the service asks for may be longer, within the budget. */
  readonly maxMs: number;
}

const DEFAULT_RETRIES: RetryPolicy = { attempts: 5, baseMs: 500, maxMs: 30_000 };

/** What people are told of an attempt that failed, before the next. */
export function tryingAgain(reason: string, pauseMs: number): string {
  return `${reason}; trying again in ${(pauseMs / 1000).toFixed(1)} s`;
}

/** Statuses that may pass on another try (design, rule 3). */
export function isRetryableStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

const NETWORK_ERRORS =
  /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_\w+)$/;
/** The code of a proxy that closes the connection instead of leading to the service. */
export const PROXY_HUNG_UP = 'UND_ERR_PROXY_HUNG_UP';
/** Failures that come before a single byte was sent: the request provably did not reach the service. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  PROXY_HUNG_UP,
]);

/** A network error, which may know where it happened. */
export interface NetworkError extends Error {
  readonly code: string;
  readonly hostname?: string;
  readonly address?: string;
  readonly port?: number;
  /** The proxy of the environment could not be reached, not who is asked through it. */
  readonly isOfProxy?: boolean;
}

/** The network error in anything thrown, searched through causes and aggregates. */
export function networkErrorIn(error: unknown): NetworkError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isNetworkError(error)) return error;
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  for (const one of inner) {
    const found = networkErrorIn(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isNetworkError(error: Error): error is NetworkError {
  return 'code' in error && typeof error.code === 'string' && NETWORK_ERRORS.test(error.code);
}

/** The code of a network error, searched through causes and aggregates. */
export function networkErrorCode(error: unknown): string | undefined {
  return networkErrorIn(error)?.code;
}

/** The status of a proxy that would not lead to the service; undici tells it in words only. */
export function proxyRefusal(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const status = /^Proxy response \((\d{3})\)/.exec(error.message)?.[1];
  return status === undefined ? proxyRefusal(error.cause) : Number(status);
}

/** Whether a request that failed this way surely never reached the service. */
export function neverReached(error: unknown): boolean {
  if (proxyRefusal(error) !== undefined) return true;
  const code = networkErrorCode(error);
  return code !== undefined && NOT_SENT.has(code);
}

/**
 * Milliseconds that a Retry-After header asks for (seconds or a date), if it can be read; where it comes twice, the first.
 * A date is by the clock of who answered, which the header Date tells.
 */
export function retryAfterMs(headers: HttpResponse['headers'], now: number): number | undefined {
  const header = headers['retry-after'];
  if (header === undefined || header.trim() === '') return undefined;
  const seconds = Number(header.split(',', 1)[0]);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  const theirNow = Date.parse(headers.date ?? '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - (Number.isNaN(theirNow) ? now : theirNow));
}

/** Time that may still be spent on pauses, shared by every operation of a run: a dead service must not hold each of them up. */
export interface RetryBudget {
  remainingMs: number;
}

/** The outcome of one attempt: a value, or a reason to try again. */
export type Attempt<T> =
  | { readonly done: true; readonly value: T }
  | { readonly done: false; readonly retryAfter?: number | undefined; readonly error: unknown };

export interface RetryContext {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly policy?: RetryPolicy | undefined;
  /** One of this operation alone unless given. */
  readonly budget?: RetryBudget | undefined;
  readonly random?: (() => number) | undefined;
  /** Told before each pause. */
  readonly onRetry?: ((error: unknown, pauseMs: number, attempt: number) => void) | undefined;
}

/** Tries until an attempt is done, pausing in between; the last attempt's error is thrown when attempts or budget end. */
export async function retrying<T>(
  attempt: (number: number) => Promise<Attempt<T>>,
  context: RetryContext,
): Promise<T> {
  const policy = context.policy ?? DEFAULT_RETRIES;
  const budget = context.budget ?? createRetryBudget();
  for (let number = 1; ; number += 1) {
    context.signal.throwIfAborted();
    const outcome = await attempt(number);
    if (outcome.done) return outcome.value;
    if (number >= policy.attempts) throw outcome.error;
    const backoff = Math.min(policy.maxMs, policy.baseMs * 2 ** (number - 1));
    const jittered = backoff * (0.5 + (context.random ?? Math.random)() / 2);
    // To come back sooner than asked is to be refused again.
    const pause = Math.max(jittered, outcome.retryAfter ?? 0);
    if (pause > budget.remainingMs) throw withAskedWait(outcome.error, outcome.retryAfter);
    budget.remainingMs -= pause;
    context.onRetry?.(outcome.error, pause, number);
    await context.clock.sleep(pause, context.signal);
  }
}

/** The failure of a service that asks for a longer wait than there is time for, which tells so. */
function withAskedWait(error: unknown, retryAfter: number | undefined): unknown {
  if (!(error instanceof Failure) || retryAfter === undefined || error.why?.includes(ASKS)) return error;
  const { code, what, value, why, fix } = error;
  return new Failure(code, {
    what,
    value,
    why: askingToWait(why ?? 'it refused', retryAfter),
    fix,
    cause: error,
  });
}

/** What is said of a service that wants nobody to come back sooner. */
export const ASKS = 'asks to wait';

/** Why a request failed, and how long the service wants nobody to come back, where it says so. */
export function askingToWait(why: string, retryAfter: number | undefined): string {
  return retryAfter ? `${why}, and ${ASKS} ${Math.ceil(retryAfter / 1000)} s` : why;
}

/** The budget of one run: five minutes of pauses, far more than a healthy service needs. */
export function createRetryBudget(): RetryBudget {
  return { remainingMs: 5 * 60_000 };
}
