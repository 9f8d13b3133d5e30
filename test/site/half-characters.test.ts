import { expect, test } from 'vitest';
import { built, docsJson, kinds } from './support.ts';

test('half of a character in an address is a link that leads nowhere', async () => {
  const half = '\ud83d';
  const site = await built({
    'docs.json': docsJson({
      navigation: { pages: ['index'] },
      navbar: { links: [{ label: 'More', href: `/more${half}` }] },
      logo: `/logo${half}.svg`,
      contextual: {
        options: [
          { title: 'Ask', href: { base: 'https://example.com', query: [{ key: half, value: half }] } },
        ],
      },
    }),
    'index.mdx':
      '---\nrss: true\nrelated: ["/\\uD83D"]\n---\n<a href={"/a\\ud83d"}>a</a>\n\n<Update label="May 1" id={"b\\ud83d"}>b</Update>\n',
  });
  expect(kinds(site)).toEqual(['broken-link', 'broken-link', 'broken-link', 'missing-file']);
});

test('half of a character in the address that a description gives an operation costs its page alone', async () => {
  const get = { summary: 'A', 'x-mint': { href: '/a\ud83d' }, responses: {} };
  const api = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { get } } };
  const site = await built({
    'docs.json': docsJson({
      navigation: { groups: [{ group: 'A', openapi: 'api.json', pages: ['index', 'GET /a'] }] },
      contextual: { options: [{ title: 'Here', href: 'https://example.com?path=$path' }] },
    }),
    'api.json': JSON.stringify(api),
    'index.mdx': 'Text',
  });
  expect(site.files.has('index.html')).toBe(true);
  expect(new Set(kinds(site))).toEqual(new Set(['unportable-name']));
});
