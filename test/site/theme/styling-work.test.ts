import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { it } from '../browser.ts';
import { built, docsJson, page } from '../support.ts';

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

const PHONE = { width: 412, height: 823 };

describe.skipIf(chromiumPath === undefined)(
  'a page in a browser (skipped where there is no Chromium)',
  () => {
    it('has its text styled once: what its script adds makes the browser look at little else', async ({
      browser,
      open,
    }) => {
      const code = '```ts\nexport const sum = (a: number, b: number): number => a + b;\n```\n\n';
      const row = (cell: string): string => `| ${Array(5).fill(cell).join(' | ')} |\n`;
      const table = `${row('Parts_of_the_harbor')}${row('---')}${row('`LINES_AND_FENDERS`').repeat(3)}\n`;
      const text = Array.from(
        { length: 60 },
        (_, n) => `## Part ${n}\n\nWords, *${n}* of them.\n\n${code}${table}`,
      );
      const site = await built({
        'docs.json': docsJson({ navigation: { tabs: [{ tab: 'Guides', pages: ['index'] }] } }),
        'index.mdx': page(text.join('')),
      });
      await browser.startTracing(undefined, { categories: ['devtools.timeline'] });
      // A window of its own, whose work is not mixed with that of pages before.
      const shown = await open(site, 'index.html', { viewport: PHONE, hasTouch: true });
      const elements = await shown.locator('body *').count();
      const trace: { traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
      const counts = trace.traceEvents.flatMap(({ name, args }) =>
        name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
      );
      const styled = counts.reduce((sum, count) => sum + count, 0);
      // Once each, some of what came late once more, and the buttons of code.
      expect(styled).toBeGreaterThan(elements / 2);
      expect(styled).toBeLessThan(1.3 * elements);
    });
  },
);
