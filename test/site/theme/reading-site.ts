import type { Page } from 'playwright-core';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';

export const WIDE = { viewport: { width: 1440, height: 800 } };
export const SMALL = { viewport: { width: 400, height: 800 } };
export const LONG = '\n\nWords of a long page.'.repeat(80);

/** A site of these pages, in one language where one is given. */
export function siteOf(pages: Readonly<Record<string, string>>, language?: string): Promise<Built> {
  const names = Object.keys(pages);
  const navigation = language === undefined ? { pages: names } : { languages: [{ language, pages: names }] };
  return built({
    'docs.json': docsJson({ navigation }),
    ...Object.fromEntries(
      Object.entries(pages).map(([name, text]) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\n${text}`]),
    ),
  });
}

/** A property of the first element that a selector finds, as the browser computes it. */
export function styleOf(page: Page, selector: string, property: string): Promise<string> {
  const [found, name] = [selector, property].map((text) => JSON.stringify(text));
  return page.evaluate(`getComputedStyle(document.querySelector(${found}))[${name}]`);
}
