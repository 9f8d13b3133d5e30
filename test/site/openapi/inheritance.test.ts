import { describe, expect, it } from 'vitest';
import { createDescriber } from '../../../src/site/openapi/page/description.ts';
import { fieldsText } from '../../../src/site/openapi/page/fields-text.ts';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { exampleOf } from '../../../src/site/openapi/schema/example.ts';
import { describeSchema, type Field } from '../../../src/site/openapi/schema/field.ts';
import { flatten } from '../../../src/site/openapi/schema/flatten.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest });
const TEXT = { type: 'string' };

const SCHEMAS = {
  Base: object({ id: TEXT }, { title: 'Base thing', description: 'Of all.', example: { id: 'b1' } }),
  Derived: { allOf: [ref('Base'), object({ size: { type: 'number', example: 2 } })] },
  Shape: object(
    { form: TEXT },
    { discriminator: { propertyName: 'form', mapping: { round: 'Circle', flat: ref('Square').$ref } } },
  ),
  Circle: { allOf: [ref('Shape'), object({ radius: TEXT })] },
  Square: { allOf: [ref('Shape'), object({ side: TEXT, inner: ref('Shape') })] },
  Cat: object({ kind: TEXT, lives: TEXT }),
  Dog: object({ kind: { const: 'hound' } }),
};

const documented = () => documentOf({}, { components: { schemas: SCHEMAS } });
const described = async (schema: unknown): Promise<Field> => describeSchema(schema, await documented());
const example = async (schema: unknown) => exampleOf(schema, await documented(), { for: 'response' });

describe('a schema made of others', () => {
  it('has an example with what each of them gives, and no title of another', async () => {
    expect(await example(ref('Derived'))).toEqual({ id: 'b1', size: 2 });
    const field = await described(ref('Derived'));
    expect(field.schemaName).toBe('Derived');
    expect(field.description).toBeUndefined();
  });

  it('is shown inside another that has the same base, and cut where it returns to itself', async () => {
    const schemas = {
      Base: object({ id: TEXT }),
      Order: { allOf: [ref('Base'), object({ lines: { type: 'array', items: ref('Line') } })] },
      Line: { allOf: [ref('Base'), object({ amount: TEXT, order: ref('Order') })] },
    };
    const document = await documentOf({}, { components: { schemas } });
    const [, lines] = describeSchema(ref('Order'), document).children;
    expect(lines?.children).toMatchObject([
      { name: 'id' },
      { name: 'amount' },
      { name: 'order', children: [], cut: 'recursive' },
    ]);
    expect(exampleOf(ref('Order'), document, { for: 'response' })).toEqual({
      id: 'id',
      lines: [{ id: 'id', amount: 'amount' }],
    });
  });

  it('shows its base inside it, of which it is more, and cuts what is made of the same', async () => {
    const task = object({
      parent: ref('Compact'),
      owner: { allOf: [ref('Compact')], nullable: true },
      next: ref('Task'),
    });
    const schemas = { Compact: object({ gid: TEXT }), Task: { allOf: [ref('Compact'), task] } };
    const document = await documentOf({}, { components: { schemas } });
    const [, parent, owner, next] = describeSchema(ref('Task'), document).children;
    for (const field of [parent, owner])
      expect(field).toMatchObject({ schemaName: 'Compact', children: [{ name: 'gid' }], cut: undefined });
    expect(next).toMatchObject({ children: [], cut: 'recursive' });
    expect(exampleOf(ref('Task'), document, { for: 'response' })).toEqual({
      gid: 'gid',
      parent: { gid: 'gid' },
      owner: { gid: 'gid' },
    });
  });

  it('has items and further properties of which each of them says something', async () => {
    const parts = [
      object(
        { tags: { type: 'array', items: object({ name: TEXT }) } },
        { additionalProperties: object({ a: TEXT }) },
      ),
      object(
        { tags: { type: 'array', items: { type: 'object', nullable: true } } },
        { additionalProperties: { type: 'object', description: 'Of each.' } },
      ),
    ];
    const { children } = await described({ allOf: parts });
    expect(children).toMatchObject([
      { name: 'tags', type: '(object | null)[]', children: [{ name: 'name' }] },
      { name: '{any name}', description: 'Of each.', children: [{ name: 'a' }] },
    ]);
    const pages = [
      object({ data: { type: 'array', items: { type: 'object' } } }),
      object({ data: { type: 'array', items: ref('Cat') } }),
    ];
    expect((await described({ allOf: pages })).children).toMatchObject([{ name: 'data', schemaName: 'Cat' }]);
  });

  it('shows those that its discriminator maps to, with what they add', async () => {
    const shape = await described(ref('Shape'));
    expect(shape.children.map(({ name }) => name)).toEqual(['form']);
    expect(shape.alternatives[0]?.options).toMatchObject([
      { schemaName: 'Circle', facts: [{ label: 'form', value: 'round' }], children: [{ name: 'radius' }] },
      { schemaName: 'Square', facts: [{ value: 'flat' }], children: [{ name: 'side' }, { name: 'inner' }] },
    ]);
    expect(shape.alternatives[0]?.options[1]?.children[1]?.cut).toBe('recursive');
    expect(await example(ref('Shape'))).toEqual({ form: 'round', radius: 'radius' });
    expect((await described(ref('Circle'))).alternatives).toEqual([]);
  });

  it('shows those that name it among their parts, where its discriminator maps to nothing', async () => {
    const schemas = {
      Animal: object({ kind: TEXT }, { discriminator: { propertyName: 'kind' } }),
      Bird: { allOf: [ref('Animal'), object({ wings: TEXT })] },
      Owl: { allOf: [ref('Bird'), object({ hoots: TEXT })] },
    };
    for (const discriminator of [{ propertyName: 'kind' }, 'kind']) {
      const Animal = { ...schemas.Animal, discriminator };
      const document = await documentOf({}, { components: { schemas: { ...schemas, Animal } } });
      const options = describeSchema(ref('Animal'), document).alternatives[0]?.options;
      expect(options).toMatchObject([
        { schemaName: 'Bird', facts: [{ label: 'kind', value: 'Bird' }], children: [{ name: 'wings' }] },
        { schemaName: 'Owl', children: [{ name: 'wings' }, { name: 'hoots' }] },
      ]);
      expect(exampleOf(ref('Animal'), document, { for: 'response' })).toEqual({
        kind: 'Bird',
        wings: 'wings',
      });
    }
  });

  it('has the value by which its base tells it, unless others are made of it or it says another itself', async () => {
    const kind = { type: 'string', enum: ['CAT', 'DOG', 'LION'], description: 'Which.' };
    const mapping = { CAT: 'Cat', LION: ref('Lion').$ref, WOLF: 'Dog', DOG: 'Dog' };
    const schemas = {
      Pet: object({ kind, name: TEXT }, { discriminator: { propertyName: 'kind', mapping } }),
      Cat: { allOf: [ref('Pet'), object({ lives: TEXT })] },
      Lion: { allOf: [ref('Cat'), object({ roars: TEXT })] },
      Dog: { allOf: [ref('Pet'), object({ barks: TEXT })] },
      Owned: { allOf: [ref('Pet'), object({ owner: TEXT })] },
      Cow: { allOf: [ref('Pet'), object({ kind: { type: 'string', example: 'cow' } })] },
      Plain: object({ kind: TEXT }, { discriminator: 'kind' }),
      Leaf: { allOf: [ref('Plain')], description: 'A leaf.' },
    };
    const document = await documentOf({}, { components: { schemas } });
    const valuesOf = (schema: object) => {
      const [field] = describeSchema(schema, document).children;
      const made = exampleOf(schema, document, { for: 'response' }) as { kind?: unknown };
      return [made.kind, field?.facts.find(({ label }) => label === 'Always')?.value];
    };
    expect(valuesOf(ref('Lion'))).toEqual(['LION', 'LION']);
    expect(valuesOf({ ...ref('Lion'), description: 'The cat.' })).toEqual(['LION', 'LION']);
    expect(valuesOf(ref('Cat'))).toEqual(['CAT', undefined]);
    expect(valuesOf({ ...ref('Cat'), description: 'A cat.' })).toEqual(['CAT', undefined]);
    expect(valuesOf(ref('Dog'))).toEqual(['WOLF', undefined]);
    expect(valuesOf(ref('Owned'))).toEqual(['CAT', undefined]);
    expect(valuesOf(ref('Cow'))).toEqual(['cow', undefined]);
    expect(valuesOf(ref('Leaf'))).toEqual(['Leaf', 'Leaf']);
    const pets = { oneOf: [ref('Lion'), ref('Dog')] };
    expect(exampleOf(pets, document, { for: 'request' })).toMatchObject({ kind: 'LION' });
  });

  it('has among alternatives the values that these map to it, where its base knows its name alone', async () => {
    const schemas = {
      Pet: object({ kind: TEXT }, { discriminator: { propertyName: 'kind' } }),
      Cat: { allOf: [ref('Pet'), object({ lives: TEXT })] },
      Dog: { allOf: [ref('Pet'), object({ barks: TEXT })] },
      Cow: { allOf: [ref('Pet')] },
    };
    const document = await documentOf({}, { components: { schemas } });
    const mapping = { kitty: ref('Cat').$ref, doggo: 'Dog', hound: 'Dog', Cow: 'Cow' };
    const oneOf = [ref('Cat'), ref('Dog'), ref('Cow')];
    const schema = { oneOf, discriminator: { propertyName: 'kind', mapping } };
    const options = describeSchema(schema, document).alternatives[0]?.options ?? [];
    const kinds = options.map(({ children: [kind] }) => [
      kind?.facts.map(({ value }) => value),
      kind?.values.map(({ value }) => value),
    ]);
    expect(kinds).toEqual([
      [['kitty'], []],
      [[], ['doggo', 'hound']],
      [['Cow'], []],
    ]);
  });

  it('does not show those of a base of everything', async () => {
    const mapping = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`k${n}`, ref('Cat').$ref]));
    const base = object({ kind: TEXT }, { discriminator: { propertyName: 'kind', mapping } });
    expect((await described(base)).alternatives).toEqual([]);
  });

  it('is told from its alternatives by its name, where no mapping and no constant says another', async () => {
    const pet = { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } };
    const [cat, dog] = (await described(pet)).alternatives[0]?.options ?? [];
    expect(cat?.facts).toEqual([{ label: 'kind', value: 'Cat' }]);
    expect(dog?.facts).toEqual([]);
    expect(await example(pet)).toEqual({ kind: 'Cat', lives: 'lives' });
  });
});

describe('alternatives that only ask for properties', () => {
  it('are shown with the names of these', async () => {
    const schema = object({ a: TEXT, b: TEXT }, { anyOf: [{ required: ['a'] }, { required: ['a', 'b'] }] });
    const content = { 'application/json': { schema } };
    const document = await documentOf({ '/a': { post: { requestBody: { content }, responses: {} } } });
    const { html, markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(html).toContain(
      '<div class="api-option api-plain"><code>a</code> <code>b</code> <span class="api-tag api-must">required</span></div>',
    );
    expect(markdown).toContain('- Needs `a`, `b`.');
  });
});

it('gives alternatives without a type that of what they are alternatives of', async () => {
  const field = await described({ type: 'string', oneOf: [{ pattern: '^A' }, { type: 'integer' }] });
  expect(field.alternatives[0]?.options.map(({ type }) => type)).toEqual(['string', 'integer']);
});

it('finds alternatives by their titles, and allowed values by what is said of them', async () => {
  const state = { enum: ['a'], 'x-enumDescriptions': { a: 'Running well' } };
  const field = await described(object({ state }, { oneOf: [{ title: 'Fatal', ...TEXT }, TEXT] }));
  const describer = createDescriber({ source: 'api.json' }, plainContext());
  expect(fieldsText([field], describer)).toBe('state a Running well\nFatal');
});

describe('the title of a field', () => {
  it('is left out where it only repeats the name', async () => {
    const { children } = await described(
      object({
        user_id: { type: 'string', title: 'User Id' },
        note: { type: 'string', title: 'For the courier' },
      }),
    );
    expect(children.map(({ schemaName }) => schemaName)).toEqual([undefined, 'For the courier']);
    expect((await described({ type: 'string', title: 'Response Read A  Get' })).schemaName).toBeUndefined();
  });
});

it('gives properties of alternatives without a type that which they have beside these', async () => {
  const refined = { properties: { note: { minLength: 1 }, size: TEXT, other: {} }, required: ['note'] };
  const field = await described(
    object({ note: TEXT, size: { type: 'number' } }, { anyOf: [refined, { required: ['size'] }] }),
  );
  const [option] = field.alternatives[0]?.options ?? [];
  expect(option?.children.map(({ name, type }) => [name, type])).toEqual([
    ['note', 'string'],
    ['size', 'string'],
    ['other', 'any'],
  ]);
});

it('types that redefine one another’s properties are not more work with each level', async () => {
  const names = [0, 1, 2, 3, 4, 5];
  const all = (kind: string, from: number) =>
    object(Object.fromEntries(names.map((n) => [`p${n}`, ref(`${kind}${(from + n) % names.length}`)])));
  const schemas = Object.fromEntries(
    names.flatMap((n) => [
      [`Base${n}`, all('Base', n)],
      [`Own${n}`, { allOf: [ref(`Base${n}`), all('Own', n + 1)] }],
    ]),
  );
  const document = await documentOf({}, { components: { schemas } });
  let steps = 0;
  const resolver: typeof document = {
    ...document,
    resolve(value) {
      steps += 1;
      return document.resolve(value);
    },
  };
  let schema: unknown = ref('Own0');
  const work = Array.from({ length: 30 }, (_, level) => {
    steps = 0;
    const { properties } = flatten(schema, resolver).keywords;
    schema = (properties as Record<string, unknown>)[`p${level % names.length}`];
    return steps;
  });
  expect(Math.max(...work)).toBeLessThan(40);
  expect(work.slice(-5), 'what was met before is not read again').toEqual([0, 0, 0, 0, 0]);
});
