import { type Manifest, type ManifestFile, PREVIOUS_PATH } from '../../bundle/manifest.ts';
import type { Clock } from '../../clock.ts';
import type { Failure } from '../../errors/failure.ts';
import type { Log } from '../../log/log.ts';
import { counted } from '../../log/measures.ts';
import { firstFew } from '../../text/first-few.ts';
import type { Destination, FilesDestination, Inventory, Turn } from '../destination.ts';
import type { Job } from '../job.ts';
import { inventoryBelieving } from '../plan/inventory.ts';
import { type Plan, planOf } from '../plan/plan.ts';
import { releaseText } from '../plan/plan-text.ts';
import { parseManifest } from '../plan/read-manifest.ts';
import { markMixed } from './announcement.ts';
import { noRollback } from './no-rollback.ts';
import { publishFiles } from './publish.ts';

/** How what was published is taken back: by a rollback, or by a removal. */
export interface TakeBackOptions {
  /** Say what would be done, and do none of it. */
  readonly plan: boolean;
  readonly signal: AbortSignal;
  readonly log: Log;
  readonly clock: Clock;
}

/** Brings back the release before the one that is published. Throws E_ROLLBACK where that cannot be done whole. */
export async function rollback(destination: Destination, options: TakeBackOptions): Promise<void> {
  const turn: Turn = { signal: options.signal };
  if (destination.kind === 'files') await rollbackFiles(destination, options, turn);
  else if (destination.rollback === undefined) {
    throw noRollback(
      destination.name,
      'this kind of destination keeps no release before',
      'publish the older commit again',
    );
  } else await destination.rollback(options.plan, turn);
}

/**
 * Publishes the kept manifest again, in the usual order, from bytes that are at the store still. The release that
 * is rolled back is kept in turn: a second rollback brings it back.
 */
async function rollbackFiles(
  destination: FilesDestination,
  options: TakeBackOptions,
  turn: Turn,
): Promise<void> {
  const { name, copy, readText } = destination;
  const text = await readText?.(PREVIOUS_PATH, turn);
  const before = text === undefined ? undefined : parseManifest(text);
  if (before === undefined || copy === undefined) {
    throw noRollback(
      name,
      `there is no ${PREVIOUS_PATH}: a release is kept only where grace= is given when the next is published, or that is rolled back`,
      'publish the older commit again; add grace=7d to the destination for the next time',
    );
  }
  const inventory = inventoryBelieving(await destination.inventory(turn));
  const { rules } = destination;
  const plan = planOf(before, inventory, {
    force: destination.force,
    rules,
    copies: true,
    keepsHeaders: destination.keepsHeaders,
    hasFolders: destination.hasFolders,
    now: options.clock.now(),
  });
  if (plan.isSameRelease && !inventory.interrupted) {
    throw noRollback(
      name,
      `the release that is kept, of ${before.createdAt}, is the published one: a rollback without grace= keeps none, and a publish that was cut short may have changed nothing yet`,
      'nothing was changed; publish the commit you want again',
    );
  }
  const places = placesOf(inventory, plan);
  const lost = [...plan.added, ...plan.updated].filter(
    (path) => !places.has(storedDigest(before.files[path]) ?? ''),
  );
  if (lost.length > 0) throw incomplete(name, lost, before);
  options.log.info(
    `${name}: back to ${releaseText(before)}: ` +
      `${counted(plan.added.length + plan.updated.length, 'file')} to restore, ${plan.headers.length} with other headers, ${plan.deleted.length} to delete`,
  );
  if (options.plan) return;
  const fromTheStore: FilesDestination = {
    ...destination,
    async put(outgoing, putTurn) {
      const from = typeof outgoing.source === 'string' ? places.get(outgoing.file.sha256) : undefined;
      if (from === undefined) await destination.put(outgoing, putTurn);
      else if (!(await copy(from, outgoing.path, outgoing.file, putTurn))) {
        throw incomplete(name, [outgoing.path], before);
      }
    },
  };
  // Nothing is read from a disk: `fromTheStore` copies.
  const wanted = { manifest: before, directory: '', bundlePath: '' };
  const job: Job = { wanted, inventory, plan };
  const ended = await publishFiles(fromTheStore, job, {
    ...options,
    isRollback: true,
  });
  if (ended === undefined) return;
  if (ended.disturbed !== undefined)
    await markMixed(destination, (await destination.inventory(turn)).manifest, job, turn);
  const why = 'somebody published there at the same time';
  throw noRollback(name, why, 'wait until that has ended, and publish the commit you want again');
}

/** Digest → a path that holds these bytes still when the rollback copies them. */
function placesOf({ files }: Inventory, plan: Plan): ReadonlyMap<string, string> {
  const places = new Map(plan.copies.map(({ to, file }) => [file.sha256, to]));
  const overwritten = new Set([...plan.updated, ...plan.inTheWay]);
  for (const [path, file] of files) {
    const sha256 = storedDigest(file);
    if (sha256 !== undefined && !overwritten.has(path)) places.set(sha256, path);
  }
  return places;
}

/** What a store holds is known by the digest of its bytes, compressed where they are. */
function storedDigest(file: Partial<ManifestFile> | undefined): string | undefined {
  return (file?.stored ?? file)?.sha256;
}

function incomplete(name: string, lost: readonly string[], { createdAt }: Manifest): Failure {
  return noRollback(
    name,
    `${counted(lost.length, 'file')} of the release of ${createdAt} ${lost.length === 1 ? 'is' : 'are'} gone (${firstFew(lost, 5)}): its grace is over, or somebody deleted them`,
    'publish the older commit again; the published site was not touched',
  );
}
