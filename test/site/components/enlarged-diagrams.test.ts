import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { it } from '../browser.ts';
import { type Built, built, docsJson } from '../support.ts';

const chain = (length: number): string =>
  Array.from({ length }, (_, at) => `  N${at}[Number ${at}] --> N${at + 1}[Number ${at + 1}]`).join('\n');
const WIDE = `\`\`\`mermaid\ngraph LR\n${chain(14)}\n\`\`\``;
/** The build leaves what has a style sheet of its own to the browser. */
const BY_BROWSER = WIDE.replace('graph', '%%{init: {"themeCSS": ""}}%%\ngraph');
const SMALL = `\`\`\`mermaid\ngraph LR\n${chain(1)}\n\`\`\``;
const siteOf = (text: string): Promise<Built> =>
  built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': `---\ntitle: Diagrams\n---\n\n${text}\n`,
  });

/** How large the first drawing in a box is, of what it is made. */
const scaleIn = (page: Page, box: string): Promise<number> =>
  page.evaluate(`(() => {
    const drawing = document.querySelector('${box} svg');
    return drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
  })()`);

describe.skipIf(chromiumPath === undefined)('diagrams (skipped where there is no Chromium)', () => {
  it.for(['build', 'browser'])(
    'that the %s draws smaller than they are made open at their full size',
    async (by, { open }) => {
      const site = await siteOf(by === 'build' ? WIDE : BY_BROWSER);
      const page = await open(site, 'index.html', { viewport: { width: 1000, height: 800 } });
      await page.locator('.mermaid[data-drawn]').waitFor();
      const button = page.getByRole('button', { name: 'Enlarge' });
      await button.waitFor();
      expect(await scaleIn(page, '.l-prose .mermaid')).toBeLessThan(0.8);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => scaleIn(page, 'dialog[open]')).toBeGreaterThan(0.99);
      // What is wider than the window is scrolled by key.
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction("document.querySelector('dialog[open] .mermaid').scrollLeft > 0");
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog').count()).toBe(0);
      expect(await page.evaluate('document.activeElement.className')).toBe('c-enlarge');
    },
  );

  it('that are hardly wider than the window open so that all of them is seen', async ({ open }) => {
    const site = await siteOf(WIDE);
    const page = await open(site, 'index.html', { viewport: { width: 1000, height: 800 } });
    const made = await page.evaluate<number>(
      "document.querySelector('.mermaid[data-drawn] svg').viewBox.baseVal.width",
    );
    await page.setViewportSize({ width: Math.round(made), height: 800 });
    await page.getByRole('button', { name: 'Enlarge' }).click();
    await expect.poll(() => scaleIn(page, 'dialog[open]')).toBeLessThan(1);
    expect(
      await page.evaluate(`(() => {
        const { scrollWidth, clientWidth } = document.querySelector('dialog[open] .mermaid');
        return scrollWidth - clientWidth;
      })()`),
    ).toBe(0);
  });

  it('that have the room they are made for have no button', async ({ open }) => {
    const site = await siteOf(`${SMALL}\n\n${WIDE}`);
    const page = await open(site, 'index.html', { viewport: { width: 1000, height: 800 } });
    await page.locator('.c-enlarge').first().waitFor({ state: 'attached' });
    expect(await page.locator('.c-enlarge').count()).toBe(1);
    expect(await page.locator('.c-diagram').innerText()).toContain('Number 14');
  });
});
