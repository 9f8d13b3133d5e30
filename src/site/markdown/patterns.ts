import { type Pattern, pattern } from './value.ts';

/** The longest text that a regular expression of a page is tried on. */
const MAX_TEXT = 1000;
/** How many `*`, `+` and `{n,}` a regular expression may hold: together with the length they bound its work. */
const MAX_LOOPS = 2;

/**
 * A regular expression of a page; undefined where it might take forever on some text: with a repeated group, a
 * reference back, or many loops.
 */
export function safePattern(source: string, flags: string): Pattern | undefined {
  const bare = source.replace(/\\[^\d]/g, '_').replace(/\[[^\]]*\]/g, '_');
  if (/\)[*+{]|\\\d/.test(bare)) return undefined;
  const loops = bare.split('|').map((part) => part.match(/[*+]|\{\d*,\d*\}/g)?.length ?? 0);
  if (Math.max(...loops) > MAX_LOOPS) return undefined;
  try {
    return pattern(new RegExp(source, flags.replace(/[^gimsu]/g, '')));
  } catch {
    return undefined; // the parser of pages knows a newer syntax
  }
}

/** The text, when it is short enough to try a regular expression on; counts the work. Throws a RangeError. */
export function tried(text: string, tick: () => void): string {
  if (text.length > MAX_TEXT) throw new RangeError('the text is too long for a regular expression');
  for (let work = text.length; work > 0; work -= 10) tick();
  return text;
}
