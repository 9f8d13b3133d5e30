import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import type { PageBody } from '../../../src/site/page.ts';
import { json, rendered, textOf } from './operation.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

describe('the page of an operation', () => {
  it('asks for what stands in the path, described or not', async () => {
    const body = await rendered({ responses: {} }, { servers: [{ url: 'https://{account}.a.example' }] });
    expect(body.markdown).toContain("--url 'https://ACCOUNT.a.example/items/ID'");
    expect(body.markdown).toContain('## Path parameters\n\n- `id` (string, required)');
  });

  it('says a title once that describes its schema, too', async () => {
    const schema = { type: 'object', title: 'A pet', description: 'A pet', properties: { id: {} } };
    const body = await rendered({ responses: { 200: { description: 'Fine', ...json(schema) } } });
    expect(textOf(body.html).match(/A pet/g)).toHaveLength(1);
    expect(body.markdown.match(/A pet/g)).toHaveLength(1);
  });

  it('shows of a webhook what its reader receives', async () => {
    const properties = { id: { type: 'string', readOnly: true }, pin: { type: 'string', writeOnly: true } };
    const post = { requestBody: json({ type: 'object', properties }), responses: {} };
    const document = await documentOf({}, { webhooks: { made: { post } } });
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('"id": "id"');
    expect(markdown).not.toContain('pin');
  });

  it('shows method, server and path, and says when an operation is deprecated', async () => {
    const body = await rendered(
      { deprecated: true },
      { servers: [{ url: 'https://a.example/v1/' }, { url: '/v2' }] },
    );
    // An address may break at its joints.
    const line = textOf(body.html).replaceAll(' ', '');
    expect(line).toMatch(/^POSThttps:\/\/a\.example\/v1\/items\/\{id\}Deprecated\./);
    expect(textOf(body.html)).toContain('2 servers');
    expect(body.markdown).toContain('`POST https://a.example/v1/items/{id}`');
  });

  it('has a section and a heading for each kind of parameter, the body, each response and callbacks', async () => {
    const body = await rendered({
      parameters: [
        { in: 'path', name: 'id', required: true, description: 'The **item**', schema: { type: 'string' } },
        { in: 'query', name: 'limit', schema: { type: 'integer', default: 20, maximum: 100 } },
        { in: 'header', name: 'X-Trace', schema: { type: 'string' } },
        { in: 'cookie', name: 'session', schema: { type: 'string' } },
      ],
      requestBody: { required: true, ...json({ type: 'object', properties: { name: { type: 'string' } } }) },
      responses: {
        201: { description: 'Made', headers: { Location: { schema: { type: 'string', format: 'uri' } } } },
        '4XX': {
          description: 'Wrong',
          ...json({ type: 'object', properties: { error: { type: 'string' } } }),
        },
        default: { description: 'Else' },
      },
      callbacks: { done: { '{$request.body#/url}': { post: { requestBody: json({ type: 'string' }) } } } },
    });
    expect(body.headings).toEqual([
      { depth: 2, id: 'path-parameters', text: 'Path parameters' },
      { depth: 2, id: 'query-parameters', text: 'Query parameters' },
      { depth: 2, id: 'header-parameters', text: 'Headers' },
      { depth: 2, id: 'cookie-parameters', text: 'Cookies' },
      { depth: 2, id: 'body', text: 'Body' },
      { depth: 2, id: 'callbacks', text: 'Callbacks' },
      { depth: 2, id: 'responses', text: 'Responses' },
      { depth: 3, id: 'response-201', text: '201 Created' },
      { depth: 3, id: 'response-4xx', text: '4XX Any status of 400 to 499' },
      { depth: 3, id: 'response-default', text: 'default Any other status' },
    ]);
    for (const { id } of body.headings) expect(body.html.split(`id="${id}"`)).toHaveLength(2);
    const text = textOf(body.html);
    expect(text).toContain('id string required The item');
    expect(text).toContain('limit integer Default 20 Range ≤ 100');
    expect(text).toContain('Location string<uri>');
    expect(text).toContain('Sent to {$request.body#/url}');
    expect(body.sections.find(({ id }) => id === 'path-parameters')?.text).toBe('id The item');
    expect(body.markdown).toContain('- `limit` (integer): Default: `20`. Range: `≤ 100`.');
  });

  it('is found by the words of its fields, responses and ways in, without their markup', async () => {
    const said = (word: string) =>
      `**${word}**, a \`code\` of [ours](https://e.com/x).\n\n| A |\n|---|\n| b |`;
    const schema = { type: 'object', properties: { sum: { type: 'number', description: said('Sum') } } };
    const { sections } = await rendered(
      {
        security: [{ key: [] }],
        parameters: [{ name: 'id', in: 'path', description: said('Item') }],
        requestBody: { description: said('Sent'), ...json(schema) },
        responses: { 200: { description: said('Answer') } },
      },
      {
        components: {
          securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X', description: said('Key') } },
        },
      },
    );
    const texts = sections.map(({ text }) => text);
    for (const text of [
      'X Key, a code of ours. A b',
      'id Item, a code of ours. A b',
      'Sent, a code of ours. A b sum Sum, a code of ours. A b',
      'Answer, a code of ours. A b',
    ])
      expect(texts).toContain(text);
  });

  it('says of requests to a gateway of Amazon how they are signed', async () => {
    const key = { type: 'apiKey', in: 'header', name: 'Authorization' };
    const securitySchemes = {
      sigv4: { ...key, 'x-amazon-apigateway-authtype': 'awsSigv4' },
      pool: { ...key, 'x-amazon-apigateway-authtype': 'cognito_user_pools' },
    };
    const body = await rendered(
      { security: [{ sigv4: [] }, { pool: [] }] },
      { components: { securitySchemes } },
    );
    expect(body.markdown).toContain('- `Authorization` (AWS Signature Version 4, required, header)');
    expect(body.markdown).toContain('- `Authorization` (API key, required, header)');
  });

  it('shows security schemes with their scopes and flows, and alternatives', async () => {
    const body = await rendered(
      { security: [{ bearer: [] }, { login: ['items:write', 'items:read'] }, {}] },
      {
        components: {
          securitySchemes: {
            bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
            login: {
              type: 'oauth2',
              flows: {
                authorizationCode: {
                  authorizationUrl: 'https://a.example/authorize',
                  tokenUrl: 'https://a.example/token',
                  scopes: { 'items:write': 'Change items' },
                },
              },
            },
          },
        },
      },
    );
    const text = textOf(body.html);
    expect(text).toContain('Any one of 2 ways, or none.');
    expect(text).toContain('Authorization bearer token<JWT> header Write');
    expect(text).toContain('or Authorization OAuth 2.0 header Needs items:write items:read');
    expect(body.html).toContain('Needs <code>items:write</code> <code>items:read</code>');
    expect(body.markdown).toContain('Needs: `items:write` `items:read`.');
    expect(text).toContain(
      'authorizationCode authorization code flow items:write Change items Authorize at https://a.example/authorize',
    );
  });

  it('takes no way in that is described nowhere for none at all', async () => {
    const document = await documentOf(
      { '/a': { get: { security: [{ token: [] }, { gone: [] }], responses: {} } } },
      { components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } } },
    );
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('## Authorizations\n\n- `Authorization` (bearer token, required, header)');
  });

  it('calls no secret required where the operation works without', async () => {
    const markdownOf = async (...security: object[]) => {
      const components = { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } };
      const document = await documentOf({ '/a': { get: { security, responses: {} } } }, { components });
      return renderOperation(document, operationOf(document), plainContext()).markdown;
    };
    expect(await markdownOf({ key: [] })).toContain('- `X-Key` (API key, required, header)');
    expect(await markdownOf({ key: [] }, {})).toContain('Optional.\n\n- `X-Key` (API key, header)');
  });

  it('takes no extension for a path, a response or a callback', async () => {
    const named = { 'x-more': { get: { summary: 'More' } } };
    const callbacks = { ...named, done: { '{$url}': { post: { description: 'Called **back**.' } } } };
    const responses = { 200: { description: 'OK' }, 'x-more': { description: 'More' } };
    const document = await documentOf({ '/a': { get: { responses, callbacks } }, ...named });
    expect(document.operations).toHaveLength(1);
    const { html, markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(html + markdown).not.toMatch(/more/i);
    expect(markdown).toContain('### done\n\n`POST {$url}`\n\nCalled **back**.');
  });

  it('puts x-mint content and the page before the reference, and does not repeat the page’s description', async () => {
    const intro: PageBody = {
      html: '<h2 id="body">Body of the page</h2>',
      headings: [{ depth: 2, id: 'body', text: 'Body of the page' }],
      sections: [{ id: 'body', heading: 'Body of the page', text: 'Said' }],
      needs: new Set(['math']),
      markdown: '# Page',
    };
    const operation = {
      description: '# Top\n\nSaid once',
      'x-mint': { content: '## Responses' },
      requestBody: json({ type: 'string' }),
      responses: { 200: { description: 'OK' } },
    };
    const body = await rendered(operation, {}, { intro });
    expect(body.headings.map(({ depth, id }) => [depth, id])).toEqual([
      [2, 'top'],
      [2, 'responses'],
      [2, 'body'],
      [2, 'path-parameters'],
      [2, 'body-2'],
      [2, 'responses-2'],
      [3, 'response-200'],
    ]);
    expect(body.html).toContain('<h2 id="body-2">');
    expect(body.needs).toEqual(new Set(['math']));
    expect(body.markdown).toMatch(
      /^`POST .*`\n\n# Top\n\nSaid once\n\n## Responses\n\n# Page\n\nRequest \(cURL\):/,
    );
    const repeated = await rendered(operation, {}, { description: '# Top\n\nSaid once\n' });
    expect(textOf(repeated.html)).not.toContain('Said once');
  });

  it('shows a webhook with its payload and no address', async () => {
    const document = await documentOf(
      {},
      {
        webhooks: {
          orderUpdated: {
            post: { requestBody: json({ type: 'object', properties: { id: { type: 'integer' } } }) },
          },
        },
      },
    );
    const body = renderOperation(document, operationOf(document), plainContext());
    expect(textOf(body.html)).toMatch(/^webhook orderUpdated/);
    expect(body.headings).toEqual([{ depth: 2, id: 'body', text: 'Payload' }]);
    expect(body.html).toContain('"body">Payload');
  });
});
