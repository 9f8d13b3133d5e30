/** Terms, small to keep and quick to read. */
export interface TermTable {
  /** One a line. */
  readonly words: string;
  /** 64 bits for each term, in two halves. */
  readonly hashes: Uint32Array;
}

/** The terms of a page. */
export interface PageTerms extends TermTable {
  /** For each term its count times 256 plus its bonus. */
  readonly occurrences: Uint32Array;
}

/** A term with its hash of 64 bits. */
export interface HashedTerm {
  readonly term: string;
  readonly high: number;
  readonly low: number;
}

/** Packs terms and their occurrences, which stand in the same order. */
export function packTerms(terms: readonly HashedTerm[], occurrences: Uint32Array): PageTerms {
  const hashes = new Uint32Array(terms.length * 2);
  for (const [at, { high, low }] of terms.entries()) {
    hashes[at * 2] = high;
    hashes[at * 2 + 1] = low;
  }
  return { words: terms.map(({ term }) => term).join('\n'), hashes, occurrences };
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

export function nextLow(low: number, code: number): number {
  return Math.imul(low ^ code, 0x5f356495);
}

export function finishHigh(high: number, low: number): number {
  return Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
}

/** `finished` is the other lane's. */
export function finishLow(finished: number, low: number): number {
  return Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(finished ^ (finished >>> 13), 0xc2b2ae35);
}

/** Numbers of hashes, in the order in which they are added. */
interface HashNumbers {
  /** Below 0 where the hash is new. */
  find(high: number, low: number): number;
  /** Adds one that is new. */
  add(high: number, low: number): number;
  /** Both halves of a hash, by its number. */
  of(number: number): Uint32Array;
}

/** A table of hashes: a map of strings would read each of them again. */
function createHashNumbers(): HashNumbers {
  let count = 0;
  let room = 1 << 15;
  /** By the low bits of a hash, or the next free place: its number plus one. */
  let slots = new Uint32Array(room * 2);
  let hashes = new Int32Array(room * 2);
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
  };
}

/** Numbers terms in the order in which they first come. */
export interface TermNumbers {
  /** The number of a term by its hash; `spell` tells one that is new. */
  of(high: number, low: number, spell: () => string): number;
  /** The terms of a page: the number of each, and its occurrence, in turn. */
  read(terms: PageTerms): Uint32Array;
  /** Every term, by its number. */
  readonly terms: readonly string[];
  /** The terms of these numbers. */
  table(numbers: readonly number[]): TermTable;
  /** The terms of a page as {@link read} takes them. */
  pack(occurrences: Uint32Array): PageTerms;
}

/**
 * Numbers terms by their hashes: on a site of many pages each term comes hundreds of times, and reading it as a string
 * each time would take longer than all else that is done for the index. Those that are `known` come first.
 */
export function createTermNumbers(known?: TermTable): TermNumbers {
  const terms: string[] = [];
  const table = createHashNumbers();
  const numberOf = (high: number, low: number, spell: () => string): number => {
    const number = table.find(high, low);
    if (number >= 0) return number;
    terms.push(spell());
    return table.add(high, low);
  };
  /** Hands over the number of each term, and its place among them. */
  const number = ({ words, hashes }: TermTable, each: (number: number, at: number) => void): void => {
    let split: readonly string[] | undefined;
    for (let at = 0; at < hashes.length / 2; at += 1) {
      const spell = (): string => {
        split ??= words.split('\n');
        return split[at] ?? '';
      };
      each(numberOf(hashes[at * 2] ?? 0, hashes[at * 2 + 1] ?? 0, spell), at);
    }
  };
  const tableOf = (numbers: readonly number[]): TermTable => {
    const hashes = new Uint32Array(numbers.length * 2);
    for (const [at, one] of numbers.entries()) hashes.set(table.of(one), at * 2);
    return { words: numbers.map((one) => terms[one] ?? '').join('\n'), hashes };
  };
  if (known !== undefined) number(known, () => {});
  return {
    terms,
    of: numberOf,
    read(page) {
      const pairs = new Uint32Array(page.hashes.length);
      number(page, (own, at) => {
        pairs[at * 2] = own;
        pairs[at * 2 + 1] = page.occurrences[at] ?? 0;
      });
      return pairs;
    },
    table: tableOf,
    pack(pairs) {
      const isNumber = (_: number, at: number): boolean => at % 2 === 0;
      return {
        ...tableOf([...pairs.filter(isNumber)]),
        occurrences: pairs.filter((one, at) => !isNumber(one, at)),
      };
    },
  };
}
