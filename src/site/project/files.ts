import { decodeText } from './text.ts';

/** The files of a docs project, read on demand. Paths are relative to its root, with `/`, sorted by code unit. */
export interface ProjectFiles {
  readonly paths: readonly string[];
  has(path: string): boolean;
  /** The bytes of a file that is in `paths`; throws for any other. */
  read(path: string): Uint8Array;
  /** The same as text (UTF-8, or UTF-16 with a byte order mark; the mark removed). */
  readText(path: string): string;
}

/** The pages and snippets among the files. */
export function markdownFiles({ paths }: ProjectFiles): string[] {
  return paths.filter((path) => /\.mdx?$/.test(path));
}

/** A docs project over any store: the list of its files, and a way to read one of them. */
export function projectFiles(paths: Iterable<string>, load: (path: string) => Uint8Array): ProjectFiles {
  const sorted = [...new Set(paths)].sort();
  const known = new Set(sorted);
  const read = (path: string): Uint8Array => {
    if (!known.has(path)) throw new Error(`The docs project has no file ${path}`);
    return load(path);
  };
  return {
    paths: sorted,
    has: (path) => known.has(path),
    read,
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
