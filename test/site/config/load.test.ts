import { describe, expect, it } from 'vitest';
import { docsJson } from '../support.ts';
import { load } from './loaded.ts';

describe('a docs.json that stops the build', () => {
  it('is missing: the message says where it was looked for and where one lies', async () => {
    await expect(load({ 'site/docs.json': '{}' })).rejects.toMatchObject({
      code: 'E_DOCS_JSON_MISSING',
      message: expect.stringContaining('site/docs.json'),
    });
  });

  it.each([
    ['a trailing comma', '{\n  "name": "x",\n}', 'docs.json:2:14'],
    ['a trailing comma in a list', '{"name": [1, ]}', 'docs.json:1:12'],
    ['a comment', '{\n  // hello\n  "name": "x"\n}', 'docs.json:2:3'],
    ['a missing bracket', '{\n  "name": "x"', 'docs.json:2:14'],
    ['nothing at all', '', 'docs.json:1:1'],
    ['a list', '[]', 'docs.json:1:1'],
  ])('holds %s: the message names line and column', async (_, text, place) => {
    await expect(load({ 'docs.json': text })).rejects.toMatchObject({
      code: 'E_DOCS_JSON_INVALID',
      value: place,
    });
  });

  it('holds several comments and commas too many: one message names the place of each', async () => {
    const text = '{\n  // one\n  "name": "x", // two\n  "list": [1, 2,],\n}';
    await expect(load({ 'docs.json': text })).rejects.toMatchObject({
      value: 'docs.json:2:3',
      why: 'comments are not allowed in JSON (also 3:16 comments are not allowed in JSON, 4:16 a comma before a closing bracket, 4:18 a comma before a closing bracket)',
    });
  });

  it('has the older name: the message says what to change', async () => {
    await expect(load({ 'mint.json': '{}' })).rejects.toMatchObject({
      code: 'E_DOCS_JSON_MISSING',
      message: expect.stringMatching(/mint\.json[\s\S]*"navigation": \{ "groups"/),
    });
  });

  it('refers to a broken file: the message names that file', async () => {
    const files = { 'docs.json': '{"navigation": {"$ref": "nav.json"}}', 'nav.json': '{\n"tabs": [}' };
    await expect(load(files)).rejects.toMatchObject({ value: 'nav.json:2:10' });
  });
});

it('mentions unknown keys in one notice', async () => {
  const { diagnostics } = await load({
    'docs.json': docsJson({
      colour: 1,
      logos: {},
      icons: { library: 'lucide', set: 'x' },
      styling: { codeblocks: { theme: { light: 'nord', dark: 'nord', dim: 'nord' } } },
    }),
  });
  expect(diagnostics).toEqual([
    expect.objectContaining({
      severity: 'notice',
      message: 'Settings without effect here: colour, logos, icons.set, styling.codeblocks.theme.dim',
    }),
  ]);
});

it('says which setting a misspelt one was meant to be, unless that is there already', async () => {
  const { diagnostics } = await load({
    'docs.json': docsJson({
      fotter: {},
      colour: {},
      own: 1,
      footerSocials: {},
      navbar: { linsk: [] },
    }),
  });
  expect(diagnostics).toMatchObject([
    {
      kind: 'unknown-setting',
      hint: 'did you mean "footer" by fotter?, footerSocials is now "footer.socials", did you mean "links" by linsk?',
    },
  ]);
});

it('mentions unknown keys inside settings that are read leniently, those of many entries once', async () => {
  const { diagnostics } = await load({
    'docs.json': docsJson({
      api: { baseUrl: 'https://api.example.com', playground: { mode: 'show' }, mdx: { server: [] } },
      navbar: { links: [{ label: 'A', href: '/a', target: '_blank', iconType: 'solid' }] },
      search: { placeholder: 'Search' },
      metadata: { timestamp: true, 'og:image': '/a.png' },
      seo: { metatags: { own: '1' } },
      navigation: {
        tabs: [
          { tab: 'A', public: true, groups: [{ group: 'B', subtitle: 'x', pages: ['a'] }] },
          { tab: 'C', subtitle: 'y', pages: [{ group: 'D', subtitle: 'z', pages: ['b'] }] },
        ],
        global: { anchors: [{ anchor: 'Blog', url: '/blog' }] },
      },
    }),
  });
  expect(diagnostics).toMatchObject([
    {
      message:
        'Settings without effect here: navigation.tabs.0.groups.0.subtitle (and 2 more), navigation.global.anchors.0.url, navbar.links.0.target, search.placeholder, api.baseUrl, api.playground.mode, metadata.og:image',
      hint: 'navigation.url is now "href", search.placeholder is now "search.prompt", api.baseUrl is now "api.mdx.server", api.playground.mode is now "api.playground.display", metadata.og:image is now "seo.metatags"',
    },
  ]);
});

it('tells keys that are written twice, where the last one stands', async () => {
  const text = docsJson().replace('"theme"', '"name": "First",\n  "theme"');
  const { settings, diagnostics } = await load({ 'docs.json': text });
  expect(diagnostics).toMatchObject([
    { severity: 'warning', message: expect.stringMatching(/^"name"/), line: 4 },
  ]);
  expect(settings.name).toBe('Example');
});

it('says what settings of the older form are called now', async () => {
  const { diagnostics } = await load({
    'docs.json': docsJson({
      topbarLinks: [],
      own: 1,
      footerSocials: {},
      topbar: {},
      api: { spec: { download: true } },
    }),
  });
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    'topbarLinks is now "navbar.links", footerSocials is now "footer.socials", topbar is now "navbar", api.spec is now "download-spec" in "contextual.options"',
  ]);
});

describe('openapi at the root', () => {
  it('is read as api.openapi, and told as such', async () => {
    const text = docsJson({ openapi: ['a.json'], api: { url: 'full' } });
    const { settings, diagnostics } = await load({ 'docs.json': text });
    expect(settings).toMatchObject({ openapi: ['a.json'], api: { fullUrl: true } });
    const line = text.split('\n').findIndex((one) => one.includes('"openapi"')) + 1;
    expect(diagnostics).toMatchObject([
      { severity: 'notice', message: 'openapi: is read as "api.openapi"', line },
    ]);
  });

  it('has no effect where api.openapi is given, too', async () => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({ openapi: 'a.json', api: { openapi: 'b.json' } }),
    });
    expect(settings.openapi).toBe('b.json');
    expect(diagnostics).toMatchObject([
      { message: 'Settings without effect here: openapi', hint: 'openapi is now "api.openapi"' },
    ]);
  });
});

describe('a docs.json that nobody would write', () => {
  it.each([
    [
      'nests so deep that a parser gives up',
      `{"x": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      'nests deeper',
    ],
    ['nests deeper than any navigation', `{"x": ${'{"a":'.repeat(300)}1${'}'.repeat(301)}`, 'nests deeper'],
    ['refers over and over again to files that do the same', '{"x": {"$ref": "0.json"}}', 'holds more than'],
  ])('is told as broken where it %s', async (_, settings, why) => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [
        `${n}.json`,
        `{"a": {"$ref": "${n + 1}.json"}, "b": {"$ref": "${n + 1}.json"}}`,
      ]),
    );
    await expect(load({ ...files, '30.json': '{}', 'docs.json': settings })).rejects.toMatchObject({
      code: 'E_DOCS_JSON_INVALID',
      message: expect.stringContaining(why),
    });
  });
});

it('settles every "string or object" into one form', async () => {
  const { settings } = await load({
    'docs.json': docsJson({ logo: '/logo.svg', favicon: 'icon.png', background: { image: '/back.png' } }),
  });
  expect(settings.logo).toEqual({ light: '/logo.svg', dark: '/logo.svg', href: undefined });
  expect(settings.favicon).toEqual({ light: 'icon.png', dark: 'icon.png' });
  expect(settings.background.image).toEqual({ light: '/back.png', dark: '/back.png' });
  expect(settings.colors).toEqual({ primary: '#0f766e', light: '#0f766e', dark: '#0f766e' });
});
