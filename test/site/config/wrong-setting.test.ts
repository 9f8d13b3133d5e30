import { describe, expect, it } from 'vitest';
import { loadSettings } from '../../../src/site/config/load.ts';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { projectOf } from '../../../src/site/project/files.ts';
import { docsJson } from '../support.ts';
import { load } from './loaded.ts';

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

  it('that is one text where a list of texts is asked for is told how to write that', async () => {
    const { diagnostics } = await load({
      'docs.json': docsJson({ seo: { organization: { sameAs: 'https://a.example' } }, redirects: '/a' }),
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'seo.organization.sameAs: "https://a.example" is not an array; write ["https://a.example"]; it is left out',
      'redirects: "/a" is not an array; it is left out',
    ]);
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

  it('may be the folder of an API description of the site, which alone is left out', async () => {
    const openapi = { source: 'a.json', directory: '../up' };
    const api = { openapi, asyncapi: [{ source: 'b.json', directory: 5 }] };
    const { settings, diagnostics } = await load({ 'docs.json': docsJson({ api }) });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'api.openapi.directory: "../up" leads out of its folder; write one from the root of the site; it is left out',
      'api.asyncapi.0.directory: 5 is not a string; it is left out',
    ]);
    expect(settings).toMatchObject({ openapi: { source: 'a.json' }, asyncapi: [{ source: 'b.json' }] });
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

  it('deep in what is read leniently is told by its value, and costs no more than itself or its entry', async () => {
    const { settings, diagnostics } = await load({
      'docs.json': docsJson({
        navbar: { links: [{ label: 'A', href: 5 }] },
        navigation: { groups: [{ group: 'A', boost: -1, pages: [] }] },
        seo: {
          metatags: { 'og:title': { a: 1 }, 'og:type': 'website' },
          paths: [{ path: 'a', metatags: { x: [[]] } }],
        },
        variables: { word: { a: 1 }, other: 2 },
        variations: { options: [5, { id: 'dev', label: 'Developers' }] },
        contextual: {
          options: [
            { title: 5, href: '/a' },
            { title: 'B', icon: 5, href: '/b' },
            { title: 'C', href: { base: 5 } },
          ],
        },
      }),
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'navbar.links.0.href: 5 is not a string; navbar.links.0 is left out',
      'navigation.groups.0.boost: -1 is no factor; write a number above 0, up to 1000; it is left out',
      'seo.metatags.og:title: must be a string; it is left out',
      'seo.paths.0.metatags.x.0: must be a string, a number or a boolean; seo.paths.0.metatags.x is left out',
      'variables.word: must be a string; it is left out',
      'variations.options.0: 5 is not an object; it is left out',
      'contextual.options.0.title: 5 is not a string; write "5"; contextual.options.0 is left out',
      'contextual.options.1.icon: 5 is not a string; it is left out',
      'contextual.options.2.href.base: 5 is not a string; contextual.options.2 is left out',
    ]);
    expect(settings).toMatchObject({
      metatags: { 'og:type': 'website' },
      variables: { other: '2' },
      variations: [{ id: 'dev', label: 'Developers' }],
      contextual: { actions: [{ title: 'B', icon: undefined }] },
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
      ['navigation.groups.1.pages.0: 5 is not a string or an object', 6],
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
