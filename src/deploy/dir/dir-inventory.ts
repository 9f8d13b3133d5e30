import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { MANIFEST_PATH, type ManifestFile } from '../../bundle/manifest.ts';
import { Failure, hasCode } from '../../errors/failure.ts';
import type { Inventory } from '../destination.ts';
import { inventoryOfManifest, NOTHING, neighboursIn } from '../plan/inventory.ts';
import { parseManifest } from '../plan/read-manifest.ts';

/** `.git`, a folder, or the file that stands for one in a worktree or a submodule. */
const OF_GIT = /^((?:.*?\/)?\.git)(?:\/|$)/;

/** Where a run in a terminal keeps what it unpacked: the manifest beside is not that of the folder around. */
const WORK = '.docs-export/site/';

/**
 * What a folder holds, by the manifest in it. Sizes and missing or added files are checked; a file edited by
 * hand to other bytes of the same size is noticed by the next change only, when all files are written anew.
 */
export async function inventoryOf(place: string, force: boolean): Promise<Inventory> {
  const sizes = await sizesBelow(place);
  if (sizes.size === 0) return NOTHING;
  const git = [...sizes.keys()].find((path) => OF_GIT.test(path));
  // What was committed and never pushed is nowhere else: that cannot be meant, `force` or not.
  if (git !== undefined) {
    throw refusal(
      place,
      `it holds a checkout of git (${OF_GIT.exec(git)?.[1]}), which would be replaced with all that is in it`,
      'name a folder below it, or publish with branch:',
    );
  }
  const isPublished = sizes.has(MANIFEST_PATH) && ![...sizes.keys()].some((path) => path.startsWith(WORK));
  const manifest = isPublished
    ? parseManifest(await readFile(join(place, MANIFEST_PATH), 'utf8'))
    : undefined;
  if (manifest === undefined) {
    if (force) return { ...NOTHING, files: new Map([...sizes].map(([path, size]) => [path, { size }])) };
    throw refusal(
      place,
      isPublished
        ? `${MANIFEST_PATH} in it is none that this version can read: a newer one wrote it, or it was damaged`
        : 'it holds files that no earlier run put there',
      'name an empty or new folder, or add force=true to replace it',
    );
  }
  const known = inventoryOfManifest(manifest).files;
  const [neighbour] = neighboursIn(sizes.keys()).filter((folder) => !known.get(folder + MANIFEST_PATH));
  if (neighbour !== undefined && !force) {
    throw refusal(
      place,
      `another site is published in it, in ${neighbour}, and its whole content would be replaced`,
      'publish that one beside it, or add force=true to remove it',
    );
  }
  const files = new Map<string, Partial<ManifestFile>>();
  for (const [path, size] of sizes) {
    const file = known.get(path);
    if (path !== MANIFEST_PATH) files.set(path, file?.size === size ? file : { size });
  }
  return { ...NOTHING, manifest, files };
}

async function sizesBelow(place: string): Promise<Map<string, number>> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    if (hasCode(error, 'ENOTDIR')) throw refusal(place, 'it is a file', 'name a folder');
    throw error;
  });
  const sizes = new Map<string, number>();
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    // Of thousands of files a promise each would take many times as long.
    sizes.set(relative(place, path).split(sep).join('/'), entry.isFile() ? statSync(path).size : -1);
  }
  return sizes;
}

/** Why a folder is left alone. */
export function refusal(value: string, why: string, fix: string): Failure {
  return new Failure('E_GUARD_FOLDER', { what: 'The folder is not replaced', value, why, fix });
}
