import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { box, it } from '../browser.ts';
import { built, docsJson } from '../support.ts';
import { LONG, SMALL, siteOf, styleOf, WIDE } from './reading-site.ts';

describe.skipIf(chromiumPath === undefined)('a reader (skipped where there is no Chromium)', () => {
  it('sees the bullets of an outer list in a step', async ({ open }) => {
    const site = await siteOf({
      index: `<Steps>\n  <Step title="A">\n    - a\n      - b\n\n    <ul className="list-none"><li>c</li></ul>\n  </Step>\n</Steps>`,
    });
    const page = await open(site, 'index.html', WIDE);
    const bullets = (within: string) => styleOf(page, `${within} ul`, 'listStyleType');
    expect(await bullets('.c-step')).toBe('disc');
    expect(await bullets('.c-step ul')).toBe('circle');
    expect(await styleOf(page, '.c-step .list-none', 'listStyleType')).toBe('none');
  });

  it('sees long addresses in titles broken behind their slashes', async ({ open }) => {
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

  it.for(['mint', 'aspen', 'palm'])(
    'sees that a page behind a section of the sidebar is none of its own (%s)',
    async (theme, { open }) => {
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

  it('sees the caption of a figure close below its picture, and smaller than the text', async ({ open }) => {
    const svg = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 1 1%22/%3E';
    const figure = (caption: string): string =>
      `<figure><img src="${svg}" width="100" height="100" /><figcaption>${caption}</figcaption></figure>`;
    const text = `${figure('A boat')}\n\n${figure('<p>A boat</p>')}\n\nWords`;
    const page = await open(await siteOf({ index: text }), 'index.html', WIDE);
    const rooms = await page.locator('.l-prose figure').evaluateAll((figures) =>
      figures.map((one) => {
        const [picture, caption] = ['img', 'figcaption'].map((name) =>
          one.querySelector(name)?.getBoundingClientRect(),
        );
        return [
          (caption?.top ?? 0) - (picture?.bottom ?? 0),
          one.getBoundingClientRect().bottom - (caption?.bottom ?? 0),
        ];
      }),
    );
    for (const [above = 0, below] of rooms) {
      expect(above).toBeGreaterThan(6);
      expect(above).toBeLessThan(16);
      expect(below).toBe(0);
    }
    expect(await styleOf(page, '.l-prose figcaption', 'fontSize')).toBe('14px');
  });

  it('sees links in headings, in bold words and in heads of tables as bold as these', async ({ open }) => {
    const link = '[1.2](https://a.example)';
    const text = `## ${link} (2024)\n\nWords ${link} and **${link}**\n\n| ${link} |\n|---|\n| a |`;
    const page = await open(await siteOf({ index: text }), 'index.html', WIDE);
    for (const around of ['.l-prose h2', '.l-prose strong', '.l-prose th']) {
      const weight = await styleOf(page, around, 'fontWeight');
      expect(await styleOf(page, `${around} a:not([class])`, 'fontWeight')).toBe(weight);
    }
    expect(await styleOf(page, '.l-prose p > a', 'fontWeight')).toBe('500');
  });

  it('sees links with classes as links, unless these are for a look of their own', async ({ open }) => {
    const link = (classes: string, text = 'a'): string => `<a className="${classes}" href="#x">${text}</a>`;
    const looks = ['text-sm mt-2', 'font-semibold', 'text-blue-500', 'no-underline', 'px-4 bg-black', 'mine'];
    const text = [
      looks.map((classes) => link(classes)).join(' '),
      `<div className="not-prose">${link('text-sm')}</div>`,
      link('mt-2', '<div>a</div>'),
    ];
    const page = await open(await siteOf({ index: text.join('\n\n') }), 'index.html', WIDE);
    const lines = await page.evaluate(
      "[...document.querySelectorAll('.l-prose a')].map((one) => getComputedStyle(one).textDecorationLine)",
    );
    const none = 'none';
    expect(lines).toEqual(['underline', 'underline', none, none, none, none, none, none]);
  });

  it('sees fields as their author styles them, and others as fields', async ({ open }) => {
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

  it('sees cells aligned as their author writes it, and others at the start', async ({ open }) => {
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

  it('sees marks of fields in one line, and callouts in cells of tables without a gap around them', async ({
    open,
  }) => {
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

  it('sees a heading in what can be unfolded beside its mark', async ({ open }) => {
    const site = await siteOf({
      a: '<details>\n<summary><h3>Why so?</h3></summary>\n\nText\n\n</details>\n',
    });
    const page = await open(site, 'a.html', SMALL);
    const [summary, heading] = [await box(page, 'summary'), await box(page, 'summary > h3')];
    expect(heading.x).toBeGreaterThan(summary.x + 8);
    expect(summary.height).toBeLessThan(heading.height * 2);
  });

  it('sees the tip of a word wherever the word stands', async ({ open }) => {
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

  it('is told by signs which lines changed, where lines have numbers, too', async ({ open }) => {
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
});
