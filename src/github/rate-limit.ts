import type { HttpResponse } from '../http/http.ts';
import { retryAfterMs } from '../http/retry.ts';

/** GitHub asks for at least a minute when a secondary limit comes without a time. */
const SECONDARY_PAUSE_MS = 60_000;

/**
 * How long GitHub asks to wait, in milliseconds, when an answer is a primary or secondary rate limit;
 * `undefined` when it is none, so that a plain 403 is not taken for one.
 */
export function rateLimitPause(
  status: number,
  headers: HttpResponse['headers'],
  words: string,
  now: number,
): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const asked = retryAfterMs(headers, now);
  if (asked !== undefined) return asked;
  if (headers['x-ratelimit-remaining'] === '0') {
    const reset = Number(headers['x-ratelimit-reset']) * 1000;
    // The reset is given in whole seconds, and the clocks may differ a little.
    return Number.isFinite(reset) ? Math.max(0, reset - now) + 1000 : SECONDARY_PAUSE_MS;
  }
  return status === 429 || /secondary rate limit|abuse detection/i.test(words)
    ? SECONDARY_PAUSE_MS
    : undefined;
}
