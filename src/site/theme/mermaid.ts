import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SiteFile } from '../site.ts';
import { mermaidScript } from './assets.generated.ts';

/** The modules of the library, of which a page loads those of its kinds of diagrams: about a quarter. */
const CHUNKS = 'chunks/mermaid.esm.min';

/**
 * The diagram library, and the small script that draws with it; for sites with diagrams. The library comes twice: as
 * modules, and whole, for pages that are opened from a disk, where browsers load no modules.
 */
export function mermaidFiles(): SiteFile[] {
  const library = join(createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js'), '..');
  const chunks = readdirSync(join(library, CHUNKS))
    .filter((name) => name.endsWith('.mjs'))
    .sort()
    .map((name) => `${CHUNKS}/${name}`);
  return [
    ...['mermaid.min.js', 'mermaid.esm.min.mjs', ...chunks].map((path) => ({
      path: `assets/mermaid/${path}`,
      bytes: readFileSync(join(library, path)),
    })),
    { path: 'assets/mermaid/mermaid.js', bytes: new TextEncoder().encode(mermaidScript) },
  ];
}
