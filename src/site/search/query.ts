import { distance } from '../../text/suggest.ts';
import type { Asked } from './asked.ts';
import { type SearchManifest, scopeLanguage } from './format.ts';
import { stemOf } from './forms.ts';
import { asTwo, type Candidate, joinedWords } from './joined.ts';
import { type Load, postingsOf, shards } from './shards.ts';

export interface Match {
  /** Number of the page. */
  readonly page: number;
  readonly score: number;
  /** The terms of the index that matched, for highlighting. */
  readonly terms: readonly string[];
}

/** A word of fewer pages is looked for as two words, too. */
const FEW = 5;
/** Others are names with a sign, and mean just these. */
const IS_WORD = /^[\p{L}\p{N}]+$/u;
/** Forms of a word mostly stand beside it. */
const STEM_SHARDS = 2;
/** How near another form of a word is to it. */
const OTHER_FORM = 0.6;
/** So long is a word at least that is looked for without its first letter. */
const LONG_REST = 4;
/** Of questions, as `how do I deploy`: beside other words they hardly count. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and are at be can do does for from how i in is it my of on or the this to what when where which why with you your'.split(
    ' ',
  ),
);
/** What a part of a name counts beside the whole: it is of use where the name is not known. */
const OF_PART = 0.5;
/** What such a word counts; none is shown as found. */
const OF_SMALL_WORD = 0.1;

/** What is known of a page. */
interface Found {
  score: number;
  /** How rare the words are that it has, in sum: a part of what is sought. */
  covered: number;
  readonly terms: Set<string>;
}

/**
 * Finds pages by words, best first: a page counts by its words, and by how much of what is sought it has, rare words
 * being more of it than those of many pages. Words match whole, by their beginning, in another form, joined (`set up`
 * is `setup`, `nextjs` is `Next.js`), else with a typo or two. Loads only the shards it needs. Runs in the browser.
 */
export async function findPages(
  manifest: SearchManifest,
  asked: readonly Asked[],
  scope: string,
  load: Load,
): Promise<Match[]> {
  const found = await findIn(manifest, asked, scope, load);
  const [, version] = parts(scope);
  if (found.length > 0 || manifest.others === undefined || version !== '') return found;
  // On a page of no version, what no other has is found in an older one.
  return findIn({ ...manifest, others: [] }, asked, scope, load);
}

async function findIn(
  manifest: SearchManifest,
  asked: readonly Asked[],
  scope: string,
  load: Load,
): Promise<Match[]> {
  const total = manifest.scopeOf.length;
  const inScope = scopeFilter(manifest, scope);
  const found = new Map<number, Found>();
  const rarityOf = (pages: number): number => Math.log(1 + total / pages);
  let sought = 0;
  /** Takes up what a word finds; a small one is no part of what is sought. */
  const add = (candidates: readonly Candidate[], weight: number, isSmall = false): void => {
    const best = new Map<number, { score: number; terms: readonly string[] }>();
    // A rare word that only begins like the one asked for says no more than that one itself.
    const most = Math.min(
      ...candidates.flatMap(({ postings, share }) => (share === 1 ? rarityOf(postings.length / 2) : [])),
    );
    for (const { terms, postings, share } of candidates) {
      const rarity = Math.min(rarityOf(postings.length / 2), most);
      let page = 0;
      for (let at = 0; at < postings.length; at += 2) {
        page += postings[at] ?? 0;
        const score = (postings[at + 1] ?? 0) * rarity * share;
        if (inScope(page) && score > (best.get(page)?.score ?? 0)) best.set(page, { score, terms });
      }
    }
    const covers = isSmall || best.size === 0 ? 0 : weight * Math.min(rarityOf(best.size), most);
    sought += covers;
    for (const [page, { score, terms }] of best) {
      const known = found.get(page) ?? { score: 0, covered: 0, terms: new Set() };
      known.score += score * weight * (manifest.boosts?.[page] ?? 1);
      known.covered += covers;
      for (const term of terms) known.terms.add(term);
      found.set(page, known);
    }
  };
  const words = asked.filter(({ kind }) => kind !== 'part').map(({ term }) => term);
  const joined = await joinedWords(manifest, words, load);
  const mayBeSmall = words.some((word) => !SMALL_WORDS.has(word));
  for (const { term, kind } of asked) {
    if (mayBeSmall && SMALL_WORDS.has(term)) {
      const postings = (await postingsOf(manifest, term, load)) ?? [];
      add([{ terms: [], postings, share: 1 }], OF_SMALL_WORD, true);
      continue;
    }
    const own = await candidates(manifest, { term, kind }, scopeLanguage(scope), load);
    add([...own, ...(joined.get(term) ?? [])], kind === 'part' ? OF_PART : 1);
  }
  return [...found]
    .map(([page, { score, covered, terms }]) => ({
      page,
      score: sought === 0 ? score : (score * covered) / sought,
      terms: [...terms],
    }))
    .sort(inOrder);
}

/** Compares matches: the better one comes first. */
export function inOrder(one: Match, other: Match): number {
  return other.score - one.score || one.page - other.page;
}

async function candidates(
  manifest: SearchManifest,
  { term: word, kind }: Asked,
  language: string,
  load: Load,
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
  const stem = stemOf(word, language);
  for (const shard of stem === undefined ? [] : await shards(manifest, stem, load, STEM_SHARDS)) {
    for (const term of Object.keys(shard)) {
      if (term !== word && term.startsWith(stem ?? '') && stemOf(term, language) === stem)
        found.push({ terms: [term], postings: shard[term] ?? [], share: OTHER_FORM });
    }
  }
  const pages = found.reduce((most, { postings }) => Math.max(most, postings.length / 2), 0);
  if (pages >= FEW) return found;
  const meant = await misspelled(manifest, word, load);
  // An author may have made it, too.
  found.push(...meant.filter(({ postings }) => postings.length / 2 >= pages * FEW));
  if (kind !== 'name') found.push(...(await asTwo(manifest, word, load)));
  // The first letter may be that of a word before, as in `gdrive`, or one too many.
  const rest = word.slice(1);
  const postings =
    found.length > 0 || rest.length < LONG_REST ? undefined : await postingsOf(manifest, rest, load);
  return postings === undefined ? found : [{ terms: [rest], postings, share: OTHER_FORM }];
}

/** The terms that a word may be meant for: as it is written, with its letters in the other order, then by the first alone. */
async function misspelled(manifest: SearchManifest, word: string, load: Load): Promise<Candidate[]> {
  const allowed = !IS_WORD.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (allowed === 0) return [];
  for (const beginning of [word.slice(0, 2), `${word[1]}${word[0]}`, word[0] ?? '']) {
    const found: Candidate[] = [];
    for (const shard of await shards(manifest, beginning, load)) {
      for (const term of Object.keys(shard)) {
        const near =
          Math.abs(term.length - word.length) <= allowed && distance(word, term, allowed) <= allowed;
        if (near && term !== word) found.push({ terms: [term], postings: shard[term] ?? [], share: 0.5 });
      }
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** Pages of the reader's language, and of the version being read or of none; who reads none finds the first one. */
function scopeFilter(manifest: SearchManifest, scope: string): (page: number) => boolean {
  const [language, version] = parts(scope);
  const visible = manifest.scopes.map((one, at) => {
    const [ownLanguage, ownVersion] = parts(one);
    const isRead = version === '' ? !manifest.others?.includes(at) : ownVersion === version;
    return ownLanguage === language && (isRead || ownVersion === '');
  });
  return (page) => visible[manifest.scopeOf[page] ?? 0] ?? true;
}

function parts(scope: string): [language: string, version: string] {
  const cut = scope.indexOf('/');
  return [scope.slice(0, cut), scope.slice(cut + 1)];
}
