import { expect, it } from 'vitest';
import { load } from './project.ts';

const operation = '{ "responses": {} }';

it('tells of a path that stands twice in JSON, of which only the last counts', async () => {
  const { document, diagnostics } = await load({
    'api.json': [
      '{ "openapi": "3.1.0", "info": { "title": "Shop", "version": "1" }, "paths": {',
      `  "/a": { "get": ${operation} },`,
      `  "/b": { "get": ${operation}, "get": ${operation} },`,
      `  "/a": { "post": ${operation} }`,
      '} }',
    ].join('\n'),
  });
  expect(document?.operations.map(({ method, path }) => `${method} ${path}`)).toEqual(['post /a', 'get /b']);
  expect(diagnostics).toMatchObject([
    { message: expect.stringMatching(/^"get" stands twice/), file: 'api.json', line: 3 },
    { message: expect.stringMatching(/^"\/a" stands twice/), file: 'api.json', line: 4, column: 3 },
  ]);
});

it('tells nothing of paths that stand in several places', async () => {
  const item = { post: { responses: {}, callbacks: { done: { '/a': { post: { responses: {} } } } } } };
  const paths = { '/a': item, '/b': item };
  const { diagnostics } = await load({
    'api.json': { openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths },
  });
  expect(diagnostics).toEqual([]);
});
