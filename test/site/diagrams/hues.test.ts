import { describe, expect } from 'vitest';
import { it } from '../../support/browser.ts';
import { openPage } from '../browser.ts';
import { built, docsJson } from '../support.ts';
import { BRANCHES, fence } from './sources.ts';

const PARTS = ['A', 'B', 'C', 'D'].map((name) => `  "${name}" : 25`).join('\n');

describe('a diagram that the build draws', () => {
  it.for(['#7c3aed', '#eab308', '#16a34a'])(
    'has parts of a whole, and branches, apart whatever the color of the site (%s)',
    async (primary, { browser }) => {
      const site = await built({
        'docs.json': docsJson({ colors: { primary }, navigation: { pages: ['index'] } }),
        'index.mdx': `${fence(`pie\n${PARTS}`)}\n\n${fence(BRANCHES)}`,
      });
      const page = await openPage(browser, site, 'index.html');
      for (const [selector, count] of [
        ['.pieCircle', 4],
        ['.branchLabelBkg', 2],
      ] as const) {
        const hues =
          (await page.evaluate(`[...document.querySelectorAll('.mermaid ${selector}')].map((part) => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = \`oklch(from \${getComputedStyle(part).fill} l c h)\`;
          return Number(/([\\d.]+)\\)$/.exec(getComputedStyle(probe).color)[1]);
        })`)) as number[];
        expect(hues).toHaveLength(count);
        for (const [at, hue] of hues.entries())
          for (const other of hues.slice(at + 1)) {
            const apart = Math.abs(hue - other) % 360;
            expect(Math.min(apart, 360 - apart)).toBeGreaterThan(45);
          }
      }
    },
  );
});
