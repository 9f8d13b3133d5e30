import { createHash, hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure, messageOf } from '../errors/failure.ts';
import { buildManifest } from './build-manifest.ts';
import type { WrittenFile } from './file-writer.ts';
import type { Manifest } from './manifest.ts';
import { isRedirect } from './redirect.ts';

/** Bytes read at once. Hashing costs more than reading: without promises for each file it takes half the time. */
const PIECE = 2 ** 20;
/** Files between two looks at what else there is to do. */
const PAUSE_EVERY = 64;
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
  const hashFile = createHasher(directory);
  const files: WrittenFile[] = [];
  for (const path of paths) {
    // Signals are heard only between pieces of work.
    if (files.length % PAUSE_EVERY === 0) await nextTurn();
    facts.signal.throwIfAborted();
    files.push(hashFile(path));
  }
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
    const paths: string[] = [];
    // Folder by folder: entries of a hundred thousand files at once would weigh as much as the manifest.
    const folders = [''];
    for (const folder of folders) {
      for (const entry of await readdir(join(directory, folder), { withFileTypes: true })) {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory()) folders.push(path);
        else if (entry.isFile() && !path.startsWith(`${OWN_FOLDER}/`)) paths.push(path);
      }
    }
    return paths;
  } catch (cause) {
    throw new Failure('E_DOCS_DIR', {
      what: 'The folder to publish cannot be read',
      value: directory,
      why: messageOf(cause),
      cause,
    });
  }
}

/** A reader that hashes one file after the other through one piece of memory. */
function createHasher(directory: string): (path: string) => WrittenFile {
  const memory = Buffer.allocUnsafeSlow(PIECE);
  return (path) => {
    const file = openSync(join(directory, ...path.split('/')), 'r');
    try {
      const first = memory.subarray(0, readSync(file, memory, 0, PIECE, 0));
      if (first.length < PIECE) {
        const digests = { sha256: hash('sha256', first), md5: hash('md5', first) };
        return { path, size: first.length, ...digests, isRedirect: isRedirect(path, first) };
      }
      const sha256 = createHash('sha256');
      const md5 = createHash('md5');
      let size = 0;
      for (let length = PIECE; length > 0; length = readSync(file, memory, 0, PIECE, size)) {
        sha256.update(memory.subarray(0, length));
        md5.update(memory.subarray(0, length));
        size += length;
      }
      return { path, size, sha256: sha256.digest('hex'), md5: md5.digest('hex'), isRedirect: false };
    } finally {
      closeSync(file);
    }
  };
}
