import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { rendered, textOf } from './operation.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

describe('what is said of an operation', () => {
  it('reads descriptions as text where they are not valid MDX, and says nothing of it', async () => {
    const found: Diagnostic[] = [];
    const document = await documentOf({
      '/a': {
        get: {
          parameters: [{ in: 'query', name: 'q', description: 'Less than <n> or {n}, see [page](/p)' }],
        },
      },
    });
    const body = renderOperation(
      document,
      operationOf(document),
      plainContext((diagnostic) => found.push(diagnostic)),
    );
    expect(textOf(body.html)).toContain('Less than <n> or {n}, see page');
    expect(found).toEqual([]);
  });

  it('keeps what stands in braces as it is written, whatever it would be as an expression', async () => {
    const written = 'One of {open|closed} or {open, closed, 1 + 1}.\n\n{open|closed}\n\nexport const a = 1';
    const { html, markdown } = await rendered({
      description: written,
      parameters: [{ in: 'query', name: 'q', description: `{/* ours */}${written}` }],
    });
    const lines = 'One of {open|closed} or {open, closed, 1 + 1}. {open|closed} export const a = 1';
    expect(textOf(html).split(lines)).toHaveLength(3);
    expect(textOf(html)).not.toContain('ours');
    expect(markdown).toContain(written);
  });

  it('reads the markup that stands in braces', async () => {
    const written = 'For example: { <code>"a" : 1</code>, <code>"b" : {**two**}</code> } or {a_b * c}.';
    const { html } = await rendered({ description: written });
    expect(html).toContain(
      'For example: { <code>"a" : 1</code>, <code>"b" : {<strong>two</strong>}</code> } or {a_b * c}.',
    );
  });

  it('ends code with a backslash where its tag does', async () => {
    const { html } = await rendered({
      description: 'In <code>C:\\</code>, <code>\\\\</code> or \\<code>x\\</code> is `a`.',
    });
    expect(html).toContain(
      'In <code>C:\\</code>, <code>\\</code> or &lt;code&gt;x&lt;/code&gt; is <code>a</code>.',
    );
  });

  it('writes no text of the description as markup', async () => {
    const nasty = '"><script>alert(1)</script>';
    const body = await rendered(
      {
        summary: nasty,
        parameters: [
          {
            in: 'query',
            name: nasty,
            schema: { type: nasty, title: nasty, enum: [nasty], default: nasty, pattern: nasty },
          },
        ],
        requestBody: { content: { [nasty]: { schema: { type: 'object', properties: { [nasty]: {} } } } } },
        responses: { [nasty]: { description: 'x', content: { 'application/json': { example: nasty } } } },
        'x-codeSamples': [{ lang: nasty, label: nasty, source: nasty }],
      },
      { servers: [{ url: `https://a.example/${nasty}`, description: nasty }, { url: nasty }] },
    );
    expect(body.html).not.toMatch(/<script/i);
  });

  it('survives descriptions full of nonsense', async () => {
    const nonsense = [null, 3, 'text', [], {}, { $ref: 5 }, { $ref: '#/nowhere' }, [null], { a: null }];
    for (const value of nonsense) {
      const body = await rendered(
        {
          parameters: [value, { in: 'query', name: 'q', schema: value, examples: value }],
          requestBody: {
            content: { 'application/json': value, 'text/plain': { schema: value, examples: { a: value } } },
          },
          responses: { 200: value, 201: { headers: { A: value }, content: value } },
          callbacks: { done: value },
          security: [value, { key: value }],
          servers: value,
          tags: value,
          'x-mint': value,
          'x-codeSamples': [value],
        },
        { components: { securitySchemes: { key: value } }, tags: [value] },
      );
      expect(textOf(body.html)).not.toMatch(/undefined|\[object/);
    }
    const document = await documentOf({ '/a': { get: null }, '/b': 3, '/c': { post: 'x' } });
    expect(document.operations.map(({ title }) => title)).toEqual(['GET /a', 'POST /c']);
  });
});
