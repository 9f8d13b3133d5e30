import { SETTINGS_FILE } from '../config/file.ts';
import type { LoadedSettings } from '../config/load.ts';
import type { Report } from '../diagnostic.ts';
import type { ParsedPage } from '../markdown/parsed-page.ts';
import { importedFile } from '../markdown/snippets/import-path.ts';
import { withFilledHead } from '../markdown/variables.ts';
import { listApiFiles } from '../openapi/operation/reference.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { SiteOptions } from '../site.ts';
import { loadDescriptions } from './descriptions.ts';
import { createOperationPages, NO_SCOPE, scopeOf } from './endpoints.ts';
import { reportFrontmatter } from './frontmatter-reports.ts';
import { generatedNavigation, listsNothing } from './generated.ts';
import { listedPaths, openedSource, withFoldersOpened } from './listed.ts';
import { pageFiles } from './page-files.ts';
import type { SitePage } from './pages.ts';
import { markdownPage } from './pages.ts';
import type { Places } from './places.ts';
import { placePages } from './places.ts';
import { resolveNavigation } from './resolve.ts';
import { select } from './select.ts';
import type { NavNode } from './tree.ts';

/** Every page of a project, and those that this build makes. */
export interface SiteMap {
  /** By path, sorted. */
  readonly all: ReadonlyMap<string, SitePage>;
  /** The pages to build, in the order of `all`. */
  readonly built: ReadonlyMap<string, SitePage>;
  readonly places: Places;
  readonly navigation: NavNode;
  /** Folders that would have the pages of API descriptions which could not be read, by these. */
  readonly unread: ReadonlyMap<string, string>;
  /** Parses a page or snippet once. */
  parse(file: string): ParsedPage;
}

interface MapSources {
  readonly files: ProjectFiles;
  readonly loaded: LoadedSettings;
  readonly options: SiteOptions;
  readonly report: Report;
  readonly breathe: () => Promise<void>;
  /** Parses a page or snippet once. */
  readonly parse: (file: string) => ParsedPage;
}

/** Finds the pages of a project: files, and operations of its API descriptions; and their places in the navigation. */
export async function mapSite(sources: MapSources): Promise<SiteMap> {
  const { files, options, report, parse } = sources;
  const { settings, placeOf } = sources.loaded;
  const written = withFoldersOpened(settings.navigation, (name) => apiFilesIn(files, name));
  const openapi = settings.openapi && openedSource(settings.openapi, (name) => apiFilesIn(files, name));
  const listed = listedPaths(written);
  const { pages: possible, leftOut } = pageFiles(files, listed, report);
  const imported = await importedBy(possible.values(), sources);
  // What pages import is a part of them, wherever it stands, and no page of its own.
  const found = new Map([...possible].filter(([path, file]) => listed.has(path) || !imported.has(file)));

  const container = listsNothing(written)
    ? { ...written, ...generatedNavigation(found.keys(), { openapi, asyncapi: settings.asyncapi }) }
    : written;
  const { documents, asyncDocuments, references } = await loadDescriptions({
    ...sources,
    container,
    openapi,
    pages: [...found.values()],
  });
  const scope = scopeOf(openapi, NO_SCOPE);
  const pages = new Map<string, SitePage>();
  for (const [path, file] of found) {
    const parsed = withFilledHead(parse(file), settings.variables);
    reportFrontmatter(parsed, settings.variables, report);
    pages.set(path, markdownPage(path, parsed, references.resolve(parsed)));
  }
  references.tellUnread();

  const operations = createOperationPages(pages);
  const {
    tree: navigation,
    searchable,
    unread,
  } = resolveNavigation(container, {
    pages,
    files,
    leftOut,
    documents,
    asyncDocuments,
    operations,
    scope,
    placeOf,
    report,
  });
  for (const page of operations.made.values()) pages.set(page.path, page);
  const all = new Map([...pages].sort(([a], [b]) => (a < b ? -1 : 1)));
  if (all.size === 0)
    report({
      severity: 'error',
      kind: 'no-pages',
      message: 'The project has no page, and a site without a first page is not published',
      hint: 'add index.mdx beside docs.json',
      file: SETTINGS_FILE,
    });

  const { wanted, tree } = select(navigation, all, options, report);
  const built = new Map([...all].filter(([, page]) => wanted(page)));
  const places = placePages(tree, built.get('index'), searchable);
  return { all, built, places, navigation: tree, unread, parse };
}

/** The files that some import, and those that these import in turn. */
async function importedBy(
  some: Iterable<string>,
  { files, parse, breathe }: MapSources,
): Promise<ReadonlySet<string>> {
  const imported = new Set<string>();
  const toRead = new Set(some);
  for (const file of toRead) {
    for (const path of parse(file).imports) {
      const target = importedFile(path, files);
      if (target === undefined) continue;
      imported.add(target);
      if (/\.mdx?$/i.test(target)) toRead.add(target);
    }
    await breathe();
  }
  return imported;
}

/** The API descriptions in a folder, where the name of a source is that of a folder. */
function apiFilesIn(files: ProjectFiles, source: string): readonly string[] | undefined {
  const folder = `${source.replace(/^\.?\//, '').replace(/\/+$/, '')}/`;
  if (/^https?:/i.test(source) || folder === '/' || !files.paths.some((path) => path.startsWith(folder)))
    return undefined;
  const found = listApiFiles(files).filter((path) => path.startsWith(folder));
  return found.length === 0 ? undefined : found;
}
