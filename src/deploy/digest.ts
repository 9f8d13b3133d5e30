import { createHash } from 'node:crypto';
import { Failure } from '../errors/failure.ts';

/** The digests of some bytes, in hexadecimal, as a manifest holds them. */
export function digestOf(bytes: Uint8Array | string): { sha256: string; md5: string; size: number } {
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    md5: createHash('md5').update(bytes).digest('hex'),
    size: Buffer.byteLength(bytes),
  };
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
