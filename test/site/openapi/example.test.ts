import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { exampleOf } from '../../../src/site/openapi/schema/example.ts';
import { example, ref } from './described.ts';
import { documentOf, load, operationOf, plainContext } from './project.ts';

describe('exampleOf', () => {
  it('prefers what the schema gives: example, then default, then the first allowed value', async () => {
    const schema = {
      type: 'object',
      properties: {
        a: { type: 'string', example: 'given', default: 'd' },
        b: { type: 'string', default: 'usual', enum: ['x', 'usual'] },
        c: { enum: ['first', 'second'] },
        d: { const: 7 },
        e: { type: 'string', examples: ['one', 'two'] },
      },
    };
    expect(await example(schema)).toEqual({ a: 'given', b: 'usual', c: 'first', d: 7, e: 'one' });
  });

  it('makes values that fit types, formats and limits', async () => {
    const schema = {
      type: 'object',
      properties: {
        at: { type: 'string', format: 'date-time' },
        modified: { type: 'string', format: 'http-date' },
        starts: { type: 'string', format: 'date-time-local' },
        code: { type: 'string', maxLength: 2 },
        count: { type: 'integer', minimum: 10, multipleOf: 4 },
        share: { type: 'number', exclusiveMaximum: 1 },
        on: { type: 'boolean' },
        tags: { type: 'array', items: { type: 'string' } },
        map: { type: 'object', additionalProperties: { type: 'integer' } },
      },
    };
    expect(await example(schema)).toEqual({
      at: '2026-01-31T09:30:00Z',
      modified: 'Sat, 31 Jan 2026 09:30:00 GMT',
      starts: '2026-01-31T09:30:00',
      code: 'co',
      count: 12,
      share: 0,
      on: true,
      tags: ['tag'],
      map: { key: 1 },
    });
  });

  it('keeps formats whole, whole numbers whole, lists as long as they must be, and shares within their limits', async () => {
    const schema = {
      type: 'object',
      properties: {
        at: { type: 'string', format: 'date-time', minLength: 30 },
        count: { type: 'number', format: 'int32' },
        place: { type: 'array', items: { type: 'number' }, minItems: 2 },
        colors: { type: 'array', items: { type: 'string' }, minItems: 2, uniqueItems: true },
        level: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      },
    };
    expect(await example(schema)).toEqual({
      at: '2026-01-31T09:30:00Z',
      count: 1,
      place: [1.5, 1.5],
      colors: ['color', 'color2'],
      level: 0.5,
    });
  });

  it('keeps what is required where there is no room for all', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`p${index}`, { type: 'string' }]),
    );
    const address = {
      type: 'object',
      required: ['street'],
      properties: { street: { type: 'string' }, floor: { type: 'string' } },
    };
    const either = { anyOf: [{ type: 'string' }, { type: 'integer' }] };
    const schema = { type: 'object', properties: { ...many, address, either } };
    expect(exampleOf(schema, await documentOf({}), { for: 'request', mostValues: 50 })).toMatchObject({
      address: { street: 'street' },
      either: 'either',
    });
  });

  it('leaves out what a request or a response does not carry', async () => {
    const schema = {
      type: 'object',
      properties: { id: { type: 'integer', readOnly: true }, secret: { type: 'boolean', writeOnly: true } },
    };
    expect(await example(schema, {}, 'request')).toEqual({ secret: true });
    expect(await example(schema, {}, 'response')).toEqual({ id: 1 });
  });

  it('ends recursion: optional ones are left out, lists are empty', async () => {
    const schemas = {
      Node: {
        type: 'object',
        required: ['children'],
        properties: { parent: ref('Node'), children: { type: 'array', items: ref('Node') } },
      },
    };
    expect(await example(ref('Node'), schemas)).toEqual({ children: [] });
  });

  it('ends recursion with null where that may stand for what is required', async () => {
    const properties = {
      parent: { anyOf: [ref('Node'), { type: 'null' }] },
      next: { allOf: [ref('Node')], nullable: true },
    };
    const schemas = { Node: { type: 'object', required: ['parent', 'next'], properties } };
    expect(await example(ref('Node'), schemas)).toEqual({ parent: null, next: null });
  });

  it('takes the first alternative and adds it to the properties', async () => {
    const schema = {
      type: 'object',
      properties: { id: { type: 'integer' } },
      oneOf: [{ properties: { a: { type: 'boolean' } } }, { properties: { b: { type: 'boolean' } } }],
    };
    expect(await example(schema)).toEqual({ id: 1, a: true });
  });

  it('names a value of several types as one of a single type, and takes texts that are named before any text', async () => {
    const stop = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
    const model = { anyOf: [{ type: 'string' }, { type: 'string', enum: ['small', 'large'] }] };
    const size = {
      anyOf: [{ type: 'string', enum: ['s', 'm'] }, { type: 'string', enum: ['l'] }, { type: 'integer' }],
    };
    const when = {
      anyOf: [
        { type: 'string', format: 'date' },
        { type: 'string', enum: ['never'] },
      ],
    };
    const schema = { type: 'object', properties: { stop, model, size, when } };
    expect(await example(schema)).toEqual({ stop: 'stop', model: 'small', size: 's', when: '2026-01-31' });
  });
});

describe('numbers that JavaScript has no room for', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'integer', example: 0, minimum: -0, maximum: 1 },
      code: { type: 'string', example: 'a', minLength: 1, maxLength: 1 },
    },
  };
  const written = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Long', version: '1' },
    paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
  })
    .replace('"example":0', '"example":9007199254740993')
    .replace('"maximum":1', '"maximum":9223372036854775807')
    .replace('"maxLength":1', '"maxLength":9223372036854775807');

  it.each(['api.json', 'api.yaml'])('keep their digits, from %s', async (file) => {
    const text = file === 'api.json' ? written : `# YAML\n${written}`;
    const { document } = await load({ [file]: text }, file);
    if (document === undefined) throw new Error('The document was not loaded.');
    const operation = operationOf(document);
    const { html } = renderOperation(document, operation, plainContext());
    expect(html).toContain('<code>≥ 0, ≤ 9223372036854775807</code>');
    expect(html).toContain('<code>1–9223372036854775807</code>');
    expect(html.match(/&quot;id&quot;: 9007199254740993/g)?.length).toBe(7);
    expect(html).not.toMatch(/9007199254740992|rawJSON/);
  });
});

it('makes examples of numbers that travel as texts, and of encoded content', async () => {
  const text = (keywords: object) => ({ type: 'string', ...keywords });
  const properties = { size: text({ format: 'int64' }), data: text({ contentEncoding: 'base64' }) };
  expect(await example({ type: 'object', properties })).toEqual({ size: '1', data: 'aGVsbG8=' });
});

it('makes numbers that travel as texts fit their pattern, and knows formats by other names', async () => {
  const text = (format: string, rest: object = {}) => example({ type: 'string', format, ...rest });
  expect(await text('decimal', { pattern: '^-?\\d+\\.\\d{2}$' })).toMatch(/^\d+\.\d{2}$/);
  expect(await text('decimal', { pattern: '^\\d*(?:\\.\\d{0,2})?$' })).toBe('1.5');
  expect(await text('uuid4')).toBe(await text('uuid'));
  for (const name of ['datetime', 'dateTime', 'date_time', 'Date-Time'])
    expect(await text(name)).toBe(await text('date-time'));
});

it('makes an example of a value that says something, where null is the first that is allowed', async () => {
  expect(await example({ type: ['string', 'null'], enum: [null, 'paid'] })).toBe('paid');
  expect(await example({ enum: [null] })).toBe(null);
});

it('takes nothing for no example of what must be something', async () => {
  expect(await example({ type: 'string', example: null })).toBe('text');
  expect(await example({ type: 'string', nullable: true, example: null })).toBe(null);
  expect(await example({ type: ['integer', 'null'], example: null })).toBe(null);
  expect(await example({ example: null })).toBe(null);
});
