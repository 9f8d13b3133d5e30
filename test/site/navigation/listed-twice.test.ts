import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';
import { hrefs, page, sidebar, TABS } from './shown.ts';

describe('a page listed twice', () => {
  const project = (second: object = {}): Record<string, string> => ({
    'docs.json': docsJson({
      navigation: {
        tabs: [
          { tab: 'One', pages: ['a', 'x/shared'], ...second },
          { tab: 'Two', groups: [{ group: 'G', pages: ['b', 'x/shared', 'c'] }] },
        ],
      },
    }),
    'a.mdx': `${page('A')}[to it](/x/shared)`,
    'b.mdx': page('B'),
    'c.mdx': page('C'),
    'x/shared.mdx': `${page('Shared')}![p](p.png) [on](/b)`,
    'x/p.png': 'png',
  });

  it('has its address at the first place', async () => {
    const site = await built(project());
    expect(kinds(site)).toEqual([]);
    expect(sidebar(site.file('x/shared.html'))).toEqual(['A', 'Shared']);
    expect(site.file('a.html')).toContain('<a href="x/shared.html">to it</a>');
    expect(site.pages).toEqual(['a', 'b', 'c', 'index', 'x/shared']);
  });

  it('keeps a reader at the place of the link, without a script', async () => {
    const site = await built(project());
    const nav = /<nav class="l-nav"[\s\S]*?<\/nav>/;
    expect(hrefs(site.file('b.html'), nav)).toEqual(['b.html', 'x/shared~2.html', 'c.html']);
    expect(hrefs(site.file('a.html'), nav)).toEqual(['a.html', 'x/shared.html']);
    const second = site.file('x/shared~2.html');
    expect(sidebar(second)).toEqual(['B', 'Shared', 'C']);
    expect(second).toMatch(/<a href="shared~2\.html" aria-current="page">/);
    expect(second).toMatch(/aria-current="true"[^>]*><span>Two<\/span>/);
    expect(hrefs(second, /<nav class="l-pager"[\s\S]*?<\/nav>/)).toEqual(['../b.html', '../c.html']);
    expect(second).toContain('src="p.png"');
    expect(hrefs(site.file('c.html'), /<nav class="l-pager"[\s\S]*?<\/nav>/)).toEqual(['x/shared~2.html']);
  });

  it('is one page for search engines, language models and the search', async () => {
    const site = await built(project());
    expect(site.file('x/shared~2.html')).toContain(
      '<link rel="canonical" href="https://docs.example.com/x/shared">',
    );
    for (const listing of ['sitemap.xml', 'llms.txt']) expect(site.file(listing)).not.toContain('~2');
    expect(site.files.has('x/shared~2.md')).toBe(false);
  });

  it('belongs first where readers see it', async () => {
    const site = await built(project({ hidden: true }));
    expect(sidebar(site.file('x/shared.html'))).toEqual(['B', 'Shared', 'C']);
    expect(sidebar(site.file('x/shared~2.html'))).toEqual(['A', 'Shared']);
  });

  it('belongs first to the default version, which the site opens with', async () => {
    const navigation = {
      versions: [
        { version: '1', pages: ['a', 'b'] },
        { version: '2', default: true, pages: ['c', 'a'] },
      ],
    };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.mdx`, page(name.toUpperCase())])),
    });
    expect(sidebar(site.file('a.html'))).toEqual(['C', 'A']);
    expect(sidebar(site.file('a~2.html'))).toEqual(['A', 'B']);
    expect(sidebar(site.file('index.html'))).toEqual(['C', 'A']);
  });

  describe('by a language and one of its tabs', () => {
    const navigation = {
      languages: [
        {
          language: 'en',
          groups: [{ group: 'Start', pages: ['index', 'a', 'own'] }],
          tabs: [
            { tab: 'Guide', groups: [{ group: 'Start', pages: ['index', 'a'] }] },
            { tab: 'API', pages: ['b'] },
          ],
        },
        { language: 'fr', pages: ['fr/index'] },
      ],
    };
    const files = {
      'docs.json': docsJson({ navigation }),
      ...Object.fromEntries(
        ['index', 'a', 'b', 'own', 'fr/index'].map((name) => [`${name}.mdx`, page(name)]),
      ),
    };

    it('is one page, in the tab', async () => {
      const site = await built(files);
      expect([...site.files.keys()].filter((file) => file.includes('~'))).toEqual([]);
      const home = site.file('index.html');
      expect(sidebar(home)).toEqual(['index', 'a']);
      expect(home).toMatch(/<a href="index\.html" aria-current="true"[^>]*><span>Guide<\/span>/);
      expect(hrefs(site.file('b.html'), TABS)).toEqual(['index.html', 'b.html']);
      expect(site.file('fr/index.html')).toContain('<a href="../index.html" lang="en">');
    });

    it('is reached from the list of the language, too, where that has pages of its own', async () => {
      const own = (await built(files)).file('own.html');
      expect(hrefs(own, /<nav class="l-nav"[\s\S]*?<\/nav>/)).toEqual(['index.html', 'a.html', 'own.html']);
    });

    it('stays in the list where it is an anchor beside that has it, too', async () => {
      const anchors = [{ anchor: 'More', pages: ['a', 'b'] }];
      const site = await built({
        ...files,
        'docs.json': docsJson({ navigation: { pages: ['index', 'a'], global: { anchors } } }),
      });
      expect(sidebar(site.file('a.html'))).toEqual(['index', 'a']);
      expect(sidebar(site.file('a~2.html'))).toEqual(['a', 'b']);
    });

    it('stays in the list that readers see, where the tab is hidden', async () => {
      const [en, fr] = navigation.languages;
      const tabs = en?.tabs?.map((tab) => ({ ...tab, hidden: true }));
      const hidden = docsJson({ navigation: { languages: [{ ...en, tabs }, fr] } });
      const site = await built({ ...files, 'docs.json': hidden });
      expect(sidebar(site.file('index.html'))).toEqual(['index', 'a', 'own']);
    });
  });

  it('in one sidebar is marked wherever it stands there', async () => {
    const navigation = {
      groups: [
        { group: 'A', pages: ['a', 'b'] },
        { group: 'B', pages: ['a'] },
      ],
    };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      'a.mdx': page('A'),
      'b.mdx': page('B'),
    });
    expect(site.file('a.html').match(/aria-current="page"/g)).toHaveLength(2);
    expect(site.files.has('a~2.html')).toBe(false);
  });
});
