import { extname } from 'node:path/posix';
import { decode } from '../../text/percent.ts';
import type { ProjectFiles } from '../project/files.ts';

/** The files of a project by their kinds; many may be asked for that it has not. */
const kinds = new WeakMap<ProjectFiles, ReadonlyMap<string, readonly string[]>>();

/** Files of the same kind: nobody means a picture who asks for a film. */
export function likeFiles(files: ProjectFiles, path: string): readonly string[] {
  const byKind = kinds.get(files) ?? Map.groupBy(files.paths, kindOf);
  kinds.set(files, byKind);
  return byKind.get(kindOf(path)) ?? [];
}

function kindOf(path: string): string {
  return extname(path).toLowerCase();
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
