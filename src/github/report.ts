import type { AgentJob } from '../admin-api/schemas.ts';
import type { PageChanges } from '../deploy/destination.ts';
import type { Diagnostic } from '../site/diagnostic.ts';
import type { RunFacts } from './facts.ts';
import { code, link, plain, prose } from './markdown.ts';
import { counted, grouped } from './measures.ts';

/** What the summary and the comment say in the same words. All of it is Markdown, safe to place in a cell. */

/** How the run ended, in one word or two. */
export function outcome({ failure, deployments }: RunFacts): string {
  if (failure !== null) return failure.code === 'E_CANCELLED' ? 'cancelled' : 'failed';
  if (deployments.length === 0) return 'exported';
  if (deployments.some(({ status }) => status === 'planned')) return 'planned';
  return deployments.every(({ status }) => status === 'unchanged') ? 'unchanged' : 'published';
}

/** What the agent did: a sentence, with its pull request, model, repository and time. */
export function agentSentence(job: AgentJob): string {
  const pullRequest = job.prLink === null ? '' : link(pullRequestName(job.prLink), job.prLink);
  const did: Record<AgentJob['status'], string> = {
    active: `is still at work${pullRequest && ` on ${pullRequest}`}`,
    completed: pullRequest ? `opened ${pullRequest}` : 'finished: no files were changed',
    archived: `was archived${pullRequest ? `; it had opened ${pullRequest}` : ' without a pull request'}`,
    failed: `failed${pullRequest && ` after it opened ${pullRequest}`}`,
  };
  const at = job.source.ref === null ? '' : ` at ${code(job.source.ref)}`;
  const where = `${link(job.source.repository.replace(/^https?:\/\//, ''), job.source.repository)}${at}`;
  const started = job.createdAt.slice(0, 16).replace('T', ' ');
  return `The agent (${code(job.model)}) ${did[job.status]}. Source: ${where}, started ${plain(started)}.`;
}

/** `owner/name#12` of the usual pull and merge request addresses, else the address without its scheme. */
function pullRequestName(address: string): string {
  const url = new URL(address);
  const usual = /^\/(.+?)\/(?:-\/)?(?:pull|merge_requests|pull-requests)\/(\d+)/.exec(url.pathname);
  return usual === null ? url.host + url.pathname : `${usual[1]}#${usual[2]}`;
}

/** `2 added, 1 changed, 0 removed`. */
export function changeCounts({ added, changed, removed }: PageChanges): string {
  return `${grouped(added.length)} added, ${grouped(changed.length)} changed, ${grouped(removed.length)} removed`;
}

/** The changed pages as a list, `most` in all, the rest counted; pages that still exist are links. */
export function changeList(changes: PageChanges, siteUrl: string | null, most: number): string {
  const kinds = (['added', 'changed', 'removed'] as const).map((kind) => ({ kind, pages: changes[kind] }));
  const shares = fairShares(
    kinds.map(({ pages }) => pages.length),
    most,
  );
  const lines = kinds.flatMap(({ kind, pages }, index) =>
    pages
      .slice(0, shares[index])
      .map((page) => `- ${kind} ${pageLink(page, kind === 'removed' ? null : siteUrl)}`),
  );
  const total = kinds.reduce((sum, { pages }) => sum + pages.length, 0);
  if (total > lines.length) lines.push(`- and ${counted(total - lines.length, 'more page')}`);
  return lines.join('\n');
}

/** Splits `most` among lists, so that a long one leaves room for the short ones. */
function fairShares(lengths: readonly number[], most: number): number[] {
  const shares = lengths.map(() => 0);
  const shortestFirst = lengths
    .map((length, index) => ({ length, index }))
    .sort((a, b) => a.length - b.length);
  let room = most;
  for (const [done, { length, index }] of shortestFirst.entries()) {
    const share = Math.min(length, Math.floor(room / (lengths.length - done)));
    shares[index] = share;
    room -= share;
  }
  return shares;
}

/** A link to what was published, where a browser can open it: a folder on the runner is gone with it. */
export function openLink(url: string | null): string {
  return url !== null && /^https?:/i.test(url) ? link('open', url) : '';
}

function pageLink(page: string, siteUrl: string | null): string {
  const path = page.replace(/^\/+/, '');
  const shown = `/${path === 'index' ? '' : path}`;
  if (siteUrl === null) return code(shown);
  // With its extension a page is found on any host, with or without clean addresses.
  const file = path === 'index' ? '/' : `${shown}.html`;
  return link(shown, siteUrl.replace(/\/+$/, '') + file.split('/').map(encodeURIComponent).join('/'));
}

/** `3 warnings, 1 error`, or nothing when there are none. */
export function diagnosticCounts({ diagnostics }: RunFacts): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  const parts = [];
  if (errors > 0) parts.push(counted(errors, 'error'));
  if (warnings > 0) parts.push(counted(warnings, 'warning'));
  return parts.join(', ');
}

/** Sorts errors before the rest and keeps the order otherwise. */
export function errorsFirst(a: Diagnostic, b: Diagnostic): number {
  return Number(b.severity === 'error') - Number(a.severity === 'error');
}

/** How to go on after a failure without exporting again; nothing when there is no job to adopt. */
export function resumeHint({ failure, exportJob }: RunFacts): string {
  if (failure === null || exportJob === null || exportJob.status === 'failed') return '';
  return `Run again with ${code(`export-job-id: ${exportJob.id}`)} to adopt this export instead of starting another.`;
}

/** What failed, what to do and how to resume, one a line; nothing after a good run. */
export function failureBlock(facts: RunFacts): string {
  const { failure, phases } = facts;
  if (failure === null) return '';
  const phase = phases.at(-1);
  const where = phase === undefined ? '' : ` It stopped in the phase ${plain(phase.name)}.`;
  const lines = [`**${prose(failure.message)}** (${code(failure.code)})${where}`, prose(failure.fix)];
  return [...lines, resumeHint(facts)].filter((line) => line !== '').join('\n\n');
}
