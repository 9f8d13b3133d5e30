import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFailed, onTestFinished, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { ORIGIN, serveAtOrigin, startOrigin } from './origin.ts';

/** `it` for tests in a browser. All of a worker share one: it starts with the first, and ends with the worker. */
export const it = test.extend(
  'browser',
  { scope: 'worker' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from its first argument.
  async ({}, { onCleanup }) => {
    const origin = await startOrigin();
    const browser = await launchChromium([origin.flag]);
    onCleanup(async () => {
      await browser.close();
      await origin.close();
    });
    return browser;
  },
);

/** The pages of this worker, by whether they run scripts. Another one is a window and a process more. */
const pages = new Map<boolean, Page>();

/**
 * A page without routes, memory and a pointer, for the running test. It is the one that was here before, which is over
 * by this, unless the options ask for what only another one can have, such as a touch screen. It is empty, but for a
 * test that `opensNext` an address, whatever there is.
 */
export async function freshPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  { opensNext = false } = {},
): Promise<Page> {
  const {
    javaScriptEnabled = true,
    viewport,
    colorScheme,
    reducedMotion,
    forcedColors,
    contrast,
    ...own
  } = options;
  if (Object.keys(own).length > 0) return ownPage(browser, options);
  const known = pages.get(javaScriptEnabled);
  const page = known ?? (await browser.newPage({ javaScriptEnabled }));
  pages.set(javaScriptEnabled, page);
  // Nobody knows what state it is in.
  onTestFailed(async () => {
    pages.delete(javaScriptEnabled);
    await page.close();
  });
  if (known !== undefined) await forget(page, opensNext);
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
    forcedColors: forcedColors ?? 'none',
    contrast: contrast ?? 'no-preference',
  });
  return page;
}

/** A page of the running test's own, in a window of its own. */
export async function ownPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage(options);
  onTestFinished(() => page.close());
  return page;
}

/** Has a page forget all after its own last words, and lie elsewhere: a link to a part of it would load nothing. */
const LAST_WORDS = `(() => {
  const forget = () => {
    localStorage.clear();
    sessionStorage.clear();
  };
  forget();
  addEventListener('pagehide', forget);
  history.replaceState(null, '', '/forgotten');
})()`;

/** Leaves nothing on a page, in its memory or under its pointer. */
async function forget(page: Page, opensNext: boolean): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { origin } = new URL(page.url());
  // An empty page between two others takes the processor as long as half of one.
  if (opensNext && origin === ORIGIN && (await isForgetting(page))) {
    await page.mouse.move(-1, -1);
    return;
  }
  serveAtOrigin();
  if (origin !== ORIGIN && origin.startsWith('http'))
    await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  for (const one of new Set([origin, ORIGIN])) {
    if (!one.startsWith('http')) continue;
    // Not the first page, from where a link to a part of it would load nothing.
    await page.goto(`${one}/forgotten`);
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
  }
  await page.mouse.move(-1, -1);
  await page.unrouteAll();
}

/** False for a page that is on its way to another by itself. */
const isForgetting = (page: Page): Promise<boolean> =>
  page.evaluate(LAST_WORDS).then(
    () => true,
    () => false,
  );
