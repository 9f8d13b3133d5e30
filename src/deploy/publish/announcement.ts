import { randomUUID } from 'node:crypto';
import { MANIFEST_PATH, type Manifest, type ManifestFile } from '../../bundle/manifest.ts';
import { lookUp } from '../../look-up.ts';
import type { FilesDestination, Inventory, OutgoingFile, Turn } from '../destination.ts';
import type { Job } from '../job.ts';
import { sameBytes, sameHeaders } from '../plan/inventory.ts';
import { manifestBody } from '../plan/manifest-body.ts';
import type { Plan } from '../plan/plan.ts';
import { type Publishing, parseManifest, publishingOf } from '../plan/read-manifest.ts';
import { retiredOf, withRetired } from '../plan/retired.ts';

/** What a run has said at a destination before it writes there. */
export interface Announcement {
  readonly id: string;
  /** Whether it is what stands there still: nobody else has begun, or ended, a publish since. */
  stands(): Promise<boolean>;
}

/** Says at the destination what is about to be written; a function of its own, so that its manifest does not stay. */
export async function announce(
  destination: FilesDestination,
  { wanted, inventory, plan }: Job,
  turn: Turn,
): Promise<Announcement> {
  const id = randomUUID();
  const during = manifestDuring(wanted.manifest, inventory, changedBy(plan), id);
  const retired = { ...retiredOf(inventory.manifest), ...plan.retired };
  return { id, stands: await putAndWatch(destination, withRetired(during, retired), { id }, turn) };
}

/** Puts a manifest that says what is under way, by `mark`, with a way to ask whether it still stands there. */
async function putAndWatch(
  destination: FilesDestination,
  manifest: Manifest,
  { id, mixed }: { readonly id?: string | undefined; readonly mixed?: string },
  turn: Turn,
): Promise<() => Promise<boolean>> {
  const file = ownFile(MANIFEST_PATH, manifest);
  if (destination.putWatched === undefined) {
    await destination.put(file, turn);
    return async () => true;
  }
  const isUntouched = await destination.putWatched(file, turn);
  return async () => {
    if (await isUntouched()) return true;
    // Some services, and what stands before them, give another tag each time: then its text tells.
    const there = parseManifest((await destination.readText?.(MANIFEST_PATH, turn)) ?? '');
    const publishing = there && publishingOf(there);
    return publishing !== undefined && publishing.id === id && publishing.mixed === mixed;
  };
}

/** Everything that a plan writes, but for what is deleted. */
export function changedBy({ added, updated, headers }: Plan): readonly string[] {
  return [...added, ...updated, ...headers];
}

/** The manifest that stands at the destination while the publish runs; read by `publishingOf`. */
export function manifestDuring(
  wanted: Manifest,
  inventory: Inventory,
  changed: readonly string[],
  id?: string,
): Manifest {
  const base = inventory.manifest ?? { ...wanted, pages: [] };
  const unfinished = inventory.manifest && publishingOf(inventory.manifest);
  const files = filesAt(changed, wanted);
  const isKnown = (path: string): boolean => {
    const there = inventory.files.get(path);
    return there === undefined || isComplete(there);
  };
  return {
    ...base,
    files: Object.fromEntries(knownOf(inventory)),
    // What a run before could not tell a cache of is still to be told.
    publishing: {
      run: wanted.run,
      id,
      files: unfinished === undefined ? files : { ...unfinished.files, ...files },
      ...othersAt(files, unfinished, isKnown),
    },
  };
}

/**
 * Says at the destination that two runs wrote there at once: `manifest` is what stands there, the job is what this run has
 * done a part of. Whoever comes next, the other run included, looks for itself. Gives a way to ask whether
 * nobody has come yet.
 */
export async function markMixed(
  destination: FilesDestination,
  manifest: Manifest | undefined,
  { wanted, plan }: Pick<Job, 'wanted' | 'plan'>,
  turn: Turn,
): Promise<() => Promise<boolean>> {
  const base = manifest ?? { ...wanted.manifest, pages: [], files: {} };
  const other = manifest && publishingOf(manifest);
  const { run = base.run, id } = other ?? {};
  const ours = filesAt(changedBy(plan), wanted.manifest);
  const files = { ...other?.files, ...ours };
  const mark = { id, mixed: randomUUID() };
  const others = othersAt(ours, other, () => false);
  return putAndWatch(destination, { ...base, publishing: { run, ...mark, files, ...others } }, mark, turn);
}

/**
 * What may stand at the destination besides what a run sends now: where it is not known what is there, it may be what one
 * before sent, or what one before that did.
 */
function othersAt(
  files: Manifest['files'],
  unfinished: Publishing | undefined,
  isKnown: (path: string) => boolean,
): Pick<Publishing, 'others'> {
  const others = Object.keys(unfinished?.files ?? {}).flatMap((path): [string, ManifestFile[]][] => {
    if (isKnown(path)) return [];
    const [sent, now] = [lookUp(unfinished?.files ?? {}, path), lookUp(files, path)];
    const older = lookUp(unfinished?.others ?? {}, path) ?? [];
    const all = sent === undefined || now === undefined ? older : [...older, sent];
    const differing = all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at);
    return differing.length === 0 ? [] : [[path, differing]];
  });
  return others.length === 0 ? {} : { others: Object.fromEntries(others) };
}

function isSame(one: ManifestFile, other: ManifestFile): boolean {
  return sameBytes(one, other) && sameHeaders(one, other);
}

/** A file of ours beside the site's. */
export function ownFile(path: string, manifest: Manifest): OutgoingFile {
  const { source, ...digests } = manifestBody(manifest);
  return {
    path,
    file: { ...digests, contentType: 'application/json', cacheControl: 'no-cache' },
    source,
  };
}

/** One at a time: lists of pairs would weigh as much as the manifest. */
function* knownOf({ files, manifest }: Inventory): Generator<[string, ManifestFile]> {
  for (const [path, file] of files) {
    // A listing may tell too little of a file of ours, which without its entry is nobody's from then on.
    const known = isComplete(file) ? file : lookUp(manifest?.files ?? {}, path);
    if (known !== undefined) yield [path, known];
  }
}

/** Of a first publish, which may have a hundred thousand, the files of the manifest itself. */
function filesAt(paths: readonly string[], wanted: Manifest): Manifest['files'] {
  const all = paths.length === Object.keys(wanted.files).length;
  return all ? wanted.files : Object.fromEntries(entriesOf(paths, wanted));
}

function* entriesOf(paths: readonly string[], { files }: Manifest): Generator<[string, ManifestFile]> {
  for (const path of paths) {
    const file = files[path];
    if (file !== undefined) yield [path, file];
  }
}

function isComplete(file: Partial<ManifestFile>): file is ManifestFile {
  const { sha256, size, contentType, cacheControl } = file;
  return [sha256, size, contentType, cacheControl].every((value) => value !== undefined);
}
