import type { Manifest } from '../../bundle/manifest.ts';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import type { Log } from '../../log/log.ts';
import type { FilesDestination, Inventory, Turn } from '../destination.ts';
import type { Job } from '../job.ts';
import { publishingOf } from '../plan/read-manifest.ts';
import { markMixed } from './announcement.ts';
import { publishFiles } from './publish.ts';

/** Others who stop for us, or whom we repair, end: more than this is no accident. */
const MOST_TRIES = 4;

/**
 * Publishes, also where another run writes to the same place at the same time: the newer run goes on, or, where they
 * cannot be told apart, the one that began last. It looks at the destination again and puts right what got mixed; the
 * other fails. A run that ended meanwhile is published over, unless it is newer: nobody else would put things right.
 * Throws E_GUARD_STALE_RUN or E_DEPLOY_FAILED.
 */
export async function publishContended(
  destination: FilesDestination,
  first: Job,
  options: {
    /** The same site for what is there now. */
    readonly prepare: (looked: Inventory) => Promise<Job>;
    readonly signal: AbortSignal;
    readonly log: Log;
    readonly clock: Clock;
  },
): Promise<void> {
  const turn: Turn = { signal: options.signal };
  let job = first;
  for (let tries = 1; ; tries += 1) {
    const { wanted, plan } = job;
    const isStillThere = async (): Promise<boolean> => {
      const now = await options.prepare(await destination.inventory(turn));
      const kept = new Set([...plan.unchanged, ...plan.headers]);
      return ![...now.plan.added, ...now.plan.updated].some((path) => kept.has(path));
    };
    const ended = await publishFiles(destination, job, { ...options, isStillThere });
    if (ended === undefined) return;
    const { manifest } = await destination.inventory(turn);
    const other = manifest && publishingOf(manifest);
    // Whoever stopped for us has marked our own announcement: a listing will follow anyway.
    let nobodyCame: (() => Promise<boolean>) | undefined;
    const mark = (there: Manifest | undefined) => markMixed(destination, there, { wanted, plan }, turn);
    const hasWritten = ended.disturbed !== undefined;
    if (hasWritten && (other?.id !== ended.disturbed || tries === MOST_TRIES))
      nobodyCame = await mark(manifest);
    const theirs = Math.max(manifest?.run ?? 0, other?.run ?? 0);
    const ours = wanted.manifest.run ?? 0;
    if (!destination.force && theirs > ours && wanted.manifest.run !== null) {
      // Of one that has ended there already nobody writes over it.
      while (other !== undefined && (await echoOf(destination, nobodyCame, options)) === 'ended')
        nobodyCame = await mark((await destination.inventory(turn)).manifest);
      throw overtaken(theirs, ours);
    }
    const isLater = hasWritten && other !== undefined && other.id !== ended.disturbed && theirs >= ours;
    const isTheirs = isLater && (await echoOf(destination, nobodyCame, options)) === 'goes on';
    if (isTheirs || tries === MOST_TRIES) throw crowded();
    options.log.warning(
      `${destination.name}: another run wrote there at the same time; looking again, so that nothing stays mixed`,
    );
    job = await options.prepare(await destination.inventory(turn));
  }
}

/** Longer than a run that is writing takes to look again. */
const LONGEST_SILENCE_S = 15;

/**
 * What became of a mark: the other run has seen it and goes on, or has ended while it was on its way and written its
 * manifest over it, so that nobody else is left to put things right; or it stands there still.
 */
async function echoOf(
  destination: FilesDestination,
  nobodyCame: (() => Promise<boolean>) | undefined,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<'goes on' | 'ended' | 'silent'> {
  for (let seconds = 0; nobodyCame !== undefined && seconds < LONGEST_SILENCE_S; seconds += 1) {
    await clock.sleep(1000, signal);
    if (await nobodyCame()) continue;
    const { manifest } = await destination.inventory({ signal });
    return manifest !== undefined && publishingOf(manifest) !== undefined ? 'goes on' : 'ended';
  }
  return 'silent';
}

const ONE_AT_A_TIME = 'let one run publish at a time (concurrency: in the workflow)';

function overtaken(theirs: number, ours: number): Failure {
  return new Failure('E_GUARD_STALE_RUN', {
    what: 'A newer run published to the same place at the same time',
    value: `run ${theirs}`,
    why: `this is run ${ours}, which stopped for it`,
    fix: `${ONE_AT_A_TIME}; if the newer one had ended already, run it again: it puts right what this one wrote over`,
  });
}

function crowded(): Failure {
  return new Failure('E_DEPLOY_FAILED', {
    what: 'Another run publishes to the same place at the same time',
    why: 'it began after this one, which stopped for it',
    fix: `${ONE_AT_A_TIME}; whichever publishes next puts right what got mixed`,
  });
}
