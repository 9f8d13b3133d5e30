import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, ownPage } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

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

/** Boxes that scroll nowhere, on phones only, and everywhere; some are not shown at first. */
const BOXES = `---
title: Boxes
---

\`\`\`js
moor();
\`\`\`

\`\`\`js
moor('${'Harbour '.repeat(7)}');
\`\`\`

| Rope | Use |
| --- | --- |
| Line | ${'wide '.repeat(3)} |

$$
a = b
$$

<pre>drawn</pre>

<Tabs>
<Tab title="One">

\`\`\`js
moor('${'Harbour '.repeat(40)}');
\`\`\`

</Tab>
<Tab title="Two">

\`\`\`js
cast();
\`\`\`

\`\`\`js
cast('${'Harbour '.repeat(40)}');
\`\`\`

</Tab>
</Tabs>
`;

/** The boxes a reader sees, by whether they scroll and whether the Tab key stops at them. */
const STOPS = `[...document.querySelectorAll('main :is(pre, .c-table, .katex-display)')]
  .filter((box) => box.checkVisibility())
  .map((box) => [box.scrollWidth > box.clientWidth + 1, box.tabIndex === 0].join())`;

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
            { tab: 'Guides', groups: [{ group: 'Start', pages: ['index', 'short', 'boxes'] }] },
            { tab: 'More', pages: ['other'] },
          ],
        },
      }),
      'index.mdx': PAGE,
      'boxes.mdx': BOXES,
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

  it('stops at boxes that scroll only, however wide the window is and whatever is shown', async () => {
    const viewport = { width: 1280, height: 900 };
    const page = await openPage(browser, site, 'boxes.html', { viewport });
    const stops = (): Promise<string[]> => page.evaluate(STOPS);
    const [still, stop] = ['false,false', 'true,true'];
    await expect.poll(stops).toEqual([still, still, still, still, still, stop]);
    await page.getByRole('tab', { name: 'Two' }).click();
    await expect.poll(stops).toEqual([still, still, still, still, still, still, stop]);
    await page.setViewportSize({ width: 390, height: 900 });
    await expect.poll(stops).toEqual([still, stop, still, still, still, still, stop]);
    await page.setViewportSize(viewport);
    await expect.poll(stops).toEqual([still, still, still, still, still, still, stop]);
    // Nobody can tell without a script which of them scroll.
    const scriptless = await openPage(browser, site, 'boxes.html', { javaScriptEnabled: false });
    expect(new Set(await scriptless.evaluate<string[]>(STOPS))).toEqual(new Set(['false,true', 'true,true']));
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
