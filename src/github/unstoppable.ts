/** These clients wait for ever where a connection falls silent in the middle of an answer. */
const LONGEST_MS = 10 * 60_000;
/** Bytes a millisecond that the slowest connection is believed to carry. */
const SLOWEST = 100;

/**
 * Work of a client that cannot be stopped, which moves `bytes`: an abort only stops the waiting, and rejects with the
 * signal's reason; so does a time in which it surely would have ended.
 */
export async function unlessAborted<T>(signal: AbortSignal, begin: () => Promise<T>, bytes = 0): Promise<T> {
  signal.throwIfAborted();
  const ended = Promise.withResolvers<never>();
  const abort = (): void => ended.reject(signal.reason);
  const longest = LONGEST_MS + bytes / SLOWEST;
  const timer = setTimeout(() => {
    ended.reject(new Error(`it did not come to an end within ${Math.round(longest / 60_000)} minutes`));
  }, longest);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([begin(), ended.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
