import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { summaryMarkdown } from '../../src/github/summary.ts';
import { freshPage, it } from '../support/browser.ts';
import { chromiumPath } from '../support/chromium.ts';
import { FULL_RUN } from './facts.ts';

/** The chart of a summary, as GitHub hands it to Mermaid. */
function chartOf(names: readonly string[], milliseconds: number): string {
  const phases = names.map((name) => ({ name, milliseconds }));
  const markdown = summaryMarkdown({ ...FULL_RUN, phases });
  return /```mermaid\n(.*?)```/s.exec(markdown)?.[1] ?? '';
}

it.skipIf(chromiumPath === undefined)(
  'Mermaid draws the phases, whatever their names and times',
  async ({ browser }) => {
    const charts = [
      chartOf(['Export', 'Download', 'Check', 'Deploy'], 1234),
      chartOf(['Deploy to "s3://x" [1], 2 %% {x}', 'Prüfen', '```', ''], 0),
      chartOf(['Only'], 3_600_000),
    ];
    const page = await freshPage(browser);
    await page.addScriptTag({
      path: createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js'),
    });
    for (const chart of charts) {
      const bars = await page.evaluate(`
        mermaid.render('chart', ${JSON.stringify(chart)}).then(({ svg }) => {
          document.body.innerHTML = svg;
          return document.querySelectorAll('.plot rect').length;
        })
      `);
      expect(bars).toBe(/ {4}x-axis \[(.*)\]/.exec(chart)?.[1]?.split('", "').length);
    }
    const pie = /```mermaid\n(pie.*?)```/s.exec(summaryMarkdown(FULL_RUN))?.[1] ?? '';
    const slices = await page.evaluate(`
        mermaid.render('pie', ${JSON.stringify(pie)}).then(({ svg }) => {
          document.body.innerHTML = svg;
          return document.querySelectorAll('path.pieCircle').length;
        })
      `);
    expect(slices).toBe(FULL_RUN.kinds.length);
  },
);
