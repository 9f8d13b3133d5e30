import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSite } from '../../../src/site/build.ts';
import { projectOf } from '../../../src/site/project/files.ts';
import type { BuildCache } from '../../../src/site/site.ts';
import { ICON, PICTURE } from '../../support/docs-project.ts';
import { memoryCache } from '../../support/memory-cache.ts';
import { DRAWN, highlighters } from '../support.ts';

const OPTIONS = { domain: 'docs.example.com', deploymentType: 'client-hosted' } as const;

/** A site as path → text, with what the build said of it. */
async function built(files: Record<string, string>, cache?: BuildCache): Promise<unknown> {
  const site = new Map<string, string>();
  const onFile = ({ path, bytes }: { path: string; bytes: Uint8Array }): void => {
    site.set(path, Buffer.from(bytes).toString('latin1'));
  };
  const summary = await buildSite(projectOf(files), OPTIONS, { onFile }, { cache, highlighters });
  return { site, summary };
}

const settingsWith = (more: object): string =>
  JSON.stringify({ theme: 'mint', name: 'Cached', colors: { primary: '#0D9373' }, ...PICTURE, ...more });

const SETTINGS = settingsWith({ navigation: { pages: ['a', 'b', 'c'] } });

/** Settings that move pages, add some, or lead links elsewhere; one gives its pages other words. */
const ALL_SETTINGS = [
  SETTINGS,
  settingsWith({ ...DRAWN, navigation: { pages: ['c', 'guides/b', 'a', 'nowhere'] } }),
  settingsWith({
    navigation: {
      groups: [
        { group: 'One', pages: ['a', 'values'] },
        { group: 'Two', pages: ['b', 'a'] },
      ],
    },
  }),
  settingsWith({
    navigation: { pages: ['a', 'b'] },
    redirects: [
      { source: '/nowhere', destination: '/b' },
      { source: '/', destination: '/b' },
    ],
  }),
  settingsWith({
    navigation: {
      languages: [
        { language: 'fr', pages: ['a', 'b'] },
        { language: 'en', pages: ['c'] },
      ],
    },
  }),
  settingsWith({
    navigation: { pages: ['b', 'nowhere', 'a'] },
    fonts: { family: 1 },
    search: { unheard: 1 },
  }),
  settingsWith({ navigation: { $ref: 'values.json' }, banner: { content: 'Now' } }),
  settingsWith({
    navigation: {
      groups: [
        { group: 'API', openapi: 'api.json' },
        { group: 'More', pages: ['a', 'b'] },
      ],
    },
  }),
  settingsWith({
    navigation: { pages: ['a', 'GET /pets'] },
    api: { openapi: 'api.json' },
    variables: { x: 'y' },
  }),
];

const FILES = [
  'favicon.ico',
  'a.mdx',
  'b.mdx',
  'c.mdx',
  'guides/b.mdx',
  'README.md',
  'snippets/part.mdx',
  'values.jsx',
  'values.mdx',
  'images/x.png',
] as const;

const API = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': {
      get: { summary: 'All', description: 'See [b](/b#one).', responses: { 200: { description: 'Fine' } } },
    },
  },
});

/** Parts of pages that depend on other files: links, anchors, snippets, values, images, icons; and mistakes. */
const PARTS = [
  '# Title\n',
  '---\ntitle: Other\ndescription: Of it\n---\n',
  '## First heading\n',
  '## Second\n\n## Second\n',
  'Some *text* with `code`.\n',
  '[link](/b) and [anchor](/b#first-heading) and [near](/c#firstheading) and [none](/nowhere)\n',
  'Only [b](/b).\n',
  'Only [c](/c) and [guide](/guides/b).\n',
  'Only [near](../b).\n',
  '[near](/a#second-2) [own](#second) [read](/README)\n',
  'import Part from "/snippets/part.mdx"\n\n<Part word="x" />\n',
  'import Part from "/README.md"\n\n<Part />\n',
  'import { value } from "/values.jsx"\n\n{value}\n',
  'import Values from "/values"\n\n<Values />\n',
  '[up](../b) [beside](b) [guide](/guides/b#one) [home](/) [file](/images/x.png)\n\n## One\n',
  '---\nopenapi: GET /pets\n---\n',
  '{{x}} <Note>Said</Note>\n',
  'export const value = <b>mine</b>\n',
  '![image](/images/x.png) ![missing](/images/y.png)\n',
  '<Card title="T" icon="rocket" href="/c">inside</Card>\n',
  '<Unknown>inside</Unknown> {unbound}\n',
  '```js title="x"\nconst a = 1;\n```\n',
  '```mermaid\ngraph TD\n```\n',
  '$x^2$\n',
  'broken <b\n',
];

const edit = fc.oneof(
  fc.record({
    file: fc.constantFrom(...FILES),
    text: fc.array(fc.constantFrom(...PARTS), { maxLength: 4 }).map((parts) => parts.join('\n')),
    gone: fc.boolean(),
  }),
  fc.record({
    file: fc.constant('docs.json'),
    text: fc.constantFrom(...ALL_SETTINGS),
    gone: fc.constant(false),
  }),
);

test('a build with a cache gives the same site and says the same as one without, after any edits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 8 }), async (edits) => {
      const cache = memoryCache();
      const files: Record<string, string> = {
        ...ICON,
        'docs.json': SETTINGS,
        'a.mdx': '# A\n',
        'b.mdx': '# B\n',
        'values.json': '{ "pages": ["b", "a"] }',
        'api.json': API,
      };
      for (const { file, text, gone } of edits) {
        if (gone && file !== 'a.mdx') delete files[file];
        else files[file] = text;
        expect(await built(files, cache)).toEqual(await built(files));
      }
    }),
    { numRuns: 10 },
  );
}, 300_000);

test('settings that did not change are not read again, and what is wrong with them is told as before', async () => {
  const navigation = '{\n  "pages": [\n    "a",\n    "b",\n    "nowhere"\n  ]\n}';
  const files = {
    'docs.json': settingsWith({ unheard: 1, navigation: { $ref: 'navigation.json' } }),
    'navigation.json': navigation,
    'a.mdx': '# A',
    'b.mdx': '# B',
  };
  const cache = memoryCache();
  await built(files, cache);
  expect(await built(files, cache)).toEqual(await built(files));
  expect(cache.hits.filter((key) => key.startsWith('settings'))).toHaveLength(2);
  const moved = { ...files, 'navigation.json': navigation.replace('"a",\n', '') };
  expect(await built(moved, cache)).toEqual(await built(moved));
  const wrong = { ...files, 'docs.json': files['docs.json'].replace('#0D9373', 'red') };
  for (let time = 0; time < 2; time += 1) expect(await built(wrong, cache)).toEqual(await built(wrong));
});

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

test('a page of the API follows the snippets that it and its description show', async () => {
  const content = '<Snippet file="below.mdx" />';
  const paths = { '/pets': { get: { summary: 'All', 'x-mint': { content }, responses: {} } } };
  const files = {
    'docs.json': SETTINGS,
    'a.mdx': '---\nopenapi: GET /pets\n---\n<Snippet file="above.mdx" />\n',
    'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths }),
    'snippets/above.mdx': 'Above\n',
    'snippets/below.mdx': 'Below\n',
  };
  const cache = memoryCache();
  await built(files, cache);
  for (const part of ['above', 'below']) {
    const after = { ...files, [`snippets/${part}.mdx`]: 'Changed\n' };
    expect(await built(after, cache)).toEqual(await built(after));
  }
});

test('a link to a translated page follows the page that it is a translation of', async () => {
  const files = {
    'docs.json': settingsWith({ navigation: { pages: ['a', 'b', 'fr/b'] } }),
    'a.mdx': '# A\n\n[to b](/fr/b#start)',
    'b.mdx': '# B\n\n## Start\n',
    'fr/b.mdx': '# B\n\n## Début\n',
  };
  const cache = memoryCache();
  const { site } = (await built(files, cache)) as { site: Map<string, string> };
  expect(site.get('a.html')).toContain('fr/b.html#d');
  const after = { ...files, 'b.mdx': '# B\n\n## Before\n\n## Start\n' };
  expect(await built(after, cache)).toEqual(await built(after));
});

test('a link follows the headings of the snippets that the page it leads to shows', async () => {
  const files = {
    'docs.json': SETTINGS,
    'a.mdx': '# A\n\n[to b](/b#v45)',
    'b.mdx': 'import Outer from "/snippets/outer.mdx"\n\n<Outer />\n',
    'snippets/outer.mdx': '<Snippet file="inner.mdx" />\n',
    'snippets/inner.mdx': '## v4.5\n',
  };
  const cache = memoryCache();
  const { site } = (await built(files, cache)) as { site: Map<string, string> };
  expect(site.get('a.html')).toContain('"b.html#v4-5"');
  const after = { ...files, 'snippets/inner.mdx': '## V 4 5\n' };
  expect(await built(after, cache)).toEqual(await built(after));
  const settings = { ...after, 'docs.json': SETTINGS.replace('Cached', 'Renamed') };
  expect(await built(settings, cache)).toEqual(await built(settings));
  const { 'snippets/inner.mdx': _gone, ...without } = files;
  expect(await built(without, cache)).toEqual(await built(without));
  expect(await built(files, cache)).toEqual(await built(files));
});

test('a link that stands in the Markdown of a page alone follows the pages there are', async () => {
  const files = {
    'docs.json': settingsWith({ navigation: { pages: ['guides/a'] } }),
    'guides/a.mdx': '# A\n\n<Visibility for="agents">\n[to come](./new)\n</Visibility>\n',
  };
  const cache = memoryCache();
  await built(files, cache);
  const after = { ...files, 'guides/new.mdx': '# New\n' };
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

test('where a page is added, only those that lead to it are rendered again', async () => {
  const files = {
    'docs.json': SETTINGS,
    'a.mdx': '# A\n\n[to b](/b#one)',
    'b.mdx': '# B\n\n## One',
    'c.mdx': '# C\n\n[to come](/new/page)',
  };
  const cache = memoryCache();
  await built(files, cache);
  const after = {
    ...files,
    'docs.json': settingsWith({ navigation: { pages: ['b', 'new/page', 'a', 'c'] } }),
    'new/page.mdx': '# New\n',
  };
  const rendered: string[] = [];
  const put = cache.put;
  cache.put = (key, bytes) => {
    if (key.startsWith('body')) rendered.push(key);
    put(key, bytes);
  };
  expect(await built(after, cache)).toEqual(await built(after));
  expect(rendered).toHaveLength(2);
});

test('a link whose page is gone is told, though it is written as it was', async () => {
  const files = { 'docs.json': SETTINGS, 'a.mdx': '# A', 'b.mdx': '# B', 'c.mdx': '# C\n\n[to b](/b)' };
  const cache = memoryCache();
  await built(files, cache);
  const { 'b.mdx': _gone, ...after } = files;
  expect(await built(after, cache)).toEqual(await built(after));
});

test('the code of pages that are only laid out anew stays known', async () => {
  const cache = memoryCache();
  /** As a cache in a folder does: what a build neither asked for nor keeps is gone. */
  const asked = new Set<string>();
  const noted = (key: string): string => {
    asked.add(key);
    return key;
  };
  const forgetful: BuildCache = {
    get: (key) => cache.get(noted(key)),
    lend: (key) => cache.lend(noted(key)),
    keep: (key) => cache.keep(noted(key)),
    put: (key, bytes) => cache.put(noted(key), bytes),
  };
  const coded = '```js\nconst a = 1;\n```\n';
  const files = { 'docs.json': SETTINGS, 'a.mdx': '# A', 'b.mdx': coded, 'c.mdx': '# C' };
  await built(files, forgetful);
  asked.clear();
  // A new title, which others show: their bodies are as they were.
  await built({ ...files, 'c.mdx': '# Other' }, forgetful);
  expect([...asked].filter((key) => key.startsWith('code ') && key.endsWith(' b'))).toHaveLength(1);
});

test('code that is known is not highlighted again where only settings change', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `page-${at}`);
  const pages = Object.fromEntries(
    names.map((name) => [`${name}.mdx`, `\`\`\`js\nconst x = '${name}';\n\`\`\`\n`]),
  );
  const cache = memoryCache();
  let started = 0;
  const startHighlightWorkers = () => {
    started += 1;
    return { workers: [], close: async () => {} };
  };
  for (const name of ['Before', 'After']) {
    const settings = settingsWith({ name, navigation: { pages: names } });
    const project = projectOf({ ...pages, 'docs.json': settings });
    await buildSite(project, OPTIONS, { onFile() {} }, { cache, startHighlightWorkers });
    expect(started > 0).toBe(name === 'Before');
    started = 0;
  }
});
