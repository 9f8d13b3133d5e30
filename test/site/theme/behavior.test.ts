import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { ORIGIN } from '../../support/origin.ts';
import { box, it } from '../browser.ts';
import { built } from '../support.ts';
import { LONG, project } from './two-pages.ts';

describe.skipIf(chromiumPath === undefined)('pages in a browser (skipped where there is no Chromium)', () => {
  it('start their text at the same place with and without a table of contents', async ({ open }) => {
    const site = await built(project());
    const lefts: number[] = [];
    for (const path of ['index.html', 'short.html']) {
      const page = await open(site, path, { viewport: { width: 1600, height: 900 } });
      lefts.push(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().left));
    }
    expect(lefts[0]).toBe(lefts[1]);
  });

  it.for(['aspen', 'almond', 'palm'])(
    'stand between their columns in a wide window, with a table of contents or without (%s)',
    async (theme, { open }) => {
      const site = await built(project({ theme }));
      const place = async (path: string): Promise<{ left: number; right: number }> => {
        const page = await open(site, path, { viewport: { width: 1920, height: 900 } });
        const text = await box(page, '.l-article');
        const after = path === 'index.html' ? (await box(page, '.l-toc')).x : 0;
        return { left: text.x - (await box(page, '.l-side')).right, right: after - text.right };
      };
      const { left, right } = await place('index.html');
      expect(Math.abs(left - right)).toBeLessThan(40);
      expect(left).toBeGreaterThan(100);
      expect((await place('short.html')).left).toBe(left);
    },
  );

  it('give a long title the width of the text', async ({ open }) => {
    const title = 'How to moor a boat beside another that is longer than the quay';
    const site = await built({
      ...project({ contextual: { options: ['copy', 'view'] } }),
      'index.mdx': LONG.replace('title: Long', `title: ${title}\ndescription: Words.`),
    });
    const page = await open(site, 'index.html', { viewport: { width: 1440, height: 900 } });
    const bottomOf = async (selector: string): Promise<number> => {
      const box = await page.locator(selector).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const heading = await page.locator('h1').boundingBox();
    expect(heading?.width).toBe((await page.locator('.l-article').boundingBox())?.width);
    expect(await bottomOf('.l-actions')).toBeGreaterThan(await bottomOf('.l-description'));
  });

  it('show what is a link in the text without a color', async ({ open }) => {
    const site = await built(
      project({}, 'Text with [a link](/short), <a className="no-underline">plain</a>.'),
    );
    const page = await open(site, 'index.html');
    const lines = await page.evaluate(
      "[...document.querySelectorAll('.l-prose p a')].map((link) => getComputedStyle(link).textDecorationLine)",
    );
    expect(lines).toEqual(['underline', 'none']);
  });

  it('show what of the text opens, and which way, alike in all of it', async ({ open }) => {
    const closed = [
      '<details><summary>More</summary>x</details>',
      '<Accordion title="A">y</Accordion>',
      '<Expandable title="B">z</Expandable>',
      '<Prompt description="C">u</Prompt>',
    ];
    const opened = [
      '<details open><summary>More</summary>x</details>',
      '<Accordion title="A" defaultOpen>y</Accordion>',
      '<Tree>\n<Tree.Folder name="D" defaultOpen>\n<Tree.File name="v" />\n</Tree.Folder>\n</Tree>',
    ];
    const site = await built(project({}, [...closed, ...opened].join('\n\n')));
    const page = await open(site, 'index.html', { reducedMotion: 'reduce' });
    const marks =
      "[...document.querySelectorAll('.l-prose summary')].map((one) => getComputedStyle(one, '::before'))";
    const widths: string[] = await page.evaluate(`${marks}.map(({ width }) => width)`);
    expect(widths).toHaveLength(7);
    for (const width of widths) expect(Number.parseFloat(width)).toBeGreaterThan(3);
    for (const [direction, ahead] of [
      ['ltr', '-45deg'],
      ['rtl', '135deg'],
    ]) {
      const turns = await page.evaluate(
        `document.documentElement.dir = '${direction}'; ${marks}.map(({ rotate }) => rotate)`,
      );
      expect(turns).toEqual([...closed.map(() => ahead), ...opened.map(() => '45deg')]);
    }
  });

  it('find sections by ids that are no addresses', async ({ open }) => {
    const view = (name: string): string =>
      `<View title="${name}">\n\n## ${name} {#${name}%}\n\nText.\n\n</View>\n\n`;
    const site = await built(project({}, `\n${view('First')}${view('Second')}`));
    const page = await open(site, 'index.html', { viewport: { width: 1440, height: 900 } });
    expect(await page.locator('.c-view-choice').count()).toBe(1);
    expect(await page.locator('.l-toc li:visible').allInnerTexts()).toEqual(['One', 'Two', 'First']);
    expect(await page.locator('.l-toc a[aria-current]').innerText()).toBe('One');
  });

  it('show code as one types it, without ligatures', async ({ open }) => {
    const site = await built(project({}, '`a => b`\n\n```js\na => b\n```\n'));
    const page = await open(site, 'index.html');
    const ligatures = await page.evaluate(
      "[...document.querySelectorAll('code, pre')].map((code) => getComputedStyle(code).fontVariantLigatures)",
    );
    expect(ligatures).toEqual(['none', 'none', 'none']);
  });

  it('lead from an opened group to its first page, where the site asks for it', async ({ open }) => {
    const navigation = {
      groups: [{ group: 'Top', pages: ['index', { group: 'Inner', pages: ['short'] }] }],
    };
    for (const drilldown of [true, false]) {
      const site = await built(project({ navigation, interaction: { drilldown } }));
      const page = await open(site, 'index.html', { viewport: { width: 1440, height: 900 } });
      await page.locator('.l-nav summary').click();
      await expect.poll(() => page.url().endsWith(drilldown ? 'short.html' : 'index.html')).toBe(true);
      expect(await page.locator('.l-nav details').getAttribute('open')).toBe('');
    }
  });

  it('offer what settings list to do with a page in a menu', async ({ open }) => {
    const options = [
      'copy',
      { title: 'Report', description: 'Tell us', href: 'https://example.com' },
      'chatgpt',
    ];
    const files = project({ contextual: { options } });
    const page = await open(await built(files, { deploymentType: 'cloud' }), 'index.html');
    const report = page.locator('.l-actions a', { hasText: 'Report' });
    expect(await report.isVisible()).toBe(false);
    await page.locator('.l-actions summary').click();
    expect(await report.isVisible()).toBe(true);
    const box = await report.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 1280).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => report.isVisible()).toBe(false);
  });

  it('show a section at once to who comes from another page, and move there from a link of its own', async ({
    open,
  }) => {
    const made = await built(project({}, '\n[Up](#one)\n'));
    const page = await open(made, 'index.html#two', { reducedMotion: 'no-preference' });
    const behavior = 'getComputedStyle(document.documentElement).scrollBehavior';
    expect(await page.evaluate(behavior)).toBe('auto');
    await page.focus('a[href$="#one"]');
    expect(await page.evaluate(behavior)).toBe('smooth');
  });

  it('have the weights of the settings, whatever the theme has', async ({ open }) => {
    const fonts = { body: { family: 'Inter', weight: 450 }, heading: { family: 'Inter', weight: 810 } };
    for (const theme of ['mint', 'willow', 'luma']) {
      const site = await built(project({ theme, fonts }));
      const page = await open(site, 'index.html');
      const weights = await page.evaluate(
        "['.l-prose p', 'h1', 'h2'].map((name) => getComputedStyle(document.querySelector(name)).fontWeight)",
      );
      expect(weights).toEqual(['450', '810', '810']);
    }
  });

  it('start all there is to say of a response at the same place', async ({ open }) => {
    const content = { 'application/json': { schema: { type: 'string' } } };
    const paths = { '/a': { get: { summary: 'A', responses: { 200: { description: 'Fine', content } } } } };
    const api = JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths });
    const site = await built({
      ...project({ navigation: { groups: [{ group: 'API', openapi: 'api.json' }] } }),
      'api.json': api,
    });
    const page = await open(site, 'api-reference/a.html');
    const lefts = await page
      .locator('.api-response > p')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
    expect(lefts.length).toBeGreaterThan(1);
    expect(new Set(lefts).size).toBe(1);
  });

  it('leave pictures behind the text out where the reader chose the colors', async ({ open }) => {
    const site = await built(project({ background: { decoration: 'gradient' } }));
    const page = await open(site, 'index.html', { forcedColors: 'active' });
    expect(await page.locator('.l-background').isVisible()).toBe(false);
  });

  it('follow the mode of the system until the reader chooses', async ({ open }) => {
    const page = await open(await built(project()), 'index.html', { colorScheme: 'light' });
    const dark = (): Promise<boolean> => page.evaluate('document.documentElement.classList.contains("dark")');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(dark).toBe(true);
    await page.locator('[data-theme-toggle]').click();
    expect(await dark()).toBe(false);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await dark()).toBe(false);
  });

  it.for(['/', '/docs/v2/'])('not found below %s lead home, styled', async (base, { open }) => {
    const page = await open(await built(project()), 'a/wrong/address', { base });
    const home = page.getByRole('link', { name: 'Go to the first page' });
    await expect
      .poll(() => home.evaluate((link) => (link as unknown as { href: string }).href))
      .toBe(`${ORIGIN}${base}index.html`);
    expect(await page.evaluate('getComputedStyle(document.querySelector(".l-header")).position')).toBe(
      'sticky',
    );
    await home.click();
    await expect.poll(() => page.title()).toBe('Long - Example');
  });

  it('keep to the right in languages written from right to left', async ({ open }) => {
    const languages = [{ language: 'ar', pages: ['index'] }];
    const site = await built(project({ navigation: { languages } }));
    const page = await open(site, 'index.html', { viewport: { width: 1440, height: 900 } });
    const left = (selector: string): Promise<number> =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
    expect(await left('.l-side')).toBeGreaterThan(await left('.l-article'));
  });

  it('can be used with the keyboard alone', async ({ open }) => {
    const page = await open(await built(project()), 'index.html', { viewport: { width: 1440, height: 900 } });
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to main content');
    expect(await page.evaluate('document.activeElement.getBoundingClientRect().top')).toBeGreaterThan(-1);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('l-content');
  });
});
