import { hashedTerm } from './hashes.ts';

/** Size of a shard, of pages in characters, of terms in bytes; about a third of it travels. */
const SHARD = 20_000;
const SMALLEST = SHARD / 2;
const LARGEST = SHARD * 1.5;

/**
 * Cuts a list into shards, each time where of all names between the smallest and the largest size one has the least
 * hash. What changes thus moves the cuts beside it only, and a site published again sends few of its shards.
 */
export function cutIntoShards<T>(
  items: readonly T[],
  { size, name }: { size(item: T): number; name(item: T): string },
): T[][] {
  const shards: T[][] = [];
  for (let start = 0; start < items.length; ) {
    const end = endOfShard(items, start, size, name);
    shards.push(items.slice(start, end));
    start = end;
  }
  return shards;
}

function endOfShard<T>(
  items: readonly T[],
  start: number,
  size: (item: T) => number,
  name: (item: T) => string,
): number {
  let taken = 0;
  let least = Number.POSITIVE_INFINITY;
  let end = start;
  for (let at = start; at < items.length; at += 1) {
    const item = items[at] as T;
    if (taken >= SMALLEST || (at > start && taken + size(item) > LARGEST)) {
      const { low } = hashedTerm(name(item));
      if (low < least) [least, end] = [low, at];
    }
    taken += size(item);
    if (taken > LARGEST && end > start) return end;
  }
  return items.length;
}
