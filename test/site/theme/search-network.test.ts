import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { freshPage } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { it } from '../browser.ts';
import { built, docsJson } from '../support.ts';

/** So long that the index has a file of its own for the page. */
const long = (title: string, text: string): string =>
  `---\ntitle: ${title}\n---\n\n${Array.from({ length: 30 }, (_, at) => `## Part ${at}\n\n${`${text} `.repeat(90)}`).join('\n\n')}\n`;
const SITE = {
  'docs.json': docsJson({ navigation: { pages: ['index', 'sails'] } }),
  'index.mdx': long('Start', 'Words of the harbor.'),
  'sails.mdx': long('Sails', 'How to sew them.'),
};
/** Routes of these begin before a page is opened: those of one that is open may miss what it asks for at once. */
const SCRIPT = '**/assets/search.*.js';
const INDEX = '**/assets/search/**';
const field = (page: Page) => page.locator('dialog[open] input');
const options = (page: Page) => page.locator('dialog[open] [role=option]');
const said = (page: Page) => page.locator('dialog [role=status]');

describe.skipIf(chromiumPath === undefined)(
  'a search on a poor network (skipped where there is no Chromium)',
  () => {
    it('is open at once, shows that it is on its way, and takes nothing from the page once it is closed', async ({
      browser,
      open,
    }) => {
      const page = await freshPage(browser);
      const held: (() => Promise<void>)[] = [];
      await page.route(SCRIPT, async (route) => {
        held.push(() => route.abort());
      });
      await open(await built(SITE), 'index.html', { page });
      await page.keyboard.press('/');
      await expect.poll(() => field(page).count()).toBe(1);
      await page.keyboard.type('sial');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      expect(await field(page).inputValue()).toBe('sia');
      expect(await page.locator('dialog[open]').getAttribute('data-busy')).toBe('');
      await page.keyboard.press('Escape');
      expect(await field(page).count()).toBe(0);
      await page.keyboard.press('Space');
      await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(100);
      for (const end of held) await end();
    });

    it('says that it could not be loaded, and finds as soon as it can be', async ({ browser, open }) => {
      const page = await freshPage(browser);
      await page.route(SCRIPT, (route) => route.abort());
      await open(await built(SITE), 'index.html', { page });
      await page.keyboard.press('/');
      await expect
        .poll(() => said(page).textContent())
        .toMatch(/^The search index could not be read: assets/);
      expect(await said(page).isVisible()).toBe(true);
      expect(await page.locator('dialog[open]').getAttribute('data-busy')).toBe(null);
      await page.unroute(SCRIPT);
      await page.keyboard.type('sails');
      await options(page).first().waitFor();
      expect(await said(page).textContent()).toBe('Results: 1');
    });

    it('shows nothing of what was found before where what is typed now cannot be searched', async ({
      browser,
      open,
    }) => {
      const page = await freshPage(browser);
      let isBroken = false;
      // As hosts answer that show the first page for whatever is missing.
      await page.route(INDEX, (route) =>
        isBroken ? route.fulfill({ contentType: 'text/html', body: '<p>Start</p>' }) : route.continue(),
      );
      await open(await built(SITE), 'index.html', { page });
      await page.keyboard.press('/');
      await field(page).fill('harbor');
      await options(page).first().waitFor();
      expect(await field(page).getAttribute('aria-expanded')).toBe('true');
      isBroken = true;
      await field(page).fill('sails');
      await expect
        .poll(() => said(page).textContent())
        .toMatch(/^The search index could not be read: \S+\.js could not be loaded$/);
      expect(await options(page).count()).toBe(0);
      expect(await field(page).getAttribute('aria-expanded')).toBe('false');
      isBroken = false;
      await field(page).fill('sail');
      await expect.poll(() => options(page).count()).toBe(1);
    });

    it('reads the index anew where the site was published with another one meanwhile', async ({ open }) => {
      const site = (text: string) => built({ ...SITE, 'sails.mdx': long('Sails', text) });
      const page = await open(await site('How to fold them.'), 'index.html');
      await page.keyboard.press('/');
      await field(page).fill('harbor');
      await options(page).first().waitFor();
      await open(await site('How to mend them.'), 'index.html#', { page });
      await field(page).fill('sails');
      await expect.poll(() => options(page).allTextContents()).toEqual([expect.stringContaining('mend')]);
    });
  },
);
