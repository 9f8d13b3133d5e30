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
});
