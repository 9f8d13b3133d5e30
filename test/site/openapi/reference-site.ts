import { docsJson } from '../support.ts';

const JSON_OK = {
  200: {
    description: 'OK',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } },
  },
};

/** A description of an API with operations, a schema and a webhook. */
export const API = {
  openapi: '3.1.0',
  info: { title: 'Users', version: '1' },
  servers: [{ url: 'https://api.example.com/v1' }],
  components: {
    schemas: {
      User: {
        type: 'object',
        description: 'Somebody with an **account**.',
        properties: {
          name: { type: 'string', 'x-pii': true },
          home: { type: 'object', properties: { city: { type: 'string' } } },
        },
      },
    },
  },
  paths: {
    '/users': {
      get: {
        summary: 'List users',
        tags: ['users'],
        parameters: [{ name: 'page', in: 'query', example: 2, schema: { type: 'integer' } }],
        responses: JSON_OK,
      },
      post: { summary: 'Add a user', tags: ['users'], responses: JSON_OK },
    },
    '/old': {
      get: {
        summary: 'Old',
        'x-mint': {
          href: '/legacy/old',
          metadata: {
            title: 'The old way',
            sidebarTitle: 'Old way',
            description: 'Do not use.',
            tag: 'LEGACY',
            playground: 'interactive',
          },
        },
        responses: {},
      },
    },
  },
  webhooks: { userAdded: { post: { summary: 'User added', responses: {} } } },
};

/** A description of channels. */
const EVENTS = {
  asyncapi: '3.0.0',
  info: { title: 'Events', version: '1' },
  servers: { main: { host: 'events.example.com', protocol: 'wss' } },
  channels: {
    chat: {
      address: '/chat',
      title: 'Chat room',
      messages: { hello: { payload: { type: 'object', properties: { words: { type: 'string' } } } } },
    },
    alarms: { address: '/alarms', messages: {} },
  },
};

/** A project that has both. */
export const project = (navigation: object, pages: Record<string, string> = {}, api: object = {}) => ({
  'docs.json': docsJson({ navigation, api }),
  'index.mdx': '---\ntitle: Home\n---\nText.',
  'api.json': JSON.stringify(API),
  'events.json': JSON.stringify(EVENTS),
  ...pages,
});
