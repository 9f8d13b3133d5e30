import { createHash, hash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { hashFile } from '../../bundle/hash-file.ts';
import type { ManifestFile } from '../../bundle/manifest.ts';
import { type Inventory, type LocalSite, type OutgoingFile, sourceOf } from '../destination.ts';
import { requireSha256 } from '../files/digest.ts';

/** A file whose MD5 is known. */
export interface FileWithMd5 extends OutgoingFile {
  readonly file: ManifestFile & { readonly md5: string };
}

/**
 * For services that verify what they are sent by its MD5: that of the manifest, or made of the bytes if they are
 * still those of the manifest. Throws E_DEPLOY_FAILED.
 */
export async function withMd5(outgoing: OutgoingFile): Promise<FileWithMd5> {
  const { path, file, source } = outgoing;
  if (file.md5 !== undefined) return { ...outgoing, file: { ...file, md5: file.md5 } };
  const { sha256, md5 } = await digestsOf(source);
  requireSha256(sha256, file.sha256, path);
  return { ...outgoing, file: { ...file, md5 } };
}

async function digestsOf(source: OutgoingFile['source']): Promise<{ sha256: string; md5: string }> {
  if (typeof source !== 'string')
    return { sha256: await hashOf(source, 'sha256'), md5: await hashOf(source, 'md5') };
  const { digest: sha256, size, bytes } = hashFile('sha256', source);
  // The bytes of a small file are still here.
  return { sha256, md5: bytes.length === size ? hash('md5', bytes) : hashFile('md5', source).digest };
}

async function hashOf(source: OutgoingFile['source'], algorithm: 'sha256' | 'md5'): Promise<string> {
  if (typeof source === 'string') return hashFile(algorithm, source).digest;
  if (typeof source !== 'function') return hash(algorithm, source);
  const hashing = createHash(algorithm);
  await pipeline(source, hashing);
  return hashing.digest('hex');
}

/**
 * Path → SHA-256 of the files that are at a destination already, where a listing tells no more than size and MD5. A
 * site need not know its MD5s for it: made are those of files that may be there, one listed with the same size.
 */
export async function presentByMd5(
  site: LocalSite,
  inventory: Inventory,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const { manifest } = site;
  const present = new Map<string, string>();
  for (const path of Object.keys(manifest.files)) {
    const file = manifest.files[path];
    const found = inventory.files.get(path);
    if (file === undefined || found?.md5 === undefined || found.sha256 !== undefined) continue;
    if (file.md5 !== undefined || file.stored !== undefined || file.size !== found.size) continue;
    // Signals are heard only between pieces of work.
    await nextTurn();
    signal.throwIfAborted();
    const md5 = await hashOf(sourceOf(site, path), 'md5');
    if (md5 === found.md5) present.set(path, file.sha256);
  }
  return present;
}
