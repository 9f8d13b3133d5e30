import { describe, expect, it } from 'vitest';
import { groupOperations, type OperationGroup } from '../../../src/site/openapi/groups.ts';
import { renderOperation } from '../../../src/site/openapi/render.ts';
import { sampleRequest } from '../../../src/site/openapi/samples/model.ts';
import { documentOf, load, operationOf, plainContext } from './project.ts';

const info = { title: 'Shop', version: '2' };

describe('loadApiDocument', () => {
  it('reads JSON and YAML alike', async () => {
    const yaml =
      'openapi: 3.0.3\ninfo: { title: Shop, version: "2" }\npaths:\n  /a:\n    get: { summary: List }\n';
    const json = { openapi: '3.0.3', info, paths: { '/a': { get: { summary: 'List' } } } };
    for (const content of [yaml, json]) {
      const { document, diagnostics } = await load({ 'api.json': content });
      expect(diagnostics).toEqual([]);
      expect(document).toMatchObject({ title: 'Shop', version: '2', source: 'api.json' });
      expect(document?.operations).toMatchObject([
        { method: 'get', path: '/a', title: 'List', slug: 'list' },
      ]);
    }
  });

  it('tells of a security scheme that it does not have, where that is asked for first', async () => {
    const text = `openapi: 3.1.0
info: { title: T, description: By tokenAuth or bearerAuth }
security: [{ BearerAuth: [] }]
paths:
  /a: { get: { security: [{ tokenAuth: [] }, {}] }, put: { security: [{ tokenAuth: [] }] } }
  /b:
    get: { security: [{ bearerAuth: [] }] }
components: { securitySchemes: { BearerAuth: { type: http, scheme: bearer } } }
`;
    const { diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    expect(diagnostics).toMatchObject([
      { kind: 'api-reference', message: expect.stringContaining('"tokenAuth"'), line: 5, column: 29 },
      { kind: 'api-reference', hint: 'did you mean BearerAuth?', line: 7, column: 25 },
    ]);
  });

  it('merges YAML aliases, however often they are used', async () => {
    const uses = Array.from({ length: 300 }, (_, index) => `  /p${index}: *item`).join('\n');
    const text = `openapi: 3.1.0\ninfo: {title: T}\nx-item: &item {get: {summary: S}}\npaths:\n${uses}\n`;
    const { document } = await load({ 'api.yaml': text }, 'api.yaml');
    expect(document?.operations).toHaveLength(300);
  });

  it('ends the circles that YAML aliases make of a schema and of its examples', async () => {
    const text = `openapi: 3.1.0
info: { title: T }
paths:
  /a b%:
    post:
      parameters:
        - { name: q, in: query, schema: { type: object, default: &default { of: *default } } }
      requestBody:
        content:
          application/json:
            schema: &node { type: object, properties: { child: *node, all: { type: array, items: *node } } }
            example: &example { id: 7, self: *example }
          application/xml:
            schema: { type: object, properties: { node: *node } }
`;
    const { document, diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    if (document === undefined) throw new Error('The document was not loaded.');
    const { html } = renderOperation(document, operationOf(document), plainContext());
    expect(html).toContain('id="body-child"');
    expect(html).toContain('id="body-all"');
    expect(html).toMatch(/&quot;self&quot;: \{\s+&quot;id&quot;: 7,/);
    expect(diagnostics).toEqual([]);
  });

  it('reads JSON as people write it, with comments, tabs and a comma behind the last', async () => {
    const text = `// All of it
{
\t/* since 3.0 */ "openapi": "3.0.3", // the version
\t"info": { "title": "Shop", "version": "2", },
\t"paths": { "/a": { "get": { "summary": "See https://example.com // there", }, }, },
}`;
    const { document, diagnostics } = await load({ 'api.json': text });
    expect(document?.operations).toMatchObject([{ title: 'See https://example.com // there' }]);
    expect(diagnostics).toEqual([]);
  });

  it('reads the first document of a YAML file, and tells of others', async () => {
    const text = 'openapi: 3.1.0\npaths:\n  /a: { get: { summary: First } }\n';
    const first = await load({ 'api.yaml': `---\n${text}---\n` }, 'api.yaml');
    expect(first.document?.operations).toMatchObject([{ title: 'First' }]);
    expect(first.diagnostics).toEqual([]);
    const both = await load({ 'api.yaml': `# Begins\n---\n---\n${text}---\n${text}` }, 'api.yaml');
    expect(both.document?.operations).toMatchObject([{ title: 'First' }]);
    expect(both.diagnostics).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('holds 2 YAML documents') },
    ]);
  });

  it('tells of paths, methods and schemas that stand twice, of which the last counts', async () => {
    const text = `openapi: 3.1.0
paths:
  /a: { get: { summary: One } }
  /b: { get: { summary: Two }, get: { summary: Three } }
  /a: { put: { summary: Four } }
components: { schemas: { A: {}, B: {}, A: {} } }
`;
    const { document, diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    expect(document?.operations.map(({ title }) => title)).toEqual(['Four', 'Three']);
    expect(diagnostics).toMatchObject(
      [4, 5, 6].map((line) => ({ severity: 'warning', kind: 'api-document', line })),
    );
  });

  it('says where broken YAML is broken', async () => {
    const { document, diagnostics } = await load(
      { 'api.yaml': 'openapi: 3.1.0\npaths: {\n  a: [\n' },
      '/api.yaml',
    );
    expect(document).toBeUndefined();
    expect(diagnostics).toMatchObject([{ severity: 'error', kind: 'api-document', file: 'api.yaml' }]);
    expect(diagnostics[0]?.line).toBeGreaterThan(1);
  });

  it.each([
    ['https://example.com/openapi.json', 'remote-api-document', 'Save it in the project'],
    ['missing.json', 'missing-file', 'Correct the path'],
    ['list.json', 'api-document', 'valid JSON or YAML'],
    ['other.json', 'api-document', 'openapi: 3.1.0'],
  ])('reports %s and goes on without it', async (source, kind, hint) => {
    const contents = { 'list.json': '[1]', 'other.json': { asyncapi: '3.0.0' } };
    const { document, diagnostics } = await load(contents, source);
    expect(document).toBeUndefined();
    expect(diagnostics).toMatchObject([{ kind, hint: expect.stringContaining(hint) }]);
  });

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

  it('knows a version that is a number for want of quotes', async () => {
    for (const version of ['openapi: 3.0', 'openapi: 3.1', 'swagger: 2.0']) {
      const { document, diagnostics } = await load(
        { 'api.yaml': `${version}\ninfo: { title: Shop }\npaths: { /a: { get: { responses: {} } } }\n` },
        'api.yaml',
      );
      expect(diagnostics).toEqual([]);
      expect(document?.operations).toHaveLength(1);
    }
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

  it('follows references into other files of the project, and from there', async () => {
    const { document, diagnostics } = await load(
      {
        'api/main.yaml': `openapi: 3.1.0\ninfo: { title: T }\npaths:\n  /a: { $ref: './paths/a.yaml' }\n`,
        'api/paths/a.yaml': `get:\n  summary: A\n  requestBody: { $ref: '../shared.json#/bodies/one~1two' }\n`,
        'api/shared.json': { bodies: { 'one/two': { description: 'Found' } } },
      },
      'api/main.yaml',
    );
    expect(document?.operations).toMatchObject([{ title: 'A' }]);
    expect(document?.resolve(document.operations[0]?.raw.requestBody)).toEqual({ description: 'Found' });
    expect(diagnostics).toEqual([]);
  });

  it('takes what a file maps to, and its examples, by where that file is', async () => {
    const dog = 'allOf: [{ $ref: ./Pet.yaml }, { properties: { age: { type: integer } } }]';
    const { document, diagnostics } = await load(
      {
        'api/main.yaml': `openapi: 3.1.0\ninfo: { title: T }\npaths:\n  /a: { $ref: './paths/a.yaml' }\ncomponents: { schemas: { my.Cat: { properties: { name: { type: string } } } } }\n`,
        'api/paths/a.yaml': `post:\n  requestBody: { content: { application/json: { schema: { $ref: '../schemas/Pet.yaml' }, examples: { a: { externalValue: '../examples/a.json' } } } } }\n`,
        'api/schemas/Pet.yaml': `properties: { kind: { type: string } }\ndiscriminator: { propertyName: kind, mapping: { dog: ./Dog.yaml, cat: my.Cat, kitten: '#/components/schemas/my.Cat' } }\n`,
        'api/schemas/Dog.yaml': dog,
        'api/examples/a.json': '{"kind":"dog"}',
      },
      'api/main.yaml',
    );
    if (document === undefined) throw new Error('The document was not loaded.');
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toMatch(/`Dog` \(object\): kind: `dog`\.\n +- `age`/);
    expect(markdown).toMatch(/`my.Cat` \(object\): kind: `cat, kitten`\.\n +- `name`/);
    expect(markdown).toContain('"kind": "dog"');
    expect(diagnostics).toEqual([]);
  });

  it('follows references to the name that a schema gives itself', async () => {
    const schemas = { A: { $anchor: 'a', type: 'integer' } };
    const { document, diagnostics } = await load({
      'api.json': { openapi: '3.1.0', components: { schemas } },
    });
    expect(document?.resolve({ $ref: '#a' })).toBe(document?.resolve({ $ref: '#/components/schemas/A' }));
    expect(document?.resolve({ $ref: '#b' })).toEqual({});
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining('leads to nothing') }]);
  });

  it('reports references that lead nowhere, out of the project, to other hosts or back to themselves, once each', async () => {
    const schemas = { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } };
    const { document, diagnostics } = await load({
      'api.json': { openapi: '3.1.0', info, paths: {}, components: { schemas } },
    });
    const references = [
      '#/nowhere',
      '../outside.json#/a',
      'https://example.com/a.json',
      '#/components/schemas/A',
    ];
    for (const $ref of [...references, ...references]) {
      expect(Object.keys(document?.resolve({ $ref }) ?? {})).toEqual([]);
    }
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '$ref "#/nowhere" leads to nothing.',
      '$ref "../outside.json#/a" leads to ../outside.json, which is not in the project.',
      '$ref "https://example.com/a.json" leads to another host, which is not asked.',
      '$ref "#/components/schemas/B" leads back to itself.',
    ]);
  });

  it('gives what x-mint, x-hidden and x-excluded say', async () => {
    const document = await documentOf({
      '/a': {
        get: {
          summary: 'Summary',
          'x-hidden': true,
          'x-excluded': true,
          'x-mint': { metadata: { title: 'Title' }, content: 'Before', href: '/elsewhere' },
        },
      },
    });
    expect(operationOf(document)).toMatchObject({
      title: 'Title',
      hidden: true,
      excluded: true,
      content: 'Before',
      href: '/elsewhere',
      slug: 'summary',
    });
  });

  it('are called by their summary on one line', async () => {
    const document = await documentOf({ '/a': { get: { summary: ' Lists\n\n  all.\n' } } });
    expect(operationOf(document)).toMatchObject({ title: 'Lists all.', slug: 'lists-all' });
  });

  it('are called by their summary and tag without the markup that some write there', async () => {
    const titles = {
      'Report <span class="label">beta</span>': 'Report beta',
      'Fish &amp; chips<br>of <b>today</b>': 'Fish & chips of today',
      '**Needs:** admin ** 2': 'Needs: admin ** 2',
      'See [the new one](https://example.com/new)': 'See the new one',
      'Get <object> by &lt;id&gt;, a < b & c': 'Get <object> by <id>, a < b & c',
      'Use [a](b) and `x_y` *': 'Use [a](b) and `x_y` *',
    };
    const operations = Object.keys(titles).map((summary) => [
      `/${summary.length}`,
      { get: { summary, tags: [summary], operationId: 'x' } },
    ]);
    const document = await documentOf(Object.fromEntries(operations));
    expect(document.operations.map(({ title }) => title)).toEqual(Object.values(titles));
    expect(groupOperations(document).map(({ title }) => title)).toEqual(Object.values(titles));
    expect(document.operations[0]?.slug).toBe('report-span-class-label-beta-span');
  });

  it('says of what is deprecated what to use instead', async () => {
    const old = { deprecated: true, 'x-deprecatedMessage': 'Use `b` instead.' };
    const schema = { type: 'object', properties: { a: { type: 'string', description: 'A.', ...old } } };
    const document = await documentOf({
      '/a': {
        get: {
          ...old,
          parameters: [{ name: 'q', in: 'query', schema: {}, 'x-deprecated': 'Use `c`.' }],
          responses: { 200: { description: '', content: { 'application/json': { schema } } } },
        },
      },
    });
    const { html, markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(html).toContain('<strong>Deprecated.</strong> Use <code>b</code> instead.</div>');
    expect(markdown).toContain('**Deprecated.** Use `b` instead.');
    expect(markdown).toContain('- `q` (any, deprecated): Use `c`.');
    expect(markdown).toContain('- `a` (string, deprecated): Use `b` instead. A.');
  });

  it('begins the description with a summary that is too long for a title', async () => {
    const summary = 'Lists what is in the shop. '.repeat(8).trim();
    const document = await documentOf({
      '/a': { get: { summary, description: 'By name.' } },
      '/b': { get: { summary } },
      '/c': { get: { summary, description: `${summary}\n\nAgain.` } },
    });
    expect(document.operations.map(({ title, description }) => [title, description])).toEqual([
      ['GET /a', `${summary}\n\nBy name.`],
      ['GET /b', summary],
      ['GET /c', `${summary}\n\nAgain.`],
    ]);
  });

  it('lists webhooks after the operations', async () => {
    const document = await documentOf(
      { '/a': { get: {} } },
      { webhooks: { orderUpdated: { post: { description: 'Sent' } } } },
    );
    expect(document.operations).toMatchObject([
      { title: 'GET /a', webhook: false },
      { title: 'orderUpdated', webhook: true, slug: 'order-updated' },
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
    const groups = groupOperations(document).map(({ title, slug, operations }) => ({
      title,
      slug,
      pages: operations.map((operation) => operation.slug),
    }));
    expect(groups).toEqual([
      { title: 'pets', slug: 'pets', pages: ['list'] },
      { title: 'User accounts', slug: 'users', pages: ['list', 'list-2'] },
      { title: 'Shop', slug: 'shop', pages: ['loose'] },
    ]);
  });
});

describe('a reference to a definition', () => {
  it('is found in the schema that holds it', async () => {
    const { document, diagnostics } = await load({
      'api.json': {
        openapi: '3.1.0',
        info,
        paths: {},
        components: {
          schemas: { One: {}, Two: { $defs: { Inner: { title: 'Found' } }, $ref: '#/$defs/Inner' } },
        },
      },
    });
    expect(document?.resolve({ $ref: '#/$defs/Inner' })).toEqual({ title: 'Found' });
    expect(diagnostics).toEqual([]);
    expect(document?.resolve({ $ref: '#/$defs/Other' })).toEqual({});
    expect(diagnostics).toMatchObject([{ kind: 'api-reference' }]);
  });
});

describe('an example', () => {
  const document = (example: object) => ({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {
      '/a': { post: { requestBody: { content: { 'application/json': { examples: { one: example } } } } } },
    },
  });
  const value = async (example: object) => {
    const found = await load(
      { 'api/shop.json': document(example), 'api/examples/one.json': '{"id": 1}' },
      'api/shop.json',
    );
    const [operation] = found.document?.operations ?? [];
    if (found.document === undefined || operation === undefined) throw new Error('There is no operation.');
    return { body: sampleRequest(found.document, operation).body, diagnostics: found.diagnostics };
  };

  it('has what references in it lead to, and those that lead nowhere as they are', async () => {
    const examples = { ada: { summary: 'Ada', value: { id: 'ada', tags: ['a'] } } };
    const loop = { next: { $ref: '#/x-loop' } };
    const content = (example: unknown) => ({ 'application/json': { example } });
    const body = async (example: unknown) => {
      const operation = { requestBody: { content: content(example) } };
      const document = await documentOf(
        { '/a': { post: operation } },
        { components: { examples }, 'x-loop': loop },
      );
      return sampleRequest(document, operationOf(document)).body;
    };
    expect(await body([{ $ref: '#/components/examples/ada/value' }])).toMatchObject({
      value: [examples.ada.value],
    });
    expect(await body({ user: { $ref: '#/components/examples/ada' } })).toMatchObject({
      value: { user: examples.ada.value },
    });
    expect(await body({ tags: { $ref: '#/components/examples/ada/value/tags' } })).toMatchObject({
      value: { tags: ['a'] },
    });
    expect(await body({ $ref: '#/definitions/Thing' })).toMatchObject({
      value: { $ref: '#/definitions/Thing' },
    });
    expect(JSON.stringify(await body({ $ref: '#/x-loop' }))).toContain('"$ref":"#/x-loop"');
  });

  it('may be a file beside the description, or text that is JSON', async () => {
    const json = { kind: 'json', value: { id: 1 } };
    expect((await value({ externalValue: './examples/one.json' })).body).toEqual(json);
    expect((await value({ value: '{"id":1}' })).body).toEqual(json);
    expect((await value({ value: 'id' })).body).toEqual({ kind: 'json', value: 'id' });
  });

  it('is told of where it is not in the project', async () => {
    for (const address of ['https://a.example/one.json', 'two.json']) {
      const { diagnostics } = await value({ externalValue: address });
      expect(diagnostics).toMatchObject([{ kind: 'api-reference', file: 'api/shop.json', line: 1 }]);
    }
  });
});
