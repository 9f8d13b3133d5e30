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

  it('keeps what English words begin or end with on its side, and Arabic ones that begin in English from the right', async () => {
    const text = [
      '---\ntitle: What is this?\n---\n',
      'One (still in English).\n',
      '## Where to (at once)!\n',
      '- `code` first.\n- Run `npm i`\n',
      'API مرجع.\n',
    ].join('\n');
    const site = await built({
      'docs.json': docsJson({ navigation: { languages: [{ language: 'ar', pages: ['a'] }] } }),
      'a.mdx': text,
    });
    const page = await openPage(browser, site, 'a.html', { viewport: { width: 1440, height: 800 } });
    /** The signs of an element as they stand from left to right. */
    const signs = (selector: string): Promise<unknown> =>
      page.evaluate(`(() => {
      const texts = document.createTreeWalker(document.querySelector('${selector}'), NodeFilter.SHOW_TEXT);
      const found = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (let at = 0; at < text.length; at += 1) {
          const sign = document.createRange();
          sign.setStart(text, at);
          sign.setEnd(text, at + 1);
          const { left, width } = sign.getBoundingClientRect();
          if (width > 0 && text.data[at] !== '#') found.push([left, text.data[at]]);
        }
      return found.toSorted(([a], [b]) => a - b).map(([, sign]) => sign).join('');
    })()`);
    expect(await signs('h1')).toBe('What is this?');
    expect(await signs('.l-nav a[aria-current] span')).toBe('What is this?');
    expect(await signs('.l-prose > p')).toBe('One (still in English).');
    expect(await signs('h2')).toBe('Where to (at once)!');
    expect(await signs('.l-prose li')).toBe('code first.');
    expect(await signs('.l-prose li:last-child')).toBe('Run npm i');
    expect(await signs('.l-prose > p:last-of-type')).toMatch(/^\..+ API$/);
    // They stand at the edge of the page all the same, an item beside its mark.
    const edge = (await box(page, '.l-prose')).right;
    const end = `(() => { const text = document.createRange(); text.selectNodeContents(document.querySelector('.l-prose > p')); return text.getBoundingClientRect().right; })()`;
    expect(await page.evaluate(end)).toBeCloseTo(edge, 0);
  });

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
