import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskFailure } from '../bundle/disk-failure.ts';
import { Failure } from '../errors/failure.ts';
import type { SiteFile } from '../site/site.ts';

/** Marks a folder that a sub-command made, and may therefore replace. */
const MARK = '.docs-export';

/**
 * Lets `work` write a site beside `out`, an absolute path, and swaps it in when it is whole. Throws E_INPUT_INVALID when
 * `out` holds what was not made here, and E_BUNDLE_WRITE for the disk.
 */
export async function writeFolder<T>(
  out: string,
  work: (write: (file: SiteFile) => void) => Promise<T>,
): Promise<T> {
  await requireReplaceable(out);
  await mkdir(dirname(out), { recursive: true });
  const beside = await mkdtemp(`${out}.building-`);
  try {
    const result = await work(createFolderWriter(beside));
    await mkdir(join(beside, MARK), { recursive: true });
    rmSync(out, { recursive: true, force: true });
    await rename(beside, out);
    return result;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

async function requireReplaceable(out: string): Promise<void> {
  const entries: readonly string[] = await readdir(out).catch(() => []);
  if (entries.length === 0 || entries.includes(MARK)) return;
  throw new Failure('E_INPUT_INVALID', {
    what: '--out',
    value: out,
    why: 'the folder holds files that were not built here, and would be replaced',
    fix: 'name an empty or new folder',
  });
}

/**
 * A writer of files below `root`. At once and not by the thread pool: the trips to it cost the building thread five
 * times what the writing costs.
 */
function createFolderWriter(root: string): (file: SiteFile) => void {
  const made = new Set<string>();
  return ({ path, bytes }) => {
    const target = join(root, ...path.split('/'));
    const folder = dirname(target);
    try {
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      writeFileSync(target, bytes);
    } catch (error) {
      throw diskFailure(error);
    }
  };
}
