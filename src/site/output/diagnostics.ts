import type { Diagnostic, Report } from '../diagnostic.ts';

/** Gathers diagnostics: each once, however often it is reported, in the order of files and lines. */
export function createDiagnostics(): { report: Report; list(): Diagnostic[] } {
  const found = new Map<string, Diagnostic>();
  return {
    report(diagnostic) {
      const { severity, kind, message, hint, file, line, column } = diagnostic;
      const key = JSON.stringify([kind, message, file, line, column]);
      if (!found.has(key)) found.set(key, { severity, kind, message, hint, file, line, column });
    },
    list: () =>
      [...found.values()].sort(
        (a, b) =>
          compare(a.file ?? '', b.file ?? '') ||
          (a.line ?? 0) - (b.line ?? 0) ||
          (a.column ?? 0) - (b.column ?? 0) ||
          compare(a.message, b.message),
      ),
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
