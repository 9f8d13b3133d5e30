import type { Manifest } from '../../bundle/manifest.ts';
import type { PageChanges } from '../deployment.ts';
import type { FilesThere } from '../destination.ts';
import { sameContent } from '../plan/inventory.ts';

/** The pages that readers had before. */
export interface PagesBefore {
  readonly pages: readonly string[];
  /** What is known of their files; undefined where nothing is: then no page is known to have changed. */
  readonly files: FilesThere | undefined;
}

/** Which pages differ, before it is known where the old addresses lead. */
export type PageDifference = Omit<PageChanges, 'lost'>;

/** Compares the pages of a site with those that readers had before. Pure. */
export function pageDifference(wanted: Manifest, { pages: before, files }: PagesBefore): PageDifference {
  const known = files === undefined ? new Set(before) : undefined;
  const isThere = (page: string): boolean => known?.has(page) ?? files?.get(`${page}.html`) !== undefined;
  /** Undefined where one of the two is not there. */
  const isSame = (path: string): boolean | undefined => {
    const [file, present] = [wanted.files[path], files?.get(path)];
    return file === undefined || present === undefined ? undefined : sameContent(file, present);
  };
  const [added, changed, layout]: [string[], string[], string[]] = [[], [], []];
  for (const page of wanted.pages) {
    if (!isThere(page)) added.push(page);
    if (isSame(`${page}.html`) !== false) continue;
    changed.push(page);
    // The page as Markdown has its text, and nothing of what stands around that.
    if (isSame(`${page}.md`) === true) layout.push(page);
  }
  return {
    added: added.sort(),
    changed: changed.sort(),
    layout: layout.sort(),
    removed: removedPages(wanted, { pages: before }),
  };
}

/** The pages that are none of the site any more. */
export function removedPages(
  { pages: wanted }: Manifest,
  { pages: before }: Pick<PagesBefore, 'pages'>,
): readonly string[] {
  // Of a first publish, which may have a hundred thousand, nobody asks.
  const pages = new Set(before.length === 0 ? [] : wanted);
  return before.filter((page) => !pages.has(page)).sort();
}
