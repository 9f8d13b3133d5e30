import { checkSite, type FindingKind, type SiteCheck, type SiteFinding } from '../bundle/check/check-site.ts';
import { Failure } from '../errors/failure.ts';
import type { FinishedExport } from '../export/job.ts';
import { BROKEN_LINKS, type CheckFacts } from '../github/facts.ts';
import type { Config, FailOn } from '../inputs/config.ts';
import { counted } from '../log/measures.ts';
import type { Diagnostic } from '../site/diagnostic.ts';
import type { VerifiedBundle } from './bundle.ts';
import type { Connection } from './connect.ts';
import type { RunContext } from './context.ts';
import type { Run } from './run.ts';

/** Findings of one kind that are shown in the log; the rest is counted. */
const MOST_SHOWN = 10;
/** Findings of one kind that the summary lists. */
const MOST_LISTED = 50;

interface Check {
  readonly name: string;
  readonly failOn: FailOn;
  readonly kinds: readonly FindingKind[];
}

const CHECKS: readonly Check[] = [
  { name: 'Page count', failOn: 'page-count', kinds: ['page-count'] },
  { name: BROKEN_LINKS, failOn: 'broken-links', kinds: ['broken-link', 'broken-anchor'] },
  { name: 'Requests to other hosts', failOn: 'external-requests', kinds: ['external-request'] },
];

/**
 * Looks through the unpacked site, and at what the embedded service said of the project. Throws E_CHECK_FAILED, before
 * anything is deployed, when a check named in `fail-on` found something.
 */
export async function checkPhase(
  bundle: VerifiedBundle,
  job: FinishedExport,
  connection: Connection,
  { config, context, ledger }: Run,
): Promise<void> {
  const { log, signal } = context;
  const result = await checkSite(bundle.directory, bundle.manifest, {
    domain: config.domain,
    siteUrl: config.siteUrl?.href,
    expectedPages: job.pageCount,
    partial: config.exportPaths.length > 0 || config.exportVersion !== undefined,
    signal,
  });
  ledger.facts.diagnostics = connection.diagnostics();
  const warnings = ledger.facts.diagnostics.filter(isWarning).length;
  /** Kinds that the site builder tells itself, with the place in the project. */
  const told = new Set<string>(ledger.facts.diagnostics.map(({ kind }) => kind));
  ledger.facts.checks = [
    ...CHECKS.map(({ name, failOn, kinds }) => ({
      name,
      findings: kinds.reduce((sum, kind) => sum + result.counts[kind], 0),
      shown: findingsOf(result, kinds)
        .filter(({ kind }) => !told.has(kind))
        .slice(0, MOST_LISTED)
        .map(({ message }) => message),
      required: config.failOn.includes(failOn),
    })),
    {
      name: 'Warnings of the site builder',
      findings: warnings,
      shown: [],
      required: config.failOn.includes('warnings'),
    },
  ];
  show(result, config, context, told);
  const found = ledger.facts.checks.filter(({ findings }) => findings > 0);
  const counts = found.map(({ name, findings }) => `${name.toLowerCase()}: ${findings}`);
  log.info(`Checked ${counted(result.pages, 'HTML file')}: ${counts.join(', ') || 'nothing found'}`);
  const failed = ledger.facts.checks.filter(({ findings, required }) => required && findings > 0);
  if (failed.length === 0) return;
  throw new Failure('E_CHECK_FAILED', {
    what: 'The bundle did not pass its checks; nothing was deployed',
    why: failed.map(reasonOf).join(', '),
    fix: 'mend what the log of the run lists, or take the check out of fail-on',
  });
}

/** How much a check found; what, where that is one thing. */
function reasonOf({ name, findings, shown: [first] }: CheckFacts): string {
  return findings === 1 && first !== undefined ? first : `${name.toLowerCase()}: ${findings}`;
}

function isWarning({ severity }: Diagnostic): boolean {
  return severity !== 'notice';
}

function findingsOf({ findings }: SiteCheck, kinds: readonly FindingKind[]): readonly SiteFinding[] {
  return findings.filter(({ kind }) => kinds.includes(kind));
}

/** Puts findings into the log; as annotations those which nobody tells with a better place: `told` are kinds. */
function show(result: SiteCheck, config: Config, { log }: RunContext, told: ReadonlySet<string>): void {
  for (const { failOn, kinds } of CHECKS) {
    const found = findingsOf(result, kinds);
    const serious =
      config.failOn.includes(failOn) ||
      (failOn === 'external-requests' && config.deploymentType === 'air-gapped');
    for (const { kind, message } of found.slice(0, MOST_SHOWN))
      log[serious && !told.has(kind) ? 'warning' : 'info'](message);
    if (found.length > MOST_SHOWN) log.info(`and ${counted(found.length - MOST_SHOWN, 'more', 'more')}`);
  }
  const { externalHosts } = result;
  if (externalHosts.length > 0) log.info(`Hosts that pages ask while loading: ${externalHosts.join(', ')}`);
}
