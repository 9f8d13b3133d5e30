import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';
import { page, sidebarWords } from './shown.ts';

describe('a navigation in an unusual form', () => {
  it.each([{}, { group: ' ' }, { group: '\u200b' }])(
    'may hold groups without a name, whose pages stand among the others: %j',
    async (blank) => {
      const made = await built({
        'docs.json': docsJson({ navigation: { pages: ['a', { ...blank, pages: ['b'] }] } }),
        'a.mdx': page('First'),
        'b.mdx': page('Second'),
      });
      expect(sidebarWords(made.file('a.html'))).toEqual(['First', 'Second']);
    },
  );
});

it('what a page is called holds no control characters, which HTML forbids', async () => {
  const head =
    '---\ntitle: "One\\u0001\\u007f\\e"\nsidebarTitle: "S\\a"\ndescription: "Of\\u0085 it"\n---\n\nx\n';
  const made = await built({ 'docs.json': docsJson({ navigation: { pages: ['a'] } }), 'a.mdx': head });
  const html = made.file('a.html');
  expect(html).toContain('<title>One - Example</title>');
  expect(html).toContain('<meta name="description" content="Of it">');
  expect(sidebarWords(html)).toEqual(['S']);
  expect(html).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
});

describe('an entry of the navigation without a name', () => {
  it.each([
    ['languages', 'language'],
    ['versions', 'version'],
    ['products', 'product'],
    ['tabs', 'tab'],
    ['menu', 'item'],
    ['dropdowns', 'dropdown'],
    ['anchors', 'anchor'],
  ])('is shown as its first page, and told (%s)', async (key, kind) => {
    const made = await built({
      'docs.json': docsJson({ navigation: { [key]: [{ [kind]: 'en', pages: ['a'] }, { pages: ['b'] }] } }),
      'a.mdx': page('First'),
      'b.mdx': page('Second'),
    });
    expect(made.file('a.html')).toMatch(/href="b\.html"[^>]*><span>(?:<bdi>)?Second</);
    expect(made.diagnostics).toMatchObject([
      { severity: 'warning', kind: 'unnamed-entry', file: 'docs.json' },
    ]);
    expect(made.diagnostics[0]?.line).toBeGreaterThan(10);
  });

  it('may have a number in its place, which is read as a text and told once', async () => {
    const versions = [
      { version: 2, groups: [{ group: 2026, pages: ['a'] }] },
      { version: 'v1', pages: ['b'] },
    ];
    const made = await built({
      'docs.json': docsJson({ navigation: { versions } }),
      'a.mdx': page('First'),
      'b.mdx': page('Second'),
    });
    expect(made.file('b.html')).toMatch(/href="a\.html"[^>]*><span>(?:<bdi>)?2</);
    expect(sidebarWords(made.file('a.html'))).toEqual(['2026', 'First']);
    expect(made.diagnostics.map(({ severity, message, hint }) => [severity, message, hint])).toEqual([
      ['warning', 'navigation.versions.0.version: 2 is not a string; it is read as "2"', 'write "2"'],
      [
        'warning',
        'navigation.versions.0.groups.0.group: 2026 is not a string; it is read as "2026"',
        'write "2026"',
      ],
    ]);
  });

  it('is called what it is named as an entry of another kind', async () => {
    const anchors = [
      { anchor: 'Docs', pages: ['a'] },
      { group: 'Talk to us', href: 'https://meet.example' },
    ];
    const made = await built({
      'docs.json': docsJson({ navigation: { anchors } }),
      'a.mdx': page('First'),
    });
    expect(made.file('a.html')).toMatch(/href="https:\/\/meet\.example"[^>]*><span>Talk to us<\/span>/);
    expect(made.diagnostics).toEqual([]);
  });

  it.each([
    [{ title: 'Status' }, 'Status'],
    [{ label: 'Status' }, 'Status'],
    [{ name: 'Status' }, 'Status'],
    [{}, 'https://status.example/now'],
  ])('is a link called by the key that names it elsewhere, or by its address (%j)', async (named, shown) => {
    const made = await built({
      'docs.json': docsJson({
        navigation: { pages: ['a', { ...named, href: 'https://status.example/now' }] },
      }),
      'a.mdx': page('First'),
    });
    expect(sidebarWords(made.file('a.html'))).toEqual(['First', shown]);
    expect(kinds(made)).toEqual(
      'title' in named || 'label' in named || 'name' in named ? [] : ['unnamed-entry'],
    );
  });

  it('leads to its `url`, as in older settings, where that is an address', async () => {
    const made = await built({
      'docs.json': docsJson({
        navigation: {
          tabs: [
            { tab: 'Docs', url: 'guides', pages: ['a', { title: 'Forum', url: 'https://forum.example' }] },
            { name: 'Blog', url: 'https://blog.example' },
          ],
          global: { anchors: [{ name: 'Chat', icon: 'discord', url: 'https://chat.example' }] },
        },
      }),
      'a.mdx': page('First'),
    });
    const html = made.file('a.html');
    for (const name of ['Blog', 'Chat', 'Forum'])
      expect(html).toMatch(
        new RegExp(`href="https://${name.toLowerCase()}\\.example"[^>]*>.*?<span>${name}<`),
      );
    expect(kinds(made)).toEqual(['unknown-setting']);
    expect(made.diagnostics[0]?.message).toContain('navigation.tabs.0.url');
    expect(made.diagnostics[0]?.message).not.toContain('anchors');
  });

  it('asks in vain for pages of sources that none are made of, which is told', async () => {
    const tabs = [
      { tab: 'Guides', pages: ['a'] },
      { tab: 'Graph', graphql: 'schema.graphql' },
      { tab: 'Library', sdk: { format: 'typedoc', source: 'a.json' }, pages: ['b'] },
    ];
    const made = await built({
      'docs.json': docsJson({ navigation: { tabs } }),
      'a.mdx': page('Page a'),
      'b.mdx': page('Page b'),
    });
    expect(made.diagnostics.map(({ kind, severity, message }) => [kind, severity, message])).toEqual([
      ['left-out', 'warning', expect.stringContaining('Graph asks for by “graphql”')],
      ['left-out', 'warning', expect.stringContaining('Library asks for by “sdk”')],
    ]);
    expect(sidebarWords(made.file('b.html'))).toEqual(['Page b']);
  });

  it('is a group whose pages have no heading, and told unless its name is blank on purpose', async () => {
    const groups = [
      { group: 'A', pages: ['a'] },
      { pages: ['b'] },
      { group: '', pages: ['c'] },
      { group: 'Empty', pages: [] },
      { group: 'Placed', openapi: { directory: 'api' } },
      { group: 'Hidden', hidden: true },
    ];
    const made = await built({
      'docs.json': docsJson({ navigation: { groups } }),
      ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.mdx`, page(`Page ${name}`)])),
    });
    expect(sidebarWords(made.file('a.html'))).toEqual(['A', 'Page a', 'Page b', 'Page c']);
    expect(kinds(made)).toEqual(['empty-entry', 'empty-entry', 'unnamed-entry']);
  });
});

describe('a page', () => {
  it.each([
    ['title: [Draft]', 'title: is a list, and not shown'],
    ['description: {{ words }}', 'description: is an object, and not shown'],
  ])('whose words YAML takes for something else is told at its line: %s', async (line, message) => {
    const made = await built({
      'docs.json': docsJson({ navigation: { pages: ['guide'] } }),
      'guide.mdx': `---\nicon: box\n${line}\n---\nText`,
    });
    expect(made.diagnostics).toMatchObject([
      { severity: 'warning', kind: 'frontmatter', message, file: 'guide.mdx', line: 3 },
    ]);
  });
});

it('entries to choose from that are called alike are told, but for hidden ones', async () => {
  const tab = (name: string, more = {}) => ({ tab: name, pages: ['index'], ...more });
  const { diagnostics } = await built({
    'docs.json': docsJson({
      navigation: {
        versions: [
          { version: 'v1', tabs: [tab('A'), tab('A', { hidden: true }), tab('B'), tab('A')] },
          { version: 'v2', tabs: [tab('A'), tab('B')] },
        ],
      },
    }),
    'index.mdx': 'Text',
  });
  expect(diagnostics).toMatchObject([
    {
      severity: 'warning',
      kind: 'repeated-entry',
      message: 'There are two entries A to choose from beside each other, which readers cannot tell apart',
      hint: 'give each tab a name of its own, or make them one',
    },
  ]);
  expect(diagnostics[0]?.line).toBeGreaterThan(20);
});
