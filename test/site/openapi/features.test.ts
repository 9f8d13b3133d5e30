import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { renderSchema } from '../../../src/site/openapi/page/schema-page.ts';
import { built, docsJson, kinds } from '../support.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

async function htmlOf(operation: object, rest: object = {}): Promise<string> {
  const document = await documentOf({ '/x': { get: { responses: {}, ...operation } } }, rest);
  return renderOperation(document, operationOf(document), plainContext()).html;
}

function json(schema: object): object {
  return { responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } } };
}

describe('an operation', () => {
  it('leads to the documents that it names', async () => {
    const html = await htmlOf({
      description: 'Text.',
      externalDocs: { url: 'https://example.com/more', description: 'Rate [limits]' },
    });
    expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/more"[^>]*>Rate \[limits\]<\/a>/);
    expect(await htmlOf({ externalDocs: { url: 'javascript:alert(1)' } })).not.toContain('javascript:alert');
  });

  it('leads to the documents that its schemas and their properties name, as they are described', async () => {
    const docs = (name: string): object => ({
      url: `https://example.com/${name}`,
      description: `On ${name}`,
    });
    const schemas = {
      Base: { type: 'object', externalDocs: docs('base'), properties: { id: { type: 'string' } } },
      Pet: {
        description: 'A pet.',
        externalDocs: docs('pets'),
        allOf: [
          { $ref: '#/components/schemas/Base' },
          { properties: { tag: { externalDocs: docs('tags') } } },
        ],
      },
    };
    const document = await documentOf(
      { '/x': { get: json({ $ref: '#/components/schemas/Pet' }) } },
      { components: { schemas } },
    );
    const { html, markdown } = renderOperation(document, operationOf(document), plainContext());
    expect([...html.matchAll(/<a [^>]*>(On \w+)<\/a>/g)].map(([, name]) => name)).toEqual([
      'On pets',
      'On tags',
    ]);
    expect(markdown).toContain('A pet. [On pets](<https://example.com/pets>)');
    const page = renderSchema({ document, name: 'Pet', raw: schemas.Pet }, plainContext(), undefined, []);
    expect(page.html).toContain('On pets');
    expect(markdown).toContain('- `tag` (any): [On tags](<https://example.com/tags>)');
  });

  it('says what stands for the variables of its server', async () => {
    const url = 'https://{region}.example.com:{port}/v1';
    const variables = {
      region: { default: 'eu', enum: ['eu', 'us'], description: 'Where the data is' },
      port: { default: '443' },
    };
    const html = await htmlOf({}, { servers: [{ url, variables }] });
    expect(html).toContain(`<code>${url}</code>`);
    expect(html).toContain('<code>{region}</code>: <code>eu</code> or <code>us</code> Where the data is');
    expect(html).toContain('<code>{port}</code>: <code>443</code>');
    expect(await htmlOf({}, { servers: [{ url: 'https://example.com' }] })).not.toContain('1 server');
    const zones = { region: { default: 'us', enum: ['eu', 'us', 'ap'], description: 'Where data _lives_' } };
    expect(await htmlOf({}, { servers: [{ url, variables: zones, description: '**Live**' }] })).toMatch(
      /<strong>Live<\/strong>.*<code>us<\/code>, <code>eu<\/code> or <code>ap<\/code> Where data <em>lives<\/em><\/li>/,
    );
  });

  it('whose summary is a paragraph is named by its address, and described by that', async () => {
    const summary = `It does this. ${'And then something else. '.repeat(10)}`.trim();
    const operation = operationOf(
      await documentOf({ '/x': { get: { operationId: 'doThis', summary, responses: {} } } }),
    );
    expect(operation).toMatchObject({ title: 'GET /x', slug: 'get-x', description: summary });
  });

  it.each(['word '.repeat(90), 'långt-'.repeat(60), '語'.repeat(120), `${'a'.repeat(300)} b`])(
    'has an address that can be a file’s name: %s',
    async (name) => {
      const { slug } = operationOf(await documentOf({ [`/${name}`]: { get: { responses: {} } } }));
      expect(slug).not.toMatch(/^-|-$/);
      expect(Buffer.byteLength(slug)).toBeGreaterThan(150);
      expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(200);
    },
  );

  it('marked as internal is no part of a whole reference', async () => {
    const operation = { tags: ['A'], responses: {} };
    const paths = {
      '/open': { get: { summary: 'Open', ...operation } },
      '/closed': { get: { summary: 'Closed', 'x-internal': true, ...operation } },
      '/all': { 'x-internal': true, get: { summary: 'All', ...operation } },
    };
    const made = await built({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'API', openapi: 'api.json' }] } }),
      'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths }),
    });
    expect(made.pages).toEqual(['api-reference/a/open', 'index']);
  });
});

describe('a schema', () => {
  it('shows twelve of many values at first, and never keeps a single one back', async () => {
    const values = (count: number): string[] => Array.from({ length: count }, (_, n) => `v${n}`);
    expect(await htmlOf(json({ type: 'object', properties: { a: { enum: values(14) } } }))).toContain(
      '<summary>2 more values</summary>',
    );
    const html = await htmlOf(json({ type: 'object', properties: { a: { enum: values(13) } } }));
    expect(html).toContain('<code>v12</code></p>');
    expect(html).not.toContain('more values');
  });

  it('shows the places of a tuple that ends', async () => {
    const pair = { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false };
    const html = await htmlOf(json({ type: 'object', properties: { pair } }));
    expect(html).toContain('[0]');
    expect(html).toContain('[1]');
  });

  it('with a discriminator has the value of its alternative in the example', async () => {
    const kind = { type: 'string' };
    const components = {
      schemas: {
        Cat: { type: 'object', properties: { kind, lives: { type: 'integer' } } },
        Dog: { type: 'object', properties: { kind } },
      },
    };
    const schema = {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: { propertyName: 'kind', mapping: { feline: '#/components/schemas/Cat' } },
    };
    expect(await htmlOf(json(schema), { components })).toContain('&quot;kind&quot;: &quot;feline&quot;');
  });
});

it('marks the alternative of a discriminator that holds where no other does', async () => {
  const components = { schemas: { Cat: { properties: { kind: {} } }, Dog: { properties: { kind: {} } } } };
  const schema = {
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    discriminator: { propertyName: 'kind', defaultMapping: 'Dog' },
  };
  const html = await htmlOf(json(schema), { components });
  expect(html).toMatch(
    />Dog<\/span>(?: <span class="api-type">[^<]*<\/span>)? <span class="api-tag">Default<\/span>/,
  );
  expect(html).not.toMatch(/>Cat<\/span>(?: <span class="api-type">[^<]*<\/span>)? <span class="api-tag">/);
});

it('pages written by hand count the fields of the snippets they import', async () => {
  const made = await built({
    'docs.json': docsJson({
      navigation: { pages: ['send'] },
      api: { mdx: { server: 'https://api.example.com' } },
    }),
    'send.mdx': `---
title: Send
api: POST /messages/{id}
---

import Common from '/snippets/common.mdx';

<ParamField path="id" type="string" required />
<Common />
<Snippet file="old.mdx" />
`,
    'snippets/common.mdx':
      'import Common from "/snippets/common.mdx";\n\n<ParamField query="dry" type="boolean" default="true" required />\n\n<Common />\n',
    'snippets/old.mdx': '<ParamField body="text" type="string" required />\n',
  });
  const html = made.file('send.html');
  expect(html).toContain('dry=true');
  expect(html).toMatch(/text[\s\S]{0,40}: [\s\S]{0,40}text/);
  expect(kinds(made)).toContain('import-cycle');
});

it('bodies of pages written by hand have what is needed in what no field describes, and forms where files are', async () => {
  const page = (...fields: string[]) =>
    `---\ntitle: Send\napi: POST https://api.example.com/messages\n---\n\n${fields.map((field) => `<ParamField ${field} />`).join('\n')}\n`;
  const made = await built({
    'docs.json': docsJson({
      navigation: { pages: ['needed', 'file'] },
      api: { examples: { defaults: 'required', languages: ['curl'] } },
    }),
    'needed.mdx': page(
      'body="to.name" type="string"',
      'body="to.mail" type="string" required',
      'body="from" type="object"',
      'body="from.mail" type="string" required',
    ),
    'file.mdx': page('body="scan" type="file" required', 'body="pages" type="integer" required'),
  });
  expect(made.file('needed.md')).toContain('--data \'\n{\n  "to": {\n    "mail": "mail"\n  }\n}\n\'');
  expect(made.file('file.md')).toContain("--form 'scan=@file.bin' \\\n  --form-string 'pages=1'");
});

it('pages written by hand name their address in Markdown before its fields', async () => {
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['send'] } }),
    'send.mdx':
      '---\ntitle: Send\napi: POST https://api.example.com/messages\n---\n\n<ParamField body="text" type="string" />\n',
  });
  expect(made.file('send.md')).toMatch(/`POST https:[^`]*\/messages`[\s\S]*- `text`/);
});
