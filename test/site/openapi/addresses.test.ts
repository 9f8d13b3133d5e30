import { describe, expect, it } from 'vitest';
import type { ApiDocument } from '../../../src/site/openapi/description/document.ts';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { documentOf, load, plainContext } from './project.ts';

const RESPONSE = (schema: object, more: object = {}) => ({
  200: { description: 'OK', content: { 'application/json': { schema } }, ...more },
});

/** The fields of the responses of the only operation, as Markdown lists them. */
function fieldsOf(document: ApiDocument | undefined): string {
  const [operation] = document?.operations ?? [];
  if (document === undefined || operation === undefined) throw new Error('There is no operation.');
  const { markdown } = renderOperation(document, operation, plainContext());
  return (
    markdown
      .slice(markdown.indexOf('## Responses'))
      .match(/^ *- .*$/gm)
      ?.join('\n') ?? ''
  );
}

const USER = { type: 'object', properties: { id: { type: 'integer' } } };

describe('a reference to an address that a schema has of its own', () => {
  it('may be relative to that of another one, or be the last part of it', async () => {
    const schemas = {
      Shop: {
        $id: 'https://example.com/schemas/shop',
        type: 'object',
        properties: { owner: { $ref: 'user' }, id: { $ref: 'user#/properties/id' } },
      },
      User: { $id: 'https://example.com/schemas/user', ...USER },
      Plain: { $id: 'Plain', type: 'object', properties: { plain: { type: 'boolean' } } },
    };
    const { document, diagnostics } = await load({
      'api.json': {
        openapi: '3.1.0',
        paths: {
          '/a': {
            get: {
              responses: RESPONSE({
                properties: { shop: { $ref: '#/components/schemas/Shop' }, plain: { $ref: 'Plain' } },
              }),
            },
          },
        },
        components: { schemas },
      },
    });
    expect(fieldsOf(document)).toBe(
      '- `shop` (object)\n  - `owner` (object)\n    - `id` (integer)\n  - `id` (integer)\n- `plain` (object)\n  - `plain` (boolean)',
    );
    expect(diagnostics).toEqual([]);
  });
});

it('a reference to the address of the document means it, and one beside it a file beside the document', async () => {
  const { document, diagnostics } = await load(
    {
      'api/shop.json': {
        openapi: '3.2.0',
        $self: 'https://example.com/v1/openapi.json',
        paths: {
          '/a': {
            get: {
              responses: RESPONSE({
                properties: {
                  user: { $ref: 'https://example.com/v1/openapi.json#/components/schemas/User' },
                  same: { $ref: 'openapi.json#/components/schemas/User' },
                  far: { $ref: 'https://example.com/v1/parts/far.json#/Far' },
                },
              }),
            },
          },
        },
        components: { schemas: { User: USER } },
      },
      'api/parts/far.json': { Far: { type: 'object', properties: { far: { type: 'string' } } } },
    },
    'api/shop.json',
  );
  expect(fieldsOf(document)).toBe(
    '- `user` (object)\n  - `id` (integer)\n- `same` (object)\n  - `id` (integer)\n- `far` (object)\n  - `far` (string)',
  );
  expect(diagnostics).toEqual([]);
});

describe('a reference that depends on who refers', () => {
  const page = {
    type: 'object',
    properties: { items: { type: 'array', items: { $dynamicRef: '#item' } } },
    $defs: { item: { $dynamicAnchor: 'item', not: {} } },
  };
  const ofUsers = {
    $ref: '#/components/schemas/Page',
    $defs: { item: { $dynamicAnchor: 'item', $ref: '#/components/schemas/User' } },
  };

  it('leads to what the one who refers has for it', async () => {
    for (const schema of [{ $ref: '#/components/schemas/Users' }, ofUsers]) {
      const document = await documentOf(
        { '/a': { get: { responses: RESPONSE(schema) } } },
        { components: { schemas: { User: USER, Page: page, Users: ofUsers } } },
      );
      expect(fieldsOf(document)).toBe('- `items` (object[])\n  - `id` (integer)');
    }
  });

  it('leads to the schema itself, and in one made of that to this one', async () => {
    const tree = {
      $dynamicAnchor: 'node',
      type: 'object',
      properties: { children: { type: 'array', items: { $dynamicRef: '#node' } } },
    };
    const named = {
      $dynamicAnchor: 'node',
      $ref: '#/components/schemas/Tree',
      properties: { name: { type: 'string' } },
    };
    const fieldsIn = async (name: string) =>
      fieldsOf(
        await documentOf(
          { '/a': { get: { responses: RESPONSE({ $ref: `#/components/schemas/${name}` }) } } },
          { components: { schemas: { Tree: tree, Named: named } } },
        ),
      );
    expect(await fieldsIn('Tree')).toBe('- `children` (object[]): Again the properties of `Tree`.');
    expect(await fieldsIn('Named')).toBe(
      '- `children` (object[]): Again the properties of `Named`.\n- `name` (string)',
    );
  });
});

it('a response without a description is told about by its summary', async () => {
  const responses = RESPONSE({ type: 'string' }, { description: undefined, summary: 'All of them.' });
  const document = await documentOf({ '/a': { get: { responses } } }, { openapi: '3.2.0' });
  const [operation] = document.operations;
  if (operation === undefined) throw new Error('There is no operation.');
  expect(renderOperation(document, operation, plainContext()).html).toContain('All of them.');
});

it('operations of methods of one’s own stand behind the others, but for what is no method', async () => {
  const document = await documentOf({
    '/a': { additionalOperations: { COPY: { summary: 'Copy' }, '"><b>': {}, 'x-note': {} }, query: {} },
  });
  expect(document.operations).toMatchObject([
    { method: 'query', title: 'QUERY /a' },
    { method: 'copy', title: 'Copy' },
  ]);
});

it('reads methods in capitals as well, but for those that stand there in small letters, too', async () => {
  const document = await documentOf({
    '/a': { POST: { summary: 'Make' }, Get: { summary: 'Old' }, get: { summary: 'Read' }, Parameters: [] },
  });
  expect(document.operations).toMatchObject([
    { method: 'get', title: 'Read' },
    { method: 'post', title: 'Make' },
  ]);
});
