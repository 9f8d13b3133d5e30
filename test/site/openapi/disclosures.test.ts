import { expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { it } from '../browser.ts';
import { built } from '../support.ts';
import { project } from './reference-site.ts';

it.skipIf(chromiumPath === undefined)(
  'what unfolds in the text of an API page has room behind its mark, as on every page',
  async ({ open }) => {
    const text = '<details>\n<summary>More</summary>\n\nHidden\n\n</details>';
    const pages = { 'add.mdx': `---\napi: POST /users\n---\n${text}`, 'guide.mdx': text };
    const files = await built(project({ pages: ['index', 'add', 'guide'] }, pages));
    const gap = `getComputedStyle([...document.querySelectorAll('summary')].find((one) => one.textContent === 'More'), '::before').marginInlineEnd`;
    const gaps = [];
    for (const name of ['add', 'guide']) gaps.push(await (await open(files, `${name}.html`)).evaluate(gap));
    expect(gaps[0]).toBe(gaps[1]);
    expect(Number.parseFloat(String(gaps[0]))).toBeGreaterThan(0);
  },
);

it.skipIf(chromiumPath === undefined)(
  'an alternative has its type in one piece on a phone, however long its name is',
  async ({ open }) => {
    const option = (title: string) => ({ type: 'object', title, properties: { id: { type: 'string' } } });
    const schema = { oneOf: [option('CompletionRequestAssistantMessageContentPartOfText'), option('Other')] };
    const api = {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
    };
    const site = await built(
      project({ groups: [{ group: 'A', openapi: 'a.json' }] }, { 'a.json': JSON.stringify(api) }),
    );
    const page = await open(site, 'api-reference/post-a.html', { viewport: { width: 390, height: 800 } });
    const heights = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.api-option > summary > .api-type')].map((one) => one.offsetHeight)`,
    );
    expect(heights).toHaveLength(2);
    expect(new Set(heights).size).toBe(1);
  },
);

it.skipIf(chromiumPath === undefined)(
  'an alternative or response that has nothing to unfold is set as the others are, but for the mark',
  async ({ open }) => {
    const schema = {
      oneOf: [
        { type: 'string', title: 'Text' },
        { type: 'array', title: 'Many', minItems: 1, items: { type: 'string' } },
      ],
    };
    const content = { 'application/json': { schema: { type: 'object', properties: { a: schema } } } };
    const api = {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: {
        '/a': {
          post: {
            requestBody: { content },
            responses: { 200: { description: 'Done' }, 404: { description: 'Not Found' } },
          },
        },
      },
    };
    const site = await built(
      project({ groups: [{ group: 'A', openapi: 'a.json' }] }, { 'a.json': JSON.stringify(api) }),
    );
    const page = await open(site, 'api-reference/post-a.html');
    const statuses = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.api-response .api-status')].map((one) => one.getBoundingClientRect().left)`,
    );
    expect(statuses).toHaveLength(2);
    expect(Math.abs((statuses[0] ?? 0) - (statuses[1] ?? 99))).toBeLessThanOrEqual(1);
    const places = await page.evaluate<{ left: number; gap: number; ground: string }[]>(`(() => {
      for (const one of document.querySelectorAll('.api details')) one.open = true;
      return [...document.querySelectorAll('.api-option-name')].map((name) => {
        const type = name.nextElementSibling;
        const [from, to] = [name, type].map((one) => one.getBoundingClientRect());
        return { left: Math.round(from.left), gap: Math.round(to.left - from.right), ground: getComputedStyle(type).backgroundColor };
      });
    })()`);
    expect(places).toHaveLength(2);
    expect(Math.abs((places[0]?.left ?? 0) - (places[1]?.left ?? 99))).toBeLessThanOrEqual(1);
    expect({ ...places[0], left: 0 }).toEqual({ ...places[1], left: 0 });
  },
);

it.skipIf(chromiumPath === undefined)(
  'values stand in one line with what they mean unless one is long, and names of callbacks keep to the screen',
  async ({ open }) => {
    const schema = {
      type: 'string',
      enum: ['a', 'b', 'c'],
      'x-enum-descriptions': ['First', 'Second', 'Third'],
    };
    const callback = { '{$request.query.url}': { post: { responses: { 200: { description: 'OK' } } } } };
    const api = {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: {
        '/a': {
          post: {
            parameters: [
              { name: 'kind', in: 'query', schema },
              {
                name: 'scope',
                in: 'query',
                schema: { ...schema, enum: ['a', 'b', 'https://a.example/scopes/of/all'] },
              },
            ],
            callbacks: { onDeploymentHasFailedWithAnErrorThatNobodyExpected: callback },
          },
        },
      },
    };
    const site = await built(
      project({ groups: [{ group: 'A', openapi: 'a.json' }] }, { 'a.json': JSON.stringify(api) }),
    );
    const page = await open(site, 'api-reference/post-a.html', { viewport: { width: 390, height: 800 } });
    const apart = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.api-values dt')].map((value) => Math.abs(value.getBoundingClientRect().top - value.nextElementSibling.getBoundingClientRect().top))`,
    );
    expect(apart).toHaveLength(6);
    expect(Math.max(...apart.slice(0, 3))).toBeLessThanOrEqual(1);
    // Long ones have all of the line, and their meanings below.
    expect(Math.min(...apart.slice(3))).toBeGreaterThan(10);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  },
);

it.skipIf(chromiumPath === undefined)(
  'very many values to choose from leave the console in sight, with their name beside the first of them',
  async ({ open }) => {
    const listOf = (count: number) => ({
      type: 'array',
      items: {
        type: 'string',
        enum: Array.from({ length: count }, (_, n) => `memberships.project.name${n}`),
      },
    });
    const parameters = [
      { name: 'many', in: 'query', schema: listOf(90) },
      { name: 'few', in: 'query', schema: listOf(2) },
    ];
    const api = {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      servers: [{ url: 'http://localhost:1' }],
      paths: { '/a': { get: { parameters } } },
    };
    const site = await built(
      project({ groups: [{ group: 'A', openapi: 'a.json' }] }, { 'a.json': JSON.stringify(api) }),
      { deploymentType: 'cloud' },
    );
    const page = await open(site, 'api-reference/get-a.html');
    const rows = await page.evaluate<{ height: number; inner: number; apart: number }[]>(`(() => {
      document.querySelector('.api-try').open = true;
      return [...document.querySelectorAll('.api-boxes')].map((boxes) => {
        const [name, first] = [boxes.previousElementSibling, boxes.firstElementChild];
        const apart = Math.abs(name.getBoundingClientRect().top - first.getBoundingClientRect().top);
        return { height: boxes.clientHeight, inner: boxes.scrollHeight, apart };
      });
    })()`);
    const [many, few] = rows;
    expect(many?.height).toBeLessThan(220);
    expect(many?.inner).toBeGreaterThan(1000);
    expect(few?.inner).toBe(few?.height);
    for (const row of rows) expect(row.apart).toBeLessThan(4);
  },
);
