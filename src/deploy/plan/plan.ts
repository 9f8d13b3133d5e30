import { KEPT_FOLDER, MANIFEST_PATH, type Manifest, type ManifestFile } from '../../bundle/manifest.ts';
import { type PageDifference, pageDifference, removedPages } from '../compare/page-changes.ts';
import type { Inventory, KeepRules } from '../destination.ts';
import { asStored, believerOf, sameBytes, sameHeaders } from './inventory.ts';
import { LEADS_OUT } from './read-manifest.ts';
import { type Retired, retiredOf } from './retired.ts';

/** What a publish will do. Paths are sorted. */
export interface Plan {
  /** Files that are not there. */
  readonly added: readonly string[];
  /** Files that are there with other bytes. */
  readonly updated: readonly string[];
  /** Files that are there with these bytes and other, or unknown, headers. */
  readonly headers: readonly string[];
  readonly deleted: readonly string[];
  /** Those of `deleted` that go before anything is written: a folder takes the place of the file, or the other way round. */
  readonly inTheWay: readonly string[];
  readonly unchanged: readonly string[];
  /** Files at the destination that are neither of this site nor of an earlier one: left alone. */
  readonly left: readonly string[];
  /** Files of an earlier site that a `keep` pattern means: never deleted, and with a grace known for a rollback. */
  readonly spared: readonly string[];
  /** Files that are no part of the site any more and stay for a while. */
  readonly retired: Readonly<Record<string, Retired>>;
  /** Files whose bytes are about to go, and where they are kept for a rollback. */
  readonly copies: readonly Copy[];
  /** Bytes to send. */
  readonly bytes: number;
  /** The destination is what is wanted already: nothing is written at all. */
  readonly nothingToDo: boolean;
  /** Readers get what they got before; at most files go that were no part of the site any more. */
  readonly isSameRelease: boolean;
  readonly changes: PageDifference;
}

/** A file of the release before, kept under a name made of its digest. */
interface Copy {
  readonly from: string;
  readonly to: string;
  readonly file: ManifestFile;
}

export interface PlanOptions {
  readonly force: boolean;
  readonly rules?: KeepRules | undefined;
  /** The store can copy, so that with a grace the release before is kept whole. */
  readonly copies?: boolean | undefined;
  /** False where files have no headers at the destination; unless told they have. */
  readonly keepsHeaders?: boolean | undefined;
  /** No file can have the name of a folder there. */
  readonly hasFolders?: boolean | undefined;
  /** Milliseconds since 1970; a grace begins now. */
  readonly now?: number | undefined;
}

/**
 * Compares what is wanted with what is there, by content and headers, never by time. Only paths that the
 * inventory holds are deleted, and of these files that are not ours only with `force`.
 */
export function planOf(wanted: Manifest, inventory: Inventory, options: PlanOptions): Plan {
  const { added, updated, headers, unchanged, bytes } = writesOf(wanted, inventory, options);
  const { ours, left, spared } = leaversOf(wanted, inventory, options);
  const inTheWay = options.hasFolders === true ? inTheWayOf(ours, wanted) : new Set<string>();
  const stays = (path: string): boolean => staysAsAsset(path, inventory) && !inTheWay.has(path);
  const copies = copiesOf([...updated, ...ours.filter((path) => !stays(path))], inventory, options);
  const retired = retire([...ours.filter(stays), ...spared], copies, inventory, options);
  const deleted = ours.filter((path) => !Object.hasOwn(retired, path));
  const writes = added.length + updated.length + headers.length;
  const { manifest } = inventory;
  const changes = changesOf(wanted, inventory, added.length + updated.length > 0);
  return {
    added: added.sort(),
    updated: updated.sort(),
    headers: headers.sort(),
    deleted: deleted.sort(),
    inTheWay: [...inTheWay].sort(),
    unchanged: unchanged.sort(),
    left: left.sort(),
    spared: spared.sort(),
    retired,
    copies,
    bytes,
    nothingToDo:
      writes + deleted.length === 0 &&
      manifest !== undefined &&
      // A page whose file stays is gone all the same: else it would be told of each time.
      changes.removed.length === 0 &&
      !inventory.interrupted &&
      Object.keys(retiredOf(manifest)).every((path) => Object.hasOwn(retired, path)),
    isSameRelease:
      writes === 0 && Object.keys(manifest?.files ?? {}).every((path) => Object.hasOwn(wanted.files, path)),
    changes,
  };
}

/** The files of the site, by what it takes to have them there; `bytes` are to be sent. */
function writesOf(wanted: Manifest, inventory: Inventory, { keepsHeaders = true }: PlanOptions) {
  const added: string[] = [];
  const updated: string[] = [];
  const headers: string[] = [];
  const unchanged: string[] = [];
  let bytes = 0;
  for (const path of Object.keys(wanted.files)) {
    const file = wanted.files[path];
    if (file === undefined || path === MANIFEST_PATH) continue;
    const present = inventory.files.get(path);
    if (present !== undefined && sameBytes(file, present)) {
      (!keepsHeaders || sameHeaders(file, present) ? unchanged : headers).push(path);
      continue;
    }
    (present === undefined ? added : updated).push(path);
    bytes += (file.stored ?? file).size;
  }
  return { added, updated, headers, unchanged, bytes };
}

/** The files there that are none of the site: of an earlier one, somebody else’s, and such as `keep` means. */
function leaversOf(wanted: Manifest, inventory: Inventory, { force, rules }: PlanOptions) {
  const { files, foreign, neighbours = [] } = inventory;
  // One whose manifest is a file of this site is a part of it.
  const others = neighbours.filter((folder) => files.get(folder + MANIFEST_PATH) === undefined);
  const keeps = rules?.keeps ?? (() => false);
  const [ours, left, spared]: [string[], string[], string[]] = [[], [], []];
  for (const path of files.keys()) {
    if (Object.hasOwn(wanted.files, path) || path === MANIFEST_PATH) continue;
    // Of another site that has taken the place of pages of this one.
    if (others.some((folder) => path.startsWith(folder))) continue;
    const isForeign = foreign.has(path);
    if (!keeps(path)) (isForeign && !force ? left : ours).push(path);
    else if (!isForeign) spared.push(path);
  }
  return { ours, left, spared };
}

/** What this program keeps at a destination for itself. */
const OWN_FOLDER = '.docs-export/';

/** Whether a whole folder of a site is to go: another site may be published there since. */
export function emptiesFolder({ deleted }: Plan, wanted: Manifest): boolean {
  const leaving = deleted.filter((path) => path.includes('/') && !path.startsWith(OWN_FOLDER));
  if (leaving.length === 0) return false;
  const staying = new Set(Object.keys(wanted.files).flatMap(foldersOf));
  return leaving.some((path) => foldersOf(path).some((folder) => !staying.has(folder)));
}

/** The folders that a file lies in: `a/`, `a/b/`. */
function foldersOf(path: string): readonly string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
}

/** The files without which nothing of the site can be written: `a` before `a/b`, and `a/b` before `a`. */
function inTheWayOf(paths: readonly string[], { files }: Manifest): ReadonlySet<string> {
  if (paths.length === 0) return new Set();
  const folders = new Set(Object.keys(files).flatMap(foldersOf));
  const isFile = (folder: string): boolean => Object.hasOwn(files, folder.slice(0, -1));
  return new Set(paths.filter((path) => folders.has(`${path}/`) || foldersOf(path).some(isFile)));
}

/** Old assets stay where they are: open tabs ask for them. An old page would only be found by mistake. */
function staysAsAsset(path: string, { manifest, files }: Inventory): boolean {
  if (path.startsWith(KEPT_FOLDER)) return true;
  // No manifest can name it.
  if (LEADS_OUT.test(path)) return false;
  // The address of a page without its extension may have a dot in it: `releases/v1.2`.
  const { contentType = '' } = manifest?.files[path] ?? files.get(path) ?? {};
  return /\.[^./]+$/.test(path) && !path.endsWith('.html') && !/^text\/html\b/i.test(contentType);
}

function copiesOf(paths: readonly string[], inventory: Inventory, { rules, copies }: PlanOptions): Copy[] {
  if (rules === undefined || rules.graceMs === 0 || copies !== true) return [];
  const { manifest, interrupted, files } = inventory;
  const believed = believerOf(inventory);
  return paths.flatMap((from) => {
    const known = manifest?.files[from];
    if (known === undefined || from.startsWith(KEPT_FOLDER)) return [];
    const file = asStored(known);
    // What a run that was cut short was to write over it has kept itself: of that, other bytes may stand there.
    const isThere = !interrupted || asStored(believed(from, files.get(from) ?? {})).sha256 === file.sha256;
    return isThere ? [{ from, to: KEPT_FOLDER + file.sha256, file }] : [];
  });
}

function retire(
  paths: readonly string[],
  copies: readonly Copy[],
  inventory: Inventory,
  { rules, now = 0 }: PlanOptions,
): Record<string, Retired> {
  if (rules === undefined || rules.graceMs === 0) return {};
  const before = retiredOf(inventory.manifest);
  const until = new Date(now + rules.graceMs).toISOString();
  // Never longer than from now on: a run with a wrong clock, or with a longer grace, may have said so.
  const untilOf = (path: string): string => {
    const told = before[path]?.until;
    return told !== undefined && Date.parse(told) < Date.parse(until) ? told : until;
  };
  // A rollback looks for the files of a release by their digests, which a listing does not tell.
  const believed = believerOf(inventory);
  const staying = paths
    .map((path): [string, Retired] => [
      path,
      // Not as it was then: a run that was cut short may have written over it since.
      { until: untilOf(path), file: believed(path, inventory.files.get(path) ?? {}) },
    ])
    .filter(([, retired]) => Date.parse(retired.until) > now);
  return Object.fromEntries([
    ...staying,
    ...copies.map(({ to, file }): [string, Retired] => [to, { until, file }]),
  ]);
}

function changesOf(wanted: Manifest, { manifest, files }: Inventory, differs: boolean): PageDifference {
  const before = { pages: manifest?.pages ?? [], files };
  if (differs) return pageDifference(wanted, before);
  return { added: [], changed: [], layout: [], removed: removedPages(wanted, before) };
}
