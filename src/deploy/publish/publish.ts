import { MANIFEST_PATH, type ManifestFile, PREVIOUS_PATH } from '../../bundle/manifest.ts';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import type { Log } from '../../log/log.ts';
import { type FilesDestination, sourceOf, type Turn } from '../destination.ts';
import type { Job } from '../job.ts';
import { asStored } from '../plan/inventory.ts';
import { publishingOf } from '../plan/read-manifest.ts';
import { withRetired } from '../plan/retired.ts';
import { createProgress } from '../progress.ts';
import { createPace, eachPaced, type Pace } from '../store/pace.ts';
import { IN_ONE_PIECE } from '../store/store.ts';
import { type Announcement, announce, changedBy, ownFile } from './announcement.ts';
import { forgetsRelease, releaseKeeper } from './keep-release.ts';

/**
 * Carries a plan out in an order that never shows a reader half a site: immutable assets → other files → HTML
 * pages → search index and sitemap → the destination's own finish → prune → manifest. A failed step stops before
 * the next. The manifest is last, and while the publish runs the destination's manifest says that it does, so
 * that the run after one that was killed looks for itself instead of believing it.
 *
 * Answers with its announcement's id where another run wrote at the same time: then the destination is to be looked at
 * again, and nothing was deleted, nor the manifest written. Without an id nothing of the site was written at all.
 */
export async function publishFiles(
  destination: FilesDestination,
  job: Job,
  {
    signal,
    log,
    clock,
    isRollback = false,
    isStillThere,
  }: {
    readonly signal: AbortSignal;
    readonly log: Log;
    readonly clock: Clock;
    readonly isRollback?: boolean | undefined;
    /** Whether what the plan leaves as it is still is so: asked where another run may have gone on after the look. */
    readonly isStillThere?: (() => Promise<boolean>) | undefined;
  },
): Promise<{ readonly disturbed: string | undefined } | undefined> {
  const { wanted, inventory, plan } = job;
  const pace = createPace(destination.concurrency, clock);
  const turn: Turn = { signal, onThrottle: () => pace.throttled() };

  // First, so that an announcement that was left behind says that it has been done.
  const keeper = releaseKeeper(destination, job);
  await keeper?.copyFiles(pace, turn);
  if (!isRollback && !inventory.interrupted) await keeper?.writeManifest(turn);
  // Meanwhile another may have begun a publish, and even ended it.
  if (keeper !== undefined && (await inventory.stands?.()) === false) return { disturbed: undefined };
  if (!isRollback && forgetsRelease(destination, job)) await destination.remove([PREVIOUS_PATH], turn);
  const writes = plan.added.length + plan.updated.length + plan.headers.length + plan.deleted.length > 0;
  const announcement = writes ? await announce(destination, job, turn) : undefined;
  const watch = createWatch(announcement, clock);
  if (plan.inTheWay.length > 0) await destination.remove(plan.inTheWay, turn);
  const isWhole = await writeFiles(destination, job, { watch, pace, turn, log, clock });
  if (announcement !== undefined) {
    const disturbed = { disturbed: announcement.id };
    if (!isWhole || (await watch.isDisturbed())) return disturbed;
    // What was unfinished then may have been another's work in full swing, which ended before it saw ours.
    if (inventory.interrupted && (await isStillThere?.()) === false) return disturbed;
  }
  await destination.finish?.(cachedPaths(job), turn);
  const gone = new Set(plan.inTheWay);
  const old = plan.deleted.filter((path) => !gone.has(path));
  if (old.length > 0) await prune(destination, old, turn);
  if (announcement !== undefined && watch.ageMs() > LOOK_AGAIN_MS && (await watch.isDisturbed()))
    return { disturbed: announcement.id };
  await destination.put(ownFile(MANIFEST_PATH, withRetired(wanted.manifest, plan.retired)), turn);
  // Not before: where a rollback is cut short, the next must go on to the same release, and not to the other.
  if (!isRollback) return undefined;
  await keeper?.writeManifest(turn);
  // What is kept is the published one now: a rollback after the next publishes would lead past those.
  if (destination.rules?.graceMs === 0) await prune(destination, [PREVIOUS_PATH], turn);
  return undefined;
}

/** Looks whether another run writes there, and knows when it did so last. */
interface Watch {
  isDisturbed(): Promise<boolean>;
  /** Milliseconds since the last look. */
  ageMs(): number;
}

function createWatch(announcement: Announcement | undefined, clock: Clock): Watch {
  let looked = clock.now();
  return {
    async isDisturbed() {
      looked = clock.now();
      return announcement !== undefined && !(await announcement.stands());
    },
    ageMs: () => clock.now() - looked,
  };
}

/** Sends what differs, phase by phase; false where that was left because another run has begun meanwhile. */
async function writeFiles(
  destination: FilesDestination,
  { wanted, plan }: Job,
  {
    watch,
    pace,
    turn,
    log,
    clock,
  }: {
    readonly watch: Watch;
    readonly pace: Pace;
    readonly turn: Turn;
    readonly log: Log;
    readonly clock: Clock;
  },
): Promise<boolean> {
  const { files } = wanted.manifest;
  const changed = changedBy(plan);
  const headersOnly = new Set(plan.headers);
  const progress = createProgress(destination.name, { files: changed.length, bytes: plan.bytes }, log, clock);
  const phases = Map.groupBy(changed, (path) => phaseOf(path, files[path]));
  let isDisturbed = false;
  for (const phase of PHASES) {
    await eachPaced(phases.get(phase) ?? [], pace, turn.signal, async (path) => {
      const known = files[path];
      if (!isDisturbed && watch.ageMs() > LOOK_EVERY_MS && (await watch.isDisturbed())) isDisturbed = true;
      if (known === undefined || isDisturbed) return;
      const file = asStored(known);
      // The manifest may know of a file that somebody removed: that is sent.
      if (headersOnly.has(path) && (await destination.updateHeaders(path, file, turn))) {
        progress.advance(0);
        return;
      }
      const large = file.size > IN_ONE_PIECE ? progress.largeFile() : undefined;
      const ofFile = large === undefined ? turn : { ...turn, onSent: large.sent };
      await destination.put({ path, file, source: sourceOf(wanted, path) }, ofFile);
      large?.ended();
      progress.advance(file.size);
    });
  }
  return !isDisturbed;
}

/** How often a run that writes for long looks whether another has begun. */
const LOOK_EVERY_MS = 5000;
/** In less nobody else has begun and ended a publish. */
export const LOOK_AGAIN_MS = 500;

/** Deletes what is no part of the site any more. A failure says that the new one is there all the same. */
async function prune(destination: FilesDestination, paths: readonly string[], turn: Turn): Promise<void> {
  try {
    await destination.remove(paths, turn);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, what, value, why, fix = 'run again' } = error;
    const live = 'the new site is complete and live, only old files remain';
    throw new Failure(code, { what, value, why, fix: `${fix}; ${live}`, cause: error });
  }
}

/** What a cache may hold in another form: all that changed here, or in a run that did not come to tell the cache. */
function cachedPaths({ wanted, inventory, plan }: Job): readonly string[] {
  const { files } = wanted.manifest;
  const { manifest } = inventory;
  const unfinished = manifest === undefined ? undefined : publishingOf(manifest);
  const paths = [...plan.added, ...plan.updated, ...plan.headers, ...Object.keys(unfinished?.files ?? {})];
  const added = new Set(plan.added);
  // Nobody has asked for an asset yet that no page named before.
  const isNew = (path: string): boolean =>
    added.has(path) && /\bimmutable\b/i.test(files[path]?.cacheControl ?? '');
  return [...new Set([...paths.filter((path) => !isNew(path)), ...plan.deleted])];
}

const PHASES = ['immutable', 'other', 'page', 'index'] as const;
type Phase = (typeof PHASES)[number];

/** Files by which readers and machines find pages: they come after the pages they name. */
const INDEX = /(^|\/)(sitemap[^/]*\.xml|llms[^/]*\.txt|_?search\/[^/]+\.(js|json|bin)|_?search[^/]*\.json)$/;

/** When a file is published: what others need comes before what needs it. */
export function phaseOf(path: string, file: ManifestFile | undefined): Phase {
  // Whatever a rule says of it: it names the others.
  if (/^text\/html\b/i.test(file?.contentType ?? '')) return 'page';
  if (/\bimmutable\b/i.test(file?.cacheControl ?? '')) return 'immutable';
  return INDEX.test(path) ? 'index' : 'other';
}
