import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure, messageOf } from '../errors/failure.ts';
import { startThread } from '../workers/thread.ts';
import { type KnownFile, manifestInOrder } from './build-manifest.ts';
import { type FolderShares, hashedFiles, hashShares, sharesOf } from './folder-shares.ts';
import type { Manifest } from './manifest.ts';

/** From so many files on a thread pays: to start, it takes as long as hashing some hundred. */
const THREAD_FROM_FILES = 500;
/** Our own notes in a published folder are not part of the site. */
const OWN_FOLDER = '.docs-export';
/** Of a repository, which may hold a token of its checkout: never part of a site. */
const GIT = '.git';

export interface FolderFacts {
  readonly createdAt: Date;
  readonly signal: AbortSignal;
  /** Told of links, of what is neither a file nor a folder, and of git's own, where there are some: no part of the site. */
  readonly onLeft?: ((paths: readonly string[]) => void) | undefined;
  /** Asked when all files are hashed: what is known is not held once more. */
  readonly known?: KnownFile | undefined;
}

/**
 * Describes a site that lies in a folder, as if it had just been unpacked, but for MD5s, which few destinations ask
 * for; the digest of the bundle is that of the list of its files. Throws E_DOCS_DIR when the folder cannot be read.
 */
export async function manifestOfFolder(
  directory: string,
  { createdAt, signal, onLeft, known }: FolderFacts,
): Promise<Manifest> {
  const { shares, left } = sharesBelow(directory);
  if (left.length > 0) onLeft?.(left);
  await hashAll(shares, signal).catch((error: unknown) => {
    throw pathOf(error) === undefined ? error : unreadable('A file of the folder to publish', error);
  });
  const list = createHash('sha256');
  for (const { path, sha256 } of hashedFiles(shares)) list.update(`${sha256}  ${path}\n`);
  const facts = {
    createdAt,
    commit: null,
    run: null,
    exportJobId: 'none',
    exportVersion: null,
    bundleSha256: list.digest('hex'),
  };
  return manifestInOrder(hashedFiles(shares), facts, known);
}

/** A function of its own, so that a hundred thousand names do not stay beside the shares, which hold them in half. */
function sharesBelow(directory: string): { readonly shares: FolderShares; readonly left: readonly string[] } {
  const { paths, left } = pathsBelow(directory);
  return { shares: sharesOf(directory, paths.sort()), left };
}

/** Hashes files, with a thread beside this one where they are many. */
async function hashAll(shares: FolderShares, signal: AbortSignal): Promise<void> {
  const wantsThread = shares.ends.length >= THREAD_FROM_FILES && availableParallelism() > 1;
  const thread = wantsThread
    ? startThread<FolderShares, void>('docs-export hash', { nurseryMegabytes: 8, signal })
    : undefined;
  try {
    const theirs = thread?.ask(shares);
    // Told when all of ours are done.
    theirs?.catch(() => {});
    for (const _ of hashShares(shares)) {
      // Signals are heard only between pieces of work.
      await nextTurn();
      signal.throwIfAborted();
    }
    await theirs;
  } finally {
    await thread?.close();
  }
}

/** At once: while the rest of a program is loaded, each answer of the disk would wait for its turn. */
function pathsBelow(directory: string): { readonly paths: string[]; readonly left: string[] } {
  try {
    const paths: string[] = [];
    const left: string[] = [];
    // Folder by folder: entries of a hundred thousand files at once would weigh as much as the manifest.
    const folders = [''];
    for (const folder of folders) {
      for (const entry of readdirSync(join(directory, folder), { withFileTypes: true })) {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.name === GIT) left.push(path);
        else if (entry.isDirectory()) folders.push(path);
        else if (path.startsWith(`${OWN_FOLDER}/`)) continue;
        else if (entry.isFile()) paths.push(path);
        else left.push(path);
      }
    }
    return { paths, left };
  } catch (cause) {
    throw unreadable('The folder to publish', cause, directory);
  }
}

/** The path that an error of the system is about; from another thread only its words come. */
function pathOf(error: unknown): string | undefined {
  return error instanceof Error ? /^E[A-Z]+: .*, \w+ '(.*)'$/s.exec(error.message)?.[1] : undefined;
}

function unreadable(what: string, cause: unknown, given?: string): Failure {
  const value = given ?? pathOf(cause);
  const isUtf8 = value?.includes('\ufffd') !== true;
  return new Failure('E_DOCS_DIR', {
    what: `${what} cannot be read`,
    value,
    why: isUtf8 ? messageOf(cause) : 'its name is not UTF-8, as addresses must be',
    fix: isUtf8 ? 'check the path, from the current folder, and who may read it' : 'rename it',
    cause,
  });
}
