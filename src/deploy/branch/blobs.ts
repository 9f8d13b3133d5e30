import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createDeflate, deflate } from 'node:zlib';
import type { LocalSite } from '../destination.ts';
import { holdFile } from '../held-file.ts';
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
  // Files with the same bytes are one blob.
  const twins = Map.groupBy(paths, (path) => site.manifest.files[path]?.sha256 ?? path);
  const pack = createPack(join(directory, 'objects', 'pack'), twins.size);
  try {
    const firsts = [...twins.values()].flatMap(([path]) => path ?? []);
    for await (const { path, read } of readAhead(site, firsts)) {
      signal.throwIfAborted();
      const id = await addTo(pack, path, site, read);
      const file = site.manifest.files[path];
      for (const twin of twins.get(file?.sha256 ?? path) ?? []) {
        ids.set(twin, id);
        onFile(file?.size ?? 0);
      }
    }
    pack.end();
  } finally {
    pack.close();
  }
  return ids;
}

interface Read {
  readonly id: string;
  readonly size: number;
  readonly deflated: Buffer;
}

async function addTo(
  pack: PackWriter,
  path: string,
  site: LocalSite,
  read: Read | undefined,
): Promise<string> {
  if (read !== undefined) {
    await pack.add(read.size, [read.deflated], () => read.id);
    return read.id;
  }
  const size = site.manifest.files[path]?.size ?? 0;
  const hash = createHash('sha1').update(`blob ${size}\0`);
  let id = '';
  const named = (): string => {
    id = hash.digest('hex');
    return id;
  };
  const level = levelOf(path, site);
  await pipeline(hashed(join(site.directory, path), size, hash), createDeflate({ level }), (pieces) =>
    pack.add(size, pieces, named),
  );
  return id;
}

/** The bytes of a file that is too large to be held. */
async function* hashed(
  file: string,
  size: number,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  let sent = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const bytes = chunk as Buffer;
    hash.update(bytes);
    sent += bytes.length;
    yield bytes;
  }
  if (sent !== size)
    throw new Error(`${file} changed while it was published: ${sent} bytes instead of ${size}`);
}

function levelOf(path: string, { manifest }: LocalSite): number {
  return manifest.files[path]?.contentType.includes('charset=') === true ? 1 : 0;
}

/** The files in order, `read` undefined for those that are streamed. */
async function* readAhead(
  site: LocalSite,
  paths: readonly string[],
): AsyncGenerator<{ readonly path: string; readonly read: Read | undefined }> {
  const read = async (path: string): Promise<Read | undefined> => {
    const size = site.manifest.files[path]?.size ?? 0;
    if (size > WHOLE) return undefined;
    const { bytes, release } = holdFile(join(site.directory, path), size);
    // Room for all of it: in the usual small pieces, pictures take twice the time.
    const options = { level: levelOf(path, site), memLevel: 9, chunkSize: size + (size >> 8) + 64 };
    const read = { id: blobId(bytes), size: bytes.length, deflated: await deflated(bytes, options) };
    release();
    return read;
  };
  const coming: { readonly path: string; readonly reading: ReturnType<typeof read> }[] = [];
  for (const path of paths) {
    const reading = read(path);
    // Who takes it from the queue hears of a failure.
    reading.catch(() => {});
    coming.push({ path, reading });
    const first = coming.length >= AHEAD ? coming.shift() : undefined;
    if (first !== undefined) yield { path: first.path, read: await first.reading };
  }
  for (const { path, reading } of coming) yield { path, read: await reading };
}
