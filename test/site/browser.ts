import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { freshPage, it as inBrowser, ownPage } from '../support/browser.ts';
import { ORIGIN, serveAtOrigin } from '../support/origin.ts';
import type { Built } from './support.ts';

/** What the scripts of a page put off to its first pictures is done. */
const SHOWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))';

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.css$/, 'text/css'],
  [/\.m?js$/, 'text/javascript'],
  [/\.svg$/, 'image/svg+xml'],
];

/**
 * The only page of the running test, or one of its own, of a site served below `base`; what is not there answers with
 * 404.html. A site below a folder is opened in a window of its own, which has kept no file of a site at the root.
 */
export async function openPage(
  browser: Browser,
  site: Built,
  path: string,
  options: BrowserContextOptions & { readonly base?: string; readonly page?: Page } = {},
): Promise<Page> {
  const { base = '/', page: own, ...context } = options;
  const page =
    own ??
    (await (base === '/' ? freshPage(browser, context, { opensNext: true }) : ownPage(browser, context)));
  serveAtOrigin((name) => {
    const body = name.startsWith(base) ? site.files.get(name.slice(base.length)) : undefined;
    const type = TYPES.find(([extension]) => extension.test(name))?.[1] ?? 'text/html';
    return body === undefined
      ? { status: 404, type: 'text/html', body: site.file('404.html') }
      : { type, body };
  });
  await page.goto(`${ORIGIN}${base}${path}`);
  // A page that leads on to another is gone before it answers; waiting for a function costs as much as the page itself.
  if (context.javaScriptEnabled !== false)
    await page.evaluate(SHOWN).catch(() => page.waitForFunction(SHOWN));
  return page;
}

/** Where the first element that a selector finds is shown, in pixels. */
export async function box(page: Page, selector: string) {
  const found = await page.locator(selector).first().boundingBox();
  if (found === null) throw new Error(`${selector} is not shown`);
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

/** `it` for tests that open pages of sites. */
export const it = inBrowser.extend(
  'open',
  ({ browser }) =>
    (site: Built, path: string, options?: Parameters<typeof openPage>[3]): Promise<Page> =>
      openPage(browser, site, path, options),
);
