import type { Manifest } from '../../bundle/manifest.ts';
import type { Log } from '../../log/log.ts';
import { counted } from '../../log/measures.ts';
import { firstFew } from '../../text/first-few.ts';
import type { Inventory } from '../destination.ts';
import { bytesText } from '../progress.ts';
import type { Plan } from './plan.ts';

/** What is told of a plan before it is carried out. */
interface ToldPlan {
  /** Its name. */
  readonly destination: string;
  readonly plan: Plan;
  /** About so many, at a store. */
  readonly requests: number | undefined;
  /** What is there, where that is known. */
  readonly inventory: Inventory | undefined;
  /** What it does instead of sending the whole site, where it does. */
  readonly does?: string | undefined;
}

/** Tells a plan in one line, and what it leaves alone. */
export function tellPlan(log: Log, { destination, plan, requests, inventory, does }: ToldPlan): void {
  log.info(`${destination}: ${does ?? summaryOf(plan, requests, inventory)}`);
  const { neighbours = [] } = inventory ?? {};
  if (neighbours.length > 0)
    log.info(`${destination}: other sites are published below: ${neighbours.join(', ')}; left alone`);
  if (plan.left.length > 0) log.warning(leftText(destination, plan.left));
}

/** A plan in one line; `requests` for a store. */
function summaryOf(plan: Plan, requests: number | undefined, known: Inventory | undefined): string {
  if (known === undefined) return `the whole site, ${counted(plan.added.length, 'file')}, as one archive`;
  if (plan.nothingToDo)
    return plan.unchanged.length === 1
      ? 'nothing to do, its one file is there'
      : `nothing to do, all ${plan.unchanged.length} files are there`;
  const spared = new Set(plan.spared);
  const retired = Object.keys(plan.retired).filter((path) => !spared.has(path)).length;
  const parts = [
    `${plan.added.length} new`,
    `${plan.updated.length} changed`,
    `${plan.headers.length} with other headers`,
    `${plan.deleted.length} to delete`,
    `${plan.unchanged.length} unchanged`,
    ...(retired === 0 ? [] : [`${retired} old ones kept for a while`]),
  ];
  if (requests === undefined) return parts.join(', ');
  const sent = requests === 1 ? 'one request' : `about ${requests} requests`;
  return [...parts, `${bytesText(plan.bytes)} to send in ${sent}`].join(', ');
}

/** Names a release: `the release of 2026-11-21T09:00:00.000Z (commit 5f2b…)`. */
export function releaseText({ createdAt, commit }: Pick<Manifest, 'createdAt' | 'commit'>): string {
  return `the release of ${createdAt}${commit === null ? '' : ` (commit ${commit})`}`;
}

const MOST_DETAILS = 100;

/** A plan file by file, cut where nobody would read on. */
export function detailsOf(plan: Plan): string[] {
  const lines = [
    ...plan.added.map((path) => `+ ${path}`),
    ...plan.updated.map((path) => `~ ${path}`),
    ...plan.headers.map((path) => `h ${path}`),
    ...plan.deleted.map((path) => `- ${path}`),
  ];
  const more = lines.length - MOST_DETAILS;
  return more > 0 ? [...lines.slice(0, MOST_DETAILS), `… and ${more} more`] : lines;
}

function leftText(name: string, left: readonly string[]): string {
  const [are, theyBelong] = left.length === 1 ? ['is', 'it belongs'] : ['are', 'they belong'];
  return (
    `${name}: ${counted(left.length, 'file')} ${are} there that this site does not know (${firstFew(left, 3)}): ` +
    `left alone. If ${theyBelong} to an older copy of the site, add force=true to the destination once`
  );
}
