import type { ProjectFiles } from './project/files.ts';
import type { SiteFile } from './site.ts';

/** A file of the project as one of its site. */
export function asSiteFile(files: ProjectFiles, path: string): SiteFile {
  const pieces = files.pieces?.(path);
  if (pieces === undefined) return { path, bytes: files.read(path) };
  return {
    path,
    pieces,
    get bytes() {
      return files.read(path);
    },
  };
}

/** The same file at another path. */
export function placedAt(path: string, file: SiteFile): SiteFile {
  return {
    path,
    pieces: file.pieces,
    get bytes() {
      return file.bytes;
    },
  };
}

/** The bytes of a file, of a large one piece by piece, each in memory that the next one takes again. */
export function piecesOf(file: SiteFile): Iterable<Uint8Array> {
  return file.pieces?.() ?? [file.bytes];
}
