import { posix } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { built } from '../support.ts';
import { anySettings } from './any-settings.ts';

const PAGES = ['index', 'a', 'guides/start', 'guides/deep/one', 'ünï'];
const DESCRIPTIONS = {
  'openapi.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: { '/pets': { get: { summary: 'List pets', responses: { 200: { description: 'All' } } } } },
  }),
  'asyncapi.json': JSON.stringify({
    asyncapi: '3.0.0',
    info: { title: 'Chat', version: '1' },
    channels: { chat: { address: '/chat', messages: { said: { payload: { type: 'string' } } } } },
  }),
};
const FILES = {
  ...DESCRIPTIONS,
  ...Object.fromEntries(
    PAGES.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n\n## Setup\n\n[A](/a)\n`]),
  ),
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};

test('all that the published schema allows is built, and its links lead to files of the site', async () => {
  const settings = anySettings({ pages: PAGES, openapi: 'openapi.json', asyncapi: 'asyncapi.json' });
  await fc.assert(
    fc.asyncProperty(settings, async (written) => {
      const { files } = await built({ ...FILES, 'docs.json': JSON.stringify(written) });
      const broken: string[] = [];
      for (const [path, html] of files) {
        if (!path.endsWith('.html')) continue;
        expect(html).not.toMatch(/\[object |="(?:undefined|NaN)|>\s*(?:undefined|NaN)\s*</);
        for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"#?:]+)(?=[#?"])/g)) {
          const target = posix.join(posix.dirname(path), decodeURIComponent(href));
          if (!files.has(target)) broken.push(`${path} → ${href}`);
        }
      }
      expect(broken).toEqual([]);
    }),
    { seed: 1, numRuns: 30 },
  );
});
