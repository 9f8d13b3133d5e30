import { MANIFEST_PATH, type ManifestFile } from '../../bundle/manifest.ts';
import type { FilesDestination } from '../destination.ts';
import type { Job } from '../job.ts';
import { asStored } from '../plan/inventory.ts';
import { IN_ONE_PIECE, PART_SIZE } from '../store/store.ts';
import { forgetsRelease, releaseKeeper } from './keep-release.ts';

/** What a store is asked, after it was looked at, to carry a plan out. */
export function requestsOf(destination: FilesDestination, job: Job): number {
  const { wanted, inventory, plan } = job;
  if (plan.nothingToDo) return 0;
  const { files } = wanted.manifest;
  const { costs = {}, putWatched } = destination;
  const { inParts = () => 1, headers = () => 1, copy = () => 1, deletes = (count) => count } = costs;
  const put = ({ size }: ManifestFile): number =>
    size > IN_ONE_PIECE ? inParts(Math.ceil(size / PART_SIZE)) : 1;
  const ofFiles = (paths: readonly string[], cost: (file: ManifestFile) => number): number =>
    sumOf(paths, (path) => {
      const file = files[path];
      return file === undefined ? 0 : cost(asStored(file));
    });
  let requests = ofFiles(plan.added, put) + ofFiles(plan.updated, put) + ofFiles(plan.headers, headers);
  requests += deletes(plan.deleted.length);
  if (releaseKeeper(destination, job) !== undefined)
    requests += sumOf(plan.copies, ({ file }) => copy(file)) + (inventory.interrupted ? 1 : 2);
  if (forgetsRelease(destination, job)) requests += deletes(1);
  // The manifest goes there before and after, and is looked at in between.
  if (requests > 0) {
    requests += putWatched === undefined ? 1 : 2;
    if (inventory.interrupted) requests += looksAgain(destination, job);
  }
  return requests + 1;
}

/** After a run that was cut short all is looked at once more, when it has been sent: the manifest, and a listing. */
function looksAgain(
  { costs: { listing = () => 1 } = {} }: FilesDestination,
  { wanted, inventory, plan: { added, copies } }: Job,
): number {
  const { files } = wanted.manifest;
  const there = new Set([MANIFEST_PATH, ...inventory.files.keys(), ...added, ...copies.map(({ to }) => to)]);
  const sizeOf = (path: string): number | undefined => {
    const file = files[path];
    return (file === undefined ? inventory.files.get(path) : asStored(file))?.size;
  };
  const inParts = [...there].filter((path) => (sizeOf(path) ?? 0) > IN_ONE_PIECE);
  return 1 + listing(there.size, inParts.length);
}

function sumOf<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
