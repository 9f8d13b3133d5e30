import { distance } from '../../suggest.ts';
import { MOST_PAGES, type SearchManifest } from './format.ts';
import { formsOf } from './forms.ts';
import { asTwo, type Candidate, joinedWords } from './joined.ts';
import { type Load, postingsOf, shards } from './shards.ts';
import { withoutSign } from './tokens.ts';

export interface Match {
  /** Number of the page. */
  readonly page: number;
  readonly score: number;
  /** How many names with a sign it has without it only; such pages come last. */
  readonly unsigned: number;
  /** The terms of the index that matched, for highlighting. */
  readonly terms: readonly string[];
}

/** A word of fewer pages is looked for as two words, too. */
const FEW = 5;
/** How near another form of a word is to it. */
const OTHER_FORM = 0.6;
/** Of questions, as `how do I deploy`: beside other words they hardly count. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and are at be can do does for from how i in is it my of on or the this to what when where which why with you your'.split(
    ' ',
  ),
);
/** What such a word counts; none is shown as found. */
const OF_SMALL_WORD = 0.1;

/** What is known of a page. */
interface Found {
  score: number;
  /** How many words of the query are on it. */
  words: number;
  /** How many of those beside them that are on more pages than the index tells. */
  common: number;
  unsigned: number;
  readonly terms: Set<string>;
}

/**
 * Finds pages by words, best first: pages with all words, else those with most. Words match whole, by their
 * beginning, in another form, joined (`set up` is `setup`, `nextjs` is `Next.js`), else with a typo or two; behind
 * these, names with a sign (`c++`) without it. Loads only the shards it needs. Runs in the browser.
 */
export async function findPages(
  manifest: SearchManifest,
  words: readonly string[],
  scope: string,
  load: Load,
): Promise<Match[]> {
  const total = manifest.scopeOf.length;
  const inScope = scopeFilter(manifest, scope);
  const found = new Map<number, Found>();
  const add = (
    candidates: readonly Candidate[],
    kind: 'word' | 'common word' | 'small word' | 'without its sign',
    but?: ReadonlySet<number>,
  ): ReadonlySet<number> => {
    const best = new Map<number, { score: number; terms: readonly string[] }>();
    const rarityOf = ({ postings }: Candidate): number => Math.log(1 + total / (postings.length / 2));
    // A rare word that only begins like the one asked for says no more than that one itself.
    const most = Math.min(...candidates.filter(({ share }) => share === 1).map(rarityOf));
    for (const candidate of candidates) {
      const { terms, postings, share } = candidate;
      const rarity = Math.min(rarityOf(candidate), most);
      let page = 0;
      for (let at = 0; at < postings.length; at += 2) {
        page += postings[at] ?? 0;
        if (but?.has(page)) continue;
        const score = (postings[at + 1] ?? 0) * rarity * share;
        if (score > (best.get(page)?.score ?? 0)) best.set(page, { score, terms });
      }
    }
    for (const [page, { score, terms }] of best) {
      const known = found.get(page) ?? { score: 0, words: 0, common: 0, unsigned: 0, terms: new Set() };
      known.score += score * (manifest.boosts?.[page] ?? 1);
      known.words += kind === 'small word' || kind === 'common word' ? 0 : 1;
      known.common += kind === 'common word' ? 1 : 0;
      known.unsigned += kind === 'without its sign' ? 1 : 0;
      for (const term of terms) known.terms.add(term);
      found.set(page, known);
    }
    return new Set(best.keys());
  };
  const joined = await joinedWords(manifest, words, load);
  const mayBeSmall = words.some((word) => !SMALL_WORDS.has(word));
  for (const word of new Set(words)) {
    if (mayBeSmall && SMALL_WORDS.has(word)) {
      const postings = (await postingsOf(manifest, word, load)) ?? [];
      add([{ terms: [], postings, share: OF_SMALL_WORD }], 'small word');
      continue;
    }
    const name = withoutSign(word);
    const own = await candidates(manifest, word, load, name === word);
    const isCommon = own.some(({ postings, share }) => share === 1 && isCut(postings, inScope));
    const pages = add([...own, ...(joined.get(word) ?? [])], isCommon ? 'common word' : 'word');
    if (name !== word) add(await candidates(manifest, name, load), 'without its sign', pages);
  }
  const visible = [...found].filter(([page]) => inScope(page));
  // A page that is not found by a common word may have it all the same.
  const countOf = visible.some(([, { words: count }]) => count > 0)
    ? (one: Found): number => one.words
    : (one: Found): number => one.common;
  const most = Math.max(0, ...visible.map(([, one]) => countOf(one)));
  return visible
    .filter(([, one]) => countOf(one) === most)
    .map(([page, { score, unsigned, terms }]) => ({ page, score, unsigned, terms: [...terms] }))
    .sort(inOrder);
}

/** Compares matches: the better one comes first. */
export function inOrder(one: Match, other: Match): number {
  return one.unsigned - other.unsigned || other.score - one.score || one.page - other.page;
}

async function candidates(
  manifest: SearchManifest,
  word: string,
  load: Load,
  mayHaveTypos = true,
): Promise<Candidate[]> {
  const direct = await shards(manifest, word, load);
  const found: Candidate[] = [];
  // `retries` as a term is the beginning of `retrieve`, too.
  const isPlural = word.endsWith('ie') && direct.some((shard) => Object.hasOwn(shard, word));
  for (const shard of direct) {
    for (const term of Object.keys(shard)) {
      if (isPlural ? term !== word : !term.startsWith(word)) continue;
      found.push({
        terms: [term],
        postings: shard[term] ?? [],
        share: term === word ? 1 : 0.35 + (0.5 * word.length) / term.length,
      });
    }
  }
  const allowed = !mayHaveTypos ? 0 : word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  const forms = formsOf(word);
  const others = await Promise.all(forms.map((form) => postingsOf(manifest, form, load)));
  for (const [at, form] of forms.entries()) {
    const postings = others[at];
    if (postings !== undefined) found.push({ terms: [form], postings, share: OTHER_FORM });
  }
  const isKnown = found.length > 0;
  if (found.every(({ postings }) => postings.length < FEW * 2))
    found.push(...(await asTwo(manifest, word, load)));
  // What two words make by chance (`prev` and `view`) may be a typo all the same.
  if (!isKnown && allowed > 0) found.push(...(await misspelled(manifest, word, allowed, load)));
  return found;
}

/** The terms that a word may be meant for: as it is written, with its letters in the other order, then by the first alone. */
async function misspelled(
  manifest: SearchManifest,
  word: string,
  allowed: number,
  load: Load,
): Promise<Candidate[]> {
  for (const beginning of [word.slice(0, 2), `${word[1]}${word[0]}`, word[0] ?? '']) {
    const found: Candidate[] = [];
    for (const shard of await shards(manifest, beginning, load)) {
      for (const term of Object.keys(shard)) {
        const near =
          Math.abs(term.length - word.length) <= allowed && distance(word, term, allowed) <= allowed;
        if (near) found.push({ terms: [term], postings: shard[term] ?? [], share: 0.5 });
      }
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether a word may be on more pages of a scope than the index tells. */
function isCut(postings: readonly number[], inScope: (page: number) => boolean): boolean {
  if (postings.length < MOST_PAGES * 2) return false;
  let page = 0;
  let count = 0;
  for (let at = 0; at < postings.length; at += 2) {
    page += postings[at] ?? 0;
    if (inScope(page)) count += 1;
  }
  return count >= MOST_PAGES;
}

/** Pages of the reader's language, and of the version being read or of none. */
function scopeFilter(manifest: SearchManifest, scope: string): (page: number) => boolean {
  const [language, version] = parts(scope);
  const visible = manifest.scopes.map((one) => {
    const [ownLanguage, ownVersion] = parts(one);
    return ownLanguage === language && (ownVersion === version || ownVersion === '' || version === '');
  });
  return (page) => visible[manifest.scopeOf[page] ?? 0] ?? true;
}

function parts(scope: string): [language: string, version: string] {
  const cut = scope.indexOf('/');
  return [scope.slice(0, cut), scope.slice(cut + 1)];
}
