/** One listener a signal, whatever the number of requests under way: a signal looks through all it has for each. */
const waiting = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls `tell` when the signal aborts, unless what it returns is called before. */
export function onAbort(signal: AbortSignal, tell: () => void): () => void {
  let told = waiting.get(signal);
  if (told === undefined) {
    const all = new Set<() => void>();
    signal.addEventListener('abort', () => {
      for (const one of all) one();
      all.clear();
    });
    waiting.set(signal, all);
    told = all;
  }
  const all = told;
  all.add(tell);
  return () => all.delete(tell);
}

/** What a promise comes to, or the reason of the signal where that aborts first; whatever comes later is dropped. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const forget = onAbort(signal, () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
    promise.then(resolve, reject).finally(forget);
  });
}
