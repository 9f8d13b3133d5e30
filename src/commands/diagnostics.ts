import { inWorkspace } from '../github/annotations.ts';
import type { Log } from '../log/log.ts';
import type { Diagnostic } from '../site/diagnostic.ts';

/**
 * Shows diagnostics as a compiler does, and counts them. Files of a project in `folder` are named from where one stands,
 * so that terminals and editors find them.
 */
export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  log: Log,
  folder?: string,
): { errors: number; warnings: number; notices: number } {
  const count = { errors: 0, warnings: 0, notices: 0 };
  const shown =
    folder === undefined
      ? diagnostics
      : inWorkspace(diagnostics, { root: process.cwd(), docsDir: folder }, 'lead');
  for (const { severity, message, hint, kind, file, line, column } of shown) {
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
