import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { loadApiDocument } from '../../../src/site/openapi/description/document.ts';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { exampleOf } from '../../../src/site/openapi/schema/example.ts';
import { describeSchema } from '../../../src/site/openapi/schema/field.ts';
import { documentOf, load, operationOf, plainContext, projectOf } from './project.ts';

const TEXT = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('a description in several files', () => {
  it('may have whole parts in them: paths, components, responses, properties, texts', async () => {
    const { document, diagnostics } = await load(
      {
        'api/main.json': {
          openapi: '3.0.3',
          info: { $ref: 'info.json' },
          servers: [{ $ref: 'servers.json#/live' }],
          paths: { $ref: 'paths.json' },
          components: { schemas: { $ref: 'schemas.json' }, securitySchemes: { $ref: 'ways.json' } },
          security: [{ token: [] }],
        },
        'api/info.json': { title: 'Zoo', version: '1' },
        'api/servers.json': { live: { url: 'https://zoo.example.com' } },
        'api/ways.json': { token: { type: 'http', scheme: 'bearer' } },
        'api/schemas.json': { Animal: { type: 'object', properties: { $ref: 'more/properties.json' } } },
        'api/more/properties.json': { name: { $ref: '../schemas.json#/Animal/properties/nick' }, nick: TEXT },
        'api/answers.json': {
          200: {
            description: 'Fine',
            headers: { $ref: 'headers.json' },
            content: { $ref: 'content.json' },
          },
        },
        'api/headers.json': { 'X-Left': { schema: { type: 'integer' } } },
        'api/content.json': {
          'application/json': { schema: { $ref: 'main.json#/components/schemas/Animal' } },
        },
        'api/paths.json': {
          '/animals': {
            get: {
              description: { $ref: 'animals.md' },
              'x-codeSamples': [{ lang: 'Python', source: { $ref: 'animals.py' } }],
              responses: { $ref: 'answers.json' },
            },
          },
        },
        'api/animals.md': 'All that *live* here.',
        'api/animals.py': 'print("animals")\n',
      },
      'api/main.json',
    );
    expect(diagnostics).toEqual([]);
    if (document === undefined) throw new Error('It was not loaded.');
    expect(document.title).toBe('Zoo');
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    for (const part of [
      '`GET https://zoo.example.com/animals`',
      'All that *live* here.',
      '```python\nprint("animals")\n```',
      'bearer token',
      '- `name` (string)\n- `nick` (string)',
      '- `X-Left` (integer)',
    ])
      expect(markdown).toContain(part);
  });

  it('may have lists in them: servers and tags', async () => {
    const { document, diagnostics } = await load({
      'api.json': {
        openapi: '3.1.0',
        info: { title: 'Zoo', version: '1' },
        servers: { $ref: 'servers.yaml' },
        tags: { $ref: 'tags.yaml' },
        paths: { '/animals': { get: { tags: ['a'], responses: {} } } },
      },
      'servers.yaml': '- url: https://zoo.example.com\n',
      'tags.yaml': '- name: a\n  x-displayName: Animals\n',
    });
    expect(diagnostics).toEqual([]);
    expect(document?.servers).toEqual([{ url: 'https://zoo.example.com' }]);
    expect(document?.raw.tags).toEqual([{ name: 'a', 'x-displayName': 'Animals' }]);
  });

  it('is an object, where it begins', async () => {
    const toldOf = async (content: string) => {
      const { document, diagnostics } = await load({ 'api.json': content });
      expect(document).toBeUndefined();
      return diagnostics.map(({ message, hint }) => `${message.replace(/^.*?: /, '')} ${hint}`);
    };
    const write = 'Write it as valid JSON or YAML.';
    expect(await toldOf('[]')).toEqual([`it is not an object ${write}`]);
    expect(await toldOf(' \n')).toEqual([`it is empty ${write}`]);
    for (const page of ['<!doctype html>\n<p>a: b: c</p>', '<html>', '<?xml version="1.0"?><a/>'])
      expect(await toldOf(page)).toEqual([`it is HTML, or another file of markup ${write}`]);
    expect(await toldOf('{"asyncapi":"3.0.0"}')).toEqual([
      'it has no "openapi". Name it as "asyncapi" in place of "openapi".',
    ]);
    expect(await toldOf('{"swagger":"1.2"}')).toEqual([
      expect.stringMatching(/^"swagger" is "1.2". Write "openapi/),
    ]);
    expect(await toldOf('{}')).toEqual([expect.stringMatching(/^it has no "openapi". Write "openapi/)]);
  });

  it('may name files as addresses have them', async () => {
    const { document, diagnostics } = await load({
      'api.json': { openapi: '3.1.0', info: {}, paths: {} },
      'my parts.json': { Name: TEXT },
    });
    expect(document?.resolve({ $ref: 'my%20parts.json#/Name' })).toEqual(TEXT);
    expect(diagnostics).toEqual([]);
  });

  it('tells of a reference that leads nowhere in the file that has it', async () => {
    const { document, diagnostics } = await load({
      'api.json': {
        openapi: '3.1.0',
        info: {},
        paths: {},
        components: { schemas: { $ref: 'more/all.yaml' } },
      },
      'more/all.yaml':
        "Pet:\n  properties:\n    owner: { $ref: '../people.yaml#/Owner' }\n    home: { $ref: '#/Home' }\n",
      'people.yaml': 'Nobody: {}\n',
    });
    if (document === undefined) throw new Error('It was not loaded.');
    describeSchema(ref('Pet'), document);
    expect(diagnostics.map(({ file, line, column }) => [file, line, column])).toEqual([
      ['more/all.yaml', 3, 21],
      ['more/all.yaml', 4, 20],
    ]);
  });

  it('ends pointers that lead through one another', async () => {
    const schemas = {
      A: { $ref: '#/components/schemas/B/properties/x' },
      B: { $ref: '#/components/schemas/A/x' },
    };
    const document = await documentOf({}, { components: { schemas } });
    expect(document.resolve(ref('A'))).toEqual({});
  });
});

describe('a reference', () => {
  it('with properties or required names beside it has those of both', async () => {
    const Base = { type: 'object', description: 'A base', required: ['a'], properties: { a: TEXT, b: TEXT } };
    const Further = { ...ref('Base'), properties: { c: TEXT } };
    const document = await documentOf({}, { components: { schemas: { Base, Further } } });
    const named = (schema: object) =>
      describeSchema(schema, document).children.map(({ name, required }) => `${name}${required ? '!' : ''}`);
    expect(named({ ...ref('Base'), required: ['b'], properties: { c: TEXT } })).toEqual(['a!', 'b!', 'c']);
    expect(named(ref('Further'))).toEqual(['a!', 'b', 'c']);
    expect(exampleOf(ref('Further'), document, { for: 'request' })).toEqual({ a: 'a', b: 'b', c: 'c' });
    expect(describeSchema({ ...ref('Base'), required: ['b'] }, document)).toMatchObject({
      schemaName: 'Base',
      description: 'A base',
    });
  });

  it('may lead to the address that a schema gives itself, and into it', async () => {
    const Pet = { $id: 'https://example.com/pet', type: 'object', properties: { tail: TEXT } };
    const { document, diagnostics } = await load({
      'api.json': { openapi: '3.1.0', info: {}, paths: {}, components: { schemas: { Pet } } },
    });
    expect(document?.resolve({ $ref: 'https://example.com/pet' })).toMatchObject(Pet);
    expect(document?.resolve({ $ref: 'https://example.com/pet#/properties/tail' })).toEqual(TEXT);
    expect(diagnostics).toEqual([]);
  });

  it('that leads nowhere is told of at its place, for which the text is gone through once', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `Gone${index}`);
    const lines = ['openapi: 3.1.0', 'paths: {}', 'components:', '  schemas:'];
    const text = [...lines, ...names.map((name) => `    A${name}: { $ref: '#/x/${name}' }`)].join('\n');
    let readings = 0;
    const files = {
      ...projectOf({ 'api.yaml': text }),
      readText: () => {
        readings += 1;
        return text;
      },
    };
    const diagnostics: Diagnostic[] = [];
    const document = await loadApiDocument(files, 'api.yaml', (found) => diagnostics.push(found));
    for (const name of names) document?.resolve({ $ref: `#/x/${name}` });
    expect(diagnostics.map(({ line, column }) => [line, column])).toEqual(
      names.map((name, index) => [index + 5, `    A${name}: { $ref: '`.length + 1]),
    );
    expect(readings).toBe(2);
  });

  it('to a part of something has no name', async () => {
    const schemas = {
      List: { type: 'array', items: { type: 'object', properties: { a: TEXT } } },
      items: TEXT,
    };
    const document = await documentOf({}, { components: { schemas } });
    expect(describeSchema(ref('List/items'), document).schemaName).toBeUndefined();
    expect(describeSchema(ref('items'), document).schemaName).toBe('items');
  });
});
