import type { Clock } from '../../src/clock.ts';
import { deploy } from '../../src/deploy/deploy.ts';
import type { Deployment } from '../../src/deploy/deployment.ts';
import type { DestinationContext, LocalSite } from '../../src/deploy/destination.ts';
import { removeSite } from '../../src/deploy/publish/remove.ts';
import { rollback } from '../../src/deploy/publish/rollback.ts';
import type { Http, HttpRequest } from '../../src/http/http.ts';
import { contextOf, hurriedClock, opened, type RecordedLog, recordedLog, siteOf } from './fixtures.ts';

export interface Pushed {
  readonly deployment: Deployment;
  readonly status: Deployment['status'];
  readonly error: string | undefined;
  readonly log: RecordedLog;
  /** What was asked of the destination, in order. */
  readonly requests: readonly HttpRequest[];
}

/** Publishes a site at one destination and records what was said and asked. */
export async function push(
  site: LocalSite,
  line: string,
  more: Partial<DestinationContext> & { readonly signal?: AbortSignal; readonly plan?: boolean } = {},
): Promise<Pushed> {
  const { signal = new AbortController().signal, plan = false, ...given } = more;
  const log = recordedLog();
  const context = contextOf({ log, ...given });
  const requests: HttpRequest[] = [];
  const http: typeof context.http = (request) => {
    requests.push(request);
    return context.http(request);
  };
  const destinations = opened(line, { ...context, http });
  const options = { plan, maxPageLoss: 1, signal, log, clock: context.clock };
  const { deployments } = await deploy(site, destinations, options);
  const [deployment] = deployments;
  if (deployment === undefined) throw new Error('no deployment');
  return { deployment, status: deployment.status, error: deployment.error?.message, log, requests };
}

/** Takes a site away from one destination. */
export async function takeAway(
  line: string,
  more: Partial<DestinationContext>,
  plan = false,
): Promise<Deployment> {
  const log = recordedLog();
  const [destination] = opened(line, contextOf({ log, ...more }));
  if (destination === undefined) throw new Error('no destination');
  const { signal } = new AbortController();
  return removeSite(destination, { plan, signal, log, clock: hurriedClock });
}

/** Brings back the release before at one destination. */
export async function rollBack(line: string, more: Partial<DestinationContext>): Promise<void> {
  const { signal } = new AbortController();
  const log = recordedLog();
  for (const destination of opened(line, contextOf({ log, ...more }))) {
    try {
      await rollback(destination, { plan: false, signal, log, clock: hurriedClock });
    } finally {
      await destination.close?.();
    }
  }
}

/** What a plan and a run of the same tell alike. */
export function toldOf({ added, updated, deleted, unchanged, bytes, error }: Deployment) {
  return { added, updated, deleted, unchanged, bytes, error };
}

/**
 * Publishes two releases, the second planned first: how many requests that plan names, and how many came. Of the second
 * a run may have been cut short before.
 */
export async function plannedAndSent(
  publish: (site: LocalSite, how: { readonly plan: boolean; readonly clock: Clock }) => Promise<Pushed>,
  cutShort?: (site: LocalSite) => Promise<unknown>,
): Promise<readonly [planned: number | undefined, sent: number]> {
  const now = Date.now();
  // Who takes long looks more often.
  const clock: Clock = { ...hurriedClock, now: () => now };
  const numbers = (from: number) => Array.from({ length: 12 }, (_, n) => [`p${from + n}.html`, `${from}`]);
  const old = { 'index.html': 'one', 'a.css': 'a', ...Object.fromEntries(numbers(0)) };
  await publish(await siteOf(old), { plan: false, clock });
  const large = { 'large.bin': new Uint8Array(17_000_001) };
  const next = await siteOf({
    'index.html': 'two',
    'a.css': 'a',
    ...Object.fromEntries(numbers(6)),
    ...large,
  });
  const css = next.manifest.files['a.css'];
  if (css !== undefined) css.cacheControl = 'no-store';
  await cutShort?.(next);
  // Those that look are no part of the work.
  const { deployment, requests: looks } = await publish(next, { plan: true, clock });
  const { requests } = await publish(next, { plan: false, clock });
  return [deployment.requests, requests.length - looks.length];
}

/** An HTTP client before whose first request of a kind something else happens; it waits until that has ended. */
export function interrupted(
  http: Http,
  isAt: (request: HttpRequest) => boolean,
  happens: () => Promise<unknown>,
): Http {
  let waiting = true;
  return async (request) => {
    if (waiting && isAt(request)) {
      waiting = false;
      await happens();
    }
    return http(request);
  };
}

/** The HTTP client of a run that ends before requests of a kind. */
export function killedAt(isFatal: (request: HttpRequest) => boolean): Http {
  const { http } = contextOf();
  return async (request) => {
    if (isFatal(request)) throw new Error('killed');
    return http(request);
  };
}

/** The HTTP client and signal of a run that is cancelled at one of its requests, counted from 1. */
export function cancelledAt(
  fatal: number,
  isCounted: (request: HttpRequest) => boolean = () => true,
): { readonly http: Http; readonly signal: AbortSignal } {
  const { http } = contextOf();
  const abort = new AbortController();
  let count = 0;
  return {
    signal: abort.signal,
    http(request) {
      if (isCounted(request)) count += 1;
      if (count === fatal) abort.abort(new Error('killed'));
      return http(request);
    },
  };
}

/** Whether a request writes this file, told by its address. */
export function writes(path: string): (request: HttpRequest) => boolean {
  return ({ method, url }) => method === 'PUT' && new URL(url).pathname.endsWith(`/${path}`);
}
