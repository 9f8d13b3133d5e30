import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\nText of ${title}.\n`;

/** The titles of the sidebar's links, in order. */
function sidebar(html: string): string[] {
  const nav = /<nav class="l-nav"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  return [
    ...nav.matchAll(/<a [^>]*>(?:<svg[\s\S]*?<\/svg>)?<span>([^<]*?)(?: <span class="l-tag|<\/span>)/g),
  ].map(([, title]) => title ?? '');
}

function hrefs(html: string, part: RegExp): string[] {
  const piece = part.exec(html)?.[0] ?? '';
  return [...piece.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
}
const TABS = /<nav class="l-tabs"[\s\S]*?<\/nav>/;

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
    for (const tag of ['BETA', 'NEW']) expect(html).toContain(`<span class="l-tag">${tag}</span>`);
    expect(html).toContain('<span class="l-tag l-warns">deprecated</span>');
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

describe('a sidebar with hundreds of pages', () => {
  const section = (name: string): string[] => Array.from({ length: 150 }, (_, index) => `${name}/p${index}`);
  const sections = ['a', 'b', 'c'];
  const project = {
    'docs.json': docsJson({
      navigation: { groups: sections.map((group) => ({ group, pages: section(group) })) },
    }),
    ...Object.fromEntries(sections.flatMap(section).map((path) => [`${path}.mdx`, page(`At ${path}`)])),
  };

  it('lists the section around the page, and a way into each other one', async () => {
    const site = await built(project);
    const titles = sidebar(site.file('b/p7.html'));
    expect(titles).toHaveLength(152);
    expect(titles.filter((title) => !title.startsWith('At b/'))).toEqual(['At a/p0', 'At c/p0']);
    expect(site.file('b/p7.html')).toContain('href="../a/p0.html"');
  });

  it('keeps the other sections in files of their own, with links from the root', async () => {
    const site = await built(project);
    const path = /data-nav="(assets\/nav\/[^"]+)"/.exec(site.file('b/p7.html'))?.[1] ?? '';
    const parts: string[] = [];
    new Function('docsNav', site.file(path))((name: string, html: string) => parts.push(name, html));
    expect(parts[0]).toBe(path);
    expect(parts[1]?.match(/<li>/g)).toHaveLength(150);
    expect(parts[1]).toContain('href="a/p149.html"');
  });

  it('shows a new title in its own section alone, so that the pages of others stay as they are published', async () => {
    const [before, after] = [await built(project), await built({ ...project, 'b/p7.mdx': page('Renamed') })];
    const pages = before.pages.map((path) => `${path}.html`);
    const others = pages.filter((path) => before.file(path) !== after.file(path));
    expect(others).toContain('b/p9.html');
    expect(others.filter((path) => !path.startsWith('b/'))).toEqual([]);
  });

  it('folds the groups within a section, but for those around the page, small ones, and expanded ones', async () => {
    const groups = ['a', 'b', 'c'].map((name) => ({ group: name, pages: section(name) }));
    const inner = [
      ...groups,
      { group: 'd', expanded: true, pages: ['d/1', 'd/2', 'd/3', 'd/4'] },
      { group: 'e', root: 'e/root', pages: ['e/1', 'e/2'] },
    ];
    const more = ['d/1', 'd/2', 'd/3', 'd/4', 'e/root', 'e/1', 'e/2'].map((path) => [
      `${path}.mdx`,
      page(path),
    ]);
    const site = await built({
      ...project,
      ...Object.fromEntries(more),
      'docs.json': docsJson({ navigation: { groups: [{ group: 'All', pages: inner }] } }),
    });
    const titles = sidebar(site.file('b/p7.html'));
    expect(titles.filter((title) => !title.startsWith('At b/'))).toEqual([
      'At a/p0',
      'At c/p0',
      ...['d/1', 'd/2', 'd/3', 'd/4', 'e/root', 'e/1', 'e/2'],
    ]);
    expect(titles).toHaveLength(159);
    expect(site.file('b/p7.html').match(/<details open>/g)).toHaveLength(2);
    expect(site.file('b/p7.html')).toContain('aria-current="page"');
    expect(site.file('b/p7.html').match(/data-nav=/g)).toHaveLength(2);
  });

  it('lists every page of a folded group once it is unfolded, its root too', async () => {
    const root = { group: 'Rooted', root: 'a/p0', pages: section('a').slice(1) };
    const rest = ['b', 'c'].map((group) => ({ group, pages: section(group) }));
    const site = await built({
      ...project,
      'docs.json': docsJson({ navigation: { groups: [root, ...rest] } }),
    });
    const [, path = ''] = /data-nav="(assets\/nav\/[^"]+)"/.exec(site.file('b/p7.html')) ?? [];
    expect(site.file(path)).toContain('href=\\"a/p0.html\\"');
  });
});

describe('a list of hundreds of entries', () => {
  const names = Array.from({ length: 450 }, (_, index) => `p${index}`);
  const pages = Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name.toUpperCase())]));
  const summaries = (html: string): string[] =>
    [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, ''));
  const parts = ['P0 – P89', 'P90 – P179', 'P180 – P269', 'P270 – P359', 'P360 – P449'];

  it.each([
    ['of its own', { pages: names }],
    ['in a group', { groups: [{ group: 'All', pages: names }] }],
  ])(
    'shows the part around the page, and the others once they are unfolded: one %s',
    async (_, navigation) => {
      const site = await built({ 'docs.json': docsJson({ navigation }), ...pages });
      const html = site.file('p200.html');
      expect(summaries(html)).toEqual(parts);
      expect(sidebar(html)).toEqual(
        ['P0', 'P90', ...names.slice(180, 270), 'P270', 'P360'].map((name) => name.toUpperCase()),
      );
      expect(html).toMatch(/<details open><summary><span>P180 – P269</);
      expect(html).toContain('<a href="p200.html" aria-current="page">');
      const last = [...html.matchAll(/data-nav="([^"]+)"/g)].at(-1)?.[1] ?? '';
      expect(site.file(last).match(/<li>/g)).toHaveLength(90);
      expect(site.file(last)).toContain('href=\\"p449.html\\"');
    },
  );

  it('shows the groups in the part around the page, that of the page open', async () => {
    const groups = names.map((name) => ({ group: `In ${name}`, pages: [name] }));
    const site = await built({ 'docs.json': docsJson({ navigation: { groups } }), ...pages });
    const html = site.file('p200.html');
    expect(summaries(html).filter((title) => title.includes('–'))).toEqual(
      parts.map((part) => part.replaceAll('P', 'In p')),
    );
    expect(html.match(/<details open>/g)).toHaveLength(2);
    expect(html).toMatch(/<details open><summary><span>In p200<.*?<a href="p200.html" aria-current="page">/);
    expect(html).toContain('<p class="l-eyebrow">In p200</p>');
  });

  it('is whole where the sidebar is not large', async () => {
    const few = names.slice(0, 250);
    const site = await built({ 'docs.json': docsJson({ navigation: { pages: few } }), ...pages });
    expect(sidebar(site.file('p200.html'))).toHaveLength(250);
  });
});

it('leads from page to page in reading order', async () => {
  const navigation = {
    groups: [
      { group: 'A', pages: ['one', 'two'] },
      { group: 'B', root: 'three', pages: ['four'] },
    ],
  };
  const files = Object.fromEntries(
    ['one', 'two', 'three', 'four'].map((name) => [`${name}.mdx`, page(name)]),
  );
  const site = await built({ 'docs.json': docsJson({ navigation }), ...files });
  const pager = /<nav class="l-pager"[\s\S]*?<\/nav>/;
  expect(hrefs(site.file('one.html'), pager)).toEqual(['two.html']);
  expect(hrefs(site.file('two.html'), pager)).toEqual(['one.html', 'three.html']);
  expect(hrefs(site.file('four.html'), pager)).toEqual(['three.html']);
});

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

it('warns of a listed page without a file at its place, and suggests a near one', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'guides/quikstart'] } }),
    'index.mdx': page('Home'),
    'guides/quickstart.mdx': page('Quick start'),
  });
  const warning = site.diagnostics.find(({ kind }) => kind === 'missing-page');
  expect(warning).toMatchObject({
    severity: 'warning',
    file: 'docs.json',
    hint: 'did you mean guides/quickstart?',
  });
  expect(warning?.line).toBeGreaterThan(1);
});

it('builds pages outside the navigation beside their neighbours, but not snippets or papers of the repository', async () => {
  const site = await built({
    'docs.json': docsJson({
      navigation: {
        tabs: [
          { tab: 'A', pages: ['index'] },
          { tab: 'B', pages: ['b/one'] },
        ],
      },
    }),
    'index.mdx': page('Home'),
    'b/one.mdx': page('One'),
    'b/loose.mdx': page('Loose'),
    'snippets/part.mdx': 'part',
    'README.md': '# Read me',
  });
  expect(site.pages).toEqual(['b/loose', 'b/one', 'index']);
  expect(sidebar(site.file('b/loose.html'))).toEqual(['One']);
  expect(site.file('b/loose.html')).not.toContain('rel="next"');
});

describe('switches', () => {
  it('with one choice name it, but for a language, which readers see', async () => {
    const site = await built({
      'docs.json': docsJson({
        navigation: { languages: [{ language: 'en', versions: [{ version: 'v2', pages: ['index'] }] }] },
      }),
      'index.mdx': page('Home'),
    });
    expect(site.file('index.html')).toContain('<span>v2</span>');
    expect(site.file('index.html')).not.toContain('data-kind="language"');
  });

  it('nest in any order: each page shows those around it', async () => {
    const navigation = {
      languages: [
        {
          language: 'en',
          products: [
            {
              product: 'Core',
              tabs: [
                { tab: 'Guides', menu: [{ item: 'Basics', groups: [{ group: 'G', pages: ['en/core/a'] }] }] },
                { tab: 'API', dropdowns: [{ dropdown: 'REST', pages: ['en/core/api'] }] },
              ],
            },
            {
              product: 'Cloud',
              versions: [
                { version: 'v2', pages: ['en/cloud/v2'] },
                { version: 'v1', default: true, pages: ['en/cloud/v1'] },
              ],
            },
          ],
        },
        { language: 'ar', pages: ['ar/core/a'] },
      ],
    };
    const paths = ['en/core/a', 'en/core/api', 'en/cloud/v2', 'en/cloud/v1', 'ar/core/a'];
    const site = await built({
      'docs.json': docsJson({ navigation }),
      ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page(path)])),
    });
    expect(kinds(site)).toEqual([]);
    const html = site.file('en/core/api.html');
    expect(html).toContain('<html lang="en" dir="ltr"');
    expect(hrefs(html, TABS)).toEqual(['a.html', 'api.html']);
    // The default version is where the product leads.
    expect(html).toContain('href="../cloud/v1.html"');
    expect(site.file('ar/core/a.html')).toContain('<html lang="ar" dir="rtl"');
    expect(site.file('ar/core/a.html')).not.toMatch(TABS);
    // The same page in the other language.
    expect(site.file('en/core/a.html')).toContain('href="../../ar/core/a.html"');
    expect(site.file('index.html')).toContain('href="en/core/api.html"');
  });

  it('show global anchors everywhere and lead out of the site', async () => {
    const navigation = {
      global: { anchors: [{ anchor: 'Blog', href: 'https://blog.example.com' }] },
      pages: ['index'],
    };
    const site = await built({ 'docs.json': docsJson({ navigation }), 'index.mdx': page('Home') });
    expect(hrefs(site.file('index.html'), /<ul class="l-anchors">[\s\S]*?<\/ul>/)).toEqual([
      'https://blog.example.com',
    ]);
  });

  it('of one kind beside each other are one, such as versions here and elsewhere', async () => {
    const navigation = {
      global: { versions: [{ version: '1', href: 'https://v1.example.com' }] },
      versions: [{ version: '2', pages: ['index'] }],
    };
    const site = await built({ 'docs.json': docsJson({ navigation }), 'index.mdx': page('Home') });
    const menu = /<details class="l-switch" data-kind="version">[\s\S]*?<\/details>/;
    expect(hrefs(site.file('index.html'), menu)).toEqual(['index.html', 'https://v1.example.com']);
  });

  describe('of a language or a version', () => {
    const menu = (kind: string) => new RegExp(`data-kind="${kind}">[\\s\\S]*?</details>`);

    it('lead to the same page there, also where all share pages such as an API reference', async () => {
      const navigation = {
        languages: ['en', 'fr'].map((language) => ({
          language,
          versions: ['v2', 'v1'].map((version) => ({
            version,
            pages: [`${language}/${version}/start`, `${language}/${version}/more`, 'changelog'],
          })),
        })),
      };
      const paths = ['en', 'fr'].flatMap((one) => ['v2', 'v1'].map((version) => `${one}/${version}`));
      const site = await built({
        'docs.json': docsJson({ navigation }),
        'changelog.mdx': page('Changelog'),
        ...Object.fromEntries(
          paths.flatMap((path) => ['start', 'more'].map((name) => [`${path}/${name}.mdx`, page(name)])),
        ),
      });
      const more = site.file('en/v1/more.html');
      expect(hrefs(more, menu('language'))).toEqual(['more.html', '../../fr/v1/more.html']);
      expect(hrefs(more, menu('version'))).toEqual(['../v2/more.html', 'more.html']);
      expect(more).toContain('hreflang="fr" href="https://docs.example.com/fr/v1/more"');
      // The page they share stands beside the sidebar of the same version.
      expect(hrefs(site.file('changelog~2.html'), menu('language'))).toEqual([
        'changelog~2.html',
        'changelog~4.html',
      ]);
      expect(site.file('changelog.html')).not.toContain('hreflang');
    });

    it('lead to the first page of the version the reader is in where the language lacks the page', async () => {
      const navigation = {
        languages: ['en', 'fr'].map((language) => ({
          language,
          versions: ['v2', 'v1'].map((version) => ({ version, pages: [`${language}/${version}/start`] })),
        })),
      };
      navigation.languages[0]?.versions[1]?.pages.push('en/v1/only');
      const paths = ['en/v2/start', 'en/v1/start', 'en/v1/only', 'fr/v2/start', 'fr/v1/start'];
      const site = await built({
        'docs.json': docsJson({ navigation }),
        ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page(path)])),
      });
      expect(hrefs(site.file('en/v1/only.html'), menu('language'))[1]).toBe('../../fr/v1/start.html');
    });

    it('follow the name of a folder where a page beside the folders belongs to one of them alone', async () => {
      const navigation = {
        languages: [
          { language: 'en', pages: ['docs/en/start', 'docs/en/more', 'news'] },
          { language: 'de', pages: ['docs/de/start', 'docs/de/more'] },
        ],
      };
      const paths = navigation.languages.flatMap(({ pages }) => pages);
      const site = await built({
        'docs.json': docsJson({ navigation }),
        ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page(path)])),
      });
      expect(hrefs(site.file('docs/en/more.html'), menu('language'))[1]).toBe('../de/more.html');
    });

    it('know the folder of a version that is called after its number', async () => {
      const navigation = {
        versions: [
          { version: '2.0', pages: ['v2/start', 'v2/more', 'changelog'] },
          { version: '1.4 (old)', pages: ['v1/start', 'v1/more', 'notes'] },
        ],
      };
      const paths = navigation.versions.flatMap(({ pages }) => pages);
      const site = await built({
        'docs.json': docsJson({ navigation }),
        ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page(path)])),
      });
      expect(hrefs(site.file('v2/more.html'), menu('version'))[1]).toBe('../v1/more.html');
      expect(hrefs(site.file('v1/more.html'), menu('version'))[0]).toBe('../v2/more.html');
    });
  });

  it('of a tab lead to its first page, also where it has one of the same name', async () => {
    const navigation = {
      tabs: [
        { tab: 'Guides', pages: ['guides/start', 'guides/errors'] },
        { tab: 'API', pages: ['api/start', 'api/errors'] },
      ],
    };
    const paths = navigation.tabs.flatMap(({ pages }) => pages);
    const site = await built({
      'docs.json': docsJson({ navigation }),
      ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page(path)])),
    });
    expect(hrefs(site.file('guides/errors.html'), TABS)).toEqual(['start.html', '../api/start.html']);
  });

  it('stay on the page for the language and the version that it is in', async () => {
    const navigation = {
      languages: ['en', 'fr'].map((language) => ({
        language,
        versions: ['2', '1'].map((version) => ({
          version,
          pages: ['index', 'b'].map((name) => `${language}/${version}/${name}`),
        })),
      })),
    };
    const files = navigation.languages.flatMap(({ versions }) => versions.flatMap(({ pages }) => pages));
    const site = await built({
      'docs.json': docsJson({ navigation }),
      ...Object.fromEntries(files.map((file) => [`${file}.mdx`, page(file)])),
    });
    const hrefsOf = (kind: string): string[] =>
      hrefs(
        site.file('en/2/b.html'),
        new RegExp(`<details class="l-switch" data-kind="${kind}">[\\s\\S]*?</details>`),
      );
    expect(hrefsOf('version')).toEqual(['b.html', '../1/b.html']);
    expect(hrefsOf('language')).toEqual(['b.html', '../../fr/2/b.html']);
  });

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
    expect(site.file('llms-full.txt')).toBe(site.file('index.md'));
    expect(
      [...site.files].filter(([path, text]) => path.startsWith('assets/search/p.') && text.includes('"b"')),
    ).toEqual([]);
    expect(site.diagnostics).toEqual([]);
  });
});

it('gives the icons of anchors and products the color of their own, in both modes', async () => {
  const icon = 'flag';
  const navigation = {
    anchors: [
      { anchor: 'A', icon, color: { light: '#123456' }, href: 'https://a.example' },
      { anchor: 'B', icon, color: { light: '#111', dark: '#eee' }, pages: ['index'] },
      { anchor: 'C', icon, color: 'red;}', href: 'https://c.example' },
      { anchor: 'D', color: '#abcdef', href: 'https://d.example' },
    ],
  };
  const site = await built({ 'docs.json': docsJson({ navigation }), 'index.mdx': page('Home') });
  const html = site.file('index.html');
  expect([...html.matchAll(/class="l-tint" style="([^"]*)"><svg/g)].map(([, style]) => style)).toEqual([
    '--t-tint:#123456;--t-tint-dark:#123456',
    '--t-tint:#111;--t-tint-dark:#eee',
  ]);
  expect(site.diagnostics).toMatchObject([{ severity: 'warning', kind: 'invalid-setting' }]);
});

it('sets tabs that say so at the end of the row', async () => {
  const navigation = {
    tabs: [
      { tab: 'Blog', align: 'end', href: 'https://blog.example' },
      { tab: 'A', align: 'start', pages: ['index'] },
      { tab: 'Off', align: 'end', hidden: true, pages: ['b'] },
      { tab: 'More', align: 'end', menu: [{ item: 'One', pages: ['c'] }] },
    ],
  };
  const site = await built({
    'docs.json': docsJson({ navigation }),
    'index.mdx': page('Home'),
    'b.mdx': page('B'),
    'c.mdx': page('C'),
  });
  const row = (path: string): string =>
    TABS.exec(site.file(path))?.[0].replace(/<(?!li|\/)[^>]*>|<svg.*?<\/svg>|<\/[^>]*>/g, '') ?? '';
  expect(row('index.html')).toBe('<li>A<li class="l-end">Blog<li>More<li>One');
  expect(row('b.html')).toBe('<li>A<li class="l-end">Blog<li>Off<li>More<li>One');
});

it('lists no page for language models that is not to be indexed, though readers see it in the navigation', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { groups: [{ group: 'All', pages: ['index', 'off'] }] } }),
    'index.mdx': page('Home'),
    'off.mdx': page('Off', 'noindex: true\n'),
  });
  expect(sidebar(site.file('index.html'))).toEqual(['Home', 'Off']);
  for (const path of ['llms.txt', 'llms-full.txt', 'sitemap.xml'])
    expect(site.file(path)).not.toMatch(/off/i);
});

it('tells of the pages in hidden tabs and groups that are searchable', async () => {
  const navigation = {
    tabs: [
      { tab: 'A', pages: ['index', { group: 'In', hidden: true, searchable: true, pages: ['a', 'off'] }] },
      { tab: 'B', hidden: true, searchable: true, groups: [{ group: 'Far', pages: ['b'] }] },
      { tab: 'C', hidden: true, pages: ['c'] },
    ],
  };
  const site = await built({
    'docs.json': docsJson({ navigation }),
    'index.mdx': page('Home'),
    'a.mdx': page('First'),
    'b.mdx': page('Second'),
    'c.mdx': page('Third'),
    'off.mdx': page('Off', 'noindex: true\n'),
  });
  const listings = ['sitemap.xml', 'llms.txt', 'llms-full.txt'].map((path) => site.file(path));
  const search = [...site.files].flatMap(([path, text]) => (/search\/p\./.test(path) ? [text] : [])).join('');
  for (const path of ['a', 'b']) {
    expect(site.file(`${path}.html`)).not.toContain('name="robots"');
    expect(search).toContain(`"path":"${path}"`);
  }
  expect(listings[0]).toContain('/a<');
  expect(listings[1]).toContain('## Other pages\n\n- [First](https://docs.example.com/a.md)\n- [Second]');
  expect(listings[2]).toContain('# Second');
  for (const text of [...listings, search]) expect(text).not.toMatch(/Third|Off/);
  expect(site.file('c.html')).toContain('content="noindex"');
  expect(hrefs(site.file('index.html'), TABS)).toEqual(['index.html']);
  expect(sidebar(site.file('index.html'))).toEqual(['Home']);
});

describe('an API description', () => {
  const api = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {
      '/carts': { get: { tags: ['Carts'], summary: 'List carts', responses: {} } },
      '/carts/{id}': { delete: { tags: ['Carts'], summary: 'Delete a cart', responses: {} } },
      '/secret': { get: { 'x-hidden': true, summary: 'Hidden', responses: {} } },
    },
  });

  it.each([{}, { pages: [] }, { groups: [] }, { menu: [] }])(
    'attached to a tab without pages (%j) becomes a whole reference, without hidden operations',
    async (none) => {
      const tabs = [{ tab: 'API', openapi: 'api/shop.json', ...none }];
      const site = await built({ 'docs.json': docsJson({ navigation: { tabs } }), 'api/shop.json': api });
      expect(site.pages).toEqual([
        'api-reference/carts/delete-a-cart',
        'api-reference/carts/list-carts',
        'index',
      ]);
      expect(sidebar(site.file('index.html'))).toEqual(['List carts', 'Delete a cart']);
    },
  );

  it('attached beside groups that list none of its operations, follows them as a whole reference', async () => {
    const tab = (name: string, pages: string[]) => ({
      tab: name,
      openapi: { source: 'shop.json', directory: name.toLowerCase() },
      groups: [{ group: 'Guides', pages }],
    });
    const site = await built({
      'docs.json': docsJson({
        navigation: {
          tabs: [tab('Whole', ['index']), tab('Listed', ['a', 'GET /carts']), tab('Written', ['own'])],
        },
      }),
      'shop.json': api,
      'index.mdx': page('Home'),
      'a.mdx': page('A'),
      'own.mdx': page('Own', 'openapi: DELETE /carts/{id}\n'),
    });
    expect(sidebar(site.file('index.html'))).toEqual(['Home', 'List carts', 'Delete a cart']);
    expect(site.pages).toContain('whole/carts/list-carts');
    expect(sidebar(site.file('a.html'))).toEqual(['A', 'List carts']);
    expect(sidebar(site.file('own.html'))).toEqual(['Own']);
  });

  it('attached beside groups is no whole reference where a hidden one lists operations', async () => {
    const groups = [
      { group: 'Guides', pages: ['index'] },
      { group: 'Later', hidden: true, pages: ['GET /carts'] },
    ];
    const site = await built({
      'docs.json': docsJson({ navigation: { tabs: [{ tab: 'API', openapi: 'shop.json', groups }] } }),
      'shop.json': api,
      'index.mdx': page('Home'),
    });
    expect(sidebar(site.file('index.html'))).toEqual(['Home']);
    expect(site.pages).toEqual(['api-reference/carts/list-carts', 'index']);
  });

  it.each([
    ['openapi: [GET /carts, DELETE /carts]', 'openapi: is a list'],
    ['openapi:\n  - GET /carts', 'openapi: is a list'],
    ['asyncapi: true', 'asyncapi: is true'],
    ['api: { get: /carts }', 'api: is {"get":"/carts"}'],
  ])('is not named by what is no text, which is told: %s', async (named, message) => {
    const { diagnostics } = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'shop.json': api,
      'index.mdx': page('Home', `${named}\n`),
    });
    expect(diagnostics).toMatchObject([
      { severity: 'warning', kind: 'frontmatter', message: expect.stringContaining(message), line: 3 },
    ]);
  });

  it('attached beside pages that show none of its operations is told of', async () => {
    const project = (pages: string[], more = '') => ({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'API', openapi: 'shop.json', pages }] } }),
      'shop.json': api,
      'index.mdx': page('Home', more),
    });
    const { diagnostics } = await built(project(['index']));
    const message = expect.stringContaining('No page shows an operation of shop.json');
    expect(diagnostics).toMatchObject([{ severity: 'notice', kind: 'missing-operation', message, line: 11 }]);
    expect(kinds(await built(project(['index', 'GET /carts'])))).toEqual([]);
    expect(kinds(await built(project(['index'], 'openapi: DELETE /carts/{id}\n')))).toEqual([]);
  });

  it('puts its pages in its directory, however that is written', async () => {
    const directories = ['ref', '/ref/', './ref', 'ref//'];
    for (const directory of directories) {
      const openapi = { source: 'api.json', directory };
      const site = await built({
        'docs.json': docsJson({ navigation: { openapi } }),
        'index.mdx': 'x',
        'api.json': '{"openapi":"3.1.0","info":{"title":"T"},"paths":{"/a":{"get":{"responses":{}}}}}',
      });
      expect(site.pages).toEqual(['index', 'ref/get-a']);
    }
  });

  it('gives the endpoints that pages lists name, mixed with pages, in its directory', async () => {
    const navigation = {
      groups: [
        {
          group: 'API',
          openapi: { source: '/shop.json', directory: 'ref' },
          pages: ['index', 'DELETE /carts/{id}', 'shop.json GET /carts', 'PUT /carts', 'FETCH /carts'],
        },
      ],
    };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      'shop.json': api,
      'index.mdx': page('Home'),
    });
    expect(site.pages).toEqual(['index', 'ref/carts/delete-a-cart', 'ref/carts/list-carts']);
    expect(site.diagnostics).toMatchObject([
      {
        message: 'The navigation lists PUT /carts, but no API description of this project has it',
        hint: 'looked in /shop.json; did you mean GET /carts?',
      },
      {
        message: 'The navigation lists FETCH /carts, but FETCH is no method of HTTP',
        hint: expect.stringMatching(/^write one of GET, POST, /),
      },
    ]);
  });

  it('may hide an operation in quotes, show one of a hidden path, and hide a page from the sidebar', async () => {
    const hiding = {
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1' },
      paths: {
        '/a': { get: { 'x-hidden': 'true', summary: 'A', responses: {} } },
        '/b': { 'x-hidden': true, get: { 'x-hidden': false, summary: 'B', responses: {} } },
        '/c': { get: { summary: 'C', 'x-mint': { metadata: { hidden: true } }, responses: {} } },
      },
    };
    const navigation = { pages: ['index', { group: 'API', openapi: 'shop.json' }] };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      'index.mdx': page('Home'),
      'shop.json': JSON.stringify(hiding),
    });
    expect(site.pages).toEqual(['api-reference/b', 'api-reference/c', 'index']);
    expect(sidebar(site.file('index.html'))).toEqual(['Home', 'B']);
  });

  it('keeps operations out that it hides, also where the navigation lists them, and says so', async () => {
    const navigation = {
      groups: [{ group: 'API', openapi: 'shop.json', pages: ['GET /secret', 'GET /carts'] }],
    };
    const site = await built({ 'docs.json': docsJson({ navigation }), 'shop.json': api });
    expect(site.pages).toEqual(['api-reference/carts/list-carts', 'index']);
    expect(site.diagnostics).toMatchObject([
      {
        severity: 'notice',
        kind: 'hidden-operation',
        message: expect.stringContaining('GET /secret'),
        line: 13,
      },
    ]);
  });

  it('is found by a page that names an operation only', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['carts', 'named'] } }),
      'deep/shop.json': api,
      'carts.mdx': `---\nopenapi: get /carts\n---\nAn introduction.`,
      'named.mdx': page('Own title', 'openapi: shop DELETE /carts/{id}\n'),
    });
    expect(site.file('carts.html')).toContain('<h1>List carts</h1>');
    expect(site.file('carts.html')).toContain('An introduction.');
    expect(site.file('named.html')).toContain('<h1>Own title</h1>');
  });
});

describe('what is rendered', () => {
  const navigation = {
    versions: [
      { version: 'v2', pages: ['v2/a', 'both'] },
      { version: 'v1', pages: ['v1/a', 'both'] },
    ],
  };
  const files = {
    'docs.json': docsJson({ navigation }),
    'v1/a.mdx': `${page('Old')}[two](/v2/a)`,
    'v2/a.mdx': page('New'),
    'both.mdx': page('Both'),
  };

  it('is one version, when one is asked for; links to others lead to the site', async () => {
    const site = await built(files, { version: 'v1' });
    expect(site.pages).toEqual(['both', 'index', 'v1/a']);
    expect(site.file('v1/a.html')).toContain('href="https://docs.example.com/v2/a"');
  });

  it('is everything, with an error, when the version is unknown', async () => {
    const site = await built(files, { version: 'v9' });
    expect(site.pages).toEqual(['both', 'index', 'v1/a', 'v2/a']);
    expect(site.diagnostics[0]).toMatchObject({
      severity: 'error',
      kind: 'unknown-version',
      hint: 'there are v2, v1',
    });
  });

  it('is what lies at or below the paths asked for', async () => {
    const site = await built(files, { paths: ['/v2/', 'both'] });
    expect(site.pages).toEqual(['both', 'index', 'v2/a']);
    expect(site.files.has('v1/a.html')).toBe(false);
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

describe('versions', () => {
  it('show their tag, open the default one first, and keep searches apart', async () => {
    const navigation = {
      versions: [
        { version: 'v2', tag: 'Beta', pages: ['v2/a', 'v2/b'] },
        { version: 'v1', default: true, pages: ['v1/a', 'v1/b'] },
        { version: 'v0', hidden: true, pages: ['v0/a'] },
      ],
    };
    const paths = ['v2/a', 'v2/b', 'v1/a', 'v1/b', 'v0/a'];
    const site = await built({
      'docs.json': docsJson({ navigation }),
      ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page(path)])),
    });
    expect(site.file('index.html')).toContain('<link rel="canonical" href="https://docs.example.com/v1/a">');
    const html = site.file('v1/b.html');
    expect(html).toMatch(
      /<a href="\.\.\/v2\/b\.html"[^>]*><span>v2<\/span> <span class="l-tag">Beta<\/span>/,
    );
    expect(html).not.toContain('v0');
    // What is said of a switch holds all the words that are to be seen on it.
    expect(site.file('v2/b.html')).toContain('<summary aria-label="Version: v2 Beta">');
    expect(html).toContain('data-scope="/v1"');
    expect(site.file('v2/a.html')).toContain('data-scope="/v2"');
  });
});

describe('operations named with their file', () => {
  const api = (path: string): string =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'API', version: '1' },
      paths: { [path]: { get: { summary: `Read ${path}`, responses: { 200: { description: 'OK' } } } } },
    });

  it('come from that file, and a tab may attach one of its own', async () => {
    const navigation = {
      tabs: [
        { tab: 'Guides', pages: ['index', 'specs/one.json GET /one'] },
        { tab: 'Reference', openapi: 'specs/two.json' },
        { tab: 'Mixed', openapi: '/specs/two.json', pages: ['GET /two', '/specs/one.json get /one'] },
      ],
    };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      'specs/one.json': api('/one'),
      'specs/two.json': api('/two'),
      'index.mdx': page('Home'),
    });
    expect(kinds(site)).toEqual([]);
    expect(sidebar(site.file('index.html'))).toEqual(['Home', 'Read /one']);
    expect(site.pages.filter((path) => path.includes('read-'))).toHaveLength(2);
    const mixed = [...site.files].find(([path]) => /read-two~2\.html$/.test(path))?.[1] ?? '';
    expect(sidebar(mixed)).toEqual(['Read /two', 'Read /one']);
  });
});

describe('a tab that is only a link', () => {
  it('is the current one on the page it leads to, and in the folder of that name', async () => {
    const navigation = {
      global: {
        tabs: [
          { tab: 'Home', href: '/index' },
          { tab: 'Guides', href: '/guides' },
          { tab: 'Deep', href: '/guides/deep' },
          { tab: 'Other', href: '//example.com/guides' },
        ],
      },
      pages: ['index', 'guides', 'guides/a', 'guides/deep/b', 'c'],
    };
    const site = await built({
      'docs.json': docsJson({ navigation }),
      ...Object.fromEntries(navigation.pages.map((name) => [`${name}.mdx`, page(name)])),
      'guides/deep.mdx': page('deep'),
    });
    const current = (file: string) =>
      [...site.file(file).matchAll(/aria-current="true"><span>([^<]*)/g)].map(([, label]) => label);
    expect(current('index.html')).toEqual(['Home']);
    expect(current('guides/a.html')).toEqual(['Guides']);
    expect(current('guides/deep/b.html')).toEqual(['Deep']);
    expect(current('c.html')).toEqual([]);
  });
});
