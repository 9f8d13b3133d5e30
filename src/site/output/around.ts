import { type LoadedSettings, SETTINGS_FILE } from '../config/load.ts';
import type { Report } from '../diagnostic.ts';
import { escapeAttribute, escapeText } from '../markdown/html.ts';
import { listedPaths } from '../navigation/listed.ts';
import type { SiteMap } from '../navigation/map.ts';
import { nearest } from '../navigation/suggest.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { Renderers } from '../render.ts';
import type { SiteOptions } from '../site.ts';
import { canonicalUrl } from './hrefs.ts';
import type { Links } from './links.ts';
import { llmsIndex, robots, sitemap } from './listings.ts';
import type { Redirects } from './redirects.ts';
import type { ProjectStyleSheet } from './style-sheets.ts';
import type { Writer } from './writer.ts';

export interface AroundSources {
  readonly files: ProjectFiles;
  readonly loaded: LoadedSettings;
  readonly options: SiteOptions;
  readonly site: SiteMap;
  readonly links: Links;
  readonly sheets: readonly ProjectStyleSheet[];
  readonly redirects: Redirects;
  readonly renderers: Renderers;
  /** Every page as Markdown. */
  readonly markdown: readonly string[];
  readonly writer: Writer;
  readonly report: Report;
}

/** Files a project may bring itself; its own comes first. */
const OVERRIDABLE = ['robots.txt', 'sitemap.xml', 'llms.txt', 'llms-full.txt', '_headers', 'CNAME'];

/** Writes what stands around the pages: redirects, listings, the project's assets; and checks what pages promised. */
export async function writeAround(sources: AroundSources): Promise<void> {
  const { files, loaded, options, site, links, sheets, renderers, markdown, writer, report } = sources;
  const { settings } = loaded;
  const { domain } = options;
  for (const file of OVERRIDABLE)
    if (files.has(file)) await writer.write({ path: file, bytes: files.read(file) });
  const findable = [...site.built.values()].filter(
    (page) =>
      !page.noindex &&
      (site.places.isListed(page) || settings.indexing === 'all' || page === site.places.home),
  );
  await writer.text('sitemap.xml', sitemap(domain, findable));
  await writer.text('robots.txt', robots(domain));
  await writer.text('llms.txt', llmsIndex(settings, domain, site.navigation, site.built));
  await writer.text('llms-full.txt', markdown.join('\n'));
  await writeRedirects(sources);
  for (const file of renderers.needed()) await writer.write(file);
  for (const { path, css } of sheets) await writer.text(path, css);
  const used = new Set([...links.used, ...renderers.used, ...sheets.flatMap((sheet) => sheet.used)]);
  for (const path of [...used].sort()) await writer.write({ path, bytes: files.read(path) });
  // Hosts that run Jekyll over a site leave out files that begin with an underscore, unless told.
  await writer.text('.nojekyll', '');
  checkAnchors(links, renderers, report);
  reportLeftOut(sources);
  reportUnlisted(site, links, listedPaths(settings.navigation), report);
}

async function writeRedirects({ redirects, links, site, writer, options }: AroundSources): Promise<void> {
  if (redirects.file !== '') await writer.text('_redirects', redirects.file);
  for (const [source, target] of redirects.pages(site.built.keys())) {
    const path = source.replace(/^\/+/, '').replace(/\.html$/, '');
    if (
      path === '' ||
      path.split('/').includes('..') ||
      site.built.has(path) ||
      site.built.has(`${path}/index`)
    )
      continue;
    const href = links.href({ page: 'index', at: path }, target, { file: 'docs.json' });
    const page = target.startsWith('/') ? target.replace(/^\/+|[?#].*$/g, '') : undefined;
    const canonical = page === undefined ? target : canonicalUrl(options.domain, page);
    await writer.text(`${path}.html`, redirectPage(href, canonical));
  }
}

function redirectPage(href: string, canonical: string): string {
  const safe = escapeAttribute(href);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeAttribute(canonical)}"><meta http-equiv="refresh" content="0; url=${safe}"></head>
<body><p>This page has moved to <a href="${safe}">${escapeText(href)}</a>.</p></body>
</html>
`;
}

/** Links to a place inside a page that is not there. */
function checkAnchors(links: Links, { ids }: Renderers, report: Report): void {
  const plainIds = new Map<string, Set<string>>();
  /** The script of a page finds an id that differs in punctuation only (components/client.ts). */
  const alike = (page: string): Set<string> => {
    const known = plainIds.get(page) ?? new Set([...(ids.get(page) ?? [])].map(plain));
    plainIds.set(page, known);
    return known;
  };
  for (const { page, id, place } of links.anchors) {
    const known = ids.get(page);
    if (known === undefined || known.has(id) || id === 'content' || id.startsWith(':~:')) continue;
    if (alike(page).has(plain(id))) continue;
    const near = nearest(id, known);
    report({
      severity: 'warning',
      kind: 'broken-anchor',
      message: `There is no #${id} on /${page}`,
      hint: near === undefined ? undefined : `did you mean #${near}?`,
      ...place,
    });
  }
}

/** An id without its punctuation; other generators make ids by other rules. */
function plain(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** What a bundle leaves out on purpose (spec/admin-api, section 1), in one notice for scripts and one for settings. */
function reportLeftOut({ files, loaded, options, report }: AroundSources): void {
  const { settings, placeOf } = loaded;
  const { deploymentType } = options;
  const scripts = files.paths.filter((path) => !path.includes('/') && /\.m?js$/.test(path));
  if (scripts.length > 0) {
    report({
      severity: 'notice',
      kind: 'left-out',
      message: `Scripts of the project are left out, since a site runs none of its code: ${scripts.join(', ')}`,
    });
  }
  const [first] = settings.leftOut;
  if (first === undefined) return;
  const why =
    deploymentType === 'air-gapped'
      ? 'an air-gapped site has no service to ask'
      : 'a bundle holds all it needs and asks no service';
  report({
    severity: 'notice',
    kind: 'left-out',
    message: `Left out, since ${why}: ${settings.leftOut.map(({ label }) => label).join(', ')}`,
    ...placeOf(first.path),
  });
}

/** Pages that no navigation lists; those that nothing leads to either are likely forgotten. */
function reportUnlisted(site: SiteMap, links: Links, listed: ReadonlySet<string>, report: Report): void {
  const unlisted = [...site.built.values()].filter(
    (page) =>
      !page.hidden &&
      page.url === undefined &&
      page !== site.places.home &&
      !site.places.isListed(page) &&
      // Listed in a part of the navigation that is hidden.
      !listed.has(page.path),
  );
  for (const page of unlisted) {
    if (links.linked.has(page.path)) continue;
    report({
      severity: 'notice',
      kind: 'unused-page',
      message: `No navigation lists /${page.path}, and no page links to it`,
      hint: 'list it, link to it, mark it as "hidden: true", or remove it',
      file: page.parsed?.file,
    });
  }
  const reached = unlisted.filter(({ path }) => links.linked.has(path)).map(({ path }) => path);
  if (reached.length === 0) return;
  report({
    severity: 'notice',
    kind: 'unlisted-page',
    message: `${reached.length} pages are linked to, but no navigation lists them: ${reached.slice(0, 10).join(', ')}${reached.length > 10 ? ', …' : ''}`,
    file: SETTINGS_FILE,
  });
}
