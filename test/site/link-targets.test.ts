import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds, page } from './support.ts';

describe('a link to a place in a page', () => {
  const project = (link: string): Record<string, string> => ({
    'docs.json': docsJson({ navigation: { pages: ['index', 'b'] } }),
    'index.mdx': page(`[x](${link})`),
    'b.mdx': page(
      '# Page\n\n## What\'s new?\n\n## 2.0.1\n\n<div id="Own_Id">x</div>\n\n<a name="old-way"></a>',
    ),
  });

  it.each([
    '/b#page',
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
    ['to a heading that became shorter names its id', '/b#set-up---the-first-steps', 'did you mean #set-up?'],
    ['to what one other page has names that page', '/b#first-steps', 'did you mean /c#first-steps?'],
    ['to what many pages have names none of them', '/b#everywhere', undefined],
    ['to what is a page of its own below names it', '/b#set_apart()', 'did you mean /b/set-apart?'],
  ])('%s', async (_, link, hint) => {
    const { diagnostics } = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'b', 'b/set-apart', 'c', 'd'] } }),
      'index.mdx': page(`[x](${link})\n\n## First steps here`),
      'b.mdx': page('## Set up\n\n## Set up more'),
      'b/set-apart.mdx': page(),
      'c.mdx': page('## First steps\n\n## Everywhere'),
      'd.mdx': page('## Everywhere'),
    });
    expect(diagnostics.map((one) => [one.kind, one.hint])).toEqual([['broken-anchor', hint]]);
  });
});

it('a link to a folder of pages names the page that opens it', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'a/b', 'a/overview', 'c/c', 'c/b'] } }),
    'index.mdx': page('[x](/a) [y](/c/)'),
    ...Object.fromEntries(['a/b', 'a/overview', 'c/c', 'c/b'].map((path) => [`${path}.mdx`, page()])),
  });
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['did you mean /a/overview?', 'did you mean /c/c?']);
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
    { kind: 'broken-link', file: 'snippets/list.jsx', line: 27 },
  ]);
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
        { source: '/part/:id', destination: '/index#:id' },
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

it.each(['/', '/guides', '/guides/', '/start'])(
  'tells of the redirect of a page that is there: %s',
  async (source) => {
    const { diagnostics } = await built({
      'docs.json': docsJson({
        navigation: { pages: ['index', 'guides/index', 'start', 'end'] },
        redirects: [{ source, destination: '/end' }],
      }),
      'index.mdx': page(),
      'guides/index.mdx': page(),
      'start.mdx': page(),
      'end.mdx': page(),
    });
    const message = `There is a page ${source}: most hosts show it, and do not follow its redirect`;
    expect(diagnostics).toMatchObject([{ severity: 'notice', kind: 'hidden-redirect', message }]);
  },
);

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

it('follows redirects also where their addresses are encoded, to targets that are', async () => {
  const site = await built({
    'docs.json': docsJson({
      navigation: { pages: ['start', 'über/uns', 'der plan/index'] },
      redirects: [
        { source: '/', destination: '/der%20plan' },
        { source: '/caf%C3%A9', destination: '/%C3%BCber/uns' },
        { source: '/alt%20und/:rest*', destination: '/%C3%BCber/:rest*' },
        { source: '/out', destination: 'https://example.com/a b' },
      ],
    }),
    'start.mdx': page('[1](/caf%C3%A9) [2](/café) [3](</alt und/uns>) [4](/out)'),
    'über/uns.mdx': page(),
    'der plan/index.mdx': '---\ntitle: The plan\n---\n',
  });
  const own = '%C3%BCber/uns.html';
  expect(site.file('start.html').match(/<a href="[^"]*">\d/g)).toEqual([
    `<a href="${own}">1`,
    `<a href="${own}">2`,
    `<a href="${own}">3`,
    '<a href="https://example.com/a%20b">4',
  ]);
  expect(site.file('café.html')).toContain(
    '<link rel="canonical" href="https://docs.example.com/%C3%BCber/uns">',
  );
  expect(site.file('café.html')).toContain(`url=${own}"`);
  expect(site.file('alt und/uns.html')).toContain(`url=../${own}"`);
  expect(site.file('out.html')).toContain('<link rel="canonical" href="https://example.com/a%20b">');
  expect(site.file('index.html')).toContain('<title>The plan');
  expect(site.file('_redirects')).toContain('/caf%C3%A9 /%C3%BCber/uns 301\n');
  expect(site.diagnostics).toEqual([]);
});

it('keeps the anchor on the way of redirects that chain, and says which of them leads to none', async () => {
  const site = await built({
    'docs.json': docsJson({
      navigation: { pages: ['start', 'new'] },
      redirects: [
        { source: '/old', destination: '/middle?x=1#part' },
        { source: '/older', destination: '/middle#gone' },
        { source: '/middle', destination: '/new' },
      ],
    }),
    'start.mdx': page('[x](/old)'),
    'new.mdx': page('## Part'),
  });
  expect(site.file('start.html')).toContain('<a href="new.html?x=1#part">x</a>');
  expect(site.file('old.html')).toContain('url=new.html?x=1#part"');
  expect(site.diagnostics).toEqual([
    expect.objectContaining({
      kind: 'broken-anchor',
      message: 'There is no #gone on /new',
      file: 'docs.json',
      line: 19,
    }),
  ]);
});

it('a link or a picture of Markdown whose address is an expression is told how to be written', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': page('export const at = { a: "/" }\n\n[x]({at.a}) ![y]({at.a}) [z](`{at.a}`)'),
  });
  const read = 'Markdown reads no expression here: write';
  expect(diagnostics.map(({ kind, hint }) => [kind, hint])).toEqual([
    ['broken-link', `${read} <a href={at.a}>…</a>`],
    ['missing-file', `${read} <img src={at.a} />`],
    ['broken-link', `${read} <a href={at.a}>…</a>`],
  ]);
});
