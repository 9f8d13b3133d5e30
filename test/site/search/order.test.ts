import { describe, expect, it } from 'vitest';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';
import { search } from './searching.ts';

it('shows pages with the word itself before one with a rare word that begins like it', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'];
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'zipx', 'install', ...many] } }),
    'index.mdx': '---\ntitle: Welcome\n---\nHere.',
    'zipx.mdx': '---\ntitle: zipx\n---\nRun it after install.',
    'install.mdx': '---\ntitle: zip install\n---\nAll about it.',
    ...Object.fromEntries(
      many.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\nUse zip to install.`]),
    ),
  });
  expect((await search(made, 'zip install')).paths[0]).toBe('install');
});

describe('shows a page before those that say more of its words', async () => {
  const listed = ['index', 'visits', 'visitors', 'unique'];
  const overview = 'Get unique visitors. Count unique visitors, then get more visitors.\n\n';
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: listed } }),
    'index.mdx': `---\ntitle: Overview of all there is to get\n---\n## Get unique visitors\n${overview.repeat(20)}`,
    'visits.mdx': '---\ntitle: Get visits\n---\nUnique visitors are others.',
    'visitors.mdx': `---\ntitle: Get unique visitors\n---\n${'Some text that is about nothing. '.repeat(200)}`,
    'unique.mdx': '---\ntitle: Unique\n---\nTo get visitors.',
  });
  it.each([
    ['by its title', 'get unique visitors'],
    ['by the beginning of its title', 'get unique visi'],
    ['by its title in another order', 'visitors unique get'],
    ['by its title with a typo', 'get unique vistiors'],
    ['by its title among other words', 'text get unique visitors'],
  ])('%s', async (_, query) => {
    expect((await search(made, query)).paths[0]).toBe('visitors');
  });
});

it('shows a page with the word, or its beginning, in a longer title before those that only have a heading of it', async () => {
  const many = [...'abcdefghijkl'];
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', ...many, 'own'] } }),
    'index.mdx': '---\ntitle: Welcome\n---\nHere.',
    ...Object.fromEntries(
      many.map((name) => [`${name}.mdx`, `---\ntitle: Example ${name}\n---\n## Setup\n\nSetup of it.`]),
    ),
    'own.mdx': `---\ntitle: A setup on machines of your own\n---\n${'Some text about nothing. '.repeat(200)}`,
  });
  expect((await search(made, 'setup')).paths[0]).toBe('own');
  expect((await search(made, 'setu')).paths[0]).toBe('own');
});

it.each([
  ['Get projects', 'Get project'],
  ['Limits', 'Limit'],
  ['in~', '!in~'],
])('shows the page “%s” first where that is typed, and not the page “%s”', async (title, other) => {
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'other', 'own'] } }),
    'index.mdx': '---\ntitle: Welcome\n---\nHere.',
    'other.mdx': `---\ntitle: "${other}"\ndescription: ${title}\n---\n${title}, and ${other}. ${title} again.`,
    'own.mdx': `---\ntitle: "${title}"\n---\nText.`,
  });
  expect((await search(made, title.toLowerCase())).paths[0]).toBe('own');
  expect((await search(made, other)).paths[0]).toBe('other');
});

describe('a heading that is what was typed', () => {
  const often = 'Rates have limits, limits have rates, and rate and limit go together.\n\n';
  const setUp = async (): Promise<Built> =>
    built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'quotas', 'limiter', 'start'] } }),
      'index.mdx': `---\ntitle: Welcome\n---\n${often.repeat(20)}`,
      'quotas.mdx': `---\ntitle: Quotas\n---\n## Limits of others\nNo rate here.\n\n## Rate limits\nOf ours.\n\n${'Some text about nothing. '.repeat(200)}`,
      'limiter.mdx': '---\ntitle: Rate limiter\n---\nA package.',
      'start.mdx': `---\ntitle: Start with limits\n---\n${'Limits of all kinds. '.repeat(5)}`,
    });

  it('brings its page before those that say more of its words, and before a title that only begins like it', async () => {
    const made = await setUp();
    expect((await search(made, 'rate limits')).paths[0]).toBe('quotas');
    expect((await search(made, 'rate limi')).paths.slice(0, 2).sort()).toEqual(['limiter', 'quotas']);
  });

  it('is where its page is opened', async () => {
    const { sections } = await search(await setUp(), 'rate limits');
    expect(sections[0]).toBe('rate-limits');
  });
});

describe('shows the page of an endpoint before those that say more of its words', async () => {
  const answer = { responses: { 200: { description: 'The order, its items, and all orders.' } } };
  const paths = {
    '/orders': { get: { summary: 'All', ...answer }, post: { summary: 'New', ...answer } },
    '/orders/{id}/items': { post: { summary: 'More', ...answer } },
  };
  const overview = 'Post orders: /orders/{id}/items is for items of orders, /orders for orders by id.\n\n';
  const made = await built({
    'docs.json': docsJson({
      navigation: {
        groups: [
          { group: 'Orders', pages: ['index'] },
          { group: 'API', openapi: 'api.json' },
        ],
      },
    }),
    'index.mdx': `---\ntitle: Orders and items\n---\n${overview.replaceAll(/[{}]/g, '').repeat(30)}`,
    'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths }),
  });
  it.each([
    ['by its method and path', 'POST /orders', ['new']],
    ['by its path, for each of its methods', '/orders', ['all', 'new']],
    ['by the beginning of its path', '/orders/{id}/it', ['more']],
    ['by its path with values', 'post /orders/:id/items', ['more']],
  ])('%s', async (_, query, expected) => {
    const { paths: found } = await search(made, query);
    const names = found.slice(0, expected.length).map((path) => path.replace(/^.*\//, ''));
    expect(names.sort()).toEqual(expected);
  });
});

it('shows the page that is called by a name with signs first, however many begin with it', async () => {
  const many = Array.from({ length: 40 }, (_, at) => `page-${at}`);
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: [...many, 'own'] } }),
    ...Object.fromEntries(
      many.map((name, at) => [
        `${name}.mdx`,
        `---\ntitle: docs.json ${at}\n---\n\n${'All of docs.json. '.repeat(50)}\n`,
      ]),
    ),
    'own.mdx': `---\ntitle: docs.json\n---\n\n${'Some text about nothing. '.repeat(200)}\n`,
  });
  expect((await search(made, 'docs.json')).paths[0]).toBe('own');
});
