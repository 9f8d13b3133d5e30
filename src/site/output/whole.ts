import { copied } from '../../text/copied.ts';
import { firstFew } from '../../text/first-few.ts';
import { SETTINGS_FILE } from '../config/file.ts';
import type { Report } from '../diagnostic.ts';
import type { SiteMap } from '../navigation/map.ts';
import { createSearchIndex } from '../search/index.ts';
import type { FoundPage } from '../search/reader.ts';
import type { TermNumbers } from '../search/terms.ts';
import type { BuildCache, SiteFile } from '../site.ts';
import { NOT_FOUND } from '../theme/not-found.ts';
import { checkAnchors } from './anchor-check.ts';
import type { AnchorLink } from './link-effects.ts';
import { joinedMarkdown } from './listings.ts';

/** What a page leaves in what is made of all pages. */
export interface PageTrace {
  readonly path: string;
  /** As plain Markdown, in UTF-8; undefined where the page is not to be found. */
  readonly markdown: Uint8Array | undefined;
  /** Undefined where search does not find it. */
  readonly search: FoundPage | undefined;
  /** Ids on the page, for links into it. */
  readonly ids: readonly string[];
}

/** Where the links of a site lead. */
export interface SiteLinks {
  readonly anchors: Iterable<AnchorLink>;
  /** Pages that another page, a setting or a redirect leads to. */
  readonly linked: ReadonlySet<string>;
}

/** A page that no navigation lists. */
export interface UnlistedPage {
  readonly path: string;
  readonly file: string;
}

/** What is made of all pages of a site. */
export interface WholeSite {
  /** The numbers of the terms of its search index. */
  readonly termNumbers: TermNumbers;
  /** Takes up a page; the order counts. */
  add(trace: PageTrace): void;
  /** The search index and `llms-full.txt`. */
  files(): SiteFile[];
  /** Says which links and pages lead to nothing. */
  check(links: SiteLinks, unlisted: readonly UnlistedPage[], report: Report): void;
}

/** Begins with no page; `cache` keeps what the search index is made of. */
export function createWholeSite(cache?: BuildCache): WholeSite {
  const search = createSearchIndex(cache);
  const markdown: Uint8Array[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  return {
    termNumbers: search.numbers,
    add(trace) {
      if (trace.search !== undefined) search.add(trace.search);
      if (trace.markdown !== undefined) markdown.push(trace.markdown);
      ids.set(trace.path, new Set(trace.ids.map(copied)));
    },
    files: () => [...search.files(), { path: 'llms-full.txt', bytes: joinedMarkdown(markdown) }],
    check(links, unlisted, report) {
      checkAnchors(links.anchors, ids, report);
      reportUnlisted(unlisted, links.linked, report);
    },
  };
}

/**
 * The pages of a build that no navigation lists, though they are not hidden nor shown where nothing was found. Those of
 * an API have no file, and are there since some part of the navigation, maybe a hidden one, asks for them.
 */
export function unlistedPages(
  { built, places }: SiteMap,
  /** Paths in any part of the navigation, hidden ones too. */
  listed: ReadonlySet<string>,
): UnlistedPage[] {
  return [...built.values()].flatMap((page) =>
    page.parsed === undefined ||
    page.hidden ||
    page.url !== undefined ||
    page === places.home ||
    page.path === NOT_FOUND ||
    places.isListed(page) ||
    listed.has(page.path)
      ? []
      : [{ path: page.path, file: page.parsed.file }],
  );
}

/** Pages that no navigation lists; those that nothing leads to either are likely forgotten. */
function reportUnlisted(
  unlisted: readonly UnlistedPage[],
  linked: ReadonlySet<string>,
  report: Report,
): void {
  for (const page of unlisted) {
    if (linked.has(page.path)) continue;
    report({
      severity: 'notice',
      kind: 'unused-page',
      message: `No navigation lists /${page.path}, and no page links to it`,
      hint: 'list it, link to it, mark it as "hidden: true", or remove it',
      file: page.file,
    });
  }
  const reached = unlisted.filter(({ path }) => linked.has(path)).map(({ path }) => path);
  if (reached.length === 0) return;
  const [are, them] = reached.length === 1 ? ['1 page is', 'it'] : [`${reached.length} pages are`, 'them'];
  report({
    severity: 'notice',
    kind: 'unlisted-page',
    message: `${are} linked to, but no navigation lists ${them}: ${firstFew(reached, 10)}`,
    file: SETTINGS_FILE,
  });
}
