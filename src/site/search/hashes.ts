/** A term with its hash of 64 bits. */
export interface HashedTerm {
  readonly term: string;
  readonly high: number;
  readonly low: number;
}

/**
 * A term with a hash in which the terms of a site differ: of a million terms two have the same in one of forty million
 * sites. Two lanes of multiplication and shift, each finished with the other (cyrb, after MurmurHash3).
 */
export function hashedTerm(term: string): HashedTerm {
  let { high, low } = EMPTY_HASH;
  for (let at = 0; at < term.length; at += 1) {
    const code = term.charCodeAt(at);
    high = nextHigh(high, code);
    low = nextLow(low, code);
  }
  high = finishHigh(high, low);
  return { term, high, low: finishLow(high, low) };
}

/** The hash of no characters, before it is finished. */
export const EMPTY_HASH: Readonly<Record<'high' | 'low', number>> = { high: 0xdeadbeef, low: 0x41c6ce57 };

/** The lanes with one character more. */
export function nextHigh(high: number, code: number): number {
  return Math.imul(high ^ code, 0x9e3779b1);
}

/** The same for the other lane. */
export function nextLow(low: number, code: number): number {
  return Math.imul(low ^ code, 0x5f356495);
}

/** The lanes at the end of a text. */
export function finishHigh(high: number, low: number): number {
  return Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
}

/** `finished` is the other lane's. */
export function finishLow(finished: number, low: number): number {
  return Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(finished ^ (finished >>> 13), 0xc2b2ae35);
}

/** Numbers of hashes, in the order in which they are added. */
export interface HashNumbers {
  /** Below 0 where the hash is new. */
  find(high: number, low: number): number;
  /** Adds one that is new. */
  add(high: number, low: number): number;
  /** Both halves of a hash, by its number. */
  of(number: number): Uint32Array;
  /** By hash, the numbers of all. */
  slots(): Uint32Array;
}

/** The slots of a table of these hashes, both halves of each in turn, which are all others. */
export function slotsOf(hashes: Uint32Array): Uint32Array {
  const table = createHashNumbers();
  for (let at = 0; at < hashes.length; at += 2) table.add(hashes[at] ?? 0, hashes[at + 1] ?? 0);
  return table.slots();
}

/** What {@link HashNumbers} begin with. */
export interface KnownHashes {
  readonly hashes: Uint32Array;
  /** As {@link slotsOf} makes them. */
  readonly slots: Uint32Array;
}

/** A table of hashes: a map of strings would read each of them again. */
export function createHashNumbers(known?: KnownHashes): HashNumbers {
  let count = (known?.hashes.length ?? 0) / 2;
  /** By the low bits of a hash, or the next free place: its number plus one. */
  let slots = known?.slots.slice() ?? new Uint32Array(1 << 16);
  let room = slots.length / 2;
  let hashes = new Int32Array(room * 2);
  hashes.set(known?.hashes ?? []);
  const place = (high: number, low: number): number => {
    const mask = slots.length - 1;
    let at = low & mask;
    for (;;) {
      const number = (slots[at] ?? 0) - 1;
      if (number < 0 || (hashes[number * 2] === (high | 0) && hashes[number * 2 + 1] === (low | 0)))
        return at;
      at = (at + 1) & mask;
    }
  };
  const grow = (): void => {
    room *= 2;
    const before = hashes;
    hashes = new Int32Array(room * 2);
    hashes.set(before);
    slots = new Uint32Array(room * 2);
    for (let number = 0; number < count; number += 1)
      slots[place(hashes[number * 2] ?? 0, hashes[number * 2 + 1] ?? 0)] = number + 1;
  };
  return {
    find: (high, low) => (slots[place(high, low)] ?? 0) - 1,
    add(high, low) {
      if (count === room) grow();
      hashes[count * 2] = high;
      hashes[count * 2 + 1] = low;
      count += 1;
      slots[place(high, low)] = count;
      return count - 1;
    },
    of: (number) => new Uint32Array(hashes.buffer, number * 8, 2),
    slots: () => slots,
  };
}
