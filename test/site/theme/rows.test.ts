import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { THEMES } from '../../../src/site/config/schema.ts';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

const titled = (title: string, more = ''): string =>
  `---\ntitle: ${title}\n${more}---\n\n## Part\n\nWords.\n\n## Another\n`;

/** A site whose sidebar has icons of all shapes. */
const site = (theme: string): Promise<Built> =>
  built({
    'docs.json': docsJson({
      theme,
      navigation: { groups: [{ group: 'Start', pages: ['a', 'b', 'c', 'd'] }] },
    }),
    'a.mdx': titled('Boats', 'icon: clipboard\n'),
    'b.mdx': titled('Quays', 'icon: circle\n'),
    'd.mdx': titled('Locks', 'icon: lock\n'),
    'c.mdx':
      '---\ntitle: Shapes\nicon: /tall.svg\n---\n\n<Accordion title="One" icon="lock">Words</Accordion>\n<Accordion title="Two" icon="circle">Words</Accordion>',
    'tall.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="60"><rect width="30" height="60"/></svg>',
  });

describe.skipIf(chromiumPath === undefined)('rows (skipped where there is no Chromium)', () => {
  let browser: Browser;
  it.beforeAll(({ browser: shared }) => {
    browser = shared;
  });
  const open = (of: Built, path: string, width = 1440): Promise<Page> =>
    openPage(browser, of, path, { viewport: { width, height: 900 } });

  it.each(THEMES)('have narrow icons as high as round ones (%s)', async (theme) => {
    const page = await open(await site(theme), 'c.html');
    const heights = (within: string): Promise<unknown> =>
      page.evaluate(
        `[...document.querySelectorAll('${within} svg path')].map((path) => path.getBoundingClientRect().height).map(Math.round)`,
      );
    for (const within of ['.l-nav', '.l-prose .c-accordion']) {
      const all = (await heights(within)) as number[];
      expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
    }
  });

  it.each(THEMES)('begin beside each other at the same height (%s)', async (theme) => {
    const page = await open(await site(theme), 'a.html');
    const middle = (selector: string): Promise<number> =>
      page.evaluate(`(() => {
        const words = document.createRange();
        words.selectNodeContents(document.querySelector('${selector}'));
        const { top, bottom } = words.getBoundingClientRect();
        return (top + bottom) / 2;
      })()`);
    const eyebrow = await middle('.l-eyebrow');
    expect(Math.abs((await middle('.l-toc p')) - eyebrow)).toBeLessThan(2);
  });

  it('begin where the text does in a group of fields, and stand apart from tags to filter by', async () => {
    const filtered = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx':
        '---\ntitle: A\n---\n\n<fieldset><legend>Where</legend><button>Here</button></fieldset>\n\n<ResponseField name="a">Words</ResponseField>\n\n<Update label="May" tags={["New"]}>More</Update>\n',
    });
    const page = await open(filtered, 'index.html');
    const edges = async (selector: string): Promise<{ start: number; top: number; bottom: number }> =>
      page.evaluate(
        `(({ left, top, bottom }) => ({ start: left, top, bottom }))(document.querySelector('${selector}').getBoundingClientRect())`,
      );
    const { start } = await edges('#content');
    expect([(await edges('legend')).start, (await edges('fieldset button')).start]).toEqual([start, start]);
    const { bottom } = await edges('.c-field');
    expect((await edges('.c-filter')).top - bottom).toBeGreaterThan(15);
  });
});
