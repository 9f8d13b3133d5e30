import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';
import { hrefs, page, TABS } from './shown.ts';

describe('switches', () => {
  it('with one choice name it, but for a language, which readers see', async () => {
    const site = await built({
      'docs.json': docsJson({
        navigation: { languages: [{ language: 'en', versions: [{ version: 'v2', pages: ['index'] }] }] },
      }),
      'index.mdx': page('Home'),
    });
    expect(site.file('index.html')).toContain('<span><bdi>v2</bdi></span>');
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

  it('that only lead elsewhere are more to choose from in the switch of their kind further in', async () => {
    const site = await built({
      'docs.json': docsJson({
        navigation: {
          global: { versions: [{ version: 'v0', href: 'https://old.example.com' }] },
          languages: [
            { language: 'en', versions: [{ version: 'v2', pages: ['index'] }] },
            { language: 'de', pages: ['de/index'] },
          ],
        },
      }),
      'index.mdx': page('Home'),
      'de/index.mdx': page('Heim'),
    });
    expect(kinds(site)).toEqual([]);
    // In the bar, and above the sidebar of small windows.
    const menus = (html: string): string[][] =>
      [...html.matchAll(/<details class="l-switch" data-kind="version">.*?<\/details>/gs)].map(([menu]) =>
        hrefs(menu, /.*/s),
      );
    const all = ['index.html', 'https://old.example.com'];
    expect(menus(site.file('index.html'))).toEqual([all, all]);
    expect(menus(site.file('de/index.html'))).toEqual([all.slice(1), all.slice(1)]);
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

    it('lead to the same operation or channel there, whose page is called otherwise', async () => {
      const described = (language: string, parameter: string) => ({
        [`${language}.json`]: JSON.stringify({
          openapi: '3.1.0',
          info: { title: 'API', version: '1' },
          paths: {
            '/shops': { get: { summary: `${language} list`, tags: [`${language} shops`], responses: {} } },
            [`/shops/{${parameter}}`]: { get: { summary: `${language} one`, responses: {} } },
          },
        }),
        [`${language}-events.json`]: JSON.stringify({
          asyncapi: '3.0.0',
          channels: { a: { title: `${language} first` }, b: { title: `${language} second` } },
        }),
      });
      const site = await built({
        'docs.json': docsJson({
          navigation: {
            languages: ['en', 'fr'].map((language) => ({
              language,
              tabs: [
                { tab: 'Guides', pages: [`${language}/start`] },
                { tab: 'API', openapi: { source: `${language}.json`, directory: `${language}/api` } },
                {
                  tab: 'Events',
                  asyncapi: { source: `${language}-events.json`, directory: `${language}/api` },
                },
              ],
            })),
          },
        }),
        ...described('en', 'id'),
        ...described('fr', 'shop'),
        'en/start.mdx': page('Start'),
        'fr/start.mdx': page('Start'),
      });
      const other = (path: string) => hrefs(site.file(path), menu('language'))[1];
      expect(other('en/api/en-one.html')).toBe('../../fr/api/fr-one.html');
      expect(other('en/api/en-shops/en-list.html')).toBe('../../../fr/api/fr-shops/fr-list.html');
      expect(other('en/api/websockets/en-second.html')).toBe('../../../fr/api/websockets/fr-second.html');
      expect(site.file('en/api/en-one.html')).toContain(
        'hreflang="fr" href="https://docs.example.com/fr/api/fr-one"',
      );
    });

    it('lead to the same operation in another version of the API, and of several to that of the same version', async () => {
      const described = (summary: string, path: string) =>
        JSON.stringify({
          openapi: '3.1.0',
          info: { title: 'API', version: '1' },
          paths: {
            '/health': { get: { summary: 'Health', responses: {} } },
            [path]: { get: { summary, responses: {} } },
          },
        });
      const versions = (language: string) =>
        ['v2', 'v1'].map((version) => ({
          version,
          openapi: { source: `${language}-${version}.json`, directory: `${language}/${version}` },
        }));
      const site = await built({
        'docs.json': docsJson({
          navigation: {
            languages: ['en', 'fr'].map((language) => ({ language, versions: versions(language) })),
          },
        }),
        'en-v2.json': described('Find', '/v2/shops'),
        'en-v1.json': described('List', '/v1/shops'),
        'fr-v2.json': described('Trouver', '/v2/shops'),
        'fr-v1.json': described('Lister', '/v1/shops'),
      });
      const list = site.file('en/v1/list.html');
      expect(hrefs(list, menu('version'))).toEqual(['../v2/find.html', 'list.html']);
      expect(hrefs(list, menu('language'))).toEqual(['list.html', '../../fr/v1/lister.html']);
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
});
