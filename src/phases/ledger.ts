import type { Clock } from '../clock.ts';
import type { CheckFacts, PhaseFacts, RunFacts } from '../github/facts.ts';
import { failureFacts } from '../github/facts.ts';
import type { Log } from '../log/log.ts';

/** What a run has learned so far; the report reads it, whatever phase was the last. */
type Facts = { -readonly [Name in keyof RunFacts]: RunFacts[Name] };

/** Collects facts and phase times of one run. */
export interface Ledger {
  readonly facts: Facts;
  /** Runs a phase under its heading and notes its time, also when it fails. */
  phase<T>(title: string, work: () => Promise<T>): Promise<T>;
  /** Notes what ended the run; only the first failure counts. */
  fail(error: unknown): void;
}

/** Opens the books of a run. `given` are the facts known from the start. */
export function openLedger(
  given: Pick<RunFacts, 'domain' | 'siteUrl' | 'commit' | 'run'>,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Ledger {
  const started = clock.now();
  const phases: PhaseFacts[] = [];
  const checks: CheckFacts[] = [];
  const facts: Facts = {
    ...given,
    milliseconds: 0,
    phases,
    exportJob: null,
    bundle: null,
    deployments: [],
    changes: null,
    checks,
    diagnostics: [],
    agentJob: null,
    githubRequests: 0,
    failure: null,
  };
  return {
    facts,
    async phase(title, work) {
      const begun = clock.now();
      try {
        return await log.phase(title, work);
      } finally {
        phases.push({ name: title, milliseconds: clock.now() - begun });
        facts.milliseconds = clock.now() - started;
      }
    },
    fail(error) {
      facts.failure ??= failureFacts(error);
    },
  };
}
