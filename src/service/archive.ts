import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Pack } from 'tar-stream';
import { writeGzip } from '../bundle/write-gzip.ts';
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
  // What goes wrong while feeding surfaces in the pipeline, and the other way round.
  feed(pack, spool, events.onProgress).catch((error: Error) => pack.destroy(error));
  try {
    return { path, ...(await writeGzip(pack, path, events.signal)) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
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
