import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { THEMES } from '../../../src/site/config/schema.ts';
import { freshPage, it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { openPage } from '../browser.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';
import { project } from './accessibility-pages.ts';

const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** Waits until a page has heard of a mode, which takes a busy browser a moment, and is laid out in it. */
async function layOut(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    `document.documentElement.classList.contains('dark') === ${colorScheme === 'dark'}`,
  );
  await page.evaluate(DRAWN);
}

const AXE = 'axe.00000000.js';

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

describe.skipIf(chromiumPath === undefined)(
  'themes in a browser (skipped where there is no Chromium)',
  () => {
    let browser: Browser;
    let axe: string;
    it.beforeAll(async ({ browser: shared }) => {
      browser = shared;
      axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    });
    /** A site with axe beside it, under a name by which the browser keeps it. */
    const withAxe = async (project: Parameters<typeof built>[0]): Promise<Built> => {
      const site = await built(project);
      return { ...site, files: new Map([...site.files, [AXE, axe]]) };
    };
    /** Opens a page of a site, with axe in it. */
    const open = async (page: Page, site: Built, path: string): Promise<void> => {
      await openPage(browser, site, path, { page });
      await page.addScriptTag({ url: `/${AXE}` });
    };
    /** Writes another page of the site into the same window, where axe stays compiled. */
    const turn = async (page: Page, site: Built, path: string): Promise<void> => {
      await page.evaluate(`new Promise((done) => {
        history.replaceState(null, '', ${JSON.stringify(`/${path}`)});
        document.open();
        document.write(${JSON.stringify(site.file(path))});
        document.close();
        if (document.readyState === 'complete') done();
        else addEventListener('load', done, { once: true });
      })`);
    };

    it.each(THEMES)('%s has no serious accessibility problem on any kind of page', async (theme) => {
      const site = await withAxe(project(theme));
      const operations = site.pages.filter((path) => path.includes('boat'));
      const operation = operations.find((path) => path.includes('add')) ?? '';
      const problems: string[] = [];
      const page = await freshPage(browser, { colorScheme: 'light', reducedMotion: 'reduce' });
      const seriousIn = async (part: string, rules: string): Promise<string[]> => {
        const found = (await page.evaluate(
          `axe.run('${part}', { resultTypes: ['violations']${rules} }).then(({ violations }) => violations)`,
        )) as Violation[];
        return found.flatMap(({ id, impact, nodes }) =>
          impact === 'serious' || impact === 'critical'
            ? nodes.map(({ html, failureSummary }) => `${id} ${html.slice(0, 160)} ${failureSummary}`)
            : [],
        );
      };
      for (const path of ['index', 'parts', 'landing', 'wide', '404', operation]) {
        await (path === 'index' ? open : turn)(page, site, `${path}.html`);
        for (const mode of ['light', 'dark'] as const) {
          await layOut(page, mode);
          // In the other mode only colors are different.
          const rules = mode === 'dark' ? ", runOnly: ['color-contrast', 'link-in-text-block']" : '';
          problems.push(...(await seriousIn('html', rules)).map((problem) => `${mode} ${path}: ${problem}`));
        }
      }
      // On a phone what is read has another ground in some themes: each method's label beside that of the last page.
      await page.setViewportSize({ width: 400, height: 800 });
      const others = operations.filter((path) => path !== operation).map((path) => site.file(`${path}.html`));
      await page.evaluate(`for (const html of ${JSON.stringify(others)}) {
        const other = new DOMParser().parseFromString(html, 'text/html');
        document.querySelector('main .api-method').after(other.querySelector('main .api-method'));
      }`);
      for (const mode of ['light', 'dark'] as const) {
        await layOut(page, mode);
        const { violations, passes } = (await page.evaluate(
          "axe.run('main .api-method', { runOnly: ['color-contrast'] })",
        )) as { readonly violations: readonly Violation[]; readonly passes: readonly Violation[] };
        problems.push(...violations.flatMap(({ nodes }) => nodes.map((node) => node.failureSummary)));
        const seen = [...violations, ...passes].flatMap(({ nodes }) => nodes);
        expect(seen).toHaveLength(operations.length);
      }
      await open(page, site, 'index.html');
      await page.keyboard.press('/');
      await page.keyboard.type('boat');
      await page.getByRole('option').nth(1).waitFor();
      for (const mode of ['light', 'dark'] as const) {
        await layOut(page, mode);
        problems.push(...(await seriousIn('dialog', '')).map((problem) => `${mode} search: ${problem}`));
      }
      expect(problems).toEqual([]);
    });

    it('formulas that scroll on a phone are reached by key, and versions called what they say', async () => {
      const versions = [
        { version: '2.0', tag: 'latest', pages: ['index'] },
        { version: '1.0', pages: ['old'] },
      ];
      const site = await withAxe({
        'docs.json': docsJson({ navigation: { versions } }),
        'index.mdx': `# Waves\n\n$$\n${'\\frac{a}{b} + '.repeat(30)} c\n$$\n`,
        'old.mdx': '# Old',
      });
      const problems: string[] = [];
      for (const width of [390, 1440]) {
        const page = await freshPage(browser, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
        await open(page, site, 'index.html');
        const found = (await page.evaluate(
          "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
        )) as Violation[];
        problems.push(
          ...found.filter(({ impact }) => impact === 'serious').map(({ id }) => `${width}: ${id}`),
        );
      }
      expect(problems).toEqual([]);
    });
  },
);
