import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { freshPage } from '../../support/browser.ts';
import { ORIGIN, serveAtOrigin } from '../../support/origin.ts';
import { render } from '../markdown/project.ts';

const SCRIPT = `
import { enhanceComponents } from './src/site/components/client.ts';
import { choices } from './src/site/components/client/memory.ts';
enhanceComponents(document, choices());
`;

export interface ComponentPages {
  /** Opens a page with this source, as a site would write it, below `main.l-prose`. */
  open(source: string, options?: { hash?: string; scripts?: boolean; page?: Page }): Promise<Page>;
}

/** Pages of components, with their style sheet and script, without the layout. */
export async function componentPages(browser: Browser): Promise<ComponentPages> {
  const bundled = async (entry: object): Promise<string> =>
    (await build({ ...entry, bundle: true, write: false })).outputFiles[0]?.text ?? '';
  const [code, styles] = await Promise.all([
    bundled({ stdin: { contents: SCRIPT, resolveDir: process.cwd() } }),
    bundled({ entryPoints: ['src/site/components/css/index.css'] }),
  ]);
  return {
    async open(source, { hash = '', scripts = true, page: known } = {}) {
      const page = known ?? (await freshPage(browser, { javaScriptEnabled: scripts }, { opensNext: true }));
      const { html } = render(`---\ntitle: x\n---\n${source}`);
      serveAtOrigin(() => ({
        type: 'text/html',
        body: `<!doctype html><style>${styles}</style><main class="l-prose">${html}</main><script>${code}</script>`,
      }));
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
