import { describe, expect, it } from 'vitest';
import { loadSettings } from '../../../src/site/config/load.ts';
import type { Settings } from '../../../src/site/config/settings.ts';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { projectOf } from '../../../src/site/project/files.ts';
import { docsJson } from '../support.ts';

async function load(
  files: Readonly<Record<string, string>>,
): Promise<{ settings: Settings; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = [];
  const { settings } = await loadSettings(projectOf(files), (one) => void diagnostics.push(one));
  return { settings, diagnostics };
}

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

describe('a wrong setting', () => {
  it('is an error with its place, and the default stands in for it', async () => {
    const text = '{\n  "theme": "mint",\n  "name": "x",\n  "colors": {\n    "primary": "red"\n  }\n}';
    const { settings, diagnostics } = await load({ 'docs.json': text });
    expect(diagnostics).toEqual([
      expect.objectContaining({
        severity: 'error',
        kind: 'invalid-setting',
        message: 'colors.primary: "red" is not a hex color; write "#" and 3 or 6 hex digits',
        file: 'docs.json',
        line: 5,
        column: 16,
      }),
    ]);
    expect(settings.colors.primary).toMatch(/^#/);
    expect(settings.name).toBe('x');
  });

  it('in a setting that is read leniently is told, too, and is as if it were not there', async () => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({
        navbar: { links: ['/a'], primary: { label: 5, href: '/b' } },
        banner: 'News',
        seo: null,
        search: { prompt: ['Ask'] },
      }),
    });
    expect(diagnostics.map(({ severity, message }) => [severity, message])).toEqual([
      ['warning', 'navbar.links.0: "/a" is not an object; it is left out'],
      ['warning', 'navbar.primary.label: 5 is not a string; write "5"; it is left out'],
      ['warning', 'banner: "News" is not an object; write "banner": { "content": "News" }; it is left out'],
      ['warning', 'search.prompt: must be a string; it is left out'],
    ]);
    expect(diagnostics.every(({ line = 0 }) => line > 1)).toBe(true);
    expect(settings.navbar.primary?.href).toBe('/b');
  });

  it('in a list costs that entry alone, and says what is missing or may stand there', async () => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({
        navbar: { links: [{ label: 'A', href: '/a' }, { label: 'Nowhere' }, 'b'] },
        footer: {
          socials: { x: 5, github: 'https://github.com/acme', linkedin: '' },
          links: [{ items: [{ label: 'Nowhere' }, { label: 'B', href: '/b' }] }],
        },
        redirects: [
          { source: 'https://example.com/a', destination: '/a' },
          { source: '/b', destination: '' },
          { source: '/:id(\\d+)', destination: '/a' },
          { source: '/c', destination: '/a' },
          { source: '/d/(.*)', destination: '/a' },
          { source: '/e(f)', destination: '/a' },
        ],
        api: { playground: { display: 'full' }, examples: { languages: ['cURL', 'cobol'] } },
        contextual: { options: ['copy', 'chatgtp', 'mcp'] },
      }),
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'navbar.links.1.href: is missing; give a path or an address; navbar.links.1 is left out',
      'navbar.links.2: "b" is not an object; it is left out',
      'footer.socials.x: 5 is not a string; it is left out',
      'footer.socials.linkedin: "" is empty; give an address, or leave it out; it is left out',
      'footer.links.0.items.0.href: is missing; give a path or an address; footer.links.0.items.0 is left out',
      'redirects.0.source: "https://example.com/a" is no path of this site; write one as "/old"; redirects.0 is left out',
      'redirects.1.destination: "" is empty; give a path or an address; redirects.1 is left out',
      'redirects.2.source: "/:id(\\\\d+)" holds a pattern in parentheses, which is not read; write ":name" or ":name*"; redirects.2 is left out',
      'redirects.4.source: "/d/(.*)" holds a pattern in parentheses, which is not read; write ":name" or ":name*"; redirects.4 is left out',
      'api.playground.display: "full" is not one of interactive, simple, none, auth; it is left out',
      expect.stringMatching(
        /^api\.examples\.languages\.1: "cobol" is no language that samples are made in; write one of curl, .*; it is left out$/,
      ),
      expect.stringMatching(
        /^contextual\.options\.1: "chatgtp" is not one of copy, .*; did you mean chatgpt\?; it is left out$/,
      ),
    ]);
    expect(settings.leftOut.map(({ label }) => label)).toEqual(['contextual.options "mcp"']);
    expect(settings.navbar.links.map(({ label }) => label)).toEqual(['A']);
    expect(settings.footer.socials.map(([network]) => network)).toEqual(['github']);
    expect(settings.footer.columns[0]?.links.map(({ label }) => label)).toEqual(['B']);
    expect(settings.redirects.map(({ source }) => source)).toEqual(['/c', '/e(f)']);
  });

  it('around the pages of a language is told like one around all', async () => {
    const navigation = {
      languages: [{ language: 'en', pages: ['a'], banner: 'News', navbar: { links: [{}] } }],
    };
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({ navigation, banner: { content: 'All' } }),
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'navigation.languages.0.banner: "News" is not an object; it is left out',
      'navigation.languages.0.navbar.links.0.href: is missing; give a path or an address; navigation.languages.0.navbar.links.0 is left out',
    ]);
    expect(settings.languages.get('en')).toMatchObject({ banner: { content: 'All' }, navbar: { links: [] } });
  });

  it('may be the library of an icon in the navigation, or how root pages list their groups', async () => {
    const navigation = {
      directory: 'list',
      tabs: [{ tab: 'A', icon: { name: 'star', library: 'bootstrap' }, pages: ['a'] }],
    };
    const { diagnostics } = await load({ 'docs.json': docsJson({ navigation }) });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'navigation.directory: "list" is not one of card, accordion, none; it is left out',
      'navigation.tabs.0.icon.library: "bootstrap" is not one of fontawesome, lucide, tabler; it is left out',
    ]);
  });

  it('of two forms is told in full, and what is given for one mode holds for both', async () => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({
        logo: { href: '/' },
        favicon: { light: '/a.png' },
        background: { image: { light: 7, dark: '/b.png' } },
      }),
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'logo.light: is missing; add "light": "/logo-light.svg"',
      'logo.dark: is missing; add "dark": "/logo-dark.svg"',
      'favicon.dark: is missing; add "dark": "/favicon-dark.svg"',
      'background.image.light: 7 is not a string; write "light": "/images/background-light.png"',
    ]);
    expect(settings).toMatchObject({
      logo: undefined,
      favicon: { light: '/a.png', dark: '/a.png' },
      background: { image: { light: '/b.png', dark: '/b.png' } },
    });
  });

  it('that costs an entry of a list leaves the places of the others as they were written', async () => {
    const diagnostics: Diagnostic[] = [];
    const text = `{
"theme": "mint", "name": "x", "colors": {"primary": "#000"},
"navigation": {"groups": [
  "a",
  {"group": "B", "pages": [
    5,
    "b"]}]}
}`;
    const { settings, placeOf } = await loadSettings(projectOf({ 'docs.json': text }), (one) =>
      diagnostics.push(one),
    );
    expect(settings.navigation.groups).toEqual([{ group: 'B', pages: ['b'] }]);
    expect(placeOf(['navigation', 'groups', 0, 'pages', 0])).toMatchObject({ line: 7, column: 5 });
    expect(diagnostics.map(({ message, line }) => [message, line])).toEqual([
      ['navigation.groups.0: "a" is not an object', 4],
      ['navigation.groups.1.pages.0: must be a string or an object', 6],
    ]);
  });

  it('leaves its siblings alone, all wrong ones are told at once', async () => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({
        theme: 'oak',
        appearance: { default: 'dim', strict: true },
        styling: { eyebrows: 'none', latex: true },
        fonts: { family: 'Inter', source: '/inter.woff2' },
      }),
    });
    expect(diagnostics.map(({ message }) => message.split(':')[0])).toEqual(
      expect.arrayContaining(['theme', 'appearance.default', 'styling.eyebrows', 'fonts.format']),
    );
    expect(settings).toMatchObject({
      theme: 'mint',
      appearance: { default: 'system', strict: true },
      eyebrows: 'section',
      latex: true,
    });
  });

  it('inside the navigation costs only itself', async () => {
    const navigation = {
      groups: [{ group: 'A', pages: ['a', { group: 'B', icon: 5, pages: ['b', 7, 'c'] }] }],
    };
    const { settings, diagnostics } = await load({ 'docs.json': docsJson({ navigation }) });
    expect(diagnostics.map(({ message }) => message.split(':')[0])).toContain(
      'navigation.groups.0.pages.1.icon',
    );
    expect(settings.navigation.groups?.[0]?.pages).toEqual(['a', { group: 'B', pages: ['b', 'c'] }]);
  });

  it('that is required and missing is an error as well', async () => {
    const { diagnostics } = await load({ 'docs.json': '{"name": "x"}' });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^theme: is missing; give one of mint, /),
      'colors: is missing; add "colors": { "primary": "#0D9373" }',
    ]);
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
        global: { anchors: [{ anchor: 'Blog', url: 'https://example.com/blog' }] },
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

describe('$ref', () => {
  it('may mean a part of a file, also of its own', async () => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({
        own: { links: [{ label: 'A', href: '/a' }] },
        navbar: { $ref: '#/own' },
        navigation: { tabs: [{ $ref: 'nav.json#/tabs/1', tab: 'Mine' }, { $ref: 'nav.json#/gone' }] },
      }),
      'nav.json': '{"tabs": [{"tab": "One"}, {"tab": "Two", "pages": ["a"]}]}',
    });
    expect(settings.navbar.links).toMatchObject([{ label: 'A', href: '/a' }]);
    expect(settings.navigation.tabs).toMatchObject([{ tab: 'Mine', pages: ['a'] }, {}]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '$ref: nav.json#/gone names a part that the file does not have',
      'Settings without effect here: own',
    ]);
  });

  it('that is no text is told where it stands', async () => {
    const { diagnostics } = await load({ 'docs.json': docsJson({ navigation: { $ref: 5 } }) });
    expect(diagnostics).toMatchObject([{ message: '$ref: must be a string; give the path of a JSON file' }]);
    expect(diagnostics[0]?.line).toBeGreaterThan(1);
  });

  it('that leads back to where it stands is refused, whichever part it names', async () => {
    const { diagnostics } = await load({
      'docs.json': docsJson({ navigation: { global: { $ref: '#/navigation' } } }),
    });
    expect(diagnostics.map(({ kind }) => kind)).toEqual(['ref-cycle']);
  });

  it('stands for the file it names, relative to its own file, with siblings merged over it', async () => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({ navigation: { $ref: './nav/all.json', description: 'own' } }),
      'nav/all.json': '{"description": "theirs", "groups": [{"$ref": "group.json"}]}',
      'nav/group.json': '{"group": "A", "pages": ["a"]}',
    });
    expect(diagnostics).toEqual([]);
    expect(settings.navigation).toEqual({ description: 'own', groups: [{ group: 'A', pages: ['a'] }] });
  });

  it.each([
    ['leads in a circle', { 'a.json': '{"groups": [{"$ref": "a.json", "group": "A"}]}' }, 'ref-cycle'],
    ['names a file that is not there', {}, 'missing-file'],
    [
      'leads out of the project',
      { 'a.json': '{"groups": [{"$ref": "../../x.json", "group": "A"}]}' },
      'missing-file',
    ],
  ])('that %s is an error, and the rest goes on', async (_, files, kind) => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({ navigation: { $ref: 'a.json' } }),
      ...files,
    });
    expect(diagnostics).toEqual([expect.objectContaining({ severity: 'error', kind })]);
    expect(settings.name).toBe('Example');
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
