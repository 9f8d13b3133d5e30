import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { it } from '../../support/browser.ts';
import { openPage } from '../browser.ts';
import { type Built, built, docsJson } from '../support.ts';
import { ALL, CLASSES, draw, FLOW, fence, left, problem, STATES } from './sources.ts';

describe('a diagram that the build draws', () => {
  let browser: Browser;
  let site: Built;
  it.beforeAll(async ({ browser: shared }) => {
    browser = shared;
    site = await built({
      'docs.json': docsJson({ colors: { primary: '#8B1A1A' }, navigation: { pages: ['here', 'there'] } }),
      'here.mdx': `---\ntitle: Here\n---\n\n${ALL.map(fence).join('\n\n')}\n`,
      'there.mdx': `---\ntitle: There\n---\n\n${ALL.map((source) => fence(left(source))).join('\n\n')}\n`,
    });
  });

  it('is as large as the one of a browser, on a page that loads no library', async () => {
    const sizes = async (path: string): Promise<{ readonly size: number[]; readonly words: string }[]> => {
      const page = await openPage(browser, site, path, { viewport: { width: 1200, height: 5000 } });
      await page.waitForFunction(
        `document.querySelectorAll('.mermaid[data-drawn] svg').length === ${ALL.length}`,
      );
      return page.evaluate(`[...document.querySelectorAll('.mermaid svg')].map((svg) => ({
        size: [svg.viewBox.baseVal.width, svg.viewBox.baseVal.height],
        words: [...svg.querySelectorAll('text, foreignObject')].map((one) => one.textContent.trim()).filter(Boolean).sort().join('|'),
      }))`);
    };
    expect(site.file('here.html')).not.toContain('mermaid.js');
    expect(site.file('there.html')).toContain('mermaid.js');
    const [here, there] = [await sizes('here.html'), await sizes('there.html')];
    expect(here.map(({ words }) => words)).toEqual(there.map(({ words }) => words));
    for (const [index, { size }] of here.entries())
      for (const [side, length] of size.entries()) {
        const share = length / (there[index]?.size[side] ?? 0);
        expect(share).toBeGreaterThan(0.99);
        expect(share).toBeLessThan(1.05);
      }
  });

  it.each(['light', 'dark'] as const)('has words and a name that can be read in %s mode', async (mode) => {
    const page = await openPage(browser, site, 'here.html', { colorScheme: mode });
    await page.addScriptTag({
      content: await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
    });
    const found = await page.evaluate(
      `axe.run('main', { runOnly: ['color-contrast', 'svg-img-alt', 'scrollable-region-focusable', 'duplicate-id-aria'] })
        .then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
    );
    expect(found).toEqual([]);
    const isDark = mode === 'dark';
    const styles = await page.evaluate(`(() => {
      const style = (selector) => getComputedStyle(document.querySelector('.mermaid ' + selector));
      const isLight = (color) => color.match(/[\\d.]+/g).slice(0, 3).every((part) => part > (color.startsWith('rgb') ? 127 : 0.5));
      return {
        box: isLight(style('rect.actor').fill),
        words: isLight(style('.messageText').fill),
        filled: style('.node:has([style*=d4edda]) .nodeLabel').color,
        ground: style('rect.rect').fillOpacity,
        part: Number.parseFloat(style('.pieCircle + .pieCircle').fill.slice('oklch('.length)) > 0.5,
        share: isLight(style('.slice').fill),
      };
    })()`);
    // What its author filled has words for that color, and a ground behind words gives way to them.
    expect(styles).toEqual({
      box: !isDark,
      words: isDark,
      filled: 'rgb(17, 17, 17)',
      ground: isDark ? '0.25' : '1',
      part: !isDark,
      share: isDark,
    });
  });

  it.each(['light', 'dark'] as const)('has words in the colors of their author in %s mode', async (mode) => {
    const sources = [
      'graph LR\n  X[Words]\n  style X fill:#123456,color:#fedcba',
      'graph LR\n  X[Words]:::own\n  classDef own fill:#123456,color:#fedcba',
      'block-beta\n  X["Words"]\n  style X fill:#123456,color:#fedcba',
      'classDiagram\n  class Words\n  style Words fill:#123456,color:#fedcba',
      'stateDiagram-v2\n  Words --> B\n  classDef own fill:#123456,color:#fedcba\n  class Words own',
    ];
    const { files, ...rest } = await built({
      'docs.json': docsJson({ navigation: { pages: ['own'] } }),
      'own.mdx': `---\ntitle: Own\n---\n\n${sources.map(fence).join('\n\n')}\n`,
    });
    const page = await openPage(browser, { files, ...rest }, 'own.html', { colorScheme: mode });
    const colors = await page.evaluate(
      `[...document.querySelectorAll('.c-diagram-line')].filter((line) => line.textContent === 'Words').map((line) => getComputedStyle(line).color)`,
    );
    expect(colors).toEqual(sources.map(() => 'rgb(254, 220, 186)'));
  });

  it.each([
    ['that the build draws', ''],
    ['that the browser draws', '%%{init: {"themeCSS": ""}}%%\n'],
  ])('has parts in colors of one mode that can be seen in the other: one %s', async (_which, before) => {
    const sources = [
      'graph LR\n  subgraph G [Group]\n    A\n  end\n  style G fill:#f5f5dc',
      'graph LR\n  subgraph G [Group]\n    A\n  end\n  style G fill:#f5f5dc,color:#111',
      'graph LR\n  A --> B --> C\n  linkStyle 0 stroke:#333\n  linkStyle 1 stroke:red',
      'graph LR\n  A[Words]\n  style A color:#222',
      'graph LR\n  A[Words]\n  style A fill:#ffffff10',
      'erDiagram\n  Words {\n    string cell\n  }\n  style Words fill:#ffe0b2,stroke:#f90',
      'graph LR\n  A[Words]\n  style A fill:transparent,stroke:#f00',
    ];
    const own = await built({
      'docs.json': docsJson({ navigation: { pages: ['own'] } }),
      'own.mdx': `---\ntitle: Own\n---\n\n${sources.map((source) => fence(before + source)).join('\n\n')}\n`,
    });
    expect(own.file('own.html').includes('mermaid.js')).toBe(before !== '');
    const page = await openPage(browser, own, 'own.html', {
      colorScheme: 'dark',
      viewport: { width: 900, height: 4000 },
    });
    await page.waitForFunction(
      `document.querySelectorAll('.mermaid[data-drawn] svg').length === ${sources.length}`,
    );
    const seen = await page.evaluate(`(() => {
      const boxes = [...document.querySelectorAll('.mermaid')];
      const probe = Object.assign(document.createElement('i'), { style: 'color:var(--t-text)' });
      document.body.append(probe);
      const asText = (color) => color === getComputedStyle(probe).color;
      const style = (at, selector) => getComputedStyle(boxes[at].querySelector(selector));
      const words = (at, said) =>
        getComputedStyle([...boxes[at].querySelectorAll('.nodeLabel > *')].find((one) => one.textContent === said)).color;
      const lines = [...boxes[2].querySelectorAll('.flowchart-link')].map((line) => getComputedStyle(line).stroke);
      return {
        group: style(0, '.cluster > rect').fillOpacity,
        both: style(1, '.cluster > rect').fillOpacity,
        lines: [asText(lines[0]), lines[1]],
        words: asText(words(3, 'Words')),
        faint: asText(words(4, 'Words')),
        name: words(5, 'Words'),
        cell: asText(words(5, 'cell')),
        none: asText(words(6, 'Words')),
      };
    })()`);
    expect(seen).toEqual({
      group: '0.25',
      both: '1',
      lines: [true, 'rgb(255, 0, 0)'],
      words: true,
      faint: true,
      name: 'rgb(17, 17, 17)',
      cell: true,
      none: true,
    });
  });

  it('is there without scripts', async () => {
    const page = await openPage(browser, site, 'here.html', { javaScriptEnabled: false });
    expect(await page.locator('.mermaid svg[role=group]').count()).toBe(ALL.length);
    expect(await page.locator('.mermaid svg').nth(1).getAttribute('aria-label')).toBe('Sequence diagram');
  });
});

describe('drawing', () => {
  test.each([
    [{}, true],
    [{ theme: 'linden' }, false],
    [{ theme: 'linden', fonts: { family: 'Roboto' } }, true],
    [{ fonts: { family: 'Geist Mono' } }, false],
    [{ fonts: { family: 'Own', source: '/own.woff2', format: 'woff2' } }, false],
  ])('is done with %j where it is known how wide words are: %j', async (settings, isDrawn) => {
    const { files } = await built({
      'docs.json': docsJson({ ...settings, navigation: { pages: ['a'] } }),
      'own.woff2': new Uint8Array(4),
      'a.mdx': `---\ntitle: A\n---\n\n${fence('graph LR\n  A --> B')}\n`,
    });
    expect(files.get('a.html')?.includes('<svg id="diagram"')).toBe(isDrawn);
    expect(files.has('assets/mermaid/mermaid.js')).toBe(!isDrawn);
  });

  test('gives the same whatever was drawn before', () => {
    const before = ALL.map(draw);
    problem('pie\n  A is 1');
    // Sources that differ are drawn anew.
    const after = ALL.map((source) => `${source}\n`)
      .toReversed()
      .map(draw)
      .toReversed();
    expect(after).toEqual(before);
  });

  test.each([
    ['what it cannot read', 'flowchart TD\n  A[not closed -->'],
    ['a style sheet of its own', left('graph LR\n  X --> Y')],
    ['a formula', 'graph LR\n  X["$$x^2$$"] --> Y'],
    ['a link that does something', 'graph LR\n  X --> Y\n  click X "javascript:alert(1)"'],
    ['a link that it does not draw', 'stateDiagram-v2\n  X --> Y\n  click X href "https://example.com"'],
    ['a picture', 'graph LR\n  X["<img src=https://example.com/a.png>"] --> Y'],
    ['a ground from elsewhere', 'graph LR\n  X --> Y\n  style X fill:url(https://example.com/a.svg)'],
    ['markup that does something', 'graph LR\n  X["<b onclick=alert(1)>x</b>"] --> Y'],
    ['a fill that it does not know', 'graph LR\n  X --> Y\n  style X fill:var(--accent)'],
    ['letters of another font', 'graph LR\n  X["<code>x</code>"] --> Y'],
    ['another kind', 'mindmap\n  A\n    B'],
  ])('leaves %s to the browser', (_what, source) => {
    expect(draw(source)).toBeUndefined();
  });

  test.each([
    'graph LR\n  X --> Y\n  click X "https://example.com"',
    'classDiagram\n  X <|-- Y\n  link X "https://example.com"',
  ])('keeps the link of %j', (source) => {
    expect(draw(source)).toContain('<a href="https://example.com/');
  });

  it('leads to the pages that it names', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['guides/a', 'b'] } }),
      'guides/a.mdx': `---\ntitle: A\n---\n\n${fence('graph LR\n  X --> Y --> Z\n  click X "/b?a=1&b=2#c" "Tip"\n  click Y href "../b" _blank\n  click Z "/nowhere"')}\n`,
      'b.mdx': '---\ntitle: B\n---\n\n## C\n',
    });
    const hrefs = [...site.file('guides/a.html').matchAll(/<a href="([^"]*)"[^>]*transform/g)].map(
      ([, href]) => href,
    );
    expect(hrefs).toEqual(['../b.html?a=1&amp;b=2#c', '../b.html', '../nowhere.html']);
    expect(site.diagnostics).toMatchObject([{ kind: 'broken-link', file: 'guides/a.mdx', line: 10 }]);
  });

  test('knows the colors that have names', () => {
    const words = (fill: string): string | undefined =>
      /style="color: (#\w+)/.exec(draw(`graph LR\n  X\n  style X fill:${fill}`) ?? '')?.[1];
    expect(['navy', 'LightBlue', '#ffff00'].map(words)).toEqual(['#fff', '#111', '#111']);
    const box = 'sequenceDiagram\n  box Aqua Group\n  participant A\n  end\n  A->>A: x';
    expect(draw(box)).toMatch(/c-diagram-light(?:(?!Aqua).)*>Group</);
  });

  test.each([
    ['neutral', "%%{init: {'theme':'neutral'}}%%\ngraph LR\n  X --> Y", 'light', '#eee'],
    ['forest', '---\nconfig:\n  theme: forest\n---\nsequenceDiagram\n  A->>B: x', 'light', '#cde498'],
    ['dark', '%%{init: {"theme": "dark"}}%%\nstateDiagram-v2\n  A --> B', 'dark', '#1f2020'],
    [
      'base in colors of its own',
      '%%{init: {"theme": "base", "themeVariables": {"primaryColor": "#ede9fe", "fontFamily": "Fira Code"}}}%%\ngraph LR\n  X --> Y',
      'light',
      '#ede9fe',
    ],
    [
      'base in colors for dark pages',
      '---\nconfig:\n  theme: base\n  themeVariables:\n    primaryColor: "#222244"\n    primaryTextColor: "#ffffff"\n    lineColor: "#cccccc"\n---\ngraph LR\n  X --> Y',
      'dark',
      '#222244',
    ],
    [
      'base in lines of its own',
      '---\nconfig:\n  theme: base\n  themeVariables:\n    lineColor: hsl(0, 0%, 90%)\n---\ngraph LR\n  X --> Y',
      'dark',
      'hsl(0, 0%, 90%)',
    ],
    [
      'the usual one in one color of its own',
      '%%{init: {"themeVariables": {"lineColor": "#d3d3d3"}}}%%\ngraph LR\n  X --> Y',
      'dark',
      '#d3d3d3',
    ],
  ])('keeps the colors of the theme %s', (_name, source, mode, color) => {
    const drawn = draw(source);
    expect(drawn).toContain(`data-made-for="${mode}"`);
    expect(drawn).toContain(color);
    expect(drawn).not.toMatch(/--t-|Fira/);
    // Those that follow are in the colors of the page again.
    expect(draw(`graph LR\n  Z --> ${mode}`)).toContain('var(--t-diagram-fill)');
  });

  test.each([
    ['%%{init: {"themeVariables": {"fontSize": "20px"}}}%%\n'],
    ['---\ntitle: "theme: dark"\n---\n'],
    ['---\ntitle: One\nconfig:\n  layout: elk\n---\n'],
    ["%%{init: {'flowchart': {'defaultRenderer': 'elk'}}}%%\n"],
    ['%%{init: {"look": "handDrawn", "flowchart": {"useMaxWidth": false}}}%%\n'],
    ['%% theme: dark\n'],
  ])('has the colors of the page after %j', (before) => {
    const drawn = draw(`${before}graph LR\n  X --> Y\n  linkStyle 0 stroke-width:3px`);
    expect(drawn).toContain('var(--t-diagram-fill)');
    expect(drawn).toMatch(/style="max-width:\d[\d.]*px/);
  });

  test('follows a directive that only says how far apart things are', () => {
    const spaced = draw(`%%{init: {'flowchart': {'rankSpacing': 200, 'nodeSpacing': 40}}}%%\n${FLOW}`);
    const widthOf = (svg = ''): number => Number(/viewBox="\S+ \S+ ([\d.]+)/.exec(svg)?.[1]);
    expect(widthOf(spaced)).toBeGreaterThan(widthOf(draw(FLOW)) + 200);
    expect(draw(`${FLOW}\n`)).toBe(draw(FLOW));
  });

  test.each(['graph LR\n  X --> Y', CLASSES, STATES])('shows the title of %j', (source) => {
    expect(draw(`---\ntitle: What happens\n---\n${source}`)).toMatch(
      /<text[^>]*>What happens<\/text><\/svg>/,
    );
  });

  test('says what a diagram shows, as its author does', () => {
    const drawn = draw('graph LR\n  accTitle: From X to Y\n  accDescr: An arrow\n  X --> Y');
    expect(drawn).toContain('role="group" aria-label="From X to Y: An arrow"');
    expect(drawn).not.toContain('<title');
  });
});
