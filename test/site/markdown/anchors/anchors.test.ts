import { describe, expect, it } from 'vitest';
import { createAnchors } from '../../../../src/site/markdown/anchors/anchors.ts';
import { parsePage } from '../../../../src/site/markdown/parse.ts';
import { shownNodes } from '../../../../src/site/markdown/snippets/shown-nodes.ts';
import { filesOf, render } from '../project.ts';

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

/** Where the snippets of a page are read from. */
function projectOf(texts: Readonly<Record<string, string>>) {
  const files = filesOf(texts);
  return { files, parse: (file: string) => parsePage(file, files.readText(file), () => {}) };
}

describe('the id that a link means', () => {
  const parsed = parsePage('page.mdx', page, () => {});
  const { meant } = createAnchors((path) => (path === 'page' ? parsed : undefined), projectOf({}));

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
    ['param-api-key-1', 'param-api-key-1'],
    ['paramapikey-1', 'param-api-key-1'],
    ['sdk-v2-0-0-v3-0-0', '2026-04-14'],
    ['own:set-it-up', 'set-it-up'],
    ['own:nowhere', 'own:nowhere'],
    ['nowhere', 'nowhere'],
    ['---', '---'],
  ])('of #%s is %s', (written, id) => {
    expect(meant('page', written)).toBe(id);
  });

  it('is one that the page has', () => {
    const { html } = render(page);
    for (const id of ['why-rate_limit-at-4-5', 'set-it-up-2', 'by-hand', 'param-api-key-1', 'mine'])
      expect(html).toContain(` id="${id}"`);
  });

  it('counts what has one name from 1 or from 2, as the hosted services do', () => {
    const twice = [
      '## Same',
      '<ParamField body="user_id">x</ParamField>',
      '<ResponseField name="top_k" id="own-id">x</ResponseField>',
      '<Accordion title="Why">x</Accordion>',
      '<View title="Python">x</View>',
      '<Tabs><Tab title="Linux">x</Tab></Tabs>',
      '<Steps><Step title="Do it">x</Step></Steps>',
    ].join('\n\n');
    const source = `---\ntitle: Page\n---\n\n${twice}\n\n${twice}\n\n${twice}\n`;
    const counted = [
      ...['same', 'same-2', 'same-3'],
      ...['param-user-id', 'param-user-id-1', 'param-user-id-2'],
      ...['own-id', 'param-top-k', 'param-top-k-1'],
      ...['why', 'why-1', 'why-2'],
      ...['python', 'python-1', 'python-2'],
      ...['linux', 'linux-2', 'linux-3'],
      ...['do-it', 'do-it-2', 'do-it-3'],
    ];
    const { html } = render(source);
    const anchors = createAnchors(() => parsePage('page.mdx', source, () => {}), projectOf({}));
    for (const id of counted) {
      expect(html.split(` id="${id}"`)).toHaveLength(2);
      expect(anchors.meant('page', id)).toBe(id);
    }
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
    const { meant: found } = createAnchors((path) => written(path) || undefined, projectOf({}));
    expect(found('fr/guide/start', 'set-up')).toBe('installer');
    expect(found('fr/guide/start', 'whats-next')).toBe('whats-next');
    expect(found('fr/guide/start', 'what-isnext')).toBe('et-après');
    expect(found('fr/guide/start', 'first-one')).toBe('le-premier');
    expect(found('es/guide/start', 'first-one')).toBe('la-primera');
    expect(found('de/guide/start', 'set-up')).toBe('set-up');
  });

  it('is that of a heading in a snippet, wherever the page shows it', () => {
    const source = `---
title: Page
---
import First, { named } from "/snippets/first"

<Accordion title="Inner 4.5">x</Accordion>
<First />
<Snippet file="last.mdx" />
`;
    const snippets = {
      'snippets/first.mdx':
        'import Inner from "./inner.mdx"\n\n## First 4.5\n\n<Inner />\n\n<Step title="Do it">x</Step>\n',
      'snippets/inner.mdx': '### Inner 4.5\n\n<First />\n',
      'snippets/last.mdx': '## Last 4.5\n\n## Inner 4.5\n',
    };
    const anchors = createAnchors(() => parsePage('page.mdx', source, () => {}), projectOf(snippets));
    const found = ['first-45', 'inner-45', 'inner-45-1', 'last-45', 'doit'].map((written) =>
      anchors.meant('page', written),
    );
    expect(found).toEqual(['first-4-5', 'inner-4-5', 'inner-4-5-2', 'last-4-5', 'do-it']);
    expect(anchors.snippetsOf('page')).toEqual(Object.keys(snippets));
    const { html } = render(source, snippets);
    for (const id of found) expect(html).toContain(` id="${id}"`);
    expect(html).toMatch(/<h3 id="inner-4-5">/);
  });

  it('is found at once where snippets show one another without an end', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const snippets = Object.fromEntries(
      names.map((name) => {
        const others = names.filter((one) => one !== name).map((one) => one.toUpperCase());
        const imports = others.map((one) => `import ${one} from "/${one.toLowerCase()}.mdx"\n`);
        return [`${name}.mdx`, `${imports.join('')}\n${others.map((one) => `<${one} />\n`).join('\n')}`];
      }),
    );
    const { files, parse } = projectOf(snippets);
    const parsed = new Map(names.map((name) => [`${name}.mdx`, parse(`${name}.mdx`)]));
    const { nodes } = shownNodes(parse('a.mdx'), { files, parse: (file) => parsed.get(file) ?? parse(file) });
    expect(nodes).toHaveLength(20_000);
  });

  it('stays as written for a page that is not there', () => {
    expect(meant('other', 'intro')).toBe('intro');
  });
});
