import { describe, expect, it } from 'vitest';
import {
  findOperation,
  listApiFiles,
  parseEndpointReference,
  resolveApiSource,
} from '../../../src/site/openapi/operation/reference.ts';
import { documentOf, projectOf } from './project.ts';

describe('parseEndpointReference', () => {
  it.each([
    ['GET /users/{id}', { method: 'get', path: '/users/{id}' }],
    ['v2 post /users', { source: 'v2', method: 'post', path: '/users' }],
    [
      '/api/users.json DELETE /users/{id}',
      { source: '/api/users.json', method: 'delete', path: '/users/{id}' },
    ],
    ['my api.json GET /a b', { source: 'my api.json', method: 'get', path: '/a b' }],
    [
      'https://example.com/o.json GET /a',
      { source: 'https://example.com/o.json', method: 'get', path: '/a' },
    ],
    ['webhook order.updated', { method: 'webhook', path: 'order.updated' }],
    ['api.yaml webhook Order updated', { source: 'api.yaml', method: 'webhook', path: 'Order updated' }],
  ])('reads %s', (text, expected) => {
    expect(parseEndpointReference(text)).toEqual(expected);
  });

  it.each(['guides/get-started', 'get started', 'GET', 'posts /a', ''])('refuses %j', (text) => {
    expect(parseEndpointReference(text)).toBeUndefined();
  });
});

describe('findOperation', () => {
  it('finds by method and path, whatever the names in braces, how they are written, and a trailing slash', async () => {
    const document = await documentOf(
      {
        '/users/{id}/': { get: { summary: 'A' }, post: { summary: 'B' } },
        '/users/me': { get: { summary: 'C' } },
        'teams/:id{?page}': { get: { summary: 'E' } },
        '/shops/{{id}}': { get: { summary: 'F' } },
      },
      { webhooks: { '/users/me': { get: { summary: 'D' } } } },
    );
    const titleOf = (text: string) => {
      const reference = parseEndpointReference(text);
      return reference === undefined ? undefined : findOperation(document, reference)?.title;
    };
    expect(titleOf('GET /users/{id}/')).toBe('A');
    expect(titleOf('post /users/{userId}')).toBe('B');
    expect(titleOf('GET /users/me')).toBe('C');
    expect(titleOf('webhook /users/me')).toBe('D');
    expect(titleOf('GET /users/:id')).toBe('A');
    expect(titleOf('GET /teams/{team}')).toBe('E');
    expect(titleOf('GET /shops/{id}')).toBe('F');
    expect(titleOf('DELETE /users/me')).toBeUndefined();
  });
});

describe('listApiFiles and resolveApiSource', () => {
  const files = projectOf({
    'docs.json': { api: { openapi: 'rest/v2.json' } },
    'rest/v1.yaml': '# first\nopenapi: "3.0.0"\n',
    'rest/v2.json': '{"info":{},"openapi":"3.1.0"}',
    'old.yml': "swagger: '2.0'",
    'data.json': { openapi: 'no version' },
  });
  const apiFiles = listApiFiles(files);

  it('lists the files that are API descriptions', () => {
    expect(apiFiles).toEqual(['old.yml', 'rest/v1.yaml', 'rest/v2.json']);
  });

  it.each([
    ['/rest/v2.json', 'rest/v2.json'],
    ['rest/v1', 'rest/v1.yaml'],
    ['v2', 'rest/v2.json'],
    ['./old', 'old.yml'],
    ['v3', undefined],
  ])('resolves %s to %s', (source, expected) => {
    expect(resolveApiSource(files, source, apiFiles)).toBe(expected);
  });
});
