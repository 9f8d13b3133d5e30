import { describe, expect, it } from 'vitest';
import { described, example } from './described.ts';

describe('a type that is none of JSON Schema', () => {
  it.each([
    [{ type: 'String' }, 'string', 'text'],
    [{ type: 'int' }, 'integer', 1],
    [{ type: 'Number' }, 'number', 1.5],
    [{ type: 'float' }, 'number<float>', 1.5],
    [{ type: 'long' }, 'integer<int64>', 1],
    [{ type: 'bool' }, 'boolean', true],
    [{ type: 'date' }, 'string<date>', '2026-01-31'],
    [{ type: 'DateTime' }, 'string<date-time>', '2026-01-31T09:30:00Z'],
    [{ type: 'double', format: 'money' }, 'number<money>', 1.5],
    [{ type: 'file' }, 'file', 'text'],
    [{ type: ['String', 'null'] }, 'string | null', 'text'],
    [{ type: 'Array', items: { type: 'Integer' } }, 'integer[]', [1]],
    [{ type: 'Object', properties: { name: { type: 'STRING' } } }, 'object', { name: 'name' }],
    [{ type: 'any' }, 'any', 'text'],
    [{ type: 'enum', enum: ['a', 'b'] }, 'enum<string>', 'a'],
    [{ type: 'Money' }, 'Money', 'text'],
    [{ type: 'constructor' }, 'constructor', 'text'],
  ])('is read as it is meant: %j', async (schema, label, value) => {
    expect(await described(schema)).toMatchObject({ type: label });
    expect(await example(schema)).toEqual(value);
  });

  it('hides nothing that is inside', async () => {
    const schema = { type: 'Object', properties: { tags: { type: 'List', items: { type: 'str' } } } };
    const { children } = await described(schema);
    expect(children.map(({ name, type }) => [name, type])).toEqual([['tags', 'string[]']]);
  });
});

it('limits that are written as texts are the numbers in them, and other texts are none', async () => {
  const limits = { minimum: '4', exclusiveMaximum: '12345678901234567890', minLength: 'few' };
  const { facts } = await described({ type: 'integer', ...limits });
  expect(facts).toEqual([{ label: 'Range', value: '≥ 4, < 12345678901234567890' }]);
  expect(await example({ type: 'array', items: { type: 'integer', ...limits }, minItems: '2' })).toEqual([
    4, 4,
  ]);
});
