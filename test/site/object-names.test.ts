import { expect, test } from 'vitest';
import { built, docsJson } from './support.ts';

test('the names that every object knows are names like any other', async () => {
  const site = await built({
    'docs.json': docsJson({
      navigation: {
        languages: [
          { language: 'constructor', pages: ['index'] },
          { language: 'en', groups: [{ group: 'API', openapi: 'api.yaml' }] },
        ],
      },
      footer: { socials: { 'value-of': 'https://example.com/a', constructor: 'https://example.com/b' } },
    }),
    'index.mdx':
      '<CodeGroup>\n```constructor\na\n```\n</CodeGroup>\n\n<pre>&constructor;</pre>\n\n<div constructor="x">z</div>\n',
    'api.yaml': `openapi: 3.1.0
info: { title: T }
paths:
  /a:
    post:
      security: [{ auth: [] }]
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema:
              allOf:
                - { properties: { id: { type: string } } }
                - { properties: { constructor: { type: string, format: constructor, minLength: 5 } } }
          application/xml:
            schema: { type: object, properties: { a: { oneOf: [{ $ref: '#/components/schemas/constructor' }, { type: string }], discriminator: { propertyName: k, mapping: { x: '#/components/schemas/constructor' } } } } }
      responses: { constructor: { description: ok } }
components:
  schemas: { constructor: { type: object, properties: { k: { type: string } } } }
  securitySchemes: { auth: { type: oauth2, flows: { constructor: { scopes: {} } } } }
`,
  });
  expect(site.file('index.html')).toContain('data-title="Constructor"');
  expect(site.file('index.md')).toContain('&constructor;');
  expect(site.file('api-reference/post-a.html')).toContain('id="body-constructor"');
  for (const [path, text] of site.files)
    if (/\.(html|md)$/.test(path)) expect(text).not.toContain('native code');
});
