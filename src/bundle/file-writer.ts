import { createHash, hash } from 'node:crypto';
import { writeFile as writeFileWithCallback } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Failure } from '../errors/failure.ts';
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

/** Writes files below one folder, many at once. */
export interface FileWriter {
  /**
   * Takes a file whose path is known to be safe and new. Resolves when its bytes are read, not yet when they are
   * written. Rejects with whatever went wrong until then, E_BUNDLE_WRITE for the disk.
   */
  write(path: string, size: number, body: EntryBody): Promise<void>;
  /** Waits for all writes; the files in the order they came. */
  finish(): Promise<readonly WrittenFile[]>;
  /** Waits for what is under way, whatever comes of it: afterwards the folder is at rest. */
  settle(): Promise<void>;
}

/** Files up to this size are held in memory while they are written; larger ones go piece by piece. */
const WHOLE_BYTES = 512 * 1024;
/** Writes under way at once, and the bytes they may hold. */
const MAX_WRITES = 32;
const MAX_HELD_BYTES = 16 * 2 ** 20;
// Costs a thousand small files less time than its twin in node:fs/promises, which makes a handle for each.
const writeFile = promisify(writeFileWithCallback);

/** A writer below `root`, an existing folder that nobody else writes to. */
export function createFileWriter(root: string): FileWriter {
  const files: WrittenFile[] = [];
  const folders = new Map<string, Promise<unknown>>([[root, Promise.resolve()]]);
  const pending = new Set<Promise<void>>();
  let heldBytes = 0;
  let failure: Failure | undefined;
  let wake = (): void => {};

  const folderOf = async (file: string): Promise<void> => {
    const folder = path.dirname(file);
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true });
    folders.set(folder, made);
    await made;
  };
  const room = async (size: number): Promise<void> => {
    while (pending.size >= MAX_WRITES || (pending.size > 0 && heldBytes + size > MAX_HELD_BYTES))
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    if (failure !== undefined) throw failure;
  };
  const writeWhole = (file: string, bytes: Buffer): void => {
    heldBytes += bytes.length;
    const write = folderOf(file)
      // Never over something that is there: not even a disk that folds names in its own way can lose a file.
      .then(() => writeFile(file, bytes, { flag: 'wx' }))
      .catch((error: unknown) => {
        failure ??= diskFailure(error);
      })
      .finally(() => {
        heldBytes -= bytes.length;
        pending.delete(write);
        wake();
      });
    pending.add(write);
  };
  const settle = async (): Promise<void> => {
    await Promise.all(pending);
  };
  return {
    async write(name, size, body) {
      const file = path.join(root, ...name.split('/'));
      await room(Math.min(size, WHOLE_BYTES));
      if (size > WHOLE_BYTES) {
        const digests = await writePieces(file, body.pieces(), () => folderOf(file));
        files.push({ path: name, size, ...digests, isRedirect: false });
        return;
      }
      const bytes = await body.whole();
      files.push({
        path: name,
        size,
        sha256: hash('sha256', bytes),
        md5: hash('md5', bytes),
        isRedirect: isRedirect(name, bytes),
      });
      writeWhole(file, bytes);
    },
    async finish() {
      await settle();
      if (failure !== undefined) throw failure;
      return files;
    },
    settle,
  };
}

async function writePieces(
  file: string,
  body: AsyncIterable<Buffer>,
  makeFolder: () => Promise<void>,
): Promise<{ sha256: string; md5: string }> {
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  const handle = await makeFolder()
    .then(() => open(file, 'wx'))
    .catch(rethrowDisk);
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
