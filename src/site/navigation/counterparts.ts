import type { SitePage } from './pages.ts';
import { allPages, type NavEntry } from './tree.ts';

/** The pages of a choice, by path. */
type Territory = ReadonlyMap<string, SitePage>;

/**
 * Finds the page of another choice that says what a page of one says: `fr/start` for `en/start`. Pages that both list,
 * such as one API reference for all languages, stand for themselves, and say nothing of the folders of either.
 */
export function counterpartFinder(): (
  entry: NavEntry,
  page: SitePage,
  from: NavEntry,
) => SitePage | undefined {
  const territories = new Map<NavEntry, Territory>();
  const folders = new Map<NavEntry, Map<NavEntry, string>>();

  const territory = (entry: NavEntry): Territory => {
    const known =
      territories.get(entry) ?? new Map([...allPages(entry.node)].map((page) => [page.path, page]));
    territories.set(entry, known);
    return known;
  };
  const folder = (entry: NavEntry, beside: NavEntry): string => {
    const ofEntry = folders.get(entry) ?? new Map<NavEntry, string>();
    folders.set(entry, ofEntry);
    const known = ofEntry.get(beside) ?? sharedFolder(territory(entry), territory(beside));
    ofEntry.set(beside, known);
    return known;
  };

  return (entry, page, from) => {
    const pages = territory(entry);
    const same = pages.get(page.path);
    if (same !== undefined) return same;
    const here = folder(from, entry);
    const moved = page.path.startsWith(here)
      ? pages.get(folder(entry, from) + page.path.slice(here.length))
      : undefined;
    return moved ?? renamed(page.path, from.name, entry.name).flatMap((path) => pages.get(path) ?? [])[0];
  };
}

/** The folder that all pages of a choice share which another has not, with a slash behind; empty for the root. */
function sharedFolder(pages: Territory, others: Territory): string {
  let shared: string | undefined;
  for (const path of pages.keys()) {
    if (others.has(path)) continue;
    shared ??= path.slice(0, path.lastIndexOf('/') + 1);
    while (!path.startsWith(shared)) shared = shared.slice(0, shared.lastIndexOf('/', shared.length - 2) + 1);
  }
  return shared ?? '';
}

/** Where a path leads with the name of one choice in place of another; of a default choice it may say nothing. */
function renamed(path: string, from: string, to: string): string[] {
  const parts = path.split('/');
  const at = parts.indexOf(from);
  return at < 0 ? [`${to}/${path}`] : [parts.with(at, to).join('/'), parts.toSpliced(at, 1).join('/')];
}
