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
