import { MANIFEST_PATH, type Manifest, type ManifestFile } from '../../bundle/manifest.ts';
import type { Inventory } from '../destination.ts';
import { inventoryOfManifest, NOTHING, neighboursIn } from '../plan/inventory.ts';
import { parseManifest } from '../plan/read-manifest.ts';
import { isMissingBranch } from './failure.ts';
import type { Git, Setting } from './git.ts';
import type { Layout } from './layout.ts';

/** The branch as it is now. */
export interface Base {
  /** Null where there is no such branch yet. */
  readonly commit: string | null;
  readonly tree: string | null;
  /** Path from the branch's root → id of the blob, as {@link blobsAt} has it. */
  readonly blobs: ReadonlyMap<string, string>;
  readonly inventory: Inventory;
}

/**
 * What git calls a remote that keeps files back. Of the one fetch alone: a command that knows of it asks for each object
 * it misses, in a process of its own, which where the server answers nothing does the same, without end.
 */
export const KEEPS_BACK: readonly Setting[] = [
  ['remote.origin.promisor', 'true'],
  ['remote.origin.partialCloneFilter', 'blob:none'],
];
/** Asks for one object by its id, without telling what is here. */
export const BY_ID: readonly Setting[] = [['fetch.negotiationAlgorithm', 'noop']];

export const BASE_REF = 'refs/heads/base';

/** Fetches the branch's last commit with its trees, and of its files only the manifest. */
export async function fetchBase(
  git: Git,
  {
    branch,
    layout,
    signal,
  }: { readonly branch: string; readonly layout: Layout; readonly signal: AbortSignal },
): Promise<Base> {
  const refspec = `+refs/heads/${branch}:${BASE_REF}`;
  const place = layout.place(MANIFEST_PATH);
  const fetching = git(
    ['fetch', '--quiet', '--depth=1', '--filter=blob:none', '--no-tags', 'origin', refspec],
    { signal, settings: KEEPS_BACK },
  );
  const listing = fetching.then(() => blobsAt(git, BASE_REF, signal));
  const wanted = async function* (): AsyncGenerator<string> {
    const id = (await listing).get(place);
    if (id !== undefined)
      await git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', 'origin', id], {
        signal,
        settings: BY_ID,
      });
    yield `${id ?? `${BASE_REF}:${place}`}\n${BASE_REF}\n`;
  };
  // Started before there is anything to read: git takes long to start.
  const reading = git(['cat-file', '--batch'], { signal, input: wanted(), encoding: 'latin1' });
  // Told where it is waited for.
  reading.catch(() => {});
  listing.catch(() => {});
  try {
    await fetching;
  } catch (error) {
    if (!isMissingBranch(error)) throw error;
    return { commit: null, tree: null, blobs: new Map(), inventory: NOTHING };
  }
  const [{ manifest, commit, tree }, blobs] = await Promise.all([reading.then(objectsIn), listing]);
  return { commit, tree, blobs, inventory: inventoryOf(blobs, manifest, layout) };
}

/** Reads what `git cat-file --batch` says of the manifest, empty where there is none, and of the commit; a character is a byte. */
function objectsIn(said: string): { manifest: string; commit: string; tree: string } {
  const [head = '', kind = '', size = ''] = /^\w+ (\w+) (\d+)\n|^.* missing\n/.exec(said) ?? [];
  const end = head.length + Number(size);
  const [, commit, tree] = /^\n?(\w+) commit \d+\ntree (\w+)\n/.exec(said.slice(end)) ?? [];
  if (commit === undefined || tree === undefined)
    throw new Error(`git cat-file says of the branch: ${said.slice(end, end + 200)}`);
  const text = kind === 'blob' ? said.slice(head.length, end) : '';
  return { manifest: Buffer.from(text, 'latin1').toString(), commit, tree };
}

/** The mode of a file that is no program, link or module. */
const PLAIN = '100644';

/**
 * Path → id of the blob, of all files of a commit. One of another mode, as a link or a module, has its mode before it: a
 * link holds the bytes of a file whose text is where it leads.
 */
export async function blobsAt(git: Git, commit: string, signal: AbortSignal): Promise<Map<string, string>> {
  const listing = await git(['ls-tree', '-r', '-z', '--full-tree', commit], { signal });
  const blobs = new Map<string, string>();
  // Records are `MODE TYPE ID<tab>PATH`.
  for (const record of listing.split('\0')) {
    const tab = record.indexOf('\t');
    const [mode, , id] = record.slice(0, tab).split(' ');
    if (tab > 0 && id !== undefined) blobs.set(record.slice(tab + 1), mode === PLAIN ? id : `${mode} ${id}`);
  }
  return blobs;
}

/** Whether what {@link blobsAt} has of a path is a file as a site has them, and no link or module. */
export function isPlain(id: string): boolean {
  return !id.includes(' ');
}

/** The manifest in a branch says which blob each file became, so that nothing is hashed twice. */
function recordedBlobs(manifest: Manifest | undefined): Readonly<Record<string, unknown>> {
  const { blobs } = (manifest ?? {}) as { readonly blobs?: unknown };
  return typeof blobs === 'object' && blobs !== null ? (blobs as Record<string, unknown>) : {};
}

/** A file is known by the manifest where its blob is still the one that the manifest's run made. */
function inventoryOf(blobs: ReadonlyMap<string, string>, text: string, layout: Layout): Inventory {
  const manifest = parseManifest(text);
  const known = manifest === undefined ? NOTHING.files : inventoryOfManifest(manifest).files;
  const recorded = recordedBlobs(manifest);
  const files = new Map<string, Partial<ManifestFile>>();
  const foreign = new Set<string>();
  const paths = [...blobs.keys()].map((place) => layout.pathOf(place)).filter((path) => path !== undefined);
  const neighbours = neighboursIn(paths);
  for (const [place, id] of blobs) {
    const path = layout.pathOf(place);
    if (path === undefined) continue;
    const file = known.get(path);
    if (file === undefined && layout.spared(place)) continue;
    if (file === undefined && neighbours.some((folder) => path.startsWith(folder))) continue;
    files.set(path, file !== undefined && recorded[path] === id ? file : {});
    if (file === undefined) foreign.add(path);
  }
  // What belongs to the branch beside the site must be right too before there is nothing to do.
  const settled = [...layout.extras].every(([place, extra]) => blobs.get(place) === extra.blob);
  return { manifest, interrupted: !settled, files, foreign, neighbours };
}
