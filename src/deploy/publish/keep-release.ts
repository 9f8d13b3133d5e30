import { KEPT_FOLDER, type Manifest, PREVIOUS_PATH } from '../../bundle/manifest.ts';
import type { FilesDestination, Turn } from '../destination.ts';
import type { Job } from '../job.ts';
import { publishingOf } from '../plan/read-manifest.ts';
import { retiredOf, withRetired } from '../plan/retired.ts';
import { eachPaced, type Pace } from '../store/pace.ts';
import { ownFile } from './announcement.ts';

/** Keeps what a rollback to the release before needs. */
export interface ReleaseKeeper {
  /** Its files, before anything of it is overwritten. */
  copyFiles(pace: Pace, turn: Turn): Promise<void>;
  /** Its manifest. */
  writeManifest(turn: Turn): Promise<void>;
}

/** Undefined where nothing is to be kept. */
export function releaseKeeper(
  { rules, copy, put }: FilesDestination,
  { inventory: { manifest }, plan }: Pick<Job, 'inventory' | 'plan'>,
): ReleaseKeeper | undefined {
  if (rules === undefined || rules.graceMs === 0 || copy === undefined || manifest === undefined)
    return undefined;
  // The one that is kept is still the one before.
  if (plan.isSameRelease) return undefined;
  return {
    async copyFiles(pace, turn) {
      await eachPaced(plan.copies, pace, turn.signal, async ({ from, to, file }) => {
        await copy(from, to, file, turn);
      });
    },
    writeManifest: (turn) => put(ownFile(PREVIOUS_PATH, releaseOf(manifest)), turn),
  };
}

/**
 * Whether the manifest that is kept must go: the next release is published without keeping the one before, and a rollback
 * would lead past that to an older one.
 */
export function forgetsRelease(
  { rules, copy }: FilesDestination,
  { inventory: { manifest }, plan }: Pick<Job, 'inventory' | 'plan'>,
): boolean {
  const isKept = copy !== undefined && Object.keys(retiredOf(manifest)).length > 0;
  return isKept && rules?.graceMs === 0 && !plan.isSameRelease;
}

/** The release that is published; where a run was cut short, the one whose place it was to take. */
function releaseOf(manifest: Manifest): Manifest {
  if (publishingOf(manifest) === undefined) return withRetired(manifest, {});
  const { publishing: _, ...release } = manifest;
  const files = { ...release.files };
  for (const path of Object.keys(files)) if (path.startsWith(KEPT_FOLDER)) delete files[path];
  return withRetired({ ...release, files } as Manifest, {});
}
