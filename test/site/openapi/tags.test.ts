import { describe, expect, it } from 'vitest';
import { groupOperations, type OperationGroup } from '../../../src/site/openapi/operation/groups.ts';
import { documentOf, info, load, operationOf } from './project.ts';

describe('loadApiDocument', () => {
  it('lists webhooks after the operations', async () => {
    const document = await documentOf(
      { '/a': { get: {} } },
      { webhooks: { orderUpdated: { post: { description: 'Sent' } } } },
    );
    expect(document.operations).toMatchObject([
      { title: 'GET /a', webhook: false },
      { title: 'orderUpdated', webhook: true, slug: 'orderupdated' },
    ]);
  });
});

describe('groupOperations', () => {
  it('knows tags of an operation that are written as the document writes them', async () => {
    const document = await documentOf({ '/a': { get: { tags: [{ name: 'club' }, 'more'] } } });
    expect(operationOf(document)).toMatchObject({ tags: ['club', 'more'], place: 'club' });
  });

  it('follows the tags of OpenAPI 3.2: those above, their kinds, and what badges say', async () => {
    const tags = [
      { name: 'store', summary: 'Store' },
      { name: 'plants', parent: 'store', kind: 'nav', summary: 'Plants' },
      { name: 'beta', kind: 'badge', summary: 'Beta' },
      { name: 'partners', kind: 'audience' },
      { name: 'a', parent: 'b' },
      { name: 'b', parent: 'a' },
    ];
    const get = (...names: string[]) => ({ get: { summary: names.join(' '), tags: names } });
    const paths = {
      '/1': get('beta', 'store', 'plants'),
      '/2': get('partners', 'other', 'store'),
      '/3': get('a'),
    };
    const { document } = await load({ 'api.json': { openapi: '3.2.0', info, tags, paths } });
    if (document === undefined) throw new Error('The document was not loaded.');
    expect(document.operations.map(({ place, metadata }) => [place, metadata.tag])).toEqual([
      ['plants', 'Beta'],
      ['store', undefined],
      ['a', undefined],
    ]);
    expect(groupOperations(document)).toMatchObject([
      {
        title: 'Store',
        operations: [{ path: '/2' }],
        groups: [{ title: 'Plants', operations: [{ path: '/1' }] }],
      },
      { title: 'a', operations: [{ path: '/3' }], groups: [] },
    ]);
    const older = await load({ 'api.json': { openapi: '3.1.0', info, tags, paths } });
    expect(older.document?.operations.map(({ place }) => place)).toEqual(['beta', 'partners', 'a']);
  });

  it('sets tags under the titles that x-tagGroups gives to several of them, in its order', async () => {
    const get = (tag: string) => ({ get: { tags: [tag] } });
    const document = await documentOf(
      { '/1': get('plants'), '/2': get('beds'), '/3': get('users'), '/4': get('rest'), '/5': get('Shop') },
      {
        tags: [{ name: 'rest' }, { name: 'plants', 'x-displayName': 'Plants' }, { name: 'users' }],
        'x-tagGroups': [
          { name: 'users', tags: ['users'] },
          { name: 'Shop', tags: ['beds', 'plants', 'Shop', 'nobody'] },
          { name: 'Again', tags: ['plants'] },
          { name: 'Broken', tags: 'beds' },
        ],
      },
    );
    const shape = ({ title, operations, groups }: OperationGroup): unknown => [
      title,
      ...operations.map(({ path }) => path),
      ...groups.map(shape),
    ];
    expect(groupOperations(document).map(shape)).toEqual([
      ['users', '/3'],
      ['Shop', ['beds', '/2'], ['Plants', '/1'], ['Shop', '/5']],
      ['rest', '/4'],
    ]);
  });

  it('groups by first tag in declared order, untagged under the title, without hidden ones', async () => {
    const document = await documentOf(
      {
        '/loose': { get: { summary: 'Loose' } },
        '/a': { get: { summary: 'List', tags: ['users'] }, post: { summary: 'List', tags: ['users'] } },
        '/b': {
          get: { summary: 'List', tags: ['pets', 'users'] },
          put: { tags: ['pets'], 'x-hidden': true },
        },
      },
      { tags: [{ name: 'pets' }, { name: 'unused' }, { name: 'users', 'x-group': 'User accounts' }] },
    );
    const groups = groupOperations(document).map(({ title, operations }) => ({
      title,
      pages: operations.map((operation) => operation.slug),
    }));
    expect(groups).toEqual([
      { title: 'pets', pages: ['list'] },
      { title: 'User accounts', pages: ['list', 'list-1'] },
      { title: 'Shop', pages: ['loose'] },
    ]);
  });

  it.each([
    ['by themselves', [], ['Shop', 'Webhooks']],
    ['with those of a tag for them', [{ name: 'webhooks', 'x-displayName': 'Events' }], ['Events', 'Shop']],
  ])('groups webhooks without a tag %s', async (_, tags, titles) => {
    const webhooks = { sold: { post: { summary: 'Sold' } } };
    const document = await documentOf({ '/loose': { get: {} } }, { tags, webhooks });
    expect(groupOperations(document).map(({ title }) => title)).toEqual(titles);
  });
});
