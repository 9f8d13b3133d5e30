import { describe, expect, it } from 'vitest';
import { loadAsyncApi } from '../../../src/site/openapi/asyncapi/document.ts';
import { renderChannel } from '../../../src/site/openapi/asyncapi/render.ts';
import { plainContext, projectOf } from './project.ts';

const ref = (path: string) => ({ $ref: `#/${path}` });
const TEXT = { type: 'object', properties: { text: { type: 'string' } } };

async function pages(description: object, others: Record<string, string> = {}): Promise<string[]> {
  const files = projectOf({ 'events.json': { info: { title: 'Chat' }, ...description }, ...others });
  const document = await loadAsyncApi(files, 'events.json', () => {});
  if (document === undefined) throw new Error('It was not loaded.');
  return document.channels.map((channel) => renderChannel(document, channel, plainContext()).markdown);
}

describe('a channel of version 3', () => {
  const components = {
    securitySchemes: {
      login: {
        type: 'oauth2',
        flows: {
          clientCredentials: { tokenUrl: 'https://example.com/token', availableScopes: { say: 'May speak' } },
        },
        scopes: ['say'],
      },
      secret: { type: 'apiKey', in: 'user' },
      ticket: { type: 'httpApiKey', in: 'header', name: 'X-Ticket' },
    },
  };
  const described = pages({
    asyncapi: '3.0.0',
    servers: {
      first: {
        host: 'one.example.com',
        protocol: 'wss',
        security: [ref('components/securitySchemes/login')],
      },
      second: { host: 'two.example.com', protocol: 'amqp' },
      third: {
        host: 'three.example.com',
        protocol: 'wss',
        security: [ref('components/securitySchemes/login'), ref('components/securitySchemes/ticket')],
      },
    },
    channels: {
      questions: { address: 'questions', messages: { Question: { payload: TEXT } } },
      answers: {
        address: 'answers',
        servers: [ref('servers/second')],
        messages: { Answer: { payload: TEXT } },
      },
      guarded: { address: 'guarded', messages: { Note: { payload: TEXT } } },
    },
    operations: {
      ask: {
        action: 'receive',
        channel: ref('channels/questions'),
        reply: { channel: ref('channels/answers'), messages: [ref('channels/answers/messages/Answer')] },
      },
      note: {
        action: 'receive',
        channel: ref('channels/guarded'),
        security: [
          ref('components/securitySchemes/secret'),
          [ref('components/securitySchemes/secret'), ref('components/securitySchemes/ticket')],
        ],
      },
    },
    components,
  });

  it('has the messages that operations are answered with, which go the other way', async () => {
    const [questions, answers] = await described;
    expect(questions).toContain('## Question\n\nSent by the client.');
    expect(answers).toContain('## Answer\n\nReceived by the client.');
    expect(questions).toContain('- `reply`: Answers, `Answer`');
    expect(answers).not.toContain('reply');
  });

  it('has the ways in of its own servers, each once, or those of its operations', async () => {
    const [questions, answers, guarded] = await described;
    expect(questions).toContain('Any one of 2 ways.\n\n');
    expect(questions).toContain('One of `say` (May speak)');
    expect(questions).toContain('or\n\n- `X-Ticket` (API key, required, header)');
    expect(answers).not.toContain('Authorizations');
    expect(guarded).toContain(
      'Any one of 2 ways.\n\n- `secret` (API key, required)\n\nor\n\n- `secret` (API key, required)\n- `X-Ticket` (API key, required, header)',
    );
    expect(guarded).not.toContain('OAuth');
  });
});

describe('a channel of version 2', () => {
  const described = pages({
    asyncapi: '2.6.0',
    channels: {
      room: {
        publish: {
          traits: [{ summary: 'Speak', description: 'To all.' }],
          message: ref('components/messages/Say'),
        },
        subscribe: { message: { oneOf: [ref('components/messages/Say'), ref('components/messages/Row')] } },
      },
    },
    components: {
      messages: {
        Say: { description: 'Words', payload: TEXT },
        Row: {
          schemaFormat: 'application/vnd.apache.avro;version=1.9.0',
          payload: { type: 'record', name: 'Row', fields: [] },
        },
      },
    },
  });

  it('shows a message once that goes both ways, and what the traits of its operations say', async () => {
    const [page = ''] = await described;
    expect(page.match(/^## Say$/gm)).toHaveLength(1);
    expect(page).toContain('## Say\n\nSent and received by the client.');
    expect(page).toContain('**Speak**\n\nTo all.');
  });

  it('makes no example of what is described in another language', async () => {
    expect((await described)[0]).not.toContain('null');
  });
});

it('a message that is described in Avro has its fields, and what it calls by name again is said by name', async () => {
  const schema = {
    type: 'record',
    name: 'User',
    namespace: 'com.example',
    doc: 'Somebody.',
    fields: [
      { name: 'id', type: 'long', doc: 'Never changes.' },
      { name: 'mail', type: ['null', 'string'], default: null },
      { name: 'since', type: { type: 'int', logicalType: 'date' } },
      { name: 'kind', type: { type: 'enum', name: 'Kind', symbols: ['A', 'B'] }, default: 'A' },
      { name: 'former', type: { type: 'array', items: 'com.example.Kind' } },
      { name: 'notes', type: { type: 'map', values: 'string' } },
      { name: 'boss', type: ['null', 'User'], default: null },
    ],
  };
  const payload = { schemaFormat: 'application/vnd.apache.avro+json;version=1.9.0', schema };
  const channels = { users: { address: 'users', messages: { Changed: { payload } } } };
  const [page = ''] = await pages({ asyncapi: '3.0.0', channels });
  expect(page.slice(page.indexOf('## Changed'))).toBe(`## Changed

Somebody.

- \`id\` (\`integer<int64>\`, required): Never changes.
- \`mail\` (string | null)
- \`since\` (\`integer<date>\`, required)
- \`kind\` (\`enum<string>\`): One of \`A\`, \`B\`. Default: \`A\`.
- \`former\` (\`enum<string>[]\`, required): One of \`A\`, \`B\`.
- \`notes\` (object, required)
  - \`{any name}\` (string)
- \`boss\` (object | null): Somebody.
`);
});

it('a channel that gets its address when it is used shows the server alone, with variables that are kept elsewhere', async () => {
  const [page] = await pages({
    asyncapi: '3.0.0',
    servers: {
      one: {
        host: '{region}.example.com',
        protocol: 'kafka',
        variables: { region: ref('components/serverVariables/region') },
      },
    },
    channels: { answers: { address: null, messages: { Answer: { payload: TEXT } } } },
    components: { serverVariables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
  });
  expect(page).toContain('`kafka://eu.example.com`\n\n');
  expect(page).toContain('`{region}` is `eu` or `us`');
});

it('a channel tells what holds for single protocols, and where answers without an address go', async () => {
  const [orders, answers] = await pages({
    asyncapi: '3.0.0',
    servers: { broker: { host: 'broker.example.com:9092', protocol: 'kafka' } },
    channels: {
      orders: {
        address: 'orders',
        messages: { Order: { payload: TEXT } },
        bindings: { kafka: { partitions: 3, bindingVersion: '0.5.0' }, ws: { method: 'GET' } },
      },
      answers: { address: null, messages: { Answer: { payload: TEXT } } },
    },
    operations: {
      order: {
        action: 'receive',
        channel: ref('channels/orders'),
        bindings: { kafka: { groupId: { type: 'string', enum: ['shop', 'test'] } } },
        reply: ref('components/replies/answer'),
      },
    },
    components: {
      replies: {
        answer: {
          address: { location: '$message.header#/replyTo', description: 'Where the shop listens' },
          channel: ref('channels/answers'),
        },
      },
    },
  });
  expect(orders).toContain('- `kafka`: partitions `3`, groupId `shop` | `test`');
  expect(orders).not.toContain('ws');
  expect(answers).toMatch(/^`\$message\.header#\/replyTo`/);
  expect(answers).toContain('Where the shop listens (`$message.header#/replyTo`)');
});

it('a message whose payload is described in another language shows that text, and JSON in a text as fields', async () => {
  const proto = 'message Lamp {\n  bool on = 1;\n}';
  const format = 'application/vnd.google.protobuf;version=3';
  const record = { type: 'record', name: 'Lamp', fields: [{ name: 'on', type: 'boolean' }] };
  const messages = {
    Inline: { payload: { schemaFormat: format, schema: `${proto}\n` } },
    InFile: { payload: { schemaFormat: format, schema: { $ref: './lamp.proto' } } },
    Avro: { payload: { schemaFormat: 'application/vnd.apache.avro', schema: JSON.stringify(record) } },
  };
  const channels = { lamps: { address: 'lamps', messages } };
  const [page = ''] = await pages({ asyncapi: '3.0.0', channels }, { 'lamp.proto': proto });
  const shown = `\n\n\`\`\`protobuf\n${proto}\n\`\`\`\n`;
  expect(page.slice(page.indexOf('## Inline'))).toBe(
    `## Inline${shown}\n## InFile${shown}\n## Avro\n\n- \`on\` (boolean, required)\n`,
  );
});

it('a message tells by what one knows where it belongs, what holds for its protocols, and where more is said', async () => {
  const Done = {
    summary: 'It is done',
    correlationId: { location: '$message.header#/job', description: 'Of the job' },
    bindings: { kafka: { key: { type: 'string', description: 'The room' }, bindingVersion: '0.4.0' } },
    externalDocs: { url: 'https://example.com/jobs', description: 'Jobs' },
    payload: TEXT,
  };
  const [page = ''] = await pages({
    asyncapi: '3.0.0',
    channels: { jobs: { address: 'jobs', messages: { Done } } },
  });
  expect(page).toContain(`## Done

It is done

- \`correlationId\`: \`$message.header#/job\` (Of the job)
- \`kafka\`: key \`string\` (The room)

[Jobs](<https://example.com/jobs>)
`);
});

it('a channel that calls itself version 3, and has its operations in it as in version 2, is read as one of these', async () => {
  const [ticks = ''] = await pages({
    asyncapi: '3.0.0',
    servers: { main: { host: 'example.com', protocol: 'wss' } },
    channels: {
      'prices/ticks': { subscribe: { summary: 'Each price', message: { name: 'Tick', payload: TEXT } } },
    },
  });
  expect(ticks).toContain('wss://example.com/prices/ticks');
  expect(ticks).toContain('## Tick');
  expect(ticks).toContain('Received by the client');
  expect(ticks).toContain('- `text` (string)');
});
