import { type Pattern, pattern } from '../value.ts';
import { type Loops, loopsOf, loopsWithin, workOn } from './pattern-cost.ts';

/** The longest text that a regular expression is tried on, by its loops within one another: together they bound its work. */
const LONGEST = [100_000, 20_000, 1000, 120, 40, 20];
/** The work that is bearable on a longer one, on which no loop goes far, and how much of it counts as a step. */
const MOST_WORK = 100_000_000;
const WORK_OF_STEP = 200_000;

/** The loops of the regular expressions that were asked for, by how they are written. */
const asked = new Map<string, Loops | undefined>();

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
export function longestText(expression: RegExp): number | undefined {
  const loops = loopsIn(expression);
  return loops && LONGEST[loopsWithin(loops)];
}

function loopsIn({ source, flags }: RegExp): Loops | undefined {
  const written = `/${source}/${flags}`;
  if (!asked.has(written)) asked.set(written, loopsOf(source, flags));
  return asked.get(written);
}

/** The text, when trying a regular expression on it takes no long work; counts that. Throws a RangeError. */
export function tried(text: string, expression: RegExp, tick: () => void): string {
  for (let steps = stepsOn(text, expression); steps > 0; steps -= 1) tick();
  return text;
}

function stepsOn(text: string, expression: RegExp): number {
  const steps = text.length / 10;
  const [longest] = LONGEST;
  if (text.length <= (longestText(expression) ?? 0)) return steps;
  const loops = text.length <= (longest ?? 0) ? loopsIn(expression) : undefined;
  const work = loops && workOn(text, loops);
  if (work === undefined || work > MOST_WORK)
    throw new RangeError('the text is too long for a regular expression');
  return steps + work / WORK_OF_STEP;
}
