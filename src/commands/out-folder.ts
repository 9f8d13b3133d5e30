import {
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { makeBeside } from '../bundle/beside.ts';
import { diskFailure, onDisk } from '../bundle/disk-failure.ts';
import { Failure } from '../errors/failure.ts';
import { makeFolder } from '../make-folder.ts';
import { leadsOutside } from '../outside.ts';
import type { SiteFile } from '../site/site.ts';

/** Marks a folder that a sub-command made, and may therefore replace. */
const MARK = '.docs-export';
/** What the mark may hold: notes of what was built and published. `run` keeps its own things under the same name. */
const NOTES = ['cloudfront-function.js', 'kept', 'manifest.json', 'nginx', 'part', 'previous.json'];

/** A folder whose loss nobody can mean. */
export interface Precious {
  /** "the docs project". */
  readonly what: string;
  /** Absolute. */
  readonly folder: string;
}

/**
 * Lets `work` write a site beside `out`, an absolute path, and swaps it in when it is whole. Files that are as they were
 * stay the same files, with their times. Throws E_INPUT_INVALID when `out` holds what was not made here or a folder that
 * is precious, and E_BUNDLE_WRITE for the disk.
 */
export async function writeFolder<T>(
  out: string,
  precious: readonly Precious[],
  work: (write: (file: SiteFile) => void) => Promise<T>,
): Promise<T> {
  await requireReplaceable(out, precious);
  const beside = await onDisk(async () => {
    makeFolder(dirname(out));
    return makeBeside(out, 'building');
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

async function requireReplaceable(out: string, precious: readonly Precious[]): Promise<void> {
  const entries: readonly string[] | undefined = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    if (error.code === 'ENOENT') return [];
    throw diskFailure(error);
  });
  if (entries === undefined) throw refusal(out, 'it is a file, and would be replaced', 'an empty or new');
  for (const { what, folder } of precious)
    if (await holds(out, folder))
      throw refusal(out, `it holds ${what}, and its whole content would be replaced`, 'another');
  if (entries.length === 0 || (entries.includes(MARK) && (await isMark(join(out, MARK))))) return;
  throw refusal(
    out,
    'the folder holds files that were not built here, and would be replaced',
    'an empty or new',
  );
}

function refusal(value: string, why: string, wanted: string): Failure {
  return new Failure('E_INPUT_INVALID', { what: '--out', value, why, fix: `name ${wanted} folder` });
}

/** Whether a folder is or lies in another, links followed. */
async function holds(out: string, folder: string): Promise<boolean> {
  const [around, inside] = await Promise.all([out, folder].map((path) => realpath(path).catch(() => path)));
  return !leadsOutside(relative(around ?? out, inside ?? folder));
}

async function isMark(path: string): Promise<boolean> {
  const names = await readdir(path).catch((): readonly string[] => []);
  return names.every((name) => NOTES.includes(name));
}

/**
 * A writer of files below `root`, in place of `before`. At once and not by the thread pool: the trips to it cost the
 * building thread five times what the writing costs.
 */
function createFolderWriter(root: string, before: string): (file: SiteFile) => void {
  const made = new Set<string>();
  const takeOver = existsSync(before) ? createTakeOver() : () => false;
  return ({ path, bytes }) => {
    const target = `${root}/${path}`;
    const folder = dirname(target);
    try {
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      if (!takeOver(`${before}/${path}`, target, bytes)) writeFileSync(target, bytes);
    } catch (error) {
      throw diskFailure(error);
    }
  };
}

/** Gives files a second name where they hold what is to be written: far less work than new ones on many disks. */
function createTakeOver(): (from: string, to: string, bytes: Uint8Array) => boolean {
  // One for all: new memory costs more than reading into it.
  let held = Buffer.alloc(0);
  const holds = (path: string, bytes: Uint8Array): boolean => {
    const file = openSync(path, 'r');
    try {
      if (held.length < bytes.length) held = Buffer.allocUnsafe(2 * bytes.length);
      return held.subarray(0, readSync(file, held, 0, bytes.length, 0)).equals(bytes);
    } finally {
      closeSync(file);
    }
  };
  return (from, to, bytes) => {
    try {
      const stats = lstatSync(from, { throwIfNoEntry: false });
      if (stats?.isFile() !== true || stats.size !== bytes.length || !holds(from, bytes)) return false;
      linkSync(from, to);
      return true;
    } catch {
      // A file of another user, a disk without links, …: it is written anew.
      return false;
    }
  };
}
