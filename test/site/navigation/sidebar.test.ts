import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';
import { page, sidebar } from './shown.ts';

describe('a sidebar', () => {
  it('lists groups in groups, marks the current page and opens the groups around it', async () => {
    const navigation = {
      groups: [
        { group: 'Start', pages: ['index', { group: 'Deep', pages: [{ group: 'Deeper', pages: ['a/b'] }] }] },
      ],
    };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      'index.mdx': page('Home'),
      'a/b.mdx': page('Below', 'sidebarTitle: Short\n'),
    });
    expect(kinds(site)).toEqual([]);
    const html = site.file('a/b.html');
    expect(sidebar(html)).toEqual(['Home', 'Short']);
    expect(html).toMatch(/<a href="b\.html" aria-current="page">/);
    expect(html.match(/<details open>/g)).toHaveLength(2);
    expect(site.file('index.html')).not.toContain('<details open>');
  });

  it('lists a group once that is written among the pages and, word for word, among the groups beside them', async () => {
    const start = { group: 'Start', pages: ['index', { group: 'Deep', pages: ['a'] }] };
    const site = await built({
      'docs.json': docsJson({
        navigation: {
          pages: ['first', start],
          groups: [start, { group: 'Start', pages: ['b'] }, { group: 'Rest', pages: ['c'] }],
        },
      }),
      'index.mdx': page('Home'),
      ...Object.fromEntries(['first', 'a', 'b', 'c'].map((name) => [`${name}.mdx`, page(name)])),
    });
    expect(kinds(site)).toEqual([]);
    expect(sidebar(site.file('index.html'))).toEqual(['first', 'Home', 'a', 'b', 'c']);
  });

  it('shows links, tags, and pages that stand for an address', async () => {
    const navigation = {
      pages: [
        'index',
        'status',
        { group: 'More', tag: 'NEW', pages: ['old'] },
        { group: 'Blog', href: 'https://blog.example.com' },
      ],
    };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      'index.mdx': page('Home', 'tag: BETA\n'),
      'status.mdx': page('Status', 'url: https://status.example.com\n'),
      'old.mdx': page('Old', 'deprecated: true\n'),
    });
    const html = site.file('index.html');
    expect(sidebar(html)).toEqual(['Home', 'Status', 'Old', 'Blog']);
    expect(html).toContain('href="https://status.example.com"');
    expect(site.file('llms.txt')).toContain('- [Status](https://status.example.com)\n');
    for (const tag of ['BETA', 'NEW']) expect(html).toContain(`<span class="l-tag">${tag}</span>`);
    expect(html).toContain('<span class="l-tag l-warns">deprecated</span>');
  });

  it('shows the pages of a group that has an address too: that of a page as its root, another above them', async () => {
    const site = await built({
      'docs.json': docsJson({
        navigation: {
          groups: [
            { group: 'Start', href: '/overview', pages: ['index', 'first'] },
            { group: 'More', href: 'https://more.example.com', pages: ['second'] },
          ],
        },
      }),
      'index.mdx': page('Home'),
      ...Object.fromEntries(['overview', 'first', 'second'].map((name) => [`${name}.mdx`, page(name)])),
    });
    expect(kinds(site)).toEqual([]);
    const html = site.file('first.html');
    expect(sidebar(html)).toEqual(['Start', 'Home', 'first', 'More', 'second']);
    expect(html).toContain('<a class="l-section-title" href="overview.html">');
    expect(html).toContain('<a href="https://more.example.com">');
  });

  it('shows icons from the library and from files, wherever the page is', async () => {
    const navigation = { groups: [{ group: 'A', icon: 'images/a.png', pages: ['deep/page'] }] };
    const site = await built({
      'docs.json': docsJson({ navigation, icons: { library: 'lucide' } }),
      'images/a.png': 'png',
      'deep/page.mdx': page('Page', 'icon: rocket\n'),
    });
    expect(site.file('deep/page.html')).toContain('src="../images/a.png"');
    expect(site.file('index.html')).toContain('src="images/a.png"');
    expect(site.file('deep/page.html')).toMatch(/aria-current="page"><svg/);
    expect(site.files.has('images/a.png')).toBe(true);
  });

  it('shows icons of another library than that of the site where they say so, wherever they may stand', async () => {
    const icon = { name: 'flag', library: 'tabler' };
    const navigation = {
      tabs: [{ tab: 'A', icon, pages: ['index', 'own', { group: 'G', icon, pages: ['b'] }] }],
    };
    const site = await built({
      'docs.json': docsJson({
        navigation,
        icons: { library: 'lucide' },
        navbar: { links: [{ label: 'Us', href: 'https://example.com', icon }] },
        contextual: { options: [{ title: 'Ask', href: 'https://example.com', icon }] },
      }),
      'index.mdx': page('Home', 'icon: flag\n'),
      'own.mdx': page('Own', 'icon: { name: flag, library: tabler }\n'),
      'b.mdx': page('B'),
    });
    const html = site.file('index.html');
    const drawing = (part: RegExp): string | undefined => part.exec(html)?.[1];
    const [own, usual] = [
      /<svg[^>]*>((?:(?!<svg).)*)<\/svg><span>Own/,
      /<svg[^>]*>((?:(?!<svg).)*)<\/svg><span>Home/,
    ].map(drawing);
    expect(own).not.toBe(usual);
    expect(html.split(`>${own}</svg>`)).toHaveLength(1 + 6);
    expect(kinds(site)).toEqual([]);
  });

  it('leaves hidden pages and groups out; they are built and not for search engines', async () => {
    const navigation = { pages: ['index', 'secret', { group: 'Hidden', hidden: true, pages: ['inside'] }] };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      'index.mdx': page('Home'),
      'secret.mdx': page('Secret', 'hidden: true\n'),
      'inside.mdx': page('Inside'),
    });
    expect(site.pages).toEqual(['index', 'inside', 'secret']);
    expect(sidebar(site.file('index.html'))).toEqual(['Home']);
    expect(site.file('secret.html')).toContain('content="noindex"');
    expect(site.file('sitemap.xml')).not.toContain('secret');
  });

  it('shows no method beside an operation whose page says so', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'plain'] } }),
      'index.mdx': page('With', 'api: GET /pets\n'),
      'plain.mdx': page('Without', 'api: GET /pets/{id}\nhideApiMarker: true\n'),
    });
    expect(site.file('index.html').match(/class="l-method"/g)).toHaveLength(1);
    expect(sidebar(site.file('index.html'))).toEqual(['With', 'Without']);
  });
});

describe('the root page of a group', () => {
  const files = Object.fromEntries(
    ['home', 'a', 'inner', 'b', 'other'].map((name) => [
      `${name}.mdx`,
      page(name, `description: On ${name}.\n`),
    ]),
  );
  const groups = [
    { group: 'Help', root: 'home', pages: ['a', { group: 'Inner', root: 'inner', pages: ['b'] }] },
    { group: 'Other', root: 'other', directory: 'none', pages: ['a'] },
  ];
  const article = (html: string): string => /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';

  it.each([
    ['card', 'c-card-link'],
    ['accordion', 'c-accordion'],
  ])('lists what the group holds: directory %s', async (directory, mark) => {
    const site = await built({ 'docs.json': docsJson({ navigation: { directory, groups } }), ...files });
    expect(kinds(site)).toEqual([]);
    const html = article(site.file('home.html'));
    expect(html).toContain(mark);
    expect(html).toContain('On a.');
    expect(html).toContain('href="inner.html"');
    expect(article(site.file('inner.html'))).toContain('href="b.html"');
    expect(article(site.file('other.html'))).not.toContain('href=');
    expect(article(site.file('a.html'))).not.toContain('href=');
    expect(site.file('home.md')).toMatch(
      /\n- \[a\]\(\S+\/a\.md\): On a\.\n- \[Inner\]\(\S+\/inner\.md\): On inner\.\n {2}- \[b\]\(\S+\/b\.md\): On b\.\n$/,
    );
    expect(site.file('other.md') + site.file('a.md')).not.toContain('](');
  });

  it('marks groups that unfold by their icons, and by nothing else', async () => {
    const inner = { group: 'Inner', icon: 'flag', pages: ['b'] };
    const navigation = { directory: 'accordion', groups: [{ group: 'Help', root: 'home', pages: [inner] }] };
    const site = await built({ 'docs.json': docsJson({ navigation }), ...files });
    expect(article(site.file('home.html'))).toMatch(
      /<ul class="l-directory"><li><details class="c-accordion"><summary><span class="c-accordion-icon"><svg.*?<\/svg><\/span><span class="c-accordion-title">Inner<\/span><\/summary><div class="c-accordion-body"><ul><li>/s,
    );
  });

  it('lists nothing unless it is asked to', async () => {
    const site = await built({ 'docs.json': docsJson({ navigation: { groups } }), ...files });
    expect(article(site.file('home.html'))).not.toContain('href=');
  });
});

describe('groups', () => {
  it('that fold hold their root once, also where they list it', async () => {
    const group = { group: 'Rooted', root: 'r', pages: ['r', 'a'] };
    const site = await built({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'Top', pages: ['index', group] }] } }),
      ...Object.fromEntries(['index', 'r', 'a'].map((name) => [`${name}.mdx`, page(name)])),
    });
    const [, sidebar = ''] = /<nav class="l-nav"(.*?)<\/nav>/s.exec(site.file('a.html')) ?? [];
    expect(sidebar.match(/href="r\.html"/g)).toHaveLength(1);
  });

  it('stand open when they say so, and lead to their root', async () => {
    const navigation = {
      groups: [
        {
          group: 'Top',
          pages: [
            'index',
            { group: 'Open', expanded: true, root: 'r', pages: ['a'] },
            { group: 'Shut', pages: ['b'] },
          ],
        },
      ],
    };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      ...Object.fromEntries(['index', 'r', 'a', 'b'].map((name) => [`${name}.mdx`, page(name)])),
    });
    expect(site.file('index.html').match(/<details open>/g)).toHaveLength(1);
    expect(site.file('index.html')).toContain('href="r.html"');
  });

  it('may hold a version, a product or a dropdown of their own: its pages are listed', async () => {
    const navigation = { groups: [{ group: 'G', pages: ['index'], tabs: [{ tab: 'T', pages: ['a'] }] }] };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      'index.mdx': page('Home'),
      'a.mdx': page('A'),
    });
    expect(sidebar(site.file('index.html'))).toEqual(['Home', 'A']);
  });
});
