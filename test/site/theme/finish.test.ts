import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { box, it } from '../browser.ts';
import { built, docsJson } from '../support.ts';
import { siteOf, styleOf, WIDE } from './reading-site.ts';
import { project } from './two-pages.ts';

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

describe.skipIf(chromiumPath === undefined)('a careful eye (skipped where there is no Chromium)', () => {
  it('finds no line below a search that has found nothing yet, and one above what it says', async ({
    open,
  }) => {
    const page = await open(await siteOf({ index: 'Boats.' }), 'index.html', WIDE);
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    const line = () => styleOf(page, '.l-search-dialog form', 'borderBottomColor');
    expect(await line()).toBe('rgba(0, 0, 0, 0)');
    await page.getByRole('combobox').fill('Boats');
    await expect.poll(line).not.toBe('rgba(0, 0, 0, 0)');
    expect(await styleOf(page, '.l-search-dialog button', 'fontSize')).toBe('12px');
  });

  it('finds a cross in the search of a phone in place of a key that it does not have', async ({ open }) => {
    const page = await open(await siteOf({ index: 'Boats.' }), 'index.html', PHONE);
    await page.locator('.l-search').tap();
    const close = page.getByRole('button', { name: 'Close' });
    await close.waitFor();
    const sign = "getComputedStyle(document.querySelector('.l-search-dialog button'), '::before').content";
    expect(await page.evaluate(sign)).toBe('"×"');
    const { width, height } = await box(page, '.l-search-dialog form button');
    expect([width, height].map(Math.round)).toEqual([36, 36]);
    expect(await styleOf(page, '.l-search-dialog form button', 'fontSize')).toBe('0px');
    await close.tap();
    await page.getByRole('combobox').waitFor({ state: 'hidden' });
  });

  it('finds no key in the search of a tablet, which has none', async ({ open }) => {
    const site = await siteOf({ index: 'Boats.' });
    const tablet = { viewport: { width: 1024, height: 768 } };
    const shown = async (options: Parameters<typeof open>[2]): Promise<boolean> =>
      (await open(site, 'index.html', options)).locator('.l-search kbd').isVisible();
    expect(await shown(tablet)).toBe(true);
    expect(await shown({ ...tablet, hasTouch: true, isMobile: true })).toBe(false);
  });

  it('finds whole lines above the words that unfold code', async ({ open }) => {
    const lines = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n');
    const site = await siteOf({ index: `\`\`\`text expandable\n${lines}\n\`\`\`` });
    const page = await open(site, 'index.html', WIDE);
    const words = await box(page, '.c-expand');
    // Below it a line would be lost in the ground of the words.
    const edge = words.bottom - 36;
    expect(await styleOf(page, '.c-expand', 'backgroundImage')).toContain('calc(100% - 31px)');
    const top = (await box(page, '.shiki code')).y;
    const height = Number.parseFloat(await styleOf(page, '.shiki', 'lineHeight'));
    expect((edge - top) / height).toBeCloseTo(11, 1);
  });

  it('finds the second line of a task below its first word, and a box in the look of the site', async ({
    open,
  }) => {
    const site = await siteOf({ index: `- [x] ${'Harbor lights and '.repeat(12)}more\n- [ ] Words` });
    const page = await open(site, 'index.html', { viewport: { width: 390, height: 800 } });
    const lefts = await page
      .locator('.c-task label > span')
      .first()
      .evaluate((own) => [...own.getClientRects()].map(({ left }) => left));
    expect(lefts.length).toBeGreaterThan(2);
    expect(Math.abs((lefts[0] ?? 0) - (lefts[1] ?? 0))).toBeLessThan(1);
    const heights = await page
      .locator('.c-task label')
      .evaluateAll((all) =>
        all.map(
          (one) =>
            (one.firstElementChild?.getBoundingClientRect().top ?? 0) -
            (one.lastElementChild?.getClientRects()[0]?.top ?? 0),
        ),
      );
    expect(heights[0]).toBeCloseTo(heights[1] ?? 0, 1);
    expect(await styleOf(page, '.c-task input', 'appearance')).toBe('none');
    expect(await styleOf(page, '.c-task input', 'backgroundColor')).toBe(
      await styleOf(page, '.l-nav a', 'color'),
    );
  });

  it('finds no boxes of code over one another in a heading of many lines, at any level', async ({ open }) => {
    const words = '`boats.of.the.harbor` and `lights.of.the.harbor` and `signals.of.boats`';
    const headings = ['##', '###', '####'].map((marks) => `${marks} ${words}`).join('\n\n');
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': `---\ntitle: 'Of ${words}'\n---\n\n${headings}`,
    });
    const page = await open(site, 'index.html', { viewport: { width: 390, height: 800 } });
    const over = await page.locator('.l-prose :is(h2, h3, h4)').evaluateAll((all) =>
      all.flatMap((heading) => {
        const boxes = [...heading.querySelectorAll('code')].flatMap((code) => [...code.getClientRects()]);
        return boxes.flatMap((one, at) => {
          const next = boxes.slice(at + 1).find(({ top }) => top > one.top + 4);
          return next !== undefined && next.top < one.bottom ? [one.bottom - next.top] : [];
        });
      }),
    );
    expect(over).toEqual([]);
  });

  it('finds the last line of a caption about as long as the others', async ({ open }) => {
    const caption = 'All the lights of a harbor and the boats that lie in it at night';
    const site = await siteOf({ index: `<Frame caption="${caption}">Words.</Frame>` });
    const page = await open(site, 'index.html', { viewport: { width: 390, height: 800 } });
    const widths = await page.evaluate<number[]>(
      "((range) => (range.selectNodeContents(document.querySelector('figcaption')), [...range.getClientRects()].map(({ width }) => width)))(document.createRange())",
    );
    expect(widths.length).toBeGreaterThan(1);
    expect(widths.at(-1)).toBeGreaterThan((widths[0] ?? 0) * 0.6);
  });

  it('finds the sign of the menus of the site in choices of the system, on the right side', async ({
    open,
  }) => {
    const views = '<View title="One">a</View>\n\n<View title="Two">b</View>';
    for (const [language, x] of [
      ['en', 'calc(100% - 9px)'],
      ['ar', '9px'],
    ] as const) {
      const page = await open(await siteOf({ index: views }, language), 'index.html', WIDE);
      expect(await styleOf(page, '.c-view-choice select', 'appearance')).toBe('none');
      expect(await styleOf(page, '.c-view-choice select', 'backgroundImage')).toContain('svg');
      expect(await styleOf(page, '.c-view-choice select', 'backgroundPositionX')).toBe(x);
    }
  });

  it('finds the sign in choices of what one tries out, too', async ({ open }) => {
    const servers = ['https://a.example.com', 'https://b.example.com'].map((url) => ({ url }));
    const paths = { '/boats': { get: { summary: 'Boats', responses: { 200: { description: 'OK' } } } } };
    const site = await built(
      {
        'docs.json': docsJson({ navigation: { openapi: 'api.json' } }),
        'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, servers, paths }),
      },
      { deploymentType: 'cloud' },
    );
    const page = await open(site, `${site.pages.find((one) => one.includes('boats'))}.html`, WIDE);
    await page.locator('.api-try > summary').click();
    const choice = '.api-try .api-row select';
    await page.locator(choice).waitFor();
    expect(await styleOf(page, choice, 'backgroundImage')).toContain('svg');
    expect(await styleOf(page, choice, 'paddingInlineEnd')).toBe('30px');
  });

  it('finds edges around badges and below a banner in colors of the reader', async ({ open }) => {
    const site = await built(project({ banner: { content: 'News' } }, '\n<Badge>Word</Badge>'));
    const page = await open(site, 'index.html', { ...WIDE, forcedColors: 'active' });
    expect(await styleOf(page, '.c-badge', 'outlineStyle')).toBe('solid');
    expect(await styleOf(page, '.l-banner', 'borderBottomStyle')).toBe('solid');
  });

  it('finds a bar in colors of the reader through which nothing shines', async ({ open }) => {
    const page = await open(await siteOf({ index: 'Boats.' }), 'index.html', {
      ...WIDE,
      forcedColors: 'active',
    });
    expect(await styleOf(page, '.l-header', 'backgroundColor')).toBe('rgb(255, 255, 255)');
    expect(await styleOf(page, '.l-header', 'backdropFilter')).toBe('none');
  });

  it('finds colors that a page shows in colors of the reader, too, and clear edges where contrast is asked for', async ({
    open,
  }) => {
    const color = '<Color variant="compact"><Color.Item name="Sea" value="#0000ff" /></Color>';
    const site = await siteOf({ index: `${color}\n\n<Warning>Words.</Warning>` });
    const page = await open(site, 'index.html', { ...WIDE, forcedColors: 'active' });
    expect(await styleOf(page, '.c-color-swatch', 'backgroundColor')).toBe('rgb(0, 0, 255)');
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    expect(await styleOf(page, '.c-callout', 'borderTopColor')).toBe(
      await styleOf(page, '.c-callout-icon', 'color'),
    );
  });

  it('finds a part of the next row in a menu that scrolls, and its descriptions in one line', async ({
    open,
  }) => {
    const versions = Array.from({ length: 20 }, (_, at) => ({ version: `v${20 - at}`, pages: [`v${at}`] }));
    const description = 'For harbors that others keep';
    const products = [
      { product: 'Cloud', description, versions },
      { product: 'Edge', description: 'On your own machines', pages: ['edge'] },
    ];
    const site = await built({
      'docs.json': docsJson({ navigation: { products } }),
      ...Object.fromEntries(
        ['edge', ...versions.map((_, at) => `v${at}`)].map((name) => [`${name}.mdx`, 'a']),
      ),
    });
    const page = await open(site, 'v0.html', { viewport: { width: 1440, height: 900 } });
    const [product, version] = [page.locator('.l-switch').first(), page.locator('.l-switch').nth(1)];
    await version.locator('summary').click();
    const menu = await version.locator('ul').boundingBox();
    const row = await version.locator('li').first().boundingBox();
    const rows = ((menu?.height ?? 0) - ((row?.y ?? 0) - (menu?.y ?? 0))) / (row?.height ?? 1);
    expect(rows % 1).toBeGreaterThan(0.25);
    expect(rows % 1).toBeLessThan(0.75);
    await product.locator('summary').click();
    const line = await product.getByText(description).boundingBox();
    expect(line?.height).toBeLessThan(24);
  });

  it('finds descriptions in the menu of a tab in one line, however near to the edge the tab is', async ({
    open,
  }) => {
    const description = 'For harbors that others keep';
    const menu = [{ item: 'Cloud', description, pages: ['cloud'] }];
    const tabs = [
      { tab: 'First', pages: ['index'] },
      ...['Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((name) => ({
        tab: `${name} with several words`,
        href: `https://example.com/${name}`,
      })),
      { tab: 'Last', menu },
    ];
    const site = await built({
      'docs.json': docsJson({ navigation: { tabs } }),
      'index.mdx': 'a',
      'cloud.mdx': 'a',
    });
    const page = await open(site, 'index.html', { viewport: { width: 1100, height: 900 } });
    await page.locator('.l-tab-menu summary').click();
    const line = await page.getByText(description).boundingBox();
    expect(line?.height).toBeLessThan(24);
    const { right } = await box(page, '.l-tab-menu ul');
    expect(right).toBeLessThanOrEqual(1100);
  });

  it('finds what can be done with a page below one another in the column of its contents', async ({
    open,
  }) => {
    const ask = { title: 'Ask', icon: 'star', href: '/' };
    const contextual = { options: ['copy', 'view', ask], display: 'toc' };
    const site = await built(project({ contextual }, '\n## One\n\nA\n\n## Two\n\nB\n'));
    const page = await open(site, 'index.html', WIDE);
    const starts = await page.locator('.l-toc .l-action').evaluateAll((all) =>
      all.map((one) => {
        const words = one.ownerDocument.createRange();
        words.selectNodeContents(one.querySelector('span') ?? one);
        return Math.round(words.getBoundingClientRect().left);
      }),
    );
    expect(starts).toHaveLength(3);
    expect(new Set(starts).size).toBe(1);
  });

  it('finds the only neighbor of a page as wide as the text of a phone', async ({ open }) => {
    const site = await siteOf({ index: 'Words.', next: 'Words.', last: 'Words.' });
    const widths = async (path: string) => {
      const page = await open(site, path, { viewport: { width: 390, height: 800 } });
      return page.locator('.l-pager a').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    };
    expect(await widths('index.html')).toEqual([348]);
    expect(await widths('last.html')).toEqual([348]);
    expect(await widths('next.html')).toEqual([165, 165]);
  });

  it('finds marked words in the colors of the page, and as a class of the project says', async ({ open }) => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': 'Words <mark>marked</mark> and <mark className="own">by their author</mark>.',
      'style.css': '.own { background: rgb(1, 2, 3) }',
    });
    const page = await open(site, 'index.html', { ...WIDE, colorScheme: 'dark' });
    expect(await styleOf(page, 'mark', 'color')).toBe(await styleOf(page, '.l-prose p', 'color'));
    expect(await styleOf(page, 'mark', 'backgroundColor')).not.toBe('rgb(255, 255, 0)');
    expect(await styleOf(page, 'mark.own', 'backgroundColor')).toBe('rgb(1, 2, 3)');
  });

  it('finds the address of an operation where it was before its button came, in lines that end between names', async ({
    open,
  }) => {
    const path = '/harbors/{harborIdentifier}/boats/{boatIdentifier}';
    const paths = { [path]: { get: { summary: 'Boats', responses: { 200: { description: 'OK' } } } } };
    const servers = [{ url: 'https://api.harbors.example.com/v1' }];
    const site = await built({
      'docs.json': docsJson({ navigation: { openapi: 'api.json' }, api: { url: 'full' } }),
      'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, servers, paths }),
    });
    const name = `${site.pages.find((one) => one.includes('boats'))}.html`;
    const viewport = { width: 390, height: 800 };
    const places = async (page: Awaited<ReturnType<typeof open>>) => [
      await box(page, '.api-endpoint'),
      await box(page, '.api-path'),
    ];
    const before = await places(await open(site, name, { viewport, javaScriptEnabled: false }));
    const page = await open(site, name, { viewport });
    const button = await box(page, '.api-endpoint > .c-copy');
    expect(await places(page)).toEqual(before);
    const [around, address] = before;
    expect(button.x).toBeGreaterThanOrEqual(address?.right ?? 0);
    expect(button.right).toBeLessThanOrEqual(around?.right ?? 0);
    // The joints of names are all where its lines may break.
    expect(site.file(name)).toContain('api.<wbr>harbors.<wbr>example.<wbr>com/<wbr>v1');
  });
});
