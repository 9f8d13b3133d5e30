import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { LocalSite } from '../destination.ts';
import type { Git } from './git.ts';
import { blobId } from './layout.ts';

export interface BlobOptions {
  readonly signal: AbortSignal;
  /** Whether the branch holds these bytes at this path already: then they need not travel. */
  isThere(path: string, id: string): boolean;
  /** Told the bytes of each file that was given to git. */
  onFile(bytes: number): void;
}

/** Files above this are streamed. */
const WHOLE = 1024 * 1024;
/** Files read ahead while git takes in the one before. */
const AHEAD = 8;
/** What one git takes in while another one starts. */
const LEAST_BYTES = 8 * 1024 * 1024;

/**
 * Writes files of the site into the repository as blobs; path → id of the blob. git hashes and deflates on one core,
 * so that several take in their parts side by side, and only texts are deflated: a picture does not get smaller.
 */
export async function writeBlobs(
  git: Git,
  site: LocalSite,
  paths: readonly string[],
  options: BlobOptions,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const isText = (path: string): boolean =>
    site.manifest.files[path]?.contentType.includes('charset=') === true;
  const texts = partsOf(site, paths.filter(isText)).map((part) => ({ part, level: '1' }));
  const others = partsOf(
    site,
    paths.filter((path) => !isText(path)),
  ).map((part) => ({ part, level: '0' }));
  const ended = await Promise.allSettled(
    [...texts, ...others].map(({ part, level }) =>
      git(['fast-import', '--quiet', '--done', '--force', '--depth=0'], {
        signal: options.signal,
        input: blobs(site, part, ids, options),
        settings: [
          ['core.compression', level],
          ['pack.compression', level],
        ],
      }),
    ),
  );
  // Only when none writes any more, so that who clears up after a failure finds the repository at rest.
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return ids;
}

/** Parts of about the same number of bytes, one a core where there is enough. */
function partsOf(site: LocalSite, paths: readonly string[]): readonly (readonly string[])[] {
  const sizeOf = (path: string): number => site.manifest.files[path]?.size ?? 0;
  const bytes = paths.reduce((sum, path) => sum + sizeOf(path), 0);
  const count = Math.min(availableParallelism(), Math.ceil(bytes / LEAST_BYTES));
  if (count <= 1) return paths.length > 0 ? [paths] : [];
  const parts = Array.from({ length: count }, (): string[] => []);
  let before = 0;
  for (const path of paths) {
    parts[Math.min(count - 1, Math.floor((before / bytes) * count))]?.push(path);
    before += sizeOf(path);
  }
  return parts.filter((part) => part.length > 0);
}

/** The stream of git-fast-import(1). */
async function* blobs(
  site: LocalSite,
  paths: readonly string[],
  ids: Map<string, string>,
  { isThere, onFile }: BlobOptions,
): AsyncGenerator<string | Uint8Array> {
  for await (const { path, file, bytes } of readAhead(site, paths)) {
    const size = bytes?.length ?? site.manifest.files[path]?.size ?? 0;
    if (bytes === undefined) {
      yield 'blob\n';
      ids.set(path, yield* streamed(file, size));
    } else {
      const id = blobId(bytes);
      ids.set(path, id);
      if (!isThere(path, id)) {
        yield `blob\ndata ${size}\n`;
        yield bytes;
        yield '\n';
      }
    }
    onFile(size);
  }
  yield 'done\n';
}

interface Read {
  readonly path: string;
  readonly file: string;
  /** Undefined for a file that is streamed. */
  readonly bytes: Buffer | undefined;
}

/** The files in order, each read while git still takes in those before it. */
async function* readAhead(site: LocalSite, paths: readonly string[]): AsyncGenerator<Read> {
  const read = async (path: string): Promise<Read> => {
    const file = join(site.directory, path);
    const large = (site.manifest.files[path]?.size ?? 0) > WHOLE;
    return { path, file, bytes: large ? undefined : await readFile(file) };
  };
  const coming: Promise<Read>[] = [];
  for (const path of paths) {
    const reading = read(path);
    // Who takes it from the queue hears of a failure.
    reading.catch(() => {});
    coming.push(reading);
    const first = coming.length >= AHEAD ? coming.shift() : undefined;
    if (first !== undefined) yield await first;
  }
  for (const reading of coming) yield await reading;
}

async function* streamed(file: string, size: number): AsyncGenerator<string | Uint8Array, string> {
  const hash = createHash('sha1').update(`blob ${size}\0`);
  yield `data ${size}\n`;
  let sent = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const bytes = chunk as Buffer;
    hash.update(bytes);
    sent += bytes.length;
    yield bytes;
  }
  if (sent !== size)
    throw new Error(`${file} changed while it was published: ${sent} bytes instead of ${size}`);
  yield '\n';
  return hash.digest('hex');
}
