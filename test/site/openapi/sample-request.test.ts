import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curlSample } from '../../../src/site/openapi/samples/curl.ts';
import { goSample } from '../../../src/site/openapi/samples/go.ts';
import { javaSample } from '../../../src/site/openapi/samples/java.ts';
import { javascriptSample } from '../../../src/site/openapi/samples/javascript.ts';
import { sampleRequest } from '../../../src/site/openapi/samples/model.ts';
import { phpSample } from '../../../src/site/openapi/samples/php.ts';
import { pythonSample } from '../../../src/site/openapi/samples/python.ts';
import { rubySample } from '../../../src/site/openapi/samples/ruby.ts';
import { bodiesOf } from '../../../src/site/openapi/try-it/inputs.ts';
import { anyText } from '../../support/any-text.ts';
import { documentOf, operationOf } from './project.ts';

const short = anyText({ maxLength: 40 });

describe('sampleRequest', () => {
  it('fills in server variables, path, query styles, headers, cookies and credentials', async () => {
    const document = await documentOf(
      {
        '/shops/{shopId}/items/{itemId}': {
          parameters: [{ in: 'path', name: 'shopId', required: true, schema: { type: 'string' } }],
          get: {
            parameters: [
              { in: 'path', name: 'itemId', schema: { type: 'integer', minimum: 5 } },
              { in: 'query', name: 'tags', required: true, example: ['a b', 'c'], schema: { type: 'array' } },
              { in: 'query', name: 'ids', example: [1, 2], explode: false, schema: { type: 'array' } },
              { in: 'query', name: 'filter', style: 'deepObject', example: { a: 'x&y' }, schema: {} },
              { in: 'query', name: 'where', example: { b: 1 }, content: { 'application/json': {} } },
              { in: 'query', name: 'optional', schema: { type: 'string' } },
              { in: 'header', name: 'X-Trace', required: true, schema: { type: 'string' } },
              { in: 'cookie', name: 'session', required: true, example: 'a b' },
            ],
            security: [{ bearer: [], key: [] }, {}],
          },
        },
      },
      {
        servers: [{ url: 'https://{region}.example.com/v1/', variables: { region: { default: 'eu' } } }],
        components: {
          securitySchemes: {
            bearer: { type: 'http', scheme: 'bearer' },
            key: { type: 'apiKey', in: 'query', name: 'key' },
          },
        },
      },
    );
    expect(sampleRequest(document, operationOf(document))).toEqual({
      method: 'GET',
      url: 'https://eu.example.com/v1/shops/SHOP_ID/items/5?tags=a%20b&tags=c&ids=1,2&filter%5Ba%5D=x%26y&where=%7B%22b%22%3A1%7D&key=YOUR_API_KEY',
      headers: [
        ['Authorization', 'Bearer YOUR_TOKEN'],
        ['X-Trace', 'X_TRACE'],
        ['Cookie', 'session=a%20b'],
      ],
      body: undefined,
    });
  });

  it('has an address that the strictest of the languages take, whatever is in the path', async () => {
    const servers = [{ url: 'http://[::1]:8080/v1' }];
    const document = await documentOf({ '/a b/[c]/x|y/50%/%2F/ü': { get: {} } }, { servers });
    expect(sampleRequest(document, operationOf(document)).url).toBe(
      'http://[::1]:8080/v1/a%20b/%5Bc%5D/x%7Cy/50%25/%2F/%C3%BC',
    );
  });

  it('has no secret where the only scheme says that none is needed', async () => {
    const components = { securitySchemes: { none: { type: 'http', scheme: 'noauth' } } };
    const document = await documentOf({ '/a': { get: { security: [{ none: [] }] } } }, { components });
    expect(sampleRequest(document, operationOf(document)).headers).toEqual([]);
  });

  it('sends the types of the body and of the answer where headers for them have no value, and no length', async () => {
    const parameters = ['content-type', 'Accept', 'Content-Length'].map((name) => ({
      in: 'header',
      name,
      required: true,
      schema: { type: 'string' },
    }));
    const requestBody = { content: { 'text/csv': { example: 'a,b' } } };
    const responses = { 200: { description: 'Done', content: { 'application/xml': {} } } };
    const document = await documentOf({ '/a': { post: { parameters, requestBody, responses } } });
    expect(sampleRequest(document, operationOf(document)).headers).toEqual([
      ['content-type', 'text/csv'],
      ['Accept', 'application/xml'],
    ]);
  });

  it('has optional parameters with an example, be it that of their own schema', async () => {
    const schemas = { Id: { type: 'string', example: 'shared' } };
    const parameters = [
      { name: 'limit', in: 'query', schema: { type: 'integer', example: '10' } },
      { name: 'tags', in: 'query', schema: { type: 'array', examples: [['a', 'b']] } },
      { name: 'id', in: 'query', schema: { $ref: '#/components/schemas/Id' } },
      { name: 'page', in: 'query', schema: { type: 'integer', default: 1 } },
      { name: 'old', in: 'query', deprecated: true, example: 'gone', schema: {} },
    ];
    const document = await documentOf({ '/a': { get: { parameters } } }, { components: { schemas } });
    const operation = operationOf(document);
    expect(sampleRequest(document, operation).url).toMatch(/\/a\?limit=10&tags=a&tags=b$/);
    expect(sampleRequest(document, operation, true).url).toMatch(/\/a$/);
  });

  it('always makes an address that URL takes', async () => {
    await fc.assert(
      fc.asyncProperty(short, short, async (path, example) => {
        const document = await documentOf({
          [`/${path}/{id}`]: {
            get: {
              parameters: [
                { in: 'path', name: 'id', example },
                { in: 'query', name: path === '' ? 'q' : path, required: true, example: [example] },
              ],
            },
          },
        });
        expect(URL.canParse(sampleRequest(document, operationOf(document)).url)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('tells files from text in a multipart body', async () => {
    const schema = {
      type: 'object',
      properties: {
        photo: { type: 'string', format: 'binary' },
        scans: { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } },
        about: { type: 'object', properties: { a: { type: 'boolean' } } },
        anything: { description: 'Of which nothing is said' },
        things: { type: 'array', items: {} },
        known: { example: 'a' },
      },
    };
    const document = await documentOf({
      '/a': { post: { requestBody: { content: { 'multipart/form-data': { schema } } } } },
    });
    expect(sampleRequest(document, operationOf(document))).toMatchObject({
      headers: [],
      body: {
        kind: 'multipart',
        parts: [
          { name: 'photo', value: 'file.bin', file: true },
          { name: 'scans', value: 'file.bin', file: true },
          { name: 'about', value: '{"a":true}', file: false, type: 'application/json' },
          { name: 'anything', value: 'file.bin', file: true },
          { name: 'things', value: 'file.bin', file: true },
          { name: 'known', value: 'a', file: false },
        ],
      },
    });
  });
});

describe('parameters that lists, reserved characters and empty forms make odd', () => {
  it('writes a list in a cookie as the console does, and leaves reserved characters where they may stay', async () => {
    const list = { type: 'array', items: { type: 'string' } };
    const document = await documentOf({
      '/a': {
        get: {
          parameters: [
            { in: 'cookie', name: 'seen', schema: list, example: ['a', 'b'] },
            { in: 'query', name: 'to', allowReserved: true, schema: {}, example: 'x/y?z:1&b=#c' },
          ],
        },
      },
    });
    const made = sampleRequest(document, operationOf(document));
    expect(made.headers).toEqual([['Cookie', 'seen=a,b']]);
    expect(made.url).toMatch(/\?to=x\/y\?z:1%26b=%23c$/);
  });

  it('has files of alternatives, and those that only their content type tells', async () => {
    const schema = {
      properties: { picture: {}, note: { type: 'string' } },
      oneOf: [
        { title: 'A', properties: { file: { type: 'string', format: 'binary' }, by: { const: 'file' } } },
        { title: 'B', properties: { address: { type: 'string' }, by: { const: 'address' } } },
      ],
    };
    const encoding = {
      picture: { contentType: 'image/png, image/jpeg' },
      note: { contentType: 'image/png' },
    };
    const document = await documentOf({
      '/a': {
        post: { requestBody: { content: { 'multipart/form-data': { schema, encoding } } }, responses: {} },
      },
    });
    expect(sampleRequest(document, operationOf(document)).body).toMatchObject({
      parts: [
        { name: 'picture', file: true },
        { name: 'note', file: false },
        { name: 'file', file: true },
        { name: 'by', file: false, value: 'file' },
      ],
    });
    const [body] = bodiesOf(document, operationOf(document), { prefill: false, requiredOnly: false });
    expect(body).toMatchObject({
      fields: [
        { name: 'picture', kind: 'file' },
        { name: 'note', kind: 'text' },
        { name: 'file', kind: 'file' },
        { name: 'by', kind: 'choice', choices: ['file', 'address'] },
        { name: 'address', kind: 'text' },
      ],
    });
  });

  it('has no body where nothing is known of the parts of a form', async () => {
    const content = { 'multipart/form-data': { schema: { type: 'string', example: 'what a tool wrote' } } };
    const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
    expect(sampleRequest(document, operationOf(document)).body).toBeUndefined();
  });

  it('takes the parts of a form from its schema where the example is the text of a request', async () => {
    const properties = { file: { type: 'string', format: 'binary' } };
    const form = { schema: { type: 'object', properties }, example: 'POST /a HTTP/1.1' };
    const content = { 'multipart/form-data': form };
    const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
    expect(sampleRequest(document, operationOf(document)).body).toMatchObject({ parts: [{ name: 'file' }] });
  });
});

describe('a part of a form with a content type of its own', () => {
  it('has JSON where it is made of objects, and nothing says otherwise', async () => {
    const object = { type: 'object', properties: { a: { type: 'boolean' } } };
    const list = (items: object) => ({ type: 'array', items });
    const schema = {
      type: 'object',
      properties: {
        one: object,
        maybe: { anyOf: [object, { type: 'null' }] },
        several: list(object),
        rows: list(list({ type: 'integer' })),
        plain: { type: 'string', example: '{}' },
        names: list({ type: 'string' }),
        either: { type: ['object', 'string'] },
        range: object,
        styled: object,
      },
    };
    const encoding = { range: { contentType: 'application/*' }, styled: { style: 'deepObject' } };
    const document = await documentOf({
      '/a': { post: { requestBody: { content: { 'multipart/form-data': { schema, encoding } } } } },
    });
    const types = (parts: readonly { name: string; type?: string | undefined }[]) =>
      parts.filter(({ type }) => type === 'application/json').map(({ name }) => name);
    const { body } = sampleRequest(document, operationOf(document));
    expect(types(body?.kind === 'multipart' ? body.parts : [])).toEqual(['one', 'maybe', 'several', 'rows']);
    const [form] = bodiesOf(document, operationOf(document), { prefill: false, requiredOnly: false });
    const fields = form !== undefined && 'fields' in form ? form.fields : [];
    expect(types(fields.map(({ name, partType }) => ({ name, type: partType })))).toEqual([
      'one',
      'maybe',
      'several',
      'rows',
    ]);
  });

  it('is JSON where the form gives a part that holds an object several, as that is how it is written', async () => {
    const properties = { meta: { type: 'object', example: { a: 1 } }, note: { type: 'string' } };
    const contentType = 'application/xml, application/json';
    const encoding = { meta: { contentType }, note: { contentType } };
    const content = { 'multipart/form-data': { schema: { type: 'object', properties }, encoding } };
    const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
    expect(sampleRequest(document, operationOf(document)).body).toMatchObject({
      parts: [{ type: 'application/json' }, { type: 'application/xml' }],
    });
  });

  it('has it in every language', async () => {
    const schema = { type: 'object', properties: { meta: { type: 'object', example: { a: 'x;"y"' } } } };
    const encoding = { meta: { contentType: 'application/json, text/plain' } };
    const document = await documentOf({
      '/a': { post: { requestBody: { content: { 'multipart/form-data': { schema, encoding } } } } },
    });
    const made = sampleRequest(document, operationOf(document));
    expect(made.body).toMatchObject({ parts: [{ name: 'meta', type: 'application/json' }] });
    expect(curlSample(made)).toContain(
      String.raw`--form 'meta="{\"a\":\"x;\\\"y\\\"\"}";type=application/json'`,
    );
    expect(pythonSample(made)).toMatch(/\("meta", \(None, ".*", "application\/json"\)\)/);
    expect(javascriptSample(made)).toMatch(/new Blob\(\[".*"\], \{ type: "application\/json" \}\)/);
    expect(phpSample(made)).toMatch(/new CURLStringFile\('.*', 'meta', 'application\/json'\)/);
    expect(rubySample(made)).toMatch(
      /\['meta', '.*', \{ filename: 'meta', content_type: 'application\/json' \}\]/,
    );
    expect(javaSample(made)).toContain(String.raw`\r\nContent-Type: application/json\r\n\r\n`);
    expect(goSample(made)).toContain('"net/textproto"');
  });
});
