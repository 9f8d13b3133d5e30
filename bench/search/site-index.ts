import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type PageShard,
  SEARCH_FOLDER,
  type SearchManifest,
  type SearchPage,
} from '../../src/site/search/format.ts';

/** The search index of a built site, as its browser script reads it. */
export interface SiteIndex {
  /** A file of it by its name, with its size in bytes as hosts send it. */
  read(name: string): { readonly size: number; readonly data: unknown };
  readonly pages: readonly { readonly page: SearchPage; readonly scope: string }[];
}

export function openSiteIndex(site: string): SiteIndex {
  const cache = new Map<string, { size: number; data: unknown }>();
  const read: SiteIndex['read'] = (name) => {
    const known = cache.get(name);
    if (known !== undefined) return known;
    const text = readFileSync(path.join(site, SEARCH_FOLDER, name), 'utf8');
    const data: unknown = JSON.parse(`[${text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))}]`)[1];
    const made = { size: gzipSync(text).byteLength, data };
    cache.set(name, made);
    return made;
  };
  const { pageFiles, scopes, scopeOf } = read('index.js').data as SearchManifest;
  const pages = pageFiles
    .flatMap((name) => read(name).data as PageShard)
    .map((page, number) => ({ page, scope: scopes[scopeOf[number] ?? 0] ?? '/' }));
  return { read, pages };
}
