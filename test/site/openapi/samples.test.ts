import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curlSample, shellQuote } from '../../../src/site/openapi/samples/curl.ts';
import { goSample } from '../../../src/site/openapi/samples/go.ts';
import { javaSample } from '../../../src/site/openapi/samples/java.ts';
import { javascriptSample } from '../../../src/site/openapi/samples/javascript.ts';
import { codeSamples, languagesOf } from '../../../src/site/openapi/samples/languages.ts';
import { singleQuoted } from '../../../src/site/openapi/samples/literal.ts';
import { type SampleRequest, sampleRequest } from '../../../src/site/openapi/samples/model.ts';
import { phpSample } from '../../../src/site/openapi/samples/php.ts';
import { pythonSample } from '../../../src/site/openapi/samples/python.ts';
import { rubySample } from '../../../src/site/openapi/samples/ruby.ts';
import { bodiesOf } from '../../../src/site/openapi/try-it/inputs.ts';
import { documentOf, operationOf } from './project.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const request: SampleRequest = { method: 'POST', url: 'https://a.example/x', headers: [], body: undefined };

/** What a POSIX shell hands a command whose arguments these are. */
function argumentsInShell(words: string): string[] {
  const out = execFileSync('/bin/sh', ['-c', `for word in ${words}; do printf '%s\\0' "$word"; done`]);
  return out.toString('utf8').split('\0').slice(0, -1);
}

describe('shellQuote', () => {
  it('gives a shell exactly the text, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 5 }), (texts) => {
        const sent = texts.map((text) => text.toWellFormed().replaceAll('\0', ''));
        expect(argumentsInShell(sent.map(shellQuote).join(' '))).toEqual(sent);
      }),
      { numRuns: 60 },
    );
  });
});

describe('curlSample', () => {
  it('is one command whose arguments are the request, whatever is in it', () => {
    fc.assert(
      fc.property(anyText, fc.jsonValue(), (text, value) => {
        const header = text.toWellFormed().replaceAll('\0', '');
        const code = curlSample({ ...request, headers: [['X-Text', header]], body: { kind: 'json', value } });
        const [name, ...options] = argumentsInShell(code.replaceAll(' \\\n', ' '));
        expect(name).toBe('curl');
        expect(options.slice(0, 6)).toEqual([
          '--request',
          'POST',
          '--url',
          request.url,
          '--header',
          `X-Text: ${header}`,
        ]);
        expect(options[6]).toBe('--data');
        expect(JSON.parse(options[7] ?? '')).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 60 },
    );
  });

  it('sends text fields as text even where they look like files', () => {
    const body = {
      kind: 'multipart',
      parts: [
        { name: 'note', value: '@not-a-file', file: false },
        { name: 'file', value: 'photo.png', file: true },
      ],
    } as const;
    expect(curlSample({ ...request, body })).toContain(
      "--form-string 'note=@not-a-file' \\\n  --form 'file=@photo.png'",
    );
  });

  it('keeps braces and brackets of an address from being expanded', () => {
    expect(curlSample({ ...request, url: 'https://a.example/?f[a]=1' })).toContain('--globoff');
  });
});

describe('javascriptSample', () => {
  it('runs and sends the request, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.jsonValue(), async (text, value) => {
        const sent: { url: string; options: { headers: Record<string, string>; body: string } }[] = [];
        const code = javascriptSample({
          ...request,
          headers: [['X-Text', text]],
          body: { kind: 'json', value },
        });
        await runInNewContext(`(async () => {${code}\n})()`, {
          fetch: async (url: string, options: { headers: Record<string, string>; body: string }) => {
            sent.push({ url, options });
            return { text: async () => '' };
          },
          console: { log: () => {} },
        });
        expect(sent[0]?.url).toBe(request.url);
        expect(sent[0]?.options.headers['X-Text']).toBe(text.toWellFormed());
        expect(JSON.parse(sent[0]?.options.body ?? '')).toEqual(
          JSON.parse(JSON.stringify(value).toWellFormed()),
        );
      }),
      { numRuns: 60, examples: [['', JSON.parse('{"__proto__":{"a":1}}')]] },
    );
  });
});

describe('singleQuoted', () => {
  it('can be read back by the rules of PHP and Ruby', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const literal = singleQuoted(text);
        expect(literal).toMatch(/^'(?:[^'\\]|\\['\\])*'$/s);
        expect(literal.slice(1, -1).replace(/\\(['\\])/g, '$1')).toBe(text.toWellFormed());
      }),
    );
  });
});

describe('every language', () => {
  const json = {
    ...request,
    headers: [['X-Quote', `it's "so"`]],
    body: { kind: 'json', value: { a: [true, null, "it's"] } },
  } as const;

  it('writes a JSON request in the way of the language', () => {
    expect({
      curl: curlSample(json),
      python: pythonSample(json),
      javascript: javascriptSample(json),
      php: phpSample(json),
      go: goSample(json),
      java: javaSample(json),
      ruby: rubySample(json),
    }).toMatchSnapshot();
  });

  it.each([
    ['form', { kind: 'form', fields: [['a b', 'c&d']] }],
    [
      'multipart',
      {
        kind: 'multipart',
        parts: [
          { name: 'n', value: 'v', file: false },
          { name: 'f', value: 'f.bin', file: true },
        ],
      },
    ],
    ['text', { kind: 'text', text: 'plain\n`text`' }],
    ['file', { kind: 'file', file: 'file.bin' }],
  ] as const)('writes a %s body', (_, body) => {
    const all = [curlSample, pythonSample, javascriptSample, phpSample, goSample, javaSample, rubySample];
    expect(all.map((print) => print({ ...request, body })).join('\n\n==========\n\n')).toMatchSnapshot();
  });
});

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

  it('always makes an address that URL takes', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (path, example) => {
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
    expect(rubySample(made)).toMatch(/\['meta', '.*', \{ content_type: 'application\/json' \}\]/);
    expect(javaSample(made)).toContain(String.raw`\r\nContent-Type: application/json\r\n\r\n`);
    expect(goSample(made)).toContain('"net/textproto"');
  });
});

describe('codeSamples', () => {
  const written = {
    'x-codeSamples': [
      { lang: 'JavaScript', source: 'sdk.go()\n' },
      { lang: 'bash', label: 'CLI', source: 'cli go' },
    ],
  };

  it('puts hand-written samples first and generates the other languages', async () => {
    const document = await documentOf({ '/a': { get: written } });
    const samples = codeSamples(document, operationOf(document), {});
    expect(samples.map(({ title }) => title)).toEqual([
      'JavaScript',
      'CLI',
      'Python',
      'PHP',
      'Go',
      'Java',
      'Ruby',
    ]);
    expect(samples[0]).toEqual({ title: 'JavaScript', language: 'javascript', code: 'sdk.go()' });
    expect(languagesOf(document)).toContain('bash');
  });

  it('keeps to the chosen languages, or to hand-written samples alone', async () => {
    const document = await documentOf({ '/a': { get: written } });
    const operation = operationOf(document);
    const titles = (settings: Parameters<typeof codeSamples>[2]) =>
      codeSamples(document, operation, settings).map(({ title }) => title);
    expect(titles({ languages: ['go', 'Python', 'cobol'] })).toEqual(['JavaScript', 'CLI', 'Go', 'Python']);
    expect(titles({ generated: false })).toEqual(['JavaScript', 'CLI']);
  });
});

describe('the request of a sample', () => {
  const sampled = async (operation: object, rest: object = {}, method = 'post') => {
    const document = await documentOf({ '/a': { [method]: operation } }, rest);
    return sampleRequest(document, operationOf(document));
  };
  const form = 'application/x-www-form-urlencoded';

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
        ['deep[a][b]', '1'],
        ['deep[a][b]', '2'],
      ],
    });
    expect(phpSample(made)).toContain("CURLOPT_POSTFIELDS => 'tags=a&tags=b&");
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
    expect((await bodyOf('application/json', {})).body).toEqual({ kind: 'json', value: {} });
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

  it('asks for headers alone as cURL wants it', async () => {
    expect(curlSample(await sampled({}, {}, 'head'))).toMatch(/^curl --head \\\n/);
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

describe('samples written in the description', () => {
  it('are told apart by their languages where they share a label', async () => {
    const sample = (lang: string, label: string) => ({ lang, label, source: 'x' });
    const samples = [sample('bash', 'List'), sample('javascript', 'List'), sample('bash', 'Remove')];
    const document = await documentOf({ '/a': { get: { 'x-codeSamples': samples } } });
    const titles = codeSamples(document, operationOf(document), { languages: ['bash'] });
    expect(titles.map(({ title }) => title)).toEqual(['List (cURL)', 'List (JavaScript)', 'Remove']);
  });
});
