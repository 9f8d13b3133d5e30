import { SETTINGS_FILE } from '../config/file.ts';
import type { LoadedSettings } from '../config/load.ts';
import type { Report } from '../diagnostic.ts';
import { type Anchors, createAnchors } from '../markdown/anchors.ts';
import type { ParsedPage } from '../markdown/parse.ts';
import { createHostedAddresses } from '../navigation/hosted-addresses.ts';
import { createOperationLinks } from '../navigation/operation-links.ts';
import type { SitePage } from '../navigation/pages.ts';
import { normalPath } from '../navigation/pages.ts';
import { createSuggestions } from '../navigation/suggest.ts';
import { fieldIds } from '../openapi/page/field-ids.ts';
import type { SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import { type AssetLinks, createAssetLinks } from './asset-links.ts';
import {
  candidates,
  canonicalUrl,
  decode,
  ELSEWHERE,
  type From,
  folderOf,
  isBare,
  legalAddress,
  pageFile,
  relativeHref,
  resolveTarget,
  runsCode,
  splitSuffix,
} from './hrefs.ts';
import { type AnchorLink, createLinkMemory, type Lead, type LinkMemory } from './link-effects.ts';
import type { Redirects } from './redirects.ts';
import { feedPath } from './rss.ts';
import { createTargetPlace, createWrittenPlace } from './written-place.ts';

export interface LinkSources {
  readonly files: ProjectFiles;
  /** Parses a snippet of the project, once. */
  parse(file: string): ParsedPage;
  /** Host and path the site is served from. */
  readonly address: string;
  /** Every page of the project, by path. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Whether a page is part of this build. */
  isBuilt(path: string): boolean;
  /** The page that `/` opens. */
  readonly home: string | undefined;
  readonly redirects: Redirects;
  readonly exactPlace: LoadedSettings['exactPlace'];
  readonly report: Report;
}

/** Where links and assets lead, as seen from a page. Remembers which project files the site needs. */
export interface Links extends Omit<AssetLinks, 'toFile'> {
  /** The `href` for a link written on a page. */
  href(from: From, target: string, place: SourcePlace): string;
  /** The page that a link leads to, if any. */
  page(from: From, target: string): SitePage | undefined;
  /** A link to a page or a file as it can be followed from anywhere on the host; other targets as they are written. */
  rooted(from: From, target: string): string;
  readonly used: ReadonlySet<string>;
  readonly anchors: readonly AnchorLink[];
  /** The snippets that told which ids on a page are meant; none where nothing had to be found out yet. */
  readonly snippetsOf: Anchors['snippetsOf'];
  /** Pages that another page, a setting or a redirect leads to. */
  readonly linked: ReadonlySet<string>;
  /** Does some work and tells what became used and linked by it. */
  readonly record: LinkMemory['record'];
  /** Lets the same become used and linked once more. */
  readonly replay: LinkMemory['replay'];
  /** Whether all that links led to is still where they lead, and nothing is wrong with it. */
  stillLead(leads: readonly Lead[]): boolean;
}

/** Files that every site has beside its pages. */
export const LISTINGS: ReadonlySet<string> = new Set([
  'llms.txt',
  'llms-full.txt',
  'robots.txt',
  'sitemap.xml',
]);

/** A link as it stands in the project. */
interface WrittenLink {
  readonly place: SourcePlace;
  readonly target: string;
}

/** Opens the links of a site. */
export function createLinks(sources: LinkSources): Links {
  const { files, address, pages, redirects, exactPlace } = sources;
  const memory = createLinkMemory();
  let complaints = 0;
  const report: Report = (found) => {
    complaints += 1;
    if (!memory.isForgetting) sources.report(found);
  };
  const ownOrigin = new RegExp(`^https?://${address.replaceAll('.', '\\.')}(?=[/?#]|$)`, 'i');

  const targetPlace = createTargetPlace(files, exactPlace);

  const suggest = createSuggestions();

  const hosted = createHostedAddresses(pages);

  const operationPage = createOperationLinks(pages);

  const pageAt = (path: string): string | undefined => {
    const plain = normalPath(path);
    if (plain === 'index' && !pages.has('index')) return sources.home;
    return [plain, `${plain}/index`].find((one) => pages.has(one)) ?? hosted(plain);
  };

  /** The project path of a link without what stands behind it; a link of nothing else leads to its own page. */
  const pathOf = (from: From, bare: string): string | undefined =>
    bare === '' ? from.page : resolveTarget(decode(bare), folderOf(from.page));

  const page: Links['page'] = (from, target) => {
    if (target === '' || ELSEWHERE.test(target)) return undefined;
    const found = candidates(pathOf(from, splitSuffix(target)[0])).map(pageAt);
    return pages.get(found.find((one) => one !== undefined) ?? '');
  };

  const { meant, snippetsOf } = createAnchors(
    (path) => pages.get(path)?.parsed,
    sources,
    (path) => fieldIds(pages.get(path)?.operation),
  );
  /** The `?query#fragment` with the id that the fragment means on the page. */
  const withAnchor = (page: string, suffix: string, { place, target }: WrittenLink): string => {
    const cut = suffix.indexOf('#');
    if (cut < 0 || cut === suffix.length - 1) return suffix;
    const written = decode(suffix.slice(cut + 1));
    // The top of any page is known to browsers by this name.
    if (written.toLowerCase() === 'top') return suffix;
    const id = meant(page, written);
    memory.anchor({ page, id, place: exactPlace(place, target) });
    return id === written ? suffix : `${suffix.slice(0, cut)}#${id}`;
  };

  const toPage = (from: From, page: string, suffix: string, link: WrittenLink): string => {
    if (page !== from.page || link.place.file === SETTINGS_FILE) memory.link(page);
    if (!sources.isBuilt(page)) return canonicalUrl(address, page) + suffix;
    return relativeHref(pageFile(from.at), pageFile(page)) + withAnchor(page, suffix, link);
  };

  const { toFile, asset, projectFile, pictureSize } = createAssetLinks({
    files,
    exactPlace: targetPlace,
    report,
    memory,
    ownOrigin,
  });

  const isFeed = (path: string): boolean => {
    const page =
      path === 'rss.xml' ? pages.get('index') : pages.get(pageAt(path.replace(/\/rss\.xml$/, '')) ?? '');
    return page !== undefined && feedPath(page) === path;
  };

  const internal = (from: From, path: string | undefined, suffix: string, link: WrittenLink) => {
    for (const candidate of candidates(path)) {
      const page = pageAt(candidate);
      if (page !== undefined) return toPage(from, page, suffix, link);
      if (files.has(candidate) && !/\.mdx?$/i.test(candidate)) return toFile(from, candidate, suffix);
      // Hosts serve a page under the name of its file as well.
      const named = /\.html$/i.test(candidate) ? pageAt(candidate.slice(0, -'.html'.length)) : undefined;
      if (named !== undefined) return toPage(from, named, suffix, link);
      if (LISTINGS.has(candidate) || isFeed(candidate))
        return relativeHref(pageFile(from.at), candidate) + suffix;
      const redirect = redirects.resolve(`/${candidate}`);
      if (redirect === undefined) continue;
      if (ELSEWHERE.test(redirect)) return redirect;
      const [target, ownSuffix] = splitSuffix(redirect);
      const end = pageAt(target);
      if (end !== undefined) return toPage(from, end, ownSuffix || suffix, link);
    }
    return undefined;
  };

  const hrefOf: Links['href'] = (from, target, place) => {
    const written = target.trim();
    const link = { place, target: written };
    if (written.startsWith('#')) {
      const shown = operationPage(from.page, decode(written.slice(1)));
      return shown === undefined ? withAnchor(from.page, written, link) : toPage(from, shown, '', link);
    }
    if (runsCode(written)) {
      report({
        severity: 'warning',
        kind: 'broken-link',
        message: `The link ${written} runs code, which a site from here does not: it leads nowhere`,
        hint: 'link to a page or an address',
        ...targetPlace(place, target),
      });
      return '#';
    }
    const own = ownOrigin.exec(written)?.[0];
    if (own === undefined && ELSEWHERE.test(written)) return legalAddress(written);
    if (written === '') {
      report({ severity: 'warning', kind: 'broken-link', message: 'This link has no target', ...place });
      return '#';
    }
    const [raw, suffix] = splitSuffix(
      own === undefined ? written : written.slice(own.length).replace(/^(?!\/)/, '/'),
    );
    const path = pathOf(from, raw);
    const found = internal(from, path, suffix, link);
    if (found !== undefined) return found;
    if (own !== undefined) return written;
    const rooted = isBare(raw) ? pageAt(decode(raw)) : undefined;
    const near = rooted ?? suggest(path ?? raw, pages.keys());
    report({
      severity: 'warning',
      kind: 'broken-link',
      message: `The link ${written} leads to no page`,
      hint: near === undefined ? undefined : `did you mean /${near}?`,
      ...targetPlace(place, target),
    });
    // What can only be meant so leads there, though a hosted site would not.
    if (near !== undefined && (near === rooted || near.toLowerCase() === path?.toLowerCase()))
      return toPage(from, near, suffix, link);
    return path === undefined
      ? written
      : relativeHref(pageFile(from.at), pageFile(normalPath(path))) + suffix;
  };

  const rootedOf: Links['rooted'] = (from, target) => {
    if (target.startsWith('#')) {
      const shown = operationPage(from.page, decode(target.slice(1)));
      return shown === undefined ? target : new URL(canonicalUrl(address, shown)).pathname;
    }
    if (target === '' || ELSEWHERE.test(target)) return target;
    const to = page(from, target)?.path ?? projectFile(target, folderOf(from.page));
    if (to === undefined) return target;
    return new URL(canonicalUrl(address, to)).pathname + splitSuffix(target)[1];
  };

  const placeOf = createWrittenPlace(files, pages, exactPlace);
  const leading = { href: hrefOf, asset, rooted: rootedOf };
  const remembered = (kind: Lead['kind'], { page, at }: From, target: string, result: string): string => {
    memory.lead({ kind, page, at, target, result });
    return result;
  };
  /** Finds out where a target leads, and remembers it. */
  const lead =
    (kind: 'href' | 'asset'): Links['href'] =>
    (from, target, place) =>
      remembered(kind, from, target, leading[kind](from, target, placeOf(from.page, place, target)));
  const { used, anchors, linked, record, replay } = memory;
  return {
    ...{ used, anchors, linked, record, replay, snippetsOf },
    projectFile,
    pictureSize,
    page,
    rooted: (from, target) => remembered('rooted', from, target, rootedOf(from, target)),
    href: lead('href'),
    asset: lead('asset'),
    stillLead(leads) {
      const before = complaints;
      return memory.forget(() =>
        leads.every(({ kind, page, at, target, result }) => {
          const found = leading[kind]({ page, at }, target, { file: page });
          // What leads nowhere may be written as it was when it led somewhere.
          return found === result && complaints === before;
        }),
      );
    },
  };
}
