import { folderOf } from '../hrefs.ts';
import { tagSlug } from './endpoints.ts';
import type { SiteMap } from './map.ts';
import type { SitePage } from './pages.ts';
import { allPages } from './tree.ts';

/**
 * Finds the first page, in the order of the navigation, of each directory that pages of an API description are made in:
 * the hosted service leads there from the address of the directory, which is that of no page.
 */
export function createDirectoryAddresses({
  all,
  navigation,
}: Pick<SiteMap, 'all' | 'navigation'>): () => ReadonlyMap<string, string> {
  let known: ReadonlyMap<string, string> | undefined;
  return () => {
    // Of what this build does not make, the navigation says nothing.
    known ??= firstPages([...allPages(navigation), ...all.values()], directoriesOf(all.values()));
    return known;
  };
}

function firstPages(
  pages: readonly SitePage[],
  directories: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { path, hidden, url } of pages) {
    if (hidden || url !== undefined) continue;
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder))
      if (directories.has(folder) && !first.has(folder)) first.set(folder, path);
  }
  return first;
}

/** The directories that pages are made in, and those of tags in them. */
function directoriesOf(pages: Iterable<SitePage>): ReadonlySet<string> {
  const directories = new Set<string>();
  for (const { path, parsed, operation, channel } of pages) {
    const found = operation?.operation;
    if (parsed !== undefined || (found ?? channel) === undefined || found?.href !== undefined) continue;
    const folder = folderOf(path);
    directories.add(folder);
    if (found === undefined || tagSlug(found) !== '') directories.add(folderOf(folder));
  }
  return directories;
}
