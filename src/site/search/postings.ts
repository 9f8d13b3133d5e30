import { createBytes, type GrowingBytes } from './bytes.ts';
import { MOST_PAGES } from './format.ts';

/** No weight is larger: a bonus is less than 256, and what is counted adds 100 at most. */
const HEAVIEST = 511;
const COMMA = ','.charCodeAt(0);
const END = ']'.charCodeAt(0);

/** A term, and where it stands with its postings and a comma behind. */
interface TermSpan {
  readonly number: number;
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Terms with their postings as they were written before, for those that have the same pages and occurrences still. */
export interface PostingsBefore {
  /** That pages are as long as, see {@link writePostings}. */
  readonly average: number;
  /** The number of the scope of each page. */
  readonly scopeOf: Uint16Array;
  readonly bytes: Uint8Array;
  /** Where each term begins, by its number; the end behind. */
  readonly starts: Uint32Array;
  /** The numbers of those that are not the same. */
  readonly changed: ReadonlySet<number>;
}

export interface Postings {
  readonly bytes: Uint8Array;
  readonly spans: readonly TermSpan[];
  /** How long a page is on average, as far as weights tell. */
  readonly average: number;
}

/**
 * Writes every term that is on a page, sorted, with its postings, as members of a JSON object (format.ts). `pages` holds
 * by the number of a page the numbers of its terms and their occurrences, in turn; `scopeOf` the number of its scope.
 */
export function writePostings(
  pages: readonly Uint32Array[],
  terms: readonly string[],
  scopeOf: Uint16Array,
  before?: PostingsBefore,
): Postings {
  const lengths = pages.map(lengthOf);
  const average = averageOf(lengths);
  const norms = Float64Array.from(lengths, (length) => lengthNorm(length, average));
  const isAsBefore = before?.average === average && hasScopesOf(before, scopeOf);
  const isSame = sameAs(isAsBefore ? before : undefined, terms.length);
  const { starts, postings } = byTerm(pages, terms.length, isSame);
  const order = [...terms.keys()].sort((a, b) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1));
  const out = createBytes(before?.bytes.length);
  const spans: TermSpan[] = [];
  /** What is written as before, and not yet copied: neighbours are at once. */
  let [from, to] = [0, 0];
  const copy = (): void => {
    if (before !== undefined && from < to) out.copy(before.bytes, from, to);
    [from, to] = [0, 0];
  };
  for (const number of order) {
    const term = terms[number] ?? '';
    const start = out.size() + to - from;
    if (before !== undefined && isSame[number] === 1) {
      const own = before.starts[number] ?? 0;
      if (own !== to) copy();
      if (from === to) from = own;
      to = before.starts[number + 1] ?? own;
    } else {
      copy();
      const [first = 0, end = 0] = starts.subarray(number, number + 2);
      writeTerm(term, postings.subarray(first * 2, end * 2), { norms, scopeOf }, out);
    }
    const end = out.size() + to - from;
    if (end > start) spans.push({ number, term, start, end });
  }
  copy();
  return { bytes: out.written(), spans, average };
}

/** The terms whose postings change when a page has other terms and occurrences than before. */
export function changedTerms(before: Uint32Array, now: Uint32Array): number[] {
  const isAsLong = lengthOf(before) === lengthOf(now);
  const left = new Map<number, number>();
  for (let at = 0; at < before.length; at += 2) left.set(before[at] ?? 0, before[at + 1] ?? 0);
  const changed: number[] = [];
  for (let at = 0; at < now.length; at += 2) {
    const term = now[at] ?? 0;
    if (!isAsLong || left.get(term) !== now[at + 1]) changed.push(term);
    left.delete(term);
  }
  return [...changed, ...left.keys()];
}

/** Whether the pages that there were have the scopes that they had. */
function hasScopesOf(before: PostingsBefore, scopeOf: Uint16Array): boolean {
  return before.scopeOf.every((scope, page) => page >= scopeOf.length || scope === scopeOf[page]);
}

/** By the number of a term whether it is written as before: 1 where it is. */
function sameAs(before: PostingsBefore | undefined, count: number): Uint8Array {
  const isSame = new Uint8Array(count);
  if (before === undefined) return isSame;
  isSame.fill(1, 0, before.starts.length - 1);
  for (const number of before.changed) isSame[number] = 0;
  return isSame;
}

/** What counts of pages, by their numbers. */
interface PageFacts {
  readonly norms: Float64Array;
  readonly scopeOf: Uint16Array;
}

/** Nothing of a term that no page has any more. */
function writeTerm(term: string, list: Uint32Array, facts: PageFacts, out: GrowingBytes): void {
  if (list.length === 0) return;
  out.text(`${JSON.stringify(term)}:[`);
  writeList(list, facts, out);
  out.character(END);
  out.character(COMMA);
}

/** Writes the postings of a term, from its pages and occurrences in turn. */
function writeList(list: Uint32Array, { norms, scopeOf }: PageFacts, out: GrowingBytes): void {
  const weightAt = (at: number): number => weight(list[at + 1] ?? 0, norms[list[at] ?? 0] ?? 0);
  const isHeavy = list.length > MOST_PAGES * 2 ? heaviest(list, weightAt, scopeOf) : undefined;
  let before: number | undefined;
  for (let at = 0; at < list.length; at += 2) {
    const own = weightAt(at);
    const page = list[at] ?? 0;
    if (isHeavy?.(page, own) === false) continue;
    if (before !== undefined) out.character(COMMA);
    out.number(page - (before ?? 0));
    out.character(COMMA);
    out.number(own);
    before = page;
  }
}

function lengthOf(page: Uint32Array): number {
  let length = 0;
  for (let at = 1; at < page.length; at += 2) length += (page[at] ?? 0) >>> 8;
  return rounded(length);
}

function averageOf(lengths: readonly number[]): number {
  const sum = lengths.reduce((before, length) => before + length, 0);
  return rounded(Math.max(1, Math.floor(sum / Math.max(1, lengths.length))));
}

/** The first three bits of a length: a sentence more on a page hardly ever changes all its weights, and so many shards. */
function rounded(length: number): number {
  const rest = Math.max(0, 32 - Math.clz32(length) - 3);
  return (length >>> rest) << rest;
}

/** How long a page is beside the average, as Okapi BM25 takes it into account. */
function lengthNorm(length: number, average: number): number {
  return 1.2 * (0.4 + 0.6 * (length / average));
}

/** Okapi BM25 without the part that depends on the query: rarity of the term comes from the length of its list. */
function weight(occurrence: number, norm: number): number {
  const count = occurrence >>> 8;
  return (occurrence & 255) + Math.max(1, Math.round((100 * count) / (count + norm)));
}

/**
 * Whether a posting is one of the heaviest of its scope, asked of each in turn: readers of one language see nothing of
 * the pages of another.
 */
function heaviest(
  list: Uint32Array,
  weightAt: (at: number) => number,
  scopeOf: Uint16Array,
): (page: number, weight: number) => boolean {
  /** By scope, how many postings have each weight. */
  const counts: Uint32Array[] = [];
  for (let at = 0; at < list.length; at += 2) {
    const scope = scopeOf[list[at] ?? 0] ?? 0;
    counts[scope] ??= new Uint32Array(HEAVIEST + 1);
    const own = counts[scope];
    const weightHere = weightAt(at);
    own[weightHere] = (own[weightHere] ?? 0) + 1;
  }
  const kept = counts.map(lightest);
  return (page, own) => {
    const least = kept[scopeOf[page] ?? 0];
    if (least === undefined || own > least.weight) return true;
    if (own < least.weight) return false;
    least.left -= 1;
    return least.left >= 0;
  };
}

/** The weight of the lightest postings that are kept, and how many of just this weight are. */
function lightest(counts: Uint32Array): { readonly weight: number; left: number } {
  let left = MOST_PAGES;
  let weightKept = HEAVIEST;
  for (; weightKept > 0 && (counts[weightKept] ?? 0) <= left; weightKept -= 1)
    left -= counts[weightKept] ?? 0;
  return { weight: weightKept, left };
}

/**
 * The occurrences of each term as page and occurrence in turn; those of a term begin at the pair `starts[term]`. None of
 * those that are written as before.
 */
function byTerm(
  pages: readonly Uint32Array[],
  count: number,
  isSame: Uint8Array,
): { starts: Uint32Array; postings: Uint32Array } {
  // Mostly few, and then one pass over all is enough: term, page and occurrence of each in turn.
  const found = new Uint32Array((pages.reduce((sum, page) => sum + page.length, 0) / 2) * 3);
  let end = 0;
  for (const [number, page] of pages.entries()) {
    for (let at = 0; at < page.length; at += 2) {
      const term = page[at] ?? 0;
      if (isSame[term] === 1) continue;
      found[end] = term;
      found[end + 1] = number;
      found[end + 2] = page[at + 1] ?? 0;
      end += 3;
    }
  }
  const starts = new Uint32Array(count + 1);
  for (let at = 0; at < end; at += 3) {
    const term = found[at] ?? 0;
    starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  }
  for (let term = 0; term < count; term += 1)
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const postings = new Uint32Array((starts[count] ?? 0) * 2);
  for (let at = 0; at < end; at += 3) {
    const term = found[at] ?? 0;
    const place = (next[term] ?? 0) * 2;
    next[term] = (next[term] ?? 0) + 1;
    postings[place] = found[at + 1] ?? 0;
    postings[place + 1] = found[at + 2] ?? 0;
  }
  return { starts, postings };
}
