import { describe, expect, it } from 'vitest';
import { built, DRAWN, docsJson, page } from './support.ts';

describe('text inside another file', () => {
  it('of the banner is reported where docs.json has it', async () => {
    const settings = JSON.parse(docsJson({ navigation: { pages: ['index'] } }));
    const banner = { content: 'See\n\n[this](/nowhere) and [that](/index#gone) <Gone/>' };
    const { diagnostics } = await built({
      'docs.json': JSON.stringify({ banner, ...settings }, undefined, 2),
      'index.mdx': page(),
    });
    expect(diagnostics.map(({ kind, line, column }) => `${kind} ${line}:${column}`)).toEqual([
      'unknown-component 3:16',
      'broken-link 3:31',
      'broken-anchor 3:52',
    ]);
  });

  it('of an API description is reported where the file has it', async () => {
    const api = `openapi: 3.1.0
info: { title: T, version: "1" }
paths:
  /long:
    get:
      summary: Not /gone/further
      responses: {}
      description: |
        See

        [this](/gone) and ![that](/gone.png)
`;
    const { diagnostics } = await built({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'API', openapi: 'api.yaml' }] } }),
      'api.yaml': api,
    });
    expect(diagnostics.map(({ kind, file, line, column }) => `${kind} ${file}:${line}:${column}`)).toEqual([
      'broken-link api.yaml:11:16',
      'missing-file api.yaml:11:35',
    ]);
  });
});

it('an icon of a page is reported where the page names it', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': '---\ntitle: x\nicon: https://example.com/a.svg\n---\n',
  });
  expect(diagnostics).toMatchObject([{ kind: 'external-asset', file: 'index.mdx', line: 3 }]);
});

it('a picture by the address of its copy elsewhere is the one of the project that it names', async () => {
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': page(
      '<img src="https://copies.example.com/acme/x1/images/a%20b.svg?w=9" data-path="images/a b.svg" srcSet="https://copies.example.com/acme/x1/images/a%20b.svg?w=9 9w" />',
    ),
    'images/a b.svg': '<svg viewBox="0 0 9 9"/>',
  });
  expect(made.file('index.html')).toMatch(/<img [^>]*src="images\/a%20b\.svg"/);
  expect(made.diagnostics).toEqual([]);
});

it.each([
  ['https://copies.example.com/acme/images/a%20b.svg?w=9', 'the project has /images/a b.svg'],
  ['https://copies.example.com/acme/images/other.svg', 'save the file in the project'],
  ['https://copies.example.com/c.svg', 'save the file in the project'],
])('what may be meant by %s is told', async (address, hint) => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': page(`![x](${address})`),
    'images/a b.svg': '<svg viewBox="0 0 9 9"/>',
    'c.svg': '<svg viewBox="0 0 9 9"/>',
  });
  expect(diagnostics).toMatchObject([{ kind: 'external-asset', hint }]);
});

describe('a wrong value in docs.json', () => {
  it('is told with line and column, whatever setting it stands in', async () => {
    const { diagnostics } = await built({
      'docs.json': docsJson({
        ...DRAWN,
        logo: '/lgoo.svg',
        favicon: '/broken.png',
        fonts: { family: 'Nobody Has This' },
        thumbnails: { fonts: { family: 'Nor This' } },
        styling: { codeblocks: { languages: { custom: ['/gone.json'] } } },
        navigation: { groups: [{ group: 'A', icon: 'no-such-icon-anywhere', pages: ['index', 'indx'] }] },
        navbar: { links: [{ label: 'X', href: '/guides/strat' }] },
        footer: { links: [{ items: [{ label: 'Y', href: '/nowhere-at-all' }] }] },
        redirects: [
          { source: '/old', destination: '/gone-for-good' },
          { source: '/round', destination: '/about' },
          { source: '/about', destination: '/round' },
          { source: '/guides/start', destination: '/' },
        ],
      }),
      'index.mdx': page('[g](/guides/start)'),
      'guides/start.mdx': page(),
      'logo.svg': '<svg/>',
      'broken.png': 'no picture',
    });
    const told = diagnostics.filter(({ kind }) => kind !== 'unlisted-page');
    expect(told.map(({ kind }) => kind).sort()).toEqual([
      'broken-link',
      'broken-link',
      'broken-link',
      'custom-language',
      'favicon-as-is',
      'font-not-available',
      'font-not-available',
      'hidden-redirect',
      'missing-file',
      'missing-page',
      'redirect-circle',
      'redirect-circle',
      'unknown-icon',
    ]);
    for (const one of told) {
      expect(one, one.message).toMatchObject({ file: 'docs.json' });
      expect(one.line, one.message).toBeGreaterThan(1);
      expect(one.column, one.message).toBeGreaterThan(1);
    }
    expect(told.find(({ message }) => message.includes('strat'))?.hint).toBe('did you mean /guides/start?');
    expect(told.find(({ message }) => message.includes('lgoo'))?.hint).toBe('did you mean /logo.svg?');
  });
});

it('tells each kind of problem of a page with file, line, column and what to do', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': [
      '---',
      'title: Home',
      '---',
      '',
      '<Cardd title="x">text</Cardd>',
      '',
      'Hello {userNaem}.',
      '',
      '![x](/images/lost.png)',
      '',
      "import Part from '/snippets/lost.mdx'",
      '',
      '<Snippet file="gone.mdx" />',
    ].join('\n'),
  });
  const at = Object.fromEntries(diagnostics.map(({ kind, line, column }) => [`${kind} ${line}`, column]));
  expect(Object.keys(at).sort()).toEqual(
    expect.arrayContaining(['missing-file 9', 'unbound-name 7', 'unknown-component 5']),
  );
  for (const one of diagnostics) expect(one.file, one.message).toBe('index.mdx');
  expect(diagnostics.find(({ kind }) => kind === 'unknown-component')?.hint).toBe('did you mean <Card>?');
  expect(diagnostics.filter(({ kind }) => kind === 'missing-file').length).toBeGreaterThanOrEqual(2);
});

describe('an API description that cannot be read', () => {
  it('is told where it is named; what it should hold is one more warning, not one for each operation', async () => {
    const navigation = {
      groups: [
        { group: 'Guides', pages: ['index'] },
        {
          group: 'API',
          openapi: 'https://api.example.com/openapi.json',
          pages: ['GET /a', 'GET /b', 'GET /c'],
        },
      ],
    };
    const { diagnostics } = await built({ 'docs.json': docsJson({ navigation }), 'index.mdx': page() });
    expect(diagnostics.map(({ kind }) => kind).sort()).toEqual(['missing-operation', 'remote-api-document']);
    for (const one of diagnostics) {
      expect(one).toMatchObject({ file: 'docs.json', message: expect.stringContaining('api.example.com') });
      expect(one.line).toBeGreaterThan(1);
    }
    expect(diagnostics.find(({ kind }) => kind === 'missing-operation')?.message).toContain('3 operations');
  });

  it('may have what pages name: they are told once, not as mistakes', async () => {
    const paths = { '/a': { get: { responses: {} } } };
    const named = (reference: string) => `---\ntitle: A page\n${reference}\n---\n`;
    const { diagnostics, file } = await built({
      'docs.json': docsJson({
        navigation: { pages: ['index', 'b', 'c', 'd', 'GET /e'] },
        api: { openapi: ['https://api.example.com/openapi.json', 'api.json'] },
      }),
      'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths }),
      'index.mdx': named('openapi: GET /a'),
      'b.mdx': named('openapi: get /b'),
      'c.mdx': named('openapi: POST /b'),
      'd.mdx': named('openapi-schema: User'),
    });
    expect(diagnostics.map(({ kind, file: at, line, hint }) => ({ kind, at, line, hint }))).toEqual([
      { kind: 'missing-operation', at: 'b.mdx', line: 3, hint: undefined },
      { kind: 'missing-operation', at: 'docs.json', line: expect.any(Number), hint: undefined },
      expect.objectContaining({ kind: 'remote-api-document', at: 'docs.json' }),
    ]);
    expect(diagnostics[0]?.message).toBe(
      '3 pages document what no API description has that could be read; it may be in https://api.example.com/openapi.json',
    );
    expect(diagnostics[1]?.message).toBe(
      'The navigation lists 1 operation of https://api.example.com/openapi.json, which could not be read',
    );
    expect(file('b.md')).toContain('`GET /b`');
  });
});

it('tells at its line and column what the head of a page says and nothing can follow', async () => {
  const heads = {
    mode: 'title: A\nmode: sideways',
    api: 'title: B\napi: pets',
    openapi: 'title: C\nopenapi: gone.json GET /pets',
    second: 'title: C\nopenapi: gone.json GET /dogs',
    asyncapi: 'title: D\nasyncapi: chat',
    events: 'title: D\nasyncapi: gone.yaml chat',
    fine: 'title: E\nmode: center\napi: GET /pets',
    // A word that docs.json has for something else.
    word: 'title: F\nopenapi: colors GET /cats',
  };
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: Object.keys(heads) } }),
    ...Object.fromEntries(
      Object.entries(heads).map(([name, head]) => [`${name}.mdx`, `---\n${head}\n---\n`]),
    ),
  });
  expect(
    diagnostics.map(({ kind, file, line, column }) => `${file}:${line}:${column} ${kind}`).sort(),
  ).toEqual([
    'api.mdx:3:6 frontmatter',
    'asyncapi.mdx:3:11 missing-channel',
    'events.mdx:3:11 missing-file',
    'mode.mdx:3:7 frontmatter',
    'openapi.mdx:3:10 missing-file',
    'word.mdx:3:10 missing-file',
  ]);
});

it('names the operation nearest to one that a page asks for and no description has', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] }, api: { openapi: 'api.json' } }),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: { '/users': { get: { responses: {} } } },
    }),
    'index.mdx': '---\ntitle: Home\nopenapi: api.json GET /user\n---\n',
  });
  expect(diagnostics).toMatchObject([
    { kind: 'missing-operation', line: 3, hint: 'did you mean GET /users?' },
  ]);
});

it.each([
  ['GET /v1/shops/{shop}', 'GET /shops/{id}'],
  ['get https://api.example.com/v1/shops/{id}', 'GET /shops/{id}'],
  ['GET /orders/{id}', 'GET /v2/orders/{order}'],
  ['GET /other/{id}', undefined],
])('names the operation whose path %s has, with or without that of the server', async (reference, meant) => {
  const get = { get: { responses: {} } };
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] }, api: { openapi: 'api.json' } }),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: { '/{id}': get, '/shops/{id}': get, '/v2/orders/{order}': get },
    }),
    'index.mdx': `---\ntitle: Home\nopenapi: ${reference}\n---\n`,
  });
  const hint = meant === undefined ? 'correct the method or the path' : `did you mean ${meant}?`;
  expect(diagnostics).toMatchObject([{ kind: 'missing-operation', hint }]);
});

it('what is said of a project stands on one line, whatever its names and addresses hold', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'gone\n::error::away'] }, 'odd\r\nkey': 1 }),
    'index.mdx': page('<a href={"/no\\n::error::where"}>a</a> <Icon icon={"no\\u2028star"} /> {nope\n}'),
  });
  expect(diagnostics.length).toBeGreaterThan(3);
  for (const { message, hint = '' } of diagnostics) expect(message + hint).not.toMatch(/[\n\r\u2028\u2029]/);
});

it('a text that stands in docs.json several times is reported where it means what is wrong with it', async () => {
  const { diagnostics } = await built({
    'docs.json': `{
  "theme": "mint",
  "name": "Inkwell",
  "description": "/nope",
  "colors": { "primary": "#0f766e" },
  "navigation": { "pages": ["index"] },
  "fonts": {
    "family": "Inkwell"
  },
  "thumbnails": {
    "fonts": { "family": "Inkwell" }
  },
  "navbar": { "links": [{ "label": "/nope",
    "href": "/nope" }] },
  "styling": { "codeblocks": { "languages": { "custom": [
    "index"] } } }
}`,
    'index.mdx': page(),
  });
  expect(diagnostics.map(({ kind, line, column }) => `${kind} ${line}:${column}`)).toEqual([
    'font-not-available 8:15',
    'font-not-available 11:26',
    'broken-link 14:13',
    'custom-language 16:5',
  ]);
});

it('a redirect behind one that takes all its addresses is told, but for one without parts, which hosts read first', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({
      navigation: { pages: ['index', 'new/a', 'guide'] },
      redirects: [
        { source: '/old/special/:id', destination: '/guide' },
        { source: '/old/:slug*', destination: '/new/:slug*' },
        { source: '/old/a', destination: '/guide' },
        { source: '/old/late/:id', destination: '/guide' },
        { source: '/older/:id', destination: '/guide' },
      ],
    }),
    'index.mdx': page(),
    'new/a.mdx': page(),
    'guide.mdx': page(),
  });
  expect(diagnostics).toMatchObject([
    {
      severity: 'warning',
      kind: 'hidden-redirect',
      message:
        'The redirect of /old/late/:id is never followed: that of /old/:slug*, which stands before it, takes all its addresses',
    },
  ]);
});
