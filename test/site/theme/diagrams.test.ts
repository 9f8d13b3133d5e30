import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { freshPage, it } from '../../support/browser.ts';
import { openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

const FLOW = `graph LR
  A["Reader"] -->|"asks"| B["Filled"]
  B --> C["Plain"]
  style B fill:#d4edda,stroke:#28a745`;
const STATE = 'stateDiagram-v2\n  [*] --> Still\n  Still --> Moving : go';
const OWN = `%%{init: {"theme": "forest", "themeCSS": ""}}%%\ngraph LR\n  X --> Y`;

const TREE = `graph TD
  Start["A first step<br/>of two lines"] --> Choice{Which way?}
  Choice -->|left| Left[Left] & Middle[(Store)]
  Choice -->|right| Right([Right])
  Left --> End; Right --> End
  End --> Choice`;
const CALLS = `sequenceDiagram
  participant R as Reader
  participant S as A server with a long name
  Note over R,S: First
  R->>S: Ask for a page, and for all that it needs to be shown
  loop Until it is there
    S->>S: Look it up
    S-->>R: Answer
  end
  alt Found
    R->>S: Thanks
  else Not found
    R->>S: Ask again<br/>on two lines
  end`;
const WIDE = `graph LR\n${Array.from({ length: 14 }, (_, at) => `  N${at}[Number ${at}] --> N${at + 1}[Number ${at + 1}]`).join('\n')}`;

const SALES = 'xychart-beta\n  title Sales\n  x-axis [May, June]\n  y-axis Sold 0 --> 9\n  bar [5, 6]';
const PACKET = 'packet-beta\n  0-15: "From"\n  16-31: "To"';
const PLAN = `gantt
  dateFormat YYYY-MM-DD
  section A
  Done :done, a1, 2024-01-01, 10d
  Doing :active, a2, after a1, 10d`;
const CONTEXT = 'C4Context\n  Person(a, "Reader")\n  System(b, "Site")\n  Rel(a, b, "Reads")';
const FLOWS = 'sankey-beta\nA,B,10\nA,C,5';
const GROUND = `sequenceDiagram
  rect rgb(191, 223, 255)
  A->>B: On light blue
  end
  rect rgba(0, 0, 255, 0.1)
  A->>B: On a breath of blue
  end`;
const SEARCH = 'graph TB\n  A[A Simple Overview] --> B[Web Search<br/>Language Model]';
const BROKEN = 'flowchart TD\n  A[not closed -->';

/** The build leaves diagrams with a style sheet of their own to the browser. */
const SETTINGS = '%%{init: {"themeCSS": ""}}%%';
const fence = (source: string): string =>
  `\`\`\`mermaid\n${source.startsWith('%%') ? source : `${SETTINGS}\n${source}`}\n\`\`\``;
const fences = [FLOW, STATE, OWN].map(fence).join('\n\n');
const words = 'Words.\n\n'.repeat(100);

describe('a diagram that the browser draws', () => {
  let browser: Browser;
  let site: Built;
  let axe: string;
  it.beforeAll(async ({ browser: shared }) => {
    browser = shared;
    axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    site = await built({
      'docs.json': docsJson({
        colors: { primary: '#8B1A1A' },
        navigation: { pages: ['a', 'far', 'tree', 'calls', 'wide', 'kinds', 'broken'] },
      }),
      ...Object.fromEntries(
        Object.entries({ tree: TREE, calls: CALLS, wide: WIDE }).map(([name, source]) => [
          `${name}.mdx`,
          `---\ntitle: ${name}\n---\n\n${fence(source)}\n\nBelow it.\n`,
        ]),
      ),
      'kinds.mdx': `---\ntitle: Kinds\n---\n\n${[SALES, PACKET, PLAN, CONTEXT, FLOWS, GROUND].map(fence).join('\n\n')}\n`,
      'broken.mdx': `---\ntitle: Broken\n---\n\n${[BROKEN, FLOW].map(fence).join('\n\n')}\n`,
      'a.mdx': `---\ntitle: A\n---\n\n${fences}\n`,
      'far.mdx': `---\ntitle: Far\n---\n\n${words}${fence(FLOW)}\n\n${words}${fence(STATE)}\n`,
    });
  });

  const drawn = async (colorScheme: 'light' | 'dark'): Promise<Page> => {
    const page = await openPage(browser, site, 'a.html', { colorScheme });
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    await page.waitForFunction('document.querySelectorAll(".mermaid[data-drawn]").length === 3');
    return page;
  };
  it('is drawn before a page is printed by key, however far below, and is legible on paper in dark mode', async () => {
    const page = await openPage(browser, site, 'far.html', { colorScheme: 'dark' });
    await page.evaluate(
      'window.print = () => { document.body.dataset.printed = document.querySelectorAll(".mermaid[data-drawn]").length }',
    );
    await page.keyboard.press('Control+P');
    await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('2');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate('document.documentElement.classList.remove("dark")');
    const grounds = await page.evaluate(
      '[...document.querySelectorAll(".mermaid")].map((one) => getComputedStyle(one).backgroundColor)',
    );
    expect(grounds).toEqual(['rgb(22, 24, 29)', 'rgb(22, 24, 29)']);
  });

  const fills = (page: Page): Promise<string[]> =>
    page.evaluate(
      '[...document.querySelectorAll(".mermaid .node rect")].map((box) => getComputedStyle(box).fill)',
    );

  it.each(['light', 'dark'] as const)('has words that can be read in %s mode', async (mode) => {
    const page = await drawn(mode);
    await page.addScriptTag({ content: axe });
    const found = await page.evaluate(
      'axe.run({ runOnly: ["color-contrast"] }).then(({ violations }) => violations)',
    );
    expect(found).toEqual([]);
  });

  it('is drawn when a reader comes near it, and not before', async () => {
    const page = await openPage(browser, site, 'far.html');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
    expect(scripts).toEqual([]);
    await page.locator('.mermaid').first().scrollIntoViewIfNeeded();
    await page.waitForSelector('.mermaid[data-drawn] svg', { state: 'attached' });
    expect(scripts).toContain('/assets/mermaid/mermaid.esm.min.mjs');
    expect(scripts).not.toContain('/assets/mermaid/mermaid.min.js');
    expect(await page.locator('.mermaid[data-drawn]').count()).toBe(1);
    // The library comes before what needs it, piece by piece: it would keep a phone busy for long at once.
    const parts = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => new URL(`${link.getAttribute('href')}`).pathname));
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.filter((part) => !site.files.has(part.slice(1)))).toEqual([]);
    const entry = scripts.indexOf('/assets/mermaid/mermaid.esm.min.mjs');
    expect(parts.every((part) => scripts.includes(part) && scripts.indexOf(part) < entry)).toBe(true);
  });

  it('keeps all words of its labels in a text of another weight, and in a font that cannot be had', async () => {
    const heavy = await built({
      'docs.json': docsJson({ fonts: { family: 'Inter', weight: 700 }, navigation: { pages: ['a'] } }),
      'a.mdx': `---\ntitle: A\n---\n\n${[SEARCH, `%%{init: {"themeCSS": "", "themeVariables": {"fontFamily": "system-ui"}}}%%\n${SEARCH}`].map(fence).join('\n\n')}\n`,
    });
    const page = await openPage(browser, heavy, 'a.html', {});
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    await page.waitForFunction('document.querySelectorAll(".mermaid[data-drawn]").length === 2');
    expect(
      await page.evaluate('getComputedStyle(document.querySelector(".l-prose p, .l-prose")).fontWeight'),
    ).toBe('700');
    const cut =
      '[...document.querySelectorAll("foreignObject")].filter((box) => box.firstElementChild.scrollHeight > Number(box.getAttribute("height")) + 1).length';
    expect(await page.evaluate(cut)).toBe(0);
  });

  it('is drawn on a page that is opened from a disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'diagrams-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    for (const [path, bytes] of site.files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    const page = await freshPage(browser);
    await page.goto(pathToFileURL(join(folder, 'a.html')).href);
    await page.waitForSelector('.mermaid[data-drawn] svg', { state: 'attached' });
  });

  it('wears the colors of the site, in the mode that is chosen now, unless it names a theme', async () => {
    const page = await drawn('light');
    const light = await fills(page);
    await page.click('[data-theme-toggle]');
    await expect.poll(async () => (await fills(page))[0]).not.toBe(light[0]);
    const dark = await fills(page);
    expect(light[0]).toMatch(/^rgb\(2[3-5]\d, 2[0-3]\d/);
    expect(dark[0]).toMatch(/^rgb\([3-6]\d, /);
    expect(light.at(-1)).toBe(dark.at(-1));
    // A theme for light pages has a light ground on a dark one.
    const grounds = () =>
      page.evaluate(
        `[...document.querySelectorAll('.mermaid')].map((box) => getComputedStyle(box).backgroundColor)`,
      );
    const none = 'rgba(0, 0, 0, 0)';
    await expect.poll(grounds).toEqual([none, none, 'rgb(255, 255, 255)']);
    await page.click('[data-theme-toggle]');
    await expect.poll(grounds).toEqual([none, none, none]);
  });

  it.each([
    ['tree', 1440],
    ['tree', 390],
    ['calls', 1440],
    ['calls', 390],
    ['wide', 1440],
    ['wide', 390],
  ] as const)('of %s has its room before it is drawn, in a window of %i', async (name, width) => {
    const page = await openPage(browser, site, `${name}.html`, { viewport: { width, height: 2400 } });
    await page.waitForSelector('.mermaid[data-drawn] svg', { state: 'attached' });
    const moved = await page.evaluate(`new Promise((resolve) => {
      const below = () => document.querySelector(':is(.mermaid, .c-diagram) + p').getBoundingClientRect().top;
      const drawn = below();
      const box = document.querySelector('.mermaid');
      delete box.dataset.held;
      const natural = below();
      delete box.dataset.drawn;
      box.textContent = 'x';
      resolve({ moved: Math.abs(below() - drawn), spare: Math.abs(natural - drawn) / box.clientHeight });
    })`);
    expect(moved).toEqual({ moved: 0, spare: expect.any(Number) });
    expect((moved as { spare: number }).spare).toBeLessThan(0.2);
  });

  it('that is wider than the page scrolls before its words are too small to read', async () => {
    const page = await openPage(browser, site, 'wide.html', { viewport: { width: 390, height: 800 } });
    await page.waitForSelector('.mermaid[data-drawn] svg', { state: 'attached' });
    const [scale, scrolls, tabIndex] = await page.evaluate<[number, boolean, number]>(`(() => {
      const box = document.querySelector('.mermaid');
      const drawing = box.querySelector('svg');
      return [
        drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width,
        box.scrollWidth > box.clientWidth,
        box.tabIndex,
      ];
    })()`);
    expect(scale).toBeCloseTo(0.6, 1);
    expect([scrolls, tabIndex]).toEqual([true, 0]);
    const spare = await page.evaluate(`(() => {
      const box = document.querySelector('.mermaid');
      box.style.height = '2rem';
      box.querySelector('svg').style.height = '2rem';
      return box.querySelector('.node').getBoundingClientRect().left - box.getBoundingClientRect().left;
    })()`);
    expect(spare).toBeLessThan(10);
  });

  it('of a kind with colors of its own has light words on dark pages', async () => {
    const page = await openPage(browser, site, 'kinds.html', {
      colorScheme: 'dark',
      viewport: { width: 900, height: 4800 },
    });
    await page.waitForFunction('document.querySelectorAll(".mermaid[data-drawn]").length === 6');
    const dark = await page.evaluate(`[...document.querySelectorAll('.mermaid')].map((box) =>
      [...box.querySelectorAll('tspan, text:not(:has(tspan))')]
        .filter((text) => text.textContent.trim() !== '')
        .filter((text) => getComputedStyle(text).fill.match(/\\d+/g).slice(0, 3).every((part) => part < 120))
        .map((text) => text.textContent))`);
    expect(dark).toEqual([[], [], [], [], [], []]);
    const done = await page.evaluate(`getComputedStyle(document.querySelector('.task.done0')).fill`);
    expect(done).toMatch(/^rgb\([2-6]\d, [2-6]\d, [2-6]\d\)$/);
    const blend = await page.evaluate(
      `getComputedStyle(document.querySelector('.links > .link')).mixBlendMode`,
    );
    expect(blend).toBe('screen');
    const grounds = await page.evaluate(
      `[...document.querySelectorAll('rect.rect')].map((ground) => getComputedStyle(ground).fillOpacity)`,
    );
    expect(grounds).toEqual(['1', '0.25']);
  });

  it('that cannot be drawn shows its source, and leaves nothing else on the page', async () => {
    const page = await openPage(browser, site, 'broken.html');
    await page.waitForSelector('.mermaid[data-failed]', { state: 'attached' });
    await page.waitForSelector('.mermaid[data-drawn] svg', { state: 'attached' });
    expect(await page.locator('.mermaid').first().textContent()).toContain('A[not closed');
    expect(await page.locator('body').innerText()).not.toMatch(/syntax error/i);
    expect(await page.locator('body > [id*=l-diagram]').count()).toBe(0);
  });
});
