import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { json, rendered } from './operation.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

describe('the Markdown of an operation', () => {
  it('tells in Markdown where a secret goes, and a status once', async () => {
    const responses = { 401: { description: 'Unauthorized' }, 403: { description: 'Not yours' } };
    const document = await documentOf(
      { '/a': { get: { responses, security: [{ key: [] }] } } },
      { components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'k' } } } },
    );
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('- `k` (API key, required, query)');
    expect(markdown).toContain('### 401 Unauthorized\n\n### 403 Forbidden\n\nNot yours');
  });

  it('keeps the paragraphs, lists and code of what is said about a field in the Markdown of the page', async () => {
    const body = await rendered({
      requestBody: json({
        type: 'object',
        properties: {
          code: { type: 'integer', description: 'What came of it:\n- 0: done\n- 1: late', enum: [0, 1] },
          size: { type: 'integer', description: 'In bytes,\nrounded.' },
          deep: {
            type: 'object',
            properties: { set: { type: 'string', description: 'One.\n\n```json\n{\n  "a": 1\n}\n```' } },
          },
        },
      }),
    });
    expect(body.markdown).toContain(
      '- `code` (`enum<integer>`): One of `0`, `1`.\n\n  What came of it:\n  - 0: done\n  - 1: late\n\n- `size` (integer): In bytes, rounded.\n- `deep` (object)\n  - `set` (string)\n\n    One.\n\n    ```json\n    {\n      "a": 1\n    }\n    ```\n',
    );
  });

  it('says in the Markdown of the page what values mean, examples, and where links lead', async () => {
    const schema = {
      type: 'object',
      properties: {
        state: { type: 'integer', enum: [0, 1], 'x-enum-varnames': ['OPEN', 'SHUT'] },
        name: { type: 'string', examples: ['Ada', 'Bo'] },
      },
    };
    const links = { next: { operationId: 'readNext', description: 'The next\none.' } };
    const content = { 'application/json': { schema } };
    const document = await documentOf({ '/a': { get: { responses: { 200: { content, links } } } } });
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('- `state` (`enum<integer>`): One of `0` (OPEN), `1` (SHUT).');
    expect(markdown).toContain('- `name` (string): Examples: `Ada`, `Bo`.');
    expect(markdown).toContain('- `next` leads to `readNext`: The next one.');
  });

  it('keeps marks of code in names and values of the Markdown of the page', async () => {
    const schema = { type: 'object', properties: { 'a`b': { enum: ['``', 'c'] } } };
    const content = { 'application/json': { schema } };
    const document = await documentOf({ '/a': { get: { responses: { 200: { content } } } } });
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('- `` a`b `` (`enum<string>`): One of ``` `` ```, `c`.');
  });
});
