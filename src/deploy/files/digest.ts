import { createHash, type Hash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { relative } from 'node:path';
import { Failure } from '../../errors/failure.ts';
import { leadsOutside } from '../../outside.ts';
import { type Held, holdFile } from './held-file.ts';

/** The digests of some bytes, in hexadecimal, as a manifest holds them. */
export function digestOf(bytes: Uint8Array | string): { sha256: string; md5: string; size: number } {
  return {
    sha256: hash('sha256', bytes),
    md5: hash('md5', bytes),
    size: Buffer.byteLength(bytes),
  };
}

/** The same bytes, which a digest is made of on their way. */
export async function* digesting<T extends Uint8Array>(
  pieces: AsyncIterable<T>,
  digest: Hash,
): AsyncGenerator<T> {
  for await (const piece of pieces) {
    digest.update(piece);
    yield piece;
  }
}

/** The failure where other bytes arrive than the manifest names. */
export function changedMidway(subject: string, why: string): Failure {
  return new Failure('E_DEPLOY_FAILED', {
    what: 'A file changed while it was sent, or its manifest is wrong',
    value: subject,
    why,
    fix: 'run again while nothing else writes to the files',
  });
}

/** Holds the SHA-256 of what was read of a file against that of its manifest; throws E_DEPLOY_FAILED. */
export function requireSha256(found: string, wanted: string, subject: string): void {
  if (found !== wanted)
    throw changedMidway(subject, `it has the SHA-256 ${found} now, in the manifest ${wanted}`);
}

/** What is to be read of a file: `size` and `sha256` as its manifest has them, and a name for messages. */
interface Expected {
  readonly size: number;
  readonly sha256: string;
  readonly subject: string;
}

/** A small file in memory, as {@link holdFile} reads it; throws E_DEPLOY_FAILED if its bytes are others. */
export function holdVerified(file: string, { size, sha256, subject }: Expected): Held {
  const held = holdFile(file, size);
  requireSha256(hash('sha256', held.bytes), sha256, subject);
  return held;
}

/** The bytes of a file that is too large to be held, as they come; throws E_DEPLOY_FAILED at the end if they are others. */
export async function* verifiedBytes(
  file: string,
  { size, sha256, subject }: Expected,
): AsyncGenerator<Buffer> {
  const hashing = createHash('sha256');
  // No more than was announced of it: what has grown is another file by its digest, too.
  const options = { end: size - 1, highWaterMark: 256 * 1024 };
  yield* digesting<Buffer>(createReadStream(file, options), hashing);
  requireSha256(hashing.digest('hex'), sha256, subject);
}

/** The failure where a file of the site cannot be read any more; undefined where an error is about something else. */
export function unreadableFile(directory: string, error: unknown): Failure | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, path } = one as NodeJS.ErrnoException;
    if (path === undefined || !/^(ENOENT|ENOTDIR|EISDIR|EACCES|EPERM)$/.test(code ?? '')) continue;
    const inside = relative(directory, path);
    if (leadsOutside(inside)) continue;
    return new Failure('E_DEPLOY_FAILED', {
      what: 'A file of the site cannot be read any more',
      value: inside,
      why: one.message,
      fix: 'run again while nothing else writes to the files; what has arrived is reused',
      cause: error,
    });
  }
  return undefined;
}
