import { inWorkspace } from '../github/annotations.ts';
import { counted } from '../github/measures.ts';
import type { Log } from '../log/log.ts';
import { placed } from '../log/place.ts';
import { commonMessage, type Diagnostic, mistakeOf } from '../site/diagnostic.ts';

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
  const places = new Map<string, number>();
  for (const one of shown) places.set(mistakeOf(one), (places.get(mistakeOf(one)) ?? 0) + 1);
  const seen = new Map<string, number>();
  for (const one of shown) {
    count[`${one.severity}s`] += 1;
    const nth = (seen.get(mistakeOf(one)) ?? 0) + 1;
    seen.set(mistakeOf(one), nth);
    const more = (places.get(mistakeOf(one)) ?? 0) - PLACES_SHOWN;
    if (more <= FEW_MORE || nth <= PLACES_SHOWN) show(one, log);
    else if (nth === PLACES_SHOWN + 1) {
      const { severity, kind } = one;
      show({ severity, kind, message: `${commonMessage(one)}, in ${counted(more, 'more place')}` }, log);
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
