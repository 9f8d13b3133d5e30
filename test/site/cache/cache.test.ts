import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSite } from '../../../src/site/build.ts';
import { projectOf } from '../../../src/site/project/files.ts';
import type { BuildCache } from '../../../src/site/site.ts';

const OPTIONS = { domain: 'docs.example.com', deploymentType: 'client-hosted' } as const;

/** A site as path → text, with what the build said of it. */
async function built(files: Record<string, string>, cache?: BuildCache): Promise<unknown> {
  const site = new Map<string, string>();
  const onFile = ({ path, bytes }: { path: string; bytes: Uint8Array }): void => {
    site.set(path, Buffer.from(bytes).toString('latin1'));
  };
  const summary = await buildSite(
    projectOf(files),
    OPTIONS,
    { onFile },
    cache === undefined ? {} : { cache },
  );
  return { site, summary };
}

function memoryCache(): BuildCache & { readonly hits: string[] } {
  const entries = new Map<string, Uint8Array>();
  const hits: string[] = [];
  return {
    hits,
    get(key) {
      const bytes = entries.get(key);
      if (bytes !== undefined) hits.push(key);
      return bytes;
    },
    keep: (key) => entries.has(key),
    put(key, bytes) {
      entries.set(key, bytes);
    },
  };
}

const SETTINGS = JSON.stringify({
  theme: 'mint',
  name: 'Cached',
  colors: { primary: '#0D9373' },
  navigation: { pages: ['a', 'b', 'c'] },
});

const FILES = [
  'a.mdx',
  'b.mdx',
  'c.mdx',
  'README.md',
  'snippets/part.mdx',
  'values.jsx',
  'images/x.png',
] as const;

/** Parts of pages that depend on other files: links, anchors, snippets, values, images, icons; and mistakes. */
const PARTS = [
  '# Title\n',
  '---\ntitle: Other\ndescription: Of it\n---\n',
  '## First heading\n',
  '## Second\n\n## Second\n',
  'Some *text* with `code`.\n',
  '[link](/b) and [anchor](/b#first-heading) and [near](/c#firstheading) and [none](/nowhere)\n',
  '[near](/a#second-2) [own](#second) [read](/README)\n',
  'import Part from "/snippets/part.mdx"\n\n<Part word="x" />\n',
  'import Part from "/README.md"\n\n<Part />\n',
  'import { value } from "/values.jsx"\n\n{value}\n',
  'export const value = <b>mine</b>\n',
  '![image](/images/x.png) ![missing](/images/y.png)\n',
  '<Card title="T" icon="rocket" href="/c">inside</Card>\n',
  '<Unknown>inside</Unknown> {unbound}\n',
  '```js title="x"\nconst a = 1;\n```\n',
  '```mermaid\ngraph TD\n```\n',
  '$x^2$\n',
  'broken <b\n',
];

const edit = fc.record({
  file: fc.constantFrom(...FILES),
  text: fc.array(fc.constantFrom(...PARTS), { maxLength: 4 }).map((parts) => parts.join('\n')),
  gone: fc.boolean(),
});

test('a build with a cache gives the same site and says the same as one without, after any edits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 8 }), async (edits) => {
      const cache = memoryCache();
      const files: Record<string, string> = { 'docs.json': SETTINGS, 'a.mdx': '# A\n', 'b.mdx': '# B\n' };
      for (const { file, text, gone } of edits) {
        if (gone && file !== 'a.mdx') delete files[file];
        else files[file] = text;
        expect(await built(files, cache)).toEqual(await built(files));
      }
    }),
    { numRuns: 25 },
  );
}, 300_000);

test('the page that opens the site follows the files that it imports', async () => {
  const files = {
    'docs.json': SETTINGS,
    'a.mdx': 'import Part from "/README.md"\n\n<Part />\n',
    'b.mdx': '# B\n',
  };
  const cache = memoryCache();
  await built({ ...files, 'README.md': 'Before\n' }, cache);
  const after = { ...files, 'README.md': 'After\n' };
  expect(await built(after, cache)).toEqual(await built(after));
});

test('a page that did not change is not rendered again, one that did is', async () => {
  const files = {
    'docs.json': SETTINGS,
    'a.mdx': '# A\n\n[to b](/b#one)',
    'b.mdx': '# B\n\n## One',
    'c.mdx': '# C',
  };
  const cache = memoryCache();
  await built(files, cache);
  expect(cache.hits).toEqual([]);
  await built({ ...files, 'c.mdx': '# Changed' }, cache);
  expect(cache.hits.filter((key) => key.startsWith('body'))).toHaveLength(2);
  cache.hits.length = 0;
  await built({ ...files, 'docs.json': SETTINGS.replace('Cached', 'Renamed') }, cache);
  expect(cache.hits.filter((key) => key.startsWith('body'))).toEqual([]);
});
