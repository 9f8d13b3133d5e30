import type { PageCache } from './cache/pages.ts';
import type { ParsedPages } from './cache/parsed.ts';
import type { LoadedSettings } from './config/load.ts';
import { FEW_PAGES, type HighlightAhead, highlightAhead } from './highlight/ahead.ts';
import type { EarlyHighlighting } from './highlight/early.ts';
import type { HighlighterOptions } from './highlight/highlighter.ts';
import type { LazyHighlighter } from './highlight/lazy.ts';
import type { ReadyCode } from './highlight/ready.ts';
import { codeRequests } from './markdown/code/code.ts';
import { importedScripts, scriptLanguages } from './markdown/code/script-languages.ts';
import type { SiteMap } from './navigation/map.ts';
import type { SitePage } from './navigation/pages.ts';
import { apiLanguages } from './openapi/page/site-page.ts';
import type { ProjectFiles } from './project/files.ts';
import type { BuildMeans, SiteOptions } from './site.ts';

/** What is known of the code of a build before its pages are rendered. */
export interface CodeSources {
  readonly files: ProjectFiles;
  readonly loaded: LoadedSettings;
  readonly options: SiteOptions;
  readonly site: SiteMap;
  /** The pages to render, in their order. */
  readonly pages: readonly SitePage[];
  readonly means: BuildMeans;
  readonly parsed: ParsedPages;
  readonly highlighting: HighlighterOptions;
  /** What was begun of it while the pages were read. */
  readonly early: EarlyHighlighting;
  readonly signal: AbortSignal | undefined;
}

/** The scripts that pages import, and the languages of all code: which grammars there are may show on any page. */
export function codeOf(
  built: readonly SitePage[],
  { files, site, loaded }: Pick<CodeSources, 'files' | 'site' | 'loaded'>,
): { readonly languages: readonly string[]; readonly scripts: readonly string[] } {
  const snippets = files.paths.filter((file) => /(^|\/)_?snippets\/.*\.mdx?$/i.test(file)).map(site.parse);
  const written = [...built.flatMap(({ parsed }) => parsed ?? []), ...snippets];
  const scripts = importedScripts(
    written.flatMap((page) => page.imports),
    files,
  );
  const languages = new Set([
    ...written.flatMap((page) => page.languages),
    ...scriptLanguages(...scripts.map((script) => files.readText(script))),
    ...apiLanguages(built, loaded.settings.api.samples.languages),
  ]);
  return { languages: [...languages].sort(), scripts };
}

interface Coloring {
  /** The languages of all code. */
  readonly named: readonly string[];
  readonly ready: ReadyCode;
  readonly highlighter: LazyHighlighter;
  readonly kept: PageCache;
}

/** Begins to color the code of the pages that are to be made, on other threads where there are enough of them. */
export async function colorAhead(
  { pages, loaded, options, means, parsed, highlighting, early, signal }: CodeSources,
  { named, ready, highlighter, kept }: Coloring,
): Promise<HighlightAhead> {
  const isColored = ({ path, parsed: source }: SitePage): boolean =>
    source?.languages.length === 0 ||
    ((source === undefined || parsed.isKept(source.file)) && highlighter.keep(path));
  /** Pages to be made whose code nobody knows: where only the settings changed, the cache has that of all. */
  const unmade = new Set(options.isDraft ? [] : pages.filter((page) => !kept.has(page) && !isColored(page)));
  const threads = unmade.size < FEW_PAGES ? undefined : means.startHighlightWorkers?.(highlighting);
  for (const worker of threads?.workers ?? []) worker.learn(named);
  const begun = early.end(named, ready);
  const ahead = highlightAhead({
    threads,
    count: pages.length,
    requestsOf(index) {
      const page = pages[index];
      const source = page !== undefined && unmade.has(page) ? page.parsed : undefined;
      return source === undefined ? [] : codeRequests(source, loaded.settings.variables);
    },
    begun: new Map(
      [...pages.entries()].flatMap(([index, { parsed: source }]) => {
        const finished = source && begun.get(source.file);
        return finished === undefined ? [] : [[index, finished]];
      }),
    ),
    ready,
    highlight: ({ code, language, options }) => void highlighter.highlight(code, language, options),
    signal,
  });
  if (unmade.size >= FEW_PAGES || means.cache === undefined) await highlighter.load();
  return ahead;
}
