import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure, messageOf } from '../errors/failure.ts';
import { startThread } from '../workers/thread.ts';
import { buildManifest } from './build-manifest.ts';
import type { WrittenFile } from './file-batch.ts';
import { askForMd5, type FolderShares, type HashedFile, hashShares, sharesOf } from './hash-file.ts';
import type { Manifest } from './manifest.ts';

/** From so many files on a thread pays: to start, it takes as long as hashing some hundred. */
const THREAD_FROM_FILES = 500;
/** Our own notes in a published folder are not part of the site. */
const OWN_FOLDER = '.docs-export';

/** The MD5 of a file at a path whose SHA-256 is this, where it is known. */
export type KnownMd5 = (path: string, sha256: string) => string | undefined;

export interface FolderFacts {
  readonly createdAt: Date;
  readonly signal: AbortSignal;
  /** MD5s from elsewhere, which may come while files are hashed; undefined when none will come. It does not reject. */
  readonly knownMd5?: Promise<KnownMd5 | undefined> | undefined;
}

/**
 * Describes a site that lies in a folder, as if it had just been unpacked; the digest of the bundle is that of the
 * list of its files. Throws E_DOCS_DIR when the folder cannot be read.
 */
export async function manifestOfFolder(directory: string, facts: FolderFacts): Promise<Manifest> {
  const paths = pathsBelow(directory);
  const files = await describeFiles(directory, paths, facts);
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

/** Describes files; an MD5 that is not known is made from one reading together with the SHA-256. */
async function describeFiles(
  directory: string,
  paths: readonly string[],
  { signal, knownMd5 }: Omit<FolderFacts, 'createdAt'>,
): Promise<WrittenFile[]> {
  const shares = sharesOf(directory, paths);
  if (knownMd5 === undefined) askForMd5(shares);
  void knownMd5?.then((known) => known ?? askForMd5(shares));
  const hashed = await hashFiles(shares, signal);
  const known = await knownMd5;
  const described: WrittenFile[] = [];
  const again: string[] = [];
  for (const file of hashed) {
    const md5 = file.md5 ?? known?.(file.path, file.sha256);
    if (md5 === undefined) again.push(file.path);
    else described.push({ ...file, md5 });
  }
  return again.length === 0
    ? described
    : [...described, ...(await describeFiles(directory, again, { signal }))];
}

/** Hashes files, with a thread beside this one where they are many; in no order. */
async function hashFiles(shares: FolderShares, signal: AbortSignal): Promise<HashedFile[]> {
  const wantsThread = shares.paths.length >= THREAD_FROM_FILES && availableParallelism() > 1;
  const thread = wantsThread
    ? startThread<FolderShares, HashedFile[]>('docs-export hash', { nurseryMegabytes: 8, signal })
    : undefined;
  try {
    const theirs = thread?.ask(shares);
    // Told when all of ours are done.
    theirs?.catch(() => {});
    const files: HashedFile[] = [];
    for (const some of hashShares(shares)) {
      files.push(...some);
      // Signals are heard only between pieces of work.
      await nextTurn();
      signal.throwIfAborted();
    }
    return files.concat((await theirs) ?? []);
  } finally {
    await thread?.close();
  }
}

/** At once: while the rest of a program is loaded, each answer of the disk would wait for its turn. */
function pathsBelow(directory: string): string[] {
  try {
    const paths: string[] = [];
    // Folder by folder: entries of a hundred thousand files at once would weigh as much as the manifest.
    const folders = [''];
    for (const folder of folders) {
      for (const entry of readdirSync(join(directory, folder), { withFileTypes: true })) {
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
