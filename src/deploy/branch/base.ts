import { MANIFEST_PATH, type Manifest, type ManifestFile } from '../../bundle/manifest.ts';
import type { Inventory } from '../destination.ts';
import { inventoryOfManifest, NOTHING, neighboursIn, parseManifest } from '../inventory.ts';
import { isMissingBranch } from './failure.ts';
import type { Git } from './git.ts';
import type { Layout } from './layout.ts';

/** The branch as it is now. */
export interface Base {
  /** Null where there is no such branch yet. */
  readonly commit: string | null;
  readonly tree: string | null;
  /** Path from the branch's root → id of the blob. */
  readonly blobs: ReadonlyMap<string, string>;
  readonly inventory: Inventory;
}

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
  try {
    await git(['fetch', '--quiet', '--depth=1', '--filter=blob:none', '--no-tags', 'origin', refspec], {
      signal,
    });
  } catch (error) {
    if (!isMissingBranch(error)) throw error;
    return { commit: null, tree: null, blobs: new Map(), inventory: NOTHING };
  }
  const place = layout.place(MANIFEST_PATH);
  // The manifest has still to be fetched, so it is asked for first; the rest is read meanwhile.
  const [found, ids, blobs] = await Promise.all([
    git(['cat-file', 'blob', `${BASE_REF}:${place}`], { signal }).catch((error: Error) => error),
    git(['rev-parse', BASE_REF, `${BASE_REF}^{tree}`], { signal }),
    git(['ls-tree', '-r', '-z', '--full-tree', BASE_REF], { signal }).then(blobsOf),
  ]);
  const [commit = '', tree = ''] = ids.split('\n');
  if (blobs.has(place) && typeof found !== 'string') throw found;
  const manifest = typeof found === 'string' ? found : '';
  return { commit, tree, blobs, inventory: inventoryOf(blobs, manifest, layout) };
}

/** Reads `MODE TYPE ID<tab>PATH` records. */
function blobsOf(listing: string): Map<string, string> {
  const blobs = new Map<string, string>();
  for (const record of listing.split('\0')) {
    const tab = record.indexOf('\t');
    const id = record.slice(0, tab).split(' ')[2];
    if (tab > 0 && id !== undefined) blobs.set(record.slice(tab + 1), id);
  }
  return blobs;
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
