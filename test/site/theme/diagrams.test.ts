import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';
import { openPage } from './browser.ts';

const FLOW = `graph LR
  A["Reader"] -->|"asks"| B["Filled"]
  B --> C["Plain"]
  style B fill:#d4edda,stroke:#28a745`;
const STATE = 'stateDiagram-v2\n  [*] --> Still\n  Still --> Moving : go';
const OWN = `%%{init: {"theme": "forest"}}%%\ngraph LR\n  X --> Y`;

const fence = (source: string): string => `\`\`\`mermaid\n${source}\n\`\`\``;
const fences = [FLOW, STATE, OWN].map(fence).join('\n\n');
const words = 'Words.\n\n'.repeat(100);

describe('a diagram', () => {
  let browser: Browser;
  let site: Built;
  let axe: string;
  beforeAll(async () => {
    browser = await launchChromium();
    axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    site = await built({
      'docs.json': docsJson({ colors: { primary: '#8B1A1A' }, navigation: { pages: ['a', 'far'] } }),
      'a.mdx': `---\ntitle: A\n---\n\n${fences}\n`,
      'far.mdx': `---\ntitle: Far\n---\n\n${words}${fence(FLOW)}\n\n${words}${fence(STATE)}\n`,
    });
  });
  afterAll(() => browser?.close());

  const drawn = async (colorScheme: 'light' | 'dark'): Promise<Page> => {
    const page = await openPage(browser, site, 'a.html', { colorScheme });
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    await page.waitForFunction('document.querySelectorAll(".mermaid[data-drawn]").length === 3');
    return page;
  };
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
  });

  it('is drawn on a page that is opened from a disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'diagrams-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    for (const [path, bytes] of site.files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    const page = await browser.newPage();
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
  });
});
