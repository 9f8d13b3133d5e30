import type { SearchManifest } from './format.ts';
import { type Load, postingsOf } from './shards.ts';

/** A query of more words is taken as it is: each two that may be one take a shard. */
const MOST_JOINED = 4;
/** How near two words are to the one that they make, and the other way round. */
const JOINED = 0.8;

/** What a word finds. */
export interface Candidate {
  /** Two where the word is written as two. */
  readonly terms: readonly string[];
  readonly postings: readonly number[];
  /** How near the terms are to the word: 1 is the same. */
  readonly share: number;
}

/** What a word finds where it is written as two: the pages that have both. */
export async function asTwo(manifest: SearchManifest, word: string, load: Load): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (let cut = 2; cut < word.length; cut += 1) {
    const [beginning, rest] = [word.slice(0, cut), word.slice(cut)];
    const first = await postingsOf(manifest, beginning, load);
    if (first === undefined) continue;
    // That of `js` was taken for the s of a plural.
    for (const end of [rest, `${rest}s`]) {
      const second = end.length < 2 ? undefined : await postingsOf(manifest, end, load);
      const postings = second === undefined ? [] : onBoth(first, second);
      if (postings.length > 0) found.push({ terms: [beginning, end], postings, share: JOINED });
    }
  }
  return found;
}

/** By each of two neighbours, what they find where they are written as one word. */
export async function joinedWords(
  manifest: SearchManifest,
  words: readonly string[],
  load: Load,
): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const found = new Map<string, readonly Candidate[]>();
  if (words.length > MOST_JOINED) return found;
  const pairs = words.slice(1).map((next, at) => [words[at] ?? '', next] as const);
  const all = await Promise.all(pairs.map((pair) => postingsOf(manifest, pair.join(''), load)));
  for (const [at, pair] of pairs.entries()) {
    const postings = all[at];
    if (postings === undefined) continue;
    const candidate = { terms: [pair.join('')], postings, share: JOINED };
    for (const one of pair) found.set(one, [...(found.get(one) ?? []), candidate]);
  }
  return found;
}

/** The postings of the pages that are in both, each with its lesser weight. */
function onBoth(one: readonly number[], other: readonly number[]): number[] {
  const weights = new Map<number, number>();
  for (let at = 0, page = 0; at < one.length; at += 2) {
    page += one[at] ?? 0;
    weights.set(page, one[at + 1] ?? 0);
  }
  const both: number[] = [];
  for (let at = 0, page = 0, before = 0; at < other.length; at += 2) {
    page += other[at] ?? 0;
    const weight = weights.get(page);
    if (weight === undefined) continue;
    both.push(page - before, Math.min(weight, other[at + 1] ?? 0));
    before = page;
  }
  return both;
}
