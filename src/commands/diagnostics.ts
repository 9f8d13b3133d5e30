import { inWorkspace } from '../github/annotations.ts';
import { counted } from '../github/measures.ts';
import type { Log } from '../log/log.ts';
import { placed } from '../log/place.ts';
import type { Diagnostic } from '../site/diagnostic.ts';

/** Places of one mistake that are shown, and what more of them there are at least for the rest to be counted only. */
const PLACES_SHOWN = 3;
const FEW_MORE = 3;

/** What the same mistakes have in common, wherever they are: of an address the host. */
function inCommon(message: string): string {
  return message.replaceAll(/(https?:\/\/[^/\s]+\/)\S+/g, '$1…');
}

function mistake({ severity, kind, message }: Diagnostic): string {
  return `${severity}\n${kind}\n${inCommon(message)}`;
}

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
  for (const one of shown) places.set(mistake(one), (places.get(mistake(one)) ?? 0) + 1);
  const seen = new Map<string, number>();
  for (const one of shown) {
    count[`${one.severity}s`] += 1;
    const nth = (seen.get(mistake(one)) ?? 0) + 1;
    seen.set(mistake(one), nth);
    const more = (places.get(mistake(one)) ?? 0) - PLACES_SHOWN;
    if (more <= FEW_MORE || nth <= PLACES_SHOWN) show(one, log);
    else if (nth === PLACES_SHOWN + 1) {
      const { severity, kind, message } = one;
      show({ severity, kind, message: `${inCommon(message)}, in ${counted(more, 'more place')}` }, log);
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
