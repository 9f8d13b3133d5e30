import { createHash, hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenFile } from './file-batch.ts';
import { isRedirect } from './redirect.ts';

/** Bytes read at once. Hashing costs more than reading: without promises for each file it takes half the time. */
const PIECE = 2 ** 20;

/** A file as it lies on the disk; without the MD5, which takes twice as long as the SHA-256, where it may not be needed. */
export interface HashedFile extends Omit<WrittenFile, 'md5'> {
  readonly md5: string | undefined;
}

/** A reader that hashes one file below a folder after the other, through one piece of memory. */
function createFileHasher(directory: string): (path: string, withMd5: boolean) => HashedFile {
  const memory = Buffer.allocUnsafeSlow(PIECE);
  return (path, withMd5) => {
    const file = openSync(join(directory, ...path.split('/')), 'r');
    try {
      const first = memory.subarray(0, readSync(file, memory, 0, PIECE, 0));
      if (first.length < PIECE) {
        const digests = { sha256: hash('sha256', first), md5: withMd5 ? hash('md5', first) : undefined };
        return { path, size: first.length, ...digests, isRedirect: isRedirect(path, first) };
      }
      const sha256 = createHash('sha256');
      const md5 = withMd5 ? createHash('md5') : undefined;
      let size = 0;
      for (let length = PIECE; length > 0; length = readSync(file, memory, 0, PIECE, size)) {
        sha256.update(memory.subarray(0, length));
        md5?.update(memory.subarray(0, length));
        size += length;
      }
      return { path, size, sha256: sha256.digest('hex'), md5: md5?.digest('hex'), isRedirect: false };
    } finally {
      closeSync(file);
    }
  };
}

/** A folder whose files several threads hash, each taking the next few that nobody has. */
export interface FolderShares {
  readonly directory: string;
  readonly paths: readonly string[];
  /** Two numbers in shared memory: how many of the paths are taken, and whether MD5s are needed (1) from now on. */
  readonly state: Int32Array<SharedArrayBuffer>;
}

/** Places in the state of a folder's shares. */
const TAKEN = 0;
const WITH_MD5 = 1;

/** A folder nobody has begun with. */
export function sharesOf(directory: string, paths: readonly string[]): FolderShares {
  return { directory, paths, state: new Int32Array(new SharedArrayBuffer(8)) };
}

/** From now on, whoever hashes these files makes their MD5s as well. */
export function askForMd5({ state }: FolderShares): void {
  Atomics.store(state, WITH_MD5, 1);
}

/** Files taken at once. */
const SHARE = 32;

/** Hashes files until all are taken, share after share. */
export function* hashShares({ directory, paths, state }: FolderShares): Generator<readonly HashedFile[]> {
  const hashFile = createFileHasher(directory);
  for (;;) {
    const start = Atomics.add(state, TAKEN, SHARE);
    if (start >= paths.length) return;
    const withMd5 = Atomics.load(state, WITH_MD5) === 1;
    yield paths.slice(start, start + SHARE).map((path) => hashFile(path, withMd5));
  }
}
