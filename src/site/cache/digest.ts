import { createHash } from 'node:crypto';

/** A digest of texts and bytes that tells where one ends and the next begins. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}
