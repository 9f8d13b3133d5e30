import { describe, expect, it } from 'vitest';
import { createAnchors } from '../../../src/site/markdown/anchors.ts';
import { parsePage } from '../../../src/site/markdown/parse.ts';
import { render } from './project.ts';

const page = `---
title: Page
---

## Version 4.5 wire format
## Tips & \`$ref\`
## chat.create()
## chat.create()
## Own {#mine}
## 1️⃣ Careful ⚠️
<span id="Here" />

<Accordion title="Why \`rate_limit\`, at 4.5?">x</Accordion>
<Steps>
  <Step title="Own">x</Step>
  <Step title="Set it up">x</Step>
  <Step title="Set it up">x</Step>
  <Step title="Named" id="by-hand">x</Step>
</Steps>
<ParamField query="API_KEY">x</ParamField>
<ParamField body="API_KEY">x</ParamField>
<Update label="2026-04-14" description="SDK v2.0.0 / v3.0.0">x</Update>
`;

describe('the id that a link means', () => {
  const parsed = parsePage('page.mdx', page, () => {});
  const meant = createAnchors((path) => (path === 'page' ? parsed : undefined));

  it.each([
    ['version-4-5-wire-format', 'version-4-5-wire-format'],
    ['version-45-wire-format', 'version-4-5-wire-format'],
    ['tips-&-$ref', 'tips--ref'],
    ['chatcreate', 'chat-create'],
    ['create', 'chat-create'],
    ['create-2', 'chat-create-2'],
    ['chatcreate-1', 'chat-create-2'],
    ['mine', 'mine'],
    ['own', 'mine'],
    ['here', 'Here'],
    ['1-careful', '1-careful-'],
    ['1️⃣-careful-️', '1-careful-'],
    ['why-ratelimit-at-45', 'why-rate_limit-at-4-5'],
    ['set-it-up', 'set-it-up'],
    ['setitup', 'set-it-up'],
    ['set-it-up-1', 'set-it-up-2'],
    ['set-it-up-2', 'set-it-up-2'],
    ['byhand', 'by-hand'],
    ['paramapikey', 'param-api-key'],
    ['param-api-key-1', 'param-api-key-2'],
    ['sdk-v2-0-0-v3-0-0', '2026-04-14'],
    ['nowhere', 'nowhere'],
    ['---', '---'],
  ])('of #%s is %s', (written, id) => {
    expect(meant('page', written)).toBe(id);
  });

  it('is one that the page has', () => {
    const { html } = render(page);
    for (const id of ['why-rate_limit-at-4-5', 'set-it-up-2', 'by-hand', 'param-api-key-2', 'mine'])
      expect(html).toContain(` id="${id}"`);
  });

  it('is what stands in the same place of a translation that is built alike', () => {
    const pages: Readonly<Record<string, string>> = {
      'guide/start': '## Set up\n\n### What is next?\n\n<Tab title="First one">x</Tab>',
      'fr/guide/start': '## Installer\n\n### Et après\n\n<Tab title="Le premier">x</Tab>',
      'es/guide/start':
        '<a id="set-up" />\n\n## Instalar\n\n### Y después\n\n<Tab title="La primera">x</Tab>',
      'de/guide/start': '## Einrichten\n\n## Danach\n\n<Tab title="Der erste">x</Tab>',
    };
    const written = (path: string) => {
      const source = pages[path];
      return source && parsePage(`${path}.mdx`, `---\ntitle: x\n---\n${source}`, () => {});
    };
    const found = createAnchors((path) => written(path) || undefined);
    expect(found('fr/guide/start', 'set-up')).toBe('installer');
    expect(found('fr/guide/start', 'whats-next')).toBe('whats-next');
    expect(found('fr/guide/start', 'what-isnext')).toBe('et-après');
    expect(found('fr/guide/start', 'first-one')).toBe('le-premier');
    expect(found('es/guide/start', 'first-one')).toBe('la-primera');
    expect(found('de/guide/start', 'set-up')).toBe('set-up');
  });

  it('stays as written for a page that is not there', () => {
    expect(meant('other', 'intro')).toBe('intro');
  });
});
