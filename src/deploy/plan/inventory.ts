import {
  KEPT_FOLDER,
  MANIFEST_PATH,
  type Manifest,
  type ManifestFile,
  PREVIOUS_PATH,
} from '../../bundle/manifest.ts';
import { lookUp } from '../../look-up.ts';
import type { Inventory } from '../destination.ts';
import { publishingOf } from './read-manifest.ts';
import { presentFiles } from './retired.ts';

/** A destination without any file. */
export const NOTHING: Inventory = {
  manifest: undefined,
  interrupted: false,
  files: new Map(),
  foreign: new Set(),
};

/** What a complete manifest says is there. */
export function inventoryOfManifest(manifest: Manifest): Inventory {
  return {
    manifest,
    interrupted: false,
    files: presentFiles(manifest),
    foreign: new Set(),
  };
}

/**
 * What a listing found, together with the manifest, if there is any. A listed file has the headers of the
 * manifest's entry whose bytes it has; where two entries differ only in headers, they count as unknown.
 */
export function inventoryOfListing(
  listed: ReadonlyMap<string, Partial<ManifestFile>>,
  manifest: Manifest | undefined,
): Inventory {
  const entriesAt = entriesOf(manifest);
  const files = new Map<string, Partial<ManifestFile>>();
  const foreign = new Set<string>();
  const neighbours = neighboursIn(listed.keys());
  for (const [path, found] of listed) {
    if (path === MANIFEST_PATH || path === PREVIOUS_PATH || DOTS.test(path)) continue;
    const entries = entriesAt(path);
    if (entries.length === 0 && neighbours.some((folder) => path.startsWith(folder))) continue;
    files.set(path, knownAs(entries, found));
    // A run that was killed before it could say so may have kept files already.
    if (entries.length === 0 && !path.startsWith(KEPT_FOLDER)) foreign.add(path);
  }
  const interrupted = manifest !== undefined && publishingOf(manifest) !== undefined;
  return { manifest, interrupted, files, foreign, neighbours };
}

/** In a store a part of a name like any other, which on its way there, as a part of an address, may lead to another one. */
const DOTS = /(^|\/)\.{1,2}(\/|$)/;

/** The same, in which the bytes of some files are known as well: path → SHA-256. */
export function inventoryKnowing(inventory: Inventory, known: ReadonlyMap<string, string>): Inventory {
  if (known.size === 0) return inventory;
  const entriesAt = entriesOf(inventory.manifest);
  const files = new Map(inventory.files);
  for (const [path, sha256] of known)
    files.set(path, knownAs(entriesAt(path), { ...files.get(path), sha256 }));
  return { ...inventory, files };
}

/** The same for who has no files to compare with, as {@link believerOf} has it. */
export function inventoryBelieving(inventory: Inventory): Inventory {
  if (inventory.manifest === undefined) return inventory;
  const believed = believerOf(inventory);
  const files = new Map([...inventory.files].map(([path, found]) => [path, believed(path, found)]));
  return { ...inventory, files };
}

/**
 * Completes what a listing tells of a file, where it tells no digest that the manifest knows: it is the one that was there
 * before if it has its size, and no publish that did not reach its end sent another there.
 */
export function believerOf({
  manifest,
}: Inventory): (path: string, found: Partial<ManifestFile>) => Partial<ManifestFile> {
  const before = manifest && presentFiles(manifest);
  const entriesAt = entriesOf(manifest);
  return (path, found) => {
    if (found.sha256 !== undefined) return found;
    // What was only to be sent may never have arrived, and somebody else's file stand there.
    const entry = before?.get(path);
    if (entry === undefined) return found;
    const { sha256, size } = asStored(entry);
    // Not by the MD5: where a bucket is encrypted with a key of its own, what a listing tells is none.
    if (sha256 === undefined || found.size !== size) return found;
    const entries = entriesAt(path);
    const isSure = entries.every((one) => asStored(one).sha256 === sha256);
    return isSure ? knownAs(entries, { ...found, sha256 }) : found;
  };
}

/** What a manifest says of a path: what was there before, and what publishes that did not reach their ends sent. */
function entriesOf(manifest: Manifest | undefined): (path: string) => readonly Partial<ManifestFile>[] {
  if (manifest === undefined) return () => [];
  const before = presentFiles(manifest);
  const { files, others = {} } = publishingOf(manifest) ?? {};
  const sent = new Map(Object.entries(files ?? {}));
  return (path) =>
    [before.get(path), sent.get(path), ...(lookUp(others, path) ?? [])].filter(
      (entry) => entry !== undefined,
    );
}

/** A listed file with all that the entry tells whose bytes it has. */
function knownAs(
  entries: readonly Partial<ManifestFile>[],
  found: Partial<ManifestFile>,
): Partial<ManifestFile> {
  const known = entries.find((entry) => sameBytes(entry, found));
  if (known === undefined) return found;
  // Of two with these bytes one may lack the digest that a listing tells.
  const isSure = entries.every((entry) => sameHeaders(entry, known) || !sameBytes(entry, known));
  return isSure ? { ...known, ...headersIn(found) } : found;
}

/** Folders that hold a site of their own, published by this program: `old/v1/`. */
export function neighboursIn(paths: Iterable<string>): readonly string[] {
  const folders = [...paths]
    .filter((path) => path.endsWith(`/${MANIFEST_PATH}`))
    .map((path) => path.slice(0, -MANIFEST_PATH.length))
    .sort();
  return folders.filter((folder, at) => !folders.slice(0, at).some((above) => folder.startsWith(above)));
}

/** The headers that a listing tells. */
function headersIn(found: Partial<ManifestFile>): Partial<ManifestFile> {
  const { sha256: _sha256, md5: _md5, size: _size, stored: _stored, ...headers } = found;
  return headers;
}

/** A file as it travels and lies at the destination: with the digests of the compressed bytes where they are. */
export function asStored<File extends Partial<ManifestFile>>({
  stored,
  ...file
}: File): Omit<File, 'stored'> {
  return { ...file, ...stored };
}

/** Whether two descriptions surely mean the same bytes at the destination, which is what a listing sees. */
export function sameBytes(wanted: Partial<ManifestFile>, present: Partial<ManifestFile>): boolean {
  const given = wanted.stored ?? wanted;
  const found = present.stored ?? present;
  if (found.size !== undefined && found.size !== given.size) return false;
  if (found.sha256 !== undefined) return found.sha256 === given.sha256;
  return found.md5 !== undefined && found.md5 === given.md5;
}

/** Whether a reader surely sees the same content, compressed or not. */
export function sameContent(wanted: Partial<ManifestFile>, present: Partial<ManifestFile>): boolean {
  return present.sha256 === undefined ? sameBytes(wanted, present) : present.sha256 === wanted.sha256;
}

/** Whether a file is surely served with the wanted headers. */
export function sameHeaders(wanted: Partial<ManifestFile>, present: Partial<ManifestFile>): boolean {
  return (
    present.contentType === wanted.contentType &&
    present.cacheControl === wanted.cacheControl &&
    present.contentEncoding === wanted.contentEncoding
  );
}
