import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/render.ts';
import { info, load, operationOf, plainContext } from './project.ts';

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

  it('tells of what operations say in vain: misspelt fields, parameters that go nowhere, ids used twice', async () => {
    const text = `openapi: 3.1.0
info: { title: T }
paths:
  /a:
    get:
      operationId: find
      response: { 200: { description: OK } }
      x-responses: 1
      parameters:
        - { name: q, in: querry, schema: { type: string } }
        - { in: query, schema: { type: string } }
        - { name: page, in: Query, schema: { type: integer } }
  /b:
    put:
      operationId: find
`;
    const { document, diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    expect(diagnostics).toMatchObject([
      {
        message: '"response" of GET /a is no field of an operation, and is not read.',
        hint: 'did you mean "responses"?',
        line: 7,
      },
      { message: 'The parameter q of GET /a says "in: querry", and is not shown.', line: 9 },
      { message: 'A parameter of GET /a has no name, and is not shown.', line: 9 },
      { message: expect.stringContaining('GET /a and PUT /b have one operationId, "find"'), line: 15 },
    ]);
    if (document === undefined) throw new Error('It was not read');
    const { markdown } = renderOperation(document, operationOf(document, 'find'), plainContext());
    expect(markdown).toContain('## Query parameters\n\n- `page` (integer)');
  });

  it('finds the places of mistakes by the keys that lead there, not by words before them', async () => {
    const text = `openapi: 3.1.0
info: { title: T, description: "Read /users, with an operationId: see response: below." }
paths:
  /users/{id}/{file+}:
    parameters: [{ name: idd, in: path, schema: {} }, { name: file, in: path, schema: {} }]
    get: { summary: "The response: of /users" }
  "/users":
    parameters: [{ name: a, in: hedder }]
    get: { description: "A response: of users" }
    POST:
      summary: Another
      response: {}
`;
    const { diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    const places = diagnostics.map(({ message, line, column }) => [message.split(' ')[0], line, column]);
    expect(places).toEqual(
      expect.arrayContaining([
        ['"response"', 12, 7],
        ['The', 8, 5],
        ['The', 5, 5],
      ]),
    );
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        message:
          'The parameter idd of GET /users/{id}/{file+} says "in: path", and has no place in that path.',
        hint: 'did you mean "id"?',
      }),
    );
    expect(diagnostics.filter(({ line }) => line === 5)).toHaveLength(1);
  });

  it('knows kinds of security schemes however they are written', async () => {
    const schemes = {
      key: { type: 'apikey', in: 'Query', name: 'token' },
      login: { type: 'basic' },
      jwt: { type: 'HTTP', scheme: 'Bearer' },
    };
    const security = Object.keys(schemes).map((name) => ({ [name]: [] }));
    const paths = { '/a': { get: { security } } };
    const content = { openapi: '3.0.0', info, paths, components: { securitySchemes: schemes } };
    const { document } = await load({ 'api.json': content });
    if (document === undefined) throw new Error('It was not read');
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('- `token` (API key, required, query)');
    expect(markdown).toContain('- `Authorization` (basic authentication, required, header)');
    expect(markdown).toContain('- `Authorization` (bearer token, required, header)');
  });

  it('has names for numbers that JSON cannot say, and leaves out what has no key', async () => {
    const text = `openapi: 3.1.0
info: { title: T }
paths:
  /a:
    get:
      summary: S
      parameters:
        - { name: n, in: query, schema: { type: number, default: .nan, maximum: .inf, enum: [-.inf, 1] } }
        - { name: b, in: query, schema: { type: string }, example: !!binary aGVsbG8= }
      responses:
        200:
          description: OK
          content:
            application/json:
              schema:
                properties:
                  null: { description: Of that name }
                  "": { description: Nameless }
                  : { description: Lost }
`;
    const { document, diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    if (document === undefined) throw new Error('It was not read');
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('- `n` (`enum<number>`): One of `-Infinity`, `1`. Default: `NaN`.\n');
    expect(markdown).toContain('- `b` (string): Example: `aGVsbG8=`.\n');
    expect(markdown).toMatch(/- `null` \(any\): Of that name\n- `""` \(any\): Nameless\n?$/);
    expect(diagnostics).toMatchObject([{ message: 'This entry has no key, and is left out.', line: 19 }]);
  });

  it('takes names and words that YAML reads as numbers for what they are', async () => {
    const text = `openapi: 3.1.0
info: { title: T }
paths:
  /a:
    get:
      tags: [2024]
      summary: 404
      parameters: [{ name: 5, in: query, description: 6, schema: { type: string } }]
      requestBody:
        content:
          application/json:
            schema: { required: [1], properties: { 1: { type: integer, description: 7 } } }
`;
    const { document } = await load({ 'api.yaml': text }, 'api.yaml');
    if (document === undefined) throw new Error('It was not read');
    expect(document.operations).toMatchObject([{ title: '404', tags: ['2024'] }]);
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('- `5` (string): 6\n');
    expect(markdown).toContain('- `1` (integer, required): 7\n');
  });

  it('keeps how texts are written that YAML reads as numbers, for want of quotes', async () => {
    const text = `openapi: 3.1.0
info: { title: T }
paths:
  /a:
    post:
      parameters: [{ name: to, in: query, schema: { type: string }, example: +4930123456 }]
      requestBody:
        content:
          application/json:
            schema:
              properties:
                zip: { type: string, example: 00501 }
                version: { type: [string, 'null'], enum: [1.10, 2.0] }
                hash: { type: string, default: 12e5 }
                days: { type: array, items: { type: string }, example: [01, 02] }
                mask: { type: integer, default: 0x1F, maximum: 0xFF }
                price: { type: number, example: 10.50 }
      responses:
        200:
          description: OK
          content: { application/json: { example: { wallet: 0x71C7656EC7ab88b098defB751B7401B5f6d8976F, n: 1.50 } } }
`;
    const { document } = await load({ 'api.yaml': text }, 'api.yaml');
    if (document === undefined) throw new Error('It was not read');
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    const [sent, received] = [...markdown.matchAll(/\{\n.*?\n\}/gs)].map(([found]) => JSON.parse(found));
    expect(sent).toEqual({
      zip: '00501',
      version: '1.10',
      hash: '12e5',
      days: ['01', '02'],
      mask: 31,
      price: 10.5,
    });
    expect(received).toEqual({ wallet: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', n: 1.5 });
    expect(markdown).toContain('?to=%2B4930123456');
    expect(markdown).toContain('`mask` (integer): Default: `31`. Range: `≤ 255`.');
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
    ['/specs/.cache/api.json', 'missing-file', 'rename ".cache"'],
    ['/other.yml', 'missing-file', 'Did you mean other.json?'],
    ['lists.json', 'missing-file', 'Did you mean list.json?'],
    ['old/other.json', 'missing-file', 'Did you mean other.json?'],
    ['list.json', 'api-document', 'valid JSON or YAML'],
    ['other.json', 'api-document', 'openapi: 3.1.0'],
  ])('reports %s and goes on without it', async (source, kind, hint) => {
    const contents = { 'list.json': '[1]', 'other.json': { asyncapi: '3.0.0' } };
    const { document, diagnostics } = await load(contents, source);
    expect(document).toBeUndefined();
    expect(diagnostics).toMatchObject([{ kind, hint: expect.stringContaining(hint) }]);
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
});
