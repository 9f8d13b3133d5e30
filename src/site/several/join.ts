import { codeOf, Failure } from '../../errors/failure.ts';
import { SETTINGS_FILE } from '../config/file.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { textFile } from '../hashed.ts';
import type { BuildEvents, SiteFile, SiteSummary } from '../site.ts';
import { placedAt } from '../site-file.ts';
import { frontPage, type ListedSite, notFoundPage } from './front.ts';
import { rootFiles } from './root-files.ts';
import { isRootOnly, type RootOnly, type RootSources } from './root-sources.ts';

/** One of several sites that become one. */
export interface JoinedSite {
  /** Its docs project, relative to the folder that diagnostics are told from, with `/`. */
  readonly folder: string;
  /** Where it stands below the whole, as `sdk/python`. */
  readonly basePath: string;
  build(events: BuildEvents): Promise<SiteSummary>;
}

/**
 * Builds several sites one after another into one, each below its own path, with a page at the root that lists them.
 * Diagnostics name files from the folder around all projects. Throws as the builds do.
 */
export async function joinSites(
  sites: readonly JoinedSite[],
  domain: string,
  events: BuildEvents,
): Promise<SiteSummary> {
  const diagnostics: Diagnostic[] = [];
  const pages: string[] = [];
  const roots: RootSources[] = [];
  const listed: ListedSite[] = [];
  let icon: Uint8Array | undefined;
  /** Pages of the sites begun, for the progress: how many the others have is not known before their turn. */
  let begun = 0;
  for (const [number, { folder, basePath, build }] of sites.entries()) {
    const texts = new Map<RootOnly | 'llms-full.txt', string>();
    const seen = new Set<string>();
    const before = pages.length;
    const earlier = begun;
    const summary = await inFolder(folder, () =>
      build({
        signal: events.signal,
        onProgress(done, total) {
          begun = earlier + total;
          events.onProgress?.(before + done, Math.ceil((begun * sites.length) / (number + 1)));
        },
        onFile(file) {
          const { path } = file;
          seen.add(path);
          if (number === 0 && path === 'favicon.ico') icon = file.bytes;
          const own = isRootOnly(path);
          if (own || path === 'llms-full.txt') texts.set(path, new TextDecoder().decode(file.bytes));
          return own ? undefined : events.onFile(placedAt(`${basePath}/${path}`, file));
        },
      }),
    );
    for (const one of summary.diagnostics)
      diagnostics.push(one.file === undefined ? one : { ...one, file: `${folder}/${one.file}` });
    pages.push(...summary.pages.map((page) => `${basePath}/${page}`));
    roots.push({ basePath, summary, texts });
    if (seen.has('index.html')) listed.push({ basePath, summary, hasIcon: seen.has('favicon.ico') });
    else diagnostics.push(unlisted(folder, summary));
  }
  const { files, diagnostics: clashes } = rootFiles(roots, domain);
  const front: SiteFile[] = [
    textFile('index.html', frontPage(listed, domain)),
    textFile('404.html', notFoundPage(listed, domain)),
    ...(icon === undefined ? [] : [{ path: 'favicon.ico', bytes: icon }]),
  ];
  for (const file of [...front, ...files]) await events.onFile(file);
  const language = listed[0]?.summary.language;
  return {
    name: domain,
    language,
    pages: ['index', ...pages].sort(),
    diagnostics: [...diagnostics, ...clashes],
  };
}

/** Lets settings that cannot be read be found: from their own folder they are all called `docs.json`. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || !codeOf(error).startsWith('E_DOCS_JSON')) throw error;
    const { code, what, value = SETTINGS_FILE, why, fix } = error;
    throw new Failure(code, { what, value: `${folder}/${value}`, why, fix, cause: error });
  }
}

function unlisted(folder: string, { name }: SiteSummary): Diagnostic {
  return {
    severity: 'error',
    kind: 'empty-site',
    message: `${name} has no page to begin with, and the list of sites leaves it out`,
    hint: 'add a page to its navigation, or take the project out of docs-dir',
    file: `${folder}/docs.json`,
  };
}
