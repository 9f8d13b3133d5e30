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
