import { createWriteStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../../errors/failure.ts';
import type { LocalSite } from '../destination.ts';
import { tarOf } from '../files/site-tar.ts';

/** Writes the site's files and its manifest as a plain tar, as Pages wants it; resolves to the bytes of the files. */
export async function writeTar(site: LocalSite, file: string, signal: AbortSignal): Promise<number> {
  await pipeline(await tarOf(site, { onFile: requirePlain }), createWriteStream(file), { signal });
  return Object.values(site.manifest.files).reduce((sum, { size }) => sum + size, 0);
}

async function requirePlain(source: string, path: string): Promise<void> {
  if ((await lstat(source)).isFile()) return;
  throw new Failure('E_GUARD_LIMIT', {
    what: 'GitHub Pages takes plain files only',
    value: path,
    why: 'it is a link, or no file',
    fix: 'put a copy of the file in its place',
  });
}
