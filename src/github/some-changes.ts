import type { PageChanges } from '../deploy/destination.ts';

/** At most so many pages in all, of each kind the first. */
export function someOf({ added, changed, removed }: PageChanges, most: number) {
  const [a = 0, c = 0, r = 0] = fairShares([added.length, changed.length, removed.length], most);
  return { added: added.slice(0, a), changed: changed.slice(0, c), removed: removed.slice(0, r) };
}

/** Splits `most` among lists, so that a long one leaves room for the short ones. */
function fairShares(lengths: readonly number[], most: number): number[] {
  const shares = lengths.map(() => 0);
  const shortestFirst = lengths
    .map((length, index) => ({ length, index }))
    .sort((a, b) => a.length - b.length);
  let room = most;
  for (const [done, { length, index }] of shortestFirst.entries()) {
    const share = Math.min(length, Math.floor(room / (lengths.length - done)));
    shares[index] = share;
    room -= share;
  }
  return shares;
}
