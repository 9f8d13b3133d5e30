import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ICON } from '../../support/docs-project.ts';
import { memoryCache } from '../../support/memory-cache.ts';
import { DRAWN } from '../support.ts';
import { built, SETTINGS, settingsWith } from './cached.ts';

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
