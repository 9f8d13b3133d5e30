import { describe, expect } from 'vitest';
import { THEMES } from '../../../src/site/config/schema.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { it } from '../browser.ts';
import { built, docsJson } from '../support.ts';

const PAGE = `---
title: Harbor
---

<Tabs><Tab title="Tide">Low.</Tab><Tab title="Wind">West.</Tab></Tabs>

<CodeGroup>
\`\`\`js npm
moor();
\`\`\`
\`\`\`js pnpm
moor();
\`\`\`
</CodeGroup>

<Tree><Tree.Folder name="boats" defaultOpen highlight><Tree.File name="sail.ts" /></Tree.Folder></Tree>
`;

/** Of what has the focus, the room in pixels between its ring and its words; of a folder, whose ring is around its name. */
const RING = `((focused) => {
  if (focused === document.body) return null;
  const ringed = [focused, focused.querySelector(':scope > details > summary')].find(
    (one) => one && getComputedStyle(one).outlineStyle !== 'none',
  );
  const what = focused.getAttribute('role') ?? focused.closest('.l-tabs, .l-nav')?.className ?? '';
  if (!ringed) return { what, room: -1 };
  const { outlineOffset } = getComputedStyle(ringed);
  const words = document.createRange();
  words.selectNodeContents(ringed.querySelector('span, bdi') ?? ringed);
  const room = words.getBoundingClientRect().left - ringed.getBoundingClientRect().left + parseFloat(outlineOffset);
  return { what, room, isWithin: parseFloat(outlineOffset) <= -4 };
})(document.activeElement)`;

describe.skipIf(chromiumPath === undefined)('a reader with a keyboard (skipped without Chromium)', () => {
  it.for(THEMES)(
    'sees a ring beside the words of each tab, entry and folder (%s)',
    async (theme, { open }) => {
      const tabs = ['Guides', 'More'].map((tab) => ({ tab, pages: [tab === 'More' ? 'other' : 'index'] }));
      const site = await built({
        'docs.json': docsJson({ theme, navigation: { tabs } }),
        'index.mdx': PAGE,
        'other.mdx': 'Text.\n',
      });
      const page = await open(site, 'index.html', { viewport: { width: 1440, height: 900 } });
      const seen: { what: string; room: number; isWithin: boolean }[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate<(typeof seen)[number] | null>(RING);
        if (at === null) break;
        seen.push(at);
      }
      const marked = seen.filter(({ what }) => what !== '');
      expect(new Set(marked.map(({ what }) => what))).toEqual(
        new Set(['l-tabs', 'l-nav', 'tab', 'treeitem']),
      );
      expect(marked.filter(({ room }) => room < 0)).toEqual([]);
      // The entry of the page is filled in some themes with what its ring would vanish beside.
      expect(marked.find(({ what }) => what === 'l-nav')?.isWithin).toBe(true);
      const tint = `getComputedStyle(document.querySelector('.c-tree-highlight > details > summary')).backgroundColor`;
      expect(await page.evaluate(tint)).not.toBe('rgba(0, 0, 0, 0)');
    },
  );
});
