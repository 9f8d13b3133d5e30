import { describe, expect, it } from 'vitest';
import { settleApi } from '../../../../src/site/config/api.ts';
import { bodiesOf, parameterInputs } from '../../../../src/site/openapi/try-it/inputs.ts';
import { consolePart } from '../../../../src/site/openapi/try-it/render.ts';
import { wordsIn } from '../../../../src/site/words/words.ts';
import { type Built, built, docsJson } from '../../support.ts';
import { documentOf, operationOf } from '../project.ts';
import { project, READ } from './shop.ts';

describe('whether a page has a console', () => {
  const has = (site: Built, page = READ) => site.file(page).includes('class="api-try"');

  it('has one, with its script on that page only, where the API can be reached', async () => {
    const site = await built(project('127.0.0.1:1'), { deploymentType: 'cloud' });
    expect(has(site)).toBe(true);
    // The box has its place from the start; what needs the script comes with it.
    expect(site.file(READ)).toMatch(/<details class="api-try"(?:(?! hidden)[^>])*>.*?<form hidden /);
    expect(site.file(READ)).toMatch(/<script defer src="\.\.\/assets\/try-it\.[0-9a-f]{8}\.js">/);
    expect(site.file('index.html')).not.toContain('try-it');
  });

  it('has none when air-gapped, unless it is asked for', async () => {
    const site = await built(project('127.0.0.1:1'));
    expect(has(site)).toBe(false);
    expect([...site.files.keys()].filter((path) => path.includes('try-it'))).toEqual([]);
    const asked = project('127.0.0.1:1', { api: { playground: { display: 'interactive' } } });
    expect(has(await built(asked))).toBe(true);
  });

  it('has none where the project or the page wants none', async () => {
    const none = project('127.0.0.1:1', { api: { playground: { display: 'none' } } });
    expect(has(await built(none, { deploymentType: 'cloud' }))).toBe(false);
    const page = {
      ...project('127.0.0.1:1'),
      'own.mdx': '---\nopenapi: GET /orders/{id}\nplayground: simple\n---\n',
    };
    const site = await built(page, { deploymentType: 'client-hosted' });
    expect(has(site, 'own.html')).toBe(false);
    expect(site.file('own.html')).toContain('data-copy="http://127.0.0.1:1/v1/orders/{id}"');
  });
});

it('hints in fields of one line have no line breaks, and a key goes with the word before it', async () => {
  const parameters = [
    { in: 'header', name: 'A', example: 'one\n  two\n', schema: { type: 'string' } },
    { in: 'query', name: 'b', example: ['one', 'two'], schema: { type: 'array', items: { type: 'string' } } },
  ];
  const paths = { '/a': { get: { summary: 'A', parameters, responses: {} } } };
  const servers = [{ url: 'https://api.example.com' }];
  const key = { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Write "Bearer KEY"' };
  const keyed = { security: [{ key: [] }], components: { securitySchemes: { key } } };
  const info = { title: 'A', version: '1' };
  const site = await built(
    {
      'docs.json': docsJson({ navigation: { openapi: 'a.json' } }),
      'a.json': JSON.stringify({ openapi: '3.0.0', info, servers, paths, ...keyed }),
    },
    { deploymentType: 'cloud' },
  );
  expect(site.file('api-reference/a.html')).toContain('placeholder="one two"');
  expect(site.file('api-reference/a.html')).toContain('placeholder="one\ntwo"');
  expect(site.file('api-reference/a.html')).toContain('data-name="Authorization" data-prefix="Bearer"');
});

it('that a list has one value a line is hinted at, where the description has no example', async () => {
  const list = (items: object, more: object = {}) => ({ type: 'array', items, ...more });
  const schemas = {
    ids: list({ type: 'integer' }),
    tags: list({ type: 'string' }, { default: [] }),
    given: list({ type: 'string' }, { default: ['a', 'b'] }),
  };
  const parameters = Object.entries(schemas).map(([name, schema]) => ({ name, in: 'query', schema }));
  const document = await documentOf({ '/a': { get: { parameters } } });
  const inputs = parameterInputs(document, operationOf(document), false).map(({ input }) => input);
  expect(inputs.map(({ placeholder }) => placeholder)).toEqual(['1\n2', 'text\ntext2', 'a\nb']);
});

it('what a field of JSON is like is hinted at, where the description has no example', async () => {
  const page = { type: 'object', properties: { size: { type: 'integer' }, sort: { type: 'string' } } };
  const rows = { type: 'array', items: page, default: [] };
  const document = await documentOf({
    '/a': {
      post: {
        parameters: [
          { name: 'page', in: 'query', schema: page },
          { name: 'given', in: 'query', schema: page, example: { size: 5 } },
        ],
        requestBody: {
          content: { 'multipart/form-data': { schema: { type: 'object', properties: { page, rows } } } },
        },
      },
    },
  });
  const operation = operationOf(document);
  const made = JSON.stringify({ size: 1, sort: 'sort' }, null, 2);
  const inputs = parameterInputs(document, operation, true).map(({ input }) => input);
  expect(inputs.map(({ placeholder }) => placeholder)).toEqual([made, JSON.stringify({ size: 5 }, null, 2)]);
  const [form] = bodiesOf(document, operation, { prefill: true, requiredOnly: false });
  expect(form).toMatchObject({ fields: [{ value: '', placeholder: made }, { placeholder: '[]' }] });
});

it('an object has a box for JSON also where it may be a number, a list or empty', async () => {
  const object = { type: 'object', properties: { gt: { type: 'integer' } } };
  const kindOf = async (...others: object[]) => {
    const parameters = [
      { name: 'a', in: 'query', style: 'deepObject', schema: { anyOf: [object, ...others] } },
    ];
    const document = await documentOf({ '/a': { get: { parameters } } });
    return parameterInputs(document, operationOf(document), false)[0]?.input.kind;
  };
  expect(await kindOf({ type: 'integer' }, { type: 'array', items: object })).toBe('json');
  expect(await kindOf({ type: 'string', enum: [''] })).toBe('json');
  expect(await kindOf({ type: 'string' })).toBe('text');
});

it('the only value of what must be sent is chosen already', async () => {
  const version = { name: 'X-Version', in: 'header', schema: { type: 'string', enum: ['2026-01-01'] } };
  const parameters = [
    { ...version, required: true },
    { ...version, name: 'X-Other' },
  ];
  const document = await documentOf({ '/a': { get: { parameters } } });
  const inputs = parameterInputs(document, operationOf(document), false).map(({ input }) => input.value);
  expect(inputs).toEqual(['2026-01-01', '']);
});

it('numbers to choose from have what they mean beside them', async () => {
  const schema = { type: 'integer', enum: [0, 1], 'x-enumNames': ['New', 'Paid'] };
  const level = { type: 'integer', enum: [5, null], 'x-enumDescriptions': { 5: 'Long. '.repeat(10) } };
  const parameters = [
    { name: 'state', in: 'query', schema },
    { name: 'states', in: 'query', schema: { type: 'array', items: schema } },
    { name: 'level', in: 'query', schema: level },
  ];
  const document = await documentOf({ '/a': { get: { parameters } } });
  const { html } = consolePart(document, operationOf(document), settleApi(), wordsIn('en'));
  expect(html).toContain('<option value="1">1 (Paid)</option>');
  expect(html).toContain('value="0"> 0 (New)</label>');
  expect(html).toContain('<option value="5">5</option>');
});

it('an example is filled in before a default, as samples have it', async () => {
  const parameters = [
    { name: 'limit', in: 'query', example: 10, schema: { type: 'integer', default: 50 } },
    { name: 'sort', in: 'query', schema: { type: 'string', default: 'name', example: 'age' } },
    { name: 'page', in: 'query', schema: { type: 'integer', default: 1 } },
    { name: 'own', in: 'query', schema: { type: 'string', 'x-default': 'a', example: 'b' } },
  ];
  const document = await documentOf({ '/a': { get: { parameters } } });
  const values = (prefill: boolean) =>
    parameterInputs(document, operationOf(document), prefill).map(({ input }) => input.value);
  expect(values(true)).toEqual(['10', 'age', '1', 'a']);
  expect(values(false)).toEqual(['', '', '', '']);
});

it('no body is offered of a form whose parts nobody has described', async () => {
  const content = { 'multipart/form-data': { schema: {} } };
  const both = { ...content, 'application/octet-stream': {} };
  const kinds = async (content: object) => {
    const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
    const bodies = bodiesOf(document, operationOf(document), { prefill: true, requiredOnly: false });
    return bodies.map(({ kind }) => kind);
  };
  expect(await kinds(content)).toEqual([]);
  expect(await kinds(both)).toEqual(['file']);
});

it('the fields of a form are those of its example, too, which no schema describes', async () => {
  const schema = { type: 'object', properties: { id: { type: 'integer' } } };
  const content = { 'multipart/form-data': { schema, example: { id: 1, name: 'Ann' } } };
  const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
  const [form] = bodiesOf(document, operationOf(document), { prefill: true, requiredOnly: false });
  expect(form).toMatchObject({
    fields: [
      { name: 'id', kind: 'integer', value: '1' },
      { name: 'name', kind: 'text', value: 'Ann' },
    ],
  });
});
