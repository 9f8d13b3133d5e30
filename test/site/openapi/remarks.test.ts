import { describe, expect, it } from 'vitest';
import { describeSchema } from '../../../src/site/openapi/schema/field.ts';
import { described } from './described.ts';
import { documentOf } from './project.ts';

describe('describeSchema', () => {
  it('tells defaults, limits, patterns and what must not match', async () => {
    const field = await described({
      type: 'integer',
      default: 0,
      minimum: 1,
      exclusiveMinimum: true,
      maximum: 9,
      multipleOf: 2,
      not: { enum: [4, 6] },
    });
    expect(field.facts).toEqual([
      { label: 'Default', value: '0' },
      { label: 'Range', value: '> 1, ≤ 9' },
      { label: 'Multiple of', value: '2' },
      { label: 'Not', value: '4, 6' },
    ]);
    const text = await described({ type: 'string', minLength: 2, maxLength: 2, pattern: '^a', const: 'ab' });
    expect(text.facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Always ab',
      'Length 2',
      'Pattern ^a',
    ]);
  });

  it('says nothing of the items of what is no list', async () => {
    const factsOf = async (type: unknown) =>
      (await described({ type, uniqueItems: true, minItems: 1 })).facts;
    expect(await factsOf('string')).toEqual([]);
    for (const type of ['array', ['array', 'null'], undefined]) expect(await factsOf(type)).toHaveLength(2);
  });

  it('tells how many items a list has that has nothing behind its first ones', async () => {
    const facts = async (schema: object) =>
      (await described({ type: 'array', ...schema })).facts.map(({ label, value }) => `${label} ${value}`);
    const prefixItems = [{ type: 'string' }, { type: 'integer' }];
    expect(await facts({ prefixItems, items: false })).toEqual(['Items ≤ 2']);
    expect(await facts({ prefixItems, unevaluatedItems: false, minItems: 2 })).toEqual(['Items 2']);
    expect(await facts({ items: prefixItems, additionalItems: false })).toEqual(['Items ≤ 2']);
    expect(await facts({ prefixItems, items: false, maxItems: 1 })).toEqual(['Items ≤ 1']);
    expect(await facts({ prefixItems })).toEqual([]);
    expect(await facts({ prefixItems, items: { type: 'string' }, unevaluatedItems: false })).toEqual([]);
  });

  it('shows no example that is the default or the constant again', async () => {
    const examplesOf = async (schema: object) => (await described(schema)).examples.map(({ value }) => value);
    expect(await examplesOf({ type: 'integer', default: 20, example: 20 })).toEqual([]);
    expect(await examplesOf({ const: 'a', example: 'a' })).toEqual([]);
    expect(await examplesOf({ type: 'integer', default: 20, examples: [20, 50] })).toEqual(['50']);
    expect(await examplesOf({ type: ['string', 'null'], default: null, example: 'a' })).toEqual(['a']);
  });

  it('tells what lists contain, and how long names of properties are', async () => {
    const factsOf = async (schema: object) =>
      (await described(schema)).facts.map(({ label, value }) => `${label} ${value}`);
    const list = (rest: object) => factsOf({ type: 'array', contains: { const: 'admin' }, ...rest });
    expect(await list({})).toEqual(['Contains admin']);
    expect(await list({ minContains: 2 })).toEqual(['Contains ≥ 2 × admin']);
    expect(await list({ maxContains: 3 })).toEqual(['Contains 1–3 × admin']);
    expect(await list({ minContains: 0, maxContains: 1 })).toEqual(['Contains 0–1 × admin']);
    expect(await list({ minContains: 0 })).toEqual([]);
    expect(await factsOf({ type: 'array', contains: { type: 'object', required: ['id'] } })).toEqual([
      'Contains with id',
    ]);
    const map = { type: 'object', propertyNames: { minLength: 1, maxLength: 64 } };
    expect(await factsOf(map)).toEqual(['Each name: length 1–64']);
    expect(await factsOf({ type: 'array', items: map })).toEqual(['Each item: each name: length 1–64']);
  });

  it('shows additional and pattern properties and the places of a tuple', async () => {
    const map = await described({
      type: 'object',
      additionalProperties: { type: 'integer' },
      patternProperties: { '^x-': { type: 'string' } },
    });
    expect(map.children.map(({ name, type }) => [name, type])).toEqual([
      ['/^x-/', 'string'],
      ['{any name}', 'integer'],
    ]);
    const tuple = await described({ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] });
    expect(tuple.children.map(({ name, type }) => [name, type])).toEqual([
      ['[0]', 'string'],
      ['[1]', 'number'],
    ]);
  });

  it('puts remarks of x-mint and of the settings beside the name', async () => {
    const document = await documentOf({});
    const schema = {
      type: 'string',
      readOnly: true,
      'x-scope': ['a', 'b'],
      'x-on': true,
      'x-mint': { pre: ['PII'], post: ['unique'] },
    };
    const field = describeSchema(schema, document, { remarks: ['x-scope', 'x-on', 'x-none'] });
    expect(field.before).toEqual(['PII']);
    expect(field.after).toEqual(['read-only', 'a', 'b', 'x-on', 'unique']);
  });

  it('shows in a request or a response no property that only the other may have', async () => {
    const document = await documentOf({});
    const schema = {
      type: 'object',
      properties: {
        id: { type: 'integer', readOnly: true },
        secret: { type: 'string', writeOnly: true },
        name: { type: 'string' },
      },
    };
    const shown = (use?: 'request' | 'response') =>
      describeSchema(schema, document, { use }).children.map(({ name }) => name);
    expect(shown('request')).toEqual(['secret', 'name']);
    expect(shown('response')).toEqual(['id', 'name']);
    expect(shown()).toEqual(['id', 'secret', 'name']);
  });
});
