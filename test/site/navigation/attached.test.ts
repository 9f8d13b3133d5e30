import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';
import { API, page } from './shown.ts';

describe('a navigation in an unusual form', () => {
  it('attaches the descriptions of a whole folder', async () => {
    const other = JSON.stringify({
      openapi: '3.0.0',
      info: { title: 'B', version: '1' },
      paths: { '/b': { get: { responses: {} } } },
    });
    const made = await built({
      'docs.json': docsJson({
        navigation: { groups: [{ group: 'API', openapi: { source: '/specs/', directory: 'ref' } }] },
      }),
      'specs/a.json': API,
      'specs/b.json': other,
      'specs/notes.json': '{}',
    });
    expect(made.pages).toEqual(['index', 'ref/get-b', 'ref/users/list-users']);
    expect(kinds(made)).toEqual([]);
  });

  it('attaches several descriptions, each with the folder of its pages', async () => {
    const api = (path: string) =>
      JSON.stringify({
        openapi: '3.0.0',
        info: { title: path, version: '1' },
        paths: { [path]: { get: { responses: {} } } },
      });
    const openapi = ['a.json', { source: 'specs', directory: '/ref/b/' }, { source: 'c.json' }];
    const made = await built({
      'docs.json': docsJson({
        api: { openapi },
        navigation: {
          groups: [
            { group: 'All', openapi },
            { group: 'One', pages: ['home', 'GET /b'] },
          ],
        },
      }),
      'home.mdx': page('Home'),
      'a.json': api('/a'),
      'specs/b.json': api('/b'),
      'c.json': api('/c'),
    });
    expect(made.pages).toEqual([
      'api-reference/get-a',
      'api-reference/get-c',
      'home',
      'index',
      'ref/b/get-b',
    ]);
    expect(kinds(made)).toEqual([]);
  });

  it('calls the pages of operations after their ids where a description is attached so', async () => {
    const operations = {
      get: { summary: 'All things', operationId: 'getAllThings', responses: {} },
      post: { summary: 'New thing', responses: {} },
    };
    const api = { openapi: '3.0.0', info: { title: 'A', version: '1' }, paths: { '/a': operations } };
    const openapi = { source: 'a.json', directory: 'ref', slug: 'operationId' };
    const made = await built({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'All', openapi: [openapi] }] } }),
      'a.json': JSON.stringify(api),
    });
    expect(made.pages).toEqual(['index', 'ref/get-all-things', 'ref/new-thing']);
    expect(kinds(made)).toEqual([]);
  });

  it('finds an endpoint in a description that nothing attaches', async () => {
    const made = await built({
      'docs.json': docsJson({ navigation: { pages: ['a', 'GET /users'] } }),
      'a.mdx': page('First'),
      'specs/a.json': API,
    });
    expect(made.pages).toEqual(['a', 'api-reference/users/list-users', 'index']);
  });
});
