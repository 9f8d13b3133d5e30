import type { SitePage } from './pages.ts';
import { allPages, type NavEntry } from './tree.ts';

/** The pages of a choice, by path. */
type Territory = ReadonlyMap<string, SitePage>;

/** The pages of a choice by the operation or the channel that they document. */
type Subjects = ReadonlyMap<string, readonly SitePage[]>;

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
  const subjects = new Map<NavEntry, Subjects>();
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

  const described = (entry: NavEntry): Subjects => {
    const known = subjects.get(entry) ?? bySubject(territory(entry).values());
    subjects.set(entry, known);
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
    return (
      moved ??
      renamed(page.path, from.name, entry.name).flatMap((path) => pages.get(path) ?? [])[0] ??
      subjectsOf(page).flatMap(
        (subject) => nearestTo(page.path, described(entry).get(subject) ?? []) ?? [],
      )[0]
    );
  };
}

/** The pages of operations and channels by these: what their addresses are made of differs by language and version. */
function bySubject(pages: Iterable<SitePage>): Subjects {
  const found = new Map<string, SitePage[]>();
  for (const page of pages)
    for (const subject of subjectsOf(page)) found.set(subject, [...(found.get(subject) ?? []), page]);
  return found;
}

/** What a page documents: exactly, and whatever the version of the API. */
function subjectsOf({ operation, channel }: SitePage): readonly string[] {
  if (channel !== undefined) return [`channel ${channel.channel.name}`];
  if (operation === undefined) return [];
  const { method, path, webhook } = operation.operation;
  const exact = `${webhook ? 'webhook' : method} ${path.replace(/\{[^{}]*\}/g, '{}')}`;
  return [...new Set([exact, exact.replace(/\/v\d[\w.]*(?=\/|$)/, '/v')])];
}

/** The page whose address has most in common with another's: a language may have several versions of it. */
function nearestTo(path: string, pages: readonly SitePage[]): SitePage | undefined {
  const parts = new Set(path.split('/'));
  const inCommon = (page: SitePage): number => page.path.split('/').filter((part) => parts.has(part)).length;
  return pages.toSorted((one, other) => inCommon(other) - inCommon(one))[0];
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
