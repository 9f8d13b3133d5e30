import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
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
      { message: 'The parameter q of GET /a says "in: querry", and is not shown.', line: 10 },
      { message: 'A parameter of GET /a has no name, and is not shown.', line: 11 },
      { message: expect.stringContaining('GET /a and PUT /b have one operationId, "find"'), line: 15 },
    ]);
    if (document === undefined) throw new Error('It was not read');
    const { markdown } = renderOperation(document, operationOf(document, 'find'), plainContext());
    expect(markdown).toContain('## Query parameters\n\n- `page` (integer)');
  });

  it('tells of misspelt fields and types of parameters, bodies, responses and schemas, but not of names and keywords of one’s own', async () => {
    const text = `openapi: 3.0.3
info: { title: T }
paths:
  /a:
    post:
      parameters:
        - { name: q, in: query, requird: true, schema: { type: strng } }
      requestBody:
        content:
          application/json:
            schma: { type: object }
            schema: { $ref: '#/components/schemas/Thing' }
      responses:
        200:
          desciption: Done
          headers: { desciption: { schema: { type: string } } }
components:
  schemas:
    Thing:
      type: object
      notes: Of ours
      propertyOrder: 1
      x-propertis: 1
      properties:
        requird: { type: string, exmaple: requird }
        list: { type: array, items: { allOf: [{ $ref: '#/components/schemas/Thing' }, { nulable: true }] } }
      example: { exmaple: 1, schma: 2 }
`;
    const { diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    expect(diagnostics.map(({ message, hint, line }) => [line, message, hint])).toEqual([
      [7, '"requird" in POST /a is no field of a parameter, and is not read.', 'did you mean "required"?'],
      [7, '"strng" in POST /a is no type.', 'did you mean "string"?'],
      [11, '"schma" in POST /a is no field of a media type, and is not read.', 'did you mean "schema"?'],
      [
        15,
        '"desciption" in POST /a is no field of a response, and is not read.',
        'did you mean "description"?',
      ],
      [
        25,
        '"exmaple" in components.schemas.Thing is no field of a schema, and is not read.',
        'did you mean "example"?',
      ],
      [
        26,
        '"nulable" in components.schemas.Thing is no field of a schema, and is not read.',
        'did you mean "nullable"?',
      ],
    ]);
  });

  it('tells of operations whose method is misspelt', async () => {
    const text = `openapi: 3.1.0
info: { title: T }
paths:
  /a:
    GET: { summary: Read }
    gett: { summary: List }
    x-gett: { summary: Mine }
    connect: { summary: Tunnel }
    additionalOperations: { COPY: { summary: Copy } }
  /b:
    psot: { summary: Create }
  /c:
    x-amazon-apigateway-any-method: { summary: All }
`;
    const { diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    expect(diagnostics).toMatchObject([
      { message: '"gett" of /a is no method, and is not read.', hint: 'did you mean "get"?', line: 6 },
      { message: '"psot" of /b is no method, and is not read.', hint: 'did you mean "post"?', line: 11 },
      { message: expect.stringMatching(/^"x-amazon-apigateway-any-method" of \/c stands for all/), line: 13 },
    ]);
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
        ['The', 8, 29],
        ['The', 5, 20],
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

  it('finds the places of mistakes in the files that references lead to, and tells of what operations share once', async () => {
    const main = `openapi: 3.1.0
info: { title: T }
paths:
  /a:
    $ref: paths/a.yaml
  /b: { $ref: 'paths/more.json#/paths/~1b' }
  /c{?page}:
    parameters: [{ name: c, in: hedder }, { name: d, in: path }]
    get: { parameters: [{ $ref: '#/components/parameters/Lost' }], security: [{ key: [], kee: [] }] }
    put: { parameters: [{ $ref: '#/components/parameters/Lost' }] }
components:
  securitySchemes: { key: { type: http, scheme: bearer } }
  parameters: { Lost: { name: lost, in: qurey } }
`;
    const path = `get:
  parameters:
    - { name: a, in: query }
post:
  tgs: []
  parameters:
    - { name: x, in: querry }
`;
    const more = '{"paths": {"/b": {\n  "get": {"parameters": [\n    {"in": "query"}\n  ]}}}}';
    const files = { 'api/main.yaml': main, 'api/paths/a.yaml': path, 'api/paths/more.json': more };
    const { diagnostics } = await load(files, 'api/main.yaml');
    const told = diagnostics.map(({ file, line, column, message }) => [
      `${file}:${line}:${column}`,
      message.split(' of ')[0],
    ]);
    expect(told).toEqual([
      ['api/main.yaml:9:90', expect.stringContaining('security names "kee"')],
      ['api/paths/a.yaml:5:3', '"tgs"'],
      ['api/paths/a.yaml:7:18', 'The parameter x'],
      ['api/paths/more.json:3:5', 'A parameter'],
      ['api/main.yaml:8:29', 'The parameter c'],
      ['api/main.yaml:13:37', 'The parameter lost'],
      ['api/main.yaml:8:45', 'The parameter d'],
    ]);
  });

  it('tells of responses under no status, and of parameters that stand twice in one list', async () => {
    const text = `openapi: 3.1.0
info: { title: T }
paths:
  /a:
    parameters: [{ name: q, in: query }]
    get:
      parameters:
        - { name: q, in: query, description: Of this operation }
        - { name: q, in: header }
        - { name: page, in: query }
        - { name: page, in: Query }
      responses:
        200: { description: OK }
        4xx: { description: Refused }
        '2000': { description: More }
        success: { description: Done }
        default: { description: Else }
        x-more: {}
`;
    const { diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([
      [11, 'The parameter page of GET /a stands twice, and only the last one counts.'],
      [15, '"2000" in the responses of GET /a is no status.'],
      [16, '"success" in the responses of GET /a is no status.'],
    ]);
  });

  it('finds the places of mistakes in Swagger 2 as far as it is written alike', async () => {
    const text = `swagger: '2.0'
info: { title: T, version: '1' }
paths:
  /a:
    get:
      parameters: [{ name: q, in: querry, type: string }]
      responses: { 200: { $ref: '#/responses/Done' } }
responses: { Done: { desciption: Done } }
definitions:
  A: { type: objct }
`;
    const { diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    const places = diagnostics.map(({ line, column, message }) => [line, column, message.split(' ')[0]]);
    expect(places).toEqual(
      expect.arrayContaining([
        [6, 31, 'The'],
        [8, 22, '"desciption"'],
        [10, 8, '"objct"'],
      ]),
    );
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

  it.each([
    ['https://example.com/openapi.json', 'remote-api-document', 'Save it in the project'],
    ['missing.json', 'missing-file', 'Correct the path'],
    ['/specs/.cache/api.json', 'missing-file', 'rename ".cache"'],
    ['/other.yml', 'missing-file', 'Did you mean other.json?'],
    ['lists.json', 'missing-file', 'Did you mean list.json?'],
    ['old/other.json', 'missing-file', 'Did you mean other.json?'],
    ['list.json', 'api-document', 'valid JSON or YAML'],
    ['other.json', 'api-document', 'Name it as "asyncapi"'],
  ])('reports %s and goes on without it', async (source, kind, hint) => {
    const contents = { 'list.json': '[1]', 'other.json': { asyncapi: '3.0.0' } };
    const { document, diagnostics } = await load(contents, source);
    expect(document).toBeUndefined();
    expect(diagnostics).toMatchObject([{ kind, hint: expect.stringContaining(hint) }]);
  });

  it('reports a version that is none where it stands', async () => {
    const text = 'info: { title: Shop }\nopenapi: 4.0.0\n';
    const { diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    expect(diagnostics).toMatchObject([
      { severity: 'error', message: expect.stringContaining('"openapi" is "4.0.0"'), line: 2, column: 1 },
    ]);
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
