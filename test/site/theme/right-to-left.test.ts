import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { THEMES } from '../../../src/site/config/schema.ts';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { box, openPage } from '../browser.ts';
import { built, docsJson } from '../support.ts';

describe.skipIf(chromiumPath === undefined)('from right to left (skipped where there is no Chromium)', () => {
  let browser: Browser;
  it.beforeAll(({ browser: shared }) => {
    browser = shared;
  });

  async function open(theme: string, width = 1440): Promise<Page> {
    const languages = [
      { language: 'en', pages: ['b'] },
      { language: 'ar', pages: ['a', 'c'] },
    ];
    const site = await built({
      'docs.json': docsJson({
        theme,
        banner: { content: 'The quay is open.' },
        navigation: { languages },
      }),
      'a.mdx': '---\ntitle: مرفأ\n---\n\n## قارب\n',
      'b.mdx': '---\ntitle: Harbor\n---\n\nWords.\n',
      'c.mdx': '---\ntitle: رصيف\n---\n\nWords.\n',
    });
    return openPage(browser, site, 'a.html', { viewport: { width, height: 800 } });
  }

  it.each(THEMES)('has the keys of the search at the other end of its field (%s)', async (theme) => {
    const page = await open(theme);
    const [field, keys] = [await box(page, '.l-search'), await box(page, '.l-search kbd')];
    expect(keys.x - field.x).toBeLessThan(16);
  });

  it.each(THEMES)(
    'has links of the sidebar begin as far from the edge as from left to right (%s)',
    async (theme) => {
      const page = await open(theme);
      const textOf = async (end: 'left' | 'right'): Promise<number> =>
        page.evaluate(`(() => {
        const text = document.createRange();
        text.selectNodeContents(document.querySelector('.l-nav a span'));
        return text.getBoundingClientRect().${end};
      })()`);
      const fromRight = 1440 - (await textOf('right'));
      await page.goto(page.url().replace('a.html', 'b.html'));
      expect(fromRight).toBeCloseTo(await textOf('left'), 0);
    },
  );

  /** Whether a sign that one writes last stands right of one that one writes first. */
  const goesRight = (page: Page, selector: string): Promise<unknown> =>
    page.evaluate(`(() => {
      const texts = document.createTreeWalker(document.querySelector('${selector}'), NodeFilter.SHOW_TEXT);
      const text = texts.nextNode();
      const place = (at) => {
        const sign = document.createRange();
        sign.setStart(text, at);
        sign.setEnd(text, at + 1);
        return sign.getBoundingClientRect().left;
      };
      return place(text.length - 1) > place(0);
    })()`);

  it('has a banner in English end with its full stop', async () => {
    expect(await goesRight(await open('mint'), '.l-banner > div')).toBe(true);
  });

  it('has the prompt before a Latin name in linden', async () => {
    const page = await open('linden');
    const [name, first] = [
      await box(page, '.l-wordmark'),
      (await page.evaluate(`(() => {
        const sign = document.createRange();
        sign.selectNodeContents(document.querySelector('.l-wordmark'));
        return sign.getBoundingClientRect().left;
      })()`)) as number,
    ];
    expect(first - name.x).toBeGreaterThan(12);
  });
});
