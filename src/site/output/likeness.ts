import { extname } from 'node:path/posix';
import type { ProjectFiles } from '../project/files.ts';
import { decode } from './hrefs.ts';

/** Files of the same kind: nobody means a picture who asks for a film. */
export function likeFiles(files: ProjectFiles, path: string): string[] {
  const end = extname(path).toLowerCase();
  return files.paths.filter((file) => extname(file).toLowerCase() === end);
}

/** A file of the project that an address on another host may be a copy of: folder and name are the same. */
export function sameFile(files: ProjectFiles, address: string): string | undefined {
  const parts = decode(address.replace(/[?#].*$/, ''))
    .split('/')
    .slice(3);
  return parts
    .slice(0, -1)
    .map((_, index) => parts.slice(index).join('/'))
    .find((path) => files.has(path));
}
