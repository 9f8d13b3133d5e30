import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';
import { page, sidebar, sidebarWords } from './shown.ts';

describe('an API description', () => {
  const api = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {
      '/carts': { get: { tags: ['Carts'], summary: 'List carts', responses: {} } },
      '/carts/{id}': { delete: { tags: ['Carts'], summary: 'Delete a cart', responses: {} } },
      '/secret': { get: { 'x-hidden': true, summary: 'Hidden', responses: {} } },
    },
  });

  it.each([{}, { pages: [] }, { groups: [] }, { menu: [] }])(
    'attached to a tab without pages (%j) becomes a whole reference, without hidden operations',
    async (none) => {
      const tabs = [{ tab: 'API', openapi: 'api/shop.json', ...none }];
      const site = await built({ 'docs.json': docsJson({ navigation: { tabs } }), 'api/shop.json': api });
      expect(site.pages).toEqual([
        'api-reference/carts/delete-a-cart',
        'api-reference/carts/list-carts',
        'index',
      ]);
      expect(sidebar(site.file('index.html'))).toEqual(['List carts', 'Delete a cart']);
    },
  );

  it('attached to a group lists operations without a tag in it; to a tab, or with others, under its own title', async () => {
    const described = (title: string, path: string) =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title, version: '1' },
        paths: {
          [path]: {
            get: { summary: `List ${path.slice(1)}`, responses: {} },
            post: { summary: `Add to ${path.slice(1)}`, tags: ['Changes'], responses: {} },
          },
        },
      });
    const words = async (...tabs: object[]) => {
      const made = await built({
        'docs.json': docsJson({ navigation: { tabs } }),
        'shop.json': described('Shop', '/carts'),
        'bank.json': described('Bank', '/accounts'),
      });
      return sidebarWords(made.file('index.html')).filter((word) => word !== 'GET' && word !== 'POST');
    };
    expect(await words({ tab: 'API', groups: [{ group: 'Endpoints', openapi: 'shop.json' }] })).toEqual([
      'Endpoints',
      'List carts',
      'Changes',
      'Add to carts',
    ]);
    expect(await words({ tab: 'API', openapi: 'shop.json' })).toEqual([
      'Shop',
      'List carts',
      'Changes',
      'Add to carts',
    ]);
    expect(
      await words({ tab: 'API', groups: [{ group: 'All', openapi: ['shop.json', 'bank.json'] }] }),
    ).toEqual([
      ...['All', 'Shop', 'List carts', 'Changes', 'Add to carts'],
      ...['Bank', 'List accounts', 'Changes', 'Add to accounts'],
    ]);
  });

  it('attached beside groups that list none of its operations, follows them as a whole reference', async () => {
    const tab = (name: string, pages: string[]) => ({
      tab: name,
      openapi: { source: 'shop.json', directory: name.toLowerCase() },
      groups: [{ group: 'Guides', pages }],
    });
    const site = await built({
      'docs.json': docsJson({
        navigation: {
          tabs: [tab('Whole', ['index']), tab('Listed', ['a', 'GET /carts']), tab('Written', ['own'])],
        },
      }),
      'shop.json': api,
      'index.mdx': page('Home'),
      'a.mdx': page('A'),
      'own.mdx': page('Own', 'openapi: DELETE /carts/{id}\n'),
    });
    expect(sidebar(site.file('index.html'))).toEqual(['Home', 'List carts', 'Delete a cart']);
    expect(site.pages).toContain('whole/carts/list-carts');
    expect(sidebar(site.file('a.html'))).toEqual(['A', 'List carts']);
    expect(sidebar(site.file('own.html'))).toEqual(['Own']);
  });

  it('attached beside groups is no whole reference where a hidden one lists operations', async () => {
    const groups = [
      { group: 'Guides', pages: ['index'] },
      { group: 'Later', hidden: true, pages: ['GET /carts'] },
    ];
    const site = await built({
      'docs.json': docsJson({ navigation: { tabs: [{ tab: 'API', openapi: 'shop.json', groups }] } }),
      'shop.json': api,
      'index.mdx': page('Home'),
    });
    expect(sidebar(site.file('index.html'))).toEqual(['Home']);
    expect(site.pages).toEqual(['api-reference/carts/list-carts', 'index']);
  });

  it.each([
    ['openapi: [GET /carts, DELETE /carts]', 'openapi: is a list'],
    ['openapi:\n  - GET /carts', 'openapi: is a list'],
    ['asyncapi: true', 'asyncapi: is true'],
    ['api: { get: /carts }', 'api: is {"get":"/carts"}'],
    ['api: WSS wss://shop.example/carts', 'api: "WSS wss://shop.example/carts" is no endpoint'],
  ])('is not named by what is no text or no method, which is told: %s', async (named, message) => {
    const { diagnostics } = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'shop.json': api,
      'index.mdx': page('Home', `${named}\n`),
    });
    expect(diagnostics).toMatchObject([
      { severity: 'warning', kind: 'frontmatter', message: expect.stringContaining(message), line: 3 },
    ]);
  });

  it('attached beside pages that show none of its operations is told of', async () => {
    const project = (pages: string[], more = '') => ({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'API', openapi: 'shop.json', pages }] } }),
      'shop.json': api,
      'index.mdx': page('Home', more),
    });
    const { diagnostics } = await built(project(['index']));
    const message = expect.stringContaining('No page shows an operation of shop.json');
    expect(diagnostics).toMatchObject([{ severity: 'notice', kind: 'missing-operation', message, line: 11 }]);
    expect(kinds(await built(project(['index', 'GET /carts'])))).toEqual([]);
    expect(kinds(await built(project(['index'], 'openapi: DELETE /carts/{id}\n')))).toEqual([]);
  });

  it('puts its pages in its directory, however that is written', async () => {
    const directories = ['ref', '/ref/', './ref', 'ref//'];
    for (const directory of directories) {
      const openapi = { source: 'api.json', directory };
      const site = await built({
        'docs.json': docsJson({ navigation: { openapi } }),
        'index.mdx': 'x',
        'api.json': '{"openapi":"3.1.0","info":{"title":"T"},"paths":{"/a":{"get":{"responses":{}}}}}',
      });
      expect(site.pages).toEqual(['index', 'ref/get-a']);
    }
  });

  it.each([
    ['../up', 'leads out of its folder; write one from the root of the site'],
    ['a/con', 'cannot be a folder everywhere: "con" is the name of a device on Windows'],
    ['a\u0000b', 'cannot be a folder everywhere: it holds a control character or a backslash'],
    ['a\ud800', 'cannot be a folder everywhere: it holds half of a character'],
  ])(
    'puts its pages in the usual directory where they cannot stand in theirs, which is one error: %j',
    async (directory, problem) => {
      const groups = [{ group: 'API', openapi: { source: 'api.json', directory } }];
      const site = await built({
        'docs.json': docsJson({ navigation: { groups } }),
        'index.mdx': page('x'),
        'api.json': '{"openapi":"3.1.0","info":{"title":"T"},"paths":{"/a":{"get":{"responses":{}}}}}',
      });
      expect(site.pages).toEqual(['api-reference/get-a', 'index']);
      const [told, ...others] = site.diagnostics.filter(({ kind }) => kind !== 'unused-page');
      expect(others).toEqual([]);
      expect(told).toMatchObject({ severity: 'error', kind: 'invalid-setting', file: 'docs.json' });
      expect(told?.message).toContain(problem);
      expect(told?.line).toBeGreaterThan(1);
    },
  );

  it('gives the endpoints that pages lists name, mixed with pages, in its directory', async () => {
    const navigation = {
      groups: [
        {
          group: 'API',
          openapi: { source: '/shop.json', directory: 'ref' },
          pages: ['index', 'DELETE /carts/{id}', 'shop.json GET /carts', 'PUT /carts', 'FETCH /carts'],
        },
      ],
    };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      'shop.json': api,
      'index.mdx': page('Home'),
    });
    expect(site.pages).toEqual(['index', 'ref/carts/delete-a-cart', 'ref/carts/list-carts']);
    expect(site.diagnostics).toMatchObject([
      {
        message: 'The navigation lists PUT /carts, but no API description of this project has it',
        hint: 'looked in /shop.json; did you mean GET /carts?',
      },
      {
        message: 'The navigation lists FETCH /carts, but FETCH is no method of HTTP',
        hint: expect.stringMatching(/^write one of GET, PUT, /),
      },
    ]);
  });

  it('may hide an operation in quotes, show one of a hidden path, and hide a page from the sidebar', async () => {
    const hiding = {
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1' },
      paths: {
        '/a': { get: { 'x-hidden': 'true', summary: 'A', responses: {} } },
        '/b': { 'x-hidden': true, get: { 'x-hidden': false, summary: 'B', responses: {} } },
        '/c': { get: { summary: 'C', 'x-mint': { metadata: { hidden: true } }, responses: {} } },
      },
    };
    const navigation = { pages: ['index', { group: 'API', openapi: 'shop.json' }] };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      'index.mdx': page('Home'),
      'shop.json': JSON.stringify(hiding),
    });
    expect(site.pages).toEqual(['api-reference/b', 'api-reference/c', 'index']);
    expect(sidebar(site.file('index.html'))).toEqual(['Home', 'B']);
  });

  it('keeps operations out that it hides, also where the navigation lists them, and says so', async () => {
    const navigation = {
      groups: [{ group: 'API', openapi: 'shop.json', pages: ['GET /secret', 'GET /carts'] }],
    };
    const site = await built({ 'docs.json': docsJson({ navigation }), 'shop.json': api });
    expect(site.pages).toEqual(['api-reference/carts/list-carts', 'index']);
    expect(site.diagnostics).toMatchObject([
      {
        severity: 'notice',
        kind: 'hidden-operation',
        message: expect.stringContaining('GET /secret'),
        line: 13,
      },
    ]);
  });

  it('is found by a page that names an operation only', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['carts', 'named'] } }),
      'deep/shop.json': api,
      'carts.mdx': `---\nopenapi: get /carts\n---\nAn introduction.`,
      'named.mdx': '---\ntitle: Own title\nopenapi: shop DELETE /carts/{id}\n---\n# Own title\n',
    });
    expect(site.file('carts.html')).toContain('<h1>List carts</h1>');
    expect(site.file('carts.html')).toContain('An introduction.');
    expect(site.file('named.html')).toContain('<h1 id="own-title">Own title</h1>');
  });
});

describe('operations named with their file', () => {
  const api = (path: string): string =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'API', version: '1' },
      paths: { [path]: { get: { summary: `Read ${path}`, responses: { 200: { description: 'OK' } } } } },
    });

  it('come from that file, and a tab may attach one of its own', async () => {
    const navigation = {
      tabs: [
        { tab: 'Guides', pages: ['index', 'specs/one.json GET /one'] },
        { tab: 'Reference', openapi: 'specs/two.json' },
        { tab: 'Mixed', openapi: '/specs/two.json', pages: ['GET /two', '/specs/one.json get /one'] },
      ],
    };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      'specs/one.json': api('/one'),
      'specs/two.json': api('/two'),
      'index.mdx': page('Home'),
    });
    expect(kinds(site)).toEqual([]);
    expect(sidebar(site.file('index.html'))).toEqual(['Home', 'Read /one']);
    expect(site.pages.filter((path) => path.includes('read-'))).toHaveLength(2);
    const mixed = [...site.files].find(([path]) => /read-two~2\.html$/.test(path))?.[1] ?? '';
    expect(sidebar(mixed)).toEqual(['Read /two', 'Read /one']);
  });
});
