import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskFailure, onDisk } from '../bundle/disk-failure.ts';
import { Failure } from '../errors/failure.ts';
import type { SiteFile } from '../site/site.ts';

/** Marks a folder that a sub-command made, and may therefore replace. */
const MARK = '.docs-export';

/**
 * Lets `work` write a site beside `out`, an absolute path, and swaps it in when it is whole. Files that are as they were
 * stay the same files, with their times. Throws E_INPUT_INVALID when `out` holds what was not made here, and
 * E_BUNDLE_WRITE for the disk.
 */
export async function writeFolder<T>(
  out: string,
  work: (write: (file: SiteFile) => void) => Promise<T>,
): Promise<T> {
  await requireReplaceable(out);
  const beside = await onDisk(async () => {
    await mkdir(dirname(out), { recursive: true });
    return mkdtemp(`${out}.building-`);
  });
  try {
    const result = await work(createFolderWriter(beside, out));
    await onDisk(async () => {
      await mkdir(join(beside, MARK), { recursive: true });
      await swapIn(beside, out);
    });
    return result;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** Puts a folder in the place of another, which is only removed then: one that is mounted there cannot be replaced. */
async function swapIn(beside: string, out: string): Promise<void> {
  const before = `${beside}.before`;
  await rename(out, before).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  try {
    await rename(beside, out);
  } catch (error) {
    await rename(before, out).catch(() => {});
    throw error;
  }
  // At once: by the thread pool thousands of files take several times as long.
  rmSync(before, { recursive: true, force: true });
}

async function requireReplaceable(out: string): Promise<void> {
  const entries: readonly string[] | undefined = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    if (error.code === 'ENOENT') return [];
    throw diskFailure(error);
  });
  if (entries?.length === 0 || entries?.includes(MARK)) return;
  throw new Failure('E_INPUT_INVALID', {
    what: '--out',
    value: out,
    why:
      entries === undefined
        ? 'it is a file, and would be replaced'
        : 'the folder holds files that were not built here, and would be replaced',
    fix: 'name an empty or new folder',
  });
}

/**
 * A writer of files below `root`, in place of `before`. At once and not by the thread pool: the trips to it cost the
 * building thread five times what the writing costs.
 */
function createFolderWriter(root: string, before: string): (file: SiteFile) => void {
  const made = new Set<string>();
  const isAgain = existsSync(before);
  return ({ path, bytes }) => {
    const target = `${root}/${path}`;
    const folder = dirname(target);
    try {
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      if (!isAgain || !takeOver(`${before}/${path}`, target, bytes)) writeFileSync(target, bytes);
    } catch (error) {
      throw diskFailure(error);
    }
  };
}

/** Gives the file `from` the name `to` as well, where it holds these bytes: far less work than a new file on many disks. */
function takeOver(from: string, to: string, bytes: Uint8Array): boolean {
  const stats = lstatSync(from, { throwIfNoEntry: false });
  if (stats?.isFile() !== true || stats.size !== bytes.byteLength) return false;
  try {
    if (!readFileSync(from).equals(bytes)) return false;
    linkSync(from, to);
    return true;
  } catch {
    // A file of another user, a disk without links, …: it is written anew.
    return false;
  }
}
