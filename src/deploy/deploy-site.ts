import { type Clock, systemClock } from '../clock.ts';
import { codedMessageOf, codeOf } from '../errors/failure.ts';
import type { Log } from '../log/log.ts';
import { aliasStays } from './alias.ts';
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

export interface DeploySiteOptions extends Allowed {
  /** Say what would be done, and do none of it. */
  readonly plan: boolean;
  readonly signal: AbortSignal;
  readonly log: Log;
  readonly clock?: Clock | undefined;
}

/** What was asked of a destination while its site was still to come. */
interface Ahead {
  readonly looking: Promise<Inventory | undefined>;
  /** When it began. */
  readonly since: number;
}

export interface Result {
  readonly deployment: Deployment;
  readonly changes: PageChanges | undefined;
}

type End = Pick<Deployment, 'status'> & Partial<Deployment>;
type Prepare = (there: Inventory) => Promise<Job>;

/** Brings one destination to a site, or tells what that would take. A failure is logged and told, never thrown. */
export async function deploySite(
  destination: Destination,
  site: LocalSite,
  { looking, since }: Ahead,
  options: DeploySiteOptions,
): Promise<Result> {
  const { signal, log, clock = systemClock } = options;
  const started = clock.now();
  // Both are told of a deployment that fails, too, as far as they were known by then.
  let changes: PageChanges | undefined;
  let planned: Partial<Deployment> = {};
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
    changes,
  });
  try {
    const looked = await looking;
    const stays = destination.alias === undefined ? undefined : aliasStays(site.manifest, looked?.manifest);
    if (stays !== undefined) {
      log.info(`${destination.name} stays as it is: ${stays}`);
      return ended({ status: 'unchanged' });
    }
    const prepare: Prepare = (there) => jobOf(destination, site, there, { signal }, clock);
    const job = await jobNow(destination, site, { there: looked ?? NOTHING, since, prepare }, options);
    if (looked !== undefined) changes = await changesAt(destination, site, job);
    const isKnown = looked !== undefined;
    // What would be refused is listed, too: that shows what is wrong with it.
    if (options.plan) planned = await tellPlanned(destination, job, isKnown, options);
    requireAllowed(destination, job, changes?.lost ?? [], options);
    if (options.plan) return ended({ ...planned, status: 'planned' });
    tellJob(destination, job, isKnown, { log });
    return ended(await publishJob(destination, job, prepare, options));
  } catch (caught) {
    const error = unreadableFile(site.directory, caught) ?? caught;
    const message = codedMessageOf(error);
    if (!signal.aborted) log.error(`${destination.name}: ${message}`);
    return ended({ ...planned, status: 'failed', error: { code: codeOf(error), message } });
  }
}

interface Start {
  readonly there: Inventory;
  readonly since: number;
  readonly prepare: Prepare;
}

/** What there is to do, as the destination is once that is known. */
async function jobNow(
  destination: Destination,
  { manifest }: LocalSite,
  { there, since, prepare }: Start,
  { plan: isPlan, signal, clock = systemClock }: DeploySiteOptions,
): Promise<Job> {
  const first = await prepare(there);
  // While a folder was hashed or compressed another run may have begun, and even ended.
  const isOld = !isPlan && !first.plan.nothingToDo && clock.now() - since > LOOK_AGAIN_MS;
  const job =
    isOld && destination.kind === 'files' && (await there.stands?.()) === false
      ? await prepare(await destination.inventory({ signal }))
      : first;
  // The manifest of an alias tells which version it has reached, also where two versions have the same pages.
  const moves =
    destination.alias !== undefined && job.inventory.manifest?.exportVersion !== manifest.exportVersion;
  return moves ? { ...job, plan: { ...job.plan, nothingToDo: false } } : job;
}

/** Tells what a plan would do, each file of it, and says the same as figures. */
async function tellPlanned(
  destination: Destination,
  job: Job,
  isKnown: boolean,
  { signal, log }: DeploySiteOptions,
): Promise<Partial<Deployment>> {
  const { plan } = job;
  const bytes = await bytesToSend(destination, job, { signal });
  const requests = tellJob(destination, job, isKnown, { log, bytes });
  if (isKnown) for (const line of detailsOf(plan)) log.info(line);
  // As a publish tells it that sends no file.
  const none = !isKnown && bytes === 0 ? { added: 0, unchanged: plan.added.length } : {};
  return { ...countsOf(plan), headers: plan.headers.length, requests, bytes, ...none };
}

/** Tells in a line what there is to do, with how many `bytes` where it is only planned, and counts the requests of it. */
function tellJob(
  destination: Destination,
  job: Job,
  isKnown: boolean,
  { log, bytes }: { readonly log: Log; readonly bytes?: number },
): number | undefined {
  const { inventory, plan } = job;
  const requests = destination.kind === 'files' ? requestsOf(destination, job) : undefined;
  const does = destination.kind === 'whole' ? destination.does?.(bytes) : undefined;
  const known = isKnown ? inventory : undefined;
  tellPlan(log, { destination: destination.name, plan, requests, inventory: known, does });
  return requests;
}

async function publishJob(
  destination: Destination,
  job: Job,
  prepare: Prepare,
  { signal, log, clock = systemClock }: DeploySiteOptions,
): Promise<End> {
  const counts = countsOf(job.plan);
  if (job.plan.nothingToDo) return { ...counts, status: 'unchanged' };
  if (destination.kind === 'whole')
    return { ...counts, status: 'published', ...(await destination.publish(job.wanted, { signal })) };
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
