import type { Log } from '../log/log.ts';
import type { Diagnostic } from '../site/diagnostic.ts';

/** Shows diagnostics as a compiler does, and counts them. */
export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  log: Log,
): { errors: number; warnings: number; notices: number } {
  const count = { errors: 0, warnings: 0, notices: 0 };
  for (const { severity, message, hint, kind, file, line, column } of diagnostics) {
    const text = `${message}${hint === undefined ? '' : ` (${hint})`} [${kind}]`;
    const place = file === undefined ? undefined : { file, line, column };
    count[`${severity}s`] += 1;
    if (severity === 'error') log.error(text, place);
    else if (severity === 'warning') log.warning(text, place);
    else
      log.notice(
        place === undefined
          ? text
          : `${[file, line, column].filter((part) => part !== undefined).join(':')}  ${text}`,
      );
  }
  return count;
}
