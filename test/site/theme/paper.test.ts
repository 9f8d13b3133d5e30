import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ownPage } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { ORIGIN } from '../../support/origin.ts';
import { it } from '../browser.ts';
import { built, docsJson } from '../support.ts';
import { project } from './two-pages.ts';

describe.skipIf(chromiumPath === undefined)('pages in a browser (skipped where there is no Chromium)', () => {
  it('are printed dark on light, over the whole width', async ({ open }) => {
    const site = await built(
      project({ appearance: { default: 'dark' }, background: { decoration: 'grid' } }),
    );
    const page = await open(site, 'index.html', { viewport: { width: 1440, height: 900 } });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.evaluate('document.documentElement.className')).not.toContain('dark');
    const box = await page.locator('.l-article').boundingBox();
    expect(box?.width).toBeGreaterThan(600);
    expect(await page.locator('.l-background').isVisible()).toBe(false);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    expect(await page.evaluate('document.documentElement.className')).toContain('dark');
  });

  it('have all of their code without scripts, and on paper', async ({ browser, open }) => {
    const lines = Array.from({ length: 60 }, (_, at) => `line ${at}`).join('\n');
    const code = `\n\`\`\`text expandable\n${lines}\n\`\`\`\n\n<CodeGroup>\n\`\`\`text npm\na\n\`\`\`\n\`\`\`text yarn\nb\n\`\`\`\n</CodeGroup>\n\n<Accordion title="Folded">Folded words</Accordion>\n`;
    const site = await built(project({}, code));
    const isCut = (page: Page): Promise<boolean> =>
      page.evaluate(
        `(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)(document.querySelector('.shiki'))`,
      );
    const page = await open(site, 'index.html');
    expect(await isCut(page)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await isCut(page)).toBe(false);
    expect(await page.locator('.c-tab-title', { hasText: 'yarn' }).isVisible()).toBe(true);
    expect(await page.locator('.c-tablist').isVisible()).toBe(false);
    const scriptless = await open(site, 'index.html', { javaScriptEnabled: false });
    expect(await isCut(scriptless)).toBe(false);
    expect(await scriptless.getByText('Folded words').isVisible()).toBe(false);
    await scriptless.emulateMedia({ media: 'print' });
    expect(await scriptless.getByText('Folded words').isVisible()).toBe(true);
    const alone = new Map([...site.files].filter(([path]) => !/^assets\/site\b/.test(path)));
    const saved = await open({ ...site, files: alone }, 'index.html', { page: await ownPage(browser) });
    expect(await isCut(saved)).toBe(false);
    expect(await saved.locator('.c-tab-title', { hasText: 'yarn' }).isVisible()).toBe(true);
    expect(await saved.locator('.c-tab').nth(1).isVisible()).toBe(true);
    expect(await saved.locator('.c-tablist').isVisible()).toBe(false);
  });

  it('have no choice of views on paper, where nobody can choose', async ({ open }) => {
    const site = await built(
      project({}, '\n<View title="One">First</View>\n<View title="Two">Second</View>\n'),
    );
    const page = await open(site, 'index.html');
    const choice = page.locator('.c-view-choice');
    await choice.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await choice.isVisible()).toBe(false);
    expect(await page.getByText('First', { exact: true }).isVisible()).toBe(true);
  });

  it('break no short word in code on paper, where a table may be no wider than that', async ({ open }) => {
    const words = 'and what is said of it, which may be a good deal more than there is room for in a line';
    const table = (codes: readonly string[]): string => {
      const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
      const cells = [...codes.map((code) => `\`${code}\``), words];
      return `${row(cells.map(() => 'A'))}${row(cells.map(() => '---'))}${row(cells)}`;
    };
    const tables = [
      ['APP_TIMEOUT', 'integer', '30000', 'https://api.example.com/v1/orders'],
      ['timeout', 'number', 'false', '3', 'number'],
      ['timeout', 'number', 'false', '3', 'number', 'string'],
    ];
    const site = await built(project({}, `\n${tables.map(table).join('\n')}`));
    const page = await open(site, 'index.html', { viewport: { width: 718, height: 900 } });
    await page.emulateMedia({ media: 'print' });
    const broken =
      "[...document.querySelectorAll('.l-prose td code')].filter((one) => one.getClientRects().length > 1)";
    expect(await page.evaluate(`${broken}.map(({ textContent }) => textContent)`)).toEqual([tables[0]?.[3]]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(718);
  });

  it('fade tables, code and formulas that go on beside the edge until one is there, and have all of them on paper', async ({
    open,
  }) => {
    const row = (cell: string): string => `| ${[cell, cell, cell, cell].join(' | ')} |\n`;
    const wide = row('Part') + row('---') + row('`LINES_AND_FENDERS_OF_THE_HARBOR`');
    const sum = `$$\n${'a + '.repeat(60)}b\n$$`;
    const code = `\`\`\`js\n${'moor(); '.repeat(40)}\n\`\`\`\n\n\`\`\`js\nmoor();\n\`\`\``;
    const site = await built(project({}, `\n${wide}\n| A |\n|---|\n| b |\n\n${sum}\n\n${code}\n`));
    const page = await open(site, 'index.html', { viewport: { width: 700, height: 900 } });
    const fade = (at: number): Promise<string> =>
      page.evaluate(
        `getComputedStyle(document.querySelectorAll('.c-table,.katex-display,.shiki')[${at}]).maskSize`,
      );
    await expect.poll(() => fade(0)).toBe('100% 100%');
    expect(await fade(1)).toBe('calc(100% + 40px) 100%');
    expect(await fade(2)).toBe('100% 100%');
    await expect.poll(() => fade(3)).toBe('100% 100%');
    expect(await fade(4)).toBe('auto');
    await page.evaluate("document.querySelector('.c-table').scrollLeft = 10000");
    await expect.poll(() => fade(0)).toBe('calc(100% + 40px) 100%');
    await page.emulateMedia({ media: 'print' });
    const table = await page.locator('.c-table > table').first().boundingBox();
    expect(table?.width).toBeLessThanOrEqual(700);
    const formula = page.locator('.katex-display');
    expect(await formula.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
  });

  it('have all columns of a table on paper, however many there are', async ({ open }) => {
    const row = (cell: string): string => `| ${Array(14).fill(cell).join(' | ')} |\n`;
    const site = await built(
      project({}, `\n${row('Availability')}${row('---')}${row('Documentation for it')}\n`),
    );
    const page = await open(site, 'index.html', { viewport: { width: 700, height: 900 } });
    await page.emulateMedia({ media: 'print' });
    const [around, last] = await Promise.all(
      ['.l-prose', 'td:last-child'].map((one) => page.locator(one).boundingBox()),
    );
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(
      (around?.x ?? 0) + (around?.width ?? 0) + 1,
    );
  });

  it('have the whole of a wide diagram on paper, which scrolls on a screen', async ({ open }) => {
    const nodes = Array.from({ length: 24 }, (_, at) => `Harbor${at}`).join(' --> ');
    const site = await built(project({}, `\n\`\`\`mermaid\nflowchart LR\n${nodes}\n\`\`\`\n`));
    const page = await open(site, 'index.html', { viewport: { width: 718, height: 900 } });
    const isCut = (): Promise<boolean> =>
      page.locator('.mermaid').evaluate((own) => own.scrollWidth > own.clientWidth);
    expect(await isCut()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await isCut()).toBe(false);
  });

  it('not found name pages whose words are in the address, below a folder, too', async ({ open }) => {
    const titles = { index: 'Start', 'guides/moor-a-ship': 'Moor a ship', 'guides/row': 'Row a boat' };
    const site = await built({
      'docs.json': docsJson({
        navigation: { groups: [{ group: 'Guides', pages: Object.keys(titles) }] },
      }),
      ...Object.fromEntries(
        Object.entries(titles).map(([path, title]) => [
          `${path}.mdx`,
          `---\ntitle: ${title}\n---\n\nText.\n`,
        ]),
      ),
    });
    const page = await open(site, 'old/how_to/mooring-ships.html?a=row#row', { base: '/docs/' });
    const named = page.getByRole('navigation', { name: 'Perhaps you are looking for' }).getByRole('listitem');
    await expect.poll(() => named.allTextContents()).toEqual(['Moor a ship – Guides']);
    await page.goto(new URL('../../boat/unheard-of', page.url()).href);
    await expect.poll(() => named.allTextContents()).toEqual(['Row a boat – Guides']);
    await named.getByRole('link').click();
    expect(new URL(page.url()).pathname).toBe('/docs/guides/row.html');
    await page.goto(new URL('../unheard/%zz', page.url()).href);
    await page.getByRole('link', { name: 'Go to the first page' }).waitFor();
    expect(await named.count()).toBe(0);
  });

  it('not found lead on to the first page where the settings say so', async ({ open }) => {
    const site = await built(project({ errors: { 404: { redirect: true } } }));
    const page = await open(site, 'a/wrong/address', { base: '/docs/' });
    await page.waitForURL(`${ORIGIN}/docs/index.html`);
    expect(await page.title()).toBe('Long - Example');
  });

  it('read without scripts, also where nothing was found', async ({ open }) => {
    const site = await built(project());
    const page = await open(site, 'a/wrong/address', { base: '/docs/', javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page not found');
    const bar = await page.locator('.l-bar').boundingBox();
    const end = await page.locator('.l-bar-end').boundingBox();
    expect((end?.x ?? 0) + (end?.width ?? 0)).toBeGreaterThan((bar?.width ?? 0) * 0.9);
  });
});
