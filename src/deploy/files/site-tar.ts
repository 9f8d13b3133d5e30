import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pack } from 'tar-stream';
import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import { type LocalSite, sourceOf } from '../destination.ts';
import { requireSha256, verifiedBytes } from './digest.ts';

/** The same for every file, so that equal sites make equal bytes. */
const MODIFIED = new Date('1980-01-01T00:00:00Z');
/** Files above this are streamed. */
const WHOLE = 4 * 1024 * 1024;

export interface TarOptions {
  /** Told of each file before it is read; may throw. */
  readonly onFile?: ((source: string, path: string) => Promise<void>) | undefined;
  /** Whether the manifest follows the files; it does unless told. */
  readonly withManifest?: boolean | undefined;
}

/** The site's files as a plain tar, sorted by path. What goes wrong with one of them is what the stream fails with. */
export function tarOf(site: LocalSite, options: TarOptions): Promise<Readable> {
  return filledBy((pack) => addSite(pack, site, options));
}

/** A plain tar of one file. */
export function tarOfFile(path: string, bytes: Buffer): Promise<Readable> {
  return filledBy((pack) => add(pack, path, bytes));
}

async function filledBy(fill: (pack: Pack) => Promise<void>): Promise<Readable> {
  const { pack: createPack } = await import('tar-stream');
  const pack = createPack();
  fill(pack)
    .then(() => pack.finalize())
    .catch((error: Error) => pack.destroy(error));
  return pack as unknown as Readable;
}

async function addSite(
  pack: Pack,
  site: LocalSite,
  { onFile, withManifest = true }: TarOptions,
): Promise<void> {
  const files = Object.entries(site.manifest.files).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [path, { size, sha256 }] of files) {
    if (path === MANIFEST_PATH) continue;
    const source = sourceOf(site, path);
    if (typeof source !== 'string') {
      await add(pack, path, Buffer.from(source));
      continue;
    }
    await onFile?.(source, path);
    if (size > WHOLE) {
      const bytes = verifiedBytes(source, { size, sha256, subject: path });
      await pipeline(bytes, pack.entry({ ...headerOf(path), size }));
      continue;
    }
    const bytes = await readFile(source);
    requireSha256(hash('sha256', bytes), sha256, path);
    await add(pack, path, bytes);
  }
  if (withManifest) await add(pack, MANIFEST_PATH, Buffer.from(JSON.stringify(site.manifest)));
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
