import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';
import { hrefs, page, sidebar } from './shown.ts';

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
