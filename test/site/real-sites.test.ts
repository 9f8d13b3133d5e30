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
  const paths = readdirSync(`${SITES}/${name}`, { recursive: true });
  return paths.filter((path) => String(path).endsWith('.mdx')).length;
}

async function build(name: string): Promise<Map<string, string>> {
  const written = new Map<string, string>();
  const options = { domain: 'docs.example.com', deploymentType: 'air-gapped' } as const;
  await buildSite(await openProjectFolder(`${SITES}/${name}`), options, {
    onFile({ path, bytes }) {
      written.set(path, Buffer.from(bytes).toString('latin1'));
    },
  });
  return written;
}

const sites = smallSites();
const reason = sites.length === 0 ? ' (skipped: there are none beside this checkout)' : '';

describe.skipIf(sites.length === 0)(`a real docs project${reason}`, () => {
  it.for(sites)(
    '%s builds twice to the same bytes, every page with a title and no raw object',
    async (name) => {
      const first = await build(name);
      expect(first.has('index.html')).toBe(true);
      for (const [path, html] of first) {
        if (!path.endsWith('.html')) continue;
        expect(html, path).toMatch(/<title>[^<]+<\/title>/);
        expect(html, path).not.toContain('[object Object]');
      }
      const second = await build(name);
      expect([...second.keys()]).toEqual([...first.keys()]);
      const different = [...second].filter(([path, text]) => first.get(path) !== text);
      expect(different.map(([path]) => path)).toEqual([]);
    },
  );
});
