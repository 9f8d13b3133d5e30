import { describe, expect } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { it } from '../browser.ts';
import { type Built, built, docsJson, kinds } from '../support.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const object = (properties: object) => ({ type: 'object', properties });
const TEXT = { type: 'string' };

const OPERATION = {
  summary: 'Send',
  security: [{ key: [] }],
  parameters: [
    { name: 'callAgentId', in: 'query', schema: TEXT },
    { name: 'X-Trace-ID', in: 'header', schema: TEXT },
  ],
  requestBody: json(
    object({
      messages: { type: 'array', items: object({ role: TEXT, max_tokens: TEXT }) },
      source: { anyOf: [object({ url: TEXT }), object({ file_id: TEXT })] },
      labels: { type: 'object', additionalProperties: object({ color: TEXT }) },
    }),
  ),
  responses: {
    200: { description: 'OK', ...json(object({ data: object({ id: TEXT }), 404: TEXT })) },
    404: { description: 'None', ...json(object({ error: TEXT })), headers: { 'X-Left': { schema: TEXT } } },
  },
};
const REST = {
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } } },
};

const PAGE = 'api-reference/send';
const LINKS = [
  'body-messages',
  'body-messages-max-tokens',
  // As other generators and older versions of the same have them.
  'body-messages-items-max_tokens',
  'body-source-any-of-1-file-id',
  'parameter-callagentid',
  'response-data-one-of-0-id',
  'authorization-x-api-key',
];

const site = (): Promise<Built> =>
  built({
    'docs.json': docsJson({
      navigation: { groups: [{ group: 'All', pages: ['index', { group: 'API', openapi: 'api.json' }] }] },
    }),
    'index.mdx': [
      '---\ntitle: Home\n---',
      ...LINKS.map((id) => `[x](/${PAGE}#${id})`),
      '[x](#param-api-key) [x](#param-max_depth)',
      '<ParamField body="API_KEY" />',
      '<ResponseField name="maxDepth" />',
    ].join('\n\n'),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Chat', version: '1' },
      paths: { '/send': { post: OPERATION } },
      ...REST,
    }),
  });

describe('the id of a field', () => {
  it('is its path in kebab case behind the part of the page it stands in', async () => {
    const document = await documentOf({ '/send': { post: OPERATION } }, REST);
    const { html } = renderOperation(document, operationOf(document), plainContext());
    const ids = [...html.matchAll(/<(?:li|details) class="api-(?:field|option)" id="([^"]*)"/g)];
    expect(ids.map(([, id]) => id)).toEqual([
      'authorization-x-api-key',
      'parameter-call-agent-id',
      'parameter-x-trace-id',
      'body-messages',
      'body-messages-role',
      'body-messages-max-tokens',
      'body-source',
      'body-source-one-of-0',
      'body-source-one-of-0-url',
      'body-source-one-of-1',
      'body-source-one-of-1-file-id',
      'body-labels',
      'body-labels-key',
      'body-labels-key-color',
      // The second response has the plain name as its heading.
      'response-404-field',
      'response-data',
      'response-data-id',
      'response-404-error',
      'response-404-header-x-left',
    ]);
    expect(html).toContain('<h3 id="response-404">');
  });

  it('is found by links that are written by the rules of another generator', async () => {
    const made = await site();
    expect(kinds(made)).toEqual([]);
    const home = made.file('index.html');
    for (const id of [
      'body-messages',
      'body-messages-max-tokens',
      'body-source-one-of-1-file-id',
      'parameter-call-agent-id',
      'response-data-id',
      'authorization-x-api-key',
    ])
      expect(home).toContain(`href="api-reference/send.html#${id}"`);
    expect(home).toContain('href="#param-max-depth"');
    expect(home).toContain('id="param-api-key"');
  });
});

describe.skipIf(chromiumPath === undefined)(
  'a field in a browser (skipped where there is no Chromium)',
  () => {
    let files: Built;
    it.beforeAll(async () => {
      files = await site();
    });

    it.for([
      ['#body-messages-role', 'body-messages-role', true],
      ['#body-messages-items-role', 'body-messages-role', true],
      ['#response-404-error', 'response-404-error', true],
      ['#body-source-one-of-1-file-id', 'body-source-one-of-1-file-id', false],
    ] as const)(
      'is shown when %s leads to it, however deep',
      async ([hash, id, javaScriptEnabled], { open }) => {
        const page = await open(files, `${PAGE}.html${hash}`, { javaScriptEnabled });
        expect(await page.locator(`#${id}`).isVisible()).toBe(true);
        const { y = -1 } = (await page.locator(`#${id}`).boundingBox()) ?? {};
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(600);
      },
    );

    it('has a link to itself, which shows on hover', async ({ open }) => {
      const page = await open(files, `${PAGE}.html`);
      const link = page.getByRole('link', { name: 'Link to messages' });
      expect(await link.getAttribute('href')).toBe('#body-messages');
      await page.locator('#body-messages > .api-head').hover();
      const opacity = "getComputedStyle(document.querySelector('#body-messages .c-anchor')).opacity";
      await expect.poll(() => page.evaluate(opacity)).toBe('1');
    });
  },
);
