import { decode } from '../../text/percent.ts';
import { createSuggestions } from '../../text/suggest.ts';
import type { Report } from '../diagnostic.ts';
import {
  addressMeant,
  candidates,
  canonicalUrl,
  ELSEWHERE,
  type From,
  folderOf,
  isBare,
  legalAddress,
  legalSuffix,
  linkTo,
  pageFile,
  relativeHref,
  runsCode,
  splitSuffix,
} from '../hrefs.ts';
import { createOperationLinks } from '../navigation/operation-links.ts';
import { SKILL_FILE } from '../navigation/page-files.ts';
import { normalPath } from '../navigation/pages.ts';
import type { SourcePlace } from '../page.ts';
import { leftOutPageHint } from '../project/left-out.ts';
import type { SiteOptions } from '../site.ts';
import type { AssetLinks } from './asset-links.ts';
import { bracesHint } from './braces.ts';
import type { PageLinkSources, PageLinks, WrittenLink } from './page-links.ts';
import type { Redirects } from './redirects.ts';
import { feedPath } from './rss.ts';

export interface HrefSources extends PageLinkSources {
  readonly redirects: Redirects;
  /** Folders that would have the pages of API descriptions which could not be read, by these. */
  readonly unread: ReadonlyMap<string, string>;
  readonly report: Report;
  /** Hears of links to other hosts. */
  readonly onOutside?: SiteOptions['onOutsideLink'];
  /** The beginning of an address on the site's own host. */
  readonly ownOrigin: RegExp;
  readonly pageLinks: PageLinks;
  readonly assetLinks: AssetLinks;
}

/** Where links lead. */
export interface Hrefs {
  /** The `href` for a link written on a page. */
  href(from: From, target: string, place: SourcePlace): string;
  /** A link to a page or a file as it can be followed from anywhere on the host; other targets as they are written. */
  rooted(from: From, target: string): string;
}

/** Files that every site has beside its pages. */
export const LISTINGS: ReadonlySet<string> = new Set([
  'llms.txt',
  'llms-full.txt',
  'robots.txt',
  'sitemap.xml',
]);

/** How pages are called that open a folder of others, the likeliest first. */
const OPENING_NAMES = ['overview', 'introduction', 'intro', 'quickstart'];

/** Finds out where links lead, and says so of those that lead nowhere. */
export function createHrefs(sources: HrefSources): Hrefs {
  const { files, address, pages, redirects, exactPlace, report, ownOrigin } = sources;
  const { pageAt, pathOf, page, withAnchor, toPage } = sources.pageLinks;
  const { toFile, projectFile, meantFile } = sources.assetLinks;
  const suggest = createSuggestions();
  const operationPage = createOperationLinks(pages);

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
      const isSkill = candidate === SKILL_FILE && files.has(SKILL_FILE);
      if (LISTINGS.has(candidate) || isSkill || isFeed(candidate))
        return relativeHref(pageFile(from.at), candidate) + suffix;
      const redirect = redirects.resolve(`/${candidate}`);
      if (redirect === undefined) continue;
      if (ELSEWHERE.test(redirect)) return legalAddress(redirect);
      const [target, ownSuffix] = splitSuffix(redirect);
      const end = pageAt(decode(target));
      if (end !== undefined) return toPage(from, end, ownSuffix || suffix, link);
    }
    return undefined;
  };

  /** The page that is meant by a path from the root without its slash, or by one in other letters, large or small. */
  const onlyMeant = (raw: string, path: string | undefined): string | undefined => {
    const rooted = isBare(raw) ? pageAt(decode(raw)) : undefined;
    if (rooted !== undefined || path === undefined) return rooted;
    const near = suggest(path, pages.keys());
    return near?.toLowerCase() === path.toLowerCase() ? near : undefined;
  };

  /** The page that opens a folder of pages, by one of the usual names. */
  const opening = (folder: string): string | undefined => {
    const names = [...OPENING_NAMES, folder.slice(folder.lastIndexOf('/') + 1)];
    return names.map((name) => `${folder}/${name}`).find((path) => pages.has(path));
  };

  const hrefOf: Hrefs['href'] = (from, target, place) => {
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
        ...exactPlace(place, target),
      });
      return '#';
    }
    const own = ownOrigin.exec(written)?.[0];
    if (own === undefined && ELSEWHERE.test(written)) {
      const address = legalAddress(written);
      sources.onOutside?.({ address, ...exactPlace(place, target) });
      return address;
    }
    if (written === '') {
      // In a description of an API, it is found by how it is written.
      const exact = place.line === undefined ? exactPlace(place, ']()') : place;
      report({ severity: 'warning', kind: 'broken-link', message: 'This link has no target', ...exact });
      return '#';
    }
    const [raw, behind] = splitSuffix(
      own === undefined ? written : written.slice(own.length).replace(/^(?!\/)/, '/'),
    );
    const suffix = legalSuffix(behind);
    const path = pathOf(from, raw);
    const found = internal(from, path, suffix, link);
    if (found !== undefined) return found;
    if (own !== undefined) return written;
    const only = onlyMeant(raw, path);
    const outside = only === undefined ? addressMeant(written) : undefined;
    const unread = sources.unread.entries().find(([folder]) => `${path}/`.startsWith(`${folder}/`))?.[1];
    const leftOut = path === undefined ? undefined : leftOutPageHint(path, files);
    // A page that could not be made is nearer than any that was.
    const mayBeAlike = outside === undefined && unread === undefined && leftOut === undefined;
    const sought = path ?? raw;
    const near = only ?? (mayBeAlike ? (opening(sought) ?? suggest(sought, pages.keys())) : undefined);
    const meant = outside ?? (near === undefined ? undefined : linkTo(near));
    report({
      severity: 'warning',
      kind: 'broken-link',
      message: `The link ${written} leads to no page`,
      hint:
        (meant && `did you mean ${meant}?`) ??
        (unread && `it may mean a page of ${unread}, which could not be read`) ??
        leftOut ??
        bracesHint(written, 'a'),
      ...exactPlace(place, target),
    });
    // What can only be meant so leads there, though a hosted site would not.
    if (outside !== undefined) return hrefOf(from, outside, place);
    if (only !== undefined) return toPage(from, only, suffix, link);
    return path === undefined
      ? written
      : relativeHref(pageFile(from.at), pageFile(normalPath(path))) + suffix;
  };

  const rootedOf: Hrefs['rooted'] = (from, target) => {
    if (target.startsWith('#')) {
      const shown = operationPage(from.page, decode(target.slice(1)));
      return shown === undefined ? target : new URL(canonicalUrl(address, shown)).pathname;
    }
    if (target === '' || ELSEWHERE.test(target)) return target;
    const to = page(from, target)?.path ?? projectFile(target, folderOf(from.page));
    const [raw, suffix] = splitSuffix(target);
    const shown = to ?? onlyMeant(raw, pathOf(from, raw)) ?? meantFile(from, target);
    if (shown === undefined) return addressMeant(target) ?? target;
    return new URL(canonicalUrl(address, shown)).pathname + suffix;
  };

  return { href: hrefOf, rooted: rootedOf };
}
