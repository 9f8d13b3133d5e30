import { innerScope, isRecord, type ValueRecord } from '../value.ts';
import { GLOBALS } from './globals.ts';

/**
 * `Math` with a `random` that gives the same numbers for the same page on every run: components make ids of them, which
 * are different within the page, while the site stays the same wherever it is built.
 */
export function createMath(): ValueRecord {
  let state = 0x9e3779b9;
  const random = (): number => {
    // A step of a 32-bit generator (mulberry32).
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return innerScope(isRecord(GLOBALS.Math) ? GLOBALS.Math : null, [['random', random]]);
}
