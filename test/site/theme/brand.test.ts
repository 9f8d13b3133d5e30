import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { box, openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

const WIDE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2400 200" width="2400" height="200"/>';
const VERSIONS = { versions: ['2.0', '1.0'].map((version, at) => ({ version, pages: [at ? 'b' : 'a'] })) };

function site(
  settings: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
): Promise<Built> {
  return built({
    'docs.json': docsJson({ navigation: VERSIONS, ...settings }),
    'a.mdx': '## One\n',
    'b.mdx': '',
    ...files,
  });
}

describe.skipIf(chromiumPath === undefined)('the mark of a site (skipped without Chromium)', () => {
  let browser: Browser;
  it.beforeAll(({ browser: shared }) => {
    browser = shared;
  });
  const open = (of: Built, width = 1440): Promise<Page> =>
    openPage(browser, of, 'a.html', { viewport: { width, height: 500 } });

  it('takes no more room in the bar than is seen of a wide logo', async () => {
    const page = await open(await site({ logo: '/wide.svg' }, { 'wide.svg': WIDE }));
    const [picture, link] = [await box(page, '.l-logo img'), await box(page, '.l-logo')];
    expect(picture.width).toBe(176);
    expect(link.width).toBe(176);
    await page.setViewportSize({ width: 320, height: 500 });
    expect((await box(page, '.l-logo img')).right).toBeLessThan((await box(page, '.l-search')).x);
  });

  it('has room for what letters have above and below their line, also in faces that need much', async () => {
    const page = await open(await site({ theme: 'sequoia', name: 'Ägypten, jüngst' }));
    // As the serif face of the theme, which does not ship with the sites of tests.
    await page.addStyleTag({
      content: `@font-face { font-family: Deep; src: local("DejaVu Serif"), local("Liberation Serif");
        ascent-override: 103.6%; descent-override: 33.5%; line-gap-override: 0% }
        .l-wordmark { font-family: Deep !important }`,
    });
    await page.evaluate('document.fonts.load("16px Deep")');
    const [text, shown] = (await page.evaluate(`(() => {
      const name = document.querySelector('.l-wordmark');
      const range = document.createRange();
      range.selectNodeContents(name);
      return [range, name].map((one) => one.getBoundingClientRect().toJSON());
    })()`)) as { top: number; bottom: number }[];
    expect(shown?.top).toBeLessThanOrEqual(text?.top ?? 0);
    expect(shown?.bottom).toBeGreaterThanOrEqual(text?.bottom ?? 1e6);
  });

  it('shows nothing of a third line of a long name', async () => {
    const page = await open(
      await site({ name: 'The lofty handbook of all harbors and all the lofty hills' }),
      320,
    );
    // With the measures that Inter has.
    await page.addStyleTag({
      content: `@font-face { font-family: Tall; src: local("DejaVu Serif"), local("Liberation Serif");
        ascent-override: 97%; descent-override: 24%; line-gap-override: 0% }
        .l-wordmark { font-family: Tall !important }`,
    });
    await page.evaluate('document.fonts.load("650 17px Tall")');
    // Below the letters of the second line, of which none reaches down.
    const { x, bottom, width } = await box(page, '.l-wordmark');
    const clip = { x, y: Math.floor(bottom) - 2, width, height: 4 };
    const below = await page.screenshot({ clip });
    await page.addStyleTag({ content: '.l-wordmark { visibility: hidden }' });
    expect(below.equals(await page.screenshot({ clip }))).toBe(true);
  });

  it.each([1024, 1440, 2560])(
    'leaves the versions beside the wall of maple, however long the name is (at %i)',
    async (width) => {
      for (const name of [
        'Harbor',
        'Harbor Logistics Platform',
        'All harbors and lighthouses of the north',
      ]) {
        const page = await open(await site({ theme: 'maple', name }), width);
        const side = await box(page, '.l-side');
        expect((await box(page, '.l-choices')).x).toBeGreaterThan(side.right);
        expect((await box(page, '.l-wordmark')).right).toBeLessThanOrEqual(side.right);
      }
    },
  );
});
