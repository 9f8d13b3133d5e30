import { ALL, type AsciiSet, between, folded, NONE, only } from './ascii.ts';
import { readBracket, readEscape } from './escapes.ts';

/** What a class in square brackets takes of ASCII, and where it ends. */
export interface CharacterClass {
  readonly set: AsciiSet;
  readonly end: number;
}

/** Reads the class of Oniguruma that begins at a `[`; undefined where something in it is not known. */
export function readClass(source: string, start: number, ignoresCase: boolean): CharacterClass | undefined {
  let at = start + 1;
  const isNegated = source[at] === '^';
  if (isNegated) at += 1;
  const first = at;
  let set = NONE;
  /** What stands before `&&`. */
  let both = ALL;
  const add = (more: AsciiSet): void => {
    set |= ignoresCase ? folded(more) : more;
  };
  while (source[at] !== ']' || at === first) {
    if (at >= source.length) return undefined;
    if (source.startsWith('&&', at)) {
      both &= set;
      set = NONE;
      at += 2;
      continue;
    }
    const bracket = readBracket(source, at);
    if (bracket !== undefined) {
      add(bracket.set);
      at += bracket.length;
      continue;
    }
    if (source[at] === '[') {
      const inner = readClass(source, at, ignoresCase);
      if (inner === undefined) return undefined;
      set |= inner.set;
      at = inner.end;
      continue;
    }
    const one = readOne(source, at);
    if (one === undefined) return undefined;
    at += one.length;
    if (one.code === undefined) {
      add(one.set);
      continue;
    }
    let last = one.code;
    if (source[at] === '-' && source[at + 1] !== ']') {
      const other = source[at + 1] === '[' ? undefined : readOne(source, at + 1);
      if (other?.code === undefined || other.code < one.code) return undefined;
      last = other.code;
      at += 1 + other.length;
    }
    // Letters beyond ASCII may have their other case within it.
    if (ignoresCase && last > 127) return undefined;
    add(between(one.code, last));
  }
  const own = both & set;
  return { set: isNegated ? ALL & ~own : own, end: at + 1 };
}

function readOne(source: string, at: number): ReturnType<typeof readEscape> {
  if (source[at] === '\\')
    return source[at + 1] === 'b' ? { length: 2, set: only(8), code: 8 } : readEscape(source, at);
  const code = source.codePointAt(at);
  return code === undefined ? undefined : { length: code > 0xffff ? 2 : 1, set: only(code), code };
}
