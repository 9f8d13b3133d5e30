import { constants } from 'node:fs';
import {
  chmod,
  chown,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hashFile } from '../../bundle/hash-file.ts';
import { MANIFEST_PATH, type ManifestFile } from '../../bundle/manifest.ts';
import { hasCode } from '../../errors/failure.ts';
import { counted } from '../../log/measures.ts';
import { makeFolder } from '../../make-folder.ts';
import { isAlive } from '../../process/alive.ts';
import { eachAtOnce } from '../../process/each-at-once.ts';
import { type LocalSite, sourceOf } from '../destination.ts';
import { holdVerified, requireSha256 } from '../files/digest.ts';
import { MOST_HELD } from '../files/held-file.ts';
import { releaseText } from '../plan/plan-text.ts';
import { parseManifest } from '../plan/read-manifest.ts';
import { noRollback } from '../publish/no-rollback.ts';

/** Files copied at once. */
const AT_ONCE = 16;

/** A folder of ours beside a place: `.public.previous`. */
export function beside(place: string, suffix: string): string {
  return join(dirname(place), `.${basename(place)}.${suffix}`);
}

/** Writes the site beside the folder and swaps it in; the folder is missing only between two renames. */
export async function swapIn(site: LocalSite, place: string, signal: AbortSignal): Promise<number> {
  // Of this process alone: another that publishes here meanwhile must not write into it, nor take it away.
  const next = beside(place, `${NEXT}${process.pid}`);
  await clearLeftovers(place);
  try {
    makeFolder(next);
    await keepAccess(place, next);
    const bytes = await copySite(site, next, signal);
    for (let tries = 1; !(await takePlace(next, place, tries === MOST_TRIES)); tries += 1)
      signal.throwIfAborted();
    return bytes;
  } finally {
    await rm(next, { recursive: true, force: true });
    await rm(next + OLDER, { recursive: true, force: true });
  }
}

const NEXT = 'next-';
/** The release before the one before, on its way out: half of one must not be found for a rollback. */
const OLDER = '.older';
/** More often others do not swap theirs in at the very same moment. */
const MOST_TRIES = 100;

/** Whether the folder could be moved to its place, and the one before aside; false where another run came between. */
async function takePlace(next: string, place: string, isLast: boolean): Promise<boolean> {
  const [previous, older] = [beside(place, 'previous'), next + OLDER];
  let had = false;
  try {
    had = await exists(place);
    if (had) {
      await rm(older, { recursive: true, force: true });
      if (await exists(previous)) await rename(previous, older);
      await rename(place, previous);
    }
  } catch (error) {
    if (isLast || !(hasCode(error, 'ENOENT') || isTaken(error))) throw error;
    return false;
  }
  try {
    await rename(next, place);
    return true;
  } catch (error) {
    if (!isLast && isTaken(error)) return false;
    if (had) await rename(previous, place);
    throw error;
  }
}

/** Whether there is a folder where another was to be moved. */
function isTaken(error: unknown): boolean {
  return hasCode(error, 'ENOTEMPTY') || hasCode(error, 'EEXIST');
}

/** Removes what a process wrote beside the folder and was killed before it could swap it in. */
async function clearLeftovers(place: string): Promise<void> {
  const start = basename(beside(place, NEXT));
  const names = await readdir(dirname(place)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  for (const name of names) {
    if (!name.startsWith(start)) continue;
    const owner = Number(/^(\d+)(\.older)?$/.exec(name.slice(start.length))?.[1]);
    if (Number.isInteger(owner) && (owner === process.pid || !isAlive(owner)))
      await rm(join(dirname(place), name), { recursive: true, force: true });
  }
}

/** Gives a new folder the owner, group and mode of the one whose place it takes, as far as this user may. */
async function keepAccess(place: string, next: string): Promise<void> {
  // Another run may move it aside at this very moment.
  const before = await stat(place).catch(() => undefined);
  if (before === undefined) return;
  const made = await stat(next);
  if (before.uid !== made.uid || before.gid !== made.gid)
    await chown(next, before.uid, before.gid).catch(() => chown(next, -1, before.gid).catch(() => {}));
  // Files are written there first.
  await chmod(next, (before.mode & 0o7777) | 0o700);
}

async function copySite(site: LocalSite, target: string, signal: AbortSignal): Promise<number> {
  const entries = Object.entries(site.manifest.files);
  const folders = new Set([MANIFEST_PATH, ...entries.map(([path]) => path)].map((path) => dirname(path)));
  for (const folder of folders) await mkdir(join(target, folder), { recursive: true });
  await eachAtOnce(entries, { count: AT_ONCE, signal }, async ([path, file]) => {
    if (path === MANIFEST_PATH) return;
    const source = sourceOf(site, path);
    const copy = join(target, path);
    if (typeof source === 'string') await copyVerified(source, copy, { path, file });
    else await writeFile(copy, source);
  });
  await writeFile(join(target, MANIFEST_PATH), JSON.stringify(site.manifest));
  return entries.reduce((sum, [, file]) => sum + file.size, 0);
}

/** Copies a file of the site. Throws E_DEPLOY_FAILED where it is not the one of the manifest any more. */
async function copyVerified(
  source: string,
  copy: string,
  { path, file: { size, sha256 } }: { readonly path: string; readonly file: ManifestFile },
): Promise<void> {
  if (size > MOST_HELD) {
    await copyFile(source, copy, constants.COPYFILE_FICLONE);
    requireSha256(hashFile('sha256', copy).digest, sha256, path);
    return;
  }
  const { bytes, release } = holdVerified(source, { size, sha256, subject: path });
  await writeFile(copy, bytes);
  release();
}

/** Swaps the folder with the kept release, and says which that is; a second rollback swaps them back. */
export async function bringBack(place: string, plan: boolean, say: (words: string) => void): Promise<void> {
  const previous = beside(place, 'previous');
  const aside = beside(place, 'aside');
  const isKept = await exists(previous);
  // One that was killed at its last step has brought it back already.
  const isDone = !isKept && (await exists(place)) && (await exists(aside));
  if (!isKept && !isDone) {
    const why = `there is no ${previous}: this folder was published once only, or somebody removed it`;
    throw noRollback(place, why, 'publish the older commit again');
  }
  const release = isDone ? place : previous;
  const manifest = parseManifest(await readFile(join(release, MANIFEST_PATH), 'utf8').catch(() => ''));
  if (manifest !== undefined) {
    say(`back to ${releaseText(manifest)}, ${counted(Object.keys(manifest.files).length, 'file')}`);
  }
  if (plan) return;
  if (isDone) return rename(aside, previous);
  if (await exists(place)) {
    await rm(aside, { recursive: true, force: true });
    await rename(place, aside);
  }
  try {
    await rename(previous, place);
  } catch (error) {
    if (await exists(aside)) await rename(aside, place);
    throw error;
  }
  if (await exists(aside)) await rename(aside, previous);
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
