import { expect, it } from 'vitest';
import { built, docsJson } from './support.ts';

it('leads from the end of a page to those that it names as related', async () => {
  const related = `related:
  - guides/b
  - /c
  - Again: guides/b#part
  - https://example.com/x
  - "Elsewhere <b>": https://example.com/y
  - "Once more: /c"
  - guides/gone
  - {}
  - title: As in docs.json
    href: /c
`;
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['guides/a', 'guides/b', 'c'] } }),
    'guides/a.mdx': `---\ntitle: A\n${related}---\n`,
    'guides/b.mdx': '---\ntitle: "B & more"\nrelated: false\n---\n\n## Part\n',
    'c.mdx': '---\ntitle: C\nrelated: []\n---\n',
  });
  const [list = ''] = /<nav class="l-related"[\s\S]*?<\/nav>/.exec(site.file('guides/a.html')) ?? [];
  expect(
    [...list.matchAll(/href="([^"]*)">(.*?)(?:<svg.*?)?<\/a>/g)].map(([, href, words]) => [
      href,
      words?.replaceAll('<wbr>', ''),
    ]),
  ).toEqual([
    ['b.html', 'B &amp; more'],
    ['../c.html', 'C'],
    ['b.html#part', 'Again'],
    ['https://example.com/x', 'https://example.com/x'],
    ['https://example.com/y', 'Elsewhere &lt;b&gt;'],
    ['../c.html', 'Once more'],
    ['../c.html', 'As in docs.json'],
  ]);
  expect(site.file('guides/b.html')).not.toContain('l-related');
  expect(site.file('c.html')).not.toContain('l-related');
  expect(site.diagnostics).toMatchObject([{ kind: 'broken-link', file: 'guides/a.mdx', line: 3 }]);
});
