import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PartFiles } from '../site/shard/fit.ts';

/** A part of a site that lies in a folder. */
export function partFolder(folder: string): PartFiles {
  const root = resolve(folder);
  return { name: folder, read: (path) => readFileSync(join(root, path)) };
}
