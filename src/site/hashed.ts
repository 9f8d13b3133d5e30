import { createHash } from 'node:crypto';
import type { SiteFile } from './site.ts';

/** A site file whose name tells its content, so that hosts may let browsers keep it for good: `style.3f2a91cc.css`. */
export function hashed(path: string, content: string | Uint8Array): SiteFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { path: hashedPath(path, [bytes]), bytes };
}

/** The name of such a file, whose content may come in pieces. */
export function hashedPath(path: string, content: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const piece of content) hash.update(piece);
  const dot = path.lastIndexOf('.');
  return `${path.slice(0, dot)}.${hash.digest('hex').slice(0, 8)}${path.slice(dot)}`;
}

/** A file of the site with a text in it. */
export function textFile(path: string, content: string): SiteFile {
  return { path, bytes: new TextEncoder().encode(content) };
}
