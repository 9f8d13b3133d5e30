import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium.ts';
import { render } from '../markdown/project.ts';

const ORIGIN = 'http://docs.test';

const SCRIPT = `
import { enhanceComponents } from './src/site/components/client.ts';
import { choices } from './src/site/components/client/memory.ts';
enhanceComponents(document, choices());
`;

export interface ComponentPages {
  /** Opens a page with this source, as a site would write it, below `main.l-prose`. */
  open(source: string, options?: { hash?: string; scripts?: boolean; page?: Page }): Promise<Page>;
  close(): Promise<void>;
}

/** A browser for pages of components, with their style sheet and script, without the layout. */
export async function componentPages(): Promise<ComponentPages> {
  const bundled = async (entry: object): Promise<string> =>
    (await build({ ...entry, bundle: true, write: false })).outputFiles[0]?.text ?? '';
  const [browser, code, styles]: [Browser, string, string] = await Promise.all([
    launchChromium(),
    bundled({ stdin: { contents: SCRIPT, resolveDir: process.cwd() } }),
    bundled({ entryPoints: ['src/site/components/css/index.css'] }),
  ]);
  return {
    close: () => browser.close(),
    async open(source, { hash = '', scripts = true, page: known } = {}) {
      const page = known ?? (await browser.newPage({ javaScriptEnabled: scripts }));
      const { html } = render(`---\ntitle: x\n---\n${source}`);
      await page.unrouteAll();
      await page.route('**/*', (route) =>
        route.request().url().startsWith(ORIGIN)
          ? route.fulfill({
              contentType: 'text/html',
              body: `<!doctype html><style>${styles}</style><main class="l-prose">${html}</main><script>${code}</script>`,
            })
          : route.abort(),
      );
      await page.goto(`${ORIGIN}/${hash}`);
      return page;
    },
  };
}

/** Hears what is copied on a page. */
export async function hearCopies(page: Page): Promise<() => Promise<string | null>> {
  await page.evaluate(
    "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => document.body.setAttribute('data-copied', text) } })",
  );
  return () => page.locator('body').getAttribute('data-copied');
}
