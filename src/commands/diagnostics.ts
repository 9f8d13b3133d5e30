import { inWorkspace } from '../github/annotations.ts';
import type { Log } from '../log/log.ts';
import { counted } from '../log/measures.ts';
import { placed } from '../log/place.ts';
import { commonMessage, countMistakes, type Diagnostic } from '../site/diagnostic.ts';

/** Places of one mistake that are shown, and what more of them there are at least for the rest to be counted only. */
const PLACES_SHOWN = 3;
const FEW_MORE = 3;

/**
 * Shows diagnostics as a compiler does, and counts them. Files of a project in `folder` are named from where one stands,
 * so that terminals and editors find them. One mistake in many places is shown at the first ones.
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
  for (const { diagnostic, nth, times } of countMistakes(shown)) {
    const { severity, kind } = diagnostic;
    count[`${severity}s`] += 1;
    const more = times - PLACES_SHOWN;
    if (more <= FEW_MORE || nth < PLACES_SHOWN) show(diagnostic, log);
    else if (nth === PLACES_SHOWN) {
      show(
        { severity, kind, message: `${commonMessage(diagnostic)}, in ${counted(more, 'more place')}` },
        log,
      );
    }
  }
  return count;
}

function show({ severity, message, hint, kind, file, line, column }: Diagnostic, log: Log): void {
  const text = `${message}${hint === undefined ? '' : ` (${hint})`} [${kind}]`;
  const place = file === undefined ? undefined : { file, line, column };
  if (severity === 'error') log.error(text, place);
  else if (severity === 'warning') log.warning(text, place);
  else log.notice(placed(text, place));
}
