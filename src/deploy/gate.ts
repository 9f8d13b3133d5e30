/** Runs a piece of work when its turn comes; answers, and fails, as it does. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** A gate that lets through so many pieces of work at once, in the order they came: each may hold a part in memory. */
export function createGate(places: number): Gate {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
