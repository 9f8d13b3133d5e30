import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { THEMES } from '../../../src/site/config/schema.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { it } from '../browser.ts';
import { built } from '../support.ts';
import { project } from './accessibility-pages.ts';

/** What of some roles screen readers hear on a page, as `role name`, in the order of the page. */
async function heard(page: Page, roles: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ role, name }) =>
    roles.includes(role?.value) ? [`${role?.value} ${name?.value ?? ''}`.trim()] : [],
  );
}

describe.skipIf(chromiumPath === undefined)('screen readers (skipped where there is no Chromium)', () => {
  it.for(THEMES)('find their way through pages of the theme %s by landmarks', async (theme, { open }) => {
    const site = await built(project(theme));
    for (const path of ['index.html', 'wide.html', '404.html', 'landing.html']) {
      const page = await open(site, path);
      const found = await heard(page, ['banner', 'main', 'contentinfo', 'navigation', 'complementary']);
      const ends = path === 'landing.html' ? [] : ['contentinfo'];
      const unnamed = found.filter((one) => /^(banner|main|contentinfo)/.test(one));
      expect(unnamed, path).toEqual(['banner', 'main', ...ends]);
      const named = found.filter((one) => !unnamed.includes(one));
      expect(new Set(named).size, path).toBe(named.length);
      expect(named, path).not.toContain('navigation');
    }
  });
});
