import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { box, it } from '../browser.ts';
import { built, docsJson } from '../support.ts';

/** A site with a channel of so many messages. */
const site = (count: number) => {
  const payload = { type: 'object', properties: { room: { type: 'string' } } };
  const messages = Array.from({ length: count }, (_, n) => [`say${n}`, { payload }]);
  const events = {
    asyncapi: '3.0.0',
    info: { title: 'Chat', version: '1' },
    channels: { chat: { address: '/chat', messages: Object.fromEntries(messages) } },
  };
  return built({
    'docs.json': docsJson({ navigation: { groups: [{ group: 'Events', asyncapi: 'events.json' }] } }),
    'events.json': JSON.stringify(events),
  });
};
const PATH = 'api-reference/websockets/chat';

describe('a channel', () => {
  it('of many messages has the example of each below its fields, of few all beside them', async () => {
    const many = (await site(13)).file(`${PATH}.md`);
    const example = 'Example (say12):\n\n```json\n{\n  "room": "room"\n}\n```';
    expect(many).toContain(`## say12\n\n- \`room\` (string)\n\n${example}`);
    expect(many).not.toContain('Messages (');
    const few = await site(12);
    expect(few.file(`${PATH}.html`).match(/name="api-messages"/g)).toHaveLength(12);
    expect(few.file(`${PATH}.html`)).not.toContain('api-example');
  });

  it.skipIf(chromiumPath === undefined)(
    'without examples beside it keeps the whole measure (skipped where there is no Chromium)',
    async ({ open }) => {
      const page = await open(await site(13), `${PATH}.html`, { viewport: { width: 1440, height: 900 } });
      const [whole, main, example] = await Promise.all(
        ['.api', '.api-main', '.api-main .api-tabs'].map((selector) => box(page, selector)),
      );
      expect(main?.width).toBeGreaterThan((whole?.width ?? 0) * 0.6);
      expect(example?.width).toBe(main?.width);
    },
  );
});
