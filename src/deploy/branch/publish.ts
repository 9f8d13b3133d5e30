import type { Clock } from '../../clock.ts';
import type { Log } from '../../log/log.ts';
import type { KeepRules, LocalSite } from '../destination.ts';
import { guard } from '../plan/guards.ts';
import { planOf } from '../plan/plan.ts';
import { createProgress } from '../progress.ts';
import { type Base, fetchBase } from './base.ts';
import { leaseOf, pushCommit, type SiteChange, writeCommit } from './commit.ts';
import type { Git } from './git.ts';
import type { Layout } from './layout.ts';
import type { Remote } from './remote.ts';

/** What its line says of a branch, and how it is reached. */
export interface Branch {
  readonly name: string;
  readonly remote: Remote;
  readonly layout: Layout;
  readonly rules: KeepRules;
  readonly force: boolean;
  /** Leave the branch's history behind. */
  readonly single: boolean;
  readonly message: string | undefined;
  readonly author: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** A repository for the moment, which the branch is fetched into and pushed from. */
export interface Repository {
  readonly directory: string;
  readonly git: Git;
}

/** The branch as it is now. */
export function baseOf({ remote, layout }: Branch, git: Git, signal: AbortSignal): Promise<Base> {
  return fetchBase(git, { branch: remote.branch, layout, signal });
}

/** One try to bring the branch to the site; `known` is what stands there, where that is known. The bytes that differ. */
export async function publishSite(
  branch: Branch,
  repository: Repository,
  site: LocalSite,
  known: Base | undefined,
  signal: AbortSignal,
): Promise<number> {
  const { force, rules } = branch;
  const onto = known ?? (await baseOf(branch, repository.git, signal));
  // Whoever pushed in between may have been a newer run.
  if (known === undefined) guard(site.manifest, onto.inventory, { maxPageLoss: 1, force });
  const plan = planOf(site.manifest, onto.inventory, { force, rules });
  // Or it was us: the push arrived, and its answer was lost.
  if (known === undefined && plan.nothingToDo) return 0;
  await pushSite(branch, repository, { site, onto, plan }, signal);
  return plan.bytes;
}

async function pushSite(
  { name, remote, layout, single, message, author, clock, log }: Branch,
  { directory, git }: Repository,
  change: SiteChange,
  signal: AbortSignal,
): Promise<void> {
  const { site, onto, plan } = change;
  const total = { files: plan.added.length + plan.updated.length, bytes: plan.bytes };
  const progress = createProgress(name, total, log, clock);
  await writeCommit(git, change, {
    ...{ directory, layout, single, author, clock, signal },
    message: message ?? messageOf(site),
    onFile: (size) => progress.advance(size),
  });
  const lease = single ? leaseOf(remote.branch, onto.commit) : undefined;
  await pushCommit(git, remote.branch, lease, signal);
}

function messageOf({ manifest }: LocalSite): string {
  const { commit, pages } = manifest;
  const of = commit === null ? '' : ` of ${commit}`;
  return `Publish the documentation${of}\n\n${pages.length} pages, ${Object.keys(manifest.files).length} files\n`;
}
