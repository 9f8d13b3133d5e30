import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds, SETTINGS } from '../support.ts';
import { API, page, sidebarWords } from './shown.ts';

describe('a project without a navigation', () => {
  it.each([
    [undefined],
    [{}],
    [{ pages: [] }],
    [{ global: { anchors: [{ anchor: 'Blog', href: 'https://e.com' }] } }],
  ])('lists its pages by their folders (%j)', async (navigation) => {
    const made = await built({
      'docs.json': docsJson({ navigation }),
      'start.mdx': page('Start'),
      'guides/index.mdx': page('Overview'),
      'guides/deep/far-away.mdx': page('Far'),
      'guides/a.mdx': page('First'),
      'gone.mdx': '---\ntitle: Gone\nhidden: true\n---\n',
      'snippets/part.mdx': 'part',
    });
    expect(sidebarWords(made.file('start.html'))).toEqual([
      'Start',
      'Guides',
      'Overview',
      'First',
      'Deep',
      'Far',
    ]);
    expect(made.files.has('index.html')).toBe(true);
    expect(kinds(made)).toEqual([]);
  });

  it('has the reference of the API descriptions that it attaches', async () => {
    const made = await built({
      'docs.json': docsJson({ api: { openapi: 'api.json' } }),
      'index.mdx': page('Home'),
      'api.json': API,
    });
    expect(made.pages).toEqual(['api-reference/users/list-users', 'index']);
    expect(sidebarWords(made.file('index.html'))).toEqual(
      ['Home', 'Users', 'GET', 'List users'].filter((word) => word !== 'GET'),
    );
  });

  it('may consist of an API description alone', async () => {
    const made = await built({ 'docs.json': docsJson({ api: { openapi: ['api.json'] } }), 'api.json': API });
    expect(made.pages).toEqual(['api-reference/users/list-users', 'index']);
    expect(made.files.has('index.html')).toBe(true);
  });
});

describe('a navigation in an unusual form', () => {
  it('may stand at the root of the file; a warning says where it belongs', async () => {
    const made = await built({
      'docs.json': docsJson({
        navigation: undefined,
        tabs: [{ tab: 'Guides', pages: ['a'] }],
        groups: [{ group: 'More', pages: ['b'] }],
        anchors: [{ name: 'Blog', url: 'https://e.com' }],
      }),
      'a.mdx': page('First'),
      'b.mdx': page('Second'),
    });
    expect(sidebarWords(made.file('b.html'))).toEqual(['More', 'Second']);
    expect(made.file('b.html')).toMatch(/href="a\.html"[^>]*>(?:<span>)?Guides</);
    expect(made.diagnostics).toMatchObject([
      {
        severity: 'warning',
        kind: 'invalid-setting',
        message: 'navigation: is missing; taken from "tabs", "groups" at the root of the file',
        hint: 'write "navigation": { "tabs": [ … ], "groups": [ … ] }',
      },
      { severity: 'notice', kind: 'unknown-setting', message: 'Settings without effect here: anchors' },
    ]);
  });

  it('may have objects that name a page, which are told once and read as it', async () => {
    const pages = ['a', { page: 'b', tag: 'NEW' }, { group: 'More', pages: [{ page: 'c' }] }];
    const made = await built({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'Guides', pages }] } }),
      'a.mdx': page('First'),
      'b.mdx': page('Second'),
      'c.mdx': page('Third'),
    });
    expect(sidebarWords(made.file('a.html'))).toEqual(['Guides', 'First', 'Second', 'More', 'Third']);
    expect(made.diagnostics).toMatchObject([
      {
        severity: 'warning',
        kind: 'invalid-setting',
        message: 'navigation.groups.0.pages.1: is an object (and 1 more); it is read as the page "b"',
        hint: 'write "b", and "tag" at the head of the page',
      },
    ]);
    expect(made.diagnostics[0]?.line).toBeGreaterThan(5);
  });

  it('may be a list, as in older settings; a warning says how it is written now', async () => {
    const made = await built({
      'docs.json': docsJson({ navigation: [{ group: 'Guides', pages: ['a'] }, 'b'] }),
      'a.mdx': page('First'),
      'b.mdx': page('Second'),
    });
    expect(sidebarWords(made.file('a.html'))).toEqual(['Guides', 'First', 'Second']);
    expect(made.diagnostics).toMatchObject([
      { severity: 'warning', kind: 'invalid-setting', file: 'docs.json' },
    ]);
    expect(made.diagnostics[0]?.line).toBeGreaterThan(1);
  });

  it('may have menus that belong to no tab, which are a choice above the sidebar', async () => {
    const navigation = {
      products: [
        {
          product: 'Core',
          menu: [
            { item: 'Home', pages: ['a'] },
            { item: 'Build', description: 'Your own', tabs: [{ tab: 'Docs', pages: ['b'] }] },
          ],
        },
        { product: 'Cloud', tabs: [{ tab: 'Guides', menu: [{ item: 'Basics', pages: ['c'] }] }] },
      ],
    };
    const made = await built({
      'docs.json': docsJson({ navigation }),
      'a.mdx': page('First'),
      'b.mdx': page('Second'),
      'c.mdx': page('Third'),
    });
    const menus = (file: string): number => made.file(file).split('data-kind="item"').length - 1;
    expect(made.file('a.html')).toMatch(/href="b.html"[^>]*>(?:<[^>]*>)*Build/);
    expect(made.file('b.html')).toMatch(/href="a.html"[^>]*>(?:<[^>]*>)*Home/);
    expect([menus('a.html'), menus('b.html'), menus('c.html')]).toEqual([1, 1, 0]);
    expect(kinds(made)).toEqual([]);
  });

  it('may hold products under headings, which one menu shows', async () => {
    const made = await built({
      'docs.json': docsJson({
        navigation: {
          tabs: [
            {
              tab: 'Docs',
              groups: [{ group: 'Start', pages: ['a'] }],
              productGroups: [
                { group: 'Data', products: [{ product: 'Store', groups: [{ group: 'Use', pages: ['b'] }] }] },
                { group: 'Tools', products: [{ product: 'Queue', pages: ['c'] }] },
              ],
            },
          ],
        },
      }),
      'a.mdx': page('First'),
      'b.mdx': page('Second'),
      'c.mdx': page('Third'),
    });
    expect(sidebarWords(made.file('b.html'))).toEqual(['Use', 'Second']);
    expect(made.file('a.html')).toMatch(/href="b.html"[^>]*>(?:<[^>]*>)*Store/);
    expect(made.file('c.html')).toContain('Queue');
    const menu = made.file('c.html').match(/(?<=data-kind="product".*)(?:heading">|<a href=")\w+/gs);
    expect(menu?.map((part) => part.replace(/^.*["=>]/, '')).slice(0, 4)).toEqual([
      'Data',
      'b',
      'Tools',
      'c',
    ]);
    expect(kinds(made)).toEqual([]);
  });

  it('may hold sections with a blank name, which show none', async () => {
    const made = await built({
      'docs.json': docsJson({
        navigation: {
          groups: [{ group: ' ', pages: ['a', { group: 'Inner', pages: ['b'] }] }],
        },
      }),
      'a.mdx': page('First'),
      'b.mdx': page('Second'),
    });
    expect(made.file('a.html')).toContain('<li class="l-section"><ul><li><a ');
    expect(made.file('a.html')).not.toContain('l-eyebrow');
    expect(made.file('b.html')).toMatch(/<details open><summary><span>Inner<\/span>/);
    expect(made.file('llms.txt')).toContain('## Pages\n');
  });

  it('says nothing of pages that stand in a hidden part of it', async () => {
    const made = await built({
      'docs.json': docsJson({
        navigation: {
          groups: [
            { group: 'A', pages: ['a'] },
            { group: 'B', hidden: true, pages: ['b'] },
          ],
        },
      }),
      'a.mdx': page('First'),
      'b.mdx': page('Second'),
    });
    expect(made.pages).toEqual(['a', 'b', 'index']);
    expect(made.file('b.html')).toContain('content="noindex"');
    expect(kinds(made)).toEqual([]);
  });
});

it('files may have any letter case, spaces and letters of any alphabet in their names', async () => {
  const names = ['Guide.MDX', 'My Page.mdx', 'größe/日本語.md'];
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['Guide', 'My Page', '/größe/日本語.md'] } }),
    ...Object.fromEntries(
      names.map((name) => [name, '[one](/My%20Page) [two](/größe/日本語) [three](/Guide.MDX)\n']),
    ),
  });
  expect(made.pages).toEqual(['Guide', 'My Page', 'größe/日本語', 'index']);
  expect(made.diagnostics).toEqual([]);
  const html = made.file('größe/日本語.html');
  expect(html).toContain('href="../My%20Page.html"');
  expect(html).toContain('href="../Guide.html"');
});

it('frontmatter may say yes in quotes, and leave out the links to the pages around', async () => {
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['a', 'b', 'c'] } }),
    'a.mdx': '---\ntitle: First\nnoindex: "true"\nhidden: "false"\n---\n',
    'b.mdx': '---\ntitle: Second\nhideFooterPagination: true\n---\n',
    'c.mdx': '---\ntitle: Third\nhidden: "true"\n---\n',
  });
  expect(sidebarWords(made.file('b.html'))).toEqual(['First', 'Second']);
  expect(made.file('a.html')).toContain('<meta name="robots" content="noindex">');
  expect(made.file('a.html')).toContain('rel="next"');
  expect(made.file('b.html')).not.toContain('rel="prev"');
});

it('settings may begin with a byte order mark and have the line ends of Windows', async () => {
  const made = await built({
    'docs.json': `\uFEFF${JSON.stringify({ ...SETTINGS, navigation: { pages: ['index'] } }, null, 2).replaceAll('\n', '\r\n')}`,
    'index.mdx': '\uFEFF---\r\ntitle: Home\r\n---\r\n\r\n<Note>\r\nA **word**.\r\n</Note>\r\n',
  });
  expect(made.file('index.html')).toContain('<strong>word</strong>');
  expect(made.file('index.html')).toContain('<title>Home - Example</title>');
  expect(made.diagnostics).toEqual([]);
});

it('a language may have links, a footer and an announcement of its own', async () => {
  const made = await built({
    'docs.json': docsJson({
      navbar: { links: [{ label: 'Blog', href: 'https://example.com/blog' }] },
      banner: { content: 'News', dismissible: true },
      footer: { socials: { github: 'https://github.com/example', x: null } },
      navigation: {
        languages: [
          { language: 'en', pages: ['a'] },
          {
            language: 'fr',
            navbar: { links: [{ label: 'Carnet', href: 'https://example.com/fr' }] },
            banner: { content: 'Nouvelles' },
            pages: ['fr/a'],
          },
        ],
      },
    }),
    'a.mdx': page('First'),
    'fr/a.mdx': page('Premier'),
  });
  const [english, french] = [made.file('a.html'), made.file('fr/a.html')];
  expect(english).toContain('Blog</span>');
  expect(english).toMatch(/data-banner=.*News/s);
  expect(french).toContain('Carnet</span>');
  expect(french).not.toContain('Blog</span>');
  expect(french).toContain('Nouvelles');
  expect(french).not.toContain('data-banner=');
  expect(french).toContain('href="https://github.com/example"');
  expect(kinds(made)).toEqual([]);
});

it('one wrong entry of a setting does not cost the others', async () => {
  const made = await built({
    'docs.json': docsJson({
      navigation: { pages: ['a'] },
      redirects: [{ source: '/gone' }, { source: '/old', destination: '/a' }],
      variables: { name: 'Acme', year: 2024, list: [] },
    }),
    'a.mdx': '---\ntitle: First\n---\nBy {{name}} {{year}} {{list}}\n',
  });
  expect(made.files.has('old.html')).toBe(true);
  expect(made.file('a.html')).toContain('By Acme 2024 {{list}}');
});
