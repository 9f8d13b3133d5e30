import { codeOf, Failure } from '../errors/failure.ts';
import { createBreathing } from './breathing.ts';
import { createJournal } from './cache/journal.ts';
import { createParsedPages } from './cache/parsed.ts';
import { loadSettings } from './config/load.ts';
import { mapSite } from './navigation/map.ts';
import { writeAround } from './output/around.ts';
import { createDiagnostics } from './output/diagnostics.ts';
import { createLinks } from './output/links.ts';
import { createRedirects } from './output/redirects.ts';
import { feed, feedPath } from './output/rss.ts';
import { projectStyleSheets } from './output/style-sheets.ts';
import { createWriter } from './output/writer.ts';
import type { ProjectFiles } from './project/files.ts';
import { createRenderers } from './render.ts';
import { createSearchIndex } from './search/index.ts';
import type { BuildEvents, BuildMeans, SiteOptions, SiteSummary } from './site.ts';
import { createLayout } from './theme/layout.ts';
import { atAnyAddress, notFoundPage } from './theme/not-found.ts';
import { viewOf } from './theme/view.ts';

/**
 * Builds the site of a docs project, file by file. What is wrong with the project becomes a diagnostic; only a
 * missing or broken `docs.json` (E_DOCS_JSON_MISSING, E_DOCS_JSON_INVALID) and an aborted signal (E_CANCELLED) throw.
 * The same input gives the same bytes.
 */
export async function buildSite(
  files: ProjectFiles,
  options: SiteOptions,
  events: BuildEvents,
  means: BuildMeans = {},
): Promise<SiteSummary> {
  try {
    return await build(files, options, events, means);
  } catch (error) {
    if (events.signal?.aborted !== true || codeOf(error) !== 'E_UNEXPECTED') throw error;
    throw new Failure('E_CANCELLED', { what: 'The site build was cancelled', cause: error });
  }
}

async function build(
  files: ProjectFiles,
  options: SiteOptions,
  events: BuildEvents,
  means: BuildMeans,
): Promise<SiteSummary> {
  const breathe = createBreathing(events.signal);
  const diagnostics = createDiagnostics();
  const journal = createJournal(diagnostics.report);
  const { report } = journal;
  const loaded = await loadSettings(files, report);
  const { settings } = loaded;
  const pages = createParsedPages(files, report, means.cache);
  const site = await mapSite(files, loaded, options, report, breathe, pages.parse);
  const { built, places } = site;
  const redirects = createRedirects(settings.redirects);
  const home = built.get('index') ?? site.all.get(redirectedHome(redirects.resolve('/'))) ?? places.home;
  const links = createLinks({
    files,
    domain: options.domain,
    pages: site.all,
    isBuilt: (path) => built.has(path),
    home: home?.path,
    redirects,
    exactPlace: loaded.exactPlace,
    report,
  });
  const sheets = projectStyleSheets(files, report);
  const renderers = await createRenderers({
    files,
    loaded,
    options,
    site,
    links,
    sheets,
    home,
    report,
    means,
    journal,
    signal: events.signal,
  });
  const layout = createLayout(renderers.theme);
  const search = createSearchIndex(renderers.theme);
  const writer = createWriter(events, report);

  for (const file of renderers.files) await writer.write(file);
  const markdown: string[] = [];
  let done = 0;
  events.onProgress?.(0, built.size);
  for (const page of built.values()) {
    await breathe();
    await renderers.ready(done);
    const view = viewOf(places, page);
    const body = renderers.body(view);
    await writer.text(`${page.path}.html`, layout.html(view, body));
    for (const place of places.others(page))
      await writer.text(`${place.at}.html`, layout.html(viewOf(places, page, { place }), body));
    const feedFile = feedPath(page);
    if (feedFile !== undefined)
      await writer.text(feedFile, await feed(page, body.html, options.domain, settings.name));
    const source = renderers.markdown(page, body);
    await writer.text(`${page.path}.md`, source);
    search.add(page, body);
    if (!page.noindex) markdown.push(source);
    done += 1;
    events.onProgress?.(done, built.size);
  }
  if (home !== undefined && !built.has('index')) {
    const view = viewOf(places, home, { at: 'index' });
    await writer.text('index.html', layout.html(view, renderers.copy(view)));
  }
  const missing = notFoundPage(settings.notFound.title, settings.notFound.description);
  const notFound = layout.html(viewOf(places, missing.page), missing.body);
  await writer.text('404.html', atAnyAddress(notFound, renderers.theme.assets.script));
  for (const file of [...search.files(), ...layout.files()]) await writer.write(file);
  await writeAround({
    files,
    loaded,
    options,
    site,
    links,
    sheets,
    redirects,
    renderers,
    markdown,
    writer,
    report,
  });
  return {
    name: settings.name,
    pages: [...built.keys()].sort(),
    diagnostics: diagnostics.list(),
  };
}

/** The page that a redirect of `/` leads to. */
function redirectedHome(target: string | undefined): string {
  return target === undefined ? '' : target.replace(/^\/+|[?#].*$|\/+$/g, '');
}
