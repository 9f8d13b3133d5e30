/** What a request that is under way at the deadline may take beyond it: the last look has to come to its end. */
const LAST_LOOK_MS = 10_000;

/** A signal for one request of a wait that ends in `leftMs`; `late` tells that the request was given up for that. */
export function requestUntil(
  leftMs: number,
  signal: AbortSignal,
  lastLookMs = LAST_LOOK_MS,
): { readonly signal: AbortSignal; readonly late: AbortSignal } {
  const late = AbortSignal.timeout(Math.ceil(Math.max(0, leftMs)) + lastLookMs);
  return { signal: AbortSignal.any([signal, late]), late };
}
