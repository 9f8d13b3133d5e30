import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest stretch of work before other work of the process gets its turn, in milliseconds. */
const TURN = 20;

/**
 * Lets the event loop turn now and then during long work: the embedded service answers polls in the same process.
 * Rejects with the signal's reason once it is aborted. How often it pauses never shows in the result.
 */
export function createBreathing(signal: AbortSignal | undefined): () => Promise<void> {
  let last = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - last < TURN) return;
    await nextTurn();
    signal?.throwIfAborted();
    last = performance.now();
  };
}
