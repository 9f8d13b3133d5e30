import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { loadAsyncApi } from '../../../src/site/openapi/asyncapi/document.ts';
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

describe('a channel', () => {
  const rooms = {
    address: '/rooms',
    messages: {
      say: {
        title: 'Say',
        description: 'A line',
        contentType: 'application/x-msgpack',
        payload: text,
        examples: [
          { summary: 'Short', payload: { text: 'a' } },
          { name: 'long', payload: { text: 'b' } },
        ],
      },
    },
  };
  const operations = {
    say: {
      action: 'receive',
      channel: { $ref: '#/channels/rooms' },
      summary: 'Talk to all',
      description: 'In one room.',
    },
  };
  const page = async (more: object) => {
    const { document, diagnostics } = await loaded({ asyncapi: '3.0.0', channels: { rooms }, ...more });
    const [channel] = document?.channels ?? [];
    if (document === undefined || channel === undefined) throw new Error('There is no channel.');
    return { ...renderChannel(document, channel, plainContext()), diagnostics };
  };

  it('says what its operations say, every example, and what content a message has', async () => {
    const { html, markdown } = await page({ operations });
    expect(markdown).toContain('**Talk to all**\n\nIn one room.');
    expect(markdown).toContain('Messages (Say: Short):');
    expect(markdown).toContain('Messages (Say: long):');
    expect(markdown).toContain('## Say\n\nSent by the client.\n\n`application/x-msgpack`\n\nA line');
    expect(html).toContain('<code class="api-media">application/x-msgpack</code>');
  });

  it('shows the headers of an example above its payload, also where one of the two is all there is', async () => {
    const messages = {
      say: {
        payload: text,
        examples: [
          { name: 'both', headers: { trace: 'a1', retry: 2 }, payload: { text: 'a' } },
          { name: 'headers', headers: { trace: 'b1' } },
        ],
      },
      beat: { examples: [{ headers: { at: { zone: 'eu' } } }] },
      none: { examples: [{ name: 'x', headers: {} }] },
      bare: { payload: text, examples: [{ name: 'x', text: 'c' }] },
    };
    const { markdown } = await page({ channels: { rooms: { messages } } });
    const of = (name: string) => markdown.split(`Messages (${name}):`)[1]?.split('\n\nMessages (')[0]?.trim();
    expect(of('say: both')).toBe('```text\ntrace: a1\nretry: 2\n```\n\n```json\n{\n  "text": "a"\n}\n```');
    expect(of('say: headers')).toMatch(/^```text\ntrace: b1\n```\n\n```json\n\{/);
    expect(of('none')).toBeUndefined();
    expect(of('bare')).toMatch(/^```json\n\{\n {2}"name": "x",\n {2}"text": "c"\n\}\n```/);
    expect(of('beat')).toMatch(/^```text\nat: \{"zone":"eu"\}\n```/);
  });

  it('has the servers it names, with what their addresses are made of', async () => {
    const variables = { zone: { default: 'eu', enum: ['eu', 'us'] } };
    const servers = {
      test: { host: 'localhost:1', protocol: 'ws' },
      live: { host: '{zone}.chat.example', protocol: 'wss', description: 'For all', variables },
    };
    const onLive = { ...rooms, servers: [{ $ref: '#/servers/live' }] };
    const { html, markdown } = await page({ servers, channels: { rooms: onLive } });
    expect(markdown).toContain(
      '`wss://eu.chat.example/rooms`\n\nServers:\n\n- `wss://{zone}.chat.example`: For all',
    );
    expect(markdown).toContain('  - `{zone}` is `eu` or `us`');
    expect(html).not.toContain('localhost');
  });

  it('may refer to its only message in place of a list', async () => {
    const messages = { $ref: '#/components/messages/Said' };
    const { markdown } = await page({
      channels: { rooms: { address: '/rooms', messages } },
      components: { messages: { Said: { payload: text } } },
    });
    expect(markdown).toContain('## Said\n\n- `text` (string, required)');
  });

  it('has no example of a message whose payload is not there, which is told once', async () => {
    const say = { title: 'Say', payload: { $ref: '#/components/schemas/Gone' } };
    const messages = { say, again: { ...say, title: 'Again' }, any: { title: 'Any', payload: {} } };
    const { markdown, diagnostics } = await page({ channels: { rooms: { address: '/rooms', messages } } });
    expect(markdown).toContain('## Again');
    expect(markdown).not.toContain('```json');
    expect(diagnostics).toMatchObject([
      { kind: 'api-reference', message: '$ref "#/components/schemas/Gone" leads to nothing.' },
    ]);
  });

  it('is marked with the protocol that it is reached by', async () => {
    const servers = { queue: { host: 'mq.example', protocol: 'amqp' } };
    expect((await page({ servers })).html).toContain('<span class="api-method">AMQP</span>');
    const secure = { queue: { host: 'mq.example', protocol: 'kafka-secure' } };
    expect((await page({ servers: secure })).html).toContain('<span class="api-method">KAFKA</span>');
  });

  it('shows examples that are JSON written as text as what they are', async () => {
    const shown = async (contentType?: string) => {
      const say = { payload: text, contentType, examples: [{ payload: '{"text":"a"}' }] };
      return (await page({ channels: { rooms: { address: '/rooms', messages: { say } } } })).markdown;
    };
    expect(await shown()).toContain('```json\n{\n  "text": "a"\n}\n```');
    expect(await shown('text/plain')).toContain('```text\n{"text":"a"}\n```');
  });
});
