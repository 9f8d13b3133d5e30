import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportedSite } from './export.ts';

/** What a page is to a reader, by what stands on it. */
export type Kind = 'home' | 'landing' | 'guide' | 'endpoint' | 'changes' | 'table' | 'diagram' | 'math';

const occurrences = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

/** The kinds besides the home page, the rarest first: a page is of the first one that fits. */
const KINDS: readonly (readonly [Kind, (html: string) => boolean])[] = [
  ['endpoint', (html) => html.includes('class="api-main')],
  ['changes', (html) => occurrences(html, /class="c-update[ "]/g) >= 2],
  ['math', (html) => html.includes('class="katex')],
  ['diagram', (html) => html.includes('class="mermaid')],
  ['landing', (html) => occurrences(html, /class="c-card[ "]/g) >= 4],
  ['guide', (html) => occurrences(html, /class="c-code[ "]/g) >= 3],
  ['table', (html) => occurrences(html, /<table/g) >= 2],
];

/** One page of each kind that the site has, among `pages` (site paths): the home page first. */
export async function pagesByKind(
  { directory }: ExportedSite,
  pages: readonly string[],
): Promise<ReadonlyMap<Kind, string>> {
  const found = new Map<Kind, string>([['home', 'index']]);
  // From the middle: the first pages of a list are rarely like the others.
  const middle = Math.floor(pages.length / 2);
  for (const path of [...pages.slice(middle), ...pages.slice(0, middle)]) {
    const html = await readFile(join(directory, `${path}.html`), 'utf8');
    const kind = KINDS.find(([, fits]) => fits(html))?.[0];
    if (kind !== undefined && !found.has(kind)) found.set(kind, path);
    if (found.size > KINDS.length) break;
  }
  return found;
}
