import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

/** The shell without windows first: it takes less than half of the other's processor time. */
const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of a browser on this machine; undefined where there is none (`npm test` installs one where it may). */
export const chromiumPath = PLACES.find((path): path is string => path !== undefined && existsSync(path));

/** Flags that keep the browser from talking to anybody by itself. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts headless Chromium, with more flags where given. Its profile is new, and goes with it. */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  if (chromiumPath === undefined) throw new Error('There is no Chromium on this machine');
  return chromium.launch({ executablePath: chromiumPath, headless: true, args: [...QUIET, ...flags] });
}

/** Cuts a page off from every host but one, and records what it asked of others, and what failed at home. */
export async function cutOff(
  page: Page,
  origin: string,
): Promise<{ readonly foreign: string[]; readonly missing: string[] }> {
  const foreign: string[] = [];
  const missing: string[] = [];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (url.startsWith(`${origin}/`) || url.startsWith('data:') || url.startsWith('blob:'))
      return route.continue();
    foreign.push(url);
    return route.abort();
  });
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
  });
  return { foreign, missing };
}
