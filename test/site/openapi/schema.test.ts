import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../../src/site/openapi/schema/example.ts';
import type { Field } from '../../../src/site/openapi/schema/field.ts';
import { described, example, ref } from './described.ts';
import { documentOf } from './project.ts';

describe('describeSchema', () => {
  it.each<[string, unknown, string]>([
    ['a type with its format', { type: 'string', format: 'uuid' }, 'string<uuid>'],
    ['a format that repeats the type', { type: 'string', format: 'String' }, 'string'],
    ['nullable as OpenAPI 3.0 has it', { type: 'string', nullable: true }, 'string | null'],
    ['nullable as OpenAPI 3.1 has it', { type: ['integer', 'null'] }, 'integer | null'],
    ['null among alternatives', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [
      'null in several alternatives, once',
      { oneOf: [{ type: 'string', nullable: true }, { type: ['integer', 'null'] }], nullable: true },
      'string | integer | null',
    ],
    [
      'alternatives that are lists of alternatives',
      {
        oneOf: [
          { type: 'string' },
          { type: 'array', items: { anyOf: [{ type: 'object' }, { type: 'number' }] } },
        ],
      },
      'string | (object | number)[]',
    ],
    ['null among allowed values', { enum: ['a', null] }, 'enum<string> | null'],
    ['arrays', { type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'number[][]'],
    [
      'arrays of alternatives',
      { type: 'array', items: { type: ['string', 'integer'] } },
      '(string | integer)[]',
    ],
    [
      'alternatives',
      { oneOf: [{ type: 'string' }, { type: 'object' }, { type: 'object' }] },
      'string | object',
    ],
    ['a type that properties imply', { properties: { a: {} } }, 'object'],
    ['a type that a constant implies', { const: 3 }, 'integer'],
    ['a media type', { type: 'string', contentMediaType: 'image/png' }, 'string<image/png>'],
    ['an upload', { type: 'string', contentMediaType: 'application/octet-stream' }, 'file'],
    ['nothing', { type: 'null' }, 'null'],
    ['nothing but null', { const: null }, 'null'],
    ['a tuple that ends', { type: 'array', prefixItems: [{}], items: false }, 'array'],
    ['anything', true, 'any'],
  ])('labels %s', async (_, schema, label) => {
    expect((await described(schema)).type).toBe(label);
  });

  it('is a whole number where one part of allOf says so and another says that it is a number', async () => {
    const parts = [{ type: 'integer' }, { type: 'number', minimum: 3 }];
    for (const allOf of [parts, parts.toReversed()])
      expect(await described({ allOf })).toMatchObject({
        type: 'integer',
        facts: [{ label: 'Range', value: '≥ 3' }],
      });
  });

  it('joins the properties and required names of allOf parts', async () => {
    const schemas = {
      Base: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      User: { allOf: [ref('Base'), { required: ['name'], properties: { name: { type: 'string' } } }] },
    };
    const field = await described(ref('User'), schemas);
    expect(field.schemaName).toBe('User');
    expect(field.children.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['name', true],
    ]);
  });

  it('takes what an object without properties says of its items for these', async () => {
    const Tree = { type: 'object', properties: { name: { type: 'string' }, inner: ref('Tree') } };
    const schema = { type: 'object', items: ref('Tree') };
    const field = await described(schema, { Tree });
    expect([field.type, field.children.map(({ name }) => name)]).toEqual(['object', ['name', 'inner']]);
    expect(await example(schema, { Tree })).toEqual({ name: 'name', inner: { name: 'name' } });
    const Loop = { type: 'object', items: ref('Loop') };
    expect((await described(ref('Loop'), { Loop })).children).toEqual([]);
    const texts = { type: 'object', items: { type: 'string', enum: ['a'] } };
    expect((await described(texts)).values).toEqual([]);
  });

  it('shows what is required though nobody describes it, and gives it in examples', async () => {
    const object = { type: 'object', required: ['id', 'from'], properties: { from: { type: 'integer' } } };
    const { children } = await described(object);
    expect(children.map(({ name, type, required }) => [name, type, required])).toEqual([
      ['from', 'integer', true],
      ['id', 'any', true],
    ]);
    expect(await example(object)).toEqual({ from: 1, id: 'id' });

    const counts = { type: 'object', required: ['all'], additionalProperties: { type: 'integer' } };
    expect((await described(counts)).children.map(({ name, type }) => [name, type])).toEqual([
      ['all', 'integer'],
      ['{any name}', 'integer'],
    ]);

    // What an alternative asks for, its holder describes, and the other way round.
    const either = { ...object, oneOf: [{ type: 'object', required: ['from'] }, { type: 'object' }] };
    const { children: own, alternatives } = await described(either);
    expect(own.map(({ name }) => name)).toEqual(['from']);
    expect(alternatives[0]?.options.map((option) => option.children)).toEqual([[], []]);
  });

  it('takes a property for required that says so itself', async () => {
    const properties = { a: { type: 'string', required: true }, b: { type: 'object', required: ['c'] } };
    const field = await described({ properties });
    expect(field.children.map(({ name, required }) => [name, required])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(exampleOf({ properties }, await documentOf({}), { for: 'request', requiredOnly: true })).toEqual({
      a: 'a',
    });
  });

  it('takes a description beside a reference, in both forms', async () => {
    const schemas = { Id: { type: 'string', description: 'General' } };
    const direct = await described({ ...ref('Id'), description: 'Special' }, schemas);
    const wrapped = await described({ allOf: [ref('Id')], description: 'Special' }, schemas);
    for (const field of [direct, wrapped]) {
      expect(field).toMatchObject({ description: 'Special', type: 'string', schemaName: 'Id' });
    }
  });

  it('cuts recursion where a schema returns to itself', async () => {
    const schemas = {
      Node: {
        type: 'object',
        properties: { name: { type: 'string' }, children: { type: 'array', items: ref('Node') } },
      },
    };
    const field = await described(ref('Node'), schemas);
    expect(field.children[1]).toMatchObject({
      type: 'object[]',
      schemaName: 'Node',
      cut: 'recursive',
      children: [],
    });
  });

  it('cuts recursion at once where a schema may also be null, or something is said of it beside', async () => {
    const properties = {
      parent: { anyOf: [ref('Node'), { type: 'null' }] },
      next: { ...ref('Node'), description: 'The one after it' },
    };
    const schemas = { Node: { type: 'object', properties } };
    const field = await described(ref('Node'), schemas);
    expect(field.children).toMatchObject([
      { type: 'object | null', schemaName: 'Node', cut: 'recursive', children: [] },
      { description: 'The one after it', cut: 'recursive', children: [] },
    ]);
    expect(await example(ref('Node'), schemas)).toEqual({});
  });

  it('takes for the type what is written as the format in its place', async () => {
    const types = ['string', 'integer', 'boolean'].map(async (format) => (await described({ format })).type);
    expect(await Promise.all(types)).toEqual(['string', 'integer', 'boolean']);
  });

  it('says of which of several types a format is', async () => {
    const number = { type: ['integer', 'string'], format: 'int64', pattern: '^\\d+$' };
    expect((await described(number)).type).toBe('integer<int64> | string');
    const date = { type: ['number', 'string', 'null'], format: 'date-time' };
    expect((await described(date)).type).toBe('number | string<date-time> | null');
    expect((await described({ type: 'string', format: 'int64' })).type).toBe('string<int64>');
  });

  it('says of content in a text how it became one', async () => {
    const held = { type: 'string', contentEncoding: 'base64' };
    expect((await described(held)).type).toBe('string<base64>');
    const type = async (contentMediaType: string, rest: object = held) =>
      (await described({ ...rest, contentMediaType })).type;
    expect(await type('application/octet-stream')).toBe('string<base64>');
    expect(await type('image/png')).toBe('string<base64 image/png>');
    expect(await type('image/png', { type: 'string', contentEncoding: 'binary' })).toBe('string<image/png>');
    expect(await type('application/octet-stream', { type: 'string' })).toBe('file');
  });

  it('survives schemas made only of themselves', async () => {
    const schemas = {
      A: { allOf: [ref('A')] },
      B: { oneOf: [ref('B')] },
      C: { anyOf: [ref('C'), ref('C')] },
    };
    for (const name of ['A', 'B', 'C']) expect((await described(ref(name), schemas)).type).toBe('any');
  });

  it('shows what the alternatives of an array say, where it says nothing of its items', async () => {
    const options = [{ items: { type: 'string' } }, { type: 'array', items: { type: 'integer' } }];
    const field = await described({ type: 'array', items: {}, anyOf: options });
    expect(field.type).toBe('string[] | integer[]');
    const types = field.alternatives.map((one) => one.options.map(({ type }) => type));
    expect(types).toEqual([['string[]', 'integer[]']]);
    const bare = await described({ type: 'array', items: { type: 'object' }, anyOf: options });
    expect(bare).toMatchObject({ type: 'object[]', alternatives: [] });
  });

  it('cuts a schema that is too large at a depth, and keeps all of its first level', async () => {
    const wide = (depth: number): object =>
      depth === 0
        ? { type: 'string' }
        : {
            type: 'object',
            properties: Object.fromEntries('abcdefghij'.split('').map((key) => [key, wide(depth - 1)])),
          };
    const field = await described(wide(5));
    expect(field.children).toHaveLength(10);
    const count = (one: Field): number => 1 + one.children.reduce((sum, child) => sum + count(child), 0);
    expect(count(field)).toBeLessThanOrEqual(350);
    expect(field.children[9]?.children[9]?.cut).toBe('deep');
  });

  it('shows the few hundred properties that a page has room for', async () => {
    const holding = (count: number, schema: object) => ({
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, schema])),
    });
    const text = { type: 'string', description: 'What it is for, in a line.' };
    const field = await described(holding(20, { type: 'array', items: holding(15, text) }));
    expect(field.children.map(({ children, cut }) => [children.length, cut])).toEqual(
      Array.from({ length: 20 }, () => [15, undefined]),
    );
  });

  it('names the alternatives of a discriminator with their values', async () => {
    const schemas = {
      Cat: { type: 'object', properties: { kind: { type: 'string' } } },
      Dog: { type: 'object', properties: { kind: { type: 'string' } } },
    };
    const field = await described(
      {
        oneOf: [ref('Cat'), ref('Dog')],
        discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } },
      },
      schemas,
    );
    const [options] = field.alternatives;
    expect(options).toMatchObject({ kind: 'oneOf' });
    expect(options?.options.map(({ schemaName, facts }) => [schemaName, facts[0]])).toEqual([
      ['Cat', { label: 'kind', value: 'cat' }],
      ['Dog', { label: 'kind', value: 'dog' }],
    ]);
  });

  it('names alternatives without a name by the one value that tells them apart', async () => {
    const grant = (type: object, more: object) => ({
      type: 'object',
      properties: { scope: { const: 'all' }, grant: type, ...more },
    });
    const { alternatives } = await described({
      oneOf: [
        grant({ const: 'password' }, { user: { type: 'string' } }),
        grant({ type: 'string', enum: ['code'] }, { code: { type: 'string' } }),
        { title: 'Another', type: 'object', properties: { token: { type: 'string' } } },
      ],
    });
    expect(alternatives[0]?.options.map(({ schemaName }) => schemaName)).toEqual([
      'grant: password',
      'grant: code',
      'Another',
    ]);
    const open = { properties: { grant: { const: 'password' } } };
    const same = await described({ oneOf: [open, { ...open, required: ['grant'] }] });
    expect(same.alternatives[0]?.options.map(({ schemaName }) => schemaName)).toEqual([undefined, undefined]);
  });
});
