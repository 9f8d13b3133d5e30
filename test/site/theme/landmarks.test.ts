import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { it } from '../browser.ts';
import { built, docsJson } from '../support.ts';

describe.skipIf(chromiumPath === undefined)('landmarks (skipped where there is no Chromium)', () => {
  it('lead to the head, the text and the foot of a page, each on its own', async ({ open }) => {
    const site = await built({
      'docs.json': docsJson({
        navigation: { pages: ['index', 'next'] },
        footer: { socials: { github: 'https://github.com/example' } },
      }),
      'index.mdx': '---\ntitle: Home\n---\n\n## One\n\nWords.\n\n## Two\n\nWords.\n',
      'next.mdx': '# Next\n',
    });
    const page = await open(site, 'index.html');
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      expect(await page.getByRole(role).count(), role).toBe(1);
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBe(1);
    expect(await page.getByRole('main').locator('.l-footer').count()).toBe(0);
    const names = await page.evaluate<string[]>(
      "[...document.querySelectorAll('nav')].map((one) => one.getAttribute('aria-label') ?? document.getElementById(one.getAttribute('aria-labelledby')).textContent)",
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
