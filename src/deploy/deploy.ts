import { systemClock } from '../clock.ts';
import { messageOf } from '../errors/failure.ts';
import type { Log } from '../log/log.ts';
import { withVersion } from './alias.ts';
import { type DeploySiteOptions, deploySite, type Result } from './deploy-site.ts';
import type { Deployment, PageChanges } from './deployment.ts';
import type { Destination, Inventory, LocalSite, Turn } from './destination.ts';

export interface DeployOptions extends DeploySiteOptions {
  /** Told what is at a destination, as soon as it is known. */
  readonly onInventory?: ((inventory: Inventory) => void) | undefined;
  /** Told what came of each destination, also where an abort is thrown then: some may have been published before it. */
  readonly onEnded?: ((outcome: Outcome) => void) | undefined;
}

interface Outcome {
  readonly deployments: readonly Deployment[];
  readonly changes: PageChanges | undefined;
}

/**
 * Publishes a site at all destinations, side by side. One that fails does not stop the others: it is reported as
 * `failed`, in the order given, and the caller decides what that means. Throws only when `signal` aborts, or when a
 * site that was still to come does not: what the destinations have is asked meanwhile. `changes` compares the pages
 * with the first destination that knows what it has.
 */
export async function deploy(
  site: LocalSite | Promise<LocalSite>,
  destinations: readonly Destination[],
  options: DeployOptions,
): Promise<Outcome> {
  const { signal, plan, log, onEnded } = options;
  const results = await Promise.all(destinations.map((destination) => deployTo(destination, site, options)));
  const outcome = {
    deployments: results.map(({ deployment }) => deployment),
    changes: results.find(({ changes }) => changes !== undefined)?.changes,
  };
  onEnded?.(outcome);
  if (signal.aborted && !plan) {
    const reuses = destinations.some(({ kind }) => kind === 'files');
    log.info(`Deploying has stopped: run again to go on${reuses ? ', what has arrived is reused' : ''}`);
  }
  signal.throwIfAborted();
  return outcome;
}

async function deployTo(
  destination: Destination,
  coming: LocalSite | Promise<LocalSite>,
  options: DeployOptions,
): Promise<Result> {
  const { signal, log, onInventory } = options;
  const ended = new AbortController();
  const turn: Turn = { signal: AbortSignal.any([signal, ended.signal]) };
  const since = (options.clock ?? systemClock).now();
  const look = async (): Promise<Inventory | undefined> => {
    await destination.ready?.();
    return destination.inventory?.(turn);
  };
  const looking = look();
  const looked = looking.then(
    (there) => there !== undefined && onInventory?.(there),
    // A failure is told once the site is here.
    () => undefined,
  );
  try {
    return await deploySite(destination, siteFor(destination, await coming), { looking, since }, options);
  } finally {
    // Without a site nobody waits for what was asked.
    ended.abort();
    await looked;
    log.progress('', destination.name);
    await closed(destination, log);
  }
}

/** What a destination leaves behind on this machine changes nothing of what came of it, or of others. */
async function closed({ name, close }: Destination, log: Log): Promise<void> {
  try {
    await close?.();
  } catch (error) {
    log.warning(`${name}: files that it needed for a moment stay on this machine: ${messageOf(error)}`);
  }
}

function siteFor({ alias }: Destination, site: LocalSite): LocalSite {
  return alias === undefined ? site : { ...site, manifest: withVersion(site.manifest, alias) };
}
