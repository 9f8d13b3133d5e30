import { createHash } from 'node:crypto';

/** A digest of texts that tells where one ends and the next begins. */
export function digest(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url');
}
