import type { FilesDestination, Inventory, LocalSite } from './destination.ts';
import { asStored } from './inventory.ts';
import { releaseKeeper } from './keep-release.ts';
import type { Plan } from './plan.ts';
import { IN_ONE_PIECE, PART_SIZE } from './store.ts';

/** How many requests a store takes for one piece of work; one for each unless told. */
export interface RequestCosts {
  /** For a file above what is sent in one piece, of so many parts. */
  readonly inParts?: ((parts: number) => number) | undefined;
  readonly copy?: number | undefined;
  /** For so many files that are deleted. */
  readonly deletes?: ((files: number) => number) | undefined;
}

/** What a store is asked, after it was looked at, to carry a plan out. */
export function requestsOf(
  destination: FilesDestination,
  { manifest: { files } }: LocalSite,
  inventory: Inventory,
  plan: Plan,
): number {
  if (plan.nothingToDo) return 0;
  const { costs = {}, putWatched } = destination;
  const { inParts = () => 1, deletes = (files) => files } = costs;
  let requests = plan.headers.length + deletes(plan.deleted.length);
  for (const path of [...plan.added, ...plan.updated]) {
    const file = files[path];
    const size = file === undefined ? 0 : asStored(file).size;
    requests += size > IN_ONE_PIECE ? inParts(Math.ceil(size / PART_SIZE)) : 1;
  }
  if (!inventory.interrupted && releaseKeeper(destination, inventory, plan) !== undefined)
    requests += plan.copies.length * (costs.copy ?? 1) + 1;
  // The manifest goes there before and after, and is looked at in between.
  if (requests > 0) requests += putWatched === undefined ? 1 : 2;
  return requests + 1;
}
