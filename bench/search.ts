import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findResults } from '../src/site/search/results.ts';
import { tokens } from '../src/site/search/tokens.ts';
import { measure } from './build/measure.ts';
import { benchPages } from './build/pages.ts';
import { writeDocsProject } from './build/projects.ts';
import { firsts } from './search/firsts.ts';
import { openSiteIndex, type SiteIndex } from './search/site-index.ts';

/**
 * What a reader downloads for one query, with nothing in the browser's cache: the manifest, the shards of terms, and
 * the shards of the pages looked at, compressed as hosts send them; and how often the page that is meant comes first.
 * `npm run bench -- search [--pages 5000] [--site DIR]`, the latter for a site that is built already.
 */

const QUERIES = 500;

const { values: flags } = parseArgs({
  options: { pages: { type: 'string', default: '5000' }, site: { type: 'string' } },
});
const pages = benchPages(Number(flags.pages));
const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
try {
  const index = openSiteIndex(flags.site ?? build());
  const sizes = await downloads(index);
  const at = (share: number): string =>
    `${((sizes[Math.floor(share * (sizes.length - 1))] ?? Number.NaN) / 1000).toFixed(0)} KB`;
  console.log(`| pages | queries | median | 95 % | most |
| ---: | ---: | ---: | ---: | ---: |
| ${index.pages.length} | ${sizes.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |

| typed | its page comes first |
| --- | ---: |`);
  for (const [kind, share] of await firsts(index)) console.log(`| ${kind} | ${(100 * share).toFixed(0)} % |`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function build(): string {
  const docs = path.join(folder, 'docs');
  const out = path.join(folder, 'out');
  writeDocsProject(docs, pages);
  const program = path.join(import.meta.dirname, '..', 'src', 'cli.ts');
  measure(process.execPath, [program, 'build', docs, '--out', out], path.join(folder, 'time'));
  return out;
}

/** Bytes for each query, sorted: words and pairs of words from the pages, beginnings, and typing mistakes. */
async function downloads({ read }: SiteIndex): Promise<number[]> {
  const sizes: number[] = [];
  for (const query of queries()) {
    const loaded = new Set<string>();
    await findResults(query, '/', async (name) => {
      loaded.add(name);
      return read(name).data;
    });
    sizes.push([...loaded].reduce((sum, name) => sum + read(name).size, 0));
  }
  return sizes.sort((a, b) => a - b);
}

function queries(): string[] {
  return Array.from({ length: QUERIES }, (_, n) => {
    const page = pages[(n * 7919) % pages.length];
    const found = tokens(page?.text ?? '', '').filter((word) => word.length > 3);
    const [one = '', other = ''] = [found[n % found.length], found[(n * 31 + 7) % found.length]];
    if (n % 4 === 0) return one;
    if (n % 4 === 1) return `${one} ${other}`;
    return n % 4 === 2 ? one.slice(0, 3) : `${one.slice(0, 2)}q${one.slice(3)}`;
  });
}
