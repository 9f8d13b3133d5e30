/**
 * The search index as files. A reader's browser loads `index.js` when the search opens, then only the shards a query
 * touches. They are scripts that call `docsSearch(name, data)`, since pages opened from a disk may not fetch.
 */
export const SEARCH_FOLDER = 'assets/search';
export const SEARCH_CALLBACK = 'docsSearch';

export interface SearchManifest {
  /** First term of each term shard; sorted. */
  readonly terms: readonly string[];
  /** First page number of each page shard. */
  readonly pages: readonly number[];
  /** File names of the shards, in the same order. */
  readonly termFiles: readonly string[];
  readonly pageFiles: readonly string[];
  /** Names of the scopes (`language/version`), and the scope of each page by its number in that list. */
  readonly scopes: readonly string[];
  readonly scopeOf: readonly number[];
  /** Numbers of the scopes of other versions than the one that readers come to first. */
  readonly others?: readonly number[];
  /** How much more than others some pages count, by their numbers. */
  readonly boosts?: Readonly<Record<string, number>>;
}

/** A word on nearly every page tells pages apart by its weight only: the heaviest of each scope are enough. */
export const MOST_PAGES = 300;

/** Term → page numbers (each as the step from the one before) and weights, in turn. */
export type TermShard = Readonly<Record<string, readonly number[]>>;

/** What stands below a heading; the first of a page has none. */
export type SearchSection = readonly [heading: string, id: string, text: string];

export interface SearchPage {
  /** Site path. */
  readonly path: string;
  readonly title: string;
  /** Where it stands: tab and groups. */
  readonly trail: string;
  readonly sections: readonly SearchSection[];
}

export type PageShard = readonly SearchPage[];

/** The language of a scope; empty where a site has one only. */
export function scopeLanguage(scope: string): string {
  return scope.slice(0, scope.indexOf('/'));
}
