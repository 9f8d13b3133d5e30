import { appendFile } from 'node:fs/promises';
import type { Deployment, PageChanges } from '../deploy/deployment.ts';
import { bytes, counted, duration, grouped } from '../log/measures.ts';
import type { Diagnostic } from '../site/diagnostic.ts';
import type { FailureFacts, KindFacts, PhaseFacts, RunFacts } from './facts.ts';
import { lostPagesBlock } from './lost-pages.ts';
import { blocks, code, cutToFit, details, link, plain, prose, table } from './markdown.ts';
import {
  agentSentence,
  changeCounts,
  changeList,
  failureBlock,
  findingList,
  openLink,
  outcome,
  worstFirst,
} from './report.ts';
import { countsOf } from './some-changes.ts';

/** GitHub drops a step's summary that is larger. */
const MOST_BYTES = 1024 * 1024;
const MOST_WARNINGS = 100;
const MOST_PAGES = 500;
/** More pages are folded: checks and warnings stand below them. */
const MOST_UNFOLDED = 20;

/** The job summary of a run, good or failed. Markdown within 1 MiB. */
export function summaryMarkdown(facts: RunFacts): string {
  const { changes, agentJob, siteUrl } = facts;
  const markdown = blocks([
    `## ${code(facts.domain)}: ${outcome(facts)}`,
    failureBlock(facts),
    agentJob === null ? '' : agentSentence(agentJob),
    table(['', ''], overview(facts)),
    section('Time', phaseChart(facts.phases)),
    section('Contents', contents(facts.kinds)),
    section('Destinations', destinations(facts)),
    changes === null ? '' : section('Changed pages', changedPages(changes, siteUrl)),
    section('Checks', checks(facts)),
    section('Warnings', warnings(facts.diagnostics)),
  ]);
  return cutToFit(`${markdown}\n`, MOST_BYTES, (text) => Buffer.byteLength(text));
}

/** Appends the summary where the runner wants it; `redact` is the second net after that of `redactFacts`. */
export async function writeSummary(
  path: string,
  markdown: string,
  redact: (text: string) => string,
): Promise<void> {
  await appendFile(path, redact(markdown)).catch((cause: unknown) => {
    throw new Error('The job summary could not be written', { cause });
  });
}

/** The summary of a run whose inputs cannot be used; `problems` are lines of text. */
export function problemsMarkdown(problems: readonly string[]): string {
  const list = problems.map((problem) => `- ${prose(problem)}`).join('\n');
  return cutToFit(`## Nothing was started\n\n${list}\n`, MOST_BYTES, (text) => Buffer.byteLength(text));
}

function changedPages(changes: PageChanges, siteUrl: string | null): string {
  const list = changeList(changes, siteUrl, MOST_PAGES);
  const counts = countsOf(changes);
  const isShort = counts.added + counts.changed + counts.removed <= MOST_UNFOLDED;
  const lost = lostPagesBlock(changes.lost.slice(0, MOST_PAGES), changes.lost.length);
  return blocks([lost, isShort ? list : details(changeCounts(counts), list)]);
}

function section(title: string, body: string): string {
  return body === '' ? '' : `### ${title}\n\n${body}`;
}

function overview(facts: RunFacts): string[][] {
  const { siteUrl, exportJob, changes, bundle, commit, run } = facts;
  const rows: string[][] = [];
  // What was removed is not worth a visit.
  const isGone = outcome(facts) === 'preview removed';
  if (siteUrl !== null && !isGone) rows.push(['Site', link(siteUrl.replace(/^https?:\/\//, ''), siteUrl)]);
  if (exportJob !== null) {
    rows.push(['Export job', `${code(exportJob.id)}: ${plain(exportJob.status)}`]);
    if (exportJob.pageCount !== null) rows.push(['Pages', grouped(exportJob.pageCount)]);
  }
  if (changes !== null) rows.push(['Changes', changeCounts(countsOf(changes))]);
  if (bundle !== null) rows.push(['Bundle', `${bytes(bundle.bytes)}, ${code(`sha256:${bundle.sha256}`)}`]);
  if (commit !== null) rows.push(['Commit', link(commit.sha.slice(0, 7), commit.url)]);
  if (run !== null) rows.push(['Run', link(String(run.number), run.url)]);
  if (facts.githubRequests > 0) rows.push(['GitHub API', counted(facts.githubRequests, 'request')]);
  rows.push(['Time', duration(facts.milliseconds)]);
  return rows;
}

/** The phases as a Mermaid chart; a bar is seconds. Not a Gantt chart: that would show the reader's time zone. */
function phaseChart(phases: readonly PhaseFacts[]): string {
  if (phases.length === 0) return '';
  const seconds = phases.map(({ milliseconds }) => Math.max(0, milliseconds / 1000));
  const longest = Math.max(0.1, ...seconds);
  const names = phases.map(({ name }) => `"${name.replace(/[^\p{L}\p{N} .,-]/gu, ' ').trim() || 'phase'}"`);
  return [
    '```mermaid',
    'xychart-beta horizontal',
    `    x-axis [${names.join(', ')}]`,
    `    y-axis "seconds" 0 --> ${longest.toFixed(2)}`,
    `    bar [${seconds.map((value) => value.toFixed(2)).join(', ')}]`,
    '```',
  ].join('\n');
}

/** Files and bytes by kind, and the bytes as a pie. */
function contents(kinds: readonly KindFacts[]): string {
  const some = kinds.filter(({ bytes: size }) => size > 0);
  const slices = some.map(
    ({ name, bytes: size }) => `    "${name}" : ${Math.max(0.01, size / 1000).toFixed(2)}`,
  );
  const pie = ['```mermaid', 'pie showData title kB by kind', ...slices, '```'].join('\n');
  const rows = kinds.map(({ name, files, bytes: size }) => [plain(name), grouped(files), bytes(size)]);
  return blocks([some.length === 0 ? '' : pie, table(['Kind', 'Files', 'Size'], rows)]);
}

function destinations({ deployments, failure }: RunFacts): string {
  const head = ['Destination', 'Status', 'Added', 'Updated', 'Deleted', 'Unchanged', 'Sent', 'Time', ''];
  return table(
    head,
    deployments.map((one) => [
      code(one.destination),
      one.status,
      ...[one.added, one.updated, one.deleted, one.unchanged].map(grouped),
      one.headers !== undefined && one.bytes > 0 ? `${bytes(one.bytes)} to send` : bytes(one.bytes),
      duration(one.milliseconds),
      result(one, failure),
    ]),
  );
}

/** Where the site is, or why it is not, unless the headline says so (`told`). */
function result({ status, url, error }: Deployment, told: FailureFacts | null): string {
  if (error === null) return openLink(status, url);
  if (told !== null && (told.code === error.code || told.message.includes(error.message)))
    return code(error.code);
  // A message has its code at its end.
  return `${prose(error.message.replace(/ \[[A-Z_]+\]$/, ''))} (${code(error.code)})`;
}

function checks({ checks: all }: RunFacts): string {
  const rows = all.map(({ name, findings, required }) => [
    plain(name),
    grouped(findings),
    findings === 0 ? 'passed' : required ? 'failed' : 'allowed',
  ]);
  return blocks([table(['Check', 'Found', ''], rows), ...all.map(findingList)]);
}

function warnings(diagnostics: readonly Diagnostic[]): string {
  const told = worstFirst(diagnostics);
  const first = told.slice(0, MOST_WARNINGS);
  const rows = first.map(({ severity, message, hint, file, line }) => [
    severity,
    file === undefined ? '' : code(line === undefined ? file : `${file}:${line}`),
    prose(hint === undefined ? message : `${message} (${hint})`),
  ]);
  const rest = told.length - first.length;
  return blocks([
    table(['', 'Where', 'What'], rows),
    rest === 0 ? '' : `And ${counted(rest, 'more', 'more')}.`,
  ]);
}
