import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { sampleRequest } from '../../../src/site/openapi/samples/model.ts';
import { documentOf, info, load, operationOf, plainContext } from './project.ts';

describe('loadApiDocument', () => {
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

  it('reports a reference into its own file as it stands there, however many files there are', async () => {
    const { document, diagnostics } = await load({
      'api.json': { openapi: '3.1.0', paths: { '/a': { $ref: 'a.json' } }, 'x-a': { $ref: '#/none' } },
      'a.json': { get: { responses: { 200: { $ref: '#/gone' }, 400: { $ref: 'api.json#/lost' } } } },
    });
    document?.resolve(document.raw['x-a']);
    const { responses } = document?.operations[0]?.raw ?? {};
    for (const response of Object.values(responses ?? {})) document?.resolve(response);
    expect(diagnostics.map(({ file, message }) => [file, message])).toEqual([
      ['api.json', '$ref "#/none" leads to nothing.'],
      ['a.json', '$ref "#/gone" leads to nothing.'],
      ['a.json', '$ref "api.json#/lost" leads to nothing.'],
    ]);
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
});

describe('a reference', () => {
  it('that leads nowhere is told of with the one that may be meant', async () => {
    const content = {
      openapi: '3.0.0',
      info,
      paths: {},
      components: { schemas: { User: { type: 'object' } }, parameters: { Page: {} } },
    };
    const { document, diagnostics } = await load({ 'api.json': content });
    for (const $ref of ['#/components/schemas/Usr', 'User', '#/components/schemas/Page', '#/none'])
      document?.resolve({ $ref });
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'did you mean "#/components/schemas/User"?',
      'did you mean "#/components/schemas/User"?',
      'did you mean "#/components/parameters/Page"?',
      undefined,
    ]);
  });

  it('to a definition of Swagger 2 means the schema of that name', async () => {
    const User = { type: 'object', properties: { name: { type: 'string' } } };
    const content = { openapi: '3.0.0', info, paths: {}, components: { schemas: { User } } };
    const { document, diagnostics } = await load({ 'api.json': content });
    expect(document?.resolve({ $ref: '#/definitions/User' })).toEqual(User);
    expect(diagnostics).toEqual([]);
  });
});

describe('a reference to a definition', () => {
  it('is found in the schema that holds it, the nearest of several', async () => {
    const holding = (title: string) => ({ $defs: { Inner: { title } }, items: { $ref: '#/$defs/Inner' } });
    const answer = (schema: object) => ({
      get: { responses: { 200: { content: { 'application/json': { schema } } } } },
    });
    const outer = { ...holding('Outer'), not: { ...holding('Inner'), if: { $ref: '#/$defs/Other' } } };
    const content = {
      openapi: '3.1.0',
      info,
      paths: { '/a~b/{50%}': answer(outer) },
      components: { schemas: { Two: holding('Two') } },
    };
    const { document, diagnostics } = await load({ 'api.json': content });
    const schema = '#/paths/~1a~0b~1{50%25}/get/responses/200/content/application~1json/schema';
    const places = [`${schema}/items`, `${schema}/not/items`, '#/components/schemas/Two/items'];
    expect(places.map(($ref) => document?.resolve({ $ref }).title)).toEqual(['Outer', 'Inner', 'Two']);
    expect(diagnostics).toEqual([]);
    expect(document?.resolve({ $ref: `${schema}/not/if` })).toEqual({});
    expect(diagnostics).toMatchObject([{ message: '$ref "#/$defs/Other" leads to nothing.' }]);
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

  it('is told of with the place of its address where the description is in several files', async () => {
    const files = {
      'api/shop.yaml': [
        'openapi: 3.1.0',
        'info: { title: Shop, version: "1" }',
        'paths: { /a: { post: { requestBody: { $ref: "parts.yaml#/body" }, responses: {} } } }',
      ].join('\n'),
      'api/parts.yaml':
        'body:\n  content:\n    application/json: { examples: { a: { externalValue: two.json } } }\n',
    };
    const { document, diagnostics } = await load(files, 'api/shop.yaml');
    if (document !== undefined) sampleRequest(document, operationOf(document));
    expect(diagnostics).toMatchObject([
      { message: 'The file api/two.json is not in the project.', file: 'api/parts.yaml', line: 3 },
    ]);
  });
});
