import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../../src/site/openapi/schema/example.ts';
import { describeSchema } from '../../../src/site/openapi/schema/field.ts';
import { documentOf } from './project.ts';

const TEXT = { type: 'string' };
const NUMBER = { type: 'integer' };
const CONTACT = { type: 'object', properties: { mail: TEXT, phone: TEXT } };
const EITHER = [{ required: ['mail'] }, { required: ['phone'] }];
const PAYMENT = { type: 'object', required: ['kind'], properties: { kind: { enum: ['cash', 'card'] } } };
const needs = (name: string) => ({ properties: { [name]: NUMBER }, required: [name] });

describe('a made-up example', () => {
  it.each<[string, object]>([
    ['names in a pattern', { type: 'object', patternProperties: { '^x-[a-z]+$': NUMBER }, minProperties: 1 }],
    ['names with a pattern', { propertyNames: { pattern: '^[A-Z]{3}$' }, additionalProperties: NUMBER }],
    [
      'values that are given as text',
      {
        type: 'object',
        properties: {
          count: { ...NUMBER, example: '12' },
          rate: { type: 'number', default: '2' },
          isOn: { type: 'boolean', examples: ['true'] },
          names: { type: 'array', items: TEXT, example: '["a", "b"]' },
          contact: { ...CONTACT, example: '{ "mail": "12" }' },
          code: { ...TEXT, example: '12' },
        },
      },
    ],
    [
      'texts that are given as numbers',
      {
        type: 'object',
        properties: {
          code: { ...TEXT, example: 501 },
          isOn: { type: ['string', 'null'], default: true },
          version: { ...TEXT, enum: ['1.0', '2'], example: 2 },
          codes: { type: 'array', items: TEXT, example: [1, '2'] },
          contact: { ...CONTACT, example: { phone: 12, other: 12 } },
          byName: { type: 'object', additionalProperties: TEXT, example: { constructor: 1 } },
          either: { type: ['string', 'integer'], const: 1 },
        },
      },
    ],
    [
      'one value in the place of a list, a list in that of one value, and texts within',
      {
        type: 'object',
        properties: {
          tags: { type: 'array', items: TEXT, example: 'new' },
          lines: { type: ['array', 'null'], items: CONTACT, default: { mail: 1 } },
          host: { ...TEXT, example: ['a.example', 'b.example'] },
          weeks: {
            type: 'array',
            items: { type: 'object', properties: { count: NUMBER, isOn: { type: 'boolean' } } },
            example: [{ count: '12', isOn: 'false' }],
          },
        },
      },
    ],
    [
      'items that are given as the examples of a list',
      {
        type: 'object',
        properties: {
          symbols: { type: ['array', 'null'], items: TEXT, examples: ['AAPL', 'BTC'] },
          lists: { type: 'array', items: TEXT, examples: [['AAPL'], ['BTC']] },
          said: { type: 'array', items: TEXT, examples: ['["AAPL"]'] },
        },
      },
    ],
    ['names that are listed', { propertyNames: { enum: ['EUR', 'USD'] }, additionalProperties: NUMBER }],
    ['names of a length', { propertyNames: { minLength: 5 }, additionalProperties: NUMBER }],
    ['items that it must contain', { type: 'array', contains: { const: 5 }, minContains: 2 }],
    ['items of which one is special', { type: 'array', items: NUMBER, contains: { minimum: 7 } }],
    ['many items', { type: 'array', items: NUMBER, minItems: 6 }],
    ['objects as items', { type: 'array', items: CONTACT, minItems: 2 }],
    ['items behind a tuple', { type: 'array', prefixItems: [TEXT], items: NUMBER, minItems: 3 }],
    ['different values', { type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 2, uniqueItems: true }],
    ['different numbers', { type: 'array', items: NUMBER, minItems: 2, uniqueItems: true }],
    ['items of any kind', { type: 'array', minItems: 2 }],
    ['different items of any kind', { type: 'array', minItems: 2, uniqueItems: true }],
    ['a multiple below a maximum', { type: 'integer', multipleOf: 5, minimum: -3, maximum: 3 }],
    ['a multiple below what it must not be', { type: 'integer', multipleOf: 2, exclusiveMaximum: 2 }],
    ['no items', { type: 'array', items: NUMBER, maxItems: 0 }],
    ['one of several names', { ...CONTACT, oneOf: EITHER }],
    ['some of several names', { ...CONTACT, anyOf: EITHER }],
    [
      'alternatives that say more of a property',
      {
        type: 'object',
        required: ['size'],
        properties: { size: NUMBER },
        oneOf: [{ properties: { size: { minimum: 10 } } }, { properties: { size: { maximum: 0 } } }],
      },
    ],
    [
      'a condition on a value',
      {
        ...PAYMENT,
        if: { properties: { kind: { const: 'cash' } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: needs('paid'),
        else: needs('card'),
      },
    ],
    [
      'conditions one after the other',
      {
        ...PAYMENT,
        allOf: ['card', 'cash'].map((kind) => ({
          if: { properties: { kind: { enum: [kind] } }, required: ['kind'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: needs(`by-${kind}`),
        })),
      },
    ],
    [
      'a condition that does not hold',
      { ...PAYMENT, if: { not: { required: ['kind'] } }, else: needs('paid') },
    ],
    ['what a property asks for', { ...CONTACT, dependentSchemas: { mail: needs('checked') } }],
    ['what it asked for in older drafts', { ...CONTACT, dependencies: { mail: needs('checked') } }],
    ['at most so many properties', { ...CONTACT, required: ['phone'], maxProperties: 1 }],
    ['at least so many properties', { ...CONTACT, minProperties: 1 }],
    ['a format with a pattern', { type: 'string', format: 'uri', pattern: '^wss://[a-z]+/v[0-9]$' }],
    ['a pointer', { type: 'string', format: 'json-pointer' }],
  ])('fits %s', async (_, schema) => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    for (const requiredOnly of [false, true]) {
      const value = exampleOf(schema, await documentOf({}), { for: 'request', requiredOnly });
      expect(ajv.validate(schema, value), JSON.stringify(value)).toBe(true);
    }
  });
});

it('names that depend on a property are shown as in older drafts', async () => {
  const schema = { type: 'object', properties: { a: TEXT }, dependencies: { a: ['b'], c: needs('d') } };
  const field = describeSchema(schema, await documentOf({}));
  expect(field.facts).toEqual([{ label: 'With a needs', value: 'b' }]);
  expect(field.alternatives[0]?.options).toMatchObject([{ schemaName: 'When c is given' }]);
});
