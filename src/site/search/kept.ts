import { deserialize, serialize } from 'node:v8';
import type { BuildCache } from '../site.ts';
import { type KnownHashes, slotsOf } from './hashes.ts';
import type { Postings } from './postings.ts';
import type { TermNumbers, TermTable } from './terms.ts';

/** One for each site. What it tells of pages that are others now is left aside. */
const KEY = 'search postings';

/** The postings of the build before: most of them are the same. */
export interface KeptPostings {
  /** Sorted; the number of a term is its place. */
  readonly terms: TermTable & KnownHashes;
  readonly pages: readonly KeptPage[];
  /** Those of its pages by their digests, wherever they stand now. */
  readonly occurrences: ReadonlyMap<string, Uint32Array>;
  readonly average: number;
  /** The number of the scope of each page. */
  readonly scopeOf: Uint16Array;
  readonly bytes: Uint8Array;
  /** Where each term begins; the end behind. */
  readonly starts: Uint32Array;
}

interface KeptPage {
  /** Of its entry; none where it was not kept. */
  readonly digest: string | undefined;
  /** The numbers of its terms and their occurrences, in turn. */
  readonly occurrences: Uint32Array;
}

/** As they lie in the cache: one array instead of a thousand is read at once. */
interface Packed extends Omit<KeptPostings, 'pages' | 'occurrences'> {
  readonly digests: readonly (string | undefined)[];
  readonly occurrences: Uint32Array;
  /** Where those of each page begin; the end behind. */
  readonly pageStarts: Uint32Array;
}

/** What the last build kept; undefined where there is none. */
export function readPostings(cache: BuildCache | undefined): KeptPostings | undefined {
  const found = cache?.get(KEY);
  if (found === undefined) return undefined;
  const { digests, occurrences, pageStarts, ...rest }: Packed = deserialize(found);
  const pages = digests.map((digest, page) => ({
    digest,
    occurrences: occurrences.subarray(pageStarts[page], pageStarts[page + 1]),
  }));
  const known = pages.flatMap(({ digest, occurrences: own }) =>
    digest === undefined ? [] : [[digest, own] as const],
  );
  return { ...rest, pages, occurrences: new Map(known) };
}

/** `occurrences` and `digests` are those of each page, by the numbers of terms that `numbers` gave. */
export function keepPostings(
  cache: BuildCache | undefined,
  {
    numbers,
    digests,
    occurrences,
    scopeOf,
    bytes,
    spans,
    average,
  }: Postings & {
    readonly numbers: TermNumbers;
    readonly digests: readonly (string | undefined)[];
    readonly occurrences: readonly Uint32Array[];
    readonly scopeOf: Uint16Array;
  },
): void {
  if (cache === undefined) return;
  const places = new Uint32Array(numbers.terms.length);
  for (const [place, { number }] of spans.entries()) places[number] = place;
  const pageStarts = new Uint32Array(occurrences.length + 1);
  for (const [page, own] of occurrences.entries())
    pageStarts[page + 1] = (pageStarts[page] ?? 0) + own.length;
  const all = new Uint32Array(pageStarts.at(-1) ?? 0);
  for (const [page, own] of occurrences.entries()) all.set(own, pageStarts[page]);
  for (let at = 0; at < all.length; at += 2) all[at] = places[all[at] ?? 0] ?? 0;
  const terms = numbers.table(spans.map(({ number }) => number));
  const packed: Packed = {
    terms: { ...terms, slots: slotsOf(terms.hashes) },
    digests,
    occurrences: all,
    pageStarts,
    average,
    scopeOf,
    bytes,
    starts: Uint32Array.from([...spans.map(({ start }) => start), bytes.length]),
  };
  cache.put(KEY, serialize(packed));
}
