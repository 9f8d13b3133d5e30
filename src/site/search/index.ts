import { shortText } from '../markdown/short-text.ts';
import type { SitePage } from '../navigation/pages.ts';
import type { Place } from '../navigation/places.ts';
import { hashed } from '../output/hashed.ts';
import type { PageBody } from '../page.ts';
import type { SiteFile } from '../site.ts';
import { scopeOf } from '../theme/layout.ts';
import type { Theme } from '../theme/view.ts';
import type { SearchManifest, SearchPage } from './format.ts';
import { SEARCH_CALLBACK, SEARCH_FOLDER, scopeLanguage } from './format.ts';
import { writePostings } from './postings.ts';
import { createTermNumbers, type HashedTerm, hashedTerm, type PageTerms, packTerms } from './terms.ts';
import { termsOf, words } from './tokens.ts';

/** Size a shard is cut at, of pages in characters, of terms in bytes; about a third of it travels. */
const SHARD = 20_000;
const LONGEST_SECTION = 1500;
const LONGEST_PAGE = 16_000;
/** How often a word counts by where it stands. */
const COUNTS = { heading: 4, description: 2, text: 1 };
/** What a word of the title adds to a page's weight, shared by the words of the title. */
const TITLE = 250;
const OPEN = Buffer.from('{');
const CLOSE = Buffer.from('}');
const TAIL = Buffer.from(')\n');

/** A term, with what is counted of it on the page being read. */
interface CountedTerm extends HashedTerm {
  /** The number of that page. */
  page: number;
  count: number;
  /** Added to the weight, however long the page is; less than 256. */
  bonus: number;
}

/** What the index takes up of one page. */
export interface SearchEntry {
  /** A SearchPage in JSON. */
  readonly page: string;
  /** `language/version`, the part of the site it is found in. */
  readonly scope: string;
  /** How much more than others it counts. */
  readonly boost?: number | undefined;
  readonly terms: PageTerms;
}

export interface SearchIndex {
  /** Takes up a page; the order counts. */
  add(entry: SearchEntry): void;
  files(): SiteFile[];
}

/** Reads pages for the index; those that are not to be found have no entry. */
export function createSearchReader(
  theme: Theme,
): (page: SitePage, body: PageBody) => SearchEntry | undefined {
  const byWord = new Map<string, readonly CountedTerm[]>();
  const all = new Map<string, CountedTerm>();
  const counted = (term: string): CountedTerm => {
    const known = all.get(term);
    if (known !== undefined) return known;
    const { high, low } = hashedTerm(term);
    const found = { term, high, low, page: 0, count: 0, bonus: 0 };
    all.set(term, found);
    return found;
  };
  /** The terms of a word; words repeat, so each is read once. */
  const ofWord: Terms = (word) => {
    const known = byWord.get(word);
    if (known !== undefined) return known;
    const found = termsOf(word, true).map(counted);
    byWord.set(word, found);
    return found;
  };
  let number = 0;
  return (page, body) => {
    const place = theme.places.of(page);
    if (page.searchable === false) return undefined;
    if (page.noindex || (!place.found && theme.settings.indexing === 'navigable')) return undefined;
    number += 1;
    const boost = page.boost ?? place.groups.findLast((group) => group.boost !== undefined)?.boost;
    const scope = scopeOf(place);
    const language = scopeLanguage(scope);
    return {
      page: JSON.stringify(searchPage(page, place, body)),
      scope,
      ...(boost !== undefined && { boost }),
      terms: termsOn(page, body, (text) => words(text, language).flatMap(ofWord), number),
    };
  };
}

/** Builds the search index of a site: by term, in shards, so that a query downloads little however large the site is. */
export function createSearchIndex(): SearchIndex {
  const numbers = createTermNumbers();
  /** The number of each term, and its occurrence, in turn; by the number of the page. */
  const occurrences: Uint32Array[] = [];
  /** In JSON. */
  const pages: string[] = [];
  const scopes: string[] = [];
  const scopeNumbers: number[] = [];
  const boosts: Record<string, number> = {};

  return {
    add({ page, scope, boost, terms }) {
      if (boost !== undefined) boosts[pages.length] = boost;
      occurrences.push(numbers.read(terms));
      pages.push(page);
      if (!scopes.includes(scope)) scopes.push(scope);
      scopeNumbers.push(scopes.indexOf(scope));
    },
    files() {
      const { bytes, spans } = writePostings(occurrences, numbers.terms);
      const termShards = cut(spans, ({ start, end }) => end - start);
      const pageShards = cut(pages, (page) => page.length);
      const termFiles = termShards.map((shard) =>
        shardFile('t', [OPEN, bytes.subarray(shard[0]?.start, (shard.at(-1)?.end ?? 0) - 1), CLOSE]),
      );
      const pageFiles = pageShards.map((shard) => shardFile('p', [inScript(`[${shard.join(',')}]`)]));
      let first = 0;
      const manifest: SearchManifest = {
        terms: termShards.map((shard) => shard[0]?.term ?? ''),
        pages: pageShards.map((shard) => {
          first += shard.length;
          return first - shard.length;
        }),
        termFiles: termFiles.map(nameOf),
        pageFiles: pageFiles.map(nameOf),
        scopes,
        scopeOf: scopeNumbers,
        ...(Object.keys(boosts).length > 0 && { boosts }),
      };
      return [...termFiles, ...pageFiles, call('index.js', [inScript(JSON.stringify(manifest))])];
    },
  };
}

type Terms = (text: string) => readonly CountedTerm[];

/** The terms of a page, in the order in which they first come. `number` is another for each page. */
function termsOn(page: SitePage, body: PageBody, terms: Terms, number: number): PageTerms {
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
    for (const term of terms(text ?? '')) add(term, times, 0);
  };
  for (const title of new Set([page.title, page.sidebarTitle])) {
    const own = terms(title);
    for (const term of own) add(term, COUNTS.heading, Math.round(TITLE / Math.sqrt(own.length)));
  }
  count(page.description === undefined ? undefined : shortText(page.description), COUNTS.description);
  count(page.metatags.keywords, COUNTS.heading);
  count(page.operation?.operation.path, COUNTS.heading);
  for (const { heading, text } of body.sections) {
    count(heading, COUNTS.heading);
    count(text, COUNTS.text);
  }
  return packTerms(
    found,
    Uint32Array.from(found, ({ count: times, bonus }) => times * 256 + bonus),
  );
}

function searchPage(page: SitePage, place: Place, body: PageBody): SearchPage {
  let room = LONGEST_PAGE;
  const described =
    page.description === undefined
      ? []
      : [{ id: undefined, heading: undefined, text: shortText(page.description) }];
  const sections = [...described, ...body.sections].flatMap(({ heading, id, text }) => {
    const shown = text.replace(/\s+/g, ' ').trim().slice(0, Math.min(LONGEST_SECTION, room));
    room -= shown.length;
    return shown === '' && heading === undefined ? [] : [[heading ?? '', id ?? '', shown] as const];
  });
  const tab = place.switches.find(({ switch: one }) => one.kind === 'tab')?.active?.label;
  const trail = [...(tab === undefined ? [] : [tab]), ...place.groups.map(({ title }) => title)]
    .filter(Boolean)
    .join(' › ');
  return { path: page.path, title: page.title, trail, sections };
}

function cut<T>(items: readonly T[], size: (item: T) => number): T[][] {
  const shards: T[][] = [];
  let room = 0;
  for (const item of items) {
    const own = size(item);
    if (shards.length === 0 || own > room) {
      shards.push([]);
      room = SHARD;
    }
    shards.at(-1)?.push(item);
    room -= own;
  }
  return shards;
}

/** Named by content alone, so that a shard that did not change is not published again. */
function shardFile(kind: 't' | 'p', json: readonly Uint8Array[]): SiteFile {
  const { path } = hashed(`${SEARCH_FOLDER}/${kind}.js`, Buffer.concat(json));
  return call(path.slice(SEARCH_FOLDER.length + 1), json);
}

function nameOf(file: SiteFile): string {
  return file.path.slice(SEARCH_FOLDER.length + 1);
}

function call(name: string, json: readonly Uint8Array[]): SiteFile {
  const head = Buffer.from(`${SEARCH_CALLBACK}(${JSON.stringify(name)},`);
  return { path: `${SEARCH_FOLDER}/${name}`, bytes: Buffer.concat([head, ...json, TAIL]) };
}

/** JSON that older browsers take for an expression, too. */
function inScript(json: string): Uint8Array {
  return Buffer.from(json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'));
}
