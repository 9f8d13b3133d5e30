import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../test/support/child.ts';
import { chromiumPath, launchChromium } from '../../test/support/chromium.ts';
import { installLarge } from '../install/large.ts';

/** The categories of Lighthouse, in the order of its report. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The score a page should have in every category, of 100. */
export const GOAL = 98;

/** Times a page is looked at again while its score is below the goal: a busy machine is no fault of the page. */
const ATTEMPTS = 3;

/** What Lighthouse found wrong, with the place. */
interface FailedAudit {
  readonly id: string;
  readonly detail: string;
}

/** What one page scored in one category, 0 to 100. */
export interface Score {
  readonly category: Category;
  readonly score: number;
  /** The score without what the author decides; see {@link isAuthored}. */
  readonly ours: number;
  /** What cost points. */
  readonly failed: readonly FailedAudit[];
}

export interface Lighthouse {
  /** The best scores of a page in up to three looks, with a phone's screen and network (Lighthouse's defaults). */
  scores(url: string): Promise<readonly Score[]>;
  close(): Promise<void>;
}

/** What is read of a report of Lighthouse, which is installed when it is asked for. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly id: string;
  readonly score: number | null;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly unknown[] };
}

type Look = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;

/** Where Lighthouse is installed. */
const FOLDER = join(import.meta.dirname, 'lighthouse');

async function loadLighthouse(): Promise<Look> {
  if (!(await installLarge(FOLDER, 'lighthouse'))) throw new Error('npm could not install Lighthouse');
  const entry = pathToFileURL(join(FOLDER, 'node_modules', 'lighthouse', 'core', 'index.js'));
  return (await import(entry.href)).default;
}

/** A Chromium of its own with Lighthouse; undefined where there is no Chromium. */
export async function startLighthouse(attempts = ATTEMPTS): Promise<Lighthouse | undefined> {
  if (chromiumPath === undefined) return undefined;
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  const look = async (url: string): Promise<readonly Score[]> => {
    const report = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
    if (report === undefined) throw new Error(`Lighthouse has no report of ${url}`);
    const { lhr } = report;
    if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return CATEGORIES.map((category) => scoreOf(lhr, category));
  };
  return {
    async scores(url) {
      let best = await look(url);
      // Only speed differs from look to look.
      const isSlow = (): boolean =>
        best.some(({ category, score }) => category === 'performance' && score < GOAL);
      for (let n = 1; n < attempts && isSlow(); n++) {
        const again = await look(url);
        best = best.map((score, at) => {
          const other = again[at];
          return other !== undefined && other.score > score.score ? other : score;
        });
      }
      return best;
    },
    close: () => browser.close(),
  };
}

function scoreOf(lhr: Report, category: Category): Score {
  const found = lhr.categories[category];
  const failed: FailedAudit[] = [];
  let points = 0;
  let weights = 0;
  for (const { id, weight } of found?.auditRefs ?? []) {
    const audit = lhr.audits[id];
    if (audit === undefined || weight === 0 || audit.score === null) continue;
    weights += weight;
    points += weight * (isAuthored(audit) ? 1 : audit.score);
    if (audit.score < 0.9) failed.push({ id, detail: detailOf(audit) });
  }
  const score = Math.round((found?.score ?? 0) * 100);
  return { category, score, ours: Math.max(score, Math.floor((100 * points) / (weights || 1))), failed };
}

/** Audits of what stands in the text: words of links and pictures, levels of headings, colors given in the text. */
const OF_TEXT = new Set([
  'color-contrast',
  'heading-order',
  'image-alt',
  'image-redundant-alt',
  'link-name',
  'link-text',
]);

/**
 * Whether the author decides what an audit does not like: that a page is kept from search engines, or what stands in
 * the text. Elements of the builder carry its classes.
 */
function isAuthored({ id, details }: Audit): boolean {
  if (id === 'is-crawlable') return true;
  if (!OF_TEXT.has(id) || details?.items === undefined) return false;
  return !/class=\\?"(?:[^"\\]* )?(?:c|l|api|hl)-/.test(JSON.stringify(details.items));
}

/** Where an audit failed: what it shows, and the first place it names. */
function detailOf({ displayValue, details }: Audit): string {
  const first = details?.items?.[0];
  const node =
    first === undefined ? undefined : /"snippet":"((?:[^"\\]|\\.)*)"/.exec(JSON.stringify(first))?.[1];
  return [displayValue, node ?? (first === undefined ? undefined : JSON.stringify(first).slice(0, 160))]
    .filter((part) => part !== undefined)
    .join(' ');
}
