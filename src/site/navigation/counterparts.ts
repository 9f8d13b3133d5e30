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

/** Where a path leads with the folder of one choice in place of another's; a default choice may have none. */
function renamed(path: string, from: string, to: string): string[] {
  const parts = path.split('/');
  const [own, others] = [folderNames(from), folderNames(to)];
  const at = parts.findIndex((part) => own.includes(part));
  return at < 0
    ? others.map((name) => `${name}/${path}`)
    : [...others.map((name) => parts.with(at, name).join('/')), parts.toSpliced(at, 1).join('/')];
}

/** What the folder of a choice may be called: `v1` of the version "1.0", or of "v1 (legacy)". */
function folderNames(name: string): string[] {
  const [word = name] = name.split(' ');
  const [, number, major] = /^v?((\d+)(?:\.[\w-]+)*)$/i.exec(word) ?? [];
  const numbered = number === undefined ? [] : [`v${number}`, number, `v${major}`, major ?? number];
  return [...new Set([name, word, ...numbered])];
}
