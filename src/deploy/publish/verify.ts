import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Manifest } from '../../bundle/manifest.ts';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import { bytesOf } from '../../http/endless.ts';
import type { Http } from '../../http/http.ts';
import { networkWords } from '../../http/network-words.ts';
import { redirectTarget } from '../../http/redirect.ts';
import type { Log } from '../../log/log.ts';
import { encodePath } from '../../text/percent.ts';
import type { PageChanges } from '../deployment.ts';

export interface VerifyOptions {
  /** Pages to look at; 0 looks at none. */
  readonly pages: number;
  /** Where readers find the site's root. */
  readonly siteUrl: URL;
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/** Caches and hosts need a moment: pauses before looking again. */
const PAUSES_MS = [2000, 5000, 10_000];

/**
 * Fetches pages as a reader does and compares their bytes with the manifest's, the ones that changed first. Throws
 * E_DEPLOY_VERIFY when one is missing or other than it was published.
 */
export async function verifyPages(
  manifest: Manifest,
  changes: PageChanges | undefined,
  options: VerifyOptions,
): Promise<void> {
  const paths = pagesToVerify(manifest, changes, options.pages).map((page) => `${page}.html`);
  const { wrong, gone } = await lookUntil(paths, manifest, options);
  if (wrong.length === 0) {
    const [pages, are] = paths.length === 1 ? ['page', 'is as it was'] : ['pages', 'are as they were'];
    options.log.info(`${paths.length} ${pages} at ${options.siteUrl.host} ${are} published`);
    return;
  }
  if (gone !== undefined) {
    throw new Failure('E_DEPLOY_VERIFY', {
      what: 'The published site could not be reached',
      value: options.siteUrl.host,
      why: gone,
      fix: 'check site-url, and that its host is up; what was sent is at the destination',
    });
  }
  throw new Failure('E_DEPLOY_VERIFY', {
    what: 'Readers do not see what was published',
    value: listed(wrong),
    why: `${wrong.length} of ${paths.length} pages differ`,
    fix: wrong.every((one) => REFUSED.test(one))
      ? 'check that site-url is the root of this destination, and that readers need no login there; where they do, set verify to 0'
      : 'check that site-url is the root of this destination, and that no cache or proxy changes pages',
  });
}

/** What is answered to readers who have no login; and by some stores where there is nothing. */
const REFUSED = /: status 40[13]$/;

/** Which pages: those that changed, then others, spread over the site. The same choice for the same changes. */
export function pagesToVerify(
  { pages }: Manifest,
  changes: PageChanges | undefined,
  most: number,
): readonly string[] {
  const changed = [...(changes?.changed ?? []), ...(changes?.added ?? [])];
  const others = new Set(pages).difference(new Set(changed));
  const chosen = spread(changed, most);
  return [...chosen, ...spread([...others], most - chosen.length)];
}

function spread(paths: readonly string[], most: number): readonly string[] {
  if (paths.length <= most) return paths;
  const step = paths.length / most;
  return Array.from({ length: most }, (_, index) => paths[Math.floor(index * step)] ?? '');
}

/**
 * The paths that are not as published, each with what is wrong, and why the host does not answer where no page was seen;
 * all of them are given the same few pauses.
 */
async function lookUntil(
  paths: readonly string[],
  manifest: Manifest,
  options: VerifyOptions,
): Promise<{ readonly wrong: readonly string[]; readonly gone?: string | undefined }> {
  let pending = paths;
  let gone: string | undefined;
  // A host that does not answer is not waited for once more for each page.
  const unreachable = (error: unknown): string => {
    options.signal.throwIfAborted();
    gone = networkWords(error);
    return gone;
  };
  for (const pause of [...PAUSES_MS, undefined]) {
    const wrong = new Map<string, string>();
    gone = undefined;
    for (const path of pending) {
      const found = gone ?? (await look(path, manifest.files[path]?.sha256, options).catch(unreachable));
      if (found !== undefined) wrong.set(path, found);
    }
    if (wrong.size === 0 || pause === undefined) {
      const isGone = wrong.size === paths.length && [...wrong.values()].every((why) => why === gone);
      return { wrong: [...wrong].map(([path, why]) => `${path}: ${why}`), gone: isGone ? gone : undefined };
    }
    pending = [...wrong.keys()];
    const pages = pending.length === 1 ? 'page is' : 'pages are';
    options.log.info(
      `${pending.length} ${pages} not seen as published yet (${[...wrong][0]?.join(': ')}); looking again in ${pause / 1000} s`,
    );
    await options.clock.sleep(pause, options.signal);
  }
  return { wrong: [] };
}

const MOST_LISTED = 10;

function listed(wrong: readonly string[]): string {
  const more = wrong.length - MOST_LISTED;
  return more > 0 ? `${wrong.slice(0, MOST_LISTED).join('; ')}; and ${more} more` : wrong.join('; ');
}

/** Undefined when the page is as published, else what is wrong with it. */
async function look(
  path: string,
  sha256: string | undefined,
  { siteUrl, http, signal }: VerifyOptions,
): Promise<string | undefined> {
  const root = siteUrl.href.replace(/[?#].*$/, '').replace(/\/*$/, '/');
  let url = new URL(encodePath(path), root);
  for (let redirects = 0; redirects <= 3; redirects += 1) {
    const headers = { 'accept-encoding': 'identity', 'cache-control': 'no-cache' };
    const response = await http({ method: 'GET', url: url.href, headers, signal });
    const { location, 'content-encoding': encoding } = response.headers;
    const bytes = await bytesOf(response.body);
    if (response.status < 300) {
      if (isOf(sha256, bytes, encoding?.toLowerCase())) return undefined;
      // A query may hold a secret.
      const where = redirects === 0 ? '' : `, where it redirects to: ${url.host}${url.pathname}`;
      return `it has other bytes${where}`;
    }
    // Hosts with clean addresses send readers from page.html to page.
    if (response.status >= 400 || location === undefined) return `status ${response.status}`;
    const next = redirectTarget(location, url.href);
    if (next === undefined) return 'it redirects elsewhere';
    url = next;
  }
  return 'it redirects too often';
}

/** Whether bytes have this digest. What a store holds compressed it serves so, whatever was asked for. */
function isOf(sha256: string | undefined, bytes: Buffer, encoding: string | undefined): boolean {
  try {
    const decode = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : undefined;
    return hash('sha256', decode?.(bytes) ?? bytes) === sha256;
  } catch {
    // They are not what they are said to be.
    return false;
  }
}
