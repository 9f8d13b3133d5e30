import type { PageChanges } from '../deploy/deployment.ts';

/** The changes whose pages are listed one by one: of those that changed, such as have another text. */
export type ListedChanges = Pick<PageChanges, 'added' | 'changed' | 'removed'>;

export function listedChanges({ added, changed, layout, removed }: PageChanges): ListedChanges {
  const isLayout = new Set(layout);
  return { added, changed: changed.filter((page) => !isLayout.has(page)), removed };
}

/** At most so many pages in all, of each kind the first. */
export function someOf({ added, changed, removed }: ListedChanges, most: number) {
  const [a = 0, c = 0, r = 0] = fairShares([added.length, changed.length, removed.length], most);
  return { added: added.slice(0, a), changed: changed.slice(0, c), removed: removed.slice(0, r) };
}

/** How many pages differ, and how. */
export type ChangeCounts = Readonly<Record<'added' | 'changed' | 'removed' | 'layout', number>>;

export function countsOf({ added, changed, removed, layout }: PageChanges): ChangeCounts {
  return {
    added: added.length,
    changed: changed.length - layout.length,
    removed: removed.length,
    layout: layout.length,
  };
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
