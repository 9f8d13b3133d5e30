import { MANIFEST_PATH, type Manifest, type ManifestFile } from '../bundle/manifest.ts';
import type { Inventory, PageChanges } from './destination.ts';
import { sameBytes, sameHeaders } from './inventory.ts';

/** What a publish will do. Paths are sorted. */
export interface Plan {
  /** Files that are not there. */
  readonly added: readonly string[];
  /** Files that are there with other bytes. */
  readonly updated: readonly string[];
  /** Files that are there with these bytes and other, or unknown, headers. */
  readonly headers: readonly string[];
  readonly deleted: readonly string[];
  readonly unchanged: readonly string[];
  /** Files at the destination that are neither of this site nor of an earlier one: left alone. */
  readonly left: readonly string[];
  /** Bytes to send. */
  readonly bytes: number;
  /** The destination is what is wanted already: nothing is written at all. */
  readonly nothingToDo: boolean;
  readonly changes: PageChanges;
}

/**
 * Compares what is wanted with what is there, by content and headers, never by time. Only paths that the
 * inventory holds are deleted, and of these files that are not ours only with `force`.
 */
export function planOf(wanted: Manifest, inventory: Inventory, options: { readonly force: boolean }): Plan {
  const added: string[] = [];
  const updated: string[] = [];
  const headers: string[] = [];
  const unchanged: string[] = [];
  let bytes = 0;
  for (const [path, file] of Object.entries(wanted.files)) {
    if (path === MANIFEST_PATH) continue;
    const present = inventory.files.get(path);
    if (present !== undefined && sameBytes(file, present)) {
      (sameHeaders(file, present) ? unchanged : headers).push(path);
      continue;
    }
    (present === undefined ? added : updated).push(path);
    bytes += file.size;
  }
  const superfluous = [...inventory.files.keys()].filter(
    (path) => !Object.hasOwn(wanted.files, path) && path !== MANIFEST_PATH,
  );
  const left = options.force ? [] : superfluous.filter((path) => inventory.foreign.has(path));
  const leaving = new Set(left);
  const deleted = superfluous.filter((path) => !leaving.has(path));
  const work = added.length + updated.length + headers.length + deleted.length;
  return {
    added: added.sort(),
    updated: updated.sort(),
    headers: headers.sort(),
    deleted: deleted.sort(),
    unchanged: unchanged.sort(),
    left: left.sort(),
    bytes,
    nothingToDo: work === 0 && inventory.manifest !== undefined && !inventory.interrupted,
    changes: changesOf(wanted, inventory),
  };
}

function changesOf(wanted: Manifest, inventory: Inventory): PageChanges {
  const added: string[] = [];
  const changed: string[] = [];
  for (const page of wanted.pages) {
    const [path, file] = pageFile(wanted.files, page);
    const present = inventory.files.get(path);
    if (present === undefined) added.push(page);
    else if (file !== undefined && !sameBytes(file, present)) changed.push(page);
  }
  const pages = new Set(wanted.pages);
  const removed = (inventory.manifest?.pages ?? []).filter((page) => !pages.has(page));
  return { added: added.sort(), changed: changed.sort(), removed: removed.sort() };
}

/** The file of a page: `guides/start.html`, or `guides/start/index.html`. */
function pageFile(
  files: Readonly<Record<string, ManifestFile>>,
  page: string,
): [path: string, file: ManifestFile | undefined] {
  const plain = `${page}.html`;
  const nested = page === '' ? 'index.html' : `${page}/index.html`;
  return Object.hasOwn(files, plain) ? [plain, files[plain]] : [nested, files[nested]];
}
