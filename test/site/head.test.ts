import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds, PIXEL } from './support.ts';

describe('a head', () => {
  it('says what the page is', async () => {
    const site = await built({
      'docs.json': docsJson({
        navigation: { pages: ['index'] },
        seo: { metatags: { 'og:image': '/card.png', author: 'Us' } },
      }),
      'card.png': PIXEL,
      'index.mdx':
        '---\ntitle: Hello & welcome\ndescription: "Say \\"hi\\""\n"og:title": Other\nkeywords: [a, b, {c: d}]\n---\n',
    });
    const html = site.file('index.html');
    expect(html).toContain('<title>Hello &amp; welcome - Example</title>');
    expect(html).toContain('<meta name="description" content="Say &quot;hi&quot;">');
    expect(html).toContain('<meta property="og:image" content="https://docs.example.com/card.png">');
    expect(html).toContain('<meta property="og:title" content="Other">');
    expect(html).toContain('<meta name="keywords" content="a, b">');
    expect(site.files.has('card.png')).toBe(true);
  });

  it('describes a page by its own words, else by the meta tags of its folder or the site, before the description of the settings', async () => {
    const site = await built({
      'docs.json': docsJson({
        description: 'Of the settings',
        navigation: { pages: ['index', 'own', 'guides/a'] },
        seo: {
          metatags: { description: 'Of the site' },
          paths: [{ path: 'guides', metatags: { description: 'Of the folder' } }],
        },
      }),
      'index.mdx': 'Hi',
      'own.mdx': '---\ndescription: Own\n---\n',
      'guides/a.mdx': 'Hi',
    });
    const described = (path: string): (string | undefined)[] =>
      [...site.file(path).matchAll(/="(?:og:)?description" content="([^"]+)"/g)].map(([, text]) => text);
    expect(described('index.html')).toEqual(['Of the site', 'Of the site']);
    expect(described('own.html')).toEqual(['Own', 'Own']);
    expect(described('guides/a.html')).toEqual(['Of the folder', 'Of the folder']);
  });

  it('names a picture that the project does not have where it is asked for, and asks nobody for one elsewhere', async () => {
    const site = await built({
      'docs.json': docsJson({
        navigation: { pages: ['index', 'own', 'far'] },
        seo: { metatags: { 'og:image': '/crad.png' } },
      }),
      'card.png': PIXEL,
      'index.mdx': 'Hi',
      'own.mdx': '---\n"og:image": /images/own.png\n---\n',
      'far.mdx':
        '---\n"og:image": https://cdn.example.org/far.png\n"twitter:image": //cdn.example.org/far.png\n---\n',
    });
    expect(site.diagnostics.filter(({ kind }) => /file|asset/.test(kind))).toMatchObject([
      { file: 'docs.json', line: expect.any(Number), message: 'The file /crad.png is not in the project' },
      { file: 'own.mdx', line: 2, message: 'The file /images/own.png is not in the project' },
    ]);
    expect(site.file('far.html')).toContain('content="https://cdn.example.org/far.png"');
  });

  it('has the tags of the folders around its page, the innermost before others, its own before all', async () => {
    const site = await built({
      'docs.json': docsJson({
        navigation: { pages: ['guides', 'guides/a', 'guides/v2/b', 'guides/v2/c', 'guides-more/d'] },
        seo: {
          metatags: { author: 'All', theme: 'site' },
          paths: [
            { path: 'guides/v2', metatags: { author: 'Inner', 'og:image': '/card.png' } },
            { path: 'guides', metatags: { author: 'Outer', 'og:type': 'article' } },
            { path: 5 },
          ],
        },
      }),
      'card.png': PIXEL,
      ...Object.fromEntries(
        ['guides', 'guides/a', 'guides/v2/b', 'guides-more/d'].map((path) => [`${path}.mdx`, 'Hi']),
      ),
      'guides/v2/c.mdx': '---\n"og:type": profile\n---\n',
    });
    const said = (path: string): string[] =>
      ['author', 'theme', 'og:type'].map(
        (name) => new RegExp(`"${name}" content="([^"]*)"`).exec(site.file(`${path}.html`))?.[1] ?? '',
      );
    expect(said('guides')).toEqual(['All', 'site', 'website']);
    expect(said('guides-more/d')).toEqual(['All', 'site', 'website']);
    expect(said('guides/a')).toEqual(['Outer', 'site', 'article']);
    expect(said('guides/v2/b')).toEqual(['Inner', 'site', 'article']);
    expect(said('guides/v2/c')).toEqual(['Inner', 'site', 'profile']);
    expect(site.file('guides/v2/b.html')).toContain('content="https://docs.example.com/card.png"');
    expect(site.file('guides/a.html')).not.toContain('card.png');
    expect(kinds(site)).toEqual(['invalid-setting']);
  });

  it.each([
    [{}, { name: 'Example', '@id': 'https://docs.example.com/#organization' }],
    [
      { name: 'A </script> B', url: 'https://a.example', sameAs: ['https://b.example'], legalName: 'A Ltd' },
      { name: 'A </script> B', url: 'https://a.example', sameAs: ['https://b.example'], legalName: 'A Ltd' },
    ],
    [{ id: 'https://a.example/#me', logo: 'https://a.example/l.png' }, { '@id': 'https://a.example/#me' }],
  ])('tells search engines who stands behind the site: %j', async (organization, told) => {
    const project = (seo: object) => ({
      'docs.json': docsJson({ navigation: { pages: ['index'] }, logo: '/card.png', seo }),
      'card.png': PIXEL,
      'index.mdx': 'Hi',
    });
    const html = (await built(project({ organization }))).file('index.html');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const logo = 'logo' in organization ? organization.logo : 'https://docs.example.com/card.png';
    expect(JSON.parse(json)).toMatchObject({ '@type': 'Organization', logo, ...told });
    expect((await built(project({}))).file('index.html')).not.toContain('ld+json');
  });

  it.each([
    ['noindex, nofollow', 'noindex, nofollow', false],
    ['[noindex, noarchive]', 'noindex, noarchive', false],
    ['none', 'none', false],
    ['max-image-preview:large', 'max-image-preview:large', true],
    ['nofollow\nnoindex: true', 'noindex', false],
  ])('says to robots what its page says: %s', async (robots, said, isFound) => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'own'] } }),
      'index.mdx': 'Hi',
      'own.mdx': `---\ntitle: Own\nrobots: ${robots}\n---\n`,
    });
    expect(site.file('own.html').match(/<meta name="robots"[^>]*>/g)).toEqual([
      `<meta name="robots" content="${said}">`,
    ]);
    expect(site.file('sitemap.xml').includes('/own<')).toBe(isFound);
  });

  it.each([
    [{ default: 'dark', strict: true }, true, false],
    [{ default: 'light' }, false, true],
  ])('chooses the mode of %j before the first paint', async (appearance, dark, toggle) => {
    const site = await built({
      'docs.json': docsJson({ appearance, navigation: { pages: ['index'] } }),
      'index.mdx': 'Hi',
    });
    const html = site.file('index.html');
    expect(/class="theme-mint dark"/.test(html)).toBe(dark);
    expect(html.includes('data-theme-toggle')).toBe(toggle);
    expect(html.indexOf("classList.toggle('dark'")).toBeLessThan(html.indexOf('<body'));
  });
});
