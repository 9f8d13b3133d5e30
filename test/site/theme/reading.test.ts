import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';
import { openPage } from './browser.ts';

const WIDE = { viewport: { width: 1440, height: 800 } };
const SMALL = { viewport: { width: 400, height: 800 } };
const LONG = '\n\nWords of a long page.'.repeat(80);

/** A site of these pages, in one language where one is given. */
function siteOf(pages: Readonly<Record<string, string>>, language?: string): Promise<Built> {
  const names = Object.keys(pages);
  const navigation = language === undefined ? { pages: names } : { languages: [{ language, pages: names }] };
  return built({
    'docs.json': docsJson({ navigation }),
    ...Object.fromEntries(
      Object.entries(pages).map(([name, text]) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\n${text}`]),
    ),
  });
}

/** A property of the first element that a selector finds, as the browser computes it. */
function styleOf(page: Page, selector: string, property: string): Promise<string> {
  const [found, name] = [selector, property].map((text) => JSON.stringify(text));
  return page.evaluate(`getComputedStyle(document.querySelector(${found}))[${name}]`);
}

describe.skipIf(chromiumPath === undefined)('a reader (skipped where there is no Chromium)', () => {
  let browser: Browser;
  it.beforeAll(({ browser: shared }) => {
    browser = shared;
  });
  const open = (site: Built, path: string, options: Parameters<typeof openPage>[3]): Promise<Page> =>
    openPage(browser, site, path, options);
  const box = async (page: Page, selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (found === null) throw new Error(`${selector} is not shown`);
    return found;
  };

  it('sees the bullets of an outer list in a step', async () => {
    const site = await siteOf({
      index: `<Steps>\n  <Step title="A">\n    - a\n      - b\n\n    <ul className="list-none"><li>c</li></ul>\n  </Step>\n</Steps>`,
    });
    const page = await open(site, 'index.html', WIDE);
    const bullets = (within: string) => styleOf(page, `${within} ul`, 'listStyleType');
    expect(await bullets('.c-step')).toBe('disc');
    expect(await bullets('.c-step ul')).toBe('circle');
    expect(await styleOf(page, '.c-step .list-none', 'listStyleType')).toBe('none');
  });

  it('sees the pictures of one frame side by side, and other content below one another', async () => {
    const svg = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 2 1%22/%3E';
    const picture = (name: string) => `<img className="${name}" src="${svg}" width="1200" height="600" />`;
    const site = await siteOf({
      index: `<Frame>\n  ${picture('one')}\n  ${picture('two')}\n</Frame>\n\n<Frame>\n  ${picture('three')}\n\n  Words.\n</Frame>`,
    });
    const page = await open(site, 'index.html', WIDE);
    const [one, two] = [await box(page, '.one'), await box(page, '.two')];
    expect(two.x).toBeGreaterThanOrEqual(one.x + one.width);
    expect([two.y, two.width]).toEqual([one.y, one.width]);
    const three = await box(page, '.three');
    expect((await box(page, '.three + p')).y).toBeGreaterThanOrEqual(three.y + three.height);
  });

  it('sees pictures in no line one below another, and those of a line in it', async () => {
    const svg = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 1 1%22/%3E';
    const picture = (name: string) => `<img className="${name}" src="${svg}" width="40" height="40" />`;
    const site = await siteOf({
      index: `${picture('one')}\n\n${picture('two')}\n\n<div>${picture('three mx-auto')}</div>\n\nA ${picture('four')} line.`,
    });
    const page = await open(site, 'index.html', WIDE);
    const [one, two, three] = [await box(page, '.one'), await box(page, '.two'), await box(page, '.three')];
    expect(two.y).toBeGreaterThan(one.y + one.height);
    const text = await box(page, '.l-prose');
    expect(Math.abs(three.x + three.width / 2 - (text.x + text.width / 2))).toBeLessThan(1);
    expect((await box(page, '.four')).x).toBeGreaterThan(text.x);
  });

  it('sees the corners of pictures rounded, but small ones not as circles', async () => {
    const svg = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 1 1%22/%3E';
    const site = await siteOf({
      index: `<img className="icon" src="${svg}" width="24" height="24" />\n\n<img className="large" src="${svg}" width="300" height="300" />`,
    });
    const page = await open(site, 'index.html', WIDE);
    const shownAtCorner = async (selector: string) => {
      const { x, y } = await box(page, selector);
      return page.evaluate(`document.elementFromPoint(${x + 2}, ${y + 2}).matches('${selector}')`);
    };
    expect(await shownAtCorner('.icon')).toBe(true);
    expect(await shownAtCorner('.large')).toBe(false);
  });

  it('sees pictures in their own shape where a class says how high they are', async () => {
    const pictures = [
      'h-6 block',
      'max-h-10',
      'lg:h-8',
      'brand',
      'rounded-xl block dark:hidden',
      'w-30 mx-auto',
    ];
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': `---\ntitle: A\n---\n\n${pictures.map((name) => `<img src="/a.svg" className="${name}" />`).join('\n\n')}`,
      'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>',
      'style.css': '.brand { height: 50px }',
    });
    const page = await open(site, 'index.html', WIDE);
    for (const [index, height] of [24, 40, 32, 50, 200, 80].entries()) {
      const picture = page.locator('.l-prose img').nth(index);
      await picture.scrollIntoViewIfNeeded();
      const size = async () => {
        const found = await picture.boundingBox();
        return [found?.width, found?.height].map((pixels) => Math.round(pixels ?? 0));
      };
      await expect.poll(size).toEqual([height * 1.5, height]);
    }
    // The text keeps its place while others load.
    expect(await page.locator('.l-prose img[width="300"][height="200"]').count()).toBe(2);
  });

  it('sees long addresses in titles broken behind their slashes', async () => {
    const title = 'GET /applications/{application_id}/installations/{installation_id}';
    const pages = ['index', 'operation'];
    const site = await built({
      'docs.json': docsJson({
        styling: { eyebrows: 'breadcrumbs' },
        navigation: { groups: [{ group: '/applications/{application_id}/installations', pages }] },
      }),
      'index.mdx': '# Home',
      'operation.mdx': `---\ntitle: "${title}"\n---\n\nText.`,
    });
    const page = await open(site, 'operation.html', { viewport: { width: 390, height: 800 } });
    const lines = (selector: string): Promise<string[]> =>
      page.evaluate(`(() => {
        const lines = new Map();
        const walker = document.createTreeWalker(document.querySelector('${selector}'), NodeFilter.SHOW_TEXT);
        for (let node; (node = walker.nextNode()); ) {
          for (let at = 0; at < node.data.length; at++) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const top = range.getClientRects()[0]?.top;
            if (top !== undefined) lines.set(top, (lines.get(top) ?? '') + node.data[at]);
          }
        }
        return [...lines.values()].map((line) => line.trim());
      })()`);
    for (const selector of ['h1', '.l-eyebrow li'])
      expect((await lines(selector)).slice(0, -1).filter((line) => !/[/_]$|^GET$/.test(line))).toEqual([]);
    expect((await lines('h1')).length).toBeGreaterThan(1);
    expect(await page.locator('h1').textContent()).toBe(title);
  });

  it.each(['mint', 'aspen', 'palm'])(
    'sees that a page behind a section of the sidebar is none of its own (%s)',
    async (theme) => {
      const site = await built({
        'docs.json': docsJson({
          theme,
          navigation: { pages: ['index', { group: 'Part', pages: ['a'] }, 'b', 'c'] },
        }),
        ...Object.fromEntries(['index', 'a', 'b', 'c'].map((name) => [`${name}.mdx`, `# ${name}`])),
      });
      const page = await open(site, 'index.html', WIDE);
      const top = async (name: string) => (await box(page, `.l-nav a[href="${name}.html"]`)).y;
      const [a, b, c] = [await top('a'), await top('b'), await top('c')];
      expect(b - a).toBeGreaterThan(c - b + 12);
    },
  );

  it('sees links in headings, in bold words and in heads of tables as bold as these', async () => {
    const link = '[1.2](https://a.example)';
    const text = `## ${link} (2024)\n\nWords ${link} and **${link}**\n\n| ${link} |\n|---|\n| a |`;
    const page = await open(await siteOf({ index: text }), 'index.html', WIDE);
    for (const around of ['.l-prose h2', '.l-prose strong', '.l-prose th']) {
      const weight = await styleOf(page, around, 'fontWeight');
      expect(await styleOf(page, `${around} a:not([class])`, 'fontWeight')).toBe(weight);
    }
    expect(await styleOf(page, '.l-prose p > a', 'fontWeight')).toBe('500');
  });

  it('sees fields as their author styles them, and others as fields', async () => {
    const fields =
      '<div><input value="a" /><input value="b" style={{ borderBottom: "3px solid red" }} /><select className="border-2"><option>c</option></select></div>';
    const page = await open(await siteOf({ index: fields }), 'index.html', WIDE);
    expect(await styleOf(page, '.l-prose input', 'borderTopWidth')).toBe('1px');
    expect(await styleOf(page, '.l-prose input + input', 'borderTopWidth')).toBe('0px');
    expect(await styleOf(page, '.l-prose input + input', 'borderBottomWidth')).toBe('3px');
    expect(await styleOf(page, '.l-prose select', 'borderTopWidth')).toBe('2px');
    expect(await styleOf(page, '.l-prose select', 'borderTopStyle')).toBe('solid');
    expect(await styleOf(page, '.l-prose select', 'fontSize')).toBe('16px');
  });

  it('sees cells aligned as their author writes it, and others at the start', async () => {
    const head = '<thead><tr><th>a</th><th align="right">b</th></tr></thead>';
    const rows =
      '<tr><td>c</td><td align="center" valign="middle">d</td></tr><tr className="text-right"><td>e</td><td>f</td></tr>';
    const page = await open(
      await siteOf({ index: `<table>${head}<tbody>${rows}</tbody></table>` }),
      'index.html',
      WIDE,
    );
    const cells = 'Array.from(document.querySelectorAll("th, td"), (cell) => getComputedStyle(cell)';
    expect(await page.evaluate(`${cells}.textAlign.replace('-webkit-', ''))`)).toEqual([
      'start',
      'right',
      'start',
      'center',
      'right',
      'right',
    ]);
    expect(await page.evaluate(`${cells}.verticalAlign)`)).toEqual([
      'top',
      'top',
      'top',
      'middle',
      'top',
      'top',
    ]);
  });

  it('sees more than a word a line of what a phone shows beside a name that cannot break', async () => {
    const name = '`azblob://account/container/prefix`';
    const text = `| Name | What it is |\n|---|---|\n| ${name} | ${'Words about it. '.repeat(9)} |\n`;
    const page = await open(await siteOf({ index: text }), 'index.html', SMALL);
    expect((await box(page, 'td:last-child')).width).toBeGreaterThan(150);
  });

  it('sees code beside a longer text end where it ends, and buttons as high as their words', async () => {
    const button = `<a href="/" className="inline-flex py-2">\n  Start\n</a>`;
    const code = '<CodeGroup>\n\n```ts a.ts\na();\n```\n\n</CodeGroup>';
    const page = await open(
      await siteOf({
        index: `<Columns cols={2}>\n<div>\nLong${LONG}\n</div>\n${code}\n</Columns>\n\n${button}\n`,
      }),
      'index.html',
      WIDE,
    );
    expect((await box(page, '.c-codegroup')).height).toBeLessThan(150);
    expect((await box(page, '.l-prose a.inline-flex')).height).toBeLessThan(50);
  });

  it('has panels and examples beside the text in sight, and in the text on a small screen', async () => {
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

  it('chooses a view above the table of contents, or below the title where there is none', async () => {
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

  it('sees in the table of contents what the chosen tabs hold, before and after the script has come', async () => {
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

  it('sees marks of fields in one line, and callouts in cells of tables without a gap around them', async () => {
    const site = await siteOf({
      index:
        '<ParamField query="limit" type="number" default="10" deprecated>Words</ParamField>\n\n<table><tbody><tr><td><Note>In a cell</Note></td></tr></tbody></table>',
    });
    const page = await open(site, 'index.html', WIDE);
    // As narrow as the marks are together: the link to the field takes no line of its own.
    const wanted = await page.evaluate<number>(
      `(() => { const { left } = document.querySelector('.c-field-head').getBoundingClientRect(); return Math.ceil(document.querySelector('.c-field-default').getBoundingClientRect().right - left); })()`,
    );
    await page.addStyleTag({ content: `.c-field { width: ${wanted}px }` });
    expect((await box(page, '.c-field-head')).height).toBeLessThan(32);
    const note = await box(page, '.c-callout');
    const cell = await box(page, 'td');
    expect(cell.height - note.height).toBeLessThan(24);
  });

  it('sees a heading in what can be unfolded beside its mark', async () => {
    const site = await siteOf({
      a: '<details>\n<summary><h3>Why so?</h3></summary>\n\nText\n\n</details>\n',
    });
    const page = await open(site, 'a.html', SMALL);
    const [summary, heading] = [await box(page, 'summary'), await box(page, 'summary > h3')];
    expect(heading.x).toBeGreaterThan(summary.x + 8);
    expect(summary.height).toBeLessThan(heading.height * 2);
  });

  it('sees the tip of a word wherever the word stands', async () => {
    const tip = (name: string): string =>
      `<Tooltip tip="What ${name} means, in several words that take more than a line">${name}</Tooltip>`;
    const site = await siteOf({
      index: `| ${tip('Head')} | Other |\n|---|---|\n| a | b |\n\n<AccordionGroup><Accordion title="x" defaultOpen>\n\n${tip('Folded')}\n\n</Accordion></AccordionGroup>\n\n${tip('Below')}${LONG}`,
    });
    const page = await open(site, 'index.html', SMALL);
    const isSeen = async (name: string): Promise<boolean> => {
      const word = page.locator('.c-tooltip', { hasText: name });
      await word.locator('.c-tooltip-word').focus();
      const { x, y, width, height } = (await word.locator('.c-tooltip-tip').boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return page.evaluate(
        `[[${x + width / 2}, ${y + 2}], [${x + 2}, ${y + height / 2}]].every(([x, y]) => document.elementFromPoint(x, y)?.closest('.c-tooltip-tip') != null)`,
      );
    };
    expect(await isSeen('Head')).toBe(true);
    expect(await isSeen('Folded')).toBe(true);
    await page.evaluate(
      'scrollTo({ top: scrollY + [...document.querySelectorAll(".c-tooltip")].at(-1).getBoundingClientRect().top - 90, behavior: "instant" })',
    );
    expect(await isSeen('Below')).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('.c-tooltip-tip').last().isVisible()).toBe(false);
  });

  it('is told by signs which lines changed, where lines have numbers, too', async () => {
    const site = await siteOf({
      index: '```js lines\nconst a = 1; // [!code --]\nconst a = 2; // [!code ++]\n```',
    });
    const page = await open(site, 'index.html', WIDE);
    const signs = await page.evaluate(
      `[...document.querySelectorAll('.shiki .line')].map((line) => getComputedStyle(line, '::after')).map(({ content, textIndent }) => [content, textIndent])`,
    );
    // Indented as the line is, they would stand outside the block.
    expect(signs).toEqual([
      ['"-"', '0px'],
      ['"+"', '0px'],
    ]);
  });

  it('sees the page as the system asks for, with scripts off as well', async () => {
    const site = await siteOf({
      index: 'Words\n\n```js\nconst a = 1;\n```\n\n<span className="hidden dark:inline">night</span>',
    });
    const look = async (page: Page): Promise<readonly string[]> => {
      const style = (selector: string, property: string): Promise<string> =>
        styleOf(page, selector, property);
      return Promise.all([
        style('html', 'backgroundColor'),
        style('html', 'colorScheme'),
        style('h1', 'color'),
        style('.l-prose p', 'color'),
        style('.shiki', 'color'),
        style('.shiki span', 'color'),
        page.getByText('night').isVisible().then(String),
      ]);
    };
    const seen = new Map<string, readonly string[]>();
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const javaScriptEnabled of [true, false]) {
        const page = await open(site, 'index.html', { ...WIDE, colorScheme, javaScriptEnabled });
        seen.set(`${colorScheme} ${javaScriptEnabled}`, await look(page));
        // A button that does nothing is not there.
        expect(await page.locator('[data-theme-toggle]').isVisible()).toBe(javaScriptEnabled);
      }
    }
    expect(seen.get('dark false')).toEqual(seen.get('dark true'));
    expect(seen.get('light false')).toEqual(seen.get('light true'));
    expect(seen.get('dark true')?.[1]).toBe('dark');
    expect(seen.get('dark true')?.[0]).not.toBe(seen.get('light true')?.[0]);
  });

  it('searches by the keyboard alone, in the language of the page', async () => {
    const site = await siteOf({ index: 'Harbor words', other: 'Harbor again' }, 'fr');
    const page = await open(site, 'index.html', WIDE);
    const dialog = page.getByRole('dialog', { name: 'Rechercher' });
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key);
      await dialog.waitFor({ state: 'visible' });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    await page.keyboard.press('/');
    await dialog.waitFor({ state: 'visible' });
    await page.keyboard.type('zzzz');
    await page.getByText('Aucun résultat pour « zzzz »').waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.keyboard.press('/');
    await dialog.waitFor({ state: 'visible' });
    await page.getByRole('combobox').fill('harbor');
    const results = page.getByRole('option');
    await expect.poll(() => results.count()).toBe(2);
    const chosen = (): Promise<string> => page.locator('[role=option][aria-selected=true] a').innerText();
    const first = await chosen();
    await page.keyboard.press('ArrowDown');
    const second = await chosen();
    expect(second).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await chosen()).toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await chosen()).toBe(second);
    // The key that ends the composing of a word leads nowhere yet.
    await page.evaluate(
      "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))",
    );
    expect(await dialog.isVisible()).toBe(true);
    const address = await page.locator('[role=option][aria-selected=true] a').getAttribute('href');
    await page.keyboard.press('Enter');
    // Chromium may never close a page that is on its way to another.
    await page.waitForURL(new URL(address ?? '', page.url()).href);
    expect(await dialog.isVisible()).toBe(false);
  });

  it('of a language written from right to left reads code from left to right', async () => {
    const field = '<ParamField query="a" type="b[]" />';
    const text = `Words\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n\nand \`b()\` or $x = y$\n\n${field}`;
    const site = await siteOf({ index: text }, 'ar');
    const page = await open(site, 'index.html', WIDE);
    const start = (selector: string): Promise<string> => styleOf(page, selector, 'direction');
    expect(await start('.l-prose > p')).toBe('rtl');
    for (const selector of ['.c-code', '.shiki', '.l-prose > p code', '.katex', '.c-field-type'])
      expect(await start(selector)).toBe('ltr');
  });

  it('of a language written from right to left reaches the end of a long formula', async () => {
    const site = await siteOf({ index: `$$\n${'a + '.repeat(60)}b\n$$` }, 'ar');
    const page = await open(site, 'index.html', SMALL);
    const formula = page.locator('.katex-display');
    const hidden = (): Promise<number> => formula.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(await hidden()).toBeGreaterThan(500);
  });

  it('who wants less motion gets none', async () => {
    const site = await siteOf({ index: '<Accordion title="x">y</Accordion>' });
    const page = await open(site, 'index.html', { ...WIDE, reducedMotion: 'reduce' });
    const moving = (await page.evaluate(
      `[...document.querySelectorAll('*')].filter((element) => [null, '::before', '::after'].some((part) => {
        const { transitionDuration, transitionProperty, animationName } = getComputedStyle(element, part);
        return animationName !== 'none' || (transitionProperty !== 'none' && parseFloat(transitionDuration) > 0);
      })).map(({ className }) => className)`,
    )) as string[];
    expect(moving).toEqual([]);
    expect(await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior')).toBe('auto');
  });
});
