/** Work of a client that cannot be stopped: an abort only stops the waiting, and rejects with the signal's reason. */
export async function unlessAborted<T>(signal: AbortSignal, begin: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([begin(), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
