import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import { listedFiles } from '../publish/remove.ts';
import { BASE_REF, type Base } from './base.ts';
import { importCommit, leaseOf, pushCommit, quoted } from './commit.ts';
import type { Git } from './git.ts';
import type { Layout } from './layout.ts';
import { keepSourceThere } from './limits.ts';
import { type Branch, baseOf } from './publish.ts';

/** One try to take the site away; the number of its files, undefined without a manifest. */
export async function removeSite(
  branch: Branch,
  git: Git,
  plan: boolean,
  signal: AbortSignal,
): Promise<number | undefined> {
  const base = await baseOf(branch, git, signal);
  keepSourceThere(branch, base);
  const places = placesToRemove(base, branch.layout);
  if (places !== undefined && !plan) await pushRemoval(branch, git, base, places, signal);
  return places?.length;
}

/** Places in the branch of what the manifest there lists; undefined without one. */
export function placesToRemove({ blobs, inventory }: Base, layout: Layout): readonly string[] | undefined {
  if (inventory.manifest === undefined) return undefined;
  return listedFiles(inventory.manifest)
    .map((path) => layout.place(path))
    .filter((place) => blobs.has(place) && !layout.spared(place));
}

/** Pushes a commit without these files and their manifest; a branch that held nothing else is deleted. */
async function pushRemoval(
  { name, remote, layout, single, author, clock }: Branch,
  git: Git,
  base: Base,
  places: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const gone = new Set([...places, layout.place(MANIFEST_PATH)]);
  const rest = [...base.blobs.keys()].filter((place) => !gone.has(place) && !layout.extras.has(place));
  const lease = leaseOf(remote.branch, base.commit);
  if (rest.length === 0) {
    await git(['push', '--porcelain', lease, 'origin', `:refs/heads/${remote.branch}`], { signal });
    return;
  }
  const message = `Remove the documentation of ${name}\n\n${places.length} files\n`;
  await importCommit(git, { message, author, clock }, changes(), signal);
  await pushCommit(git, remote.branch, single ? lease : undefined, signal);

  function* changes(): Generator<string> {
    yield single ? `M 040000 ${base.tree} \n` : `from ${BASE_REF}^0\n`;
    for (const place of gone) yield `D ${quoted(place)}\n`;
  }
}
