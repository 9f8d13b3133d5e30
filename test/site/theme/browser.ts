import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Built } from '../support.ts';

export const ORIGIN = 'http://docs.example.com';

/** A page of a site served below `base`; what is not there answers with 404.html. */
export async function openPage(
  browser: Browser,
  site: Built,
  path: string,
  options: BrowserContextOptions & { readonly base?: string } = {},
): Promise<Page> {
  const { base = '/', ...context } = options;
  const page = await browser.newPage(context);
  await page.route('**/*', (route) => {
    const name = new URL(route.request().url()).pathname;
    const text = name.startsWith(base) ? site.files.get(name.slice(base.length)) : undefined;
    const type = name.endsWith('.css') ? 'text/css' : /\.m?js$/.test(name) ? 'text/javascript' : 'text/html';
    return text === undefined
      ? route.fulfill({ status: 404, body: site.file('404.html'), contentType: 'text/html' })
      : route.fulfill({ body: text, contentType: type });
  });
  await page.goto(`${ORIGIN}${base}${path}`, { waitUntil: 'networkidle' });
  return page;
}
