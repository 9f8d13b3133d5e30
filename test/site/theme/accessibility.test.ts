import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { THEMES } from '../../../src/site/config/schema.ts';
import { freshPage, it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

const API = {
  openapi: '3.1.0',
  info: { title: 'Boats', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/boats': {
      post: {
        summary: 'Add a boat',
        tags: ['Boats'],
        security: [{ token: [] }],
        parameters: [{ name: 'harbor', in: 'query', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: { name: { type: 'string' }, sails: { type: 'integer', deprecated: true } },
              },
            },
          },
        },
        responses: { '201': { description: 'Added' }, '400': { description: 'Refused' } },
      },
      ...Object.fromEntries(
        ['get', 'put', 'patch', 'delete', 'options'].map((method) => [method, { summary: `Boat ${method}` }]),
      ),
    },
  },
};

const GUIDE = `---
title: Guide
description: How it works.
tag: NEW
---

A [link](/wide) and \`code\`.

<Note>Mind the [tide](/wide).</Note>
<Warning>High waves.</Warning>
<Tip>Sail early.</Tip>

## First

<CodeGroup>
\`\`\`bash one.sh
echo "hello" # a comment
\`\`\`
\`\`\`python two.py
print("hello")
\`\`\`
</CodeGroup>

<Tabs><Tab title="One">First</Tab><Tab title="Two">Second</Tab></Tabs>
<AccordionGroup><Accordion title="More">Text</Accordion></AccordionGroup>

## Second

<CardGroup cols={2}><Card title="Card" icon="star" href="/wide">Text</Card><Card title="Plain">Text</Card></CardGroup>
<Steps><Step title="Go">Text</Step></Steps>
<Update label="v1" description="May">News</Update>
<ParamField path="id" type="string" required deprecated>The id</ParamField>

| a | b |
|---|---|
| 1 | 2 |
`;

const PARTS = `---
title: Parts
rss: true
---

<Panel>Beside <Note>the text</Note></Panel>

<Tree><Tree.Folder name="src" defaultOpen><Tree.File name="a.ts" highlight /></Tree.Folder><Tree.File name="b.ts" /></Tree>

<Prompt description="Ask this">Words</Prompt>

<Color><Color.Item name="Sea" value="#0f766e" /></Color>

<View title="One">

## In one

</View>
<View title="Two">

## In two

</View>

<RequestExample>
\`\`\`bash A
one
\`\`\`
\`\`\`bash B
two
\`\`\`
</RequestExample>

\`\`\`ts marks.ts lines {1} focus={2}
const a = 1; // [!code ++]
const b = 2; // [!code --]
const c = 3; // [!code error]
\`\`\`

<Update label="v2" tags={["API", "Web"]}>News</Update>
<Update label="v1" tags={["Web"]}>Old</Update>
`;

const LANDING = `---
title: Welcome
mode: custom
---

# Build boats

<Columns cols={2}>
<Card title="Plan" icon="compass" href="/wide" cta="Begin" arrow>Draw the lines.</Card>
<Card title="Sail" icon="flag" horizontal>Out to sea.</Card>
</Columns>
<Tile href="/wide" title="Tile" description="About it"><img src="/boat.svg" alt="A boat" /></Tile>
`;

const WIDE = `---
title: More parts
mode: wide
deprecated: true
---

> A quotation with a [link](/wide).

- [x] done
- [ ] open

Math $a^2$, <kbd>Esc</kbd>, <Badge color="green">new</Badge>, <Tooltip tip="A word">term</Tooltip>[^1].

[^1]: A note.

## Code

\`\`\`js title.js {1} lines expandable
const a = 1; // [!code ++]
const b = 2; // [!code --]
\`\`\`

<Tree><Tree.Folder name="src" defaultOpen><Tree.File name="a.ts" /></Tree.Folder></Tree>
<Prompt description="Ask for a boat">Draw a boat.</Prompt>
<Color variant="compact"><Color.Item name="sea" value="#0077be" /></Color>
<Expandable title="more"><ResponseField name="id" type="string" required default="1">The id</ResponseField></Expandable>
<Check>Done.</Check>
<Danger>Rocks.</Danger>
<Info>Deep water.</Info>
<View title="Sailors">For sailors</View><View title="Rowers">For rowers</View>
<RequestExample>

\`\`\`bash ask
curl /boats
\`\`\`

</RequestExample>

## Changes

<Update label="v2" description="June" tags={["Sails"]}>New sails.</Update>
<Update label="v1" description="May" tags={["Hull"]}>A hull.</Update>

<details><summary>Details</summary>Text.</details>
`;

const project = (theme: string): Record<string, string> => ({
  'docs.json': docsJson({
    theme,
    banner: { content: 'News: [read](/wide)', dismissible: true },
    contextual: { options: ['copy', 'view'] },
    navbar: {
      links: [{ label: 'Help', href: '/wide' }],
      primary: { type: 'button', label: 'Go', href: '/wide' },
    },
    footer: { socials: { github: 'https://github.com/example' } },
    navigation: {
      tabs: [
        {
          tab: 'Guides',
          groups: [
            {
              group: 'Start',
              icon: 'star',
              tag: 'BETA',
              pages: ['index', 'parts', 'landing', { group: 'More', expanded: true, pages: ['wide'] }],
            },
          ],
        },
        { tab: 'API', openapi: 'api.json' },
      ],
    },
  }),
  'api.json': JSON.stringify(API),
  'index.mdx': GUIDE,
  'parts.mdx': PARTS,
  'landing.mdx': LANDING,
  'boat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 10h40"/></svg>',
  'wide.mdx': WIDE,
});

/** The page is in a mode once a picture of it has been drawn; tells whether that is the dark one. */
const LAID_OUT = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  done(document.documentElement.classList.contains('dark')))))`;

/** Waits until a page is laid out in a mode. */
async function layOut(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  expect(await page.evaluate(LAID_OUT)).toBe(colorScheme === 'dark');
}

const AXE = 'axe.00000000.js';

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

describe.skipIf(chromiumPath === undefined)(
  'themes in a browser (skipped where there is no Chromium)',
  () => {
    let browser: Browser;
    let axe: string;
    it.beforeAll(async ({ browser: shared }) => {
      browser = shared;
      axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    });
    /** A site with axe beside it, under a name by which the browser keeps it. */
    const withAxe = async (project: Parameters<typeof built>[0]): Promise<Built> => {
      const site = await built(project);
      return { ...site, files: new Map([...site.files, [AXE, axe]]) };
    };
    /** Opens a page of a site, with axe in it. */
    const open = async (page: Page, site: Built, path: string): Promise<void> => {
      await openPage(browser, site, path, { page });
      await page.addScriptTag({ url: `/${AXE}` });
    };
    /** Writes another page of the site into the same window, where axe stays compiled. */
    const turn = async (page: Page, site: Built, path: string): Promise<void> => {
      await page.evaluate(`new Promise((done) => {
        history.replaceState(null, '', ${JSON.stringify(`/${path}`)});
        document.open();
        document.write(${JSON.stringify(site.file(path))});
        document.close();
        if (document.readyState === 'complete') done();
        else addEventListener('load', done, { once: true });
      })`);
    };

    it.each(THEMES)('%s has no serious accessibility problem on any kind of page', async (theme) => {
      const site = await withAxe(project(theme));
      const operations = site.pages.filter((path) => path.includes('boat'));
      const operation = operations.find((path) => path.includes('add')) ?? '';
      const problems: string[] = [];
      const page = await freshPage(browser, { colorScheme: 'light', reducedMotion: 'reduce' });
      for (const path of ['index', 'parts', 'landing', 'wide', '404', operation]) {
        await (path === 'index' ? open : turn)(page, site, `${path}.html`);
        for (const mode of ['light', 'dark'] as const) {
          await layOut(page, mode);
          // In the other mode only colors are different.
          const rules = mode === 'dark' ? ", runOnly: ['color-contrast', 'link-in-text-block']" : '';
          const found = (await page.evaluate(
            `axe.run(document, { resultTypes: ['violations']${rules} }).then(({ violations }) => violations)`,
          )) as Violation[];
          for (const { id, impact, nodes } of found)
            if (impact === 'serious' || impact === 'critical')
              for (const { html, failureSummary } of nodes)
                problems.push(`${mode} ${path}: ${id} ${html.slice(0, 160)} ${failureSummary}`);
        }
      }
      // On a phone what is read has another ground in some themes: each method's label beside that of the last page.
      await page.setViewportSize({ width: 400, height: 800 });
      const others = operations.filter((path) => path !== operation).map((path) => site.file(`${path}.html`));
      await page.evaluate(`for (const html of ${JSON.stringify(others)}) {
        const other = new DOMParser().parseFromString(html, 'text/html');
        document.querySelector('main .api-method').after(other.querySelector('main .api-method'));
      }`);
      for (const mode of ['light', 'dark'] as const) {
        await layOut(page, mode);
        const { violations, passes } = (await page.evaluate(
          "axe.run('main .api-method', { runOnly: ['color-contrast'] })",
        )) as { readonly violations: readonly Violation[]; readonly passes: readonly Violation[] };
        problems.push(...violations.flatMap(({ nodes }) => nodes.map((node) => node.failureSummary)));
        const seen = [...violations, ...passes].flatMap(({ nodes }) => nodes);
        expect(seen).toHaveLength(operations.length);
      }
      expect(problems).toEqual([]);
    });

    it('formulas that scroll on a phone are reached by key, and versions called what they say', async () => {
      const versions = [
        { version: '2.0', tag: 'latest', pages: ['index'] },
        { version: '1.0', pages: ['old'] },
      ];
      const site = await withAxe({
        'docs.json': docsJson({ navigation: { versions } }),
        'index.mdx': `# Waves\n\n$$\n${'\\frac{a}{b} + '.repeat(30)} c\n$$\n`,
        'old.mdx': '# Old',
      });
      const problems: string[] = [];
      for (const width of [390, 1440]) {
        const page = await freshPage(browser, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
        await open(page, site, 'index.html');
        const found = (await page.evaluate(
          "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
        )) as Violation[];
        problems.push(
          ...found.filter(({ impact }) => impact === 'serious').map(({ id }) => `${width}: ${id}`),
        );
      }
      expect(problems).toEqual([]);
    });
  },
);
