import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

const DESKTOP = { viewport: { width: 1440, height: 700 } };
const PHONE = { viewport: { width: 390, height: 700 } };
const NAMES = Array.from({ length: 60 }, (_, at) => `berth-${at}`);
const GROUP = '<CodeGroup dropdown>\n```js A\na\n```\n```js B\nb\n```\n</CodeGroup>\n';
const TABS =
  '<Tabs><Tab title="Tide">Low</Tab><Tab title="Wind">West</Tab></Tabs>\n\n<View title="Sea">S</View>\n<View title="Land">L</View>\n';

/** As browsers do it for a page that they kept while the reader was on another. */
const COME_BACK = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))";

describe.skipIf(chromiumPath === undefined)('who reads on (skipped where there is no Chromium)', () => {
  let browser: Browser;
  let site: Built;
  it.beforeAll(async ({ browser: shared }) => {
    browser = shared;
    site = await built({
      'docs.json': docsJson({
        banner: { content: 'News', dismissible: true },
        variations: {
          options: [
            { id: 'crew', label: 'Crew' },
            { id: 'guest', label: 'Guests' },
            { id: 'pilot', label: 'Pilots' },
          ],
        },
        contextual: { options: ['copy'] },
        api: { playground: { display: 'interactive' } },
        navigation: {
          groups: [
            { group: 'Berths', pages: [...NAMES, { group: 'Far', pages: ['far'] }] },
            { group: 'More', pages: ['index', 'short', 'call', 'landing', 'long', 'readers'] },
          ],
        },
      }),
      ...Object.fromEntries(
        NAMES.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\nWords of ${name}.\n`]),
      ),
      'long.mdx': `---\ntitle: Long\n---\n\n${Array.from({ length: 60 }, (_, at) => `## Lock ${at}\n\n${'Words.\n\n'.repeat(5)}`).join('')}`,
      'readers.mdx':
        '---\ntitle: Readers\n---\n\nFor all.\n\n<Variation is="guest">\n## Tickets\n</Variation>\n\n<Variation is={["crew", "pilot"]}>\n## Duties\n</Variation>\n\n<Variation is={["crew", "guest", "pilot"]}>\n## Weather\n</Variation>\n',
      'landing.mdx': '---\ntitle: Landing\nmode: custom\n---\n\nWelcome.\n',
      'far.mdx':
        '---\ntitle: Far\n---\n\n```js\nconst a = 1;\nmoor(1); // [!code --]\nmoor(2); // [!code ++]\nrow();\n```\n',
      'call.mdx':
        '---\ntitle: Call\napi: GET https://api.example.com/tides\n---\n\n<ParamField query="at" type="string" />\n',
      'index.mdx': `---\ntitle: Harbor\n---\n\n${TABS}\n${GROUP}`,
      'short.mdx': `---\ntitle: Short\n---\n\n${[1, 2, 3, 4, 5].map((at) => `## Pier ${at}\n\nWords.\n\n${'Tide.\n\n'.repeat(at === 1 ? 12 : 1)}`).join('')}`,
    });
  });
  const open = (path: string, options: Parameters<typeof openPage>[3] = DESKTOP): Promise<Page> =>
    openPage(browser, site, path, options);

  it('comes back to a page with the mode, the tabs and the views chosen on others, without a banner put away', async () => {
    const page = await open('index.html');
    await page.evaluate(
      `localStorage.setItem('theme', 'dark');
       localStorage.setItem('docs:tabs', '["Wind", "Land"]');
       localStorage.setItem('banner', document.documentElement.dataset.banner);
       ${COME_BACK}`,
    );
    expect(await page.evaluate("document.documentElement.classList.contains('dark')")).toBe(true);
    expect(await page.locator('.c-tab[data-chosen]:visible >> nth=0').textContent()).toMatch(/West$/);
    expect(await page.locator('.c-view:visible').textContent()).toMatch(/L$/);
    expect(await page.locator('.l-banner').count()).toBe(0);
  });

  it('sees what is for the kind of reader who is chosen, the first one of docs.json unless told', async () => {
    const page = await open('readers.html');
    const shown = (): Promise<string[]> => page.locator('.l-prose h2:visible').allTextContents();
    const choice = page.locator('.c-view-choice select');
    expect(await choice.locator('option').allTextContents()).toEqual(['Crew', 'Guests', 'Pilots']);
    expect(await shown()).toEqual(['Duties', 'Weather']);
    await choice.selectOption('Guests');
    expect(await shown()).toEqual(['Tickets', 'Weather']);
    await choice.selectOption('Pilots');
    expect(await shown()).toEqual(['Duties', 'Weather']);
  });

  it('leaves no drawer open behind', async () => {
    const page = await open('index.html', PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.l-side').waitFor({ state: 'visible' });
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");
    expect(await page.locator('.l-side').isVisible()).toBe(false);
  });

  it('finds the pages in the menu of a phone on a page without a sidebar, too', async () => {
    const page = await open('landing.html', PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.l-side').getByRole('link', { name: 'berth-3', exact: true }).click();
    await page.waitForURL('**/berth-3.html');
    const wide = await open('landing.html');
    expect(await wide.locator('.l-nav').isVisible()).toBe(false);
  });

  it('turns a tablet while the menu is open, and has it beside the text', async () => {
    const page = await open('index.html', { viewport: { width: 820, height: 1180 } });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.l-side').waitFor({ state: 'visible' });
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect.poll(() => page.locator('.l-side:popover-open').count()).toBe(0);
    expect((await page.locator('.l-side').boundingBox())?.height).toBeGreaterThan(600);
  });

  it('finds the sidebar as it was, with the groups that were open, and the page in it', async () => {
    const page = await open('berth-30.html');
    const standsAt = (name: string): Promise<number> =>
      page
        .locator('.l-nav')
        .getByRole('link', { name, exact: true })
        .evaluate((link) => link.getBoundingClientRect().top);
    await page.evaluate("document.querySelector('.l-nav details').open = true");
    await page.evaluate("document.querySelector('.l-side').scrollTop -= 170");
    const before = await standsAt('berth-29');
    await page.locator('.l-nav').getByRole('link', { name: 'berth-29', exact: true }).click();
    await page.waitForURL('**/berth-29.html');
    expect(await standsAt('berth-29')).toBe(before);
    expect(await page.evaluate("document.querySelector('.l-nav details').open")).toBe(true);
    await page.goto(new URL('berth-2.html', page.url()).href);
    expect(await standsAt('berth-2')).toBeGreaterThan(0);
  });

  it('finds the page in the sidebar also where a tall banner moves the end of that below the window', async () => {
    const announced = await built({
      'docs.json': docsJson({
        banner: { content: 'News of boats. '.repeat(60) },
        navigation: { pages: NAMES.slice(0, 30) },
      }),
      ...Object.fromEntries(NAMES.slice(0, 30).map((name) => [`${name}.mdx`, 'Words.'])),
    });
    for (const name of ['berth-12', 'berth-14', 'berth-16', 'berth-18']) {
      const page = await openPage(browser, announced, `${name}.html`, DESKTOP);
      const bottom = await page
        .locator('.l-nav [aria-current=page]')
        .evaluate((link) => link.getBoundingClientRect().bottom);
      expect(bottom, name).toBeLessThan(DESKTOP.viewport.height);
    }
  });

  it('fits the bar on a phone with text of twice the size', async () => {
    const page = await open('index.html', PHONE);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  it('types in fields for which no phone enlarges the page', async () => {
    for (const path of ['index.html', 'call.html']) {
      const page = await open(path, { ...PHONE, hasTouch: true, isMobile: true });
      if (path === 'call.html') await page.locator('.api-try summary').first().tap();
      await page.locator('select:visible, input:visible').first().waitFor();
      const sizes = await page.evaluate<number[]>(
        "[...document.querySelectorAll('input:not([type=radio]), select')].map((field) => parseFloat(getComputedStyle(field).fontSize))",
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    }
  });

  it('has a low window for the text, with the section it goes to at the top', async () => {
    const page = await open('short.html#pier-2', { viewport: { width: 640, height: 300 } });
    const top = (selector: string): Promise<number> =>
      page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);
    expect(await top('.l-header')).toBeLessThan(-60);
    expect(await top('#pier-2')).toBeLessThan(60);
    expect(await top('#pier-2')).toBeGreaterThan(0);
  });

  it('sees which section it went to where the page ends before it is at the top', async () => {
    const page = await open('short.html', { viewport: { width: 1440, height: 800 } });
    const current = page.locator('.l-toc [aria-current]');
    await page.locator('.l-toc').getByRole('link', { name: 'Pier 3' }).click();
    await expect.poll(() => current.textContent()).toBe('Pier 3');
    await page.locator('.l-toc').getByRole('link', { name: 'Pier 4' }).click();
    await expect.poll(() => current.textContent()).toBe('Pier 4');
  });

  it('opens a long table of contents where it reads', async () => {
    const page = await open('long.html#lock-50', PHONE);
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('button', { name: 'On this page' }).click();
      const [own, box] = await Promise.all(
        ['.l-toc [aria-current]', '.l-toc'].map((selector) => page.locator(selector).boundingBox()),
      );
      expect(await page.locator('.l-toc [aria-current]').textContent()).toBe('Lock 50');
      expect(own?.y).toBeGreaterThan(box?.y ?? 0);
      expect(own?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
      await page.keyboard.press('Escape');
    }
  });

  it('sees the looks of the site at a wrong address, also below a path', async () => {
    const page = await open('a/wrong/address', { ...DESKTOP, base: '/docs/' });
    // The look that is in the page itself knows no settings.
    await expect
      .poll(() =>
        page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--t-font-body')"),
      )
      .not.toBe('');
  });

  it('goes to what was typed, not to what was found before, when the key comes ahead of the results', async () => {
    const page = await open('index.html');
    await page.keyboard.press('/');
    await page.locator('dialog[open] input').fill('berth-7');
    await page.locator('dialog[open] [role=option]').first().waitFor();
    await page.evaluate(
      `const field = document.querySelector('dialog input');
       field.value = 'berth-41';
       field.dispatchEvent(new Event('input'));
       field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));`,
    );
    await page.waitForURL('**/berth-41.html*');
  });

  it('ends a word that is being composed by keys that the search takes for its own elsewhere', async () => {
    const page = await open('index.html');
    await page.keyboard.press('/');
    await page.locator('dialog[open] input').fill('berth-7');
    await page.locator('dialog[open] [role=option]').first().waitFor();
    const press = (key: string, how: object): Promise<unknown> =>
      page.evaluate(
        `document.querySelector('dialog input').dispatchEvent(new KeyboardEvent('keydown', ${JSON.stringify({ key, cancelable: true, ...how })}))`,
      );
    for (const how of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['ArrowDown', 'Escape', 'Enter']) expect(await press(key, how)).toBe(true);
    expect(await page.locator('dialog[open] [aria-selected=true]').getAttribute('id')).toBe('l-result-0');
    expect(await press('Escape', {})).toBe(false);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('is told that nothing was found for signs alone, too', async () => {
    const page = await open('index.html');
    await page.keyboard.press('/');
    await page.locator('dialog[open] input').fill('%\\');
    await expect
      .poll(() => page.locator('dialog [role=status]').textContent())
      .toBe('Nothing found for “%\\”');
    await page.locator('dialog[open] input').fill(' ');
    await expect.poll(() => page.locator('dialog [role=status]').textContent()).toBe('');
  });

  it('copies code as it is after the change it shows', async () => {
    const page = await open('far.html');
    await page.evaluate(
      "document.addEventListener('copy', () => { document.body.dataset.copied = document.activeElement.value })",
    );
    await page.locator('.c-copy').click();
    await expect
      .poll(() => page.locator('body').getAttribute('data-copied'))
      .toBe('const a = 1;\nmoor(2);\nrow();');
  });

  it('copies the text of a page that may not read its file of Markdown, as from a disk', async () => {
    const page = await open('short.html');
    await page.route('**/*.md', (route) => route.abort());
    await page.evaluate(
      "document.addEventListener('copy', () => { document.body.dataset.copied = document.activeElement.value })",
    );
    await page.locator('[data-copy-page]').first().click();
    await expect
      .poll(() => page.locator('body').getAttribute('data-copied'))
      .toMatch(/^Short\n\nPier 1\n\nWords\./);
  });
});
