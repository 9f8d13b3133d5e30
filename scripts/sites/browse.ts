import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { systemClock } from '../../src/clock.ts';
import { startHost } from '../../src/host/host.ts';
import { createHttpClient } from '../../src/http/client.ts';
import { createSecrets } from '../../src/log/secrets.ts';
import { createTerminalLog } from '../../src/log/terminal.ts';
import { cutOff } from '../../test/support/chromium.ts';
import { hasAuthoredColor } from './authored.ts';
import type { ExportedSite } from './export.ts';
import type { Kind } from './kinds.ts';
import type { Lighthouse, Score } from './lighthouse.ts';

const WIDTHS = [390, 820, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;

/** What a browser without a network saw. */
export interface Seen {
  /** Addresses of other hosts that pages asked for. */
  readonly foreign: readonly string[];
  /** What was missing or failed on pages. */
  readonly problems: readonly string[];
  readonly visited: number;
  /** Rules of axe that a page breaks, serious or critical: `rule on page (dark)`. */
  readonly inaccessible: readonly string[];
  /** What Lighthouse says of a page of each kind. */
  readonly scores: readonly PageScores[];
}

/** The scores of the page that stands for a kind. */
export interface PageScores {
  readonly kind: Kind;
  readonly path: string;
  readonly scores: readonly Score[];
}

export interface BrowseOptions {
  /** Site paths to visit besides the home page. */
  readonly pages: readonly string[];
  /** Site paths to check with axe in both modes. */
  readonly audited: readonly string[];
  /** Looks at the page of each kind, where there is one. */
  readonly lighthouse: Lighthouse | undefined;
  /** A site path of each kind of page. */
  readonly kinds: ReadonlyMap<Kind, string>;
  /** Where to put pictures of the home page and of these pages; none when undefined. */
  readonly screenshots: string | undefined;
  readonly name: string;
}

/** Serves the bundle and looks at its pages in a browser that is cut off from every other host. */
export async function browse(browser: Browser, site: ExportedSite, options: BrowseOptions): Promise<Seen> {
  const client = createHttpClient();
  const host = await startHost({
    bundle: site.bundle,
    directory: join(site.scratch, 'host'),
    host: '127.0.0.1',
    port: 0,
    http: client.http,
    clock: systemClock,
    signal: new AbortController().signal,
    log: await createTerminalLog({ write: () => true }, createSecrets()),
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const home = `${host.url.replace(/\/$/, '')}/`;
    const { foreign, missing } = await cutOff(page, new URL(home).origin);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`script: ${error.message}`));
    await page.goto(home, { waitUntil: 'networkidle' });
    const looks = await problemsOfLooks(page);
    if (options.screenshots !== undefined) await takePictures(page, join(options.screenshots, options.name));
    const tooWide: string[] = [];
    for (const path of options.pages) {
      await page.goto(home + encodeURI(path), { waitUntil: 'load' });
      if (await isTooWide(page)) tooWide.push(`/${path} is wider than a screen of ${WIDTHS[0]} pixels`);
    }
    const inaccessible = await audit(page, home, options.audited);
    const scores: PageScores[] = [];
    for (const [kind, path] of options.lighthouse === undefined ? [] : options.kinds) {
      const url = `${home}${encodeURI(path)}.html`;
      scores.push({ kind, path, scores: (await options.lighthouse?.scores(url)) ?? [] });
    }
    return {
      foreign,
      problems: [...looks, ...tooWide, ...new Set([...missing, ...errors])],
      visited: options.pages.length + 1,
      inaccessible,
      scores,
    };
  } finally {
    await page.close();
    await host.close();
    await client.close();
  }
}

async function problemsOfLooks(page: Page): Promise<string[]> {
  const links = await page.locator('nav a[href]').count();
  const font = String(await page.evaluate('getComputedStyle(document.body).fontFamily'));
  return [
    ...(links === 0 ? ['no navigation'] : []),
    ...(/times/i.test(font) || font === '' ? ['no style sheet'] : []),
  ];
}

/** Whether a page has to be scrolled to the side on a phone. */
async function isTooWide(page: Page): Promise<boolean> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  const root = 'document.documentElement';
  const isWider = await page.evaluate(`${root}.scrollWidth > ${root}.clientWidth + 1`);
  if (wide !== null) await page.setViewportSize(wide);
  return isWider === true;
}

async function takePictures(page: Page, prefix: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.reload({ waitUntil: 'networkidle' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${prefix}-${width}-${colorScheme}.png` });
    }
  }
}

const Violations = z.array(
  z.object({
    id: z.string(),
    impact: z.string().nullish(),
    nodes: z.array(z.object({ html: z.string(), colored: z.array(z.string()) })),
  }),
);

/** Runs axe. With each node come the opening tags, its own first, of the elements in the text that have its color. */
const AXE = `axe.run(document, { resultTypes: ['violations'], elementRef: true }).then(({ violations }) =>
  violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map(({ html, element }) => {
      const { color } = getComputedStyle(element);
      const colored = [];
      for (let one = element; one && !one.matches('.l-prose, main, body'); one = one.parentElement)
        if (getComputedStyle(one).color === color) colored.push(one.cloneNode(false).outerHTML);
      return { html, colored };
    }),
  })),
)`;

/** Diagrams are drawn when they come into view, or for paper. */
async function drawDiagrams(page: Page): Promise<void> {
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  await page.waitForFunction(
    '!document.querySelector("pre.mermaid:not([data-drawn], [data-failed])")',
    undefined,
    { timeout: 60_000 },
  );
}

async function audit(page: Page, home: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(home + encodeURI(path), { waitUntil: 'load' });
      await drawDiagrams(page);
      await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
      for (const { id, impact, nodes } of Violations.parse(await page.evaluate(AXE))) {
        if (impact !== 'serious' && impact !== 'critical') continue;
        const ours = nodes.filter(
          ({ colored }) => id !== 'color-contrast' || !colored.some(hasAuthoredColor),
        );
        if (ours.length === 0) continue;
        found.push(`${id} on /${path} (${colorScheme}): ${ours[0]?.html.slice(0, 120) ?? ''}`);
      }
    }
  }
  return found;
}
