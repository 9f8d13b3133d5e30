import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { type AsyncDocument, loadAsyncApi } from '../../../src/site/openapi/asyncapi/document.ts';
import { renderChannel } from '../../../src/site/openapi/asyncapi/render.ts';
import { plainContext, projectOf } from './project.ts';

const text = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };

async function loaded(content: string | object) {
  const diagnostics: Diagnostic[] = [];
  const document = await loadAsyncApi(projectOf({ 'events.yaml': content }), '/events.yaml', (found) =>
    diagnostics.push(found),
  );
  return { document, diagnostics };
}

const version3 = {
  asyncapi: '3.0.0',
  info: { title: 'Chat' },
  servers: { main: { host: 'chat.example.com', pathname: '/v1', protocol: 'wss' } },
  channels: {
    room: {
      title: 'Chat room',
      address: '/rooms/{id}',
      description: 'One room',
      parameters: { id: { description: 'The room', enum: ['a', 'b'] } },
      messages: {
        say: { $ref: '#/components/messages/Say' },
        heard: { title: 'Heard', payload: { schema: text } },
      },
    },
  },
  operations: {
    in: {
      action: 'receive',
      channel: { $ref: '#/channels/room' },
      messages: [{ $ref: '#/channels/room/messages/say' }],
    },
    out: {
      action: 'send',
      channel: { $ref: '#/channels/room' },
      messages: [{ $ref: '#/channels/room/messages/heard' }],
    },
  },
  components: {
    messages: { Say: { title: 'Say', payload: text, examples: [{ payload: { text: 'hello' } }] } },
  },
};

const version2 = {
  asyncapi: '2.6.0',
  info: { title: 'Chat' },
  servers: { main: { url: 'chat.example.com', protocol: 'ws' } },
  channels: {
    'rooms/{id}': {
      parameters: { id: { schema: { type: 'integer' } } },
      publish: {
        message: { oneOf: [{ $ref: '#/components/messages/Say' }, { name: 'bye', payload: text }] },
      },
      subscribe: { message: { title: 'Heard', payload: text } },
    },
  },
  components: { messages: { Say: { payload: text } } },
};

function shape({ title, channels }: AsyncDocument) {
  return {
    title,
    servers: channels[0]?.servers.map(({ url }) => url),
    channels: channels.map(({ address, slug, messages }) => ({
      address,
      slug,
      messages: messages.map(({ title: name, direction }) => `${name} ${direction}`),
    })),
  };
}

describe('loadAsyncApi', () => {
  it('tells of misspelt fields of servers, channels, operations and messages, but not of payloads of another language', async () => {
    const { diagnostics } = await loaded(
      [
        'asyncapi: 3.0.0',
        'info: { title: S, version: "1" }',
        'servers:',
        '  main: { host: x.com, protocl: ws, protocol: ws }',
        'channels:',
        '  chat:',
        '    adress: /chat',
        '    messages:',
        '      hi: { paylod: { type: string }, payload: { type: string } }',
        '      record: { schemaFormat: application/vnd.apache.avro, payload: { type: record, fields: [] } }',
        'operations:',
        '  send: { action: send, channel: { $ref: "#/channels/chat" }, sumary: Hi }',
        'components:',
        '  messages: { x: { payload: { schemaFormat: a, schema: {} } } }',
        '  schemas: { y: { requird: [a], x-own: 1 } }',
      ].join('\n'),
    );
    expect(diagnostics.map(({ line, message, hint }) => [line, message, hint])).toEqual([
      [4, '"protocl" in servers.main is no field of a server, and is not read.', 'did you mean "protocol"?'],
      [7, '"adress" in channels.chat is no field of a channel, and is not read.', 'did you mean "address"?'],
      [9, '"paylod" in channels.chat is no field of a message, and is not read.', 'did you mean "payload"?'],
      [
        12,
        '"sumary" in operations.send is no field of an operation, and is not read.',
        'did you mean "summary"?',
      ],
      [
        15,
        '"requird" in components.schemas.y is no field of a schema, and is not read.',
        'did you mean "required"?',
      ],
    ]);
  });

  it('lists channels and their messages in version 3', async () => {
    const { document, diagnostics } = await loaded(version3);
    expect(diagnostics).toEqual([]);
    expect(document && shape(document)).toEqual({
      title: 'Chat',
      servers: ['wss://chat.example.com/v1'],
      channels: [
        { address: '/rooms/{id}', slug: 'websockets/chat-room', messages: ['Say sent', 'Heard received'] },
      ],
    });
  });

  it('lists channels and their messages in version 2', async () => {
    const { document } = await loaded(version2);
    expect(document && shape(document)).toEqual({
      title: 'Chat',
      servers: ['ws://chat.example.com'],
      channels: [
        {
          address: 'rooms/{id}',
          slug: 'websockets/rooms',
          messages: ['Say sent', 'bye sent', 'Heard received'],
        },
      ],
    });
  });

  it('keeps summaries beside descriptions, and gives a message those of its operation', async () => {
    const say = { summary: 'Say it.', description: 'To all in the room.' };
    const { document } = await loaded({
      ...version3,
      operations: { in: { ...version3.operations.in, ...say } },
      channels: { room: { ...version3.channels.room, summary: 'In short' } },
    });
    const [channel] = document?.channels ?? [];
    expect(channel?.description).toBe('In short\n\nOne room');
    expect(channel?.messages.map(({ description }) => description)).toEqual([
      'Say it.\n\nTo all in the room.',
      undefined,
    ]);
  });

  it('says nothing of an operation that its message says already, in its title or a part of its description', async () => {
    const message = { title: 'Told', summary: 'A word.', description: 'One.\n\nTwo.', payload: {} };
    const of = (operation: object) =>
      loaded({
        ...version3,
        channels: { room: { address: '/room', messages: { told: message } } },
        operations: {
          in: {
            action: 'receive',
            channel: { $ref: '#/channels/room' },
            messages: [{ $ref: '#/channels/room/messages/told' }],
            ...operation,
          },
        },
      }).then(({ document }) => document?.channels[0]?.operations);
    expect(await of({ summary: 'Told' })).toEqual([]);
    expect(await of({ title: 'Told', summary: 'A word.' })).toEqual([]);
    expect(await of({ description: 'One.\n\nTwo.' })).toEqual([]);
    expect(await of({ summary: 'Another' })).toEqual(['**Another**']);
    expect(await of({ summary: 'A word.', description: 'More.' })).toEqual(['**A word.**\n\nMore.']);
  });

  it('reports what is no AsyncAPI description', async () => {
    const toldOf = async (content: object) => {
      const { document, diagnostics } = await loaded(content);
      expect(document).toBeUndefined();
      expect(diagnostics).toMatchObject([{ kind: 'api-document', file: 'events.yaml' }]);
      return [diagnostics[0]?.message.replace(/.*: /, ''), diagnostics[0]?.hint];
    };
    expect(await toldOf({ asyncapi: '1.2.0' })).toEqual([
      '"asyncapi" is "1.2.0".',
      'Write "asyncapi: 3.0.0".',
    ]);
    const named = ['it has no "asyncapi".', 'Name it as "openapi" in place of "asyncapi".'];
    for (const key of ['openapi', 'swagger']) expect(await toldOf({ [key]: '3.1.0' })).toEqual(named);
  });

  it('tells what to do about a description that is not there', async () => {
    const hintFor = async (source: string) => {
      const diagnostics: Diagnostic[] = [];
      await loadAsyncApi(projectOf({ 'events.yaml': version3 }), source, (found) => diagnostics.push(found));
      return diagnostics.map(({ hint }) => hint);
    };
    expect(await hintFor('/events.json')).toEqual(['Did you mean events.yaml?']);
    expect(await hintFor('.apis/chat.yaml')).toEqual([
      'rename ".apis": files and folders of such names are left out',
    ]);
    expect(await hintFor('https://example.com/events.yaml')).toEqual([
      'Save it in the project and name that file instead.',
    ]);
  });
});

describe('renderChannel', () => {
  const pageOf = async (content: object) => {
    const { document } = await loaded(content);
    const [channel] = document?.channels ?? [];
    if (document === undefined || channel === undefined) throw new Error('No channel was loaded.');
    return renderChannel(document, channel, plainContext());
  };
  const headed = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });

  it('shows how a WebSocket is opened: ways in, query and headers', async () => {
    const scheme = { type: 'httpApiKey', in: 'header', name: 'X-Key' };
    const ways = [
      [{ $ref: '#/components/securitySchemes/key' }, version3],
      [{ key: [] }, version2],
    ] as const;
    for (const [way, version] of ways) {
      const [[name, channel] = []] = Object.entries(version.channels);
      const bindings = { ws: { query: headed('model'), headers: headed('X-Trace') } };
      const { markdown, html } = await pageOf({
        ...version,
        servers: { main: { ...version.servers.main, security: [way] } },
        channels: { [name ?? '']: { ...channel, bindings } },
        components: { ...version.components, securitySchemes: { key: scheme } },
      });
      expect(markdown).toContain('## Authorizations\n\n- `X-Key` (API key, required, header)');
      expect(markdown).toContain('## Query parameters\n\n- `model` (string)');
      expect(markdown).toContain('## Headers\n\n- `X-Trace` (string)');
      expect(html).toContain('<code class="api-name">X-Trace</code>');
    }
  });

  it('shows the headers of a message with those of its traits', async () => {
    const traits = [{ headers: headed('X-Trait'), description: 'Shared' }];
    const say = { ...version3.components.messages.Say, headers: headed('X-Own'), traits };
    const { markdown } = await pageOf({ ...version3, components: { messages: { Say: say } } });
    expect(markdown).toContain('Headers:\n\n- `X-Trait` (string)\n- `X-Own` (string)');
    expect(markdown).toContain('Shared');
  });

  it('knows who sends a message that has words of its own beside its reference', async () => {
    const { room } = version3.channels;
    const say = { ...room.messages.say, description: 'In your own words' };
    const channels = { room: { ...room, messages: { ...room.messages, say } } };
    const { markdown } = await pageOf({ ...version3, channels });
    expect(markdown).toContain('## Say\n\nSent by the client.\n\nIn your own words');
  });

  it('says above its messages what an operation of several of them says', async () => {
    const both = { summary: 'Talk', description: 'All of **it**.' };
    const { markdown } = await pageOf({
      ...version2,
      channels: {
        talk: {
          publish: {
            ...both,
            message: {
              oneOf: [
                { name: 'one', payload: text },
                { name: 'two', payload: text },
              ],
            },
          },
        },
      },
    });
    expect(markdown).toContain('**Talk**\n\nAll of **it**.\n\nMessages');
    expect(markdown.split('## two')[1]).not.toContain('All of');
  });

  it('shows text that is no JSON as it travels, and makes no example of what is no text or is not there', async () => {
    const messages = {
      skip: { payload: { type: 'string', const: 'SKIP' } },
      sound: { contentType: 'audio/pcm', payload: { type: 'string' } },
      ping: { title: 'Ping', description: 'Still there' },
    };
    const { markdown } = await pageOf({
      ...version3,
      operations: {},
      defaultContentType: 'text/plain',
      channels: { room: { address: '/', messages } },
    });
    expect(markdown).toContain('Messages (skip):\n\n```text\nSKIP\n```\n\n## skip\n\n`text/plain`');
    expect(markdown).toMatch(/## Ping\n\n`text\/plain`\n\nStill there\s*$/);
  });

  it('says of its payload in Markdown what the payload says of itself', async () => {
    const messages = { one: { payload: { ...text, description: 'All that was said' } } };
    const { markdown } = await pageOf({ ...version3, operations: {}, channels: { room: { messages } } });
    expect(markdown).toContain('## one\n\nAll that was said\n\n- `text`');
  });

  it('does not say a path twice that stands in the server and the channel', async () => {
    const address = async (path: string) => {
      const channels = { room: { ...version3.channels.room, address: path } };
      return (await pageOf({ ...version3, channels })).markdown.split('\n')[0];
    };
    expect(await address('/v1?key={id}')).toBe('`wss://chat.example.com/v1?key={id}`');
    expect(await address('/v1/rooms')).toBe('`wss://chat.example.com/v1/rooms`');
    expect(await address('/v10')).toBe('`wss://chat.example.com/v1/v10`');
  });

  it('shows an address that names its host as it is, without the server', async () => {
    const channels = { room: { ...version3.channels.room, address: 'https://other.example.com/rooms/{id}' } };
    const { markdown, html } = await pageOf({ ...version3, channels });
    expect(markdown.split('\n')[0]).toBe('`https://other.example.com/rooms/{id}`');
    expect(html).toContain('<span class="api-method">HTTPS</span>');
  });

  it('shows address, parameters, and each message with its payload and an example', async () => {
    for (const content of [version3, version2]) {
      const { document } = await loaded(content);
      const [channel] = document?.channels ?? [];
      if (document === undefined || channel === undefined) throw new Error('No channel was loaded.');
      const body = renderChannel(document, channel, plainContext());
      expect(body.headings.map(({ text: title }) => title)).toEqual(
        expect.arrayContaining(['Parameters', 'Say', 'Heard']),
      );
      expect(body.html).toContain('chat.example.com');
      expect(body.html).toContain('Sent by the client');
      expect(body.html).toContain('<code class="api-name">text</code>');
      expect(body.html).not.toMatch(/undefined|\[object/);
      expect(body.markdown).toContain('- `text` (string, required)');
    }
  });
});
