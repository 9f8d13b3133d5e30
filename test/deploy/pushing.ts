import { deploy } from '../../src/deploy/deploy.ts';
import type { Deployment, DestinationContext, LocalSite } from '../../src/deploy/destination.ts';
import { rollback } from '../../src/deploy/rollback.ts';
import type { HttpRequest } from '../../src/http/http.ts';
import { contextOf, hurriedClock, opened, type RecordedLog, recordedLog } from './fixtures.ts';

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
  more: Partial<DestinationContext> & { readonly signal?: AbortSignal } = {},
): Promise<Pushed> {
  const { signal = new AbortController().signal, ...given } = more;
  const log = recordedLog();
  const context = contextOf({ log, ...given });
  const requests: HttpRequest[] = [];
  const http: typeof context.http = (request) => {
    requests.push(request);
    return context.http(request);
  };
  const destinations = opened(line, { ...context, http });
  const options = { plan: false, maxPageLoss: 1, signal, log, clock: hurriedClock };
  const { deployments } = await deploy(site, destinations, options);
  const [deployment] = deployments;
  if (deployment === undefined) throw new Error('no deployment');
  return { deployment, status: deployment.status, error: deployment.error?.message, log, requests };
}

/** Brings back the release before at one destination. */
export async function rollBack(line: string, more: Partial<DestinationContext>): Promise<void> {
  const { signal } = new AbortController();
  const log = recordedLog();
  for (const destination of opened(line, contextOf({ log, ...more }))) {
    await rollback(destination, { plan: false, signal, log, clock: hurriedClock });
  }
}
