import { bytes, counted, duration, grouped } from '../log/measures.ts';
import type { CommentFacts } from './comment-facts.ts';
import { lostPagesBlock } from './lost-pages.ts';
import { blocks, code, cutToFit, details, link, plain, table } from './markdown.ts';
import {
  agentSentence,
  changeCounts,
  changeLines,
  failureBlock,
  findingList,
  openLink,
  outcome,
} from './report.ts';

/** GitHub refuses longer comments. */
const MOST_CHARACTERS = 65_536;
/** Tells a comment that was minimised, so that it is shown again when it is news once more. */
export const OUTDATED_MARK = '<!-- docs-export: outdated -->';

/** The hidden first line that tells this site's comment from all others. */
export function commentMarker(domain: string): string {
  return `<!-- docs-export: ${encodeURIComponent(domain)} -->`;
}

/** The sticky comment of a run: what a reviewer wants to know, with its marker in front. Markdown. */
export function commentBody(facts: CommentFacts): string {
  const { siteUrl, agentJob, changes } = facts;
  const ended = outcome(facts);
  const body = blocks([
    commentMarker(facts.domain),
    `### ${code(facts.domain)}: ${ended}`,
    siteUrl === null || facts.failure !== null || ended === 'planned'
      ? ''
      : `**${link('Open the site', siteUrl)}**`,
    failureBlock(facts),
    agentJob === null ? '' : agentSentence(agentJob),
    table(['', ''], rows(facts)),
    changes === null ? '' : lostPagesBlock(changes.shown.lost, changes.lost),
    ...facts.checks.map(findingList),
    details('Changed pages', changedPages(facts)),
    footer(facts),
  ]);
  return cutToFit(body, MOST_CHARACTERS, (text) => text.length);
}

/** What becomes of the comment when its preview is removed. Markdown. */
export function farewellBody(facts: CommentFacts): string {
  return blocks([
    commentMarker(facts.domain),
    OUTDATED_MARK,
    `### ${code(facts.domain)}: ${outcome(facts)}`,
    failureBlock(facts) || 'The pull request was closed, and with it its preview.',
    table(
      ['', ''],
      facts.deployments.map(({ destination, status, deleted }) => [
        code(destination),
        status === 'removed' ? `removed, ${counted(deleted, 'file')}` : status,
      ]),
    ),
    footer(facts),
  ]);
}

function rows(facts: CommentFacts): string[][] {
  const { exportJob, changes, bundle, deployments } = facts;
  const found: string[][] = [];
  if (exportJob !== null && exportJob.pageCount !== null) {
    const counts = changes === null ? '' : `: ${changeCounts(changes)}`;
    found.push(['Pages', `${grouped(exportJob.pageCount)}${counts}`]);
  }
  if (bundle !== null) found.push(['Bundle', `${bytes(bundle.bytes)}, ${code(`sha256:${bundle.sha256}`)}`]);
  for (const { destination, status, url } of deployments) {
    const where = openLink(status, url);
    found.push(['Destination', [`${code(destination)}: ${status}`, where].filter(Boolean).join(', ')]);
  }
  const findings = [
    ...(facts.errors > 0 ? [counted(facts.errors, 'error')] : []),
    ...(facts.warnings > 0 ? [counted(facts.warnings, 'warning')] : []),
    ...facts.checks.map((check) => `${plain(check.name.toLowerCase())}: ${grouped(check.findings)}`),
  ];
  if (findings.length > 0) found.push(['Found', findings.join(', ')]);
  found.push(['Time', duration(facts.milliseconds)]);
  return found;
}

function changedPages({ changes, siteUrl, changesUrl }: CommentFacts): string {
  if (changes === null) return '';
  const lines = changeLines(changes.shown, siteUrl);
  const rest = changes.added + changes.changed + changes.removed - lines.length;
  const all = changesUrl === null ? '' : `: ${link('the whole list', changesUrl)}`;
  if (rest > 0) lines.push(`- and ${counted(rest, 'more page')}${all}`);
  return lines.join('\n');
}

function footer({ run, commit }: CommentFacts): string {
  const parts = [];
  if (run !== null) parts.push(link(`Run ${run.number}`, run.url));
  if (commit !== null) parts.push(`commit ${link(commit.sha.slice(0, 7), commit.url)}`);
  return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}
