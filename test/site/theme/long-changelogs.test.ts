import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { openPage } from '../browser.ts';
import { type Built, built, docsJson } from '../support.ts';

const entry = (at: number): string =>
  `<Update label="Tide ${at}">\n${'Words of the harbor.\n\n'.repeat(1 + (at % 7) * 4)}</Update>\n\n`;
const log = (count: number): string =>
  `---\ntitle: Log\n---\n\n${Array.from({ length: count }, (_, at) => entry(at)).join('')}`;

describe.skipIf(chromiumPath === undefined)('a long changelog (skipped where there is no Chromium)', () => {
  let browser: Browser;
  let site: Built;
  it.beforeAll(async ({ browser: shared }) => {
    browser = shared;
    site = await built({
      'docs.json': docsJson({ navigation: { pages: ['long', 'short'] } }),
      'long.mdx': log(40),
      'short.mdx': log(4),
    });
  });
  const open = (path: string): Promise<Page> => openPage(browser, site, path);
  /** How many entries the browser may leave without a layout. */
  const skipped = (page: Page): Promise<number> =>
    page.evaluate(
      "[...document.querySelectorAll('.c-update')].filter((one) => getComputedStyle(one).contentVisibility === 'auto').length",
    );
  const heights = (page: Page): Promise<number[]> =>
    page.evaluate(
      "[...document.querySelectorAll('.c-update')].map((one) => one.getBoundingClientRect().height)",
    );

  it('has its later entries laid out as they are scrolled to, and all of them before a reader goes elsewhere in it', async () => {
    for (const move of ['keyboard', 'link']) {
      const page = await open('long.html');
      expect(await skipped(page)).toBe(38);
      if (move === 'keyboard') await page.keyboard.press('Shift');
      else await page.locator('.l-toc').getByRole('link', { name: 'Tide 30' }).click();
      await expect.poll(() => skipped(page)).toBe(0);
    }
  });

  it('marks the entry at the top of the window in the contents, after a leap over entries without a layout', async () => {
    const page = await open('long.html');
    await page.mouse.wheel(0, 9000);
    const isMarked = `(() => {
      const edge = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;
      const entries = [...document.querySelectorAll('.c-update')];
      const { id } = entries.findLast((one) => one.getBoundingClientRect().top <= edge) ?? entries[0];
      return id !== 'tide-0' && document.querySelector('.l-toc [aria-current]').hash === '#' + id;
    })()`;
    await expect.poll(() => page.evaluate(isMarked)).toBe(true);
  });

  it('cuts nothing that stands out of the entry that is being read', async () => {
    const page = await open('long.html');
    await page.locator('#tide-2').hover();
    expect(await skipped(page)).toBe(37);
  });

  it('has every entry at its height where a reader follows a link to one, or comes back', async () => {
    const page = await open('long.html');
    await page.keyboard.press('Shift');
    const all = await heights(page);
    await page.evaluate('scrollTo(0, 5000)');
    await page.goto(new URL('short.html', page.url()).href);
    expect(await skipped(page)).toBe(0);
    await page.goBack();
    expect(await page.evaluate("document.documentElement.className.includes('later')")).toBe(false);
    expect(await page.evaluate('scrollY')).toBe(5000);
    expect(await heights(page)).toEqual(all);
    const linked = await open('long.html#tide-30');
    expect(await linked.evaluate("document.documentElement.className.includes('later')")).toBe(false);
    expect(await heights(linked)).toEqual(all);
  });
});
