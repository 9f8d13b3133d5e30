import { loopsWithin } from './pattern-cost.ts';
import { type Pattern, pattern } from './value.ts';

/** The longest text that a regular expression is tried on, by its loops within one another: together they bound its work. */
const LONGEST = [100_000, 20_000, 1000, 120, 40, 20];

/** The longest text of the regular expressions that were asked for, by how they are written. */
const asked = new Map<string, number | undefined>();

/** A regular expression of a page; undefined where it might take forever on some text, or is not understood. */
export function safePattern(source: string, flags: string): Pattern | undefined {
  try {
    const expression = new RegExp(source, flags.replace(/[^gimsu]/g, ''));
    return longestText(expression) === undefined ? undefined : pattern(expression);
  } catch {
    return undefined; // the parser of pages knows a newer syntax
  }
}

/** The longest text that a regular expression may be tried on; undefined where it might take forever on some text. */
export function longestText({ source, flags }: RegExp): number | undefined {
  const written = `/${source}/${flags}`;
  if (!asked.has(written)) asked.set(written, LONGEST[loopsWithin(source, flags) ?? LONGEST.length]);
  return asked.get(written);
}

/** The text, when it is short enough to try a regular expression on; counts the work. Throws a RangeError. */
export function tried(text: string, expression: RegExp, tick: () => void): string {
  if (text.length > (longestText(expression) ?? 0))
    throw new RangeError('the text is too long for a regular expression');
  for (let work = text.length; work > 0; work -= 10) tick();
  return text;
}
