import type { RunFacts } from './facts.ts';
import { blocks, code, cutToFit, details, link, table } from './markdown.ts';
import { bytes, duration, grouped } from './measures.ts';
import {
  agentSentence,
  changeCounts,
  changeList,
  diagnosticCounts,
  failureBlock,
  openLink,
  outcome,
} from './report.ts';

/** GitHub refuses longer comments. */
const MOST_CHARACTERS = 65_536;
const MOST_PAGES = 50;

/** The hidden first line that tells this site's comment from all others. */
export function commentMarker(domain: string): string {
  return `<!-- docs-export: ${encodeURIComponent(domain)} -->`;
}

/** The sticky comment of a run: what a reviewer wants to know, with its marker in front. Markdown. */
export function commentBody(facts: RunFacts): string {
  const { siteUrl, agentJob, changes } = facts;
  const body = blocks([
    commentMarker(facts.domain),
    `### ${code(facts.domain)}: ${outcome(facts)}`,
    siteUrl === null || facts.failure !== null ? '' : `**${link('Open the site', siteUrl)}**`,
    failureBlock(facts),
    agentJob === null ? '' : agentSentence(agentJob),
    table(['', ''], rows(facts)),
    changes === null ? '' : details('Changed pages', changeList(changes, siteUrl, MOST_PAGES)),
    footer(facts),
  ]);
  return cutToFit(body, MOST_CHARACTERS, (text) => text.length);
}

function rows(facts: RunFacts): string[][] {
  const { exportJob, changes, bundle, deployments } = facts;
  const found: string[][] = [];
  if (exportJob !== null && exportJob.pageCount !== null) {
    const counts = changes === null ? '' : `: ${changeCounts(changes)}`;
    found.push(['Pages', `${grouped(exportJob.pageCount)}${counts}`]);
  }
  if (bundle !== null) found.push(['Bundle', `${bytes(bundle.bytes)}, ${code(`sha256:${bundle.sha256}`)}`]);
  for (const { destination, status, url } of deployments) {
    const where = openLink(url);
    found.push(['Destination', [`${code(destination)}: ${status}`, where].filter(Boolean).join(', ')]);
  }
  const findings = diagnosticCounts(facts);
  if (findings !== '') found.push(['Found', findings]);
  found.push(['Time', duration(facts.milliseconds)]);
  return found;
}

function footer({ run, commit }: RunFacts): string {
  const parts = [];
  if (run !== null) parts.push(link(`Run ${run.number}`, run.url));
  if (commit !== null) parts.push(`commit ${link(commit.sha.slice(0, 7), commit.url)}`);
  return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}
