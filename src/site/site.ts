import type { Diagnostic } from './diagnostic.ts';
import type { StartHighlightWorkers } from './highlight/ahead.ts';
import type { KeptHighlighters } from './highlight/kept.ts';
import type { SourcePlace } from './page.ts';
import type { ReadPieces } from './project/pieces.ts';

export const DEPLOYMENT_TYPES = ['cloud', 'client-hosted', 'air-gapped'] as const;
/** Where the bundle will be served; decides which features it may carry (spec/admin-api, section 1). */
export type DeploymentType = (typeof DEPLOYMENT_TYPES)[number];

export interface SiteOptions {
  /** Host name the site will be served from; used in sitemap and canonical links. */
  readonly domain: string;
  /** Path below the domain that the site is served from, as `sdk/python`; its root unless told. */
  readonly basePath?: string | undefined;
  readonly deploymentType: DeploymentType;
  /** The present year, which pages may ask for; a site is the same within one. */
  readonly year?: number | undefined;
  /** Finds out when files were committed last, for pages that show it; those show nothing without. */
  readonly lastCommits?: FindLastCommits | undefined;
  /** Finds the repository of the project, for links to its files; there are none without. */
  readonly findRepository?: FindRepository | undefined;
  /** Render only the version of this name, where the navigation has versions. */
  readonly version?: string | undefined;
  /** Render only pages at or below these paths. */
  readonly paths?: readonly string[] | undefined;
  /**
   * Says all that the build of the site says, in half the time: what only its readers need (colors of code, drawn
   * pictures, the search index) is left out.
   */
  readonly isDraft?: boolean | undefined;
  /** Says also what keeps readers out who cannot see a page. */
  readonly tellsBarriers?: boolean | undefined;
  /** Hears of each link that leads to another host, as often as it is written. */
  readonly onOutsideLink?: ((link: OutsideLink) => void) | undefined;
  /** Render only a part of the pages, to be merged with the others (shard/merge.ts). */
  readonly shard?: ShardChoice | undefined;
}

/** A link to another host, and where it is written. */
export interface OutsideLink extends SourcePlace {
  readonly address: string;
}

/** Tells when files of the project were committed last. */
export type FindLastCommits = (
  files: readonly string[],
  signal: AbortSignal | undefined,
) => Promise<LastCommits>;

export interface LastCommits {
  /** Path → day, as `2026-07-07`, of what is known. */
  readonly days: ReadonlyMap<string, string>;
  /** Why it is not known of some, and what to do. */
  readonly lack?: { readonly why: string; readonly hint: string } | undefined;
}

/** Tells which repository the project is in, where that can be known. */
type FindRepository = (signal: AbortSignal | undefined) => Promise<Repository | undefined>;

/** A repository as its host shows it. */
export interface Repository {
  /** `https://github.com/owner/name` */
  readonly url: string;
  /** A branch, or `HEAD` for the default one. */
  readonly branch: string;
  /** The folder of the project in it, with a slash at its end; empty for the root. */
  readonly folder: string;
}

/** As many parts as a matrix of GitHub has jobs. */
export const MOST_SHARDS = 256;

/** One part of a site that is built on several machines. */
export interface ShardChoice {
  /** From 1. */
  readonly index: number;
  readonly of: number;
  /** What must be the same in all parts, and is said where it is not: program, commit, … */
  readonly origin: Readonly<Record<string, string>>;
}

/** One file of the site as it is written: `index.html`, `assets/style.3f2a.css`, `guides/start.html`, … */
export interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Reads the bytes of a large file, which nobody needs to hold then. */
  readonly pieces?: ReadPieces | undefined;
}

/**
 * What a build says of itself. `pages` are site paths without extension, sorted, as in the manifest of its bundle: each
 * page once, and `index` also where the page that opens the site stands elsewhere.
 */
export interface SiteSummary {
  readonly name: string;
  readonly description?: string | undefined;
  /** That of the first page; English unless told. */
  readonly language?: string | undefined;
  readonly pages: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface BuildEvents {
  /**
   * Called for each finished file; a returned promise is awaited before the next (back pressure). Its bytes may be
   * others afterwards: whoever keeps them copies them.
   */
  onFile(file: SiteFile): void | Promise<void>;
  /** Called after each page. `total` is known from the first call on. */
  onProgress?(done: number, total: number): void;
  readonly signal?: AbortSignal | undefined;
}

/** What a build may use to be faster. None of it shows in the site. */
export interface BuildMeans {
  /** Starts threads that highlight code beside the build. */
  readonly startHighlightWorkers?: StartHighlightWorkers | undefined;
  /** What builds before this one have made. */
  readonly cache?: BuildCache | undefined;
  /** Highlighters of builds before this one. */
  readonly highlighters?: KeptHighlighters | undefined;
}

/**
 * Keeps what a build has made for later builds by the same version of the program. Keys tell the whole input, or else
 * the entry does.
 */
export interface BuildCache {
  get(key: string): Uint8Array | undefined;
  /** As `get`, in memory that the next call takes again: new memory costs twice what reading an entry does. */
  lend(key: string): Uint8Array | undefined;
  /** Keeps an entry that is not read this time. Whether there is one. */
  keep(key: string): boolean;
  put(key: string, bytes: Uint8Array): void;
}
