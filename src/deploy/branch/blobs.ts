import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createDeflate, deflate } from 'node:zlib';
import type { ManifestFile } from '../../bundle/manifest.ts';
import type { LocalSite } from '../destination.ts';
import { digesting, holdVerified, verifiedBytes } from '../files/digest.ts';
import { blobId } from './layout.ts';
import { createPack, type PackWriter } from './pack.ts';

export interface BlobOptions {
  /** The repository. */
  readonly directory: string;
  readonly signal: AbortSignal;
  /** Told the bytes of each file that was given to git. */
  onFile(bytes: number): void;
}

/** Files above this are streamed. */
const WHOLE = 1024 * 1024;
/** Files that are read and deflated, by other threads, while the one before is written. */
const AHEAD = 8;

const deflated = promisify(deflate);

/**
 * Writes files of the site into the repository as blobs; path → id of the blob. As one pack of our own making: git
 * would hash everything three times, with a slow hash. Only texts are deflated: a picture does not get smaller.
 */
export async function writeBlobs(
  site: LocalSite,
  paths: readonly string[],
  { directory, signal, onFile }: BlobOptions,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  if (paths.length === 0) return ids;
  const files = paths.flatMap((path): SiteFile[] => {
    const file = site.manifest.files[path];
    return file === undefined ? [] : [{ path, file, source: join(site.directory, path) }];
  });
  // Files with the same bytes are one blob.
  const twins = Map.groupBy(files, ({ file }) => file.sha256);
  const pack = createPack(join(directory, 'objects', 'pack'), twins.size);
  try {
    const firsts = [...twins.values()].flatMap(([first]) => first ?? []);
    for await (const { first, read } of readAhead(firsts)) {
      signal.throwIfAborted();
      const id = await addTo(pack, first, read);
      for (const { path, file } of twins.get(first.file.sha256) ?? []) {
        ids.set(path, id);
        onFile(file.size);
      }
    }
    pack.end();
  } finally {
    pack.close();
  }
  return ids;
}

/** A file of the site, and where it is on disk. */
interface SiteFile {
  readonly path: string;
  readonly file: ManifestFile;
  readonly source: string;
}

interface Read {
  readonly id: string;
  readonly size: number;
  readonly deflated: Buffer;
}

async function addTo(pack: PackWriter, one: SiteFile, read: Read | undefined): Promise<string> {
  if (read !== undefined) {
    await pack.add(read.size, [read.deflated], () => read.id);
    return read.id;
  }
  const { path, file, source } = one;
  const { size, sha256 } = file;
  const hashing = createHash('sha1').update(`blob ${size}\0`);
  let id = '';
  const named = (): string => {
    id = hashing.digest('hex');
    return id;
  };
  const bytes = digesting(verifiedBytes(source, { size, sha256, subject: path }), hashing);
  await pipeline(bytes, createDeflate({ level: levelOf(file) }), (pieces) => pack.add(size, pieces, named));
  return id;
}

function levelOf({ contentType }: ManifestFile): number {
  return contentType.includes('charset=') ? 1 : 0;
}

async function readWhole({ path, file, source }: SiteFile): Promise<Read | undefined> {
  const { size, sha256 } = file;
  if (size > WHOLE) return undefined;
  const { bytes, release } = holdVerified(source, { size, sha256, subject: path });
  // Room for all of it: in the usual small pieces, pictures take twice the time.
  const options = { level: levelOf(file), memLevel: 9, chunkSize: size + (size >> 8) + 64 };
  const read = { id: blobId(bytes), size, deflated: await deflated(bytes, options) };
  release();
  return read;
}

/** The files in order, `read` undefined for those that are streamed. */
async function* readAhead(
  files: readonly SiteFile[],
): AsyncGenerator<{ readonly first: SiteFile; readonly read: Read | undefined }> {
  const coming: { readonly first: SiteFile; readonly reading: Promise<Read | undefined> }[] = [];
  for (const first of files) {
    const reading = readWhole(first);
    // Who takes it from the queue hears of a failure.
    reading.catch(() => {});
    coming.push({ first, reading });
    const next = coming.length >= AHEAD ? coming.shift() : undefined;
    if (next !== undefined) yield { first: next.first, read: await next.reading };
  }
  for (const { first, reading } of coming) yield { first, read: await reading };
}
