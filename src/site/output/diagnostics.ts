import type { Diagnostic, Report } from '../diagnostic.ts';

/** Gathers diagnostics: each once, however often it is reported, in the order of files and lines. */
export function createDiagnostics(): { report: Report; list(): Diagnostic[] } {
  const found = new Map<string, Diagnostic>();
  return {
    report(diagnostic) {
      const { severity, kind, file, line, column } = diagnostic;
      const message = onOneLine(diagnostic.message);
      const hint = diagnostic.hint === undefined ? undefined : onOneLine(diagnostic.hint);
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

/** Names and addresses of a project may go over several lines, which logs would take for lines of their own. */
function onOneLine(text: string): string {
  return text.replace(/[\n\r\u2028\u2029]\s*/g, ' ');
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
