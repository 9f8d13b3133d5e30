import { describe, expect } from 'vitest';
import { chromiumPath } from '../../support/chromium.ts';
import { ORIGIN } from '../../support/origin.ts';
import { it } from '../browser.ts';
import { built, docsJson } from '../support.ts';

const site = await built({
  'docs.json': docsJson({
    navigation: { pages: ['index', 'guides/moor'] },
    redirects: [
      { source: '/old/moor', destination: '/guides/moor' },
      { source: '/old/row', destination: '/guides/moor#row' },
      { source: '/old/out', destination: 'https://example.com/moor' },
      { source: '/old/code', destination: 'javascript:alert(1)' },
    ],
  }),
  'index.mdx': 'Text.\n',
  'guides/moor.mdx': '---\ntitle: Moor\n---\n\n## Row\n\nText.\n\n## Tie\n\nText.\n',
});

describe.skipIf(chromiumPath === undefined)(
  'a page that has moved (skipped where there is no Chromium)',
  () => {
    it('leads to the section that the old address names, unless the redirect names one', async ({ open }) => {
      const page = await open(site, 'index.html');
      for (const [from, to] of [
        ['old/moor.html?a=1#tie', 'guides/moor.html?a=1#tie'],
        ['old/moor.html', 'guides/moor.html'],
        ['old/row.html#tie', 'guides/moor.html#row'],
      ]) {
        await page.goto(`${ORIGIN}/${from}`).catch(() => undefined);
        await page.waitForURL(`${ORIGIN}/${to}`);
      }
    });

    it('leads there without scripts, too', async ({ open }) => {
      const page = await open(site, 'index.html', { javaScriptEnabled: false });
      await page.goto(`${ORIGIN}/old/moor.html#tie`).catch(() => undefined);
      await page.waitForURL(`${ORIGIN}/guides/moor.html*`);
    });

    it('runs no script for what is elsewhere', () => {
      expect(site.file('old/out.html')).not.toContain('<script');
      expect(
        [...site.files].flatMap(([path, text]) => (path.startsWith('old/') ? text : [])).join(),
      ).not.toMatch(/<script>[^<]*javascript:/);
    });
  },
);
