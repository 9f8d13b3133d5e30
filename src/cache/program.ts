import { createHash, hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where the bundle says which build it is (scripts/dist.ts). */
export const BUILD_ID = 'build-id';

/**
 * Tells versions of this program apart, and of Node.js: what one version has cached is of no use to another.
 */
export function programDigest(): string {
  return hash('sha256', process.version + filesDigest());
}

/** Tells versions of this program apart by the content of its own files; of the packages beside it the manifests count. */
export function filesDigest(): string {
  const here = import.meta.dirname;
  // Among the sources this file is in a room of its own; in the bundle it is beside all others.
  const root = import.meta.url.endsWith('.ts') ? join(here, '..') : here;
  const id = join(root, BUILD_ID);
  if (existsSync(id)) return hash('sha256', readFileSync(id));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === 'package.json' || (!file.includes('node_modules') && /\.[jt]s$/.test(file)),
  );
  const hashing = createHash('sha256');
  for (const file of files.sort()) hashing.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hashing.digest('hex');
}
