import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { load, operationOf, plainContext } from './project.ts';

describe('the text of an API description', () => {
  it('has names for numbers that JSON cannot say, and leaves out what has no key', async () => {
    const text = `openapi: 3.1.0
info: { title: T }
paths:
  /a:
    get:
      summary: S
      parameters:
        - { name: n, in: query, schema: { type: number, default: .nan, maximum: .inf, enum: [-.inf, 1] } }
        - { name: b, in: query, schema: { type: string }, example: !!binary aGVsbG8= }
      responses:
        200:
          description: OK
          content:
            application/json:
              schema:
                properties:
                  null: { description: Of that name }
                  "": { description: Nameless }
                  : { description: Lost }
`;
    const { document, diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    if (document === undefined) throw new Error('It was not read');
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('- `n` (`enum<number>`): One of `-Infinity`, `1`. Default: `NaN`.\n');
    expect(markdown).toContain('- `b` (string): Example: `aGVsbG8=`.\n');
    expect(markdown).toMatch(/- `null` \(any\): Of that name\n- `""` \(any\): Nameless\n?$/);
    expect(diagnostics).toMatchObject([{ message: 'This entry has no key, and is left out.', line: 19 }]);
  });

  it('takes names and words that YAML reads as numbers for what they are', async () => {
    const text = `openapi: 3.1.0
info: { title: T }
paths:
  /a:
    get:
      tags: [2024]
      summary: 404
      parameters: [{ name: 5, in: query, description: 6, schema: { type: string } }]
      requestBody:
        content:
          application/json:
            schema: { required: [1], properties: { 1: { type: integer, description: 7 } } }
`;
    const { document } = await load({ 'api.yaml': text }, 'api.yaml');
    if (document === undefined) throw new Error('It was not read');
    expect(document.operations).toMatchObject([{ title: '404', tags: ['2024'] }]);
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('- `5` (string): 6\n');
    expect(markdown).toContain('- `1` (integer, required): 7\n');
  });

  it('keeps how texts are written that YAML reads as numbers, for want of quotes', async () => {
    const text = `openapi: 3.1.0
info: { title: T }
paths:
  /a:
    post:
      parameters: [{ name: to, in: query, schema: { type: string }, example: +4930123456 }]
      requestBody:
        content:
          application/json:
            schema:
              properties:
                zip: { type: string, example: 00501 }
                version: { type: [string, 'null'], enum: [1.10, 2.0] }
                hash: { type: string, default: 12e5 }
                days: { type: array, items: { type: string }, example: [01, 02] }
                mask: { type: integer, default: 0x1F, maximum: 0xFF }
                price: { type: number, example: 10.50 }
      responses:
        200:
          description: OK
          content: { application/json: { example: { wallet: 0x71C7656EC7ab88b098defB751B7401B5f6d8976F, n: 1.50 } } }
`;
    const { document } = await load({ 'api.yaml': text }, 'api.yaml');
    if (document === undefined) throw new Error('It was not read');
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    const [sent, received] = [...markdown.matchAll(/\{\n.*?\n\}/gs)].map(([found]) => JSON.parse(found));
    expect(sent).toEqual({
      zip: '00501',
      version: '1.10',
      hash: '12e5',
      days: ['01', '02'],
      mask: 31,
      price: 10.5,
    });
    expect(received).toEqual({ wallet: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', n: 1.5 });
    expect(markdown).toContain('?to=%2B4930123456');
    expect(markdown).toContain('`mask` (integer): Default: `31`. Range: `≤ 255`.');
  });

  it('merges YAML aliases, however often they are used', async () => {
    const uses = Array.from({ length: 300 }, (_, index) => `  /p${index}: *item`).join('\n');
    const text = `openapi: 3.1.0\ninfo: {title: T}\nx-item: &item {get: {summary: S}}\npaths:\n${uses}\n`;
    const { document } = await load({ 'api.yaml': text }, 'api.yaml');
    expect(document?.operations).toHaveLength(300);
  });

  it('ends the circles that YAML aliases make of a schema and of its examples', async () => {
    const text = `openapi: 3.1.0
info: { title: T }
paths:
  /a b%:
    post:
      parameters:
        - { name: q, in: query, schema: { type: object, default: &default { of: *default } } }
      requestBody:
        content:
          application/json:
            schema: &node { type: object, properties: { child: *node, all: { type: array, items: *node } } }
            example: &example { id: 7, self: *example }
          application/xml:
            schema: { type: object, properties: { node: *node } }
`;
    const { document, diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    if (document === undefined) throw new Error('The document was not loaded.');
    const { html } = renderOperation(document, operationOf(document), plainContext());
    expect(html).toContain('id="body-child"');
    expect(html).toContain('id="body-all"');
    expect(html).toMatch(/&quot;self&quot;: \{\s+&quot;id&quot;: 7,/);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['above the version', '{\n  // the version\n  "openapi": "3.0.3",'],
    ['behind the version', '{ "openapi": "3.0.3", // the version\n'],
    ['around all of it', '/* A */ { /* B */ "openapi": "3.0.3", /* C */'],
  ])('reads JSON with a comment %s and no tab, of which YAML makes a key', async (_where, begin) => {
    const text = `${begin} "info": { "title": "T", "version": "1" }, "paths": { "/a": { "get": { "summary": "A" } } } }`;
    const { document, diagnostics } = await load({ 'api.json': text });
    expect(diagnostics).toEqual([]);
    expect(document?.title).toBe('T');
    expect(document?.operations).toMatchObject([{ title: 'A' }]);
  });

  it('reads YAML in braces whose addresses have two slashes', async () => {
    const text =
      '{ openapi: 3.0.3, servers: [{ url: https://a.example }], "info": { "title": "T" }, paths: {} }';
    const { document, diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    expect(diagnostics).toEqual([]);
    expect(document?.servers).toEqual([{ url: 'https://a.example' }]);
  });

  it('reads JSON as people write it, with comments, tabs and a comma behind the last', async () => {
    const text = `// All of it
{
\t/* since 3.0 */ "openapi": "3.0.3", // the version
\t"info": { "title": "Shop", "version": "2", },
\t"paths": { "/a": { "get": { "summary": "See https://example.com // there", }, }, },
}`;
    const { document, diagnostics } = await load({ 'api.json': text });
    expect(document?.operations).toMatchObject([{ title: 'See https://example.com // there' }]);
    expect(diagnostics).toEqual([]);
  });

  it('reads the first document of a YAML file, and tells of others', async () => {
    const text = 'openapi: 3.1.0\npaths:\n  /a: { get: { summary: First } }\n';
    const first = await load({ 'api.yaml': `---\n${text}---\n` }, 'api.yaml');
    expect(first.document?.operations).toMatchObject([{ title: 'First' }]);
    expect(first.diagnostics).toEqual([]);
    const both = await load({ 'api.yaml': `# Begins\n---\n---\n${text}---\n${text}` }, 'api.yaml');
    expect(both.document?.operations).toMatchObject([{ title: 'First' }]);
    expect(both.diagnostics).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('holds 2 YAML documents') },
    ]);
  });

  it('tells of paths, methods and schemas that stand twice, of which the last counts', async () => {
    const text = `openapi: 3.1.0
paths:
  /a: { get: { summary: One } }
  /b: { get: { summary: Two }, get: { summary: Three } }
  /a: { put: { summary: Four } }
components: { schemas: { A: {}, B: {}, A: {} } }
`;
    const { document, diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
    expect(document?.operations.map(({ title }) => title)).toEqual(['Four', 'Three']);
    expect(diagnostics).toMatchObject(
      [4, 5, 6].map((line) => ({ severity: 'warning', kind: 'api-document', line })),
    );
  });

  it('says where broken YAML is broken', async () => {
    const { document, diagnostics } = await load(
      { 'api.yaml': 'openapi: 3.1.0\npaths: {\n  a: [\n' },
      '/api.yaml',
    );
    expect(document).toBeUndefined();
    expect(diagnostics).toMatchObject([{ severity: 'error', kind: 'api-document', file: 'api.yaml' }]);
    expect(diagnostics[0]?.line).toBeGreaterThan(1);
  });

  it.each([
    ['info: { title: A: b }', 'Put a value that has a colon in quotes.'],
    ['info:\n  title: A: b', 'Put a value that has a colon in quotes'],
    ['info:\n\ttitle: A', 'Write spaces in place of the tab.'],
    ['info:\n  title: @me', 'Put the value in quotes.'],
    ['info: { path: /a/{id} }', 'Put a value that has braces or brackets in quotes'],
  ])('says what to do about %j', async (text, hint) => {
    const { diagnostics } = await load({ 'api.yaml': `openapi: 3.1.0\n${text}\npaths: {}\n` }, 'api.yaml');
    const [told] = diagnostics.filter(({ severity }) => severity === 'error');
    expect(told?.hint).toContain(hint);
  });
});
