import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

const LINKS = `[start](/guides/start) [more](/guides/deep/more?a=1) [other](/other) [sub](/sub) [away](https://example.com/guides/start) [here](#here)`;
const STYLE = `
@media all{body{overflow-x: hidden; overflow-y:auto}}
html, body { overflow-x: hidden }
a[href="/guides/start"], a[href="/sub/"] { color: rgb(1, 0, 0) }
a[href^='/guides/deep'] { background: rgb(2, 0, 0) }
a[href^="/guides/"] { opacity: 0.5 }
.l-prose a[href^="/"] { outline: 1px solid rgb(4, 0, 0) }
.half { border-style: dotted; border-top-width: 2px }
.colored { color: var(--color-primary); background: var(--color-background-light) }
`;
const PAGES = ['index', 'other', 'guides/start', 'guides/deep/more', 'sub/index'];

describe.skipIf(chromiumPath === undefined)('a style sheet (skipped where there is no Chromium)', () => {
  let browser: Browser;
  let site: Built;
  it.beforeAll(async ({ browser: shared }) => {
    browser = shared;
    site = await built({
      'docs.json': docsJson({ navigation: { tabs: [{ tab: 'Tab', pages: PAGES }] } }),
      'style.css': STYLE,
      'flexible.mdx': `---\ntitle: Flexible\nmode: custom\n---\n<style>{\`body { display: flex }\`}</style>\n\nText\n`,
      'hidden.mdx':
        '---\ntitle: Hidden\n---\n<style>{`#sidebar, #table-of-contents { display: none !important }`}</style>\n\n## One\n\n## Two\n',
      'dark.mdx':
        '---\ntitle: Dark\n---\n<style>{`body { color: rgb(5, 0, 0) } ul, li { margin: 1rem 0; padding: 1rem } li { list-style: square } button { width: 100%; min-width: 9rem; padding: 1rem 3rem }`}</style>\n\n## One\n\n## Two\n',
      'borders.mdx':
        '<div className="border-t border-dashed">a</div>\n\n<div className="half">b</div>\n\n<div className="wide" style={{ borderWidth: 3 }}>c</div>\n\n<button className="border-b">d</button>\n',
      ...Object.fromEntries(
        PAGES.map((path) => [
          `${path}.mdx`,
          `---\ntitle: ${path}\n---\n\n${LINKS} <span className="colored">Colored</span>\n\n${'Words.\n\n'.repeat(80)}`,
        ]),
      ),
    });
  });
  const open = (path: string): Promise<Page> => openPage(browser, site, `${path}.html`);

  it.each(PAGES)('means links by their addresses from the root on %s', async (path) => {
    const page = await open(path);
    const styled = (test: string): Promise<string[]> =>
      page.evaluate(
        `[...document.querySelectorAll('#content p:first-of-type a')].filter((link) => { const style = getComputedStyle(link); return ${test} }).map((link) => link.textContent)`,
      );
    expect(await styled("style.color === 'rgb(1, 0, 0)'")).toEqual(['start', 'sub']);
    expect(await styled("style.backgroundColor === 'rgb(2, 0, 0)'")).toEqual(['more']);
    expect(await styled("style.opacity === '0.5'")).toEqual(['start', 'more']);
    expect(await styled("style.outlineColor === 'rgb(4, 0, 0)'")).toEqual(['start', 'more', 'other', 'sub']);
  });

  it('finds the colors of the site as colors', async () => {
    const page = await open('index');
    const colors = await page.evaluate(
      "(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.querySelector('.colored')))",
    );
    expect(colors).toEqual(['rgb(15, 118, 110)', 'rgb(255, 255, 255)']);
  });

  it('gives borders to the sides that have a width, in any style', async () => {
    const page = await open('borders');
    const widths = (name: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('.${name}')).borderWidth`);
    const style = (name: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('.${name}')).borderTopStyle`);
    expect(await widths('border-t')).toBe('1px 0px 0px');
    expect(await style('border-t')).toBe('dashed');
    expect(await widths('half')).toBe('2px 0px 0px');
    expect(await widths('wide')).toBe('3px');
    expect(await style('wide')).toBe('solid');
  });

  it('gives borders without a color that of lines, around buttons as well', async () => {
    const page = await open('borders');
    const color = (selector: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).borderBottomColor`);
    expect(await color('button.border-b')).toBe(await color('.border-t'));
  });

  it('leaves the bar on top where it is, whatever it says of the body', async () => {
    const page = await open('index');
    await page.evaluate('scrollTo(0, 900)');
    await expect.poll(async () => (await page.locator('.l-bar').boundingBox())?.y).toBe(0);
    await page.goto(page.url().replace('index', 'flexible'));
    const [bar, text] = [
      await page.locator('.l-header').boundingBox(),
      await page.locator('.l-main').boundingBox(),
    ];
    expect(bar?.width).toBe(text?.width);
    expect(text?.y).toBe(bar?.height);
  });

  it('colors no title and no name of the site by the body, and moves no entries of menus by lists', async () => {
    const page = await open('dark');
    const colors = await page.evaluate(
      "['.l-title h1', '.l-wordmark'].map((one) => getComputedStyle(document.querySelector(one)).color)",
    );
    expect(colors).not.toContain('rgb(5, 0, 0)');
    const space = await page.evaluate<string[]>(
      `[...document.querySelectorAll('.l-tabs > ul, :is(.l-nav, .l-toc) li, .l-nav ul')].map((one) => { const { marginTop, paddingTop, listStyleType } = getComputedStyle(one); return [marginTop, paddingTop, listStyleType].join(' ') })`,
    );
    expect([...new Set(space)]).toEqual(['0px 0px none']);
  });

  it('leaves the buttons of the bar as wide as they are, with all that is drawn on them', async () => {
    const page = await open('dark');
    await page.setViewportSize({ width: 390, height: 800 });
    const sizes = await page.evaluate<number[][]>(
      `[...document.querySelectorAll('.l-bar button:not(.l-toc-button)')].map((one) => [one.clientWidth, one.querySelector('svg:not(.l-sun)').clientWidth])`,
    );
    expect(sizes).toEqual(Array(3).fill([36, 18]));
  });

  it('may hide what is beside the text, which stays where it is, and which readers of phones can open', async () => {
    const page = await open('other');
    const place = await page.locator('.l-main').boundingBox();
    await page.goto(page.url().replace('other', 'hidden'));
    expect(await page.locator('.l-side').isVisible()).toBe(false);
    expect((await page.locator('.l-main').boundingBox())?.x).toBe(place?.x);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('.l-menu-button').click();
    expect(await page.locator('.l-side').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.l-toc-button').click();
    expect(await page.locator('.l-toc').isVisible()).toBe(true);
  });

  it('finds headings of a design that a page brings without the marks of a theme, and icons in its color', async () => {
    const own = await built({
      'docs.json': docsJson({ theme: 'linden', navigation: { pages: ['a'] } }),
      'a.mdx':
        '## Of the text\n\n<h2 className="text-xl">Of its own</h2>\n\n<div className="not-prose"><h3>Apart</h3></div>\n\n<Card title="C" icon="star" />\n',
      'style.css': '.card svg { background-color: rgb(1, 2, 3) }',
    });
    const page = await openPage(browser, own, 'a.html');
    const look = (selector: string, property: string, part?: string): Promise<string> =>
      page.evaluate(
        `getComputedStyle(document.querySelector(${JSON.stringify(selector)}), ${JSON.stringify(part ?? null)}).${property}`,
      );
    expect(await look('h2[id]', 'content', '::before')).toBe('"# "');
    expect(await look('h2.text-xl', 'content', '::before')).toBe('none');
    expect(await look('.not-prose h3', 'content', '::before')).toBe('none');
    expect(await look('.c-card-icon svg', 'color')).toBe('rgb(1, 2, 3)');
    expect(await look('.c-card-icon svg', 'backgroundColor')).toBe('rgba(0, 0, 0, 0)');
  });
});
