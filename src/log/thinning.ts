/** Between two lines of one piece of work where they stay in a log. */
const PAUSE_MS = 5000;

/** Tells whether a piece of work may say a line again; each has a pace of its own. */
export function createThinning(now: () => number): (of: string) => boolean {
  const last = new Map<string, number>();
  return (of) => {
    const time = now();
    if (time - (last.get(of) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return false;
    last.set(of, time);
    return true;
  };
}
