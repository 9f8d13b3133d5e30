import { parseEntryPath } from '../../bundle/archive/entry-path.ts';
import { MANIFEST_PATH, type Manifest, PREVIOUS_PATH } from '../../bundle/manifest.ts';
import { codedMessageOf, codeOf } from '../../errors/failure.ts';
import { counted } from '../../log/measures.ts';
import type { Deployment } from '../deployment.ts';
import type { Destination, FilesDestination, Turn } from '../destination.ts';
import { publishingOf } from '../plan/read-manifest.ts';
import { presentFiles } from '../plan/retired.ts';
import type { TakeBackOptions } from './rollback.ts';

/**
 * Takes a site away from a destination: what the manifest there lists, and nothing else. Where there is none, nothing
 * is touched. Reports a failure instead of throwing it; throws only when `signal` aborts.
 */
export async function removeSite(destination: Destination, options: TakeBackOptions): Promise<Deployment> {
  const { plan, signal, log, clock } = options;
  const started = clock.now();
  const turn: Turn = { signal };
  const ended = (status: Deployment['status'], more: Partial<Deployment> = {}): Deployment => ({
    ...{ destination: destination.name, status, url: null, added: 0, updated: 0, deleted: 0, unchanged: 0 },
    ...{ bytes: 0, milliseconds: clock.now() - started, error: null },
    ...more,
  });
  try {
    if (destination.kind === 'whole' && destination.remove === undefined) {
      log.info(`${destination.name}: keeps no preview, nothing to remove`);
      return ended('unchanged');
    }
    const removed =
      destination.kind === 'files'
        ? await removeFiles(destination, plan, turn)
        : await destination.remove?.(plan, turn);
    if (removed === undefined) {
      log.info(`${destination.name}: no site of ours is there, nothing was touched`);
      return ended('unchanged');
    }
    log.info(`${destination.name}: ${counted(removed, 'file')} ${plan ? 'to remove' : 'removed'}`);
    return ended(plan ? 'planned' : 'removed', { deleted: removed });
  } catch (error) {
    signal.throwIfAborted();
    const message = codedMessageOf(error);
    log.error(`${destination.name}: ${message}`);
    return ended('failed', { error: { code: codeOf(error), message } });
  } finally {
    await destination.close?.();
  }
}

/** Number of files; undefined without a manifest. It goes last, so that a removal cut short can be taken up. */
async function removeFiles(
  destination: FilesDestination,
  plan: boolean,
  turn: Turn,
): Promise<number | undefined> {
  const { manifest } = await destination.inventory(turn);
  if (manifest === undefined) return undefined;
  const paths = listedFiles(manifest).filter((path) => destination.rules?.keeps(path) !== true);
  if (plan) return paths.length;
  await destination.remove([...paths, PREVIOUS_PATH], turn);
  await destination.finish?.(paths, turn);
  await destination.remove([MANIFEST_PATH], turn);
  return paths.length;
}

/** All that a manifest says we put there; a path that leads elsewhere is not ours to touch. */
export function listedFiles(manifest: Manifest): readonly string[] {
  const paths = [...presentFiles(manifest).keys(), ...Object.keys(publishingOf(manifest)?.files ?? {})];
  const own = (path: string): boolean => {
    const parsed = parseEntryPath(path, 'linux');
    return parsed.safe && parsed.path === path && path !== '';
  };
  return [...new Set(paths)].filter((path) => own(path) && path !== MANIFEST_PATH).sort();
}
