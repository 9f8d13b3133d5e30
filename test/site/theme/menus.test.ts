import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { freshPage, it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { box, openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

const PHONE = { viewport: { width: 390, height: 700 } };
const DESKTOP = { viewport: { width: 1440, height: 700 } };
const SECTIONS = Array.from({ length: 12 }, (_, at) => `## Section ${at}\n\n${'Words.\n\n'.repeat(12)}`).join(
  '',
);
const FOLDED = '<Accordion title="Folded">Inside</Accordion>\n\n';

describe.skipIf(chromiumPath === undefined)('a page (skipped where there is no Chromium)', () => {
  let browser: Browser;
  let site: Built;
  it.beforeAll(async ({ browser: shared }) => {
    browser = shared;
    site = await built({
      'docs.json': docsJson({
        banner: { content: 'News' },
        navigation: {
          tabs: [
            ...['Guides', 'Recipes'].map((tab, at) => ({ tab, pages: [at === 0 ? 'index' : 'other'] })),
            { tab: 'Menu', menu: ['first', 'second'].map((item) => ({ item, pages: [item] })) },
          ],
        },
      }),
      'index.mdx': `---\ntitle: Long\n---\n\n${FOLDED}${SECTIONS}`,
      ...Object.fromEntries(
        ['other', 'first', 'second'].map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\nText.\n`]),
      ),
    });
  });
  const open = (options: Parameters<typeof openPage>[3]): Promise<Page> =>
    openPage(browser, site, 'index.html', options);
  const focused = (page: Page): Promise<string> => page.evaluate('document.activeElement.textContent.trim()');

  it('has nothing of the menu beside what closes it, however far that is scrolled', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `page-${at}`);
    const many = await built({
      'docs.json': docsJson({
        navbar: { links: [{ label: 'Support', href: 'https://support.example.com' }] },
        navigation: { pages: names },
      }),
      ...Object.fromEntries(names.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\nText.\n`])),
    });
    const page = await openPage(browser, many, 'page-0.html', PHONE);
    await page.locator('[popovertarget=l-side]').first().click();
    const beside = (): Promise<string> =>
      page.evaluate(
        `(() => { const { y, height } = document.querySelector('.l-drawer-close').getBoundingClientRect(); return document.elementFromPoint(60, y + height / 2).textContent.trim(); })()`,
      );
    await expect.poll(beside).toBe('Support');
    await page.evaluate("document.querySelector('#l-side').scrollTop = 400");
    await expect.poll(beside).toBe('');
    const seenAbove = await page.evaluate(
      "[2, 6, 10, 14].map((y) => document.elementFromPoint(60, y).closest('#l-side li')?.textContent ?? '').join('')",
    );
    expect(seenAbove).toBe('');
  });

  it('has a drawer in which nobody goes back by key to what is below its button', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `page-${at}`);
    const many = await built({
      'docs.json': docsJson({ navigation: { pages: names } }),
      ...Object.fromEntries(names.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\nText.\n`])),
    });
    const page = await openPage(browser, many, 'page-39.html', PHONE);
    await page.locator('[popovertarget=l-side]').first().click();
    // It comes up where the current page is, a moment later.
    await page.waitForFunction("document.querySelector('#l-side').scrollTop > 0");
    await page.locator('#l-side a', { hasText: 'page-39' }).focus();
    for (let at = 0; at < 30; at += 1) await page.keyboard.press('Shift+Tab');
    const close = await box(page, '.l-drawer-close');
    expect(await focused(page)).toBe('page-9');
    expect((await box(page, '#l-side a:focus')).y).toBeGreaterThanOrEqual(close.bottom);
  });

  it('opens the table of contents from its bar where there is no room for it beside the text', async () => {
    const page = await open(PHONE);
    const contents = page.locator('.l-toc');
    const button = page.getByRole('button', { name: 'On this page' });
    await button.click();
    const bar = await page.locator('.l-bar').boundingBox();
    await expect
      .poll(async () => (await contents.boundingBox())?.y ?? 0)
      .toBe((bar?.y ?? 0) + (bar?.height ?? 0) + 4);
    await page.getByRole('link', { name: 'Section 7', exact: true }).click();
    await expect.poll(() => contents.isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe('#section-7');
    await button.click();
    await expect.poll(() => contents.locator('[aria-current]').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => contents.isVisible()).toBe(false);

    const scriptless = await open({ ...PHONE, javaScriptEnabled: false });
    await scriptless.getByRole('button', { name: 'On this page' }).click();
    expect(await scriptless.locator('.l-toc').isVisible()).toBe(true);

    const wide = await open(DESKTOP);
    expect(await wide.locator('.l-toc').isVisible()).toBe(true);
    expect(await wide.getByRole('button', { name: 'On this page' }).isVisible()).toBe(false);
    await wide.goto(wide.url().replace('index', 'other'));
    expect(await wide.locator('.l-toc, .l-toc-button').count()).toBe(0);
  });

  it('has menus that stay in the window, walk by arrows, Home and End, and close when the focus goes elsewhere', async () => {
    const page = await open(PHONE);
    await page.locator('.l-tab-menu > summary').click();
    const list = await page.locator('.l-tab-menu > ul').boundingBox();
    expect(list?.x).toBeGreaterThanOrEqual(0);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(390);
    for (const name of ['first', 'second', 'Menu', 'first']) {
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe(name);
    }
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('Menu');
    for (const [key, name] of [
      ['End', 'second'],
      ['Home', 'first'],
      ['ArrowUp', 'Menu'],
      ['ArrowUp', 'second'],
      ['ArrowDown', 'Menu'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(name);
    }
    for (const _ of ['first', 'second', 'what follows']) await page.keyboard.press('Tab');
    expect(await page.locator('.l-tab-menu[open]').count()).toBe(0);
  });

  it('has a drawer that keeps the page still, and closes when the focus goes on to the page', async () => {
    const page = await open(PHONE);
    const drawer = page.locator('#l-side');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => drawer.isVisible()).toBe(true);
    expect(await page.evaluate('getComputedStyle(document.documentElement).overflowY')).toBe('hidden');
    for (let at = 0; at < 40 && (await drawer.isVisible()); at += 1) await page.keyboard.press('Tab');
    expect(await drawer.isVisible()).toBe(false);
    expect(await page.evaluate('getComputedStyle(document.documentElement).overflowY')).not.toBe('hidden');
    expect(await page.evaluate('document.activeElement !== document.body')).toBe(true);
  });

  it('is as dim below the search where its scrollbar was as elsewhere', async () => {
    const page = await open(DESKTOP);
    await page.keyboard.press('/');
    await page.locator('dialog[open]').waitFor();
    const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
    const [beside, below] = await page.evaluate<string[]>(`(async () => {
      const image = new Image();
      image.src = 'data:image/png;base64,${picture}';
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      return [2, 40].map((left) => [...context.getImageData(image.width - left, 600, 1, 1).data].join(' '));
    })()`);
    expect(beside).toBe(below);
    expect(beside).not.toBe('255 255 255 255');
  });

  it('has a drawer whose button that closes it is beside its links, and in reach at its end', async () => {
    const page = await openPage(
      browser,
      await built({
        'docs.json': docsJson({
          navbar: { links: ['Help', 'News'].map((label) => ({ label, href: 'https://example.com' })) },
          navigation: { pages: ['index', ...Array.from({ length: 40 }, (_, at) => `p${at}`)] },
        }),
        'index.mdx': '---\ntitle: Long\n---\n',
        ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`p${at}.mdx`, 'Text.\n'])),
      }),
      'index.html',
      PHONE,
    );
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const [close, link] = [await box(page, '.l-drawer-close'), await box(page, '.l-drawer-links .l-link')];
    expect(link.y).toBeLessThan(close.bottom);
    expect(link.right).toBeLessThan(close.x);
    await page.locator('.l-side').evaluate((side) => {
      side.scrollTop = side.scrollHeight;
    });
    await page.locator('.l-drawer-close').click();
    expect(await page.locator('.l-side').isVisible()).toBe(false);
  });

  it('shows the whole of a long button in the drawer of a small phone', async () => {
    const label = 'Talk to one of our harbor masters about berths';
    const page = await openPage(
      browser,
      await built({
        'docs.json': docsJson({
          navbar: { primary: { type: 'button', label, href: 'https://example.com' } },
          navigation: { pages: ['index'] },
        }),
        'index.mdx': 'Words.',
      }),
      'index.html',
      // Moved, it would be measured on its way.
      { viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' },
    );
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const [close, button] = [
      await box(page, '.l-drawer-close'),
      await box(page, '.l-drawer-links .l-button'),
    ];
    expect(button.right).toBeLessThanOrEqual(close.x);
  });

  it('has a bar that is walked through by key without taking the page along', async () => {
    const page = await open(DESKTOP);
    await page.evaluate('scrollTo({ top: 2000, behavior: "instant" })');
    for (const part of ['.l-search', '[data-theme-toggle]', '.l-tabs a']) {
      await page.focus(part);
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    }
    expect(await page.evaluate('scrollY')).toBe(2000);
  });

  it('has folded parts: paper shows all of it, and the screen what it showed before', async () => {
    const page = await open(DESKTOP);
    const inside = page.getByText('Inside');
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    expect(await inside.isVisible()).toBe(true);
    await page.evaluate('dispatchEvent(new Event("afterprint"))');
    expect(await inside.isVisible()).toBe(false);
  });

  it('shows the icons of a large sidebar that is loaded piece by piece, also after a piece was lost', async () => {
    const names = Array.from({ length: 260 }, (_, at) => `far/p${at}`);
    const dot = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';
    const large = await built({
      'docs.json': docsJson({
        navigation: {
          groups: [
            { group: 'Near', pages: ['near/index'] },
            { group: 'Far', pages: names },
          ],
        },
      }),
      'near/index.mdx': '---\ntitle: Near\n---\n',
      ...Object.fromEntries(names.map((name) => [`${name}.mdx`, '---\ntitle: Far\n---\n'])),
      'far/p1.mdx': `---\ntitle: Drawn\nicon: "${dot}"\n---\n`,
      'far/p2.mdx': '---\ntitle: File\nicon: /dot.svg\n---\n',
      'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const page = await freshPage(browser, DESKTOP);
    await page.route('**/assets/nav/**', (route) => route.abort());
    await openPage(browser, large, 'near/index.html', { page });
    const group = page.locator('details[data-nav] > summary');
    // What could not be loaded is asked for again the next time.
    const failed = page.waitForEvent('requestfailed');
    await group.click();
    await failed;
    await page.unroute('**/assets/nav/**');
    await group.click();
    const icons = page.locator('details[data-nav] img');
    await expect.poll(() => icons.count()).toBe(2);
    const sources = await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute('src')));
    expect(sources).toEqual([dot, '../dot.svg']);
  });
});
