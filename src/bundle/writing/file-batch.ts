import { createHash, type Hash, hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { isRedirect } from '../redirect.ts';

/** A file as it was written, hashed on its way to the disk. */
export interface WrittenFile {
  /** Relative, with `/`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
  /** An HTML page that only sends the reader elsewhere (`<meta http-equiv="refresh">`). */
  readonly isRedirect: boolean;
}

/**
 * Files to write, in lists side by side: of a hundred thousand files, objects would take long from thread to thread.
 * The first may go on from the batch before, and the last go on in the next.
 */
export interface FileBatch {
  /** Relative, with `/`. */
  readonly paths: readonly string[];
  /** Bytes of each whole file. */
  readonly sizes: readonly number[];
  /** How many of them are here, one file after the other. */
  readonly lengths: readonly number[];
  readonly bytes: Uint8Array;
}

/** What is known of the files of a batch that are written to their end: all, or all but the last. */
export interface BatchDigests {
  /** The SHA-256 of each in hex, without anything between them. */
  readonly digests: string;
  /** The places in the batch of those that only redirect. */
  readonly redirects: readonly number[];
}

/** Writes batches of files below one folder, at once. */
export interface BatchWriter {
  /** Throws what the disk does. */
  write(batch: FileBatch): BatchDigests;
  /** Whether the next batch begins with a file of its own. */
  readonly isBetweenFiles: boolean;
  /** Closes a file that was not written to its end. */
  close(): void;
}

/** Digits of a SHA-256 in hex. */
const DIGEST_LENGTH = 64;

/** A file that goes on in the next batch. */
interface OpenFile {
  readonly handle: number;
  readonly sha256: Hash;
  left: number;
}

/**
 * A writer below `root`, an existing folder. It writes at once and not by the thread pool: three trips to it cost a
 * small file more time than its writing. Never over something that is there: not even a disk that folds names in its
 * own way can lose a file.
 */
export function createBatchWriter(root: string): BatchWriter {
  const folders = new Set(['']);
  let open: OpenFile | undefined;

  const makeFolderOf = (name: string): void => {
    const folder = name.slice(0, Math.max(0, name.lastIndexOf('/')));
    if (folders.has(folder)) return;
    mkdirSync(`${root}/${folder}`, { recursive: true });
    folders.add(folder);
  };
  const close = (): void => {
    if (open !== undefined) closeSync(open.handle);
    open = undefined;
  };
  const writePiece = (file: string, size: number, bytes: Buffer): string => {
    open ??= {
      handle: openSync(file, 'wx'),
      sha256: createHash('sha256'),
      left: size,
    };
    writeFileSync(open.handle, bytes);
    open.sha256.update(bytes);
    open.left -= bytes.length;
    if (open.left > 0) return '';
    const digest = open.sha256.digest('hex');
    close();
    return digest;
  };
  return {
    write({ paths, sizes, lengths, bytes }) {
      const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const redirects: number[] = [];
      let digests = '';
      let start = 0;
      for (const [at, name] of paths.entries()) {
        const size = sizes[at] ?? 0;
        const end = start + (lengths[at] ?? 0);
        const here = all.subarray(start, end);
        start = end;
        if (open === undefined) makeFolderOf(name);
        if (open === undefined && here.length === size) {
          writeFileSync(`${root}/${name}`, here, { flag: 'wx' });
          digests += hash('sha256', here);
          if (isRedirect(name, here)) redirects.push(at);
        } else digests += writePiece(`${root}/${name}`, size, here);
      }
      return { digests, redirects };
    },
    get isBetweenFiles() {
      return open === undefined;
    },
    close,
  };
}

/** The files of a batch that are written to their end. */
export function filesOf({ paths, sizes }: FileBatch, { digests, redirects }: BatchDigests): WrittenFile[] {
  // Parts of a string would keep the whole of it.
  const bytes = Buffer.from(digests, 'latin1');
  return Array.from({ length: digests.length / DIGEST_LENGTH }, (_, at) => {
    const start = at * DIGEST_LENGTH;
    return {
      path: paths[at] ?? '',
      size: sizes[at] ?? 0,
      sha256: bytes.toString('latin1', start, start + DIGEST_LENGTH),
      isRedirect: redirects.includes(at),
    };
  });
}
