import { existsSync } from 'node:fs';
import { readdir, realpath, rm, rmdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { makeBeside } from '../bundle/beside.ts';
import { diskFailure, onDisk } from '../bundle/disk-failure.ts';
import { type FolderUpdate, updateFolder } from '../bundle/writing/folder-update.ts';
import { Failure } from '../errors/failure.ts';
import { makeFolder } from '../make-folder.ts';
import { leadsOutside } from '../outside.ts';

/** Marks a folder that a sub-command made, and may therefore replace. */
const MARK = '.docs-export';
/** What the mark may hold: notes of what was built and published. `run` keeps its own things under the same name. */
const NOTES = ['caddy', 'cloudfront-function.js', 'kept', 'manifest.json', 'nginx', 'part', 'previous.json'];
/** Where a site is written before it is whole; one that was broken off may lie there. */
const STAGING = 'site';

/** A folder whose loss nobody can mean. */
export interface Precious {
  /** "the docs project". */
  readonly what: string;
  /** Absolute. */
  readonly folder: string;
}

/**
 * Lets `work` write a site into `out`, an absolute path, where it is seen when it is whole. Files that are as they were
 * stay the same files, with their times. Throws E_INPUT_INVALID when `out` holds what was not made here or a folder that
 * is precious, and E_BUNDLE_WRITE for the disk.
 */
export async function writeFolder<T>(
  out: string,
  precious: readonly Precious[],
  work: (write: FolderUpdate['write']) => Promise<T>,
): Promise<T> {
  await requireReplaceable(out, precious);
  const mark = join(out, MARK);
  const isNew = [out, mark].filter((folder) => !existsSync(folder));
  const staging = await onDisk(async () => {
    makeFolder(mark);
    return makeBeside(join(mark, STAGING), 'building');
  });
  let update: FolderUpdate | undefined;
  try {
    update = updateFolder(out, staging);
    const result = await work(update.write);
    await update.finish();
    isNew.length = 0;
    return result;
  } finally {
    await update?.close();
    await rm(staging, { recursive: true, force: true });
    // What was not there is not there again.
    for (const folder of isNew.reverse()) await rmdir(folder).catch(() => {});
  }
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
  return names.every((name) => NOTES.includes(name) || name.startsWith(`${STAGING}.building-`));
}
