import { hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pack } from 'tar-stream';
import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import { Failure } from '../../errors/failure.ts';
import type { LocalSite } from '../destination.ts';
import { requireSha256, verifiedBytes } from '../files/digest.ts';

const MODIFIED = new Date('1980-01-01T00:00:00Z');
/** Files above this are streamed. */
const WHOLE = 4 * 1024 * 1024;

/** Writes the site's files and its manifest as a plain tar, as Pages wants it; resolves to the bytes of the files. */
export async function writeTar(site: LocalSite, file: string, signal: AbortSignal): Promise<number> {
  const { pack: createPack } = await import('tar-stream');
  const pack = createPack();
  // What goes wrong while feeding surfaces in the pipeline.
  const fed = feed(pack, site).catch((error: Error) => pack.destroy(error));
  await pipeline(pack, createWriteStream(file), { signal });
  await fed;
  return Object.values(site.manifest.files).reduce((sum, { size }) => sum + size, 0);
}

async function feed(pack: Pack, { directory, manifest }: LocalSite): Promise<void> {
  const files = Object.entries(manifest.files).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [path, { size, sha256 }] of files) {
    if (path === MANIFEST_PATH) continue;
    const source = join(directory, path);
    await requirePlain(source, path);
    if (size > WHOLE) {
      const bytes = verifiedBytes(source, { size, sha256, subject: path });
      await pipeline(bytes, pack.entry({ ...headerOf(path), size }));
      continue;
    }
    const bytes = await readFile(source);
    requireSha256(hash('sha256', bytes), sha256, path);
    await add(pack, path, bytes);
  }
  await add(pack, MANIFEST_PATH, Buffer.from(JSON.stringify(manifest)));
  pack.finalize();
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

function add(pack: Pack, path: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    pack.entry({ ...headerOf(path), size: bytes.length }, bytes, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

function headerOf(name: string) {
  return { name, mode: 0o644, mtime: MODIFIED, uid: 0, gid: 0 };
}
