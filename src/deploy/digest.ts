import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { Failure } from '../errors/failure.ts';
import { leadsOutside } from '../outside.ts';
import type { LocalSite } from './destination.ts';

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

/** The failure where a file of the site cannot be read any more; undefined where an error is about something else. */
export function unreadableFile({ directory }: LocalSite, error: unknown): Failure | undefined {
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
