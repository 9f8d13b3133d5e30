/** Who waits for a signal. */
interface Waiting {
  readonly places: ((() => void) | undefined)[];
  /** Places that nobody has any more. */
  readonly free: number[];
}

/**
 * One listener a signal, whatever the number of requests under way: a signal looks through all it has for each. In
 * places that are used again: the tables that a Set leaves behind as members come and go keep these alive until V8 next
 * collects old objects, which for thousands of requests took a sixth of their processor time.
 */
const waiting = new WeakMap<AbortSignal, Waiting>();

/** Calls `tell` when the signal aborts, unless what it returns is called before. */
export function onAbort(signal: AbortSignal, tell: () => void): () => void {
  const { places, free } = waiting.get(signal) ?? listenTo(signal);
  const place = free.pop() ?? places.length;
  places[place] = tell;
  return () => {
    if (places[place] !== tell) return;
    places[place] = undefined;
    free.push(place);
  };
}

function listenTo(signal: AbortSignal): Waiting {
  const places: Waiting['places'] = [];
  const free: number[] = [];
  signal.addEventListener('abort', () => {
    for (const tell of places) tell?.();
    places.length = 0;
    free.length = 0;
  });
  waiting.set(signal, { places, free });
  return { places, free };
}

/** What a promise comes to, or the reason of the signal where that aborts first; whatever comes later is dropped. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const forget = onAbort(signal, () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
    promise.then(resolve, reject).finally(forget);
  });
}
