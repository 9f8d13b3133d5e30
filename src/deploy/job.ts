import type { Clock } from '../clock.ts';
import { guardAround } from './around.ts';
import type { PageChanges } from './deployment.ts';
import type { Destination, Inventory, LocalSite, Turn } from './destination.ts';
import { guard, guardLimits, guardLostPages, guardNames, guardPrune } from './plan/guards.ts';
import { inventoryKnowing } from './plan/inventory.ts';
import { presentByMd5 } from './plan/md5.ts';
import { emptiesFolder, type Plan, planOf } from './plan/plan.ts';
import { readDigests } from './plan/read-digests.ts';

/** What is to be published, and what that takes. */
export interface Job {
  readonly wanted: LocalSite;
  readonly inventory: Inventory;
  readonly plan: Plan;
}

/** What a publish may take away. */
export interface Allowed {
  /** The largest loss of pages that is still meant, as a fraction: 0.2 is a fifth. */
  readonly maxPageLoss: number;
  /** Refuse where pages go whose addresses then lead nowhere. */
  readonly requireRedirects?: boolean | undefined;
}

/** What it takes to bring a destination, of which `there` is known, to the site as it is to hold it. */
export async function jobOf(
  destination: Destination,
  site: LocalSite,
  there: Inventory,
  turn: Turn,
  clock: Clock,
): Promise<Job> {
  const wanted = (await destination.wanted?.(site, there, turn)) ?? site;
  const inventory = inventoryKnowing(
    inventoryKnowing(there, await presentByMd5(wanted, there, turn.signal)),
    await readDigests(destination, wanted, there, turn),
  );
  const { copy, keepsHeaders, hasFolders } = destination.kind === 'files' ? destination : {};
  const { force, rules } = destination;
  const options = { force, rules, copies: copy !== undefined, keepsHeaders, hasFolders, now: clock.now() };
  const plan = planOf(wanted.manifest, inventory, options);
  if (inventory.findNeighbours === undefined || !emptiesFolder(plan, wanted.manifest))
    return { wanted, inventory, plan };
  const neighbours = await inventory.findNeighbours(turn);
  const whole = { ...inventory, neighbours };
  return { wanted, inventory: whole, plan: planOf(wanted.manifest, whole, options) };
}

/** Throws the E_GUARD_… failure of what nobody can mean, before anything is sent. */
export function requireAllowed(
  destination: Destination,
  { wanted, inventory, plan }: Job,
  lost: PageChanges['lost'],
  { maxPageLoss, requireRedirects = false }: Allowed,
): void {
  const { force, around, required } = destination;
  const { names } = destination.kind === 'files' ? destination : {};
  guard(wanted.manifest, inventory, { maxPageLoss, force, required });
  if (names !== undefined) guardNames(wanted.manifest, plan, names);
  guardAround(wanted.manifest, around);
  const { limits = [] } = destination.kind === 'whole' ? destination : {};
  for (const limit of limits) guardLimits(wanted.manifest, limit);
  if (!force) guardPrune(plan, inventory);
  if (requireRedirects && !force) guardLostPages(lost);
}
