import { describe, expect, it } from 'vitest';
import { built, DRAWN, docsJson, kinds } from './support.ts';

const page = (text = ''): string => `---\ntitle: Page\n---\n\n${text}\n`;

describe('a page outside the navigation', () => {
  const project = {
    'docs.json': docsJson({
      navigation: { pages: ['index'] },
      navbar: { links: [{ label: 'From the bar', href: '/from-settings' }] },
      redirects: [{ source: '/old', destination: '/from-redirect' }],
    }),
    'index.mdx': page('[on](/from-page)'),
    'from-page.mdx': page('[me](/from-page)'),
    'from-settings.mdx': page(),
    'from-redirect.mdx': page(),
    'forgotten.mdx': page('[me](/forgotten)'),
    'secret.mdx': '---\nhidden: true\n---\n',
  };

  it('that nothing leads to is a notice of its own, unless it is hidden', async () => {
    const { diagnostics } = await built(project);
    expect(diagnostics.filter(({ kind }) => kind === 'unused-page')).toEqual([
      expect.objectContaining({ severity: 'notice', file: 'forgotten.mdx' }),
    ]);
  });

  it('that a page takes in is a part of it and no page, unless it is listed', async () => {
    const { diagnostics, pages } = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'both'] } }),
      'index.mdx':
        'import Part from "/parts/part.mdx";\nimport Both from "./both";\n\n<Part name="x" />\n\n<Both />\n',
      'parts/part.mdx': 'import Inner from "./inner";\n\nA part of {name}.\n\n<Inner />\n',
      'parts/inner.mdx': 'import Outer from "/snippets/outer.mdx";\n\n<Outer />\n',
      'snippets/outer.mdx': 'import Innermost from "/innermost.mdx";\n\n<Innermost name="x" />\n',
      'innermost.mdx': 'Inside of {name}.\n',
      'both.mdx': 'A page as well.\n',
    });
    expect(diagnostics).toEqual([]);
    expect(pages).toEqual(['both', 'index']);
  });

  it('that something leads to is part of one notice in all', async () => {
    const { diagnostics } = await built(project);
    expect(diagnostics.filter(({ kind }) => kind === 'unlisted-page')).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('from-page, from-redirect, from-settings'),
      }),
    ]);
  });
});

describe('a link to a place in a page', () => {
  const project = (link: string): Record<string, string> => ({
    'docs.json': docsJson({ navigation: { pages: ['index', 'b'] } }),
    'index.mdx': page(`[x](${link})`),
    'b.mdx': page('## What\'s new?\n\n## 2.0.1\n\n<div id="Own_Id">x</div>\n\n<a name="old-way"></a>'),
  });

  it.each([
    '/b#whats-new',
    '/b#what’s-new',
    '/b#2-0-1',
    '/b#ownid',
    '/b#old-way',
    '/b#oldway',
    '/b#content',
    '/b#top',
    '/b#%32%2D0%2D1',
  ])('that the page’s script finds is right: %s', async (link) => {
    expect(kinds(await built(project(link)))).toEqual([]);
  });

  it('that is not there is a warning with a hint', async () => {
    const { diagnostics } = await built(project('/b#whats-old'));
    expect(diagnostics).toEqual([
      expect.objectContaining({ kind: 'broken-anchor', line: 5, hint: 'did you mean #whats-new?' }),
    ]);
  });

  it.each([
    ['to a heading that became longer names its id', '/b#set', 'did you mean #set-up?'],
    ['to what one other page has names that page', '/b#first-steps', 'did you mean /c#first-steps?'],
    ['to what many pages have names none of them', '/b#everywhere', undefined],
  ])('%s', async (_, link, hint) => {
    const { diagnostics } = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'b', 'c', 'd'] } }),
      'index.mdx': page(`[x](${link})\n\n## First steps here`),
      'b.mdx': page('## Set up\n\n## Set up more'),
      'c.mdx': page('## First steps\n\n## Everywhere'),
      'd.mdx': page('## Everywhere'),
    });
    expect(diagnostics.map((one) => [one.kind, one.hint])).toEqual([['broken-anchor', hint]]);
  });
});

it('an anchor that is missing is told at the redirect that leads there, in whichever file that is', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({
      description: 'All on retention',
      navigation: { pages: ['index', 'retention'] },
      redirects: { $ref: 'redirects.json' },
    }),
    'index.mdx': page(),
    'retention.mdx': page(),
    'redirects.json': '[\n{ "source": "/kept#retention",\n"destination": "/index#retention" }]',
  });
  expect(diagnostics).toMatchObject([{ kind: 'broken-anchor', file: 'redirects.json', line: 3, column: 16 }]);
});

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

it('a link to a file that the site makes by itself is right', async () => {
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'news/changes'] } }),
    'index.mdx': page('[a](/llms.txt) [b](/sitemap.xml) [c](/news/changes/rss.xml)'),
    'news/changes.mdx':
      '---\ntitle: x\nrss: true\n---\n\n[all](/llms-full.txt)\n\n<Update label="May">y</Update>\n',
  });
  expect(made.file('index.html')).toContain('href="news/changes/rss.xml"');
  expect(made.file('news/changes.html')).toContain('href="../llms-full.txt"');
  expect(made.files.has('news/changes/rss.xml') && made.files.has('llms-full.txt')).toBe(true);
  expect(kinds(made)).toEqual([]);
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

it('what is wrong with a link that a component was handed is told of the page', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': page(
      'import { To } from "/snippets/to.jsx"\n\nSee <To href="/away">x</To> and <To href="/#away">y</To>',
    ),
    'snippets/to.jsx':
      'export const To = ({ href, children }) => <a href={href}>{children}<img src="/gone.png" /></a>\n',
  });
  expect(diagnostics).toMatchObject([
    { kind: 'broken-link', file: 'index.mdx', line: 7 },
    { kind: 'broken-anchor', file: 'index.mdx', line: 7 },
    { kind: 'missing-file', file: 'snippets/to.jsx', line: 1 },
  ]);
});

it('tells of a link that a component makes of its data where that is written, and not at the tag', async () => {
  const gap = '\n'.repeat(20);
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': `export const To = ({ to }) => <a href={to}>x</a>;\n${gap}<To to="/one" />\n\nimport { List } from "/snippets/list.jsx";\n\n<List />\n`,
    'snippets/list.jsx': `export const List = () => {\n  const all = [\n    { to: "/two" },\n    { to: "/three" },\n  ];${gap}  return <p>{all.map(({ to }) => <a href={to}>x</a>)}<a\n  className="a"\n  href="/four">x</a></p>;\n};\n`,
  });
  expect(diagnostics).toMatchObject([
    { kind: 'broken-link', file: 'index.mdx', line: 22 },
    { kind: 'broken-link', file: 'snippets/list.jsx', line: 3 },
    { kind: 'broken-link', file: 'snippets/list.jsx', line: 4 },
    { kind: 'broken-link', file: 'snippets/list.jsx', line: 25 },
  ]);
});

describe('a name that cannot travel', () => {
  it.each(['aux', 'guides/con', 'nul/page', 'lpt1', 'dots./page', 'space /page', 'a'.repeat(260)])(
    'costs the page and is an error: %s',
    async (path) => {
      const site = await built({
        'docs.json': docsJson({ navigation: { pages: ['index'] } }),
        'index.mdx': page(),
        [`${path}.mdx`]: page(),
      });
      expect(site.diagnostics).toEqual([
        expect.objectContaining({ severity: 'error', kind: 'unportable-name', file: `${path}.mdx` }),
      ]);
      expect(site.pages).toEqual(['index']);
      expect(site.files.has(`${path}.html`)).toBe(false);
    },
  );

  it('costs an image as well', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': page('![x](/aux.png)'),
      'aux.png': 'png',
    });
    expect(site.files.has('aux.png')).toBe(false);
    expect(kinds(site)).toEqual(['unportable-name']);
  });

  it('is not one that only resembles a device', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['auxiliary', 'console', 'com'] } }),
      ...Object.fromEntries(['auxiliary', 'console', 'com'].map((path) => [`${path}.mdx`, page()])),
    });
    expect(kinds(site)).toEqual([]);
  });
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

it('tells of redirects whose rules lead nowhere, stand twice, or take pages that are there', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({
      navigation: { pages: ['index', 'guides/start'] },
      redirects: [
        { source: '/guides/:slug*', destination: '/index' },
        { source: '/old/:slug*', destination: '/guides/:slug*' },
        { source: '/p/:id', destination: '/guides/:name' },
        { source: '/q/*', destination: '/gone/*' },
        { source: 5, destination: '/index' },
        { source: '/twice', destination: '/index' },
        { source: '/twice/', destination: '/index' },
        { source: 'twice', destination: '/guides/start' },
        { source: '/out/:id', destination: 'https://example.com:8080/:id' },
        { source: '/on/:id', destination: '/old/:id' },
      ],
    }),
    'index.mdx': page(),
    'guides/start.mdx': page(),
  });
  expect(diagnostics.map(({ line, severity, message }) => [line, severity, message])).toEqual([
    [
      15,
      'notice',
      'There are pages at addresses that the redirect of /guides/:slug* takes, such as /guides/start: most hosts show them, and do not follow it',
    ],
    [23, 'warning', 'The redirect of /p/:id leads to /guides/:name, but its source has no part :name'],
    [27, 'warning', 'The redirect of /q/* leads to /gone/*, but there is no page below /gone/'],
    [31, 'warning', 'redirects.4.source: 5 is not a string; redirects.4 is left out'],
    [43, 'warning', 'There are two redirects of twice: the first of them, to /index, is followed'],
  ]);
});

it('tells of redirects of files that the site has', async () => {
  const source = (path: string) => ({ source: path, destination: '/guide' });
  const { diagnostics } = await built({
    'docs.json': docsJson({
      navigation: { pages: ['index', 'guide'] },
      redirects: ['/llms.txt', '/sitemap.xml', '/guide.md', '/a.pdf', '/old.md', '/old.pdf'].map(source),
    }),
    'index.mdx': page('[a](/a.pdf)'),
    'guide.mdx': page(),
    'a.pdf': '%PDF',
  });
  const hint = 'remove the redirect';
  expect(diagnostics).toMatchObject(
    [
      { message: expect.stringContaining('a file /llms.txt:'), hint },
      { message: expect.stringContaining('a file /sitemap.xml:'), hint },
      { message: expect.stringContaining('a file /guide.md:'), hint },
      { message: expect.stringContaining('a file /a.pdf:'), hint: 'remove the file or the redirect' },
    ].map((one) => ({ ...one, kind: 'hidden-redirect', severity: 'notice', file: 'docs.json' })),
  );
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
});

it('tells where a page is not in UTF-8, and reads UTF-16 that says so', async () => {
  const pages = ['old', 'wide', 'sign'];
  const { file, diagnostics } = await built({
    'docs.json': Buffer.from(`\uFEFF${docsJson({ navigation: { pages } })}`, 'utf16le'),
    'old.mdx': Buffer.from('# Old\n\nCaf\xe9\n', 'latin1'),
    'wide.mdx': Buffer.from('\uFEFF# Wide\n\nCaf\xe9\n', 'utf16le').swap16(),
    'sign.mdx': '# Sign\n\nShown as \uFFFD\n',
  });
  expect(file('wide.md')).toContain('Café');
  expect(diagnostics.filter(({ kind }) => kind === 'encoding')).toMatchObject([
    { file: 'old.mdx', line: 3, column: 4, hint: 'save it in UTF-8' },
  ]);
});

it('tells at its line and column what the head of a page says and nothing can follow', async () => {
  const heads = {
    mode: 'title: A\nmode: sideways',
    api: 'title: B\napi: pets',
    openapi: 'title: C\nopenapi: gone.json GET /pets',
    asyncapi: 'title: D\nasyncapi: chat',
    fine: 'title: E\nmode: center\napi: GET /pets',
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
    'mode.mdx:3:7 frontmatter',
    'openapi.mdx:3:10 missing-file',
    'openapi.mdx:3:10 missing-operation',
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

it('what is said of a project stands on one line, whatever its names and addresses hold', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'gone\n::error::away'] }, 'odd\r\nkey': 1 }),
    'index.mdx': page('<a href={"/no\\n::error::where"}>a</a> <Icon icon={"no\\u2028star"} /> {nope\n}'),
  });
  expect(diagnostics.length).toBeGreaterThan(3);
  for (const { message, hint = '' } of diagnostics) expect(message + hint).not.toMatch(/[\n\r\u2028\u2029]/);
});
