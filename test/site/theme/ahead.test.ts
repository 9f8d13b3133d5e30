import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { it } from '../browser.ts';
import { built, docsJson } from '../support.ts';

describe.skipIf(chromiumPath === undefined)('links in a browser (skipped where there is no Chromium)', () => {
  it('fetch their page when the pointer rests on them, once, and none of another host', async ({ open }) => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['guide/one', 'guide/two', 'three'] } }),
      'guide/one.mdx':
        '---\ntitle: One\n---\n[a](/guide/two#part) [b](/guide/two) [c](https://other.example/page.html) [d](#here)\n\n## Here\n',
      'guide/two.mdx': '---\ntitle: Two\n---\n## Part\nText.',
      'three.mdx': '---\ntitle: Three\n---\nText.',
    });
    const page = await open(site, 'guide/one.html');
    const asked = (): Promise<string[]> =>
      page.evaluate(
        "[...document.querySelectorAll('script[type=speculationrules]')].flatMap((one) => JSON.parse(one.text).prefetch[0].urls)",
      );
    for (const name of ['c', 'd', 'a', 'b']) {
      await page
        .locator('article a, main a')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .hover();
      await page.waitForTimeout(150);
    }
    expect(await asked()).toEqual(['/guide/two.html']);
    await page.locator('.l-nav a', { hasText: 'Three' }).dispatchEvent('pointerdown');
    expect(await asked()).toEqual(['/guide/two.html', '/three.html']);
  });

  it('fetch their page by a hint where the browser knows no rules', async ({ open }) => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['one', 'two'] } }),
      'one.mdx': '---\ntitle: One\n---\nText.',
      'two.mdx': '---\ntitle: Two\n---\nText.',
    });
    const page = await open(site, 'one.html');
    await page.evaluate('HTMLScriptElement.supports = undefined');
    const fetched = page.waitForRequest('**/two.html');
    await page.locator('.l-nav a', { hasText: 'Two' }).hover();
    expect((await fetched).resourceType()).not.toBe('document');
  });
});
