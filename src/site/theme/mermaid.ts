import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SiteFile } from '../site.ts';
import { mermaidScript } from './assets.generated.ts';

/** The diagram library, and the small script that draws with it; for sites with diagrams. */
export function mermaidFiles(): SiteFile[] {
  const library = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');
  return [
    { path: 'assets/mermaid/mermaid.min.js', bytes: readFileSync(library) },
    { path: 'assets/mermaid/mermaid.js', bytes: new TextEncoder().encode(mermaidScript) },
  ];
}
