import { closeSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SiteFile } from '../../site/site.ts';
import { piecesOf } from '../../site/site-file.ts';
import type { FileBatch } from './file-batch.ts';

/** A folder whose files others take the place of. */
export interface UpdatedFolder {
  readonly out: string;
  /** The files in it; relative, with `/`. */
  readonly there: readonly string[];
  /** Where files are written that are not so in it. */
  readonly staging: string;
}

/** Writes the files that are not in a folder as they shall be. All of it throws what the disk does. */
export interface Stager {
  /** The paths of those that it wrote, of whole files. */
  stage(batch: FileBatch): readonly string[];
  /** Whether it wrote the file. `isAgain` where one of its path was taken before, which does not count then. */
  stageFile(file: SiteFile, isAgain: boolean): boolean;
}

/** It works at once and not by the thread pool, whose trips cost five times what the writing costs. */
export function createStager({ out, there, staging }: UpdatedFolder): Stager {
  const files = new Set(there);
  const isAs = createComparison();
  const made = new Set<string>();
  const write = (path: string, pieces: Iterable<Uint8Array>): void => {
    const target = `${staging}/${path}`;
    const folder = dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    writePieces(target, pieces);
  };
  const stageFile = (file: SiteFile, isAgain: boolean): boolean => {
    const { path } = file;
    if (!isAgain && files.has(path) && isAs(`${out}/${path}`, piecesOf(file))) return false;
    write(path, piecesOf(file));
    return true;
  };
  return {
    stage({ paths, lengths, bytes }) {
      let end = 0;
      return paths.filter((path, at) => {
        const start = end;
        end += lengths[at] ?? 0;
        return stageFile({ path, bytes: bytes.subarray(start, end) }, false);
      });
    },
    stageFile,
  };
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
