import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, ownPage } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';
import { openPage } from './browser.ts';

const PAGE = `---
title: Harbor
---

## Moor

<AccordionGroup>
<Accordion title="Ropes">Two.</Accordion>
<Accordion title="Fenders">Four.</Accordion>
</AccordionGroup>

<Tabs><Tab title="Tide">Low.</Tab><Tab title="Wind">West.</Tab></Tabs>

<Frame><img src="/quay.svg" alt="Quay" /></Frame>

\`\`\`js moor.js expandable
${'moor();\n'.repeat(30)}\`\`\`
`;

const QUAY =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300"/></svg>';

/** What has the focus, and by how many pixels a box that scrolls or clips cuts the ring around it; null at the end. */
const CUT_RING = `(() => {
  const focused = document.activeElement;
  if (focused === document.body) return null;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  const ring = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
  let box = focused.parentElement;
  while (box && (box === document.body || getComputedStyle(box).overflowX === 'visible')) box = box.parentElement;
  const what = focused.outerHTML.slice(0, 60);
  if (!box || box === document.documentElement) return { what, cut: 0 };
  const own = focused.getBoundingClientRect();
  const around = box.getBoundingClientRect();
  return { what, cut: Math.max(around.left - own.left, around.top - own.top, own.bottom - around.bottom) + ring };
})()`;

describe.skipIf(chromiumPath === undefined)('a reader with a keyboard (skipped without Chromium)', () => {
  let browser: Browser;
  let site: Built;
  it.beforeAll(async ({ browser: shared }) => {
    browser = shared;
    site = await built({
      'docs.json': docsJson({
        contextual: { options: ['copy'] },
        navigation: {
          tabs: [
            { tab: 'Guides', groups: [{ group: 'Start', pages: ['index', 'short'] }] },
            { tab: 'More', pages: ['other'] },
          ],
        },
      }),
      'index.mdx': PAGE,
      'short.mdx': '---\ntitle: Short\n---\n\nText.\n',
      'other.mdx': '---\ntitle: Other\n---\n\nText.\n',
      'quay.svg': QUAY,
    });
  });

  it('sees the whole ring around what has the focus, also in boxes that scroll', async () => {
    const page = await openPage(browser, site, 'index.html', { viewport: { width: 1440, height: 900 } });
    const cut: string[] = [];
    let seen = 0;
    for (;;) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate<{ what: string; cut: number } | null>(CUT_RING);
      if (at === null) break;
      seen += 1;
      if (at.cut > 0.5) cut.push(`${at.what} by ${at.cut}`);
    }
    expect(cut).toEqual([]);
    expect(seen).toBeGreaterThan(15);
  });

  it('copies pages and code from an address without https, and stays where the button is', async () => {
    // Its own, as the clock of a page cannot be put back.
    const page = await openPage(browser, site, 'index.html', { page: await ownPage(browser) });
    await page.evaluate(
      "document.addEventListener('copy', () => { document.body.dataset.copied = document.activeElement.value })",
    );
    const copied = async (button: ReturnType<Page['locator']>): Promise<string> => {
      await button.focus();
      await page.keyboard.press('Enter');
      const text = (await page.locator('body[data-copied]').getAttribute('data-copied')) ?? '';
      await page.evaluate('delete document.body.dataset.copied');
      expect(await button.evaluate((own) => own.matches(':focus'))).toBe(true);
      return text;
    };
    expect(await copied(page.locator('.c-code .c-copy'))).toMatch(/^moor\(\);\nmoor\(\);/);
    const copy = page.locator('[data-copy-page]').first();
    await page.clock.install();
    for (let time = 0; time < 2; time += 1) {
      expect(await copied(copy)).toContain('# Harbor');
      await expect.poll(() => copy.textContent()).toBe('Copied');
    }
    await page.clock.runFor(5000);
    expect(await copy.textContent()).toBe('Copy page');
  });

  it('moves tabs sideways only, however the wheel turns', async () => {
    const page = await openPage(browser, site, 'index.html');
    const tabs = page.locator('.c-tablist').first();
    expect(
      await tabs.evaluate((strip) => {
        strip.scrollTop = 10;
        return strip.scrollTop;
      }),
    ).toBe(0);
  });
});
