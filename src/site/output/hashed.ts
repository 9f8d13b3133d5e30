import { createHash } from 'node:crypto';
import type { SiteFile } from '../site.ts';

/** A site file whose name tells its content, so that hosts may let browsers keep it for good: `style.3f2a91cc.css`. */
export function hashed(path: string, content: string | Uint8Array): SiteFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const dot = path.lastIndexOf('.');
  return { path: `${path.slice(0, dot)}.${digest}${path.slice(dot)}`, bytes };
}

export function textFile(path: string, content: string): SiteFile {
  return { path, bytes: new TextEncoder().encode(content) };
}
