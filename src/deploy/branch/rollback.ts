import { MANIFEST_PATH, type Manifest } from '../../bundle/manifest.ts';
import type { Failure } from '../../errors/failure.ts';
import { counted } from '../../log/measures.ts';
import { releaseText } from '../plan/plan-text.ts';
import { parseManifest } from '../plan/read-manifest.ts';
import { noRollback } from '../publish/no-rollback.ts';
import { listedFiles } from '../publish/remove.ts';
import { BASE_REF, type Base, BY_ID, blobsAt, isPlain, KEEPS_BACK } from './base.ts';
import { importCommit, pushCommit, quoted } from './commit.ts';
import type { Git } from './git.ts';
import { type Branch, baseOf } from './publish.ts';
import { placesToRemove } from './removal.ts';

/** How many commits are looked through for the release before. */
const MOST_COMMITS = 100;

/** What brings a branch from its last commit to the release before. */
interface WayBack {
  readonly before: Manifest;
  /** Place → id of the blob that is to be there. */
  readonly restored: ReadonlyMap<string, string>;
  readonly gone: readonly string[];
}

export interface RollbackOptions {
  /** Say what would be done, and do none of it. */
  readonly plan: boolean;
  /** Whether this last commit is the one that was there when the rollback began. */
  readonly isMeant: (commit: string | null) => boolean;
  readonly signal: AbortSignal;
}

/**
 * One try to bring back the release before, in a commit on top: a second rollback rolls forward again. Throws
 * E_ROLLBACK.
 */
export async function rollBackSite(
  branch: Branch,
  git: Git,
  { plan, isMeant, signal }: RollbackOptions,
): Promise<void> {
  const { name, remote, author, clock, log } = branch;
  const base = await baseOf(branch, git, signal);
  // The release before is another one then.
  if (!isMeant(base.commit))
    throw noRollback(name, 'somebody pushed to the branch meanwhile', 'look at it, then roll back again');
  const { before, restored, gone } = await wayBack(branch, git, base, signal);
  log.info(
    `${name}: back to ${releaseText(before)}: ${counted(restored.size - 1, 'file')} to restore, ${gone.length} to delete`,
  );
  if (plan) return;
  const message = `Bring back the documentation${before.commit === null ? '' : ` of ${before.commit}`}\n`;
  const changes = function* (): Generator<string> {
    yield `from ${BASE_REF}^0\n`;
    for (const place of gone) yield `D ${quoted(place)}\n`;
    for (const [place, id] of restored) yield `M 100644 ${id} ${quoted(place)}\n`;
  };
  await importCommit(git, { message, author, clock }, changes(), signal);
  await pushCommit(git, remote.branch, undefined, signal);
}

async function wayBack(
  { name, remote, layout }: Branch,
  git: Git,
  base: Base,
  signal: AbortSignal,
): Promise<WayBack> {
  const none = (why: string): Failure => noRollback(name, why, 'publish the older commit again');
  const ours = placesToRemove(base, layout);
  if (ours === undefined) throw none('its last commit has no manifest of this program');
  const manifestPlace = layout.place(MANIFEST_PATH);
  const refspec = `+refs/heads/${remote.branch}:${BASE_REF}`;
  const depth = [`--depth=${MOST_COMMITS}`, '--filter=blob:none', '--no-tags'];
  await git(['fetch', '--quiet', ...depth, 'origin', refspec], { signal, settings: KEEPS_BACK });
  // Those in which the manifest is another than in the commit before: the first brought the published release.
  const commits = await git(['log', '--format=%H', BASE_REF, '--', manifestPlace], { signal });
  const [, commit] = commits.trim().split('\n');
  const blobs = commit === undefined ? undefined : await blobsAt(git, commit, signal);
  const manifestBlob = blobs?.get(manifestPlace);
  if (blobs === undefined || manifestBlob === undefined)
    throw none(
      `its last ${MOST_COMMITS} commits hold no other release: this one is the first, or single-commit=true left the history behind`,
    );
  const differing = [...blobs].filter(
    ([place, id]) => base.blobs.get(place) !== id && isOurs(place) && isPlain(id),
  );
  await git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--stdin', 'origin'], {
    signal,
    settings: BY_ID,
    input: differing.map(([, id]) => `${id}\n`),
  });
  const before = parseManifest(await git(['cat-file', 'blob', manifestBlob], { signal }));
  if (before === undefined) throw none('the manifest before is none that this version can read');
  const then = new Set([...listedFiles(before).map((path) => layout.place(path)), manifestPlace]);
  return {
    before,
    restored: new Map(differing.filter(([place]) => then.has(place) && !layout.extras.has(place))),
    gone: ours.filter((place) => !then.has(place)),
  };

  /** Not in the folder of another site, which may have come since. */
  function isOurs(place: string): boolean {
    const path = layout.pathOf(place);
    if (path === undefined) return place === manifestPlace;
    return base.inventory.neighbours?.some((folder) => path.startsWith(folder)) !== true;
  }
}
