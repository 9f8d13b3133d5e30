import { describe, expect, it } from 'vitest';
import type { Built } from '../support.ts';
import { built, docsJson, kinds, SETTINGS } from '../support.ts';

const API = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: { '/users': { get: { summary: 'List users', tags: ['Users'], responses: {} } } },
});

/** The words of the sidebar of a page, one entry a line. */
function sidebar(made: Built, path: string): string[] {
  const html = /<nav class="l-nav"[\s\S]*?<\/nav>/.exec(made.file(path))?.[0] ?? '';
  return [...html.matchAll(/<span>([^<]*)<\/span>/g)].map(([, words = '']) => words);
}

function page(title: string): string {
  return `---\ntitle: ${title}\n---\n\nText.\n`;
}

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
    expect(sidebar(made, 'start.html')).toEqual(['Start', 'Guides', 'Overview', 'First', 'Deep', 'Far']);
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
    expect(sidebar(made, 'index.html')).toEqual(
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
  it('may be a list, as in older settings; a warning says how it is written now', async () => {
    const made = await built({
      'docs.json': docsJson({ navigation: [{ group: 'Guides', pages: ['a'] }, 'b'] }),
      'a.mdx': page('First'),
      'b.mdx': page('Second'),
    });
    expect(sidebar(made, 'a.html')).toEqual(['Guides', 'First', 'Second']);
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
    expect(sidebar(made, 'b.html')).toEqual(['Use', 'Second']);
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

  it.each([{}, { group: ' ' }, { group: '\u200b' }])(
    'may hold groups without a name, whose pages stand among the others: %j',
    async (blank) => {
      const made = await built({
        'docs.json': docsJson({ navigation: { pages: ['a', { ...blank, pages: ['b'] }] } }),
        'a.mdx': page('First'),
        'b.mdx': page('Second'),
      });
      expect(sidebar(made, 'a.html')).toEqual(['First', 'Second']);
    },
  );

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

  it('attaches the descriptions of a whole folder', async () => {
    const other = JSON.stringify({
      openapi: '3.0.0',
      info: { title: 'B', version: '1' },
      paths: { '/b': { get: { responses: {} } } },
    });
    const made = await built({
      'docs.json': docsJson({
        navigation: { groups: [{ group: 'API', openapi: { source: '/specs/', directory: 'ref' } }] },
      }),
      'specs/a.json': API,
      'specs/b.json': other,
      'specs/notes.json': '{}',
    });
    expect(made.pages).toEqual(['index', 'ref/get-b', 'ref/users/list-users']);
    expect(kinds(made)).toEqual([]);
  });

  it('attaches several descriptions, each with the folder of its pages', async () => {
    const api = (path: string) =>
      JSON.stringify({
        openapi: '3.0.0',
        info: { title: path, version: '1' },
        paths: { [path]: { get: { responses: {} } } },
      });
    const openapi = ['a.json', { source: 'specs', directory: '/ref/b/' }, { source: 'c.json' }];
    const made = await built({
      'docs.json': docsJson({
        api: { openapi },
        navigation: {
          groups: [
            { group: 'All', openapi },
            { group: 'One', pages: ['home', 'GET /b'] },
          ],
        },
      }),
      'home.mdx': page('Home'),
      'a.json': api('/a'),
      'specs/b.json': api('/b'),
      'c.json': api('/c'),
    });
    expect(made.pages).toEqual([
      'api-reference/get-a',
      'api-reference/get-c',
      'home',
      'index',
      'ref/b/get-b',
    ]);
    expect(kinds(made)).toEqual([]);
  });

  it('calls the pages of operations after their ids where a description is attached so', async () => {
    const operations = {
      get: { summary: 'All things', operationId: 'getAllThings', responses: {} },
      post: { summary: 'New thing', responses: {} },
    };
    const api = { openapi: '3.0.0', info: { title: 'A', version: '1' }, paths: { '/a': operations } };
    const openapi = { source: 'a.json', directory: 'ref', slug: 'operationId' };
    const made = await built({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'All', openapi: [openapi] }] } }),
      'a.json': JSON.stringify(api),
    });
    expect(made.pages).toEqual(['index', 'ref/get-all-things', 'ref/new-thing']);
    expect(kinds(made)).toEqual([]);
  });

  it('finds an endpoint in a description that nothing attaches', async () => {
    const made = await built({
      'docs.json': docsJson({ navigation: { pages: ['a', 'GET /users'] } }),
      'a.mdx': page('First'),
      'specs/a.json': API,
    });
    expect(made.pages).toEqual(['a', 'api-reference/users/list-users', 'index']);
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
  expect(sidebar(made, 'b.html')).toEqual(['First', 'Second']);
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
    expect(made.file('a.html')).toMatch(/href="b\.html"[^>]*><span>Second<\/span>/);
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
    expect(sidebar(made, 'b.html')).toEqual(['Page b']);
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
    expect(sidebar(made, 'a.html')).toEqual(['A', 'Page a', 'Page b', 'Page c']);
    expect(kinds(made)).toEqual(['empty-entry', 'empty-entry', 'unnamed-entry']);
  });
});
