import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { it } from '../browser.ts';
import { SMALL, siteOf, styleOf, WIDE } from './reading-site.ts';

describe.skipIf(chromiumPath === undefined)('a reader (skipped where there is no Chromium)', () => {
  it('sees the page as the system asks for, with scripts off as well', async ({ open }) => {
    const site = await siteOf({
      index: 'Words\n\n```js\nconst a = 1;\n```\n\n<span className="hidden dark:inline">night</span>',
    });
    const look = async (page: Page): Promise<readonly string[]> => {
      const style = (selector: string, property: string): Promise<string> =>
        styleOf(page, selector, property);
      return Promise.all([
        style('html', 'backgroundColor'),
        style('html', 'colorScheme'),
        style('h1', 'color'),
        style('.l-prose p', 'color'),
        style('.shiki', 'color'),
        style('.shiki span', 'color'),
        page.getByText('night').isVisible().then(String),
      ]);
    };
    const seen = new Map<string, readonly string[]>();
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const javaScriptEnabled of [true, false]) {
        const page = await open(site, 'index.html', { ...WIDE, colorScheme, javaScriptEnabled });
        seen.set(`${colorScheme} ${javaScriptEnabled}`, await look(page));
        // A button that does nothing is not there.
        expect(await page.locator('[data-theme-toggle]').isVisible()).toBe(javaScriptEnabled);
      }
    }
    expect(seen.get('dark false')).toEqual(seen.get('dark true'));
    expect(seen.get('light false')).toEqual(seen.get('light true'));
    expect(seen.get('dark true')?.[1]).toBe('dark');
    expect(seen.get('dark true')?.[0]).not.toBe(seen.get('light true')?.[0]);
  });

  it('searches by the keyboard alone, in the language of the page', async ({ open }) => {
    const site = await siteOf({ index: 'Harbor words', other: 'Harbor again' }, 'fr');
    const page = await open(site, 'index.html', WIDE);
    const dialog = page.getByRole('dialog', { name: 'Rechercher' });
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key);
      await dialog.waitFor({ state: 'visible' });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    await page.keyboard.press('/');
    await dialog.waitFor({ state: 'visible' });
    await page.keyboard.type('zzzz');
    await page.getByText('Aucun résultat pour « zzzz »').waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.keyboard.press('/');
    await dialog.waitFor({ state: 'visible' });
    await page.getByRole('combobox').fill('harbor');
    const results = page.getByRole('option');
    await expect.poll(() => results.count()).toBe(2);
    const chosen = (): Promise<string> => page.locator('[role=option][aria-selected=true]').innerText();
    const first = await chosen();
    await page.keyboard.press('ArrowDown');
    const second = await chosen();
    expect(second).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await chosen()).toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await chosen()).toBe(second);
    // The key that ends the composing of a word leads nowhere yet.
    await page.evaluate(
      "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))",
    );
    expect(await dialog.isVisible()).toBe(true);
    const address = await page.locator('[role=option][aria-selected=true]').getAttribute('href');
    await page.keyboard.press('Enter');
    // Chromium may never close a page that is on its way to another.
    await page.waitForURL(new URL(address ?? '', page.url()).href);
    expect(await dialog.isVisible()).toBe(false);
  });

  it('of a language written from right to left reads code from left to right', async ({ open }) => {
    const field = '<ParamField query="a" type="b[]" />';
    const text = `Words\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n\nand \`b()\` or $x = y$\n\n${field}`;
    const site = await siteOf({ index: text }, 'ar');
    const page = await open(site, 'index.html', WIDE);
    const start = (selector: string): Promise<string> => styleOf(page, selector, 'direction');
    expect(await start('.l-prose > p')).toBe('rtl');
    for (const selector of ['.c-code', '.shiki', '.l-prose > p code', '.katex', '.c-field-type'])
      expect(await start(selector)).toBe('ltr');
  });

  it('of a language written from right to left reaches the end of a long formula', async ({ open }) => {
    const site = await siteOf({ index: `$$\n${'a + '.repeat(60)}b\n$$` }, 'ar');
    const page = await open(site, 'index.html', SMALL);
    const formula = page.locator('.katex-display');
    const hidden = (): Promise<number> => formula.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(await hidden()).toBeGreaterThan(500);
  });

  it('sees the numbers of equations whole, which fit into their lines', async ({ open }) => {
    const site = await siteOf({ index: '$$\n\\begin{align}\na &= b \\\\\nc &= d\n\\end{align}\n$$' });
    const page = await open(site, 'index.html', WIDE);
    const formula = page.locator('.katex-display');
    expect(await formula.locator('.eqn-num').count()).toBe(2);
    expect(await formula.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  it('who wants less motion gets none', async ({ open }) => {
    const site = await siteOf({ index: '<Accordion title="x">y</Accordion>' });
    const page = await open(site, 'index.html', { ...WIDE, reducedMotion: 'reduce' });
    const moving = (await page.evaluate(
      `[...document.querySelectorAll('*')].filter((element) => [null, '::before', '::after'].some((part) => {
        const { transitionDuration, transitionProperty, animationName } = getComputedStyle(element, part);
        return animationName !== 'none' || (transitionProperty !== 'none' && parseFloat(transitionDuration) > 0);
      })).map(({ className }) => className)`,
    )) as string[];
    expect(moving).toEqual([]);
    expect(await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior')).toBe('auto');
  });
});
