import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { box, it } from '../browser.ts';
import { LONG, SMALL, siteOf, WIDE } from './reading-site.ts';

describe.skipIf(chromiumPath === undefined)('a reader (skipped where there is no Chromium)', () => {
  it('sees more than a word a line of what a phone shows beside a name that cannot break', async ({
    open,
  }) => {
    const name = '`azblob://account/container/prefix`';
    const text = `| Name | What it is |\n|---|---|\n| ${name} | ${'Words about it. '.repeat(9)} |\n`;
    const page = await open(await siteOf({ index: text }), 'index.html', SMALL);
    expect((await box(page, 'td:last-child')).width).toBeGreaterThan(150);
  });

  it('sees code beside a longer text end where it ends, and buttons as high as their words', async ({
    open,
  }) => {
    const mark = '<svg width="16" height="16" viewBox="0 0 24 24">\n    <path d="M5 12h13" />\n  </svg>';
    const button = `<a href="/" className="inline-flex py-2">\n  Start\n</a>\n\n<a href="/" className="inline-flex py-3">\n  Install\n  ${mark}\n</a>`;
    const code = '<CodeGroup>\n\n```ts a.ts\na();\n```\n\n</CodeGroup>';
    const page = await open(
      await siteOf({
        index: `<Columns cols={2}>\n<div>\nLong${LONG}\n</div>\n${code}\n</Columns>\n\n${button}\n`,
      }),
      'index.html',
      WIDE,
    );
    expect((await box(page, '.c-codegroup')).height).toBeLessThan(150);
    expect((await box(page, '.l-prose a.py-2')).height).toBeLessThan(50);
    expect((await box(page, '.l-prose a.py-3')).height).toBeLessThan(60);
  });

  it('has panels and examples beside the text in sight, and in the text on a small screen', async ({
    open,
  }) => {
    const site = await siteOf({
      index: `Before\n\n<Panel>Pinned</Panel>\n\n<RequestExample>\n\n\`\`\`bash A\na\n\`\`\`\n\n</RequestExample>\n\nAfter${LONG}`,
    });
    const wide = await open(site, 'index.html', WIDE);
    const text = await box(wide, '.l-article');
    const panel = await box(wide, '.c-panel');
    expect(panel.x).toBeGreaterThanOrEqual(text.x + text.width);
    expect((await box(wide, '.c-example')).y).toBeGreaterThanOrEqual(panel.y + panel.height);
    await wide.evaluate('scrollTo({ top: 1500, behavior: "instant" })');
    const scrolled = await box(wide, '.c-panel');
    expect(scrolled.y).toBeGreaterThan(0);
    expect(scrolled.y).toBeLessThan(300);
    const small = await open(site, 'index.html', SMALL);
    const before = await small.getByText('Before').boundingBox();
    const inFlow = await box(small, '.c-panel');
    expect(inFlow.y).toBeGreaterThan(before?.y ?? 0);
    expect(inFlow.y).toBeLessThan((await small.getByText('After').boundingBox())?.y ?? 0);
    expect(await small.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  it('chooses a view above the table of contents, or below the title where there is none', async ({
    open,
  }) => {
    const site = await siteOf({
      index:
        '<View title="One">\n\n## First of one\n\n## Second of one\n\n</View>\n\n<View title="Two">\n\n## First of two\n\n</View>\n\n## Shared',
    });
    const entries = (page: Page): Promise<string[]> => page.locator('.l-toc li:visible').allInnerTexts();
    const wide = await open(site, 'index.html', WIDE);
    const choice = wide.locator('.l-toc').getByRole('combobox', { name: 'View' });
    expect(await entries(wide)).toEqual(['First of one', 'Second of one', 'Shared']);
    expect(await wide.locator('.l-toc [aria-current]').innerText()).toBe('First of one');
    await choice.selectOption('Two');
    expect(await entries(wide)).toEqual(['First of two', 'Shared']);
    expect(await wide.getByRole('heading', { name: 'First of one' }).isVisible()).toBe(false);
    await wide.setViewportSize(SMALL.viewport);
    const below = wide.locator('.l-title').getByRole('combobox', { name: 'View' });
    await below.waitFor({ state: 'visible' });
    expect(await below.inputValue()).toBe('Two');
  });

  it('sees in the table of contents what the chosen tabs hold, before and after the script has come', async ({
    open,
  }) => {
    const tab = (title: string, text: string) => `<Tab title="${title}">\n\n${text}\n\n</Tab>\n`;
    const inner = `<Tabs>\n${tab('X', '### In X')}${tab('Y', '### In Y')}</Tabs>`;
    const outer = `<Tabs defaultTabIndex={1}>\n${tab('npm', '## By npm')}${tab('pip', `## By pip\n\n${inner}`)}</Tabs>`;
    const site = await siteOf({
      index: `${outer}\n\n## Shared${LONG}`,
      other: `<Tabs>\n${tab('pip', 'No heading')}${tab('npm', '## One\n\n## Two')}</Tabs>`,
    });
    const entries = (page: Page): Promise<string[]> => page.locator('.l-toc li:visible').allInnerTexts();
    const page = await open(site, 'index.html', WIDE);
    expect(await entries(page)).toEqual(['By pip', 'In X', 'Shared']);
    expect(site.file('index.html').match(/<li[^>]* data-later>/g)).toHaveLength(2);
    await page.getByRole('tab', { name: 'npm' }).click();
    expect(await entries(page)).toEqual(['By npm', 'Shared']);
    await expect.poll(() => page.locator('.l-toc [aria-current]').innerText()).toBe('By npm');
    await page.evaluate("location.hash = 'in-y'");
    await expect.poll(() => entries(page)).toEqual(['By pip', 'In Y', 'Shared']);

    const empty = await open(site, 'other.html', WIDE);
    expect(await empty.getByText('On this page').isVisible()).toBe(false);
    await empty.getByRole('tab', { name: 'npm' }).click();
    expect(await entries(empty)).toEqual(['One', 'Two']);

    const scriptless = await open(site, 'index.html', { ...WIDE, javaScriptEnabled: false });
    expect(await entries(scriptless)).toEqual(['By npm', 'By pip', 'In X', 'In Y', 'Shared']);
  });
});
