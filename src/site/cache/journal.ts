import type { Diagnostic, Report } from '../diagnostic.ts';

/** Hears every diagnostic of a build on its way. */
export interface Journal {
  readonly report: Report;
  /** Does some work and tells what was reported meanwhile. */
  record<T>(work: () => T): { result: T; diagnostics: readonly Diagnostic[] };
}

/** A way to report that also lists what goes through it. */
export function listed(report: Report): {
  readonly report: Report;
  readonly diagnostics: readonly Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  return {
    diagnostics,
    report(diagnostic) {
      diagnostics.push(diagnostic);
      report(diagnostic);
    },
  };
}

/** Opens a journal; what it hears goes on to `report`. */
export function createJournal(report: Report): Journal {
  const heard: Diagnostic[][] = [];
  return {
    report(diagnostic) {
      for (const list of heard) list.push(diagnostic);
      report(diagnostic);
    },
    record(work) {
      const diagnostics: Diagnostic[] = [];
      heard.push(diagnostics);
      try {
        return { result: work(), diagnostics };
      } finally {
        heard.pop();
      }
    },
  };
}
