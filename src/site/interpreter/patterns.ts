import { type Pattern, pattern } from './value.ts';

/** The longest text that a regular expression is tried on, by its `*`, `+` and `{n,}`: together they bound its work. */
const LONGEST = [1000, 1000, 1000, 120, 40, 20];

/** A group of fixed length, which may be repeated. */
const FIXED_GROUP = /\((?:\?:)?[^()*+?|{}]*(?:\{\d+\}[^()*+?|{}]*)*\)/g;

/**
 * A regular expression of a page; undefined where it might take forever on some text: with a repeated group, a
 * reference back, or many loops.
 */
export function safePattern(source: string, flags: string): Pattern | undefined {
  const bare = bareSource(source);
  if (/\)[*+{]|\\\d/.test(bare) || longest(source) === undefined) return undefined;
  try {
    return pattern(new RegExp(source, flags.replace(/[^gimsu]/g, '')));
  } catch {
    return undefined; // the parser of pages knows a newer syntax
  }
}

function bareSource(source: string): string {
  return source
    .replace(/\\[^\d]/g, '_')
    .replace(/\[[^\]]*\]/g, '_')
    .replace(FIXED_GROUP, '_');
}

function longest(source: string): number | undefined {
  const loops = bareSource(source)
    .split('|')
    .map((part) => part.match(/[*+]|\{\d*,\d*\}/g)?.length ?? 0);
  return LONGEST[Math.max(...loops)];
}

/** The text, when it is short enough to try a regular expression on; counts the work. Throws a RangeError. */
export function tried(text: string, expression: RegExp, tick: () => void): string {
  if (text.length > (longest(expression.source) ?? 0))
    throw new RangeError('the text is too long for a regular expression');
  for (let work = text.length; work > 0; work -= 10) tick();
  return text;
}
