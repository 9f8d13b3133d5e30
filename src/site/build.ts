import { codeOf, Failure } from '../errors/failure.ts';
import { siteAddresses } from './addresses.ts';
import { createBreathing } from './breathing.ts';
import { createJournal } from './cache/journal.ts';
import { createParsedPages } from './cache/parsed.ts';
import { loadSettings } from './config/load.ts';
import { FEW_PAGES } from './highlight/ahead.ts';
import { highlightEarly } from './highlight/early.ts';
import { highlighterOptions } from './highlight/options.ts';
import { lastChanges } from './last-changes.ts';
import { tellBarriers } from './markdown/barriers.ts';
import { codeRequests } from './markdown/code/code.ts';
import { MISSING, missingPage } from './missing-page.ts';
import { siteLanguage } from './navigation/language.ts';
import { listedPaths } from './navigation/listed.ts';
import { mapSite } from './navigation/map.ts';
import { writeAround } from './output/around.ts';
import { createDiagnostics } from './output/diagnostics.ts';
import { createPageOutputs } from './output/page.ts';
import { projectStyleSheets } from './output/style-sheets.ts';
import { createWholeSite, unlistedPages } from './output/whole.ts';
import { createWriter } from './output/writer.ts';
import type { PageNeed } from './page.ts';
import { markdownFiles, type ProjectFiles } from './project/files.ts';
import { createRenderers } from './render.ts';
import { linkedRepository } from './repository.ts';
import { createRouting } from './routing.ts';
import { createSearchReader } from './search/reader.ts';
import type { BuildEvents, BuildMeans, SiteOptions, SiteSummary } from './site.ts';
import { asSiteFile } from './site-file.ts';
import { createLayout } from './theme/layout.ts';

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
  { shard, ...options }: SiteOptions,
  events: BuildEvents,
  means: BuildMeans,
): Promise<SiteSummary> {
  const breathe = createBreathing(events.signal);
  const diagnostics = createDiagnostics();
  const journal = createJournal(diagnostics.report);
  const { report } = journal;
  const loaded = await loadSettings(files, report, means.cache);
  const { settings } = loaded;
  const highlighting = await highlighterOptions(loaded, files, report, means.cache);
  const early = highlightEarly(() => means.startHighlightWorkers?.(highlighting));
  // A part of a site does not make the code of all pages, and of few pages it is made as soon as threads are started.
  const isEarly = shard === undefined && options.isDraft !== true && markdownFiles(files).length >= FEW_PAGES;
  const parsed = createParsedPages(files, report, means.cache, (page) => {
    if (isEarly) early.offer(page.file, () => codeRequests(page, settings.variables));
  });
  const site = await mapSite({ files, loaded, options, report, breathe, parse: parsed.parse });
  const { built, places } = site;
  const addresses = siteAddresses(options, settings.metatags);
  const { redirects, directories, home, links } = createRouting({
    files,
    loaded,
    options,
    site,
    address: addresses.served,
    report,
  });
  const sheets = projectStyleSheets(files, report);
  const own = [...built.values()].map((page, number) => ({ page, number }));
  const mine = shard === undefined ? own : own.filter(({ number }) => number % shard.of === shard.index - 1);
  const changes = await lastChanges({
    pages: built.values(),
    timestamp: settings.timestamp,
    options,
    exactPlace: loaded.exactPlace,
    report,
    signal: events.signal,
  });
  const repository = await linkedRepository(settings, options, report, events.signal);
  const renderers = await createRenderers({
    files,
    loaded,
    options,
    addresses,
    site,
    pages: mine.map(({ page }) => page),
    links,
    changes,
    repository,
    sheets,
    home,
    report,
    means,
    parsed,
    highlighting,
    early,
    journal,
    signal: events.signal,
  });
  const layout = createLayout(renderers.theme);
  const whole = createWholeSite(shard === undefined ? means.cache : undefined);
  const outputs = createPageOutputs({
    renderers,
    layout,
    foundPage:
      options.isDraft === true
        ? () => undefined
        : createSearchReader(renderers.theme, whole.termNumbers, { withDigests: means.cache !== undefined }),
    cache: means.cache,
    all: site.all.values(),
    built: [...built.values()],
  });
  const part =
    shard === undefined
      ? undefined
      : (await import('./shard/record.ts')).createPartRecord(shard, options, files, events);
  const writer = createWriter(part?.events ?? events, report);

  part?.enter('shared');
  for (const file of renderers.files) await writer.write(file);
  part?.enter('pages');
  const needs = new Set<PageNeed>();
  events.onProgress?.(0, mine.length);
  for (const [done, { page, number }] of mine.entries()) {
    await breathe();
    await renderers.ready(done);
    const output = await outputs.of(page);
    const { trace } = output;
    for (const file of output.files) if (file.path !== MISSING) await writer.write(file);
    for (const need of output.needs) needs.add(need);
    if (part === undefined) whole.add(trace);
    else await part.page(number, trace);
    events.onProgress?.(done + 1, mine.length);
  }
  part?.enter('around');
  const copied = built.has('index') ? undefined : home;
  if (copied !== undefined) await writer.text('index.html', await outputs.copy(copied, 'index'));
  await writer.text(
    MISSING,
    await missingPage({ loaded, options, site, report, renderers, layout, outputs }),
  );
  await writeAround({
    files,
    loaded,
    options,
    addresses,
    site,
    changes,
    links,
    sheets,
    redirects,
    writer,
    report,
    directories: directories(),
  });
  if (part === undefined) for (const file of whole.files()) await writer.write(file);
  part?.enter('needed');
  for (const file of [...outputs.navigation(), ...renderers.needed(needs)]) await writer.write(file);
  for await (const file of renderers.thumbnails()) {
    await breathe();
    await writer.write(file);
  }
  part?.enter('used');
  const used = new Set([...links.used, ...renderers.used, ...sheets.flatMap((sheet) => sheet.used)]);
  for (const path of [...used].sort()) await writer.write(asSiteFile(files, path));

  await renderers.highlighter.dispose();
  if (options.tellsBarriers === true) tellBarriers(built.values(), { files, parse: parsed.parse }, report);
  const { name, description } = settings;
  const unlisted = unlistedPages(site, listedPaths(settings.navigation));
  if (part === undefined) whole.check(links, unlisted, report);
  else
    await part.finish({ name, pages: [...built.keys()], unlisted, links, diagnostics: diagnostics.list() });
  return {
    name,
    description,
    language: siteLanguage(places),
    pages: [...mine.map(({ page }) => page.path), ...(copied === undefined ? [] : ['index'])].sort(),
    diagnostics: diagnostics.list(),
  };
}
