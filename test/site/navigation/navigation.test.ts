import { describe, expect, it } from 'vitest';
import { built, docsJson } from '../support.ts';
import { hrefs, page, sidebar, TABS } from './shown.ts';

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

it('tells of a listed page whose name is blank, or begins with a dot, since its file may be there, what it lacks', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'r/.onLoad', '../r/up', ' '] } }),
    'index.mdx': page('Home'),
  });
  const missing = site.diagnostics.filter(({ kind }) => kind === 'missing-page');
  expect(missing.map(({ hint }) => hint)).toEqual([
    'what has a name that begins with a dot is left out: give it another',
    'add ../r/up.mdx, or remove the entry',
    'name the page, or remove the entry',
  ]);
  expect(missing.at(-1)?.message).toBe('The navigation lists a page without a name');
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
      /<a href="\.\.\/v2\/b\.html"[^>]*><span><bdi>v2<\/bdi><\/span> <span class="l-tag">Beta<\/span>/,
    );
    expect(html).not.toContain('v0');
    // What is said of a switch holds all the words that are to be seen on it.
    expect(site.file('v2/b.html')).toContain('<summary aria-label="Version: v2 Beta">');
    expect(html).toContain('data-scope="/v1"');
    expect(site.file('v2/a.html')).toContain('data-scope="/v2"');
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
