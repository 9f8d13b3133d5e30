import { describe, expect, it } from 'vitest';
import { built, docsJson } from '../support.ts';
import { hrefs, page, TABS } from './shown.ts';

describe('switches', () => {
  it('of languages lead from what all may see to no hidden page, but from one hidden page to another', async () => {
    const tabs = (language: string, hides: boolean): object => ({
      language,
      tabs: [
        { tab: 'A', pages: [`${language}/a`] },
        { tab: 'B', hidden: hides, pages: [`${language}/b`] },
        { tab: 'C', hidden: true, pages: [`${language}/c`] },
      ],
    });
    const paths = ['en/a', 'en/b', 'en/c', 'fr/a', 'fr/b', 'fr/c'];
    const site = await built({
      'docs.json': docsJson({ navigation: { languages: [tabs('en', false), tabs('fr', true)] } }),
      ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page(path)])),
    });
    const french = (path: string): string | undefined =>
      /<a href="([^"]*)" lang="fr"/.exec(site.file(`${path}.html`))?.[1];
    expect(['en/a', 'en/b', 'en/c'].map(french)).toEqual(['../fr/a.html', '../fr/a.html', '../fr/c.html']);
    expect(site.file('en/a.html')).toContain('hreflang="fr"');
    expect(site.file('en/b.html')).not.toContain('hreflang');
  });

  it('do not offer hidden entries, but keep their pages', async () => {
    const navigation = {
      tabs: [
        { tab: 'A', pages: ['index'] },
        { tab: 'B', hidden: true, pages: ['b'] },
      ],
    };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      'index.mdx': page('Home'),
      'b.mdx': page('B'),
    });
    expect(hrefs(site.file('index.html'), TABS)).toEqual(['index.html']);
    expect(hrefs(site.file('b.html'), TABS)).toEqual(['index.html', 'b.html']);
    // As with a hidden group, these pages are for those who have their address.
    expect(site.file('b.html')).toContain('<meta name="robots" content="noindex">');
    expect(site.file('sitemap.xml')).not.toContain('/b<');
    expect(site.file('llms.txt')).not.toContain('/b.md');
    expect(site.file('llms-full.txt').match(/^Source: .*$/gm)).toEqual(['Source: https://docs.example.com/']);
    expect(
      [...site.files].filter(([path, text]) => path.startsWith('assets/search/p.') && text.includes('"b"')),
    ).toEqual([]);
    expect(site.diagnostics).toEqual([]);
  });

  it('hide no page from search and listings where all languages are hidden, only the choice', async () => {
    const language = (name: string): object => ({
      language: name,
      hidden: true,
      tabs: [
        { tab: 'Guide', groups: [{ group: 'Start', pages: [`${name}/a`] }] },
        { tab: 'Off', hidden: true, pages: [`${name}/off`] },
      ],
    });
    const site = await built({
      'docs.json': docsJson({ navigation: { languages: [language('en'), language('fr')] } }),
      ...Object.fromEntries(['en/a', 'en/off', 'fr/a', 'fr/off'].map((path) => [`${path}.mdx`, page(path)])),
    });
    expect(site.file('llms.txt')).toMatch(/## English › Guide › Start\n\n.*en\/a\.md[\s\S]*fr\/a\.md/);
    expect(site.file('sitemap.xml').match(/<loc>[^<]*/g)).toHaveLength(2);
    expect(site.file('fr/a.html')).not.toContain('noindex');
    for (const listing of ['llms.txt', 'sitemap.xml']) expect(site.file(listing)).not.toContain('/off');
    expect(site.file('en/a.html')).not.toContain('lang="fr"');
  });
});
