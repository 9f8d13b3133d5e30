import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ExportedSite } from './export.ts';

/**
 * Bytes of script, compressed, that a usual page loads: the listed page in the middle by size among those without
 * math, diagrams and a console, with its scripts inside and outside. Undefined for a site without such a page.
 */
export async function usualScriptBytes(
  { directory, manifest }: ExportedSite,
  listed: readonly string[],
): Promise<number | undefined> {
  const pages = listed
    .flatMap((path) => {
      const size = manifest.files[`${path}.html`]?.size;
      return size === undefined ? [] : [{ file: `${path}.html`, size }];
    })
    .sort((a, b) => a.size - b.size || (a.file < b.file ? -1 : 1));
  const order = pages
    .toSpliced(0, Math.floor(pages.length / 2))
    .concat(pages.slice(0, Math.floor(pages.length / 2)));
  for (const { file } of order) {
    const html = await readFile(join(directory, file), 'utf8');
    if (/class="(?:mermaid|katex|api-try)/.test(html)) continue;
    let bytes = 0;
    for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/type="(?!module|text\/javascript)/.test(attributes)) continue;
      const source = /src="([^"]+)"/.exec(attributes)?.[1];
      const text =
        source === undefined
          ? code
          : await readFile(join(directory, posix.join(posix.dirname(file), source.replace(/[?#].*/, ''))));
      bytes += gzipSync(text).length;
    }
    return bytes;
  }
  return undefined;
}
