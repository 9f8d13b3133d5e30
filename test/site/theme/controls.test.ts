import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { THEMES } from '../../../src/site/config/schema.ts';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { ORIGIN } from '../../support/origin.ts';
import { openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

const PHONE = { viewport: { width: 320, height: 700 } };
const WIDE = { viewport: { width: 1440, height: 700 } };
const MORE = ['long', 'views', ...Array.from({ length: 8 }, (_, at) => `more${at}`)];
const CODE = Array.from({ length: 120 }, (_, at) => `moor(${at});`).join('\n');
const VERSIONS = Array.from({ length: 30 }, (_, at) => ({
  version: `v${30 - at}`,
  pages: [`p${at}`, ...(at === 0 ? MORE : [])],
}));
const API = {
  openapi: '3.1.0',
  info: { title: 'Harbor', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: { '/ships': { get: { summary: 'List ships', responses: { 200: { description: 'Ships' } } } } },
};

describe.skipIf(chromiumPath === undefined)('a reader (skipped where there is no Chromium)', () => {
  let browser: Browser;
  let site: Built;
  it.beforeAll(async ({ browser: shared }) => {
    browser = shared;
    const pages = VERSIONS.flatMap(({ pages }) => pages).map((name) => [
      `${name}.mdx`,
      `---\ntitle: Page of ${name}\n---\n\nA <Tooltip tip="What a ship is">ship</Tooltip> in a harbor.\n`,
    ]);
    site = await built({
      'docs.json': docsJson({
        navigation: {
          tabs: [
            { tab: 'A', versions: VERSIONS },
            { tab: 'API', openapi: 'api.json' },
          ],
        },
        contextual: {
          options: ['Ask', 'Report'].map((title) => ({
            title,
            description: title,
            icon: 'star',
            href: '/p0',
          })),
        },
      }),
      'api.json': JSON.stringify(API),
      ...Object.fromEntries(pages),
      'views.mdx': `---\ntitle: Page with views\n---\n\n${['Sea', 'Land'].map((title) => `<View title="${title}">\n\n## By ${title}\n\nWords.\n\n</View>\n\n`).join('')}## After\n\nWords.\n`,
      'long.mdx': `---\ntitle: Page with code\n---\n\n\`\`\`js expandable\n${CODE}\n\`\`\`\n\n${'Words.\n\n'.repeat(40)}`,
    });
  });
  const open = (path: string, options: Parameters<typeof openPage>[3]): Promise<Page> =>
    openPage(browser, site, path, options);
  const focused = (page: Page): Promise<string> =>
    page.evaluate(
      'document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent.trim()',
    );

  it('closes a menu in the drawer by Escape, and the drawer by the next one', async () => {
    const page = await open('p3.html', PHONE);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.locator('.l-side .l-switch');
    await menu.locator('summary').press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBe(null);
    expect(await page.locator('#l-side').isVisible()).toBe(true);
    expect(await focused(page)).toBe('Version: v27');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#l-side').isVisible()).toBe(false);
  });

  it('sees the version read in a long menu as it opens', async () => {
    const page = await open('p29.html', WIDE);
    const menu = page.locator('.l-choices .l-switch');
    await menu.locator('summary').click();
    const [list, current] = [menu.locator('ul'), menu.locator('[aria-current]')];
    await expect
      .poll(async () => {
        const [box, own] = [await list.boundingBox(), await current.boundingBox()];
        return box !== null && own !== null && own.y >= box.y && own.y + own.height <= box.y + box.height;
      })
      .toBe(true);
  });

  it('puts the tip of a word away by Escape where the pointer opened it, too', async () => {
    const page = await open('p0.html', WIDE);
    const tip = page.locator('.c-tooltip-tip');
    await page.locator('.c-tooltip-word').hover();
    expect(await tip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await tip.isVisible()).toBe(false);
  });

  it('hears once what a control says, and what came of it', async () => {
    const page = await open('long.html', WIDE);
    const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
    const twice = tree.nodes.flatMap(({ name, description }) =>
      description?.value && String(name?.value).includes(String(description.value)) ? [name?.value] : [],
    );
    expect(twice).toEqual([]);
    await page.goto(`${ORIGIN}/api-reference/list-ships.html`);
    const button = page.getByRole('button', { name: 'Copy the address' });
    await button.click();
    await page.locator('.api-endpoint > .c-copy:not([title="Copy the address"])').waitFor();
    expect(await button.count()).toBe(0);
  });

  it('hears the menu of a page and that of the site by names that differ', async () => {
    const page = await open('p0.html', PHONE);
    const names = await page
      .locator('.l-menu-button, .l-more-actions > summary')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names).toEqual(['Menu', 'Menu: Page of p0']);
  });

  it('walks by Tab from the field of the search to its button, and past the results', async () => {
    const page = await open('p0.html', { viewport: { width: 390, height: 300 } });
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('page');
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(5);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Close, Esc');
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toBe('Results');
  });

  it('has the menu of a page in the window without scripts', async () => {
    for (const options of [PHONE, WIDE]) {
      const page = await open('p0.html', { ...options, javaScriptEnabled: false });
      await page.locator('.l-more-actions > summary').click();
      const box = await page.locator('.l-more-actions > ul').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(options.viewport.width);
    }
  });

  it('keeps the button in sight that folds long code', async () => {
    const page = await open('long.html', WIDE);
    await page.getByRole('button', { name: 'Show more' }).click();
    const button = page.getByRole('button', { name: 'Show less' });
    await button.scrollIntoViewIfNeeded();
    const before = (await button.boundingBox())?.y;
    await button.click();
    expect((await page.getByRole('button', { name: 'Show more' }).boundingBox())?.y).toBeCloseTo(
      before ?? 0,
      -2,
    );
  });

  it('sees nothing of the link that skips to the text until it has the focus, with text of twice the size, too', async () => {
    const page = await open('p0.html', PHONE);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const link = page.locator('.l-skip');
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
    expect((await link.boundingBox())?.y).toBeGreaterThan(0);
  });

  it('sees nothing move when the choice of a view comes', async () => {
    const page = await openPage(browser, site, 'views.html', { viewport: { width: 820, height: 700 } });
    const place = (): Promise<number> =>
      page.evaluate('document.querySelector(".l-prose h2").getBoundingClientRect().top');
    const shown = (): Promise<string[]> => page.locator('.l-prose h2:visible').allTextContents();
    const after = [await place(), ...(await shown())];
    await page.route('**/site.*.js', () => {});
    await page.goto(page.url(), { waitUntil: 'commit' });
    await page.locator('.l-footer, .l-pager').first().waitFor({ state: 'attached' });
    expect(await page.locator('.c-view-choice').count()).toBe(0);
    expect([await place(), ...(await shown())]).toEqual(after);
    await page.unroute('**/site.*.js');
    await page.route('**/site.*.js', (route) => route.abort());
    await page.reload();
    expect(await shown()).toEqual(
      ['By Sea', 'By Land', 'After'].map((text) => expect.stringContaining(text)),
    );
  });

  it('touches names and tabs that are large enough, however short', async () => {
    const page = await open('p0.html', { ...PHONE, hasTouch: true });
    for (const selector of ['.l-logo', '.l-tabs li:first-child > a']) {
      const box = await page.locator(selector).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  it.each(THEMES)('gets more contrast where the system asks for it, and white paper (%s)', async (theme) => {
    const themed = await built({
      'docs.json': docsJson({ theme, navigation: { pages: ['a'] } }),
      'a.mdx': 'Text.\n',
    });
    const page = await openPage(browser, themed, 'a.html', { ...WIDE, contrast: 'more' });
    const colorOf = (selector: string, property = 'color'): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`);
    expect(await colorOf('.l-prose')).toBe(await colorOf('html'));
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await colorOf('.l-prose')).toBe(await colorOf('html'));
    await page.emulateMedia({ contrast: 'no-preference' });
    expect(await colorOf('.l-prose')).not.toBe(await colorOf('html'));
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await colorOf('html', 'backgroundColor')).toBe('rgb(255, 255, 255)');
    expect(await colorOf('body', 'backgroundImage')).toBe('none');
  });

  it.each(THEMES)('is told which tab, page and section are read in colors of the own (%s)', async (theme) => {
    const themed = await built({
      'docs.json': docsJson({
        theme,
        navigation: { tabs: ['a', 'b'].map((name) => ({ tab: name, pages: [name] })) },
      }),
      'a.mdx': '## One\n\nText.\n\n## Two\n\nText.\n',
      'b.mdx': 'Text.\n',
    });
    const page = await openPage(browser, themed, 'a.html', { ...WIDE, forcedColors: 'active' });
    const outlines = (selector: string): Promise<string[]> =>
      page.evaluate(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => getComputedStyle(one).outlineStyle)`,
      );
    expect(await outlines('.l-tabs a')).toEqual(['solid', 'none']);
    expect(await outlines('.l-toc li a')).toEqual(['solid', 'none']);
    expect(await outlines('.l-nav a')).toEqual(['solid']);
  });

  it('sees marked lines and files, and what is a button, in colors of the own', async () => {
    const marked = await built({
      'docs.json': docsJson({
        navigation: { pages: ['a'] },
        navbar: { primary: { type: 'button', label: 'Start', href: '/a' } },
      }),
      'a.mdx':
        '```js {2}\na();\nb();\n```\n\n<Tree><Tree.File name="a.ts" highlight /><Tree.File name="b.ts" /></Tree>\n',
    });
    const page = await openPage(browser, marked, 'a.html', { ...WIDE, forcedColors: 'active' });
    const styles = (selector: string, property: string): Promise<string[]> =>
      page.evaluate(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => getComputedStyle(one).${property})`,
      );
    expect(await styles('.shiki .line', 'outlineStyle')).toEqual(['none', 'solid']);
    expect(await styles('.c-tree li > span', 'outlineStyle')).toEqual(['solid', 'none']);
    expect(await styles('.l-links .l-button', 'borderTopStyle')).toEqual(['solid']);
  });

  it('sees each line of long breadcrumbs begin with a name', async () => {
    const group = (names: readonly string[]): unknown => {
      const [name = '', ...rest] = names;
      return { group: `${name} with a rather long name`, pages: rest.length === 0 ? ['a'] : [group(rest)] };
    };
    const nested = await built({
      'docs.json': docsJson({
        styling: { eyebrows: 'breadcrumbs' },
        navigation: { groups: [group(['First', 'Second', 'Third'])] },
      }),
      'a.mdx': 'Text.\n',
    });
    const page = await openPage(browser, nested, 'a.html', PHONE);
    const signs: string[][] = await page.evaluate(
      '[...document.querySelectorAll(".l-eyebrow li")].map((one) => ["::before", "::after"].map((at) => getComputedStyle(one, at).content))',
    );
    expect(signs.map(([before]) => before)).toEqual(['none', 'none', 'none']);
    expect(signs.map(([, after]) => after)).toEqual(['""', '""', 'none']);
  });

  it('is told which sample of an API is shown in colors of the own, and on paper', async () => {
    const page = await open('api-reference/list-ships.html', { ...WIDE, forcedColors: 'active' });
    const lines: string[] = await page.evaluate(
      '[...document.querySelectorAll(".api-tabs label")].slice(0, 2).map((one) => getComputedStyle(one).textDecorationLine)',
    );
    expect(lines).toEqual(['underline', 'none']);
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    const shown = page.locator('.api-tabs').first().locator('label:visible');
    expect(await shown.allTextContents()).toEqual(['cURL']);
  });
});
