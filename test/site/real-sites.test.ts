import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../src/site/build.ts';
import { openProjectFolder } from '../../src/site/project/folder.ts';

const SITES = fileURLToPath(new URL('../../../shared/sites', import.meta.url));
/** The smaller ones, twice each; `npm run test:sites` builds all of them. */
const MOST_PAGES = 100;

function smallSites(): string[] {
  if (!existsSync(SITES)) return [];
  const folders = readdirSync(SITES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => pages(name) <= MOST_PAGES);
}

function pages(name: string): number {
  return readdirSync(`${SITES}/${name}`, { recursive: true }).filter((path) => String(path).endsWith('.mdx'))
    .length;
}

const sites = smallSites();
const reason = sites.length === 0 ? ' (skipped: there are none beside this checkout)' : '';

describe.skipIf(names().length === 0)(
  'a real docs project (skipped: there are none beside this checkout)',
  () => {
    it.each(sites)(
      '%s builds twice to the same bytes, every page with a title and no raw object',
      async (name) => {
        const files = await openProjectFolder(`${SITES}/${name}`);
        const build = async (): Promise<Map<string, string>> => {
          const written = new Map<string, string>();
          const options = { domain: 'docs.example.com', deploymentType: 'air-gapped' } as const;
          await buildSite(files, options, {
            onFile: ({ path, bytes }) => void written.set(path, Buffer.from(bytes).toString('latin1')),
          });
          return written;
        };
        const first = await build();
        expect(first.has('index.html')).toBe(true);
        for (const [path, html] of first) {
          if (!path.endsWith('.html')) continue;
          expect(html, path).toMatch(/<title>[^<]+<\/title>/);
          expect(html, path).not.toContain('[object Object]');
        }
        const second = await build();
        expect([...second.keys()]).toEqual([...first.keys()]);
        expect([...second].filter(([path, text]) => first.get(path) !== text).map(([path]) => path)).toEqual(
          [],
        );
      },
    );
  },
);
