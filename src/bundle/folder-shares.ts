import { hashFile } from './hash-file.ts';
import { isRedirect } from './redirect.ts';
import type { WrittenFile } from './writing/file-batch.ts';

/**
 * A folder whose files several threads hash, each taking the next few that nobody has. It is shared memory but for the
 * folder's name: of a hundred thousand files each thread would hold texts and objects of its own, 25 MB in all.
 */
export interface FolderShares {
  readonly directory: string;
  /** The paths in UTF-8, one behind the other. */
  readonly paths: Uint8Array<SharedArrayBuffer>;
  /** Where each of them ends. */
  readonly ends: Uint32Array<SharedArrayBuffer>;
  /** One number: how many of the paths are taken. */
  readonly taken: Int32Array<SharedArrayBuffer>;
  /** Of each path that was hashed, the SHA-256, the number of bytes, and 1 where it only redirects. */
  readonly digests: Uint8Array<SharedArrayBuffer>;
  readonly sizes: Float64Array<SharedArrayBuffer>;
  readonly redirects: Uint8Array<SharedArrayBuffer>;
}

const DIGEST_BYTES = 32;
/** Files taken at once. */
const SHARE = 32;

/** A folder nobody has begun with; the paths are relative, with `/`. */
export function sharesOf(directory: string, paths: readonly string[]): FolderShares {
  const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes);
  const length = paths.reduce((sum, path) => sum + Buffer.byteLength(path), 0);
  const text = Buffer.from(shared(length));
  const ends = new Uint32Array(shared(4 * paths.length));
  let end = 0;
  for (const [index, path] of paths.entries()) {
    end += text.write(path, end);
    ends[index] = end;
  }
  return {
    directory,
    paths: new Uint8Array(text.buffer),
    ends,
    taken: new Int32Array(shared(4)),
    digests: new Uint8Array(shared(DIGEST_BYTES * paths.length)),
    sizes: new Float64Array(shared(8 * paths.length)),
    redirects: new Uint8Array(shared(paths.length)),
  };
}

/** Hashes files until all are taken, stopping after each share. */
export function* hashShares(shares: FolderShares): Generator<void> {
  const { directory, ends, taken, sizes, redirects } = shares;
  const text = Buffer.from(shares.paths.buffer);
  const digests = Buffer.from(shares.digests.buffer);
  for (;;) {
    const start = Atomics.add(taken, 0, SHARE);
    if (start >= ends.length) return;
    for (let index = start; index < Math.min(start + SHARE, ends.length); index += 1) {
      const path = pathAt(shares, text, index);
      const { size, digest, bytes } = hashFile('sha256', `${directory}/${path}`);
      digests.write(digest, index * DIGEST_BYTES, 'hex');
      sizes[index] = size;
      redirects[index] = isRedirect(path, bytes) ? 1 : 0;
    }
    yield;
  }
}

/** A path; `text` is the memory of all. */
function pathAt({ ends }: FolderShares, text: Buffer, index: number): string {
  return text.toString('utf8', index === 0 ? 0 : ends[index - 1], ends[index]);
}

/** What is known of the files once all of them are hashed, one after the other, in the order of their paths. */
export function* hashedFiles(shares: FolderShares): Generator<WrittenFile> {
  const { ends, sizes, redirects } = shares;
  const text = Buffer.from(shares.paths.buffer);
  const hex = Buffer.from(shares.digests.buffer);
  for (let index = 0; index < ends.length; index += 1) {
    const path = pathAt(shares, text, index);
    const sha256 = hex.toString('hex', index * DIGEST_BYTES, (index + 1) * DIGEST_BYTES);
    yield { path, size: sizes[index] ?? 0, sha256, isRedirect: redirects[index] === 1 };
  }
}
