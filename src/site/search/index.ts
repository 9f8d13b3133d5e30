import type { SitePage } from '../navigation/pages.ts';
import type { Place } from '../navigation/places.ts';
import { hashed, textFile } from '../output/hashed.ts';
import type { PageBody } from '../page.ts';
import type { SiteFile } from '../site.ts';
import { scopeOf } from '../theme/layout.ts';
import type { Theme } from '../theme/view.ts';
import type { SearchManifest, SearchPage } from './format.ts';
import { SEARCH_CALLBACK, SEARCH_FOLDER } from './format.ts';
import { createTermNumbers, type HashedTerm, hashedTerm, type PageTerms, packTerms } from './terms.ts';
import { termsOf, words } from './tokens.ts';

/** Size a shard is cut at, in characters; about a third of it travels. */
const SHARD = 20_000;
/** A word on nearly every page tells pages apart by its weight only: the heaviest are enough. */
const MOST_PAGES = 300;
const LONGEST_SECTION = 1500;
const LONGEST_PAGE = 16_000;
/** How often a word counts by where it stands. */
const COUNTS = { heading: 4, description: 2, text: 1 };
/** What a word of the title adds to a page's weight, shared by the words of the title. */
const TITLE = 250;

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
  const terms: Terms = (word) => {
    const known = byWord.get(word);
    if (known !== undefined) return known;
    const found = termsOf(word, true).map(counted);
    byWord.set(word, found);
    return found;
  };
  let number = 0;
  return (page, body) => {
    const place = theme.places.of(page);
    if (page.noindex || (!place.listed && theme.settings.indexing === 'navigable')) return undefined;
    number += 1;
    return {
      page: JSON.stringify(searchPage(page, place, body)),
      scope: scopeOf(place),
      terms: termsOn(page, body, terms, number),
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

  return {
    add({ page, scope, terms }) {
      occurrences.push(numbers.read(terms));
      pages.push(page);
      if (!scopes.includes(scope)) scopes.push(scope);
      scopeNumbers.push(scopes.indexOf(scope));
    },
    files() {
      const termShards = cut(
        weighed(occurrences, numbers.terms).map(([term, postings]) => ({
          term,
          json: `${JSON.stringify(term)}:[${postings}]`,
        })),
        ({ json }) => json.length + 1,
      );
      const pageShards = cut(pages, (page) => page.length);
      const termFiles = termShards.map((shard) =>
        shardFile('t', `{${shard.map(({ json }) => json).join(',')}}`),
      );
      const pageFiles = pageShards.map((shard) => shardFile('p', `[${shard.join(',')}]`));
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
      };
      return [
        ...termFiles,
        ...pageFiles,
        textFile(`${SEARCH_FOLDER}/index.js`, call('index.js', JSON.stringify(manifest))),
      ];
    },
  };
}

type Terms = (word: string) => readonly CountedTerm[];

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
    for (const word of words(text ?? '')) for (const term of terms(word)) add(term, times, 0);
  };
  for (const title of new Set([page.title, page.sidebarTitle])) {
    const own = words(title).flatMap(terms);
    for (const term of own) add(term, COUNTS.heading, Math.round(TITLE / Math.sqrt(own.length)));
  }
  count(page.description, COUNTS.description);
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
    page.description === undefined ? [] : [{ id: undefined, heading: undefined, text: page.description }];
  const sections = [...described, ...body.sections].flatMap(({ heading, id, text }) => {
    const shown = text.replace(/\s+/g, ' ').trim().slice(0, Math.min(LONGEST_SECTION, room));
    room -= shown.length;
    return shown === '' && heading === undefined ? [] : [[heading ?? '', id ?? '', shown] as const];
  });
  const tab = place.switches.find(({ switch: one }) => one.kind === 'tab')?.active?.label;
  const trail = [...(tab === undefined ? [] : [tab]), ...place.groups.map(({ title }) => title)].join(' › ');
  return { path: page.path, title: page.title, trail, sections };
}

/** Every term, sorted, with its postings as they are written. */
function weighed(
  pages: readonly Uint32Array[],
  terms: readonly string[],
): (readonly [term: string, postings: number[]])[] {
  const lengths = pages.map((page) => {
    let length = 0;
    for (let at = 1; at < page.length; at += 2) length += (page[at] ?? 0) >>> 8;
    return length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const { starts, postings } = byTerm(pages, terms.length);
  return terms
    .map((term, number) => [term, number] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, number]) => {
      const own = postings.subarray((starts[number] ?? 0) * 2, (starts[number + 1] ?? 0) * 2);
      return [term, encode(own, lengths, average)] as const;
    });
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

/** Okapi BM25 without the part that depends on the query: rarity of the term comes from the length of its list. */
function encode(list: Uint32Array, lengths: readonly number[], average: number): number[] {
  const weightAt = (at: number): number => {
    const occurrence = list[at + 1] ?? 0;
    const count = occurrence >>> 8;
    const long = 0.4 + 0.6 * ((lengths[list[at] ?? 0] ?? 0) / Math.max(1, average));
    return (occurrence & 255) + Math.max(1, Math.round((100 * count) / (count + 1.2 * long)));
  };
  const encoded: number[] = [];
  let before = 0;
  const add = (page: number, weight: number): void => {
    encoded.push(page - before, weight);
    before = page;
  };
  if (list.length <= MOST_PAGES * 2) {
    for (let at = 0; at < list.length; at += 2) add(list[at] ?? 0, weightAt(at));
    return encoded;
  }
  const found: [page: number, weight: number][] = [];
  for (let at = 0; at < list.length; at += 2) found.push([list[at] ?? 0, weightAt(at)]);
  const heaviest = found.sort(([a, heavy], [b, light]) => light - heavy || a - b).slice(0, MOST_PAGES);
  for (const [page, weight] of heaviest.sort(([a], [b]) => a - b)) add(page, weight);
  return encoded;
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
function shardFile(kind: 't' | 'p', json: string): SiteFile {
  const named = hashed(`${SEARCH_FOLDER}/${kind}.js`, json);
  return textFile(named.path, call(nameOf(named), json));
}

function nameOf(file: SiteFile): string {
  return file.path.slice(SEARCH_FOLDER.length + 1);
}

function call(name: string, json: string): string {
  const safe = json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `${SEARCH_CALLBACK}(${JSON.stringify(name)},${safe})\n`;
}
