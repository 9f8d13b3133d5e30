import { expect, it } from 'vitest';
import { built, docsJson } from '../support.ts';
import { API } from './reference-site.ts';

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

it('code in what is said of fields, and of the payloads of messages, has the colors of its language', async () => {
  const filter = { type: 'string', description: `Like this:\n\n${fence('sql', 'select 1')}` };
  const api = {
    ...API,
    components: { schemas: { User: { type: 'object', properties: { filter } } } },
  };
  const schema = 'message Lamp { bool on = 1; }';
  const payload = { schemaFormat: 'application/vnd.google.protobuf', schema };
  const events = {
    asyncapi: '3.0.0',
    info: { title: 'Events', version: '1' },
    channels: { lamps: { address: 'lamps', messages: { Lamp: { payload } } } },
  };
  const { files } = await built({
    'docs.json': docsJson({
      navigation: {
        groups: [
          { group: 'API', openapi: 'api.json', pages: ['GET /users'] },
          { group: 'Events', asyncapi: 'events.json' },
        ],
      },
    }),
    'api.json': JSON.stringify(api),
    'events.json': JSON.stringify(events),
  });
  const pages = [...files].filter(([path]) => path.endsWith('.html')).map(([, content]) => String(content));
  for (const keyword of ['select', 'message'])
    expect(pages.some((html) => new RegExp(`<span[^>]*>${keyword} </span>`).test(html))).toBe(true);
});
