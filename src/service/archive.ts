import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pack } from 'tar-stream';
import type { Spool, SpoolPart } from './spool.ts';

/** A bundle archive on disk. */
export interface Archive {
  readonly path: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/** The same for every file, so that equal sites make equal bytes. Not 1970, which some programs take for a fault. */
const MODIFIED = new Date('1980-01-01T00:00:00Z');
/** Offset of the operating system in a gzip header, and the value for "unknown". */
const GZIP_OS = { offset: 9, unknown: 255 };

/**
 * Writes the spooled files as `.tar.gz`, sorted by path. The bytes depend on nothing but the files (and the version
 * of zlib). Leaves nothing behind when it fails or is aborted.
 */
export async function writeArchive(
  spool: Spool,
  path: string,
  events: { readonly signal: AbortSignal; onProgress(done: number, total: number): void },
): Promise<Archive> {
  const { pack: createPack } = await import('tar-stream');
  const pack = createPack();
  const hash = createHash('sha256');
  let size = 0;
  async function* measure(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of compressed) {
      if (size === 0) chunk[GZIP_OS.offset] = GZIP_OS.unknown;
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  // What goes wrong while feeding surfaces in the pipeline, and the other way round.
  feed(pack, spool, events.onProgress).catch((error: Error) => pack.destroy(error));
  try {
    const gzip = createGzip({ chunkSize: 256 * 1024 });
    await pipeline(pack, gzip, measure, createWriteStream(path), { signal: events.signal });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, sha256: hash.digest('hex'), size };
}

async function* inTurn(parts: readonly SpoolPart[], spool: Spool): AsyncGenerator<Buffer> {
  for (const part of parts) yield await spool.read(part);
}

async function feed(
  pack: Pack,
  spool: Spool,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const paths = spool.paths();
  for (const [index, name] of paths.entries()) {
    const parts = spool.parts(name);
    const size = parts.reduce((sum, part) => sum + part.size, 0);
    const header = { name, size, mode: 0o644, mtime: MODIFIED, uid: 0, gid: 0 };
    const [first, second] = parts;
    if (first !== undefined && second === undefined) {
      const bytes = await spool.read(first);
      await new Promise<void>((resolve, reject) => {
        pack.entry(header, (error) => (error ? reject(error) : resolve())).end(bytes);
      });
    } else {
      // For each page, this would take longer than packing does.
      await pipeline(inTurn(parts, spool), pack.entry(header));
    }
    onProgress(index + 1, paths.length);
  }
  pack.finalize();
}
