import { describe, expect, it } from 'vitest';
import { describeSchema } from '../../../src/site/openapi/schema/field.ts';
import { described, example } from './described.ts';
import { json, rendered } from './operation.ts';
import { documentOf } from './project.ts';

describe('an enumeration', () => {
  it('may be written as alternatives of one value each, with descriptions', async () => {
    const option = (value: string, rest: object = {}) => ({ const: value, ...rest });
    const field = await described({
      oneOf: [
        option('open', { description: 'Still open' }),
        option('done', { title: 'Done' }),
        { enum: ['x'] },
      ],
    });
    expect(field).toMatchObject({ type: 'enum<string>', alternatives: [] });
    expect(field.values).toEqual([
      { value: 'open', description: 'Still open' },
      { value: 'done', description: 'Done' },
      { value: 'x', description: undefined },
    ]);
    expect(await example({ anyOf: [option('a'), option('b')] })).toBe('a');
    const levels = await described({
      oneOf: [
        { const: 2, title: 'HIGH', description: 'Urgent' },
        { const: 0, title: 'LOW' },
      ],
    });
    expect(levels.values).toEqual([
      { value: '2', description: 'HIGH: Urgent' },
      { value: '0', description: 'LOW' },
    ]);
  });

  it('may be joined by the empty text and nothing, as generators do', async () => {
    const about = '* `a` - First';
    const role = { type: 'string', enum: ['a', 'b'], description: about };
    const field = await described({ oneOf: [role, { enum: [''] }, { enum: [null] }] });
    expect(field).toMatchObject({ type: 'enum<string> | null', description: about, alternatives: [] });
    expect(field.values.map(({ value }) => value)).toEqual(['a', 'b', '""']);
    const both = await described({ oneOf: [role, { type: 'string', enum: ['c', 'd'] }] });
    expect(both.alternatives[0]?.options).toHaveLength(2);
  });

  it('shows its values of nothing and of blanks in their quotes, also to choose from', async () => {
    const schema = { type: 'string', enum: [',', ' ', ''] };
    expect((await described(schema)).values.map(({ value }) => value)).toEqual([',', '" "', '""']);
    const parameters = [{ name: 'between', in: 'query', schema }];
    const { html } = await rendered({ parameters }, {}, { display: 'interactive' });
    expect(html).toContain('<option value=" ">&quot; &quot;</option><option value="">&quot;&quot;</option>');
  });

  it('is no choice any more where one of its values is left', async () => {
    const base = { type: 'object', properties: { kind: { type: 'string', enum: ['open', 'done'] } } };
    const field = await described({ allOf: [base, { properties: { kind: { const: 'done' } } }] });
    expect(field.children[0]).toMatchObject({
      type: 'string',
      values: [],
      facts: [{ label: 'Always', value: 'done' }],
    });
  });

  it('of an array is that of its items, where it holds no arrays', async () => {
    const tags = { type: 'array', items: { type: 'string' }, enum: ['live', 'old'] };
    const field = describeSchema(tags, await documentOf({}));
    expect(field.values.map(({ value }) => value)).toEqual(['live', 'old']);
    expect(await example(tags)).toEqual(['live']);
    const pairs = { type: 'array', items: { type: 'integer' }, enum: [[1, 2]] };
    expect(await example(pairs)).toEqual([1, 2]);
  });

  it('of numbers has the names that programs give them', async () => {
    const names = { 'x-enum-varnames': ['Low', 'High'] };
    const numbers = await described({ type: 'integer', enum: [1, 2], ...names });
    expect(numbers.values.map(({ description }) => description)).toEqual(['Low', 'High']);
    const words = await described({ type: 'string', enum: ['low', 'high'], ...names });
    expect(words.values.map(({ description }) => description)).toEqual([undefined, undefined]);
  });

  it('has what generators say of its values, by value, by name, and in their order', async () => {
    const said = async (keywords: object) => (await described(keywords)).values.map((one) => one.description);
    const varnames = { 'x-enum-varnames': ['LevelLow', 'LevelHigh'] };
    const comments = { ...varnames, 'x-enum-comments': { LevelHigh: 'at night' } };
    expect(await said({ type: 'string', enum: ['low', 'high'], ...comments })).toEqual([
      undefined,
      'at night',
    ]);
    expect(await said({ enum: [1, 2], ...comments })).toEqual(['LevelLow', 'LevelHigh: at night']);
    const listed = [{ value: 'a', name: 'First', description: 'The first' }, { value: 'b' }];
    expect(await said({ enum: ['a', 'b'], 'x-ms-enum': { values: listed } })).toEqual([
      'The first',
      undefined,
    ]);
    expect(await said({ enum: ['a', 'b'], 'x-apifox-enum': listed })).toEqual(['The first', undefined]);
    const elements = [{ name: 'b', description: 'The second' }];
    expect(await said({ enum: ['a', 'b'], 'x-enum-elements': elements })).toEqual([undefined, 'The second']);
    const fern = { a: { description: 'The first', casing: {} } };
    expect(await said({ enum: ['a', 'b'], 'x-fern-enum': fern })).toEqual(['The first', undefined]);
    const inOrder = { 'x-enumDescriptions': ['none at all', 'one', 'two'] };
    expect(await said({ enum: [null, 1, 2], ...inOrder })).toEqual(['one', 'two']);
  });
});

it('of one value says that it is always this, where it can be nothing else', async () => {
  const only = { type: 'string', enum: ['text'] };
  const properties = { only, maybe: { ...only, nullable: true }, list: { type: 'array', items: only } };
  const { html, markdown } = await rendered({ requestBody: json({ type: 'object', properties }) });
  expect(markdown).toContain('- `only` (`enum<string>`): Always: `text`.');
  expect(markdown).toContain('- `maybe` (`enum<string> | null`): One of `text`.');
  expect(markdown).toContain('- `list` (`enum<string>[]`): One of `text`.');
  expect(html.match(/<p class="api-enum">\w+/g)).toEqual([
    '<p class="api-enum">Always',
    '<p class="api-enum">One',
    '<p class="api-enum">One',
  ]);
});
