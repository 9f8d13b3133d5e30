import { docsJson } from '../../support.ts';

const ORDER = {
  type: 'object',
  properties: { item: { type: 'string', example: 'Tea' }, count: { type: 'integer', example: 2 } },
};

function description(api: string): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    servers: [
      { url: 'http://{host}/v1', variables: { host: { default: api } } },
      { url: 'https://shop.example.com' },
    ],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        account: { type: 'http', scheme: 'basic' },
        key: { type: 'apiKey', in: 'query', name: 'key' },
      },
    },
    security: [{ token: [] }, { account: [] }, { key: [] }],
    paths: {
      '/orders/{id}': {
        get: {
          summary: 'Read an order',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'state', in: 'query', schema: { type: 'string', enum: ['open', 'paid'] } },
            { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
            { name: 'X-Trace', in: 'header', schema: { type: 'boolean' } },
            { name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object' } },
          ],
          responses: { 200: { description: 'OK' } },
        },
      },
      '/search': {
        get: {
          summary: 'Search',
          parameters: [
            { name: 'q', in: 'query', allowEmptyValue: true, schema: { type: 'string' } },
            { name: 'all', in: 'query', allowEmptyValue: true, required: true, schema: { type: 'boolean' } },
            { name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', ''] } },
            { name: 'plain', in: 'query', schema: { type: 'string' } },
          ],
          responses: { 200: { description: 'OK' } },
        },
      },
      '/orders': {
        post: {
          summary: 'Place an order',
          parameters: [{ name: 'Content-Type', in: 'header', schema: { type: 'string' } }],
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: ORDER },
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: {
                    note: { type: 'string' },
                    receipt: { type: 'string', format: 'binary' },
                    lines: { type: 'array', items: { type: 'object' } },
                  },
                },
                encoding: { note: { contentType: 'text/markdown' } },
              },
            },
          },
          responses: { 201: { description: 'Created' } },
        },
      },
    },
  };
}

/** A project with the description of an API at this address, as `127.0.0.1:8080`. */
export function project(api: string, settings: object = {}): Record<string, string> {
  return {
    'docs.json': docsJson({
      navigation: {
        tabs: [
          { tab: 'Guides', pages: ['index'] },
          { tab: 'API', openapi: 'api.json' },
        ],
      },
      ...settings,
    }),
    'index.mdx': '---\ntitle: Home\n---\nText.',
    'api.json': JSON.stringify(description(api)),
  };
}
/** The pages of two of its operations. */
export const READ = 'api-reference/read-an-order.html';
export const PLACE = 'api-reference/place-an-order.html';
