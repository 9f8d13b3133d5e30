import { describe, expect, it } from 'vitest';
import { curlSample } from '../../../src/site/openapi/samples/curl.ts';
import { dartSample } from '../../../src/site/openapi/samples/dart.ts';
import { javascriptSample } from '../../../src/site/openapi/samples/javascript.ts';
import { sampleRequest } from '../../../src/site/openapi/samples/model.ts';
import { phpSample } from '../../../src/site/openapi/samples/php.ts';
import { pythonSample } from '../../../src/site/openapi/samples/python.ts';
import { bodiesOf } from '../../../src/site/openapi/try-it/inputs.ts';
import { documentOf, operationOf } from './project.ts';

describe('the request of a sample', () => {
  const sampled = async (operation: object, rest: object = {}, method = 'post') => {
    const document = await documentOf({ '/a': { [method]: operation } }, rest);
    return sampleRequest(document, operationOf(document));
  };
  const form = 'application/x-www-form-urlencoded';

  it('is the JSON null where that is the example, in the console too', async () => {
    const content = { 'application/json': { schema: { type: ['object', 'null'] }, example: null } };
    const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
    const made = sampleRequest(document, operationOf(document));
    expect(made.body).toEqual({ kind: 'json', value: null });
    expect(curlSample(made)).toContain("--data 'null'");
    // `json=None` would send nothing.
    expect(pythonSample(made)).toContain(
      'payload = "null"\n\nresponse = requests.post(url, headers=headers, data=',
    );
    expect(bodiesOf(document, operationOf(document), { prefill: true, requiredOnly: false })).toEqual([
      { type: 'application/json', kind: 'json', text: 'null' },
    ]);
  });

  it('has a form with lists name by name, and objects as the description says', async () => {
    const properties = {
      tags: { type: 'array', example: ['a', 'b'] },
      list: { type: 'array', example: [1, 2] },
      meta: { type: 'object', example: { k: 'v' } },
      deep: { type: 'object', example: { a: { b: [1, 2] } } },
    };
    const encoding = { list: { style: 'pipeDelimited', explode: false }, deep: { style: 'deepObject' } };
    const content = { [form]: { schema: { type: 'object', properties }, encoding } };
    const made = await sampled({ requestBody: { content } });
    expect(made.body).toEqual({
      kind: 'form',
      fields: [
        ['tags', 'a'],
        ['tags', 'b'],
        ['list', '1|2'],
        ['meta', '{"k":"v"}'],
        ['deep[a][b][]', '1'],
        ['deep[a][b][]', '2'],
      ],
    });
    expect(curlSample(made)).toContain("--data-urlencode 'deep[a][b][]=2'");
    expect(phpSample(made)).toContain("CURLOPT_POSTFIELDS => 'tags=a&tags=b&");
  });

  it('says the content type of a file that the encoding of a form names, but for one of many', async () => {
    const file = { type: 'string', format: 'binary' };
    const encoding = { map: { contentType: 'application/geo+json' }, photo: { contentType: 'image/*' } };
    const schema = { type: 'object', properties: { map: file, photo: file } };
    const made = await sampled({ requestBody: { content: { 'multipart/form-data': { schema, encoding } } } });
    const python = pythonSample(made);
    expect(python).toContain('("map", ("file.bin", open("file.bin", "rb"), "application/geo+json")),');
    expect(python).toContain('("photo", open("file.bin", "rb")),');
  });

  it('writes the parts of a form whose type is XML as XML, in the console too', async () => {
    const user = {
      type: 'object',
      properties: { id: { type: 'integer', example: 7, xml: { attribute: true } } },
    };
    const properties = { user, users: { type: 'array', items: user } };
    const encoding = { user: { contentType: 'application/xml' }, users: { contentType: 'text/xml' } };
    const content = { 'multipart/form-data': { schema: { type: 'object', properties }, encoding } };
    const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
    const operation = operationOf(document);
    const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
    expect(sampleRequest(document, operation).body).toMatchObject({
      parts: [
        { name: 'user', value: `${head}<user id="7"/>`, type: 'application/xml' },
        { name: 'users', value: `${head}<users id="7"/>`, type: 'text/xml' },
      ],
    });
    const [body] = bodiesOf(document, operation, { prefill: false, requiredOnly: false });
    expect(body).toMatchObject({
      fields: [{ name: 'user', kind: 'lines', value: '', placeholder: `${head}<user id="7"/>` }, {}],
    });
  });

  it('sends all values of one name of a form with files', async () => {
    const properties = {
      tags: { type: 'array', items: { type: 'string' }, example: ['a', "it's"] },
      file: { type: 'string', format: 'binary' },
    };
    const made = await sampled({
      requestBody: { content: { 'multipart/form-data': { schema: { properties } } } },
    });
    const php = phpSample(made);
    expect(php).toContain("'Content-Type: multipart/form-data; boundary=boundary'");
    const lines = /implode\("\\r\\n", \[\n(.*?)\n {2}\]\)/s.exec(php)?.[1]?.split('\n');
    expect(lines?.map((line) => line.trim())).toEqual([
      "'--boundary',",
      `'Content-Disposition: form-data; name="tags"',`,
      "'',",
      "'a',",
      "'--boundary',",
      `'Content-Disposition: form-data; name="tags"',`,
      "'',",
      "'it\\'s',",
      "'--boundary',",
      `'Content-Disposition: form-data; name="file"; filename="file.bin"',`,
      "'',",
      "file_get_contents('file.bin'),",
      "'--boundary--',",
      "'',",
    ]);
    expect(dartSample(made).match(/MultipartFile\.fromString\('tags'/g)).toHaveLength(2);
  });

  it('numbers the objects in lists of deep objects, and no other values', async () => {
    const example = { items: [{ price: 'a', taxes: ['x'] }, { price: 'b' }], 'lines[]': [{ n: 1 }] };
    const encoding = { items: { style: 'deepObject' }, 'lines[]': { style: 'deepObject' } };
    const content = { 'application/x-www-form-urlencoded': { schema: {}, example, encoding } };
    const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
    expect(sampleRequest(document, operationOf(document)).body).toEqual({
      kind: 'form',
      fields: [
        ['items[0][price]', 'a'],
        ['items[0][taxes][]', 'x'],
        ['items[1][price]', 'b'],
        ['lines[0][n]', '1'],
      ],
    });
  });

  it('has lists among deep objects with brackets after their name', async () => {
    const schema = { type: 'array', items: { type: 'string' } };
    const expand = { name: 'expand', in: 'query', style: 'deepObject', schema, example: ['a', 'b'] };
    const encoding = { 'expand[]': { style: 'deepObject' } };
    const content = { [form]: { schema: {}, example: { 'expand[]': ['a'] }, encoding } };
    const { url, body } = await sampled({ parameters: [expand], requestBody: { content } });
    expect(url).toMatch(/\?expand%5B%5D=a&expand%5B%5D=b$/);
    expect(body).toMatchObject({ fields: [['expand[]', 'a']] });
  });

  it('has no body where its form has no fields, and an object where any JSON will do', async () => {
    const bodyOf = async (type: string, schema: object) =>
      sampled({ requestBody: { content: { [type]: { schema } } } });
    expect(await bodyOf(form, { type: 'object' })).toMatchObject({ headers: [], body: undefined });
    for (const any of [{}, { description: 'Anything' }, { $ref: '#/components/schemas/Gone' }])
      expect((await bodyOf('application/json', any)).body).toEqual({ kind: 'json', value: {} });
  });

  it('has the fields of a form that no schema describes as texts, as its example has them', async () => {
    const sent = async (media: object) => {
      const content = { 'multipart/form-data': media };
      const { body } = await sampled({ requestBody: { content } });
      return body?.kind === 'multipart' ? body.parts.map((part) => [part.name, part.value, part.file]) : [];
    };
    const example = { name: 'Ann', age: 5 };
    const asTexts = [
      ['name', 'Ann', false],
      ['age', '5', false],
    ];
    expect(await sent({ example })).toEqual(asTexts);
    expect(await sent({ example, schema: { type: 'object' } })).toEqual(asTexts);
    expect(await sent({ schema: { type: 'object', additionalProperties: { type: 'string' } } })).toEqual([
      ['key', 'key', false],
    ]);
    const photo = { encoding: { name: { contentType: 'image/png' } } };
    expect(await sent({ example: { name: 'a.png' }, ...photo })).toEqual([['name', 'a.png', true]]);
  });

  it('is a form with files that has its own boundary, whatever content type is described among the headers', async () => {
    const schema = { properties: { file: { type: 'string', format: 'binary' } } };
    const type = { name: 'content-type', in: 'header', required: true, example: 'multipart/form-data' };
    const sent = { requestBody: { content: { 'multipart/form-data': { schema } } } };
    expect((await sampled({ parameters: [type], ...sent })).headers).toEqual([]);
  });

  it('is a sequence of JSON one value a line', async () => {
    const content = { 'application/json-seq': { example: [{ a: 1 }, { a: 2 }] } };
    const document = await documentOf({ '/a': { post: { requestBody: { content }, responses: {} } } });
    expect(sampleRequest(document, operationOf(document)).body).toEqual({
      kind: 'text',
      text: '{"a":1}\n{"a":2}',
    });
  });

  it('is JSON before it is a patch of JSON', async () => {
    const content = { 'application/json-patch+json': {}, 'text/json': {}, 'application/json': {} };
    expect((await sampled({ requestBody: { content } })).headers).toEqual([
      ['Content-Type', 'application/json'],
    ]);
  });

  it('has objects in objects of a query with their path in brackets', async () => {
    const filter = { name: 'filter', in: 'query', style: 'deepObject', example: { at: { gte: 5 } } };
    const { url } = await sampled({ parameters: [{ ...filter, schema: { type: 'object' } }] });
    expect(url).toBe('https://api.example.com/a?filter%5Bat%5D%5Bgte%5D=5');
  });

  it('has a secret, in the order of the description, where the operation also works without', async () => {
    const key = (name: string) => ({ type: 'apiKey', in: 'header', name });
    const { headers } = await sampled(
      { security: [{}, { one: [], two: [] }] },
      { components: { securitySchemes: { one: key('X-One'), two: key('X-Two') } } },
    );
    expect(headers.map(([name]) => name)).toEqual(['X-One', 'X-Two']);
  });

  it.each([
    ['key', { description: 'Type "Bearer" followed by a space and the token.' }, 'Bearer YOUR_TOKEN'],
    ['key', { description: 'A token with required prefix "Token"' }, 'Token YOUR_TOKEN'],
    ['key', { description: 'Send the value `Token your-token`.' }, 'Token YOUR_TOKEN'],
    ['key', { scheme: 'bearer' }, 'Bearer YOUR_TOKEN'],
    ['BearerAuth', {}, 'Bearer YOUR_TOKEN'],
    ['key', { description: 'The key itself, without the Bearer prefix.' }, 'YOUR_API_KEY'],
    ['key', { description: 'Your key' }, 'YOUR_API_KEY'],
    ['bearer', { name: 'X-Key' }, 'YOUR_API_KEY'],
  ])('has the word before a key that goes as Authorization: %s, %j', async (name, about, value) => {
    const scheme = { type: 'apiKey', in: 'header', name: 'Authorization', ...about };
    const { headers } = await sampled(
      { security: [{ [name]: [] }] },
      { components: { securitySchemes: { [name]: scheme } } },
    );
    expect(headers.map(([, sent]) => sent)).toEqual([value]);
  });

  it('has a parameter that is written as text in another form than JSON as that text', async () => {
    const parameter = { name: 'at', in: 'query', required: true, example: 'a b' };
    const url = async (type: string) =>
      (await sampled({ parameters: [{ ...parameter, content: { [type]: { schema: {} } } }] })).url;
    expect(await url('text/plain')).toContain('?at=a%20b');
    expect(await url('application/json')).toContain('?at=%22a%20b%22');
  });

  it('leaves out of JavaScript the body that fetch refuses to send', async () => {
    const content = { 'application/json': { example: { query: 1 } } };
    const code = javascriptSample(await sampled({ requestBody: { content } }, {}, 'get'));
    expect(code).toMatch(/^\/\/ fetch sends no body with GET/);
    expect(code).not.toContain('body:');
  });

  it('asks for headers alone as cURL and its library want it', async () => {
    const made = await sampled({}, {}, 'head');
    expect(curlSample(made)).toMatch(/^curl --head \\\n/);
    expect(phpSample(made)).toContain('CURLOPT_NOBODY => true,');
    expect(phpSample(made)).not.toContain('CUSTOMREQUEST');
  });

  it('has XML as the schema names its elements and attributes', async () => {
    const schema = {
      type: 'object',
      xml: { name: 'order', prefix: 'o', namespace: 'urn:o' },
      properties: {
        id: { type: 'integer', xml: { attribute: true } },
        note: { type: 'string', example: 'a < b' },
        lines: {
          type: 'array',
          xml: { wrapped: true },
          items: { type: 'string', example: 'tea', xml: { name: 'line' } },
        },
        tag: { type: 'array', items: { type: 'string', example: 'new' } },
      },
    };
    const { body } = await sampled({ requestBody: { content: { 'application/xml': { schema } } } });
    expect(body).toEqual({
      kind: 'text',
      text: [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<o:order xmlns:o="urn:o" id="1">',
        '  <note>a &lt; b</note>',
        '  <lines>',
        '    <line>tea</line>',
        '  </lines>',
        '  <tag>new</tag>',
        '</o:order>',
      ].join('\n'),
    });
  });
});

it('XML has the nodes that a schema makes of its properties since OpenAPI 3.2', async () => {
  const schema = {
    type: 'object',
    xml: { name: 'note' },
    properties: {
      lang: { type: 'string', example: 'en', xml: { nodeType: 'attribute' } },
      text: { type: 'string', example: 'a < b', xml: { nodeType: 'text' } },
      raw: { type: 'string', example: '<b>', xml: { nodeType: 'cdata' } },
    },
  };
  const notes = { type: 'array', xml: { nodeType: 'element' }, items: schema };
  const properties = { notes, note: schema };
  const content = { 'application/xml': { schema: { type: 'object', xml: { name: 'all' }, properties } } };
  const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
  const note = '<note lang="en">a &lt; b<![CDATA[<b>]]></note>';
  expect(sampleRequest(document, operationOf(document)).body).toEqual({
    kind: 'text',
    text: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<all>',
      '  <notes>',
      `    ${note}`,
      '  </notes>',
      `  ${note}`,
      '</all>',
    ].join('\n'),
  });
});

it('a stream has events of the fields that the schema of its items has', async () => {
  const itemSchema = {
    properties: {
      event: { const: 'note' },
      data: { type: 'string', example: 'one\ntwo' },
      id: { type: 'integer' },
    },
  };
  const content = { 'text/event-stream': { itemSchema } };
  const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
  expect(sampleRequest(document, operationOf(document)).body).toEqual({
    kind: 'text',
    text: 'event: note\ndata: one\ndata: two\nid: 1\n\n',
  });
});

it('a stream whose schema is that of its events has these, and of other schemas their JSON as data', async () => {
  const data = { type: 'object', properties: { word: { const: 'tea' } } };
  const bodyOf = async (properties: object) => {
    const content = { 'text/event-stream': { schema: { type: 'object', properties } } };
    const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
    return sampleRequest(document, operationOf(document)).body;
  };
  const event = { kind: 'text', text: 'event: note\ndata: {"word":"tea"}\n\n' };
  expect(await bodyOf({ event: { const: 'note' }, data })).toEqual(event);
  const chunk = { kind: 'text', text: 'data: {"data":{"word":"tea"},"of":1}\n\n' };
  expect(await bodyOf({ data, of: { const: 1 } })).toEqual(chunk);
});
