import { serialize } from 'node:v8';
import type { Diagnostic } from '../diagnostic.ts';
import { originalsOf } from '../markdown/anchors/anchors.ts';
import type { MarkdownProject } from '../markdown/render.ts';
import type { SitePage } from '../navigation/pages.ts';
import type { LinkEffects } from '../output/link-effects.ts';
import type { Links } from '../output/links.ts';
import type { PageBody } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { BuildCache } from '../site.ts';
import { digest } from './digest.ts';
import type { Journal } from './journal.ts';
import type { ParsedPages } from './parsed.ts';
import { type SeenFiles, stillSo } from './seen.ts';

/** What some work on a page left behind in the build, besides its result. */
interface Traces {
  readonly effects: LinkEffects;
  readonly diagnostics: readonly Diagnostic[];
  /** Other files that went into it. */
  readonly seen: SeenFiles;
}

interface KeptBody extends Traces {
  readonly body: PageBody;
  /** Tells which pages there were. */
  readonly map: string;
}

interface KeptPage<T> extends Traces {
  readonly page: T;
}

export interface PageCacheSources {
  readonly cache: BuildCache | undefined;
  readonly files: ProjectFiles;
  readonly links: Links;
  readonly journal: Journal;
  readonly parsed: ParsedPages;
  /** The files of the settings. */
  readonly settings: readonly string[];
  /** The file of a page. */
  fileOf(page: string): string | undefined;
  /** Where a page stands, as far as its body shows it. */
  placeOf(page: SitePage): readonly string[];
  /** What every page's body depends on besides the project's data and drawings: must be plain data. */
  readonly basis: unknown;
  /** What links depend on besides the project's files: must be plain data. */
  readonly map: unknown;
  /** Whether what was made lacks nothing, and may be kept. */
  isComplete(): boolean;
}

/** Files that any page may depend on: API descriptions and their examples, grammars, icons. Settings are told apart from them. */
const SHARED = /\.(?:json|ya?ml|xml|txt|svg)$/i;
/** Files that pages refer to by links and imports, and are known by what these led to. */
const MARKDOWN = /\.mdx?$/i;

type Seen = Pick<MarkdownProject, 'files' | 'parse'>;

export interface PageCache {
  /** Whether the body of a page is likely known. */
  has(page: SitePage): boolean;
  /** The project, where it is looked into besides a body: what is read of it counts for the page that is made. */
  readonly project: Seen;
  /** The body of a page: as kept, with all it left behind, else as `render` makes it from the files it is given. */
  body(page: SitePage, render: (project: Seen) => PageBody): PageBody;
  /**
   * What became of a whole page, made of plain data: as kept, with all it left behind, else as `make` makes it.
   * `around` tells all that it depends on besides its body. Bytes in what was kept hold until the next page is asked for.
   */
  page<T>(page: SitePage, around: string, make: () => T): { readonly kept: boolean; readonly page: T };
  /** The key that tells a page with all that went into it. */
  keyOf(page: SitePage, around: string): string;
}

/** Keeps pages between builds: whole, and their bodies by themselves for when only their surroundings change. */
export function createPageCache(sources: PageCacheSources): PageCache {
  const { cache, files, links, journal, parsed } = sources;
  const asIs: Seen = { files, parse: parsed.parse };
  if (cache === undefined) {
    return {
      has: () => false,
      project: asIs,
      body: (_page, render) => render(asIs),
      page: (_page, _around, make) => ({ kept: false, page: make() }),
      keyOf: (page) => page.path,
    };
  }
  const shared = files.paths.filter((path) => SHARED.test(path) && !sources.settings.includes(path));
  const basis = digest(
    JSON.stringify(sources.basis),
    files.paths.filter((path) => !MARKDOWN.test(path)).join('\n'),
    shared.map(parsed.digestOf).join('\n'),
  );
  const map = digest(JSON.stringify(sources.map), files.paths.join('\n'));
  const settings = digest(sources.settings.map(parsed.digestOf).join('\n'));

  const keys = new Map<string, string>();
  const makeBodyKey = (page: SitePage): string => {
    const { path, parsed: own, operation, channel, schema } = page;
    const isReference = (operation ?? channel ?? schema) !== undefined;
    const source = own === undefined ? '' : parsed.digestOf(own.file);
    // What an operation is, and where it stands, settings tell in many ways.
    const about = isReference ? [settings, map] : [];
    return `body ${digest(basis, path, own?.file ?? '', source, ...sources.placeOf(page), ...about)}`;
  };
  const bodyKey = (page: SitePage): string => {
    const known = keys.get(page.path) ?? makeBodyKey(page);
    keys.set(page.path, known);
    return known;
  };
  const keyOf = (page: SitePage, around: string): string =>
    `page ${digest(around, settings, map, bodyKey(page))}`;

  const find = <T extends Traces>(key: string): T | undefined => stillSo(cache.lend(key), parsed.digestOf);
  /** A kept body whose links lead where they did. One that is said to be wrong may be right among other pages. */
  const findBody = (page: SitePage): KeptBody | undefined => {
    const kept = find<KeptBody>(bodyKey(page));
    if (kept === undefined || kept.map === map) return kept;
    return kept.diagnostics.length === 0 && links.stillLead(kept.effects.leads) ? kept : undefined;
  };
  const replay = ({ effects, diagnostics, seen }: Traces): void => {
    // A snippet's own problems are told when it is first parsed.
    for (const [file, known] of seen) if (known !== '' && MARKDOWN.test(file)) parsed.parse(file);
    links.replay(effects);
    diagnostics.forEach(journal.report);
  };

  /** The files that whatever is being made has looked into. */
  let looking: Set<string> | undefined;
  const traced = <T>(page: SitePage, work: () => T): { result: T } & Traces => {
    const outer = looking;
    const own = new Set<string>();
    looking = own;
    try {
      const { result: inner, diagnostics } = journal.record(() => links.record(work));
      const { result, effects } = inner;
      for (const file of effects.measured) own.add(file);
      // Which id a link means depends on the headings of the page it leads to.
      for (const { page: target } of effects.anchors) {
        for (const one of [target, ...originalsOf(target)]) {
          const file = sources.fileOf(one);
          if (file !== undefined) own.add(file);
          for (const snippet of links.snippetsOf(one)) own.add(snippet);
        }
      }
      own.delete(page.parsed?.file ?? '');
      const seen = [...own].sort().map((file) => [file, parsed.digestOf(file)] as const);
      return { result, effects, diagnostics, seen };
    } finally {
      looking = outer;
      for (const file of own) outer?.add(file);
    }
  };
  const look = (file: string): void => void looking?.add(file);
  const watched: Seen = {
    files: {
      ...files,
      has(path) {
        if (MARKDOWN.test(path)) look(path);
        return files.has(path);
      },
      read(path) {
        look(path);
        return files.read(path);
      },
      readText(path) {
        look(path);
        return files.readText(path);
      },
    },
    parse(file) {
      look(file);
      return parsed.parse(file);
    },
  };

  return {
    keyOf,
    project: watched,
    has: (page) => cache.keep(bodyKey(page)),
    body(page, render) {
      const kept = findBody(page);
      if (kept !== undefined) {
        for (const [file] of kept.seen) look(file);
        replay(kept);
        return kept.body;
      }
      const { result: body, ...traces } = traced(page, () => render(watched));
      if (sources.isComplete())
        cache.put(bodyKey(page), serialize({ body, map, ...traces } satisfies KeptBody));
      return body;
    },
    page<T>(page: SitePage, around: string, make: () => T) {
      const key = keyOf(page, around);
      const kept = find<KeptPage<T>>(key);
      if (kept !== undefined) {
        cache.keep(bodyKey(page));
        replay(kept);
        return { kept: true, page: kept.page };
      }
      const { result, ...traces } = traced(page, make);
      // The key tells which pages there are.
      const effects = { ...traces.effects, leads: [] };
      if (sources.isComplete())
        cache.put(key, serialize({ page: result, ...traces, effects } satisfies KeptPage<T>));
      return { kept: false, page: result };
    },
  };
}
