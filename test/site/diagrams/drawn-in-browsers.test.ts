import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../../support/browser.ts';
import { openPage } from '../browser.ts';
import { type Built, built, docsJson } from '../support.ts';
import { ALL, fence, left } from './sources.ts';

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
