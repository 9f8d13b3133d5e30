import { lstatSync, readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isFolder } from '../../make-folder.ts';
import type { SiteFile } from '../../site/site.ts';
import { startThread } from '../../workers/thread.ts';
import { diskFailure } from '../disk-failure.ts';
import { WHOLE_BYTES } from './batch-filling.ts';
import type { FileBatch } from './file-batch.ts';
import { createFileBatches } from './file-batches.ts';
import { createStager } from './stage-files.ts';

/** Files that take the place of those in a folder. All of it throws and rejects with E_BUNDLE_WRITE for the disk. */
export interface FolderUpdate {
  /** Takes a file of the site; a promise only where it has to wait. */
  write(file: SiteFile): Promise<void> | undefined;
  /** Removes what is no longer there, and moves in what is new. The paths of both, and of files that are others now. */
  finish(): Promise<readonly string[]>;
  /** Ends all work at once; to be called in any case. */
  close(): Promise<void>;
}

/** Files that are written here before a thread is worth its start; to compare them takes less than half of it. */
const THREAD_FROM = 100;
/** About what a build that takes its pages from a cache makes before it hears of its threads again. */
const BATCHES_AHEAD = 24;

/** Something in a folder; paths are relative, with `/`. */
interface Entry {
  readonly path: string;
  readonly isFile: boolean;
}

/**
 * An update of the folder `out` by way of `staging`, an empty folder within it: files that are as they were stay the
 * same files, with their times, and nothing is seen of the others before all are there. The folder itself stays, which
 * may be mounted there, or be looked at by a server. Where there are many files, a thread compares and writes while
 * this one goes on with the site.
 */
export function updateFolder(out: string, staging: string): FolderUpdate {
  const before = atOnce(() => listFolder(out, staging));
  const there = before.entries.filter(({ isFile }) => isFile).map(({ path }) => path);
  const folder = { out, there, staging };
  const here = createStager(folder);
  const taken = new Set<string>();
  const changed = new Set<string>();
  const batches = createFileBatches<readonly string[]>({
    here: here.stage,
    startThread:
      availableParallelism() > 1
        ? () =>
            startThread<FileBatch, readonly string[]>('docs-export update', {
              data: folder,
              nurseryMegabytes: 4,
            })
        : undefined,
    isWorthThread: () => true,
    batchesAhead: BATCHES_AHEAD,
    onDone: (_, paths) => {
      for (const path of paths) changed.add(path);
    },
    failureOf: diskFailure,
  });
  const writeHere = (file: SiteFile, isAgain: boolean): void => {
    if (atOnce(() => here.stageFile(file, isAgain))) changed.add(file.path);
  };
  return {
    write(file) {
      const { path } = file;
      // Of two files at one path the last one counts.
      if (taken.has(path)) return batches.finish().then(() => writeHere(file, true));
      taken.add(path);
      // Of what is read piece by piece, nobody needs to hold the whole.
      const isLarge = file.pieces !== undefined || file.bytes.length > WHOLE_BYTES;
      if (isLarge || changed.size < THREAD_FROM) return void writeHere(file, false);
      return batches.begin(path, file.bytes.length, file.bytes);
    },
    async finish() {
      await batches.finish();
      atOnce(() => {
        // Before anything comes: a disk that does not tell capitals apart would take a new name for the old one.
        for (const { path } of before.entries) {
          if (taken.has(path)) continue;
          unlinkSync(join(out, path));
          changed.add(path);
        }
        for (const folder of before.folders.reverse()) removeIfEmpty(join(out, folder));
        moveInto(staging, out);
      });
      return [...changed];
    },
    close: batches.close,
  };
}

/** Throws E_BUNDLE_WRITE for what the disk does. */
function atOnce<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw diskFailure(error);
  }
}

/** What lies below a folder, links not followed, but for what lies in `left`; a folder comes before those in it. */
function listFolder(root: string, left: string): { entries: Entry[]; folders: string[] } {
  const entries: Entry[] = [];
  const folders: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) entries.push({ path, isFile: entry.isFile() });
      else if (join(root, path) !== left) {
        folders.push(path);
        visit(path);
      }
    }
  };
  visit('');
  return { entries, folders };
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}

/** Moves all that is in a folder into another, folders as a whole where there is none of that name. */
function moveInto(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const isThere =
      entry.isDirectory() && lstatSync(target, { throwIfNoEntry: false })?.isDirectory() === true;
    if (isThere) moveInto(source, target);
    else renameSync(source, target);
  }
}
