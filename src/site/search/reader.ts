import { digest } from '../cache/digest.ts';
import { shortText } from '../markdown/short-text.ts';
import type { PageOperation, SitePage } from '../navigation/pages.ts';
import { chosenAt, isKeptBack, type Place } from '../navigation/places.ts';
import { isOtherVersion, searchScope } from '../navigation/search-scope.ts';
import { wholePath } from '../openapi/operation/servers.ts';
import type { PageBody } from '../page.ts';
import type { Theme } from '../theme/view.ts';
import { type SearchPage, scopeLanguage } from './format.ts';
import { hashedTerm } from './hashes.ts';
import { scanWords } from './scan.ts';
import type { PageTerms, TermNumbers } from './terms.ts';
import { isOfParts, signedNames, termsOf, termsOfJoined, withoutAccents } from './tokens.ts';

const LONGEST_SECTION = 1500;
const LONGEST_PAGE = 16_000;
/** How often a word counts by where it stands. */
const COUNTS = { heading: 4, description: 2, text: 1 };
/** What a word of the title, or of a heading, adds to a page's weight, shared by the words of that one. */
const BONUS = { title: 250, heading: 25 };

/** A term, with what is counted of it on the page being read. */
interface CountedTerm {
  readonly number: number;
  /** The number of that page. */
  page: number;
  count: number;
  /** Added to the weight, however long the page is; less than 256. */
  bonus: number;
}

/** A page that is to be found. */
export interface FoundPage {
  readonly path: string;
  /** `language/version`, the part of the site it is found in. */
  readonly scope: string;
  /** Whether it is of another version than the one that readers come to first. */
  readonly isOther?: boolean | undefined;
  /** How much more than others it counts. */
  readonly boost?: number | undefined;
  /** Characters of its JSON. */
  readonly size: number;
  /** Tells what it is made of, where it is kept for the next build. */
  readonly digest?: string | undefined;
  /** The numbers of its terms and their occurrences, in turn, where it is no page of the build before. */
  occurrences?(): Uint32Array;
  /** A SearchPage in JSON. As its terms, asked for only where the index does not know it from the build before. */
  json(): string;
  terms(): PageTerms;
}

/** Reads pages for the index that `numbers` are of; undefined for those that are not to be found. */
export function createSearchReader(
  theme: Theme,
  numbers: TermNumbers,
  { withDigests }: { readonly withDigests: boolean },
): (page: SitePage, body: PageBody) => FoundPage | undefined {
  /** By their numbers. */
  const all: (CountedTerm | undefined)[] = new Array(numbers.terms.length);
  const byWord = new Map<string, readonly CountedTerm[]>();
  const termOf = (high: number, low: number, spell: () => string): CountedTerm => {
    const number = numbers.of(high, low, spell);
    const known = all[number];
    if (known !== undefined) return known;
    const found = { number, page: 0, count: 0, bonus: 0 };
    all[number] = found;
    return found;
  };
  const ofTerm = (term: string): CountedTerm => {
    const { high, low } = hashedTerm(term);
    return termOf(high, low, () => term);
  };
  /** The terms of a word, or of several in a row; they repeat, so each is read once. */
  const ofWord = (word: string, terms: (word: string) => readonly string[]): readonly CountedTerm[] => {
    const known = byWord.get(word);
    if (known !== undefined) return known;
    const found = terms(word).map(ofTerm);
    byWord.set(word, found);
    return found;
  };
  /** Hands over each term of a text. */
  const read = (text: string, language: string, take: (term: CountedTerm) => void): void => {
    const plain = withoutAccents(text, language);
    scanWords(plain, {
      plain: (high, low, start, end) => take(termOf(high, low, () => plain.slice(start, end).toLowerCase())),
      other: (word) => ofWord(word, (one) => termsOf(one, true)).forEach(take),
      joined: (written) => ofWord(written, termsOfJoined).forEach(take),
    });
    for (const { name } of signedNames(plain)) take(ofTerm(name));
  };
  let number = 0;
  return (page, body) => {
    const place = theme.places.of(page);
    if (page.searchable === false) return undefined;
    if (isKeptBack(page, place.found, { indexing: theme.settings.indexing })) return undefined;
    number += 1;
    const boost = page.boost ?? place.groups.findLast((group) => group.boost !== undefined)?.boost;
    const scope = searchScope(place);
    const language = scopeLanguage(scope);
    const own = number;
    const json = JSON.stringify(searchPage(page, place, body));
    let known: Uint32Array | undefined;
    const occurrences = (): Uint32Array => {
      known ??= termsOn(page, body, (text, take) => read(text, language, take), own);
      return known;
    };
    return {
      path: page.path,
      scope,
      isOther: isOtherVersion(place),
      ...(boost !== undefined && { boost }),
      size: json.length,
      digest: withDigests ? digest(json, scope, JSON.stringify(textsOf(page, body))) : undefined,
      occurrences,
      json: holding(json),
      terms: () => numbers.pack(occurrences()),
    };
  };
}

/** By itself, so that whoever holds it holds nothing else of a page. */
function holding<T>(value: T): () => T {
  return () => value;
}

/** All that {@link termsOn} reads. */
function textsOf(
  { title, sidebarTitle, description, metatags, operation }: SitePage,
  body: PageBody,
): unknown {
  return [title, sidebarTitle, description, metatags.keywords, endpointOf(operation), body.sections];
}

/** What the operation of a page is called by. */
function endpointOf(shown: PageOperation | undefined): readonly (string | undefined)[] {
  return shown === undefined ? [] : [wholePath(shown.document, shown.operation), shown.operation.operationId];
}

type Terms = (text: string, take: (term: CountedTerm) => void) => void;

/**
 * The numbers of the terms of a page, in the order in which they first come, and the occurrence of each, in turn.
 * `number` is another for each page.
 */
function termsOn(page: SitePage, body: PageBody, terms: Terms, number: number): Uint32Array {
  const found: CountedTerm[] = [];
  const add = (term: CountedTerm, count: number, bonus: number): void => {
    if (term.page !== number) {
      term.page = number;
      term.count = 0;
      term.bonus = 0;
      found.push(term);
    }
    term.count += count;
    term.bonus = Math.max(term.bonus, bonus);
  };
  const count = (text: string | undefined, times: number): void => {
    if (text !== undefined) terms(text, (term) => add(term, times, 0));
  };
  const head = (text: string, bonus: number): void => {
    const own: CountedTerm[] = [];
    terms(text, (term) => own.push(term));
    const words = isOfParts(text) ? wordsIn(text, terms) : own.length;
    for (const term of own) add(term, COUNTS.heading, Math.round(bonus / Math.sqrt(Math.max(words, 1))));
  };
  for (const title of new Set([page.title, page.sidebarTitle])) head(title, BONUS.title);
  count(page.description === undefined ? undefined : shortText(page.description), COUNTS.description);
  count(page.metatags.keywords, COUNTS.heading);
  for (const name of endpointOf(page.operation)) count(name, COUNTS.heading);
  for (const { heading, text } of body.sections) {
    if (heading !== undefined) head(heading, BONUS.heading);
    count(text, COUNTS.text);
  }
  const occurrences = new Uint32Array(found.length * 2);
  for (const [at, term] of found.entries()) {
    occurrences[at * 2] = term.number;
    occurrences[at * 2 + 1] = term.count * 256 + term.bonus;
  }
  return occurrences;
}

/** How many words a text has, of which a name is one, whatever terms it is found by. */
function wordsIn(text: string, terms: Terms): number {
  let words = 0;
  for (const word of text.split(/\s+/)) {
    let own = 0;
    terms(word, () => {
      own += 1;
    });
    words += isOfParts(word) ? Math.min(own, 1) : own;
  }
  return words;
}

function searchPage(page: SitePage, place: Place, body: PageBody): SearchPage {
  let room = LONGEST_PAGE;
  const described =
    page.description === undefined
      ? []
      : [
          {
            id: undefined,
            heading: undefined,
            text: shortText(page.description).replace(/\s+/g, ' ').trim(),
          },
        ];
  const sections = [...described, ...body.sections].flatMap(({ heading, id, text }) => {
    const shown = text.slice(0, Math.min(LONGEST_SECTION, room));
    room -= shown.length;
    return shown === '' && heading === undefined ? [] : [[heading ?? '', id ?? '', shown] as const];
  });
  const tab = chosenAt(place, 'tab')?.label;
  const trail = [...(tab === undefined ? [] : [tab]), ...place.groups.map(({ title }) => title)]
    .filter(Boolean)
    .join(' › ');
  return { path: page.path, title: page.title, trail, sections };
}
