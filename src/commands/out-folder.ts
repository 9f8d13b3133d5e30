import { mkdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '../errors/failure.ts';
import type { SiteFile } from '../site/site.ts';

/** Marks a folder that a sub-command made, and may therefore replace. */
const MARK = '.docs-export';
/** Files that other threads write while the build makes the next. */
const AT_ONCE = 16;

/**
 * Lets `work` write a site beside `out`, an absolute path, and swaps it in when it is whole. Throws E_INPUT_INVALID when
 * `out` holds what was not made here.
 */
export async function writeFolder<T>(
  out: string,
  work: (write: FolderWriter['write']) => Promise<T>,
): Promise<T> {
  await requireReplaceable(out);
  await mkdir(dirname(out), { recursive: true });
  const beside = await mkdtemp(`${out}.building-`);
  const writer = createFolderWriter(beside);
  try {
    const result = await work(writer.write);
    await writer.finish();
    await mkdir(join(beside, MARK), { recursive: true });
    rmSync(out, { recursive: true, force: true });
    await rename(beside, out);
    return result;
  } finally {
    await writer.finish().catch(() => {}); // told above
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

interface FolderWriter {
  /** Begins to write a file, once there is room for one more. Rejects when one before it could not be written. */
  write(file: SiteFile): Promise<void>;
  /** Waits until none is being written. */
  finish(): Promise<void>;
}

function createFolderWriter(root: string): FolderWriter {
  const made = new Set<string>();
  const writing: Promise<void>[] = [];
  let count = 0;
  return {
    async write({ path, bytes }) {
      const slot = count % AT_ONCE;
      count += 1;
      await writing[slot];
      const target = join(root, ...path.split('/'));
      const folder = dirname(target);
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      const written = writeFile(target, bytes);
      written.catch(() => {}); // told to whoever waits for the slot
      writing[slot] = written;
    },
    async finish() {
      const failed = (await Promise.allSettled(writing)).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
  };
}
