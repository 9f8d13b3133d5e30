import { createHashNumbers, type HashedTerm, type KnownHashes } from './hashes.ts';

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

/** Packs terms and their occurrences, which stand in the same order. */
export function packTerms(terms: readonly HashedTerm[], occurrences: Uint32Array): PageTerms {
  const hashes = new Uint32Array(terms.length * 2);
  for (const [at, { high, low }] of terms.entries()) {
    hashes[at * 2] = high;
    hashes[at * 2 + 1] = low;
  }
  return { words: terms.map(({ term }) => term).join('\n'), hashes, occurrences };
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
export function createTermNumbers(known?: TermTable & KnownHashes): TermNumbers {
  const terms: string[] = known === undefined || known.words === '' ? [] : known.words.split('\n');
  const table = createHashNumbers(known);
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
