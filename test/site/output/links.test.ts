import { expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';

it('leads to the page itself where only a query is written', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'a/b'] } }),
    'index.mdx': '[own](?tab=2#end) [root](https://docs.example.com?tab=1)\n\n## End\n',
    'a/b.mdx': '[own](?tab=2) [root](https://docs.example.com?tab=1)\n',
  });
  expect(site.file('index.html')).toContain('<a href="index.html?tab=2#end">own</a>');
  expect(site.file('a/b.html')).toContain('<a href="b.html?tab=2">own</a>');
  expect(site.file('a/b.html')).toContain('<a href="../index.html?tab=1">root</a>');
  expect(site.file('a/b.md')).toContain('[own](/a/b?tab=2)');
  expect(kinds(site)).toEqual([]);
});

it('leads to the page below the root where a link goes up further, as browsers do', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'a/b'] } }),
    'index.mdx': '[up](../a/b#end) [out](../LICENSE)\n',
    'a/b.mdx': '[up](../../../index)\n\n## End\n',
  });
  expect(site.file('index.html')).toContain('<a href="a/b.html#end">up</a>');
  expect(site.file('a/b.html')).toContain('<a href="../index.html">up</a>');
  expect(site.diagnostics.map(({ message }) => message)).toEqual(['The link ../LICENSE leads to no page']);
});

it('takes the files of a style sheet along by any address that pages may write', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': 'Text.\n',
    'css/style.css':
      '@import "/css/more$&.css"; .a { background: url("/images/my%20pic.png?v=1") } .b { background: url(/docs/b.png) }',
    'css/more$&.css': '.c {}',
    'images/my pic.png': 'png',
    'b.png': 'png',
  });
  expect(site.file('css/style.css')).toContain('@import "more$&.css";');
  expect(site.file('css/style.css')).toContain('url("../images/my%20pic.png?v=1")');
  expect(site.file('css/style.css')).toContain('url("../b.png")');
  expect(site.files.has('images/my pic.png')).toBe(true);
  expect(site.files.has('b.png')).toBe(true);
});

it('leaves out a sheet on another host whole, though its address holds semicolons', async () => {
  const host = 'https://fonts.example.com/css2?family=A:wght@400;500&display=swap';
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': `<style>{\`@import url('${host}'); .e { color: red }\`}</style>\n`,
    'a.css': `@import url('${host}');\n.a { color: red }`,
    'b.css': `@import url(${host});@import "b2.css" screen;.b { color: red }`,
    'b2.css': `@import "${host}"`,
  });
  expect(site.file('a.css').trim()).toBe('.a { color: red }');
  expect(site.file('b.css').trim()).toBe('@import "b2.css" screen;.b { color: red }');
  expect(site.file('b2.css')).toBe('');
  expect(site.file('index.html')).toMatch(/<style>\s*\.e \{ color: red \}/);
  expect(site.diagnostics.map(({ message }) => message)).toContain(
    `Left out, since a site asks no other host: ${host}`,
  );
});

it('tells of files that a style sheet names and the project has not', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': 'Text.\n',
    'a.css': '/* url(gone.png) */\n.a { background: url("/fonts/one.png") url(#x) url(blob:y) }',
    'font/one.png': 'png',
  });
  expect(site.diagnostics).toMatchObject([
    { kind: 'missing-file', file: 'a.css', line: 2, hint: 'did you mean /font/one.png?' },
  ]);
});

it('names a page in an address with a mark that would end the path', async () => {
  const site = await built({
    'docs.json': docsJson({
      navigation: { pages: ['index', 'c#', 'd'] },
      redirects: [
        { source: '/away', destination: '//other.example.com/a' },
        { source: '/old', destination: '/d?x=1' },
      ],
    }),
    'index.mdx': 'Text.\n',
    'c#.mdx': '---\ntitle: C sharp\n---\nText.\n',
    'd.mdx': 'Text.\n',
  });
  expect(site.file('llms.txt')).toContain(
    '## Pages\n\n- [Index](https://docs.example.com/index.md)\n- [C sharp](https://docs.example.com/c%23.md)\n',
  );
  expect(site.file('sitemap.xml')).toContain('<loc>https://docs.example.com/c%23</loc>');
  expect(site.file('away.html')).toContain('<link rel="canonical" href="//other.example.com/a">');
  expect(site.file('old.html')).toContain('<link rel="canonical" href="https://docs.example.com/d">');
});

it('writes the queries of links as a browser asks for them', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'page'] } }),
    'index.mdx': '[a](/page?tab=a|b#part) <a href="/page?q=a b&r[]=100%">b</a> [c](/none?a=|)',
    'page.mdx': '---\ntitle: Page\n---\n## Part\n',
  });
  const hrefs = [...site.file('index.html').matchAll(/ href="((?:page|none)\.html\?[^"]*)"/g)];
  expect(hrefs.map(([, href]) => href)).toEqual([
    'page.html?tab=a%7Cb#part',
    'page.html?q=a%20b&amp;r%5B%5D=100%25',
    'none.html?a=%7C',
  ]);
});

it('writes addresses on other hosts as a browser asks for them, and leaves them as they are in the Markdown', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx':
      '[template](https://api.example.com/users/%7Bid%7D?a=|b|) <a href="http://[::1]:80/[a]">6</a> `https://x`\n\n<a href="https://a.example/{id}">id</a>\n\n' +
      '[blank](<https://a.example/a b?q="x"#1 2#3>) <a href="https://a.example/a\\b?q=\\n">line</a> [sign](https://a.example/100%/%41%) <a href="mailto:a@b.example?subject=A b">mail</a>\n\n' +
      '<iframe title="frame" src="https://f.example/a b" />\n\n![picture](<https://p.example/a b.png>)\n\n<video src="https://v.example/a b.mp4" />\n',
  });
  const hrefs = [
    ...site.file('index.html').matchAll(/ (?:href|data-src)="((?:https:..[a-z]\.example|mailto:)[^"]*)"/g),
  ];
  expect(hrefs.map(([, address]) => address)).toEqual([
    'https://a.example/%7Bid%7D',
    'https://a.example/a%20b?q=%22x%22#1%202#3',
    'https://a.example/a\\b?q=%5Cn',
    'https://a.example/100%25/%41%25',
    'mailto:a@b.example?subject=A%20b',
    'https://f.example/a%20b',
    'https://f.example/a%20b',
    'https://p.example/a%20b.png',
    'https://v.example/a%20b.mp4',
  ]);
  expect(site.file('index.html')).toContain('<span>a b.mp4</span>');
  expect(site.file('index.html')).toContain('href="https://api.example.com/users/%7Bid%7D?a=%7Cb%7C"');
  expect(site.file('index.html')).toContain('href="https://a.example/%7Bid%7D"');
  expect(site.file('index.html')).toContain('href="http://[::1]:80/%5Ba%5D"');
  expect(site.file('index.md')).toContain('?a=|b|)');
});

it('tells in the hint how a name is written whose mark would end an address', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'c#', 'what?'] } }),
    'index.mdx': '[c](/c#) [what](/what) ![one](</pic #1.svg>) ![two](</pic #2.svg>)\n',
    'c#.mdx': 'C.\n',
    'what?.mdx': 'What.\n',
    'pic #1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect(site.diagnostics.map(({ hint }) => hint)).toEqual([
    'did you mean /c%23?',
    'did you mean /what%3F?',
    'did you mean /pic %231.svg?',
    undefined,
  ]);
});
