import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Failure, messageOf } from '../errors/failure.ts';
import { buildManifest } from './build-manifest.ts';
import type { WrittenFile } from './file-writer.ts';
import type { Manifest } from './manifest.ts';
import { isRedirect } from './redirect.ts';

/** Files read side by side: enough to keep a disk busy. */
const READERS = 16;
/** Our own notes in a published folder are not part of the site. */
const OWN_FOLDER = '.docs-export';

/**
 * Describes a site that lies in a folder, as if it had just been unpacked; the digest of the bundle is that of the
 * list of its files. Throws E_DOCS_DIR when the folder cannot be read.
 */
export async function manifestOfFolder(
  directory: string,
  facts: { readonly createdAt: Date; readonly signal: AbortSignal },
): Promise<Manifest> {
  const paths = await pathsBelow(directory);
  const files: WrittenFile[] = [];
  const queue = paths.values();
  const read = async (): Promise<void> => {
    for (const path of queue) {
      facts.signal.throwIfAborted();
      files.push(await hashFile(directory, path));
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  const list = createHash('sha256');
  for (const { path, sha256 } of files) list.update(`${sha256}  ${path}\n`);
  return buildManifest(files, {
    createdAt: facts.createdAt,
    commit: null,
    run: null,
    exportJobId: 'none',
    exportVersion: null,
    bundleSha256: list.digest('hex'),
  });
}

async function pathsBelow(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
    return files
      .map((path) => path.split(sep).join('/'))
      .filter((path) => !path.startsWith(`${OWN_FOLDER}/`));
  } catch (cause) {
    throw new Failure('E_DOCS_DIR', {
      what: 'The folder to publish cannot be read',
      value: directory,
      why: messageOf(cause),
      cause,
    });
  }
}

async function hashFile(directory: string, path: string): Promise<WrittenFile> {
  const handle = await open(join(directory, ...path.split('/')));
  try {
    const sha256 = createHash('sha256');
    const md5 = createHash('md5');
    let size = 0;
    let head: Buffer = Buffer.alloc(0);
    for await (const chunk of handle.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      sha256.update(chunk);
      md5.update(chunk);
      size += chunk.length;
      // The first piece is the whole of a page so small that it could be a redirect.
      if (size === chunk.length) head = chunk;
    }
    const digests = { sha256: sha256.digest('hex'), md5: md5.digest('hex') };
    return { path, size, ...digests, isRedirect: size === head.length && isRedirect(path, head) };
  } finally {
    await handle.close();
  }
}
