import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { sampleRequest } from '../../../src/site/openapi/samples/model.ts';
import { info, load, operationOf, plainContext } from './project.ts';

describe('loadApiDocument', () => {
  it('keeps of Swagger 2 the bodies that are referred to or shared, and what is said of form fields', async () => {
    const { document } = await load({
      'api.json': {
        swagger: '2.0',
        info: { title: 'Old', version: '1' },
        consumes: ['application/x-www-form-urlencoded'],
        parameters: { order: { in: 'body', name: 'order', required: true, schema: { type: 'string' } } },
        paths: {
          '/json': {
            parameters: [{ $ref: '#/parameters/order' }],
            post: { consumes: ['application/json'], responses: {} },
            put: {
              consumes: ['application/json'],
              parameters: [{ $ref: '#/parameters/order' }],
              responses: {},
            },
          },
          '/form': {
            post: {
              parameters: [
                { in: 'formData', name: 'state', type: 'string', enum: ['a'], 'x-nullable': true },
                { in: 'formData', name: 'ids', type: 'array', items: { type: 'integer' } },
              ],
              responses: {},
            },
          },
        },
      },
    });
    const bodies = document?.operations.map(({ raw }) => document.resolve(raw.requestBody).content);
    const json = { 'application/json': { schema: { type: 'string' } } };
    expect(bodies?.slice(0, 2)).toEqual([json, json]);
    expect(bodies?.[2]).toMatchObject({
      'application/x-www-form-urlencoded': {
        schema: {
          properties: {
            state: { enum: ['a'], nullable: true },
            ids: { type: 'array', items: { type: 'integer' } },
          },
        },
        encoding: { ids: { style: 'form', explode: false } },
      },
    });
    expect(document?.operations.flatMap(({ raw }) => raw.parameters ?? [])).toEqual([]);
  });

  it('takes of Swagger 2 what an operation produces itself before what all do, also where it shares a response', async () => {
    const file = { description: 'OK', schema: { type: 'file' } };
    const { document } = await load({
      'api.json': {
        swagger: '2.0',
        info,
        produces: ['application/json'],
        responses: { File: file },
        paths: {
          '/a': {
            get: {
              produces: ['application/pdf'],
              responses: { 200: file, 201: { $ref: '#/responses/File' } },
            },
          },
          '/b': { get: { responses: { 200: file, 201: { $ref: '#/responses/File' } } } },
        },
      },
    });
    const types = document?.operations.map(({ raw }) =>
      Object.values(Object(raw.responses)).map((response) =>
        Object.keys(Object(document.resolve(response).content)),
      ),
    );
    expect(types).toEqual([
      [['application/pdf'], ['application/pdf']],
      [['application/json'], ['application/json']],
    ]);
  });

  it('gives the content that only an example of Swagger 2 names the schema of its response', async () => {
    const schema = { type: 'object', properties: { code: { type: 'integer' } } };
    const responses = {
      404: { description: 'None', schema, examples: { 'application/problem+json': { code: 4 } } },
    };
    const content = { swagger: '2.0', info, paths: { '/a': { get: { produces: ['text/csv'], responses } } } };
    const { document } = await load({ 'api.json': content });
    if (document === undefined) throw new Error('It was not read');
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('`application/problem+json, text/csv`\n\n- `code` (integer)');
  });

  it('takes the examples that extensions give parameters of Swagger 2', async () => {
    const parameter = (place: string, name: string, example: unknown) => ({
      in: place,
      name,
      type: Array.isArray(example) ? 'array' : 'string',
      items: { type: 'string' },
      'x-example': example,
    });
    const parameters = [parameter('query', 'ids', ['a', 'b']), parameter('header', 'X-Trace', 't')];
    const item = { parameters: [{ ...parameter('path', 'id', 'one'), required: true }] };
    const { document } = await load({
      'api.json': {
        swagger: '2.0',
        info,
        paths: { '/a/{id}': { ...item, get: { parameters, responses: {} } } },
      },
    });
    if (document === undefined) throw new Error('The document was not loaded.');
    expect(sampleRequest(document, operationOf(document))).toMatchObject({
      url: 'https://api.example.com/a/one?ids=a,b',
      headers: [['X-Trace', 't']],
    });
  });

  it('keeps of Swagger 2 what the values of a parameter mean', async () => {
    const order = {
      in: 'query',
      name: 'order',
      type: 'integer',
      enum: [1, 2],
      'x-enum-varnames': ['Up', 'Down'],
    };
    const values = [{ value: 'a', description: 'The first' }];
    const kind = {
      in: 'query',
      name: 'kind',
      type: 'string',
      enum: ['a'],
      'x-ms-enum': { name: 'Kind', values },
    };
    const paths = { '/a': { get: { parameters: [order, kind], responses: {} } } };
    const { document } = await load({ 'api.json': { swagger: '2.0', info, paths } });
    if (document === undefined) throw new Error('It was not read');
    const { html } = renderOperation(document, operationOf(document), plainContext());
    for (const said of ['Up', 'Down', 'The first']) expect(html).toContain(said);
  });

  it('takes of Swagger 2 the example of a body, and a safe scheme where it names none', async () => {
    const body = { in: 'body', name: 'a', schema: { type: 'object' }, 'x-example': { size: 'small' } };
    const { document } = await load({
      'api.json': {
        swagger: '2.0',
        info: { title: 'Shop', version: '1' },
        host: 'example.com',
        paths: { '/a': { post: { consumes: ['application/json'], parameters: [body], responses: {} } } },
      },
    });
    if (document === undefined) throw new Error('It was not loaded.');
    const { url, body: sent } = sampleRequest(document, operationOf(document));
    expect(url).toBe('https://example.com/a');
    expect(sent).toEqual({ kind: 'json', value: { size: 'small' } });
  });

  it('brings Swagger 2 up to OpenAPI 3', async () => {
    const swagger = {
      swagger: '2.0',
      info,
      host: 'api.example.com',
      basePath: '/v1',
      schemes: ['https'],
      consumes: ['application/json'],
      produces: ['application/json'],
      securityDefinitions: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      definitions: { Pet: { type: 'object', properties: { name: { type: 'string' } } } },
      paths: {
        '/pets': {
          post: {
            parameters: [{ in: 'body', name: 'pet', schema: { $ref: '#/definitions/Pet' } }],
            responses: { 200: { description: 'OK', schema: { $ref: '#/definitions/Pet' } } },
          },
        },
      },
    };
    const { document } = await load({ 'api.json': swagger });
    expect(document?.servers).toEqual([{ url: 'https://api.example.com/v1' }]);
    expect(document?.operations[0]?.raw).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } },
    });
  });

  it('asks the machine itself without a certificate, where no scheme is named', async () => {
    const paths = { '/a': { get: { responses: {} } } };
    const urlOf = async (rest: object) => {
      const { document } = await load({ 'api.json': { swagger: '2.0', info, paths, ...rest } });
      return document && sampleRequest(document, operationOf(document)).url;
    };
    expect(await urlOf({ host: 'localhost:8080', basePath: '/v1' })).toBe('http://localhost:8080/v1/a');
    expect(await urlOf({ host: 'api.example.com' })).toBe('https://api.example.com/a');
    expect(await urlOf({ host: 'localhost', schemes: ['https'] })).toBe('https://localhost/a');
    expect(await urlOf({ host: 'http://api.example.com/', basePath: 'v2/' })).toBe(
      'http://api.example.com/v2/a',
    );
  });

  it('sends the fields of a form as one, where all that operations consume is none', async () => {
    const field = (name: string, type: string) => ({ in: 'formData', name, type });
    const typesOf = async (rest: object) => {
      const post = { parameters: [field('name', 'string')], responses: {}, ...rest };
      const { document } = await load({
        'api.json': { swagger: '2.0', info, consumes: ['application/json'], paths: { '/a': { post } } },
      });
      return Object.keys(Object(document?.resolve(document.operations[0]?.raw.requestBody).content));
    };
    expect(await typesOf({})).toEqual(['application/x-www-form-urlencoded']);
    expect(await typesOf({ parameters: [field('a', 'file')] })).toEqual(['multipart/form-data']);
    expect(await typesOf({ consumes: ['multipart/form-data'] })).toEqual(['multipart/form-data']);
  });
});
