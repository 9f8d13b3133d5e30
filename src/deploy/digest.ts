import { createHash } from 'node:crypto';

/** The digests of some bytes, in hexadecimal, as a manifest holds them. */
export function digestOf(bytes: Uint8Array | string): { sha256: string; md5: string; size: number } {
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    md5: createHash('md5').update(bytes).digest('hex'),
    size: Buffer.byteLength(bytes),
  };
}
