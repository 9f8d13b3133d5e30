import { expect } from 'vitest';
import { freshPage, it } from './browser.ts';
import { chromiumPath } from './chromium.ts';
import { ORIGIN, serveAtOrigin } from './origin.ts';

const PAGE = `<script>
  const found = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  localStorage.setItem('shown', '1');
  sessionStorage.setItem('shown', '1');
  addEventListener('pagehide', () => sessionStorage.setItem('left', '1'));
</script>`;

it.skipIf(chromiumPath === undefined).for([true, false])(
  'a page that is opened next (%s) finds nothing of the one before, be it another part of it',
  async (opensNext, { browser }) => {
    for (const address of ['/a', '/a#part', '/a#part', '/b']) {
      const page = await freshPage(browser, {}, { opensNext });
      serveAtOrigin(() => ({ type: 'text/html', body: PAGE }));
      await page.goto(ORIGIN + address);
      expect(await page.evaluate('found')).toEqual([]);
      await page.evaluate(
        "found.push('before'); addEventListener('pagehide', () => localStorage.setItem('late', '1'))",
      );
    }
  },
);
