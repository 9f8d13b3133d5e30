import { askedBy } from './asked.ts';
import type { PageShard, SearchManifest, SearchPage, SearchSection, TermShard } from './format.ts';
import { scopeLanguage } from './format.ts';
import { findPages, inOrder, type Match, SMALL_WORDS } from './query.ts';
import { tokens, withoutAccents } from './tokens.ts';

/** Shown at once. */
const RESULTS = 8;
/** Pages whose titles and headings are looked at. */
const LOOKED_AT = 11;
/** What a heading is worth of what a title is. One of a single word often stands on pages that are about others. */
const OF_HEADING = { words: 0.5, word: 0.25 };
/** What a title counts that is what was typed, letter by letter: `Get users` is not `Get user`, nor is `in~` `in`. */
const AS_TYPED = 10;
/** Pages that are looked through for words in quotes, and for the path of an endpoint. */
const LOOKED_THROUGH = 16;
/** The endpoint that a page of an API is about, at the beginning of its text. */
const ENDPOINT = /^[A-Z]+ \/\S*/;

/** So many letters of a query tell which word it will be. */
const BEGUN = 3;

/** A page that is shown, and why. */
export interface Result {
  readonly page: SearchPage;
  readonly match: Match;
  /** The part of it whose heading is, or has, what was typed. */
  readonly section?: SearchSection | undefined;
}

/**
 * What is shown for a query, best first: of the pages that have most of its words, mostly those whose title or heading
 * it is. What stands in quotes is on the pages as it stands there, where any has it. `load` reads a file of the index,
 * by its name. Throws when the files are not of one index. Runs in the browser.
 */
export async function findResults(
  query: string,
  scope: string,
  load: (name: string) => Promise<unknown>,
): Promise<Result[]> {
  const language = scopeLanguage(scope);
  const words = tokens(query, language);
  const asked = askedBy(query, language);
  // A plural is no beginning of another word.
  const isWhole = !withoutAccents(query, language)
    .trimEnd()
    .toLowerCase()
    .endsWith(words.at(-1) ?? '');
  const manifest = (await load('index.js')) as SearchManifest;
  const matches = await findPages(manifest, asked, scope, (name) => load(name) as Promise<TermShard>);
  const phrases = phrasesIn(query, language);
  const isPath = query.includes('/');
  const isSimple = phrases.length === 0 && !isPath;
  const first = matches.slice(0, isSimple ? LOOKED_AT : LOOKED_THROUGH);
  const found = await Promise.all(
    first.map(async (match) => ({ page: await pageOf(manifest, match.page, load), match })),
  );
  const typed = telling(words);
  const count = asked.filter(({ term }) => isTelling(term)).length;
  const exact = found.filter(({ page }) => phrases.every((phrase) => holds(page, phrase, language)));
  return (exact.length === 0 ? found : exact)
    .map(({ page, match }) => {
      const worth = (title: readonly string[]): number =>
        worthOf(telling(title), typed, { found: match.terms, asked: count, isWhole });
      const { section, worth: byHeading } = bestHeading(page, (heading) => worth(tokens(heading, language)));
      const byTitle = titlesOf(page, language, isPath ? words.length : 0).map(worth);
      const factor = Math.max(
        ...(lettersOf(page.title) === lettersOf(query) ? [AS_TYPED] : byTitle),
        byHeading * (words.length > 1 ? OF_HEADING.words : OF_HEADING.word),
      );
      return { page, match: { ...match, score: match.score * factor }, section };
    })
    .sort((one, other) => inOrder(one.match, other.match))
    .slice(0, RESULTS);
}

async function pageOf(
  manifest: SearchManifest,
  page: number,
  load: (name: string) => Promise<unknown>,
): Promise<SearchPage> {
  let at = manifest.pages.length - 1;
  while (at > 0 && (manifest.pages[at] ?? 0) > page) at -= 1;
  const pages = (await load(manifest.pageFiles[at] ?? '')) as PageShard;
  const found = pages[page - (manifest.pages[at] ?? 0)];
  if (!found) throw new Error('it does not fit together');
  return found;
}

/**
 * The terms of what a page may be asked for by: its title, its endpoint, and that without its method. Who asks for a
 * path of so many words may leave out where it begins: that of a server.
 */
function titlesOf(
  { title, sections }: SearchPage,
  language: string,
  wordsOfPath: number,
): readonly (readonly string[])[] {
  const titles = [tokens(title, language)];
  const [endpoint] = sections.flatMap(([, , text]) => ENDPOINT.exec(text)?.[0] ?? []);
  if (endpoint === undefined) return titles;
  const [method = '', ...path] = tokens(endpoint, language);
  titles.push([method, ...path], path);
  if (wordsOfPath > 1) titles.push([method, ...path.slice(1 - wordsOfPath)], path.slice(-wordsOfPath));
  return titles;
}

/** The first part of a page whose heading is worth most; none where no heading is worth anything. */
function bestHeading(
  { sections }: SearchPage,
  worthOfHeading: (heading: string) => number,
): { section: SearchSection | undefined; worth: number } {
  let best: { section: SearchSection | undefined; worth: number } = { section: undefined, worth: 1 };
  for (const section of sections) {
    const worth = worthOfHeading(section[0]);
    if (worth > best.worth) best = { section, worth };
  }
  return best;
}

/**
 * How much more a page counts by its title than by its text alone: most where the title is what was typed, of which the
 * last word may be a beginning; less where it has the same words in another order or spelling, where it holds what was
 * typed, where it is among what was typed. Of `asked` terms those `found` are on the page; `isWhole` says that the last
 * word that was typed is no beginning of another.
 */
function worthOf(
  title: readonly string[],
  words: readonly string[],
  { found, asked, isWhole }: { found: readonly string[]; asked: number; isWhole: boolean },
): number {
  const last = words.length - 1;
  const isTold = last > 0 || (words[0] ?? '').length >= BEGUN;
  const mayGoOn = isTold && !isWhole;
  const at = title.findIndex((_, start) =>
    words.every((word, index) =>
      index === last && mayGoOn ? title[start + index]?.startsWith(word) : title[start + index] === word,
    ),
  );
  // `maxDuration` is `Max duration`.
  if ((at === 0 && title.length === words.length) || title.join('') === words.join('')) return 8;
  if (!isTold) return 1;
  const asTyped = words[last] ?? '';
  const isOther = (word: string): boolean => isWhole && word !== asTyped && word.startsWith(asTyped);
  const isCovered = title.length > 0 && title.every((word) => found.includes(word) && !isOther(word));
  if (isCovered && title.length >= asked) return 5;
  if (at >= 0) return last > 0 ? 3 : 2;
  return isCovered && title.length > 1 ? 2 : 1;
}

function lettersOf(text: string): string {
  return text.trim().toLowerCase();
}

/** The words that are not small, where there are any. */
function telling(words: readonly string[]): readonly string[] {
  const own = words.filter(isTelling);
  return own.length === 0 ? words : own;
}

function isTelling(word: string): boolean {
  return !SMALL_WORDS.has(word);
}

/** What stands in quotes, as terms one behind the other. */
function phrasesIn(query: string, language: string): string[] {
  return [...query.matchAll(/["“„«»”]([^"“”„«»]+)["“”»«]/g)].map(([, phrase = '']) =>
    inARow(phrase, language),
  );
}

function inARow(text: string, language: string): string {
  return ` ${tokens(text, language).join(' ')} `;
}

function holds(page: SearchPage, phrase: string, language: string): boolean {
  const texts = [page.title, ...page.sections.flatMap(([heading, , text]) => [heading, text])];
  return texts.some((text) => inARow(text, language).includes(phrase));
}
