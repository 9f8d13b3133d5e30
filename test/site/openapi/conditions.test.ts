import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { documentOf, load, operationOf, plainContext } from './project.ts';

const PAYMENT = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['card', 'bank'] },
    card: { type: 'string' },
    code: { type: 'string' },
  },
  dependentRequired: { card: ['code', 'kind'] },
  if: { properties: { kind: { const: 'bank' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { iban: { type: 'string', description: 'Account' } }, required: ['iban'] },
  else: { properties: { owner: { type: 'string', description: 'Name on the card' } } },
};

async function pageOf(operation: object): Promise<{ text: string; html: string; markdown: string }> {
  const document = await documentOf({ '/pay': { post: operation } });
  const { html, markdown } = renderOperation(document, operationOf(document), plainContext());
  return {
    html,
    markdown,
    text: html
      .replace(/<pre.*?<\/pre>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  };
}

describe('what depends on other values', () => {
  it('stands under its condition, and in the example where that holds', async () => {
    const content = { 'application/json': { schema: PAYMENT } };
    const { html, text } = await pageOf({ requestBody: { content }, responses: {} });
    expect(text).toContain('In some cases');
    expect(text).toMatch(/When kind is bank .* iban .* Account/);
    expect(text).toMatch(/Unless kind is bank .* owner .* Name on the card/);
    expect(text).toContain('With card needs code, kind');
    const example = /<pre.*?<\/pre>/s.exec(html)?.[0];
    expect(example).not.toContain('iban');
    expect(example).toContain('owner');
  });

  it('stands under the property whose presence asks for it', async () => {
    const dependentSchemas = { card: { properties: { cvc: { type: 'string' } }, required: ['cvc'] } };
    const content = { 'application/json': { schema: { type: 'object', dependentSchemas } } };
    expect((await pageOf({ requestBody: { content }, responses: {} })).text).toMatch(
      /When card is given .* cvc .* required/,
    );
  });

  it('has no type where it only asks for properties', async () => {
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const schema = { ...PAYMENT, then: { required: ['code'] } };
    const { html, text, markdown } = await pageOf({
      requestBody: { content: { 'application/json': { schema } } },
      responses: {},
    });
    expect(text).toMatch(/When kind is bank code required/);
    expect(html).not.toContain('>any<');
    expect(markdown).toContain('`When kind is bank`: Needs `code`.');
  });

  it('links of a response name the operations they lead to', async () => {
    const links = { receipt: { operationId: 'readReceipt', description: 'Read the **receipt**.' } };
    const { html, text } = await pageOf({ responses: { 200: { description: 'Paid', links } } });
    expect(text).toContain('receipt leads to readReceipt');
    expect(html).toContain('<strong>receipt</strong>');
  });
});

it('a reference that leads to nothing is reported at its line', async () => {
  const text = `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /users:
    get:
      responses:
        200:
          description: OK
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/User'
components:
  schemas:
    UserList: {}
`;
  const { document, diagnostics } = await load({ 'api.yaml': text }, 'api.yaml');
  if (document === undefined) throw new Error('The document was not loaded.');
  renderOperation(document, operationOf(document), plainContext());
  expect(diagnostics).toMatchObject([{ kind: 'api-reference', file: 'api.yaml', line: 12 }]);
});
