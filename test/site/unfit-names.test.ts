import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds, page } from './support.ts';

describe('a name that cannot travel', () => {
  it.each(['aux', 'guides/con', 'nul/page', 'lpt1', 'dots./page', 'space /page', 'a'.repeat(260)])(
    'costs the page and is an error: %s',
    async (path) => {
      const site = await built({
        'docs.json': docsJson({ navigation: { pages: ['index'] } }),
        'index.mdx': page(),
        [`${path}.mdx`]: page(),
      });
      expect(site.diagnostics).toEqual([
        expect.objectContaining({ severity: 'error', kind: 'unportable-name', file: `${path}.mdx` }),
      ]);
      expect(site.pages).toEqual(['index']);
      expect(site.files.has(`${path}.html`)).toBe(false);
    },
  );

  it('costs an image as well', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': page('![x](/aux.png)'),
      'aux.png': 'png',
    });
    expect(site.files.has('aux.png')).toBe(false);
    expect(kinds(site)).toEqual(['unportable-name']);
  });

  it('is not one that only resembles a device', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['auxiliary', 'console', 'com'] } }),
      ...Object.fromEntries(['auxiliary', 'console', 'com'].map((path) => [`${path}.mdx`, page()])),
    });
    expect(kinds(site)).toEqual([]);
  });
});

it('writes a path once where only letter case tells two apart, since not every file system does', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['Start', 'start'] } }),
    'Start.mdx': 'One',
    'start.mdx': 'Two',
  });
  const paths = [...site.files.keys()].map((path) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  expect(kinds(site)).toEqual(['case-collision']);
});

it('keeps the one of two pages that the navigation lists, where only letter case tells them apart', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['start', 'aux'] } }),
    'Start.mdx': 'One',
    'start.mdx': 'Two',
    'aux.mdx': 'Left out, which is told once',
  });
  expect(site.pages).toEqual(['index', 'start']);
  expect(site.diagnostics).toMatchObject([
    { kind: 'case-collision', file: 'Start.mdx', message: expect.stringContaining('of start.mdx,') },
    { kind: 'unportable-name', file: 'aux.mdx' },
  ]);
});

it('keeps one of two pages whose files have endings that only letter case tells apart', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['start', 'end'] } }),
    'start.MDX': 'One',
    'start.mdx': 'Two',
    'end.MD': 'One',
    'end.md': 'Two',
  });
  expect(site.pages).toEqual(['end', 'index', 'start']);
  expect(kinds(site)).toEqual(['case-collision', 'case-collision']);
});

describe('the page of an operation', () => {
  const description = (operations: Readonly<Record<string, object>>): string =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      paths: Object.fromEntries(
        Object.entries(operations).map(([path, get]) => [path, { get: { responses: {}, ...get } }]),
      ),
    });

  it('has an address of its own where only letter case tells it from another page', async () => {
    const site = await built({
      'docs.json': docsJson({
        navigation: {
          groups: [
            { group: 'One', openapi: { source: 'one.json', directory: 'API' } },
            { group: 'Two', openapi: { source: 'two.json', directory: 'api' } },
            { group: 'Own', pages: ['Api/list', 'guides/mine'] },
          ],
        },
      }),
      'one.json': description({
        '/a': { summary: 'List' },
        '/b': { summary: 'Mine', 'x-mint': { href: '/Guides/Mine' } },
      }),
      'two.json': description({ '/a': { summary: 'List' } }),
      'Api/list.mdx': page(),
      'guides/mine.mdx': page(),
    });
    expect(site.pages).toEqual(['API/list-2', 'Api/list', 'api/list-3', 'guides/mine', 'index']);
    for (const path of site.pages) expect(site.files.has(`${path}.html`)).toBe(true);
    expect(site.diagnostics).toEqual([]);
  });

  it('is kept where its name or that of its tag is the name of a device', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'API', openapi: 'api.json' }] } }),
      'api.json': description({ '/a': { summary: 'NUL', tags: ['Aux'] }, '/b': { summary: 'Console' } }),
    });
    expect(site.pages).toEqual(['api-reference/aux-/nul-', 'api-reference/console', 'index']);
    expect(site.diagnostics).toEqual([]);
  });
});

it('tells of a page that has the address of another, and names the address once', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['guides', 'guides/index', 'index', 'more/index'] } }),
    'index.mdx': page(),
    'guides.mdx': page(),
    'guides/index.mdx': page(),
    'more/index.mdx': page(),
  });
  expect(site.diagnostics).toMatchObject([
    {
      severity: 'warning',
      kind: 'same-address',
      file: 'guides/index.mdx',
      message: 'This page has the address of guides.mdx, /guides, where most hosts show that one',
    },
  ]);
  expect(site.pages).toEqual(['guides', 'guides/index', 'index', 'more/index']);
  expect(site.file('sitemap.xml').match(/\/guides</g)).toHaveLength(1);
});
