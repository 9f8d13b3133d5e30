import type { AgentJob } from '../admin-api/schemas.ts';
import type { Deployment, PageChanges } from '../deploy/deployment.ts';
import { counted, grouped } from '../log/measures.ts';
import { countMistakes, type Diagnostic } from '../site/diagnostic.ts';
import { encodePath } from '../text/percent.ts';
import type { CommentFacts } from './comment-facts.ts';
import type { CheckFacts } from './facts.ts';
import { code, details, link, plain, prose } from './markdown.ts';
import { type ChangeCounts, type ListedChanges, listedChanges, someOf } from './some-changes.ts';

/** What the summary and the comment say in the same words. All of it is Markdown, safe to place in a cell. */

interface Deployed {
  readonly deployments: readonly { readonly status: Deployment['status'] }[];
}

/** How the run ended, in one word or two. */
export function outcome({ failure, deployments }: Pick<CommentFacts, 'failure'> & Deployed): string {
  if (failure !== null) return failure.code === 'E_CANCELLED' ? 'cancelled' : 'failed';
  if (deployments.length === 0) return 'exported';
  if (deployments.some(({ status }) => status === 'planned')) return 'planned';
  if (deployments.some(({ status }) => status === 'removed')) return 'preview removed';
  return deployments.every(({ status }) => status === 'unchanged') ? 'unchanged' : 'published';
}

/** What the agent did: a sentence, with its pull request, model, repository and time. */
export function agentSentence(job: AgentJob): string {
  const pullRequest = job.prLink === null ? '' : link(pullRequestName(job.prLink), job.prLink);
  const did: Record<AgentJob['status'], string> = {
    active: `was still at work${pullRequest && ` on ${pullRequest}`} when this run stopped waiting for it`,
    completed: pullRequest ? `opened ${pullRequest}` : 'finished: no files were changed',
    archived: `was archived${pullRequest ? `; it had opened ${pullRequest}` : ' without a pull request'}`,
    failed: `failed${pullRequest && ` after it opened ${pullRequest}`}`,
  };
  const { source, model, createdAt, archivedAt } = job;
  const at = source.ref === null ? '' : ` at ${code(source.ref)}`;
  // A service that leaves a field out leaves it empty here.
  const rest = [
    ...(source.repository === ''
      ? []
      : [`Source: ${link(source.repository.replace(/^https?:\/\//, ''), source.repository)}${at}`]),
    ...(createdAt === '' ? [] : [`started ${plain(minuteOf(createdAt))}`]),
    ...(archivedAt === null ? [] : [`archived ${plain(minuteOf(archivedAt))}`]),
  ].join(', ');
  const behind = rest === '' ? '' : ` ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`;
  return `The agent${model === '' ? '' : ` (${code(model)})`} ${did[job.status]}.${behind}`;
}

/** `2026-01-02 03:04 UTC`; what is no time as it is. */
function minuteOf(timestamp: string): string {
  const time = Date.parse(timestamp);
  return Number.isNaN(time)
    ? timestamp
    : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** `owner/name#12` of the usual pull and merge request addresses, else the address without its scheme; what is none as it is. */
function pullRequestName(address: string): string {
  const url = URL.parse(address);
  if (url === null || url.host === '') return address;
  const usual = /^\/(.+?)\/(?:-\/)?(?:pull|merge_requests|pull-requests)\/(\d+)/.exec(url.pathname);
  return usual === null ? url.host + url.pathname : `${usual[1]}#${usual[2]}`;
}

/** `2 added, 1 changed, 0 removed`. */
export function changeCounts({ added, changed, removed, layout }: ChangeCounts): string {
  const around = layout === 0 ? '' : `, ${grouped(layout)} in layout only`;
  return `${grouped(added)} added, ${grouped(changed)} changed, ${grouped(removed)} removed${around}`;
}

/** The changed pages as lines of a list; pages that still exist are links. */
export function changeLines(changes: ListedChanges, siteUrl: string | null): string[] {
  return (['added', 'changed', 'removed'] as const).flatMap((kind) =>
    changes[kind].map((page) => `- ${kind} ${pageLink(page, kind === 'removed' ? null : siteUrl)}`),
  );
}

/** The changed pages as a list, `most` in all, the rest counted. */
export function changeList(all: PageChanges, siteUrl: string | null, most: number): string {
  const changes = listedChanges(all);
  const total = changes.added.length + changes.changed.length + changes.removed.length;
  const lines = changeLines(someOf(changes, most), siteUrl);
  if (total > lines.length) lines.push(`- and ${counted(total - lines.length, 'more page')}`);
  return lines.join('\n');
}

/**
 * A link to what was published, where a browser can open it: a folder on the runner is gone with it, and of a plan there
 * is nothing to see yet.
 */
export function openLink(status: Deployment['status'], url: string | null): string {
  return status !== 'planned' && url !== null && /^https?:/i.test(url) ? link('open', url) : '';
}

function pageLink(page: string, siteUrl: string | null): string {
  const path = page.replace(/^\/+/, '');
  const shown = `/${path === 'index' ? '' : path}`;
  if (siteUrl === null) return code(shown);
  // With its extension a page is found on any host, with or without clean addresses.
  const file = path === 'index' ? '/' : `${shown}.html`;
  return link(shown, siteUrl.replace(/\/+$/, '') + encodePath(file));
}

/**
 * What of the diagnostics a reader is told first: errors, then warnings; of each, every problem before the same one on
 * other pages, as a snippet is missing on all that import it. Without notices.
 */
export function worstFirst(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const told = diagnostics.filter(({ severity }) => severity !== 'notice');
  const urgency = ({ severity }: Diagnostic): number => (severity === 'error' ? 0 : 1);
  return countMistakes(told)
    .sort((a, b) => urgency(a.diagnostic) - urgency(b.diagnostic) || a.nth - b.nth)
    .map(({ diagnostic }) => diagnostic);
}

/** What a check found, folded where it fails nothing; nothing where that is told elsewhere. */
export function findingList({ name, findings, shown, required }: CheckFacts): string {
  if (shown.length === 0) return '';
  const lines = shown.map((finding) => `- ${prose(finding)}`);
  if (findings > shown.length) lines.push(`- and ${counted(findings - shown.length, 'more', 'more')}`);
  const list = lines.join('\n');
  return required ? `**${plain(name)}**\n\n${list}` : details(name, list);
}

/** The phases that ask for the export job. */
const OF_EXPORT = ['Export', 'Bundle'];

/**
 * How to go on after a failure: with the export that there is, by the option that `adopt` spells; nothing where there is
 * none.
 */
export function resumeHint(
  { failure, exportJob, stoppedIn }: Pick<CommentFacts, 'failure' | 'exportJob' | 'stoppedIn'>,
  adopt: (jobId: string) => string,
): string {
  if (failure === null || exportJob === null || exportJob.status === 'failed') return '';
  // The same export has the same bundle.
  if (failure.code === 'E_BUNDLE_UNSAFE') return '';
  // Nor is there one any more that the service has lost. (An agent job that is not found is another matter.)
  if (failure.code === 'E_API_NOT_FOUND' && stoppedIn !== null && OF_EXPORT.includes(stoppedIn)) return '';
  if (!exportJob.adoptable) {
    if (failure.code !== 'E_CANCELLED') return '';
    return 'The embedded service makes the site anew, from its cache where `cache-dir` names one, and only what differs is published.';
  }
  return `Run again with ${adopt(exportJob.id)} to adopt this export instead of starting another.`;
}

/** What failed, what to do and how to resume, one a line; nothing after a good run. */
export function failureBlock(facts: Pick<CommentFacts, 'failure' | 'stoppedIn' | 'exportJob'>): string {
  const { failure, stoppedIn } = facts;
  if (failure === null) return '';
  const where = stoppedIn === null ? '' : ` It stopped in the phase ${plain(stoppedIn)}.`;
  const fix = failure.fix.charAt(0).toUpperCase() + failure.fix.slice(1);
  const lines = [`**${prose(failure.message)}** (${code(failure.code)})${where}`, prose(fix)];
  return [...lines, resumeHint(facts, (id) => code(`export-job-id: ${id}`))]
    .filter((line) => line !== '')
    .join('\n\n');
}
