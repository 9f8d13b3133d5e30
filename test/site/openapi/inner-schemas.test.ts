import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { exampleOf } from '../../../src/site/openapi/schema/example.ts';
import { describeSchema, type Field } from '../../../src/site/openapi/schema/field.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

async function described(schema: unknown, schemas: object = {}): Promise<Field> {
  return describeSchema(schema, await documentOf({}, { components: { schemas } }));
}

/** The page of an operation that answers with this. */
async function answering(schema: object, schemas: object = {}) {
  const content = { 'application/json': { schema } };
  const paths = { '/a': { get: { responses: { 200: { description: 'OK', content } } } } };
  const document = await documentOf(paths, { components: { schemas } });
  return renderOperation(document, operationOf(document), plainContext());
}

const names = ({ children }: Field) => children.map(({ name, type }) => [name, type]);

describe('a tuple', () => {
  const place = [
    { type: 'number', description: 'East' },
    { type: 'integer', description: 'North' },
  ];
  const rest = { type: 'string', description: 'Remarks' };

  it.each([
    ['as JSON Schema has it today', { type: 'array', prefixItems: place, items: rest }],
    ['as drafts had it', { type: 'array', items: place, additionalItems: rest }],
  ])('shows each place and what may follow, written %s', async (_, schema) => {
    const field = await described(schema);
    expect(field.type).toBe('array');
    expect(names(field)).toEqual([
      ['[0]', 'number'],
      ['[1]', 'integer'],
      ['[2…]', 'string'],
    ]);
    expect(exampleOf(schema, await documentOf({}), { for: 'response' })).toEqual([1.5, 1]);
  });
});

describe('properties without a name', () => {
  it('are those that nothing else has evaluated', async () => {
    const field = await described({
      properties: { a: { type: 'string' } },
      unevaluatedProperties: { type: 'integer' },
    });
    expect(names(field)).toEqual([
      ['a', 'string'],
      ['{any name}', 'integer'],
    ]);
  });

  it('are called after what their names must be like', async () => {
    const additionalProperties = { type: 'integer' };
    const named = async (propertyNames: object, more: object = { additionalProperties }) =>
      (await described({ type: 'object', propertyNames, ...more })).children[0];
    expect((await named({ pattern: '^x-' }))?.name).toBe('/^x-/');
    expect((await named({ enum: ['red', 'blue'] }))?.name).toBe('{red | blue}');
    expect((await named({ pattern: '^x-' }, {}))?.type).toBe('any');
    expect(await named({ type: 'string', description: 'A color' })).toMatchObject({
      name: '{any name}',
      description: 'A color',
    });
    expect(await named({ type: 'string' }, {})).toBeUndefined();
    const said = { additionalProperties, 'x-additionalPropertiesName': 'currency' };
    expect((await described({ type: 'object', ...said })).children[0]?.name).toBe('{currency}');
  });

  it('that must not be there are neither shown nor sent', async () => {
    const schema = { type: 'object', properties: { a: { type: 'string' }, b: false } };
    expect(names(await described(schema))).toEqual([['a', 'string']]);
    expect(exampleOf(schema, await documentOf({}), { for: 'request' })).toEqual({ a: 'a' });
  });
});

describe('the items of an array', () => {
  it('keep what is said of them beside what is said of the whole', async () => {
    const items = { type: 'string', description: 'One tag', example: 'new' };
    const tags = { type: 'array', description: 'All tags.', items };
    const { html, markdown } = await answering({ type: 'object', properties: { tags } });
    expect(markdown).toContain('- `tags` (string[]): All tags. One tag. Example: `new`.');
    expect(html).toMatch(/<p>All tags\.<br[ /]*>\s*One tag<\/p>/);
  });

  it('that are a named schema have its description where nobody else says anything', async () => {
    const schemas = { Tag: { type: 'object', description: 'A tag of ours', properties: { a: {} } } };
    const items = { $ref: '#/components/schemas/Tag' };
    expect((await described({ type: 'array', items }, schemas)).description).toBe('A tag of ours');
    const own = await described({ type: 'array', description: 'Tags', items }, schemas);
    expect(own.description).toBe('Tags');
  });

  it('have their limits at every level', async () => {
    const row = { type: 'array', maxItems: 3, items: { type: 'number', minimum: 1 } };
    const field = await described({ type: 'array', minItems: 2, items: row });
    expect(field.facts).toEqual([
      { label: 'Items', value: '≥ 2' },
      { label: 'Each item: items', value: '≤ 3' },
      { label: 'Each item: range', value: '≥ 1' },
    ]);
  });
});

it('says what a value is not, by alternatives too, and nothing where it has no words for it', async () => {
  const facts = async (not: object) => (await described({ type: 'object', not })).facts;
  expect(await facts({ anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] })).toEqual([
    { label: 'Not', value: 'with a | with b, c' },
  ]);
  expect(await facts({ properties: { a: { const: 1 } } })).toEqual([]);
  expect(await facts({ type: 'array' })).toEqual([{ label: 'Not', value: 'array' }]);
  expect(await facts({ minProperties: 3 })).toEqual([]);
});

it('shows what JSON in a text is made of', async () => {
  const contentSchema = { type: 'object', properties: { id: { type: 'integer' } } };
  const schema = { type: 'string', contentMediaType: 'application/json', contentSchema };
  const { type: _type, ...untyped } = schema;
  for (const one of [schema, untyped]) {
    expect(names(await described(one))).toEqual([['id', 'integer']]);
    expect(exampleOf(one, await documentOf({}), { for: 'response' })).toBe('{"id":1}');
  }
});

it('shows alternatives that have a title, plain as they are', async () => {
  const oneOf = [
    { type: 'string', title: 'Name' },
    { type: 'integer', title: 'Number' },
  ];
  const { html } = await answering({ type: 'object', properties: { who: { oneOf } } });
  expect(html).toContain('<span class="api-option-name">Number</span>');
});

it('says in Markdown where a schema returns to itself', async () => {
  const Node = {
    type: 'object',
    properties: { next: { $ref: '#/components/schemas/Node' }, id: { type: 'string' } },
  };
  const { markdown } = await answering({ $ref: '#/components/schemas/Node' }, { Node });
  expect(markdown).toContain('- `next` (object): Again the properties of `Node`.');
});

describe('a schema that says a format and no type', () => {
  it('has the type of the format, unless its alternatives have others', async () => {
    const formats = ['binary', 'date-time', 'int64', 'double', 'own'];
    const file = { format: 'binary', oneOf: [{ type: 'integer' }, { type: 'boolean' }] };
    const properties = {
      ...Object.fromEntries(formats.map((format) => [format, { format }])),
      either: file,
    };
    expect(names(await described({ properties }))).toEqual([
      ['binary', 'file'],
      ['date-time', 'string<date-time>'],
      ['int64', 'integer<int64>'],
      ['double', 'number<double>'],
      ['own', 'any'],
      ['either', 'integer | boolean'],
    ]);
    expect(
      exampleOf({ properties: { n: { format: 'int64' } } }, await documentOf({}), { for: 'request' }),
    ).toEqual({ n: 1 });
  });
});

it('what is inside a field is said by what it is: properties, items of a tuple, the flow of a way in', async () => {
  const labelsOf = ({ html }: { readonly html: string }) =>
    [...html.matchAll(/class="api-nested"><summary>(.*?)<span/g)].map(([, label]) => label);
  const point = { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] };
  const size = { type: 'object', properties: { width: { type: 'number' } } };
  expect(labelsOf(await answering({ properties: { point, size } }))).toEqual(['Items', '1 property']);
  const flow = { tokenUrl: '/token', scopes: {} };
  const loginBy = async (flows: object) => {
    const login = { type: 'oauth2', flows };
    const paths = { '/a': { get: { security: [{ login: [] }], responses: {} } } };
    const document = await documentOf(paths, { components: { securitySchemes: { login } } });
    return labelsOf(renderOperation(document, operationOf(document), plainContext()));
  };
  expect(await loginBy({ password: flow })).toEqual(['password flow']);
  expect(await loginBy({ password: flow, clientCredentials: flow })).toEqual(['Alternatives']);
});
