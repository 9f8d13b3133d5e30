import { describe, expect, it } from 'vitest';
import { built, docsJson, PIXEL } from './support.ts';

describe('a diagnostic', () => {
  it('tells a broken link, a broken anchor and a missing file with place and hint', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'guides/start'] } }),
      'index.mdx': '# Home\n\n[a](/guide/start) [b](/guides/start#onee)\n\n![c](/img/logo.png)\n',
      'guides/start.mdx': '# Start\n\n## One\n',
      'images/logo.png': PIXEL,
    });
    expect(site.diagnostics).toEqual([
      expect.objectContaining({
        kind: 'broken-link',
        file: 'index.mdx',
        line: 3,
        hint: 'did you mean /guides/start?',
      }),
      expect.objectContaining({
        kind: 'broken-anchor',
        file: 'index.mdx',
        line: 3,
        hint: 'did you mean #one?',
      }),
      expect.objectContaining({
        kind: 'missing-file',
        file: 'index.mdx',
        line: 5,
        hint: 'did you mean /images/logo.png?',
      }),
    ]);
  });

  it('is told where its target is written, in a tag of many lines and of a reference', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx':
        '# Home\n\n<Card\n  title="/gone of a title"\n  img="/gone/a.png"\n    href="/gone"\n>\n  Text\n</Card>\n\nSee [that][there].\n\n[there]: /lost\n\n<Card\n  title="b"\n  href="#nowhere"\n/>\n',
    });
    const places = site.diagnostics.map(({ kind, line, column }) => [kind, line, column]);
    expect(places.sort()).toEqual([
      ['broken-anchor', 17, 9],
      ['broken-link', 13, 10],
      ['broken-link', 6, 11],
      ['missing-file', 5, 8],
    ]);
  });

  it('of an address that forgets to say so tells it, and it leads there', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'notes.com'] } }),
      'index.mdx':
        '# Home\n\n[a](www.example.org/a) [b](code.example.com?q=1#b) [c](help@example.com) [d](notes.com) [e](main.py)\n',
      'notes.com.mdx': '# Notes\n',
    });
    expect(site.diagnostics.map(({ hint }) => hint)).toEqual([
      'did you mean https://www.example.org/a?',
      'did you mean https://code.example.com?q=1#b?',
      'did you mean mailto:help@example.com?',
      undefined,
    ]);
    const hrefs = [...site.file('index.html').matchAll(/<a href="([^"]*)">[a-e]</g)].map(([, to]) => to);
    expect(hrefs).toEqual([
      'https://www.example.org/a',
      'https://code.example.com?q=1#b',
      'mailto:help@example.com',
      'notes.com.html',
      'main.py.html',
    ]);
    expect(site.file('index.md')).toContain('[a](https://www.example.org/a)');
  });

  it('of a link below the folder of an API description that could not be read names that', async () => {
    const source = 'https://api.example.com/openapi.json';
    const { diagnostics } = await built({
      'docs.json': docsJson({
        navigation: {
          groups: [
            { group: 'Guides', pages: ['index', 'api/users/lists'] },
            { group: 'API', openapi: { source, directory: 'api' } },
            { group: 'More', openapi: 'gone.json' },
          ],
        },
      }),
      'index.mdx': '# Home\n\n[a](/api/users/list) [b](/api-reference/pets) [c](/apis/x) [d](/api)\n',
      'api/users/lists.mdx': '# A page with a name much like it',
    });
    const links = diagnostics.filter(({ kind }) => kind === 'broken-link');
    expect(links.map(({ hint }) => hint)).toEqual([
      `it may mean a page of ${source}, which could not be read`,
      'it may mean a page of gone.json, which could not be read',
      undefined,
      `it may mean a page of ${source}, which could not be read`,
    ]);
  });

  it('takes no file for a misspelt one that shares a folder and an ending alone', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': '# Home\n\n![c](/public/images/chart-card.png)\n',
      'public/images/logo-dark.png': PIXEL,
    });
    expect(site.diagnostics).toMatchObject([{ kind: 'missing-file', hint: undefined }]);
  });

  it('tells a file that nothing is like once for a page, and a misspelt one at each place', async () => {
    const text = '# Page\n\n![a](/gone.svg#b)\n\n![a](/gone.svg#b) ![a](/lgoo.png)\n\n![a](/lgoo.png)\n';
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'more'] } }),
      'index.mdx': text,
      'more.mdx': text,
      'logo.png': PIXEL,
    });
    const told = site.diagnostics.map(({ file, line, hint }) => `${file}:${line} ${hint ?? ''}`);
    const places = (file: string): string[] => [
      `${file}:3 `,
      ...[5, 7].map((line) => `${file}:${line} did you mean /logo.png?`),
    ];
    expect(told.sort()).toEqual([...places('index.mdx'), ...places('more.mdx')]);
  });

  it('tells a link without a target, which leads nowhere', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['guides/start'] } }),
      'guides/start.mdx': '# Start\n\nSee [there]().\n',
    });
    expect(site.diagnostics).toMatchObject([
      { kind: 'broken-link', message: 'This link has no target', file: 'guides/start.mdx', line: 3 },
    ]);
    expect(site.diagnostics[0]?.hint).toBeUndefined();
    expect(site.file('guides/start.html')).toContain('<a href="#">there</a>');
  });

  it('tells where a link without a target stands in an API description', async () => {
    const operation = { summary: 'A', description: 'See [there]().', responses: {} };
    const api = { openapi: '3.1.0', info: { title: 'A' }, paths: { '/a': { get: operation } } };
    const site = await built({
      'docs.json': docsJson({ navigation: { openapi: 'api.json' } }),
      'api.json': JSON.stringify(api, null, 2),
    });
    expect(site.diagnostics).toMatchObject([
      { message: 'This link has no target', file: 'api.json', line: 10, column: 35 },
    ]);
  });

  it('tells a link in other letters, and lets it lead to its page all the same', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'guides/README'] } }),
      'index.mdx': '# Home\n\n[a](/guides/readme#one)\n',
      'guides/README.mdx': '# Start\n\n## One\n',
    });
    expect(site.diagnostics).toMatchObject([{ kind: 'broken-link', hint: 'did you mean /guides/README?' }]);
    expect(site.file('index.html')).toContain('href="guides/README.html#one"');
    expect(site.file('index.md')).toContain('[a](/guides/README#one)');
  });

  it('tells a target that was seen from the root without saying so, and lets it lead there', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['guides/start', 'guides/more'] } }),
      'guides/start.mdx': '# Start\n\n[a](guides/more.mdx) ![b](images/logo.png) ![c](../.book/x.svg)\n',
      'guides/more.mdx': '# More\n',
      'images/logo.png': PIXEL,
    });
    expect(site.diagnostics).toMatchObject([
      { kind: 'broken-link', hint: 'did you mean /guides/more?' },
      { kind: 'missing-file', hint: 'did you mean /images/logo.png?' },
      { kind: 'missing-file', hint: expect.stringContaining('rename ".book"') },
    ]);
    expect(site.file('guides/start.html')).toContain('href="more.html">a');
    expect(site.file('guides/start.html')).toContain('src="../images/logo.png"');
    expect(site.file('guides/start.md')).toContain('[a](/guides/more) ![b](/images/logo.png)');
  });

  it('tells a picture that was seen from the original of a translation, and shows it', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['fr/guides/start'] } }),
      'fr/guides/start.mdx': '# Début\n\n![b](../images/logo.png)\n',
      'images/logo.png': PIXEL,
    });
    expect(site.diagnostics).toMatchObject([
      { kind: 'missing-file', hint: 'did you mean /images/logo.png?' },
    ]);
    expect(site.file('fr/guides/start.html')).toContain('src="../../images/logo.png"');
  });

  it('takes a link to the name of a page’s file for one to the page', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'guides/start'] } }),
      'index.mdx': '# Home\n\n[a](/guides/start.html#one) [b](guides/start.html)\n',
      'guides/start.mdx': '# Start\n\n## One\n',
    });
    expect(site.diagnostics).toEqual([]);
    expect(site.file('index.html')).toContain('href="guides/start.html#one">a');
    expect(site.file('index.html')).toContain('href="guides/start.html">b');
  });
});
