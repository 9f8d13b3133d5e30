import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isFolder } from '../make-folder.ts';
import type { SiteFile } from '../site/site.ts';
import { piecesOf } from '../site/site-file.ts';

/** Files that take the place of those in a folder. Everything of it throws what the disk does. */
export interface FolderUpdate {
  /**
   * Takes a file of the site: at once and not by the thread pool, whose trips cost the building thread five times what
   * the writing costs.
   */
  write(file: SiteFile): void;
  /** Removes what is no longer there, and moves in what is new. The paths of both, and of files that are others now. */
  finish(): readonly string[];
}

/** Something in a folder; paths are relative, with `/`. */
interface Entry {
  readonly path: string;
  readonly isFile: boolean;
}

/**
 * An update of the folder `out` by way of `staging`, an empty folder within it: files that are as they were stay the
 * same files, with their times, and nothing is seen of the others before all are there. The folder itself stays, which
 * may be mounted there, or be looked at by a server.
 */
export function updateFolder(out: string, staging: string): FolderUpdate {
  const before = listFolder(out, staging);
  const files = new Set(before.entries.filter(({ isFile }) => isFile).map(({ path }) => path));
  const isThere = createComparison();
  const written = new Set<string>();
  const made = new Set<string>();
  const changed = new Set<string>();
  return {
    write(file) {
      const { path } = file;
      // Of two files at one path the last one counts.
      const mayBeThere = files.has(path) && !written.has(path);
      written.add(path);
      if (mayBeThere && isThere(`${out}/${path}`, piecesOf(file))) return;
      changed.add(path);
      const target = `${staging}/${path}`;
      const folder = dirname(target);
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      writePieces(target, piecesOf(file));
    },
    finish() {
      // Before anything comes: a disk that does not tell capitals apart would take a new name for the old one.
      for (const { path } of before.entries) {
        if (written.has(path)) continue;
        unlinkSync(join(out, path));
        changed.add(path);
      }
      for (const folder of before.folders.reverse()) removeIfEmpty(join(out, folder));
      moveInto(staging, out);
      return [...changed];
    },
  };
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

function writePieces(path: string, pieces: Iterable<Uint8Array>): void {
  const file = openSync(path, 'w');
  try {
    for (const piece of pieces) writeFileSync(file, piece);
  } finally {
    closeSync(file);
  }
}

/** Whether a file holds just these bytes; one that may not be read does not. */
function createComparison(): (path: string, pieces: Iterable<Uint8Array>) => boolean {
  // One for all: new memory costs more than reading into it.
  let held = Buffer.alloc(0);
  return (path, pieces) => {
    let file: number | undefined;
    try {
      file = openSync(path, 'r');
      let done = 0;
      let goesOn = true;
      for (const piece of pieces) {
        // One more, to see whether the file goes on.
        if (held.length <= piece.length) held = Buffer.allocUnsafe(2 * piece.length + 1);
        const length = readSync(file, held, 0, piece.length + 1, done);
        if (!held.subarray(0, Math.min(length, piece.length)).equals(piece)) return false;
        done += piece.length;
        goesOn = length > piece.length;
      }
      return !goesOn;
    } catch {
      return false;
    } finally {
      if (file !== undefined) closeSync(file);
    }
  };
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
