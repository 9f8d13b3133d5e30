import { createParsedPages, type ParsedPages } from './cache/parsed.ts';
import { type LoadedSettings, loadSettings } from './config/load.ts';
import type { Report } from './diagnostic.ts';
import { FEW_PAGES } from './highlight/ahead.ts';
import { type EarlyHighlighting, highlightEarly } from './highlight/early.ts';
import type { HighlighterOptions } from './highlight/highlighter.ts';
import { highlighterOptions } from './highlight/options.ts';
import { codeRequests } from './markdown/code/code.ts';
import { mapSite, type SiteMap } from './navigation/map.ts';
import { markdownFiles, type ProjectFiles } from './project/files.ts';
import type { BuildMeans, SiteOptions } from './site.ts';

/** What the files of a project say. */
interface ReadProject {
  readonly loaded: LoadedSettings;
  readonly parsed: ParsedPages;
  readonly site: SiteMap;
  readonly highlighting: HighlighterOptions;
  /** What was begun of it while the pages were read. */
  readonly early: EarlyHighlighting;
}

/** Reads the settings and pages of a project. Throws as {@link loadSettings} does. */
export async function readProject(sources: {
  readonly files: ProjectFiles;
  readonly options: SiteOptions;
  readonly means: BuildMeans;
  readonly report: Report;
  readonly breathe: () => Promise<void>;
}): Promise<ReadProject> {
  const { files, options, means, report, breathe } = sources;
  const loaded = await loadSettings(files, report, means.cache);
  const highlighting = await highlighterOptions(loaded, files, report, means.cache);
  const early = highlightEarly(() => means.startHighlightWorkers?.(highlighting));
  // A part of a site does not make the code of all pages, and of few pages it is made as soon as threads are started.
  const isEarly =
    options.shard === undefined && options.isDraft !== true && markdownFiles(files).length >= FEW_PAGES;
  const parsed = createParsedPages(files, report, means.cache, (page) => {
    if (isEarly) early.offer(page.file, () => codeRequests(page, loaded.settings.variables));
  });
  const site = await mapSite({ files, loaded, options, report, breathe, parse: parsed.parse });
  return { loaded, parsed, site, highlighting, early };
}
