import type { ReadPieces } from './pieces.ts';
import { decodeText } from './text.ts';

/**
 * The files of a docs project, read on demand. Paths are relative to its root, with `/`, sorted by code unit, and their
 * accents are of one form; any form finds them.
 */
export interface ProjectFiles {
  readonly paths: readonly string[];
  has(path: string): boolean;
  /** The bytes of a file that is in `paths`; throws for any other. */
  read(path: string): Uint8Array;
  /** Reads a file that is too large to be held; undefined for any other, as in a store that holds all. */
  pieces?(path: string): ReadPieces | undefined;
  /** Why nothing at this path or below it is in the project, though there is something; undefined for other paths. */
  absence?(path: string): Absence | undefined;
  /** The same as text (UTF-8, or UTF-16 with a byte order mark; the mark removed), each line ending in `\n`. */
  readText(path: string): string;
}

/** Why what lies in the folder of a project is no part of it: a link that is not followed, or a rule of `.mintignore`. */
export type Absence = 'unfollowed' | 'ignored';

/** The pages and snippets among the files. */
export function markdownFiles({ paths }: ProjectFiles): string[] {
  return paths.filter((path) => /\.mdx?$/i.test(path));
}

/** A name whose accents may be written behind their letters (Unicode NFD), as some file systems do, in the usual form. */
export function inOneForm(name: string): string {
  return /[^\0-\x7f]/.test(name) ? name.normalize('NFC') : name;
}

/** A docs project over any store: the list of its files, and ways to read one of them. */
export function projectFiles(
  paths: Iterable<string>,
  load: (path: string) => Uint8Array,
  loadPieces?: (path: string) => ReadPieces | undefined,
  absent: Iterable<readonly [string, Absence]> = [],
): ProjectFiles {
  /** By their names in one form, those in the store; of two that only the form tells apart, the one in this form. */
  const stored = new Map<string, string>();
  for (const path of paths) {
    const name = inOneForm(path);
    if (name === path || !stored.has(name)) stored.set(name, path);
  }
  const find = (path: string): string => {
    const found = stored.get(inOneForm(path));
    if (found === undefined) throw new Error(`The docs project has no file ${path}`);
    return found;
  };
  const read = (path: string): Uint8Array => load(find(path));
  const absences = new Map([...absent].map(([path, why]) => [inOneForm(path), why]));
  return {
    paths: [...stored.keys()].sort(),
    has: (path) => stored.has(inOneForm(path)),
    read,
    absence: (path) => absences.get(inOneForm(path)),
    pieces: (path) => loadPieces?.(find(path)),
    readText: (path) => decodeText(read(path)),
  };
}

/** A docs project held in memory: path → content. */
export function projectOf(files: Readonly<Record<string, string | Uint8Array>>): ProjectFiles {
  const encoder = new TextEncoder();
  return projectFiles(Object.keys(files), (path) => {
    const content = files[path] ?? '';
    return typeof content === 'string' ? encoder.encode(content) : content;
  });
}
