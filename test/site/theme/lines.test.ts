import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { box, openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

const PATH = '/boats/{boatId}/moorings/{mooringNumber}/reservations/{reservationId}';
const API = {
  openapi: '3.1.0',
  info: { title: 'Harbor', version: '1' },
  paths: {
    [PATH]: {
      get: {
        summary: 'Reservation',
        parameters: [
          {
            name: 'reservationIdOfTheHarbor',
            in: 'header',
            required: true,
            description: 'Words.',
            schema: { type: 'string' },
          },
        ],
        responses: { 200: { description: 'It.' } },
      },
    },
  },
};
const tip = (words: string): string => `<Tooltip tip="Where a boat lies">${words}</Tooltip>`;

describe.skipIf(chromiumPath === undefined)('lines of text (skipped where there is no Chromium)', () => {
  let browser: Browser;
  let site: Built;
  it.beforeAll(async ({ browser: shared }) => {
    browser = shared;
    site = await built({
      'docs.json': docsJson({
        navigation: {
          pages: ['index', 'framed', 'badges'],
          groups: [{ group: 'API', openapi: 'openapi.json' }],
        },
      }),
      'index.mdx': `A boat lies at ${tip('a berth')}, which has a number.\n\n<div id="narrow" style={{ width: '6rem' }}>\n${tip('a berth at the end of a quay')}\n</div>`,
      'options.mdx': [
        '| Option | Words |\n|---|---|',
        '| `--berths` | Where boats lie, `--no-open-sea`, and those `-berthsOfBoatsThatLieHereForYearsAndYearsAndYears` |',
        '| [`-b, --by-the-sea <quay>`](/framed) | Words |',
      ].join('\n'),
      'large.mdx': '- Start with `--enable-features=Boats`.',
      'badges.mdx': 'See <Badge>new</Badge> <Badge icon="check">done</Badge> <Badge icon="check" />.',
      'framed.mdx': '---\ntitle: Framed\nmode: frame\n---\n\nWords.',
      'openapi.json': JSON.stringify(API),
    });
  });
  const open = (path: string, width: number): Promise<Page> =>
    openPage(browser, site, path, { viewport: { width, height: 800 } });

  it('have badges at the height of their words, with an icon, without, and with an icon alone', async () => {
    const page = await open('badges.html', 800);
    const [first, ...others] =
      (await page.evaluate(`[...document.querySelectorAll('.c-badge')].map((badge) => {
      const { top, bottom } = badge.getBoundingClientRect();
      return { top, bottom };
    })`)) as object[];
    expect(others).toEqual([first, first]);
  });

  it('begin with no comma that follows a word with a tip', async () => {
    const page = await open('index.html', 400);
    const tops: unknown[] = [];
    for (let width = 150; width < 230; width += 4) {
      tops.push(
        await page.evaluate(`(() => {
          const text = document.querySelector('.l-prose p');
          text.style.width = '${width}px';
          const comma = document.createRange();
          const after = text.querySelector('.c-tooltip').nextSibling;
          comma.setStart(after, 0);
          comma.setEnd(after, 1);
          const lines = [...text.querySelector('.c-tooltip-word').getClientRects()];
          return Math.round(comma.getBoundingClientRect().top - lines.at(-1).top);
        })()`),
      );
    }
    expect(new Set(tops)).toEqual(new Set([0]));
  });

  it('have the tip of a word that breaks at the one that is pointed at', async () => {
    const page = await open('index.html', 1200);
    const line = (await page.evaluate(
      `(({ left, top, height }) => ({ x: left + 4, top, y: top + height / 2 }))(document.querySelector('#narrow .c-tooltip').getClientRects()[1])`,
    )) as { x: number; y: number; top: number };
    await page.mouse.move(line.x, line.y);
    const box = await page.locator('#narrow .c-tooltip-tip').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(line.top - 6, 0);
  });

  it('break in what was found, however long an address is', async () => {
    const page = await open('index.html', 320);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('mooring');
    await page.getByRole('option').first().waitFor();
    const room = await page.evaluate(
      "[...document.querySelectorAll('#l-results a span')].map((text) => text.scrollWidth - text.clientWidth)",
    );
    expect(room).toEqual([0]);
    expect(
      await page.evaluate(
        "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('#l-results'))",
      ),
    ).toBe(0);
  });

  it('break in no short option of a command', async () => {
    const page = await open('options.html', 390);
    const lines = await page.evaluate(
      "[...document.querySelectorAll('.c-option')].map((one) => [one.textContent, one.getClientRects().length])",
    );
    expect(lines).toEqual([
      ['--berths', 1],
      ['--no-open-sea', 1],
      ['-berthsOfBoatsTh', 1],
      ['-b', 1],
      ['--by-the-sea', 1],
    ]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  it('break in an option where letters are so large that a line has no room for it', async () => {
    const page = await open('large.html', 160);
    expect(
      await page.evaluate('document.querySelector(".c-option").getClientRects().length'),
    ).toBeGreaterThan(1);
    expect((await box(page, '.c-option')).right).toBeLessThanOrEqual(160);
  });

  it('from right to left have types and colors in them as these are written', async () => {
    const kinds = {
      oneOf: [
        { type: 'string', format: 'uuid' },
        { type: 'integer', minimum: 1 },
      ],
    };
    const parameters = [{ name: 'id', in: 'query', schema: kinds }];
    const get = { summary: 'Boat', parameters, responses: {} };
    const arabic = await built({
      'docs.json': docsJson({
        navigation: {
          languages: [
            {
              language: 'ar',
              groups: [{ group: 'A', pages: ['index', 'GET /boat'], openapi: 'openapi.json' }],
            },
          ],
        },
      }),
      'index.mdx': '<Color variant="compact"><Color.Item name="a" value="#123456" /></Color>',
      'openapi.json': JSON.stringify({ ...API, paths: { '/boat': { get } } }),
    });
    const page = await openPage(browser, arabic, 'api-reference/boat.html', {
      viewport: { width: 1200, height: 800 },
    });
    const [first, last] = (await page.evaluate(`(() => {
      const text = document.querySelector('.api-option-name').firstChild;
      const left = (at) => {
        const sign = document.createRange();
        sign.setStart(text, at);
        sign.setEnd(text, at + 1);
        return sign.getBoundingClientRect().left;
      };
      return [left(0), left(text.length - 1)];
    })()`)) as [number, number];
    expect(last).toBeGreaterThan(first);
    const colors = await openPage(browser, arabic, 'index.html', { viewport: { width: 1200, height: 800 } });
    const code = await box(colors, '.c-color code');
    expect(code.right).toBeCloseTo((await box(colors, '.c-color')).right, 0);
  });

  it('from right to left have a number at the end of a heading beside its word, and versions as written', async () => {
    const versions = ['2.x', '1.x'].map((version, at) => ({ version, pages: [`page${at}`] }));
    const hebrew = await built({
      'docs.json': docsJson({ navigation: { languages: [{ language: 'he', versions }] } }),
      'page0.mdx': '## גרסה 2',
      'page1.mdx': 'Words.',
    });
    const page = await openPage(browser, hebrew, 'page0.html', { viewport: { width: 1200, height: 800 } });
    const edges = (selector: string): Promise<[number, number][]> =>
      page.evaluate(`(() => {
        const text = document.querySelector('${selector}').firstChild;
        return [...text.data].map((_, at) => {
          const sign = document.createRange();
          sign.setStart(text, at);
          sign.setEnd(text, at + 1);
          const { left, right } = sign.getBoundingClientRect();
          return [left, right];
        });
      })()`);
    const [space, digit] = (await edges('h2')).slice(-2);
    expect(digit?.[1]).toBeCloseTo(space?.[0] ?? 0, 0);
    const [number, , letter] = await edges('[data-kind="version"] summary bdi');
    expect(number?.[0]).toBeLessThan(letter?.[0] ?? 0);
  });

  it('of what stands below a page are as long as those of its text', async () => {
    const page = await open('framed.html', 1600);
    const width = async (selector: string): Promise<number | undefined> =>
      (await page.locator(selector).boundingBox())?.width;
    expect(await width('.l-pager')).toBe(await width('.l-article'));
  });

  it('of a field follow its name, without one for the link that nobody sees', async () => {
    const page = await open('api-reference/reservation.html', 390);
    const gap = await page.evaluate(`(() => {
      const head = document.querySelector('.api-head');
      const shown = [...head.children].filter((one) => !one.matches('.c-anchor'));
      const gaps = Array.from({ length: 50 }, (_, at) => {
        head.style.width = 150 + 4 * at + 'px';
        return head.getBoundingClientRect().bottom - shown.at(-1).getBoundingClientRect().bottom;
      });
      return Math.max(...gaps);
    })()`);
    expect(gap).toBeLessThan(8);
  });
});
