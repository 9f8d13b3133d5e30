import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import { codedMessageOf, codeOf, messageOf } from '../errors/failure.ts';
import type { Log } from '../log/log.ts';
import { aliasStays, withVersion } from './alias.ts';
import { withLostPages } from './compare/lost-pages.ts';
import type { Deployment, PageChanges } from './deployment.ts';
import type { Destination, Inventory, LocalSite, Turn } from './destination.ts';
import { unreadableFile } from './files/digest.ts';
import { type Allowed, type Job, jobOf, requireAllowed } from './job.ts';
import { NOTHING } from './plan/inventory.ts';
import type { Plan } from './plan/plan.ts';
import { detailsOf, tellPlan } from './plan/plan-text.ts';
import { publishContended } from './publish/contention.ts';
import { LOOK_AGAIN_MS } from './publish/publish.ts';
import { requestsOf } from './publish/requests.ts';

export interface DeployOptions extends Allowed {
  /** Say what would be done, and do none of it. */
  readonly plan: boolean;
  readonly signal: AbortSignal;
  readonly log: Log;
  readonly clock?: Clock | undefined;
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

interface Result {
  readonly deployment: Deployment;
  readonly changes: PageChanges | undefined;
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

/** What was asked of a destination while its site was still to come. */
interface Ahead {
  readonly looking: Promise<Inventory | undefined>;
  /** When it began. */
  readonly since: number;
}

/** What is known of a deployment before it ends; one that fails tells of it, too. */
interface Known {
  changes: PageChanges | undefined;
  planned: Partial<Deployment>;
}

type End = Pick<Deployment, 'status'> & Partial<Deployment>;

async function deploySite(
  destination: Destination,
  site: LocalSite,
  ahead: Ahead,
  options: DeployOptions,
): Promise<Result> {
  const { signal, log, clock = systemClock } = options;
  const started = clock.now();
  const known: Known = { changes: undefined, planned: {} };
  const ended = ({ status, ...more }: End): Result => ({
    deployment: {
      destination: destination.name,
      status,
      url: destination.url,
      ...{ added: 0, updated: 0, deleted: 0, unchanged: 0, bytes: 0 },
      milliseconds: clock.now() - started,
      error: null,
      ...more,
    },
    changes: known.changes,
  });
  try {
    return ended(await bringTo(destination, site, ahead, known, options));
  } catch (caught) {
    const error = unreadableFile(site.directory, caught) ?? caught;
    const message = codedMessageOf(error);
    if (!signal.aborted) log.error(`${destination.name}: ${message}`);
    return ended({ ...known.planned, status: 'failed', error: { code: codeOf(error), message } });
  }
}

/** Brings a destination to the site, or tells what that would take. */
async function bringTo(
  destination: Destination,
  site: LocalSite,
  { looking, since }: Ahead,
  known: Known,
  options: DeployOptions,
): Promise<End> {
  const { signal, log, clock = systemClock } = options;
  const turn: Turn = { signal };
  const looked = await looking;
  const there = looked ?? NOTHING;
  const stays = destination.alias === undefined ? undefined : aliasStays(site.manifest, there.manifest);
  if (stays !== undefined) {
    log.info(`${destination.name} stays as it is: ${stays}`);
    return { status: 'unchanged' };
  }
  const prepare = (found: Inventory): Promise<Job> => jobOf(destination, site, found, turn, clock);
  let job = await prepare(there);
  // While a folder was hashed or compressed another run may have begun, and even ended.
  const isOld = !options.plan && !job.plan.nothingToDo && clock.now() - since > LOOK_AGAIN_MS;
  if (isOld && destination.kind === 'files' && (await there.stands?.()) === false)
    job = await prepare(await destination.inventory(turn));
  const { inventory } = job;
  // The manifest of an alias tells which version it has reached, also where two versions have the same pages.
  const moves =
    destination.alias !== undefined && inventory.manifest?.exportVersion !== site.manifest.exportVersion;
  if (moves) job = { ...job, plan: { ...job.plan, nothingToDo: false } };
  const { wanted, plan } = job;
  if (looked !== undefined) known.changes = await changesAt(destination, site, job);
  const { lost = [] } = known.changes ?? {};
  if (!options.plan) requireAllowed(destination, job, lost, options);
  const requests =
    destination.kind === 'files' ? requestsOf(destination, wanted, inventory, plan) : undefined;
  const bytes = options.plan ? await bytesToSend(destination, job, turn) : undefined;
  const does = destination.kind === 'whole' ? destination.does?.(bytes) : undefined;
  tellPlan(log, { destination: destination.name, plan, requests, inventory: looked && inventory, does });
  const counts = countsOf(plan);
  if (bytes !== undefined) {
    if (looked !== undefined) for (const line of detailsOf(plan)) log.info(line);
    // As a publish tells it that sends no file.
    const none = looked === undefined && bytes === 0 ? { added: 0, unchanged: plan.added.length } : {};
    known.planned = { ...counts, headers: plan.headers.length, requests, bytes, ...none };
    // What would be refused is listed, too: that shows what is wrong with it.
    requireAllowed(destination, job, lost, options);
    return { ...known.planned, status: 'planned' };
  }
  if (plan.nothingToDo) return { ...counts, status: 'unchanged' };
  if (destination.kind === 'whole')
    return { ...counts, status: 'published', ...(await destination.publish(wanted, turn)) };
  await publishContended(destination, job, { prepare, signal, log, clock });
  return { ...counts, status: 'published' };
}

/** How many files a plan touches, and with how many bytes. */
function countsOf(plan: Plan): Pick<Deployment, 'added' | 'updated' | 'deleted' | 'unchanged' | 'bytes'> {
  const { added, updated, headers, deleted, unchanged, bytes } = plan;
  return {
    added: added.length,
    updated: updated.length + headers.length,
    deleted: deleted.length,
    unchanged: unchanged.length,
    bytes,
  };
}

/** What changes for the readers of a destination; where it is of one pull request or commit, none knows an old address. */
async function changesAt(
  { own = false }: Destination,
  site: LocalSite,
  { plan, inventory: { manifest, files } }: Job,
): Promise<PageChanges> {
  if (own) return { ...plan.changes, lost: [] };
  return withLostPages(plan.changes, site, { pages: manifest?.pages ?? [], files });
}

async function bytesToSend(destination: Destination, { wanted, plan }: Job, turn: Turn): Promise<number> {
  if (destination.kind === 'files' || plan.nothingToDo) return plan.bytes;
  if (destination.bytesToSend !== undefined) return destination.bytesToSend(wanted, plan.bytes, turn);
  return Object.values(wanted.manifest.files).reduce((sum, { size }) => sum + size, 0);
}
