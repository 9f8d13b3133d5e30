import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** From here on more room makes builds no faster: what they make is short-lived. V8 would take four times as much. */
const ENOUGH = 16 * 2 ** 20;
const EACH_MS = 5;

/**
 * Keeps the memory for short-lived values of this process near 16 MB, for all of its life, once it has grown that far.
 * A runner starts the Action without flags for Node.js, so it is set from within. Returns what ends the watch.
 */
export function holdYoungGeneration(): () => void {
  const watch = setInterval(() => {
    const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    if (space === undefined || space.space_size < ENOUGH) return;
    // V8 reads it each time the space is to grow, and at no other.
    setFlagsFromString('--semi-space-growth-factor=1');
    clearInterval(watch);
  }, EACH_MS);
  watch.unref();
  return () => clearInterval(watch);
}
