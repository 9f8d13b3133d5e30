import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { sampleRequest } from '../../../src/site/openapi/samples/model.ts';
import { queryPairs } from '../../../src/site/openapi/samples/serialize.ts';
import { tryRequest } from '../../../src/site/openapi/try-it/request.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

const TEXT = { type: 'string' };
const rendered = async (path: string, operation: object, rest: object = {}) => {
  const document = await documentOf({ [path]: operation }, rest);
  const { markdown } = renderOperation(document, operationOf(document), plainContext());
  return { markdown, url: sampleRequest(document, operationOf(document)).url };
};

describe('an operation written as in Swagger 2 in a document of OpenAPI 3', () => {
  it('has its body and the schemas of its responses', async () => {
    const schema = { type: 'object', properties: { name: TEXT } };
    const { markdown } = await rendered('/users', {
      post: {
        consumes: 'application/xml',
        parameters: [{ in: 'body', name: 'user', description: 'Who to add', required: true, schema }],
        responses: {
          201: { description: 'Added', schema, examples: { 'application/json': { name: 'Ada' } } },
        },
      },
    });
    expect(markdown).toContain(
      '## Body\n\nRequired.\n\nWho to add\n\n`application/xml`\n\n- `name` (string)',
    );
    expect(markdown).toContain('Added\n\n`application/json`\n\n- `name` (string)');
    expect(markdown).toContain('"name": "Ada"');
  });

  it('has the fields of its form', async () => {
    const { markdown } = await rendered('/files', {
      post: {
        parameters: [
          { in: 'formData', name: 'file', type: 'file', required: true, description: 'What to keep' },
          { in: 'formData', name: 'note', schema: TEXT },
        ],
        responses: {},
      },
    });
    expect(markdown).toContain(
      '`multipart/form-data`\n\n- `file` (file, required): What to keep\n- `note` (string)',
    );
  });

  it('has the types of parameters and headers, and its lists as their format says', async () => {
    const list = { in: 'query', type: 'array', items: TEXT, required: true, 'x-example': 1 };
    const { markdown, url } = await rendered('/users/{id}', {
      get: {
        parameters: [
          { name: 'id', in: 'path', required: true, type: 'integer', description: 'Whose' },
          { ...list, name: 'one', example: ['a', 'b'] },
          { ...list, name: 'more', example: ['a', 'b'], collectionFormat: 'multi' },
        ],
        responses: { 200: { description: 'OK', headers: { 'X-Left': { type: 'integer', minimum: 0 } } } },
      },
    });
    expect(markdown).toContain('- `id` (integer, required): Whose');
    expect(markdown).toContain('- `one` (string[], required)');
    expect(markdown).toContain('- `X-Left` (integer): Range: `≥ 0`.');
    expect(url).toBe('https://api.example.com/users/1?one=a,b&more=a&more=b');
  });

  it('has the schema of a response that it refers to', async () => {
    const Gone = { description: 'Not there', schema: { type: 'object', properties: { code: TEXT } } };
    const { markdown } = await rendered(
      '/users',
      { get: { responses: { 404: { $ref: '#/components/responses/Gone' } } } },
      { components: { responses: { Gone } } },
    );
    expect(markdown).toContain('Not there\n\n`application/json`\n\n- `code` (string)');
  });

  it('may have its only tag and its only way in without a list', async () => {
    const components = { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } };
    const operation = { get: { tags: 'Users', security: { token: [] }, responses: {} } };
    const document = await documentOf({ '/users': operation }, { components });
    expect(operationOf(document).place).toBe('Users');
    expect((await rendered('/users', operation, { components })).markdown).toContain('bearer token');
  });
});

describe('a name in a path', () => {
  it('is set off with its pattern', async () => {
    const document = await documentOf({ '/v1/{name=projects/*}/{id}': { get: { responses: {} } } });
    const { html } = renderOperation(document, operationOf(document), plainContext());
    expect(html).toContain('/v1<wbr>/<b>{name=projects/*}</b><wbr>/<b>{id}</b></code>');
  });

  it('is that before its pattern or mark', async () => {
    const parameters = [
      { in: 'path', name: 'name', required: true, schema: TEXT, example: 'projects/1/things/a b' },
    ];
    const { markdown, url } = await rendered('/v1/{name=projects/*/things/*}:stop', {
      post: { parameters, responses: {} },
    });
    expect(markdown.match(/^- `name/gm)).toHaveLength(1);
    expect(url).toMatch(/\/v1\/projects\/1\/things\/a%20b:stop$/);
    for (const path of ['/{proxy+}', '/{proxy*}', '/{proxy:.*}', '/{proxy?}']) {
      expect((await rendered(path, { get: { responses: {} } })).markdown).toContain(
        '- `proxy` (string, required)',
      );
    }
  });

  it('may be written with a colon, and those of a query in braces; the first slash may be missing', async () => {
    const parameters = [{ in: 'query', name: 'limit', schema: { type: 'integer' } }];
    const { markdown, url } = await rendered('users/:user_id/a:b{?page,limit*}', {
      get: { parameters, responses: {} },
    });
    expect(url).toMatch(/\.com\/users\/USER_ID\/a:b$/);
    expect(markdown).toContain('/users/{user_id}/a:b`');
    expect(markdown).toContain('## Path parameters\n\n- `user_id` (string, required)\n\n## Query');
    expect(markdown).toContain('- `page` (string)\n- `limit` (integer)\n');
  });

  it('is that behind a plus sign, whose value keeps its slashes', async () => {
    const parameters = [{ in: 'path', name: 'name', required: true, schema: TEXT, example: 'things/a b' }];
    const { markdown, url } = await rendered('/v1/{+name}:stop', { post: { parameters, responses: {} } });
    expect(markdown.match(/name` \(string/g)).toHaveLength(1);
    expect(url).toMatch(/\/v1\/things\/a%20b:stop$/);
  });

  it('is filled in the console as in samples', () => {
    const value = { in: 'path', style: 'simple', explode: false, json: false } as const;
    const filled = [
      { ...value, name: 'id', value: 'a/b' },
      { ...value, name: 'rest', value: 'c/d' },
    ];
    expect(tryRequest('https://a.example', '/{id:[0-9]+}/{rest+}', filled, []).url).toBe(
      'https://a.example/a%2Fb/c/d',
    );
  });
});

it('sends no fragment, by which operations of one path are told apart', async () => {
  const parameters = [{ in: 'query', name: 'q', required: true, schema: TEXT, example: 'a' }];
  expect((await rendered('/search#by-name', { get: { parameters, responses: {} } })).url).toMatch(
    /\/search\?q=a$/,
  );
  expect((await rendered('/search#all', { get: { responses: {} } })).url).toMatch(/\/search$/);
});

it('asks servers without a scheme over https', async () => {
  const servers = [{ url: '//api.example.com/v1/' }];
  expect((await rendered('/a', { get: { responses: {} } }, { servers })).url).toBe(
    'https://api.example.com/v1/a',
  );
});

it('repeats the names of lists in an object that is a query', () => {
  const style = { name: 'page', style: 'form', explode: true, json: false };
  expect(queryPairs(style, { size: 20, sort: ['name', 'id,desc'] })).toEqual([
    ['size', '20'],
    ['sort', 'name'],
    ['sort', 'id%2Cdesc'],
  ]);
});

it('reads bodies whose content types stand right in them, and responses that are a text alone', async () => {
  const json = (name: string) => ({
    'application/json': { schema: { type: 'object', properties: { [name]: TEXT } } },
  });
  const post = {
    requestBody: { required: true, ...json('sent') },
    responses: { 200: json('received'), 202: 'Taken, and done later' },
  };
  const { markdown } = await rendered('/a', { post });
  expect(markdown).toContain('"sent": "sent"');
  expect(markdown).toContain('## Body\n\nRequired.\n\n`application/json`\n\n- `sent` (string)');
  expect(markdown).toContain('### 200 OK\n\n`application/json`\n\n- `received` (string)');
  expect(markdown).toContain('### 202 Accepted\n\nTaken, and done later');
});
