import { expect, test } from 'vitest';
import { buildSite } from '../../../src/site/build.ts';
import { projectOf } from '../../../src/site/project/files.ts';
import type { BuildCache } from '../../../src/site/site.ts';
import { memoryCache } from '../../support/memory-cache.ts';
import { built, OPTIONS, SETTINGS, settingsWith } from './cached.ts';

// What is kept is not made again.

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
