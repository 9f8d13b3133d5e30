import { describe, expect, it, test } from 'vitest';
import type { SiteOptions } from '../../src/site/site.ts';
import { built, docsJson, page } from './support.ts';

const DOMAIN = 'docs.example.com';

/** What each file of a site in two languages says of where the site is. */
async function told(
  metatags: Readonly<Record<string, string>>,
  options: Partial<SiteOptions> = {},
): Promise<Readonly<Record<string, string | undefined>>> {
  const site = await built(
    {
      'docs.json': docsJson({
        logo: '/card.svg',
        seo: { metatags: { 'og:image': '/card.svg', ...metatags }, organization: {} },
        redirects: [{ source: '/old', destination: '/en/a' }],
        navigation: { languages: ['en', 'fr'].map((language) => ({ language, pages: [`${language}/a`] })) },
      }),
      'card.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'en/a.mdx': page(),
      'fr/a.mdx': page(),
    },
    options,
  );
  const html = site.file('en/a.html');
  const found = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
  return {
    sitemap: found(site.file('sitemap.xml'), /<loc>(.*?)\/en\/a</),
    robots: found(site.file('robots.txt'), /Sitemap: (.*)\/sitemap.xml/),
    llms: found(site.file('llms.txt'), /\]\((.*?)\/en\/a\.md\)/),
    picture: found(html, /og:image" content="(.*?)\/card.svg"/),
    logo: found(html, /"logo":"(.*?)\/card.svg"/),
    canonical: found(html, /rel="canonical" href="(.*?)\/en\/a"/),
    moved: found(site.file('old.html'), /rel="canonical" href="(.*?)\/en\/a"/),
    'og:url': found(html, /og:url" content="(.*?)\/en\/a"/),
    hreflang: found(html, /hreflang="fr" href="(.*?)\/fr\/a"/),
    organization: found(html, /"@id":"(.*?)\/#organization"/),
  };
}

const FILES = ['sitemap', 'robots', 'llms', 'picture', 'logo'];
const PAGES = ['canonical', 'moved', 'og:url', 'hreflang', 'organization'];

describe('a site', () => {
  it.each([
    ['no address in its settings', undefined, '', DOMAIN, DOMAIN],
    ['the address that it is served from', `https://${DOMAIN}/`, '', DOMAIN, DOMAIN],
    ['another host', 'https://www.example.org', '', DOMAIN, 'www.example.org'],
    ['another host and a path', 'www.example.org/docs/', '', DOMAIN, 'www.example.org/docs'],
    ['a path of its own host', 'https://Docs.Example.com/help', '', `${DOMAIN}/help`, `${DOMAIN}/help`],
    [
      'its host without the folder that it is served from',
      `https://${DOMAIN}`,
      'sdk',
      `${DOMAIN}/sdk`,
      `${DOMAIN}/sdk`,
    ],
    [
      'another host than that of its folder',
      'https://sdk.example.org',
      'sdk',
      `${DOMAIN}/sdk`,
      'sdk.example.org',
    ],
    ['nothing that is an address', 'true', '', DOMAIN, DOMAIN],
  ])(
    'that names %s tells where its files are, and what its pages are known by',
    async (_what, canonical, basePath, served, known) => {
      const all = await told(canonical === undefined ? {} : { canonical }, { basePath });
      expect(all).toEqual({
        ...Object.fromEntries(FILES.map((name) => [name, `https://${served}`])),
        ...Object.fromEntries(PAGES.map((name) => [name, `https://${known}`])),
      });
    },
  );

  it('keeps an og:url of its author, which says nothing of other addresses', async () => {
    const all = await told({ 'og:url': 'https://www.example.org' });
    expect(all).toMatchObject({
      canonical: `https://${DOMAIN}`,
      'og:url': undefined,
      sitemap: `https://${DOMAIN}`,
    });
  });
});

test('a sitemap has each page once that is known by its own address', async () => {
  const head = (lines: string): string => `---\ntitle: Page\n${lines}\n---\n\nHi\n`;
  const site = await built({
    'docs.json': docsJson({
      api: { openapi: 'api.json' },
      navigation: {
        versions: [
          {
            version: 'v2',
            groups: [
              {
                group: 'Pages',
                pages: ['v2/a', 'v2/a', 'shared', 'own', 'rooted', 'hidden', 'unlisted', 'out'],
              },
              { group: 'API', pages: ['GET /pets'] },
            ],
          },
          { version: 'v1', pages: ['v1/a', 'v1/b', 'shared'] },
        ],
      },
    }),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      paths: { '/pets': { get: { summary: 'List', responses: {} } } },
    }),
    'v2/a.mdx': page(),
    'v1/a.mdx': head('canonical: https://docs.example.com/v2/a'),
    'v1/b.mdx': head('canonical: /v2/a'),
    'shared.mdx': page(),
    'own.mdx': head('canonical: https://docs.example.com/own/'),
    'rooted.mdx': head('canonical: /rooted'),
    'hidden.mdx': head('hidden: true'),
    'unlisted.mdx': head('noindex: true'),
    'out.mdx': head('url: https://www.example.org/out'),
  });
  const addresses = Array.from(
    site.file('sitemap.xml').matchAll(/<loc>https:\/\/docs.example.com(.*?)</g),
    ([, path]) => path,
  );
  expect(addresses).toEqual(['/api-reference/list', '/own', '/rooted', '/shared', '/v2/a']);
  expect(site.file('v1/b.html')).toContain('<link rel="canonical" href="https://docs.example.com/v2/a">');
  expect(site.file('own.html')).toContain('<link rel="canonical" href="https://docs.example.com/own/">');
});

test('a page tells of its translations unless it is a copy of another page', async () => {
  const site = await built({
    'docs.json': docsJson({
      navigation: {
        languages: ['en', 'fr'].map((language) => ({
          language,
          pages: ['a', 'b'].map((name) => `${language}/${name}`),
        })),
      },
    }),
    'en/a.mdx': page(),
    'fr/a.mdx': '---\ntitle: A\ncanonical: https://docs.example.com/fr/a\n---\n',
    'en/b.mdx': page(),
    'fr/b.mdx': '---\ntitle: B\ncanonical: https://docs.example.com/en/b\n---\n',
  });
  const languages = (path: string): string[] =>
    Array.from(site.file(path).matchAll(/hreflang="(.*?)"/g), ([, one = '']) => one);
  expect(['en/a', 'fr/a', 'en/b', 'fr/b'].map((path) => languages(`${path}.html`))).toEqual([
    ['en', 'fr', 'x-default'],
    ['en', 'fr', 'x-default'],
    [],
    [],
  ]);
});
