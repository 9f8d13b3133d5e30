import { StringDecoder } from 'node:string_decoder';
import { z } from 'zod';
import { KEPT_FOLDER, MANIFEST_PATH, Manifest, ManifestFile, PREVIOUS_PATH } from '../../bundle/manifest.ts';
import type { Inventory } from '../destination.ts';
import { createJsonReader, type JsonReader } from './json-reader.ts';
import { LARGE } from './manifest-body.ts';
import { presentFiles } from './retired.ts';

/**
 * While a publish is under way the manifest at the destination says so: `files` is what was there before,
 * `publishing` what is being written. A run that dies leaves it behind; the next one then lists the destination
 * and knows, from both lists, what arrived and whose it is.
 */
const Publishing = z.object({
  run: z.number().int().nullable(),
  /** Which publish it is. */
  id: z.string().optional(),
  /** Another one wrote there at the same time. */
  mixed: z.string().optional(),
  files: z.custom<Record<string, ManifestFile>>(areFiles),
});
type Publishing = z.infer<typeof Publishing>;

/** What is being published, if the manifest was written by a publish that did not reach its end. */
export function publishingOf({ publishing }: Manifest): Publishing | undefined {
  // Looked at when it was read.
  return publishing as Publishing | undefined;
}

/** All of a manifest but its files. */
const Envelope = Manifest.extend({ files: z.custom<Record<string, ManifestFile>>(areFiles) });

/** Looked at where they are: a second copy of a hundred thousand would weigh as much as the rest of the program. */
function areFiles(files: unknown): boolean {
  if (typeof files !== 'object' || files === null || Array.isArray(files)) return false;
  for (const path of Object.keys(files)) {
    const file: unknown = files[path as keyof typeof files];
    if (LEADS_OUT.test(path) || (!isUsualFile(file) && !ManifestFile.safeParse(file).success)) return false;
  }
  return true;
}

/** A path with a part that is empty, `.` or `..`: what a manifest names is deleted some day, and never above the prefix. */
export const LEADS_OUT = /(^|\/)\.{0,2}(\/|$)/;

function stayInside(files: unknown): boolean {
  return Object.keys(Object(files)).every((path) => !LEADS_OUT.test(path));
}

/** Members with and without the MD5. */
const USUAL = 5;

/** Whether the schema surely accepts this: most files are of one kind, and asking it costs ten times as much. */
export function isUsualFile(value: unknown): boolean {
  const { sha256, md5, size, contentType, cacheControl } = Object(value) as Record<string, unknown>;
  return (
    typeof sha256 === 'string' &&
    sha256.length === 64 &&
    (md5 === undefined
      ? !Object.hasOwn(value as object, 'md5')
      : typeof md5 === 'string' && md5.length === 32) &&
    Number.isSafeInteger(size) &&
    (size as number) >= 0 &&
    typeof contentType === 'string' &&
    typeof cacheControl === 'string' &&
    Object.keys(value as object).length === (md5 === undefined ? USUAL - 1 : USUAL)
  );
}

/** The manifest in a text, or undefined if it is none that this version can read. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    return manifestIn(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A text up to this size is parsed at once, which takes a third of the time. */
const AT_ONCE_BYTES = 4 * 2 ** 20;

/** `parseManifest` of a text as it comes, in UTF-8. A large one is not held, nor one string for the type of each file. */
export async function readManifest(body: AsyncIterable<Uint8Array>): Promise<Manifest | undefined> {
  const first: Uint8Array[] = [];
  let size = 0;
  let reader: JsonReader | undefined;
  const decoder = new StringDecoder();
  try {
    for await (const bytes of body) {
      size += bytes.length;
      if (reader !== undefined) {
        reader.feed(decoder.write(bytes));
        continue;
      }
      first.push(bytes);
      if (size <= AT_ONCE_BYTES) continue;
      reader = createJsonReader(LARGE, withSharedTexts());
      for (const piece of first.splice(0)) reader.feed(decoder.write(piece));
    }
    if (reader === undefined) return parseManifest(Buffer.concat(first).toString());
    reader.feed(decoder.end());
    return manifestIn(reader.end());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Gives each file of a manifest the texts of those before it, where they are equal. */
function withSharedTexts(): (member: unknown) => unknown {
  const texts = new Map<unknown, unknown>();
  const shared = (text: unknown): unknown => {
    if (!texts.has(text)) texts.set(text, text);
    return texts.get(text);
  };
  return (member) => {
    if (
      typeof member === 'object' &&
      member !== null &&
      'contentType' in member &&
      'cacheControl' in member
    ) {
      member.contentType = shared(member.contentType);
      member.cacheControl = shared(member.cacheControl);
    }
    return member;
  };
}

function manifestIn(json: unknown): Manifest | undefined {
  if (!Envelope.safeParse(json).success) return undefined;
  const manifest = json as Manifest;
  const { publishing, retired } = manifest;
  // With what is under way unknown it would pass for the whole truth.
  if (publishing !== undefined && !Publishing.safeParse(publishing).success) return undefined;
  return stayInside(retired) ? manifest : undefined;
}

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
    if (path === MANIFEST_PATH || path === PREVIOUS_PATH) continue;
    const entries = entriesAt(path);
    if (entries.length === 0 && neighbours.some((folder) => path.startsWith(folder))) continue;
    files.set(path, knownAs(entries, found));
    // A run that was killed before it could say so may have kept files already.
    if (entries.length === 0 && !path.startsWith(KEPT_FOLDER)) foreign.add(path);
  }
  const interrupted = manifest !== undefined && publishingOf(manifest) !== undefined;
  return { manifest, interrupted, files, foreign, neighbours };
}

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

/** What a manifest says of a path: what was there before, and what a publish that did not reach its end sent. */
function entriesOf(manifest: Manifest | undefined): (path: string) => readonly Partial<ManifestFile>[] {
  if (manifest === undefined) return () => [];
  const before = presentFiles(manifest);
  const sent = new Map(Object.entries(publishingOf(manifest)?.files ?? {}));
  return (path) => [before.get(path), sent.get(path)].filter((entry) => entry !== undefined);
}

/** A listed file with all that the entry tells whose bytes it has. */
function knownAs(
  entries: readonly Partial<ManifestFile>[],
  found: Partial<ManifestFile>,
): Partial<ManifestFile> {
  const [first, second] = entries.filter((entry) => sameBytes(entry, found));
  const sure = first !== undefined && (second === undefined || sameHeaders(second, first));
  return sure ? { ...first, ...headersIn(found) } : found;
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
