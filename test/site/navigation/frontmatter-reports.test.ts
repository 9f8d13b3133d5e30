import { expect, it } from 'vitest';
import { built, docsJson } from '../support.ts';

it.each([
  ['hidden: maybe', 'hidden: "maybe" is not a boolean', 9, 'write true or false'],
  ['"noindex": 5', 'noindex: 5 is not a boolean', 12, 'write true or false'],
  ['rss: [a]', 'rss: it is a list, which is not a boolean', 6, 'write true or false'],
  ['boost: -1', 'boost: -1 is no factor', 8, 'write a number above 0, up to 1000'],
  ['icon: true', 'icon: true is no icon', 7, 'write a name, a file, or { name: …, style: … }'],
  ['url: [/a, /b]', 'url: is a list, and not read', 6, 'write one text'],
  [
    'mode: [wide]',
    'mode: it is a list, which is no mode of a page; the usual one is used',
    7,
    'write one of default, wide, custom, frame, center',
  ],
  [
    'playground: full',
    'playground: "full" is no way to show the console; the usual one is used',
    13,
    'write one of interactive, simple, none, auth',
  ],
  [
    'authMethod: oauth',
    'authMethod: "oauth" is no method of authorization; the usual one is used',
    13,
    'write one of bearer, basic, key, none',
  ],
  ['related: /index', 'related: "/index" is not a list', 10, 'write a list of paths: [/guides/start]'],
  ['contextual: copy', 'contextual: "copy" has no options', 13, 'write options: [copy, view]'],
])('a wrong value at the head of a page is told at its place: %s', async (line, message, column, hint) => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': `---\ntitle: A\n${line}\n---\nText\n\n${line}\n`,
  });
  expect(diagnostics).toEqual([
    { severity: 'warning', kind: 'frontmatter', message, hint, file: 'index.mdx', line: 3, column },
  ]);
});

it('an option at the head of a page that is none is told by its name', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': '---\ntitle: A\ncontextual:\n  options: [copy, chatgtp]\n---\nText\n',
  });
  expect(diagnostics).toMatchObject([{ message: 'contextual: "chatgtp" is no option', line: 3 }]);
});

it('values at the head of a page that mean the usual, or are quoted, are no mistake', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx':
      '---\ntitle: A\nhidden: "false"\nnoindex:\nboost: "2"\nicon: { name: flag, style: solid }\nmode: assistant\nplayground: none\nrss: false\nurl: ""\n---\nText\n',
  });
  expect(diagnostics).toEqual([]);
});

it('a page may be called by a word that YAML takes for something else', async () => {
  const { file } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'b'] } }),
    'index.mdx': '---\ntitle: true\n---\nText\n',
    'b.mdx': '---\ntitle: "B"\nsidebarTitle: False\n---\nText\n',
  });
  expect(file('index.html')).toMatch(/<h1[^>]*>true<\/h1>/);
  expect(file('index.html')).toContain('<span>false</span>');
});

it('tells of variables that docs.json does not have, but for those in code', async () => {
  const head = '---\ntitle: "New in {{verison}}"\ndescription: "As `{{name}}`, of {{version}}"\n---\n\nx\n';
  const site = await built({
    'docs.json': docsJson({ variables: { version: '2' }, navigation: { pages: ['index'] } }),
    'index.mdx': head,
  });
  expect(site.diagnostics).toMatchObject([
    {
      severity: 'warning',
      kind: 'unbound-name',
      message: 'title: “variables” of docs.json has nothing named “verison”; {{verison}} is shown as text',
      hint: 'did you mean {{version}}?',
      file: 'index.mdx',
      line: 2,
    },
  ]);
});
