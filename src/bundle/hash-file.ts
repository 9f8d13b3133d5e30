import { createHash, hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenFile } from './file-batch.ts';
import { isRedirect } from './redirect.ts';

/** Bytes read at once. Hashing costs more than reading: without promises for each file it takes half the time. */
const PIECE = 2 ** 20;

/** A reader that hashes one file below a folder after the other, through one piece of memory. */
function createFileHasher(directory: string): (path: string) => WrittenFile {
  const memory = Buffer.allocUnsafeSlow(PIECE);
  return (path) => {
    const file = openSync(join(directory, ...path.split('/')), 'r');
    try {
      const first = memory.subarray(0, readSync(file, memory, 0, PIECE, 0));
      if (first.length < PIECE) {
        const digests = { sha256: hash('sha256', first), md5: hash('md5', first) };
        return { path, size: first.length, ...digests, isRedirect: isRedirect(path, first) };
      }
      const sha256 = createHash('sha256');
      const md5 = createHash('md5');
      let size = 0;
      for (let length = PIECE; length > 0; length = readSync(file, memory, 0, PIECE, size)) {
        sha256.update(memory.subarray(0, length));
        md5.update(memory.subarray(0, length));
        size += length;
      }
      return { path, size, sha256: sha256.digest('hex'), md5: md5.digest('hex'), isRedirect: false };
    } finally {
      closeSync(file);
    }
  };
}

/** A folder whose files several threads hash, each taking the next few that nobody has. */
export interface FolderShares {
  readonly directory: string;
  readonly paths: readonly string[];
  /** How many of the paths are taken: one number in shared memory. */
  readonly taken: Int32Array<SharedArrayBuffer>;
}

/** Files taken at once. */
const SHARE = 32;

/** Hashes files until all are taken, share after share. */
export function* hashShares({ directory, paths, taken }: FolderShares): Generator<readonly WrittenFile[]> {
  const hashFile = createFileHasher(directory);
  for (;;) {
    const start = Atomics.add(taken, 0, SHARE);
    if (start >= paths.length) return;
    yield paths.slice(start, start + SHARE).map(hashFile);
  }
}
