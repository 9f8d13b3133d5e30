import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { box, it } from '../browser.ts';
import { built, docsJson } from '../support.ts';

const API = {
  openapi: '3.1.0',
  info: { title: 'Harbor', version: '1' },
  paths: {
    '/boats': {
      get: {
        summary: 'Boats',
        parameters: [{ name: 'port', in: 'query', required: true, schema: { type: 'string' } }],
        responses: { 200: { description: 'They.' } },
      },
    },
  },
};
const LOOKS = ['color', 'backgroundColor', 'fontFamily', 'fontSize', 'padding', 'borderWidth'];

describe.skipIf(chromiumPath === undefined)('fields (skipped where there is no Chromium)', () => {
  it('look the same whether a description has them or an author writes them', async ({ open }) => {
    const site = await built({
      'docs.json': docsJson({
        navigation: { groups: [{ group: 'API', openapi: 'api.json', pages: ['by-hand', 'GET /boats'] }] },
      }),
      'by-hand.mdx':
        '## Query\n\n<ParamField query="port" type="string" required>\n\n</ParamField>\n\n## Text\n',
      'api.json': JSON.stringify(API),
    });
    const described = site.pages.find((page) => page !== 'by-hand') ?? '';
    const looks = (page: Page, selectors: readonly string[]): Promise<unknown> =>
      page.evaluate(`${JSON.stringify(selectors)}.map((selector) => {
        const style = getComputedStyle(document.querySelector(selector));
        return ${JSON.stringify(LOOKS)}.map((name) => style[name]);
      })`);
    // From a heading to the name of its first field.
    const under = (page: Page, name: string): Promise<number> =>
      page.evaluate<number>(`(() => {
        const name = document.querySelector('${name}');
        const heading = [...document.querySelectorAll('h2')].findLast((one) => name.compareDocumentPosition(one) & 2);
        return Math.round(name.getBoundingClientRect().top - heading.getBoundingClientRect().bottom);
      })()`);
    let page = await open(site, 'by-hand.html');
    const own = await looks(page, ['.c-field-name', '.c-field-type', '.c-field-required']);
    const distance = await under(page, '.c-field-name');
    page = await open(site, `${described}.html`);
    expect(await looks(page, ['.api-name', '.api-type', '.api-must'])).toEqual(own);
    expect(Math.abs((await under(page, '.api-name')) - distance)).toBeLessThanOrEqual(2);
    expect(distance).toBeLessThan(26);
  });

  it('have no empty line below a default that is longer than a line', async ({ open }) => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': `## Query\n\n<ParamField query="port" type="string" default="${'harbor_'.repeat(16)}">\nText.\n</ParamField>\n`,
    });
    const page = await open(site, 'index.html', { viewport: { width: 390, height: 800 } });
    const value = await box(page, '.c-field-default');
    const link = await box(page, '.c-field-head > .c-anchor');
    expect(link.y).toBeLessThan(value.y + value.height);
  });

  it('have in what is said of them the bullets of a list that stands alone, at any depth', async ({
    open,
  }) => {
    const said = { description: '- a\n  - b' };
    const part = { type: 'object', properties: { inner: { type: 'string', ...said } } };
    const schema = { type: 'object', properties: { outer: { ...part, ...said } } };
    const post = { requestBody: { content: { 'application/json': { schema } } }, responses: {} };
    const site = await built({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'API', openapi: 'api.json' }] } }),
      'api.json': JSON.stringify({ ...API, paths: { '/boats': { post } } }),
    });
    const page = await open(site, `${site.pages[0]}.html`);
    const bullets = await page.evaluate(
      `[...document.querySelectorAll('.api-field ul:not([class])')].map((one) => getComputedStyle(one).listStyleType)`,
    );
    expect(bullets).toEqual(['disc', 'circle', 'disc', 'circle']);
  });

  it('have what a schema is about as near, in letters as large, in one of several bodies as in an answer', async ({
    open,
  }) => {
    const boat = { title: 'Boat', type: 'object', description: 'A boat.' };
    const schema = { ...boat, properties: { a: { type: 'string' } } };
    const file = { type: 'object', properties: { b: { type: 'string' } } };
    const content = { 'application/json': { schema }, 'multipart/form-data': { schema: file } };
    const answer = { description: 'It.', content: { 'application/json': { schema } } };
    const post = { summary: 'Add', requestBody: { content }, responses: { 200: answer } };
    const site = await built({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'API', openapi: 'api.json' }] } }),
      'api.json': JSON.stringify({ ...API, paths: { '/boats': { post } } }),
    });
    const page = await open(site, `${site.pages[0]}.html`);
    const [body, response] = (await page.evaluate(`['.api-content', '.api-response'].map((part) => {
      const said = document.querySelector(part + ' > .api-root + p');
      const above = said.previousElementSibling.getBoundingClientRect().bottom;
      return [said.getBoundingClientRect().top - above, getComputedStyle(said).fontSize];
    })`)) as unknown[][];
    expect(body).toEqual(response);
  });

  it('have a body said to be required in line with its heading', async ({ open }) => {
    const content = {
      'application/json': { schema: { type: 'object', properties: { a: { type: 'string' } } } },
      'multipart/form-data': { schema: { type: 'object', properties: { b: { type: 'string' } } } },
    };
    const post = { summary: 'Add', requestBody: { required: true, content }, responses: {} };
    const site = await built({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'API', openapi: 'api.json' }] } }),
      'api.json': JSON.stringify({ ...API, paths: { '/boats': { post } } }),
    });
    const page = await open(site, `${site.pages[0]}.html`);
    const [heading, must] = [await box(page, '#body'), await box(page, '.api-about .api-must')];
    expect(must.x).toBe(heading.x);
  });

  it.for([
    ['the description', { description: 'One.\n\nTwo.' }],
    ['the address', {}],
  ])('stand below %s as they stand below each other', async ([, said], { open }) => {
    const get = { ...API.paths['/boats'].get, ...(said as object) };
    const site = await built({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'API', openapi: 'api.json' }] } }),
      'api.json': JSON.stringify({ ...API, paths: { '/boats': { get } } }),
    });
    const page = await open(site, `${site.pages[0]}.html`, { viewport: { width: 1440, height: 900 } });
    const [first, second] = (await page.evaluate(`(() => {
      const [one, other] = document.querySelectorAll('.api-main h2');
      const above = [...document.querySelectorAll('.api-start, .api-start *')].map((part) => part.getBoundingClientRect().bottom);
      const words = document.querySelector('.api-start p:last-child')?.getBoundingClientRect().bottom;
      return [
        one.getBoundingClientRect().top - (words ?? Math.max(...above)),
        other.getBoundingClientRect().top - other.previousElementSibling.getBoundingClientRect().bottom,
      ];
    })()`)) as [number, number];
    expect(first).toBeCloseTo(second, 0);
  });
});
