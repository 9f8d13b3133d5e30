import { ExpressionSyntaxError } from '../../interpreter/expression.ts';
import { Uninterpretable } from '../../interpreter/interpreter-host.ts';
import type { Scope } from '../../interpreter/value.ts';
import type { SourcePlace } from '../../page.ts';
import type { Rendering } from '../rendering.ts';
import { BudgetExceeded } from './budget.ts';

/** Names and paths, or several to choose from, in whatever script. */
const NAMES = String.raw`(?:(?!\|\|)[\p{L}\p{M}\p{N}_$\s.,/|-])*`;
const PLAIN = new RegExp(`^(?:${NAMES}|\\{${NAMES}\\})$`, 'u');

/** Whether an expression is but a bare name or path, or several, in one pair of braces or two. */
export function isPlain(source: string): boolean {
  return PLAIN.test(source);
}

/**
 * Tells what could not be interpreted; anything else is thrown on. `place` is where `source` begins, in the text of the page
 * or in a tag.
 */
export function reportUninterpretable(
  error: unknown,
  source: string,
  place: SourcePlace,
  { page, scope }: { readonly page: Rendering; readonly scope: Scope },
  where: 'text' | 'tag',
): void {
  if (error instanceof ExpressionSyntaxError) {
    const message = `{${shortened(source)}} is not an expression: ${error.message}`;
    page.report({ severity: 'warning', kind: 'syntax', message, ...within(place, error.line, error.column) });
  } else if (error instanceof Uninterpretable) {
    const { hint, ...at } = toldAt(error, place, within(place, error.line, error.column));
    const outcome = where === 'text' && isPlain(source) ? 'shown as text' : 'left out';
    if (error.unbound !== undefined) {
      if (page.lost.has(error.unbound)) return;
      const isSnippet = scope.props !== page.scope.props;
      const given = isSnippet ? `; pages that show this snippet can give it: <… ${error.unbound}="…" />` : '';
      page.report({
        severity: 'warning',
        kind: 'unbound-name',
        message: `{${shortened(source)}}: nothing is named “${error.unbound}”; ${outcome}`,
        hint: `${
          where === 'text'
            ? 'to show braces, write \\{ and \\}, or put them in `code`'
            : 'write a text in quotes and without braces; import or export what has a name'
        }${given}`,
        ...at,
      });
    } else {
      page.report({
        severity: 'warning',
        kind: 'not-interpreted',
        message: `{${shortened(source)}}: ${error.message}; ${outcome}`,
        hint,
        ...at,
      });
    }
  } else if (error instanceof BudgetExceeded) {
    page.reportOnce('budget', {
      severity: 'warning',
      kind: 'not-interpreted',
      message: error.message,
      ...place,
    });
  } else throw error;
}

/**
 * Where to tell of what could not be interpreted: of a function in another file where that is used, which hands over what
 * it fails by, but of a name that is bound to nothing where it is written. `own` is where it is met outside of functions.
 */
export function toldAt(
  { place: met, unbound }: Uninterpretable,
  used: SourcePlace,
  own: SourcePlace = used,
): SourcePlace & { readonly hint?: string | undefined } {
  if (met === undefined) return own;
  if (unbound !== undefined || met.file === used.file) return met;
  return { ...used, hint: `it fails at ${[met.file, met.line, met.column].join(':')}` };
}

/** The place of a line and column (from 0) of the source that begins at `place`. */
export function within(place: SourcePlace, line: number, column: number): SourcePlace {
  if (place.line === undefined) return place;
  if (line > 1) return { file: place.file, line: place.line + line - 1, column: column + 1 };
  return place;
}

function shortened(source: string): string {
  const line = source.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
