import { decode } from '../../text/percent.ts';
import { SETTINGS_FILE } from '../config/file.ts';
import type { LoadedSettings } from '../config/load.ts';
import {
  candidates,
  canonicalUrl,
  ELSEWHERE,
  type From,
  folderOf,
  pageFile,
  relativeHref,
  resolveTarget,
  splitSuffix,
} from '../hrefs.ts';
import { type Anchors, createAnchors } from '../markdown/anchors/anchors.ts';
import type { ParsedPage } from '../markdown/parsed-page.ts';
import { normalPath, type SitePage } from '../navigation/pages.ts';
import { fieldIds } from '../openapi/page/field-ids.ts';
import type { SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { LinkMemory } from './link-effects.ts';

export interface PageLinkSources {
  readonly files: ProjectFiles;
  /** Parses a snippet of the project, once. */
  parse(file: string): ParsedPage;
  /** Host and path the site is served from. */
  readonly address: string;
  /** Every page of the project, by path. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** The path of the page that an address means which only the hosted service gives it. */
  hosted(path: string): string | undefined;
  /** Whether a page is part of this build. */
  isBuilt(path: string): boolean;
  /** The page that `/` opens. */
  readonly home: string | undefined;
  readonly exactPlace: LoadedSettings['exactPlace'];
}

/** A link as it stands in the project. */
export interface WrittenLink {
  readonly place: SourcePlace;
  readonly target: string;
}

/** Which page a link means, and how one page leads to another. */
export interface PageLinks {
  /** The path of the page that a site path opens, if any. */
  pageAt(path: string): string | undefined;
  /** The project path of a link without what stands behind it; a link of nothing else leads to its own page. */
  pathOf(from: From, bare: string): string | undefined;
  /** The page that a link leads to, if any. */
  page(from: From, target: string): SitePage | undefined;
  /** The `?query#fragment` with the id that the fragment means on the page. */
  withAnchor(page: string, suffix: string, link: WrittenLink): string;
  /** The `href` that leads to a page, with what stands behind it. */
  toPage(from: From, page: string, suffix: string, link: WrittenLink): string;
  /** The snippets that told which ids on a page are meant; none where nothing had to be found out yet. */
  readonly snippetsOf: Anchors['snippetsOf'];
}

/** Opens the pages of a site to links; what they lead to is noted in `memory`. */
export function createPageLinks(sources: PageLinkSources, memory: LinkMemory): PageLinks {
  const { address, pages, hosted, exactPlace } = sources;

  const pageAt: PageLinks['pageAt'] = (path) => {
    const plain = normalPath(path);
    if (plain === 'index' && !pages.has('index')) return sources.home;
    return [plain, `${plain}/index`].find((one) => pages.has(one)) ?? hosted(plain);
  };

  const pathOf: PageLinks['pathOf'] = (from, bare) => {
    if (bare === '') return from.page;
    const target = decode(bare);
    const path = resolveTarget(target, folderOf(from.page));
    if (path !== undefined) return path;
    // Browsers stop at the root of a host, above which there is nothing.
    const atRoot = resolveTarget(target.replace(/^(?:\.\.?\/)+/, ''), '');
    return atRoot !== undefined && pageAt(atRoot) !== undefined ? atRoot : undefined;
  };

  const page: PageLinks['page'] = (from, target) => {
    if (target === '' || ELSEWHERE.test(target)) return undefined;
    const found = candidates(pathOf(from, splitSuffix(target)[0])).map(pageAt);
    return pages.get(found.find((one) => one !== undefined) ?? '');
  };

  const { meant, snippetsOf } = createAnchors(
    (path) => pages.get(path)?.parsed,
    sources,
    (path) => fieldIds(pages.get(path)?.operation),
  );
  const withAnchor: PageLinks['withAnchor'] = (page, suffix, { place, target }) => {
    const cut = suffix.indexOf('#');
    if (cut < 0 || cut === suffix.length - 1) return suffix;
    const written = decode(suffix.slice(cut + 1));
    // The top of any page is known to browsers by this name.
    if (written.toLowerCase() === 'top') return suffix;
    const id = meant(page, written);
    memory.anchor({ page, id, place: exactPlace(place, target) });
    return id === written ? suffix : `${suffix.slice(0, cut)}#${id}`;
  };

  const toPage: PageLinks['toPage'] = (from, page, suffix, link) => {
    if (page !== from.page || link.place.file === SETTINGS_FILE) memory.link(page);
    if (!sources.isBuilt(page)) return canonicalUrl(address, page) + suffix;
    return relativeHref(pageFile(from.at), pageFile(page)) + withAnchor(page, suffix, link);
  };

  return { pageAt, pathOf, page, withAnchor, toPage, snippetsOf };
}
