import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import type { PageBody } from '../../../src/site/page.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

const json = (schema: object) => ({ 'application/json': { schema } });
const ok = { responses: { 204: { description: 'Done' } } };

async function rendered(operation: object, rest: object = {}): Promise<PageBody> {
  const document = await documentOf({ '/items': { post: { ...ok, ...operation } } }, rest);
  return renderOperation(document, operationOf(document), plainContext());
}

/** The titles of the tabs under a legend. */
function tabsOf(html: string, legend: string): (string | undefined)[] {
  const [, panels = ''] = html.split(`<legend>${legend}</legend>`);
  const [own = ''] = panels.split('</fieldset>');
  return [...own.matchAll(/<label[^>]*>([^<]*)<\/label>/g)].map(([, title]) => title);
}

describe('the examples of a parameter', () => {
  const examples = {
    one: { summary: 'By day', description: 'In UTC.', value: '2026-01-31' },
    two: { value: { from: 1 } },
  };

  it('are all shown, with what is said of them', async () => {
    const { html, markdown } = await rendered({
      parameters: [{ name: 'when', in: 'query', schema: { type: 'string' }, examples }],
    });
    expect(markdown).toContain('Examples: `2026-01-31` (By day: In UTC.), `{"from":1}`.');
    expect(html).toContain('<code>2026-01-31</code> (By day: In UTC.)');
  });

  it('are shown where they are objects or empty, which no body has an example of', async () => {
    const { markdown } = await rendered(
      {
        parameters: [
          { name: 'filter', in: 'query', schema: { type: 'object' }, style: 'deepObject', example: { a: 1 } },
          { name: 'sort', in: 'query', schema: { $ref: '#/components/schemas/Sort' } },
          { name: 'q', in: 'query', schema: { type: 'string', example: '' } },
        ],
      },
      { components: { schemas: { Sort: { type: 'object', example: { by: 'name' } } } } },
    );
    expect(markdown).toContain('- `filter` (object): Example: `{"a":1}`.');
    expect(markdown).toContain('- `sort` (object): Example: `{"by":"name"}`.');
    expect(markdown).toContain('- `q` (string): Example: `""`.');
  });

  it('may stand with its content type, as those of a header', async () => {
    const schema = { type: 'object', properties: { limit: { type: 'integer' } } };
    const headers = { 'X-Quota': { content: { 'application/json': { schema, examples } } } };
    const { markdown } = await rendered({ responses: { 204: { description: 'Done', headers } } });
    expect(markdown).toContain('- `X-Quota` (object): Examples: `2026-01-31`');
    expect(markdown).toContain('  - `limit` (integer)');
  });
});

describe('the examples of a request body', () => {
  const media = {
    schema: { type: 'object' },
    examples: {
      card: { summary: 'By card', description: 'Any **card**.', value: { card: '42' } },
      cash: { value: { cash: true } },
    },
  };

  it('are all shown beside the samples, with their descriptions', async () => {
    const { html, markdown } = await rendered({ requestBody: { content: { 'application/json': media } } });
    expect(tabsOf(html, 'Body')).toEqual(['By card', 'cash']);
    expect(html).toContain('<div class="api-said"><p>Any <strong>card</strong>.</p></div>');
    expect(markdown).toContain('Body (By card):\n\nAny **card**.\n\n```json\n{\n  "card": "42"\n}\n```');
    expect(markdown).toContain('Body (cash):');
  });

  it('are those of each content type, forms too', async () => {
    const content = {
      'application/json': { schema: { type: 'object' }, example: { a: 1 } },
      'application/x-www-form-urlencoded': { schema: { type: 'object' }, example: { b: 2 } },
    };
    const { html } = await rendered({ requestBody: { content } });
    expect(tabsOf(html, 'Body')).toEqual(['application/json', 'application/x-www-form-urlencoded']);
  });

  it('are left to the samples where there is one', async () => {
    const content = { 'application/json': { schema: { type: 'object' }, example: { a: 1 } } };
    const { html } = await rendered({ requestBody: { required: true, content } });
    expect(tabsOf(html, 'Body')).toEqual([]);
  });
});

it('shows all of a callback: its parameters, its body and what it expects to be answered', async () => {
  const post = {
    summary: 'A parcel has arrived',
    description: 'Sent once.',
    parameters: [{ name: 'X-Signature', in: 'header', required: true, schema: { type: 'string' } }],
    requestBody: { description: 'The parcel.', content: json({ properties: { weight: {} } }) },
    responses: {
      200: { description: 'Thank you', content: json({ properties: { seen: {} } }) },
      410: { description: 'No more of this' },
    },
  };
  const { html, markdown, headings } = await rendered({ callbacks: { arrived: { '{$url}': { post } } } });
  const [, callback = ''] = markdown.split('### arrived');
  expect(callback.split('## Responses\n')[0]).toBe(
    [
      '',
      '`POST {$url}`',
      'A parcel has arrived',
      'Sent once.',
      'Headers:',
      '- `X-Signature` (string, required)',
      'The parcel.',
      '`application/json`',
      '- `weight` (any)',
      '#### 200 OK',
      'Thank you',
      '`application/json`',
      '- `seen` (any)',
      '#### 410 Gone',
      'No more of this',
      '',
    ].join('\n\n'),
  );
  expect(
    [...html.matchAll(/<(h[2-4]) id="(callback[^"]*)/g)].map(([, level, id]) => `${level} ${id}`),
  ).toEqual([
    'h2 callbacks',
    'h3 callback-arrived',
    'h4 callback-arrived-response-200',
    'h4 callback-arrived-response-410',
  ]);
  expect(headings.map(({ id }) => id)).toEqual(['callbacks', 'responses', 'response-204']);
});

it('says in Markdown what a body is, beside its properties', async () => {
  const schema = {
    type: 'array',
    minItems: 1,
    items: { title: 'Parcel', description: 'As weighed.', type: 'object', properties: { weight: {} } },
  };
  const { markdown } = await rendered({ requestBody: { content: json(schema) } });
  expect(markdown).toContain(
    '`application/json`\n\n`object[]`: As weighed. Items: `≥ 1`.\n\n- `weight` (any)',
  );
  const plain = await rendered({ requestBody: { content: json({ properties: { weight: {} } }) } });
  expect(plain.markdown).toContain('`application/json`\n\n- `weight` (any)');
});

it('says what a link hands on', async () => {
  const next = { operationId: 'getItem', parameters: { id: '$response.body#/id' }, description: 'Read it' };
  const { html, markdown } = await rendered({
    responses: { 201: { description: 'Made', links: { next } } },
  });
  expect(markdown).toContain('- `next` leads to `getItem` (`id = $response.body#/id`): Read it');
  expect(html).toContain('<code>id = $response.body#/id</code>');
});

it('says what content type a part of a form has, and in Markdown that the body is required', async () => {
  const schema = { type: 'object', properties: { logo: { type: 'string', format: 'binary' } } };
  const form = { schema, encoding: { logo: { contentType: 'image/png, image/svg+xml' } } };
  const { html, markdown } = await rendered({
    requestBody: { required: true, content: { 'multipart/form-data': form } },
  });
  expect(markdown).toContain('## Body\n\nRequired.\n\n');
  expect(markdown).toContain('- `logo` (file, image/png, image/svg+xml)');
  expect(html).toContain('<span class="api-tag">image/png, image/svg+xml</span>');
});

it('lists the servers in Markdown where there is a choice', async () => {
  const variables = { zone: { default: 'eu', enum: ['eu', 'us'], description: 'Where data are kept' } };
  const servers = [{ url: 'https://{zone}.a.example', description: 'Production', variables }];
  const { markdown } = await rendered({}, { servers });
  expect(markdown).toContain(
    'Servers:\n\n- `https://{zone}.a.example`: Production\n  - `{zone}` is `eu` or `us`: Where data are kept\n',
  );
  const named = {
    servers: [
      { url: '/a', name: 'One', description: 'For all' },
      { url: '/b', name: 'Two' },
    ],
  };
  const { markdown: names } = await rendered({}, named);
  expect(names).toContain('- `/a`: One: For all\n- `/b`: Two\n');
  const { markdown: plain } = await rendered({}, { servers: [{ url: 'https://a.example' }] });
  expect(plain).not.toContain('Servers:');
});

it('says in Markdown the titles that are words', async () => {
  const names = {
    type: 'array',
    items: { type: 'string' },
    title: 'names of things',
    description: 'In order.',
  };
  const schema = {
    title: 'Things of a day',
    type: 'object',
    properties: { names, id: { title: 'ThingId' } },
  };
  const content = { 'application/json': { schema } };
  const document = await documentOf({ '/a': { post: { requestBody: { content }, responses: {} } } });
  const { markdown } = renderOperation(document, operationOf(document), plainContext());
  expect(markdown).toContain('`Things of a day` (object)');
  expect(markdown).toContain('- `names` (string[]): names of things. In order.\n- `id` (any)');
});

it('shows indented lines of a description as code, where they are code and stand in no list', async () => {
  const description =
    'Pack it:\n\n    Any x = Any.pack(foo);\n\n    if (a < b) { `go` }\n\nAnd then\n\n    words that someone indented\n\n- one\n\n    x = 1';
  const { html, markdown } = await rendered({ description });
  expect(html).toContain(
    '<code>Any x = Any.pack(foo);\n\nif (a &lt; b) { `go` }</code></pre></figure><p>And then</p><p>words that someone indented</p>',
  );
  expect(html).toContain('x = 1</p>');
  expect(markdown).toContain('Any x = Any.pack(foo);');
});

it('says of a parameter what its own schema says as well', async () => {
  const schema = { type: 'string', description: 'A time in UTC.' };
  const parameter = (name: string, description: string) => ({ name, in: 'query', description, schema });
  const parameters = [parameter('since', 'Only later ones'), parameter('at', 'When. A time in UTC.')];
  const { markdown } = await rendered({ parameters });
  expect(markdown).toContain('- `since` (string)\n\n  Only later ones\n\n  A time in UTC.\n');
  expect(markdown).toContain('- `at` (string): When. A time in UTC.');
});

it('says of a parameter without words of its own what the schema says that it is made of', async () => {
  const Kind = { type: 'string', enum: ['a', 'b'], description: 'What kind it is' };
  const kind = { $ref: '#/components/schemas/Kind' };
  const parameter = (name: string, schema: object) => ({ name, in: 'query', schema });
  const parameters = [
    parameter('one', { anyOf: [kind, { type: 'null' }], title: 'One' }),
    parameter('two', { allOf: [kind], default: 'a' }),
  ];
  const { markdown } = await rendered({ parameters }, { components: { schemas: { Kind } } });
  expect(markdown).toContain('- `one` (`enum<string> | null`): What kind it is. One of');
  expect(markdown).toContain('- `two` (`enum<string>`): What kind it is. One of');
});

it('shows what a comment of a program lists one a line as a list', async () => {
  const description =
    'Get it.\n\nArgs:\n    id: The **record**\n    _limit (int): How many,\n        at most\n\nReturns:\n    The record: all of it\n\nOne of:\n  a - first\n  b - second\nand more.';
  const { html, markdown } = await rendered({ description });
  expect(html).toContain(
    '<p>Args:</p><ul><li>id: The <strong>record</strong></li><li>_limit (int): How many,\nat most</li></ul><p>Returns:\nThe record: all of it</p>',
  );
  expect(html).toContain('<p>One of:</p><ul><li>a - first</li><li>b - second</li></ul><p>and more.</p>');
  expect(markdown).toContain('Args:\n\n- id: The **record**\n');
  const list = await rendered({ description: '- one:\n    two: 2\n\n```\na:\n  b: c\n```' });
  expect(list.html).toContain('<li>one:\ntwo: 2</li>');
  expect(list.html).toContain('a:\n  b: c');
});
