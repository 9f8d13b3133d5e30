import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, ORIGIN } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';
import { openPage } from './browser.ts';

const LONG = '---\ntitle: Long\n---\n\n## One\n\nText.\n\n## Two\n\nText.\n';
const SHORT = '---\ntitle: Short\n---\n\nText.\n';

function project(settings: Readonly<Record<string, unknown>> = {}, text = ''): Record<string, string> {
  return {
    'docs.json': docsJson({ navigation: { pages: ['index', 'short'] }, ...settings }),
    'index.mdx': LONG + text,
    'short.mdx': SHORT,
  };
}

describe.skipIf(chromiumPath === undefined)('pages in a browser (skipped where there is no Chromium)', () => {
  let browser: Browser;
  it.beforeAll(({ browser: shared }) => {
    browser = shared;
  });

  const open = (site: Built, path: string, options: Parameters<typeof openPage>[3] = {}): Promise<Page> =>
    openPage(browser, site, path, options);

  it('start their text at the same place with and without a table of contents', async () => {
    const site = await built(project());
    const lefts: number[] = [];
    for (const path of ['index.html', 'short.html']) {
      const page = await open(site, path, { viewport: { width: 1600, height: 900 } });
      lefts.push(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().left));
    }
    expect(lefts[0]).toBe(lefts[1]);
  });

  it('give a long title the width of the text', async () => {
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

  it('show what is a link in the text without a color', async () => {
    const site = await built(
      project({}, 'Text with [a link](/short), <a className="no-underline">plain</a>.'),
    );
    const page = await open(site, 'index.html');
    const lines = await page.evaluate(
      "[...document.querySelectorAll('.l-prose p a')].map((link) => getComputedStyle(link).textDecorationLine)",
    );
    expect(lines).toEqual(['underline', 'none']);
  });

  it('show what of the text opens, and which way, alike in all of it', async () => {
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

  it('find sections by ids that are no addresses', async () => {
    const view = (name: string): string =>
      `<View title="${name}">\n\n## ${name} {#${name}%}\n\nText.\n\n</View>\n\n`;
    const site = await built(project({}, `\n${view('First')}${view('Second')}`));
    const page = await open(site, 'index.html', { viewport: { width: 1440, height: 900 } });
    expect(await page.locator('.c-view-choice').count()).toBe(1);
    expect(await page.locator('.l-toc li:visible').allInnerTexts()).toEqual(['One', 'Two', 'First']);
    expect(await page.locator('.l-toc a[aria-current]').innerText()).toBe('One');
  });

  it('show code as one types it, without ligatures', async () => {
    const site = await built(project({}, '`a => b`\n\n```js\na => b\n```\n'));
    const page = await open(site, 'index.html');
    const ligatures = await page.evaluate(
      "[...document.querySelectorAll('code, pre')].map((code) => getComputedStyle(code).fontVariantLigatures)",
    );
    expect(ligatures).toEqual(['none', 'none', 'none']);
  });

  it('lead from an opened group to its first page, where the site asks for it', async () => {
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

  it('offer what settings list to do with a page in a menu', async () => {
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

  it('show a section at once to who comes from another page, and move there from a link of its own', async () => {
    const made = await built(project({}, '\n[Up](#one)\n'));
    const page = await open(made, 'index.html#two', { reducedMotion: 'no-preference' });
    const behavior = 'getComputedStyle(document.documentElement).scrollBehavior';
    expect(await page.evaluate(behavior)).toBe('auto');
    await page.focus('a[href$="#one"]');
    expect(await page.evaluate(behavior)).toBe('smooth');
  });

  it('fit on a phone with all there is to do with a page', async () => {
    const options = [
      'copy',
      'view',
      { title: 'Tell us what is wrong', description: '', href: 'https://example.com' },
    ];
    const site = await built(project({ contextual: { options } }));
    const page = await open(site, 'index.html', { viewport: { width: 360, height: 800 } });
    expect(await page.locator('.l-actions > *').count()).toBe(3);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  it('have what one usually does with a page in one line, also of a small phone', async () => {
    const links = ['Ask', 'Tell'].map((title) => ({ title, description: '', href: 'https://example.com' }));
    const site = await built(project({ contextual: { options: ['copy', 'view', ...links] } }));
    const page = await open(site, 'index.html', { viewport: { width: 340, height: 700 }, isMobile: true });
    const tops = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.l-actions > *')].map((one) => Math.round(one.getBoundingClientRect().top))`,
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });

  it('fit on a phone with words of any length in each part', async () => {
    const word = 'word'.repeat(20);
    const text = [
      `## ${word}\n\n${word} \`${word}\`\n\n| ${word} | ${word} |\n|---|---|\n| ${word} | b |`,
      `\`\`\`js title="${word}"\n${word}${word}\n\`\`\``,
      `<Accordion title="${word}" description="${word}">a</Accordion>\n\n<Expandable title="${word}">a</Expandable>`,
      `<Tree><Tree.Folder name="${word}" defaultOpen><Tree.File name="${word}" /></Tree.Folder></Tree>`,
      `<Steps><Step title="${word}">a</Step></Steps>\n\n<Tabs><Tab title="${word}">a</Tab><Tab title="b">b</Tab></Tabs>`,
      `<Card title="${word}" icon="star" horizontal href="/short">${word}</Card>\n\n<Note>${word}</Note>`,
      `<ParamField path="${word}" type="${word}" default="${word}" required>a</ParamField>`,
      `<Update label="${word}" description="${word}">a</Update>\n\n<Tile title="${word}" href="/short">a</Tile>`,
      `<Frame caption="${word}">a</Frame>\n\n<Badge>${word}</Badge> <Tooltip tip="${word}">${word}</Tooltip>\n\n<Prompt description="${word}">a</Prompt>\n\n<View title="${word}">a</View>`,
    ];
    const site = await built({
      ...project({}, text.join('\n\n')),
      'short.mdx': `---\ntitle: ${word}\n---\n`,
    });
    for (const path of ['index.html', 'short.html']) {
      const page = await open(site, path, { viewport: { width: 390, height: 800 } });
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
  });

  it('have the weights of the settings, whatever the theme has', async () => {
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

  it('are printed dark on light, over the whole width', async () => {
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

  it('start all there is to say of a response at the same place', async () => {
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

  it('tell what is chosen, and show what was found, in the colors of the reader', async () => {
    const tabs = ['One', 'Two'].map((tab) => ({ tab, pages: [tab === 'One' ? 'index' : 'short'] }));
    const site = await built(
      project({ navigation: { tabs } }, '\n<Tabs><Tab title="a">A</Tab><Tab title="b">B</Tab></Tabs>\n'),
    );
    const page = await open(site, 'index.html', { forcedColors: 'active', colorScheme: 'light' });
    const lines = (selector: string): Promise<string[]> =>
      page.evaluate(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => getComputedStyle(one).borderBottomColor)`,
      );
    for (const strip of ['.l-tabs li > a', '.c-tablist button']) {
      const [chosen, other] = await lines(strip);
      expect(chosen).not.toBe('rgb(255, 255, 255)');
      expect(other).toBe('rgb(255, 255, 255)');
    }
    const styleOf = (selector: string, property: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`);
    expect(await styleOf('.l-nav a[aria-current]', 'outlineStyle')).toBe('solid');
    await page.keyboard.press('/');
    await page.keyboard.type('text');
    await page.waitForSelector('.l-search-dialog mark');
    expect(await styleOf('.l-search-dialog mark', 'color')).toBe('rgb(0, 0, 0)');
  });

  it('have all of their code without scripts, and on paper', async () => {
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
    const saved = await open({ ...site, files: alone }, 'index.html');
    expect(await isCut(saved)).toBe(false);
    expect(await saved.locator('.c-tab-title', { hasText: 'yarn' }).isVisible()).toBe(true);
    expect(await saved.locator('.c-tab').nth(1).isVisible()).toBe(true);
    expect(await saved.locator('.c-tablist').isVisible()).toBe(false);
  });

  it('fade tables and formulas that go on beside the edge until one is there, and have all of them on paper', async () => {
    const row = (cell: string): string => `| ${[cell, cell, cell, cell].join(' | ')} |\n`;
    const wide = row('Part') + row('---') + row('`LINES_AND_FENDERS_OF_THE_HARBOR`');
    const sum = `$$\n${'a + '.repeat(60)}b\n$$`;
    const site = await built(project({}, `\n${wide}\n| A |\n|---|\n| b |\n\n${sum}\n`));
    const page = await open(site, 'index.html', { viewport: { width: 700, height: 900 } });
    const fade = (at: number): Promise<string> =>
      page.evaluate(
        `getComputedStyle(document.querySelectorAll('.c-table,.katex-display')[${at}]).getPropertyValue('--t-fade')`,
      );
    await expect.poll(() => fade(0)).toBe('40px');
    expect(await fade(1)).toBe('0px');
    expect(await fade(2)).toBe('40px');
    await page.evaluate("document.querySelector('.c-table').scrollLeft = 10000");
    await expect.poll(() => fade(0)).toBe('0px');
    await page.emulateMedia({ media: 'print' });
    const table = await page.locator('.c-table > table').first().boundingBox();
    expect(table?.width).toBeLessThanOrEqual(700);
    const formula = page.locator('.katex-display');
    expect(await formula.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
  });

  it('keep their bar one line high beside many links, on a small screen, too', async () => {
    const labels = ['Support', 'Status', 'Community', 'Journal', 'Harbors'];
    const links = labels.map((label) => ({ label, href: 'https://example.com' }));
    const primary = { type: 'button', label: 'Open the dashboard', href: 'https://example.com' };
    const site = await built(project({ navbar: { links, primary } }));
    const page = await open(site, 'index.html', { viewport: { width: 1024, height: 700 } });
    for (const part of ['.l-button', '.l-search']) {
      const box = await page.locator(`.l-bar ${part}`).boundingBox();
      expect(box?.height).toBeLessThan(40);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1024);
  });

  it('leave pictures behind the text out where the reader chose the colors', async () => {
    const site = await built(project({ background: { decoration: 'gradient' } }));
    const page = await open(site, 'index.html', { forcedColors: 'active' });
    expect(await page.locator('.l-background').isVisible()).toBe(false);
  });

  it('follow the mode of the system until the reader chooses', async () => {
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

  it.each(['/', '/docs/v2/'])('not found below %s lead home, styled', async (base) => {
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

  it('not found lead on to the first page where the settings say so', async () => {
    const site = await built(project({ errors: { 404: { redirect: true } } }));
    const page = await open(site, 'a/wrong/address', { base: '/docs/' });
    await page.waitForURL(`${ORIGIN}/docs/index.html`);
    expect(await page.title()).toBe('Long - Example');
  });

  it('read without scripts, also where nothing was found', async () => {
    const site = await built(project());
    const page = await open(site, 'a/wrong/address', { base: '/docs/', javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page not found');
    const bar = await page.locator('.l-bar').boundingBox();
    const end = await page.locator('.l-bar-end').boundingBox();
    expect((end?.x ?? 0) + (end?.width ?? 0)).toBeGreaterThan((bar?.width ?? 0) * 0.9);
  });

  it('keep to the right in languages written from right to left', async () => {
    const languages = [{ language: 'ar', pages: ['index'] }];
    const site = await built(project({ navigation: { languages } }));
    const page = await open(site, 'index.html', { viewport: { width: 1440, height: 900 } });
    const left = (selector: string): Promise<number> =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
    expect(await left('.l-side')).toBeGreaterThan(await left('.l-article'));
  });

  it('search for what is typed before the search is there, and for words in quotes side by side', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'apart', 'together'] } }),
      'index.mdx': LONG,
      'apart.mdx': '---\ntitle: Apart\n---\n\nA brown and quick animal.\n',
      'together.mdx': `---\ntitle: Together\n---\n\n${'Much is said before. '.repeat(20)}The quick brown fox.\n`,
    });
    const page = await open(site, 'index.html');
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/search.*.js', async (route) => {
      await held;
      await route.fallback();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('quick br');
    arrive();
    const results = page.locator('dialog[open] [role=option] strong');
    await results.first().waitFor();
    expect(await page.locator('dialog[open] input').inputValue()).toBe('quick br');
    await page.keyboard.press('End');
    await page.keyboard.type('own');
    await expect.poll(() => results.allTextContents()).toHaveLength(2);
    for (const query of ['"quick brown"', '»quick brown«', '”quick brown”']) {
      await page.locator('dialog[open] input').fill('brown');
      await expect.poll(() => results.allTextContents()).toHaveLength(2);
      await page.locator('dialog[open] input').fill(query);
      await expect.poll(() => results.allTextContents()).toEqual(['Together']);
    }
  });

  it('show what was found in languages without spaces, too', async () => {
    const long = '港に船が並ぶ。'.repeat(20);
    const site = await built({
      'docs.json': docsJson({
        navigation: { languages: [{ language: 'ja', pages: ['index', 'sails'] }] },
      }),
      'index.mdx': LONG,
      'sails.mdx': `---\ntitle: Sails\n---\n\n${long}灯台が見える。${long} ${long}\n`,
    });
    const page = await open(site, 'index.html');
    await page.keyboard.press('/');
    await page.locator('dialog[open] input').fill('灯台');
    await expect.poll(() => page.locator('dialog[open] [role=option] mark').count()).toBeGreaterThan(0);
  });

  it('show what was found up to the end of a word', async () => {
    const text = `${'Sails are sewn of flax and hemp. '.repeat(9)}Lighthouse`;
    const site = await built(project({}, `\n${text}\n`));
    const page = await open(site, 'index.html');
    await page.keyboard.press('/');
    await page.locator('dialog[open] input').fill('sails');
    const found = page.locator('dialog[open] [role=option] span').first();
    await expect.poll(() => found.innerText()).toMatch(/ (?:Sails|are|sewn|of|flax|and|hemp\.) …$/);
  });

  it('lead to the top of a page whose title says what is searched for, else to the section that does', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'boats'] } }),
      'index.mdx': '---\ntitle: Start\n---\n\nWords.\n',
      'boats.mdx':
        '---\ntitle: Build boats\n---\n\nWords.\n\n## Boats to build\n\nBuild.\n\n## Sails\n\nSew.\n',
    });
    const page = await open(site, 'index.html');
    await page.keyboard.press('/');
    const first = page.locator('dialog[open] [role=option] a').first();
    for (const [query, end] of [
      ['build boats', 'boats.html'],
      ['sails', 'boats.html#sails'],
    ] as const) {
      await page.locator('dialog[open] input').fill(query);
      await expect.poll(() => first.getAttribute('href')).toMatch(new RegExp(`${end}$`));
    }
  });

  it('can be used with the keyboard alone', async () => {
    const page = await open(await built(project()), 'index.html', { viewport: { width: 1440, height: 900 } });
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to main content');
    expect(await page.evaluate('document.activeElement.getBoundingClientRect().top')).toBeGreaterThan(-1);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('l-content');
  });
});
