import { describe, expect, it } from 'vitest';
import { applyOverlay } from '../../../src/site/openapi/overlay/apply.ts';
import { findPlaces } from '../../../src/site/openapi/overlay/json-path.ts';
import { built, docsJson, kinds } from '../support.ts';

const STORE = {
  books: [
    { title: 'A', price: 8, tags: ['x'] },
    { title: 'B', price: 12, 'x-internal': true },
    { title: 'C', price: 22, tags: ['x', 'y'] },
  ],
  'a b': { "it's": 1, 'say "hi"': 2 },
  bike: { price: 100 },
  limit: 12,
};

describe('an expression finds', () => {
  it.each<[string, unknown[]]>([
    ['$.bike.price', [100]],
    ["$['a b']['it\\'s']", [1]],
    ['$["a b"]["say \\"hi\\""]', [2]],
    ["$['a b']['say \"hi\"']", [2]],
    ['$.books[*].title', ['A', 'B', 'C']],
    ['$.books[0,2].title', ['A', 'C']],
    ['$.books[-1].title', ['C']],
    ['$.books[1:].title', ['B', 'C']],
    ['$.books[::2].title', ['A', 'C']],
    ['$..price', [100, 8, 12, 22]],
    ['$..[?@.price > 20].price', [100, 22]],
    ['$.*.price', [100]],
    ["$.books[?@['x-internal'] == true].title", ['B']],
    ['$.books[?(@.price<10 || @.title=="C")].title', ['A', 'C']],
    ['$.books[?!@.tags].title', ['B']],
    ['$.books[?@.price >= $.limit && @.price != 22].title', ['B']],
    ['$.books[?length(@.tags) == 2].title', ['C']],
    ['$.books[?count(@.tags[*]) == 1].title', ['A']],
    ['$.books[?@.tags[?@ == "y"]].title', ['C']],
    ['$.books[?match(@.title, "[AB]")].title', ['A', 'B']],
    ['$.books[::-1].title', ['A', 'B', 'C']],
    ['$.none[0].deeper', []],
  ])('%s', (expression, values) => {
    const found = findPlaces(expression, STORE).map(({ value }) => value);
    expect(found.toSorted()).toEqual(values.toSorted());
  });

  it.each(['books', '$.books[', '$.books[?nothing(@.title)]', "$['\\x']", '$.books extra'])(
    'nothing where it is not understood: %s',
    (expression) => {
      expect(() => findPlaces(expression, STORE)).toThrow(SyntaxError);
    },
  );
});

describe('an overlay', () => {
  it('merges objects, adds to lists, replaces values, copies and removes', () => {
    const root = {
      info: { title: 'Old' },
      tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
      paths: { '/a': { get: {} } },
    };
    const problems: string[] = [];
    applyOverlay(
      root,
      {
        actions: [
          { target: '$.info.title', update: 'New' },
          { target: '$.info', update: { contact: { name: 'Us' } } },
          { target: "$.tags[?@.name != 'b']", remove: true },
          { target: '$.tags', update: { name: 'd' } },
          { target: '$.paths', update: { '/b': {} } },
          { target: "$.paths['/b']", copy: "$.paths['/a']" },
          { target: "$.paths['/a']", remove: true },
          { target: '$.paths.*.*', update: { tags: ['d'] } },
          { target: '$.paths[?nothing(@.x)]', remove: true },
          { target: '$', remove: true },
        ],
      },
      (problem) => problems.push(problem),
    );
    expect(root).toEqual({
      info: { title: 'New', contact: { name: 'Us' } },
      tags: [{ name: 'b' }, { name: 'd' }],
      paths: { '/b': { get: { tags: ['d'] } } },
    });
    expect(problems).toEqual([expect.stringContaining('nothing')]);
  });

  it('removes items of a list by their places, in whatever order these are named', () => {
    const root = { list: ['a', 'b', 'c', 'd'] };
    applyOverlay(root, { actions: [{ target: '$.list[0,2,0]', remove: true }] }, () => {});
    expect(root).toEqual({ list: ['b', 'd'] });
  });

  it('that goes through all of a description again and again is left out in time', () => {
    const root = { list: Array.from({ length: 3000 }, () => ({ a: 1 })) };
    const problems: string[] = [];
    const tell = (problem: string) => problems.push(problem);
    const targets = [
      '$'.padEnd(2000, '['),
      `$.list[?search("${'a'.repeat(40)}", "(a+)+b")]`,
      '$..*[?count($..*[?count($..*) > 0]) > 0]',
    ];
    applyOverlay(root, { actions: targets.map((target) => ({ target, remove: true })) }, tell);
    // After the first that takes so long nothing more is looked for.
    expect(problems).toEqual([expect.stringContaining('[['), expect.stringContaining('too many places')]);
    expect(root.list).toHaveLength(3000);
  });

  const api = (title: string) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title, version: '1' },
      paths: {
        '/a': { get: { summary: 'Shown', responses: {} } },
        '/b': { get: { summary: 'Internal', responses: {} } },
      },
    });
  const hiding = (target: string, more = '') =>
    `overlay: 1.1.0\n${more}info: { title: O, version: "1" }\nactions:\n  - target: "${target}"\n    remove: true\n`;

  it('changes the description that names it, or that it names itself, and no other', async () => {
    const site = await built({
      'docs.json': docsJson({
        navigation: {
          tabs: [
            {
              tab: 'Named',
              openapi: { source: 'api/named.json', directory: 'named', overlays: ['/api/b.yaml'] },
            },
            {
              tab: 'One',
              openapi: { source: 'api/one.json', directory: 'one', overlays: 'api/b.yaml' },
            },
            { tab: 'Found', openapi: { source: 'api/found.json', directory: 'found' } },
            { tab: 'None', openapi: { source: 'api/none.json', directory: 'none', overlays: [] } },
          ],
        },
      }),
      'api/named.json': api('Named'),
      'api/one.json': api('One'),
      'api/found.json': api('Found'),
      'api/none.json': api('None'),
      'api/b.yaml': hiding("$.paths['/b']"),
      'api/over/a.yaml': hiding("$.paths['/a']", 'extends: ../found.json\n'),
      'api/over/none.yaml': hiding("$.paths['/a']", 'extends: ../none.json\n'),
      'api/over/named.yaml': hiding("$.paths['/a']", 'extends: ../named.json\n'),
    });
    expect(site.pages).toEqual([
      'found/internal',
      'index',
      'named/shown',
      'none/internal',
      'none/shown',
      'one/shown',
    ]);
    expect(kinds(site)).toEqual([]);
  });

  it('that is elsewhere, or not understood in places, is told of', async () => {
    const { diagnostics, pages } = await built({
      'docs.json': docsJson({
        navigation: {
          openapi: { source: 'api.json', overlays: ['https://example.com/o.yaml', 'gone.yaml', 'o.yaml'] },
        },
      }),
      'api.json': api('A'),
      'o.yaml': hiding('$.paths[?nothing(@.get.summary)]'),
    });
    expect(pages).toHaveLength(3);
    expect(diagnostics).toMatchObject([
      { kind: 'missing-file', message: expect.stringContaining('gone.yaml'), file: 'docs.json' },
      { kind: 'missing-file', message: expect.stringContaining('example.com/o.yaml') },
      { kind: 'api-reference', message: expect.stringContaining('nothing'), file: 'o.yaml' },
    ]);
  });
});
