import { createBytes, type GrowingBytes } from './bytes.ts';

/** A word on nearly every page tells pages apart by its weight only: the heaviest are enough. */
const MOST_PAGES = 300;
/** No weight is larger: a bonus is less than 256, and what is counted adds 100 at most. */
const HEAVIEST = 511;
const COMMA = ','.charCodeAt(0);
const END = ']'.charCodeAt(0);
const ALL: Lightest = { least: 0, alike: 0 };

/** A term, and where it stands with its postings and a comma behind. */
export interface TermSpan {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Writes every term, sorted, with its postings, as members of a JSON object (format.ts). `pages` holds by the number
 * of a page the numbers of its terms and their occurrences, in turn.
 */
export function writePostings(
  pages: readonly Uint32Array[],
  terms: readonly string[],
): { bytes: Uint8Array; spans: TermSpan[] } {
  const norms = lengthNorms(pages);
  const { starts, postings } = byTerm(pages, terms.length);
  const out = createBytes();
  const spans = [...terms.entries()]
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([number, term]) => {
      const start = out.size();
      out.text(`${JSON.stringify(term)}:[`);
      writeList(postings.subarray((starts[number] ?? 0) * 2, (starts[number + 1] ?? 0) * 2), norms, out);
      out.character(END);
      out.character(COMMA);
      return { term, start, end: out.size() };
    });
  return { bytes: out.written(), spans };
}

/** Writes the postings of a term, from its pages and occurrences in turn. */
function writeList(list: Uint32Array, norms: Float64Array, out: GrowingBytes): void {
  const weightAt = (at: number): number => weight(list[at + 1] ?? 0, norms[list[at] ?? 0] ?? 0);
  const { least, alike } = list.length > MOST_PAGES * 2 ? lightest(list.length, weightAt) : ALL;
  let left = alike;
  let before: number | undefined;
  for (let at = 0; at < list.length; at += 2) {
    const own = weightAt(at);
    if (own < least || (own === least && left === 0)) continue;
    if (own === least) left -= 1;
    const page = list[at] ?? 0;
    if (before !== undefined) out.character(COMMA);
    out.number(page - (before ?? 0));
    out.character(COMMA);
    out.number(own);
    before = page;
  }
}

/** How long each page is beside the average, as Okapi BM25 takes it into account. */
function lengthNorms(pages: readonly Uint32Array[]): Float64Array {
  const lengths = Float64Array.from(pages, (page) => {
    let length = 0;
    for (let at = 1; at < page.length; at += 2) length += (page[at] ?? 0) >>> 8;
    return length;
  });
  const average = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length));
  return lengths.map((length) => 1.2 * (0.4 + 0.6 * (length / average)));
}

/** Okapi BM25 without the part that depends on the query: rarity of the term comes from the length of its list. */
function weight(occurrence: number, norm: number): number {
  const count = occurrence >>> 8;
  return (occurrence & 255) + Math.max(1, Math.round((100 * count) / (count + norm)));
}

/** The weight of the lightest postings that are kept, and how many of just this weight are. */
interface Lightest {
  readonly least: number;
  readonly alike: number;
}

function lightest(end: number, weightAt: (at: number) => number): Lightest {
  const counts = new Uint32Array(HEAVIEST + 1);
  for (let at = 0; at < end; at += 2) {
    const own = weightAt(at);
    counts[own] = (counts[own] ?? 0) + 1;
  }
  let alike = MOST_PAGES;
  let least = HEAVIEST;
  for (; (counts[least] ?? 0) <= alike; least -= 1) alike -= counts[least] ?? 0;
  return { least, alike };
}

/** The occurrences of each term as page and occurrence in turn; those of a term begin at the pair `starts[term]`. */
function byTerm(
  pages: readonly Uint32Array[],
  count: number,
): { starts: Uint32Array; postings: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (const page of pages) {
    for (let at = 0; at < page.length; at += 2) {
      const after = (page[at] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
  }
  for (let term = 0; term < count; term += 1)
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const postings = new Uint32Array((starts[count] ?? 0) * 2);
  for (const [number, page] of pages.entries()) {
    for (let at = 0; at < page.length; at += 2) {
      const term = page[at] ?? 0;
      const place = (next[term] ?? 0) * 2;
      next[term] = (next[term] ?? 0) + 1;
      postings[place] = number;
      postings[place + 1] = page[at + 1] ?? 0;
    }
  }
  return { starts, postings };
}
