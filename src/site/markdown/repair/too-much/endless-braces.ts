import { replaceAt, STAND_INS } from '../draft.ts';
import { goesTooDeep } from './limits.ts';
import { parserWork } from './parser-work.ts';

/** Characters that the parser may read for one expression besides those of the text; a hundredth of a second at most. */
const MOST_WORK = 100_000;
/** JSON within a string, `{\\"`, which no expression begins with. */
const QUOTED_JSON = /\{\s*\\/y;
/** Places that begin so and are read one by one, each as a mistake. */
const MOST_QUOTED = 8;
/** The marks of quotations, without which the parser reads elements that begin in one. */
const MARKS = /^[ \t]*(?:>[ \t]*)+/gm;

/** A text that the parser has soon read. */
export interface Bounded {
  readonly text: string;
  /** Braces of the original with stand-ins in the text, in ascending order. */
  readonly braces: readonly number[];
  /** What the parser reads for the others. */
  readonly work: number;
}

/**
 * The text with stand-ins for braces that would keep the parser busy: mostly nothing ends them, nor many tags after
 * them. Also for those whose expression goes too deep, where `isDeep` tells that something does. `most` bounds what is
 * read to find them.
 */
export function withoutEndlessBraces(text: string, isDeep: boolean, most: number): Bounded {
  const all = new Set<number>();
  let rest = text;
  let work = 0;
  // What was a string after such a brace is text now, and the braces in it count.
  for (; work <= most; work += rest.length) {
    const { braces, work: own } = endlessBraces(rest, isDeep);
    work += own;
    if (braces.length === 0) break;
    for (const at of braces) all.add(at);
    rest = replaceAt(rest, braces, STAND_INS['{']);
  }
  return { text: rest, braces: [...all].sort((a, b) => a - b), work };
}

function endlessBraces(text: string, isDeep: boolean): Pick<Bounded, 'braces' | 'work'> {
  const first = text.indexOf('{');
  if (first < 0) return { braces: [], work: 0 };
  const marked = text.replace(MARKS, (marks) => ' '.repeat(marks.length));
  const readings = (marked === text ? [text] : [text, marked]).map((one) => ({
    text: one,
    workOf: parserWork(one, MOST_WORK + 2 * one.length),
  }));
  const endless = new Set<number>();
  const quoted: number[] = [];
  let work = 0;
  let covered = 0;
  for (let at = first; at >= 0; at = text.indexOf('{', at + 1)) {
    QUOTED_JSON.lastIndex = at;
    const isQuoted = at >= covered && QUOTED_JSON.test(text);
    if (isQuoted) quoted.push(at);
    const depth = /=\s*$/.test(text.slice(Math.max(0, at - 20), at)) ? 1 : 0;
    for (const { text: one, workOf } of readings) {
      const { end, work: own, isEndless } = workOf(at, depth);
      const isNew = end > covered;
      if (isEndless || (isDeep && isNew && goesTooDeep(one.slice(at, end)))) endless.add(at);
      else if (!isQuoted) covered = Math.max(covered, end);
      work += own + (isDeep && isNew ? end - at : 0);
    }
  }
  for (const at of quoted.length > MOST_QUOTED ? quoted : []) endless.add(at);
  return { braces: [...endless].sort((a, b) => a - b), work };
}
