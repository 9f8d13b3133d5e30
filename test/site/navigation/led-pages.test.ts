import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';
import { page, sidebarWords } from './shown.ts';

describe('an entry of a switch that leads to a page by its address', () => {
  const led = { tab: 'Changes', icon: 'list', href: '/changes' };
  const guides = { tab: 'Guides', pages: ['a', 'b'] };
  const pages = { 'a.mdx': page('First'), 'b.mdx': page('Second'), 'changes.mdx': page('All changes') };

  it('has it as its own page, where nothing lists that', async () => {
    const tabs = [guides, led, { tab: 'Also', href: '/changes' }, { tab: 'Other', href: '/b' }];
    const made = await built({ 'docs.json': docsJson({ navigation: { tabs } }), ...pages });
    const html = made.file('changes.html');
    expect(sidebarWords(html)).toEqual(['All changes']);
    expect(html).toMatch(/<a href="changes\.html" aria-current="true">(?:<svg.*?<\/svg>)?<span>Changes</);
    expect(html).not.toContain('noindex');
    expect(made.file('sitemap.xml')).toContain('/changes<');
    expect(made.file('llms.txt')).toContain('## Changes\n\n- [All changes]');
    expect(made.file('a.html')).toMatch(/<a href="changes\.html">(?:<svg.*?<\/svg>)?<span>Changes</);
    expect(made.files.has('changes~2.html')).toBe(false);
    expect(made.file('index.html')).toContain('<h1>First</h1>');
    expect(kinds(made)).toEqual([]);
  });

  it('is only a link to a page that is listed, hidden or of the whole site', async () => {
    const navigation = {
      global: { anchors: [{ anchor: 'News', href: '/news' }] },
      tabs: [{ ...guides, pages: ['a', 'changes'] }, led, { tab: 'Kept', href: '/kept' }],
    };
    const made = await built({
      'docs.json': docsJson({ navigation }),
      ...pages,
      'kept.mdx': '---\ntitle: Kept\nhidden: true\n---\n',
      'news.mdx': page('News'),
    });
    expect(sidebarWords(made.file('changes.html'))).toEqual(['First', 'All changes']);
    for (const path of ['kept', 'news']) {
      expect(sidebarWords(made.file(`${path}.html`))).toEqual(['First', 'All changes']);
      expect(made.file('llms.txt')).not.toContain(`/${path}.md)`);
    }
  });
});
