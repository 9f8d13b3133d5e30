import { codeOf, Failure } from '../errors/failure.ts';
import { siteAddresses } from './addresses.ts';
import { createBreathing } from './breathing.ts';
import { createJournal } from './cache/journal.ts';
import { lastChanges } from './last-changes.ts';
import { tellBarriers } from './markdown/barriers.ts';
import { MISSING, missingPage } from './missing-page.ts';
import { siteLanguage } from './navigation/language.ts';
import { listedPaths } from './navigation/listed.ts';
import type { SitePage } from './navigation/pages.ts';
import { writeAround } from './output/around.ts';
import { createDiagnostics } from './output/diagnostics.ts';
import { createPageOutputs, type PageOutputs } from './output/page.ts';
import { projectStyleSheets } from './output/style-sheets.ts';
import { createWholeSite, type PageTrace, unlistedPages } from './output/whole.ts';
import { createWriter, type Writer } from './output/writer.ts';
import type { PageNeed } from './page.ts';
import type { ProjectFiles } from './project/files.ts';
import { readProject } from './read-project.ts';
import { createRenderers, type Renderers } from './render.ts';
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
  given: SiteOptions,
  events: BuildEvents,
  means: BuildMeans,
): Promise<SiteSummary> {
  const { shard, ...options } = given;
  const breathe = createBreathing(events.signal);
  const diagnostics = createDiagnostics();
  const journal = createJournal(diagnostics.report);
  const { report } = journal;
  const { loaded, parsed, site, highlighting, early } = await readProject({
    files,
    options: given,
    means,
    report,
    breathe,
  });
  const { settings } = loaded;
  const { built, places } = site;
  const addresses = siteAddresses(options, settings.metatags);
  const sources = { files, loaded, options, site, report };
  const { redirects, directories, home, links } = createRouting({ ...sources, address: addresses.served });
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
    ...sources,
    addresses,
    pages: mine.map(({ page }) => page),
    links,
    changes,
    repository,
    sheets,
    home,
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
  const needs = await writePages(mine, {
    renderers,
    outputs,
    writer,
    breathe,
    events,
    onTrace: (trace, number) => (part === undefined ? whole.add(trace) : part.page(number, trace)),
  });
  part?.enter('around');
  const copied = built.has('index') ? undefined : home;
  if (copied !== undefined) await writer.text('index.html', await outputs.copy(copied, 'index'));
  await writer.text(MISSING, await missingPage({ ...sources, renderers, layout, outputs }));
  await writeAround({
    ...sources,
    addresses,
    changes,
    links,
    sheets,
    redirects,
    writer,
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

/** A page, and its place among all of the site. */
interface NumberedPage {
  readonly page: SitePage;
  readonly number: number;
}

/** Writes pages one by one, and tells what they need beyond the files that all share. */
async function writePages(
  pages: readonly NumberedPage[],
  to: {
    readonly renderers: Renderers;
    readonly outputs: PageOutputs;
    readonly writer: Writer;
    readonly breathe: () => Promise<void>;
    readonly events: BuildEvents;
    /** Takes what a page leaves, once its files are written. */
    readonly onTrace: (trace: PageTrace, number: number) => Promise<void> | void;
  },
): Promise<ReadonlySet<PageNeed>> {
  const { renderers, outputs, writer, breathe, events, onTrace } = to;
  const needs = new Set<PageNeed>();
  events.onProgress?.(0, pages.length);
  for (const [done, { page, number }] of pages.entries()) {
    await breathe();
    await renderers.ready(done);
    const output = await outputs.of(page);
    const { trace } = output;
    for (const file of output.files) if (file.path !== MISSING) await writer.write(file);
    for (const need of output.needs) needs.add(need);
    await onTrace(trace, number);
    events.onProgress?.(done + 1, pages.length);
  }
  return needs;
}
