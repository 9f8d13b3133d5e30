import { expect, test } from 'vitest';
import { memoryCache } from '../../support/memory-cache.ts';
import { built, SETTINGS, settingsWith } from './cached.ts';

// What a page shows of others, which have changed since it was kept.

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

test('a link whose page is gone is told, though it is written as it was', async () => {
  const files = { 'docs.json': SETTINGS, 'a.mdx': '# A', 'b.mdx': '# B', 'c.mdx': '# C\n\n[to b](/b)' };
  const cache = memoryCache();
  await built(files, cache);
  const { 'b.mdx': _gone, ...after } = files;
  expect(await built(after, cache)).toEqual(await built(after));
});

test('a page that names its own picture has none drawn for it, though it is kept', async () => {
  const files = {
    'docs.json': settingsWith({ seo: {}, thumbnails: {}, navigation: { pages: ['a', 'b'] } }),
    'a.mdx': '---\ntitle: A\nog:image: /own.png\n---\n',
    'b.mdx': '# B\n',
    '404.mdx': '---\ntitle: Gone\ntwitter:image: /own.png\n---\n',
    'own.png': 'png',
  };
  const cache = memoryCache();
  await built(files, cache);
  expect(await built(files, cache)).toEqual(await built(files));
});
