import { decode } from '../../text/percent.ts';
import { canonicalOf, isOriginal, type SiteAddresses } from '../addresses.ts';
import { SETTINGS_FILE } from '../config/file.ts';
import type { LoadedSettings } from '../config/load.ts';
import { metatagsOf } from '../config/metatags.ts';
import type { Report } from '../diagnostic.ts';
import { legalAddress, pageFile, relativeHref, splitSuffix } from '../hrefs.ts';
import { escapeAttribute, escapeText } from '../markdown/html.ts';
import type { SiteMap } from '../navigation/map.ts';
import { SKILL_FILE } from '../navigation/page-files.ts';
import { forbidsIndexing } from '../navigation/pages.ts';
import { isKeptBack } from '../navigation/places.ts';
import type { SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { SiteOptions } from '../site.ts';
import { reportForSome } from './for-some.ts';
import type { Links } from './links.ts';
import { llmsIndex, robots, sitemap } from './listings.ts';
import { reportLeftToHosts, reportRedirects } from './redirect-reports.ts';
import type { Redirects } from './redirects.ts';
import type { ProjectStyleSheet } from './style-sheets.ts';
import type { Writer } from './writer.ts';

export interface AroundSources {
  readonly files: ProjectFiles;
  readonly loaded: LoadedSettings;
  readonly options: SiteOptions;
  readonly addresses: SiteAddresses;
  readonly site: SiteMap;
  /** The days on which pages changed last, of those that show it. */
  readonly changes: ReadonlyMap<string, string>;
  readonly links: Links;
  readonly sheets: readonly ProjectStyleSheet[];
  readonly redirects: Redirects;
  /** The first page of each directory that pages of an API description are made in. */
  readonly directories: ReadonlyMap<string, string>;
  readonly writer: Writer;
  readonly report: Report;
}

/** Files a project may bring itself; its own comes first. */
const OVERRIDABLE = [
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
  'llms-full.txt',
  '_headers',
  'CNAME',
  SKILL_FILE,
];

/** Writes what stands around the pages and is made of the project alone: listings, redirects, style sheets. */
export async function writeAround(sources: AroundSources): Promise<void> {
  const { files, loaded, addresses, site, changes, sheets, writer } = sources;
  const { settings } = loaded;
  const { served, known } = addresses;
  for (const file of OVERRIDABLE)
    if (files.has(file) && !site.all.has(file.replace(/\.md$/, '')))
      await writer.write({ path: file, bytes: files.read(file) });
  const { home, isFound } = site.places;
  const { indexing } = settings;
  const findable = [...site.built.values()].filter(
    (page) =>
      !isKeptBack(page, isFound(page), { home, indexing }) &&
      page.url === undefined &&
      isOriginal(page, known) &&
      !forbidsIndexing(metatagsOf(settings, page).robots),
  );
  await writer.text('sitemap.xml', sitemap(served, findable, changes));
  await writer.text(
    'robots.txt',
    robots(served, { hasSitemap: findable.length > 0 || files.has('sitemap.xml') }),
  );
  await writer.text('llms.txt', llmsIndex(settings, served, site));
  await writeRedirects(sources);
  await writeDirectories(sources);
  for (const { path, css } of sheets) await writer.text(path, css);
  // Hosts that run Jekyll over a site leave out files that begin with an underscore, unless told.
  await writer.text('.nojekyll', '');
  reportLeftOut(sources);
  reportForSome(site, sources.report);
}

async function writeRedirects(sources: AroundSources): Promise<void> {
  const { redirects, links, site, writer } = sources;
  reportRedirects({ ...sources, pages: site.built });
  const rules = ownRedirects(sources) + redirects.file;
  if (rules !== '') await writer.text('_redirects', rules);
  const { targets, byWildcard, leftToHosts } = redirects.pages(site.built.keys());
  reportLeftToHosts(leftToHosts, sources);
  const { placeOfValue } = sources.loaded;
  // Where redirects chain, that is nowhere written.
  const placeOf = (source: string, target: string): SourcePlace =>
    [target, source]
      .map((text) => placeOfValue(text, 'redirects'))
      .find(({ line }) => line !== undefined) ?? { file: SETTINGS_FILE };
  for (const [source, target] of targets) {
    const path = source.replace(/^\/+/, '').replace(/\.html$/, '');
    if (
      path === '' ||
      path.split('/').includes('..') ||
      site.built.has(path) ||
      site.built.has(`${path}/index`)
    )
      continue;
    // A wildcard means whatever page there is, and is no sign that anything leads to this one.
    const href = byWildcard.has(source)
      ? relativeHref(pageFile(path), pageFile(target.slice(1)))
      : links.href({ page: 'index', at: path }, target, placeOf(source, target));
    const [page] = splitSuffix(target);
    const isOwn = /^\/(?!\/)/.test(target);
    const canonical = isOwn ? canonicalAt(sources, decode(page.slice(1))) : legalAddress(target);
    await writer.text(`${path}.html`, redirectPage(href, canonical));
  }
}

/** Pages at the addresses of directories, which lead to the first page in them, where nothing else is. */
async function writeDirectories(sources: AroundSources): Promise<void> {
  const { directories, redirects, site, files, writer } = sources;
  for (const [path, target] of directories) {
    const isTaken = site.all.has(path) || site.all.has(`${path}/index`) || files.has(pageFile(path));
    if (isTaken || !site.built.has(target) || redirects.resolve(`/${path}`) !== undefined) continue;
    const canonical = canonicalAt(sources, target);
    await writer.text(
      pageFile(path),
      redirectPage(relativeHref(pageFile(path), pageFile(target)), canonical),
    );
  }
}

/** The `_redirects` that a project brings itself, before its settings: of rules that fit, hosts take the first. */
function ownRedirects({ files, options: { basePath } }: AroundSources): string {
  if (!files.has('_redirects')) return '';
  const text = files.readText('_redirects').trimEnd();
  const placed =
    basePath === undefined || basePath === ''
      ? text
      : text.replace(
          /^([ \t]*)(\/\S*)([ \t]+)(\/(?!\/))?/gm,
          (_, indent, source, gap, target = '') =>
            `${indent}/${basePath}${source}${gap}${target && `/${basePath}${target}`}`,
        );
  return text === '' ? '' : `${placed}\n`;
}

/** The address that search engines are to know what is at a path by. */
function canonicalAt({ site, addresses }: AroundSources, path: string): string {
  return canonicalOf(site.built.get(path) ?? { path, metatags: {} }, addresses.known);
}

function redirectPage(href: string, canonical: string): string {
  const safe = escapeAttribute(href);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeAttribute(canonical)}">${withItsEnd(href)}<meta http-equiv="refresh" content="0; url=${safe}"></head>
<body><p>This page has moved to <a href="${safe}">${escapeText(href)}</a>.</p></body>
</html>
`;
}

/** Leads on to a page of this site with the query and the section of the address, as hosts do: the `meta` goes without. */
function withItsEnd(href: string): string {
  if (href.includes('#') || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return '';
  const to = JSON.stringify(href).replaceAll('<', '\\u003c');
  return `<script>location.replace(${to}+${href.includes('?') ? '' : 'location.search+'}location.hash)</script>`;
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
  const leftOut = settings.leftOut.filter(({ inAirGap }) => !inAirGap || deploymentType === 'air-gapped');
  const [first] = leftOut;
  if (first === undefined) return;
  const why =
    deploymentType === 'air-gapped'
      ? 'an air-gapped site has no service to ask'
      : 'a bundle holds all it needs and asks no service';
  report({
    severity: 'notice',
    kind: 'left-out',
    message: `Left out, since ${why}: ${leftOut.map(({ label }) => label).join(', ')}`,
    ...placeOf(first.path),
  });
}
