import { commitOf } from '../github/context.ts';
import type { CheckFacts, PhaseFacts, RunFacts } from '../github/facts.ts';
import { failureFacts } from '../github/facts.ts';
import type { RunContext } from './context.ts';

/** What a run has learned so far; the report reads it, whatever phase was the last. */
type Facts = { -readonly [Name in keyof RunFacts]: RunFacts[Name] };

/** Collects facts and phase times of one run. */
export interface Ledger {
  readonly facts: Facts;
  /** Runs a phase under its heading and notes its time, also when it fails. */
  phase<T>(title: string, work: () => Promise<T>): Promise<T>;
  /** Notes what ended the run; only the first failure counts. */
  fail(error: unknown): void;
  /** Notes a request to GitHub's API. */
  readonly onRequest: () => void;
}

/** Opens the books of a run. */
export function openLedger(
  { domain, siteUrl }: { readonly domain: string; readonly siteUrl: URL | undefined },
  { clock, log, github }: Pick<RunContext, 'clock' | 'log' | 'github'>,
): Ledger {
  const started = clock.now();
  const phases: PhaseFacts[] = [];
  const checks: CheckFacts[] = [];
  const facts: Facts = {
    domain,
    siteUrl: siteUrl?.href ?? null,
    commit: github === undefined ? null : commitOf(github),
    run: github === undefined ? null : { number: github.runNumber, url: github.runUrl },
    milliseconds: 0,
    phases,
    exportJob: null,
    bundle: null,
    deployments: [],
    changes: null,
    checks,
    diagnostics: [],
    agentJob: null,
    kinds: [],
    changesUrl: null,
    githubRequests: 0,
    failure: null,
    stoppedIn: null,
  };
  let running: string | null = null;
  return {
    facts,
    async phase(title, work) {
      const begun = clock.now();
      running = title;
      try {
        return await log.phase(title, work);
      } finally {
        phases.push({ name: title, milliseconds: clock.now() - begun });
        facts.milliseconds = clock.now() - started;
      }
    },
    onRequest() {
      facts.githubRequests += 1;
    },
    fail(error) {
      if (facts.failure !== null) return;
      facts.failure = failureFacts(error);
      facts.stoppedIn = running;
    },
  };
}
