import { createHash, hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { EntryBody } from './archive.ts';
import { diskFailure } from './disk-failure.ts';
import { isRedirect } from './redirect.ts';

/** A file as it was written, hashed on its way to the disk. */
export interface WrittenFile {
  /** Relative, with `/`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** In hex, as is `md5`. */
  readonly sha256: string;
  readonly md5: string;
  /** An HTML page that only sends the reader elsewhere (`<meta http-equiv="refresh">`). */
  readonly isRedirect: boolean;
}

/** Writes files below one folder, one after the other. */
export interface FileWriter {
  /** What was written, in the order it came. */
  readonly files: readonly WrittenFile[];
  /** Takes a file whose path is known to be safe and new; done when it is written. Throws E_BUNDLE_WRITE for the disk. */
  write(path: string, size: number, body: EntryBody): Promise<void>;
}

/** Files up to this size are written whole; larger ones go piece by piece. */
const WHOLE_BYTES = 512 * 1024;

/** A writer below `root`, an existing folder that nobody else writes to. */
export function createFileWriter(root: string): FileWriter {
  const files: WrittenFile[] = [];
  const folders = new Set([root]);
  return {
    files,
    async write(name, size, body) {
      const file = path.join(root, name);
      makeFolderOf(file, folders);
      if (size > WHOLE_BYTES) {
        files.push({ path: name, size, ...(await writePieces(file, body.pieces())), isRedirect: false });
        return;
      }
      const bytes = await body.whole();
      writeWhole(file, bytes);
      files.push({
        path: name,
        size,
        sha256: hash('sha256', bytes),
        md5: hash('md5', bytes),
        isRedirect: isRedirect(name, bytes),
      });
    },
  };
}

function makeFolderOf(file: string, made: Set<string>): void {
  const folder = path.dirname(file);
  if (made.has(folder)) return;
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw diskFailure(error);
  }
  made.add(folder);
}

/**
 * At once and not by the thread pool: three trips to it cost a small file more time than its writing, and the pool
 * inflates the next bytes meanwhile. Never over something that is there: not even a disk that folds names in its own
 * way can lose a file.
 */
function writeWhole(file: string, bytes: Buffer): void {
  try {
    writeFileSync(file, bytes, { flag: 'wx' });
  } catch (error) {
    throw diskFailure(error);
  }
}

async function writePieces(
  file: string,
  body: AsyncIterable<Buffer>,
): Promise<{ sha256: string; md5: string }> {
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  const handle = await open(file, 'wx').catch(rethrowDisk);
  try {
    for await (const piece of body) {
      // The disk writes while the processor hashes.
      const written = handle.writeFile(piece).catch(rethrowDisk);
      sha256.update(piece);
      md5.update(piece);
      await written;
    }
  } finally {
    await handle.close();
  }
  return { sha256: sha256.digest('hex'), md5: md5.digest('hex') };
}

function rethrowDisk(error: unknown): never {
  throw diskFailure(error);
}
