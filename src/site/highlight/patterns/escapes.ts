import { ALL, type AsciiSet, named, only, takenBy } from './ascii.ts';

const SETS: Readonly<Record<string, AsciiSet>> = {
  d: takenBy(/\d/),
  D: takenBy(/\D/),
  h: takenBy(/[\dA-Fa-f]/),
  H: takenBy(/[^\dA-Fa-f]/),
  s: takenBy(/\s/),
  S: takenBy(/\S/),
  w: takenBy(/\w/),
  W: takenBy(/\W/),
};

const CODES: Readonly<Record<string, number>> = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9, v: 11 };

const PROPERTY = /\\([pP])\{(\^?)([\w=]+)\}/y;
const BRACKET = /\[:(\^?)(\w+):\]/y;
const NUMBER = /\\(?:x\{([\dA-Fa-f]{1,8})\}|x([\dA-Fa-f]{1,2})|u([\dA-Fa-f]{4})|0([0-7]{0,2}))/y;

/** What is written at a place of a pattern: the length of it, and the set or the one character that it stands for. */
export interface Escape {
  readonly length: number;
  readonly set: AsciiSet;
  /** The character's code; undefined where it stands for several. */
  readonly code?: number;
}

/** An escape that means the same inside classes and outside; undefined for one that is not known. */
export function readEscape(source: string, at: number): Escape | undefined {
  const [property, kind, caret, name = ''] = matchAt(PROPERTY, source, at) ?? [];
  if (property !== undefined)
    return several(property.length, named(name), (kind === 'P') !== (caret === '^'));
  const [number, ...digits] = matchAt(NUMBER, source, at) ?? [];
  if (number !== undefined) {
    const [long, byte, short, octal] = digits;
    const point = long ?? short;
    const code =
      point === undefined
        ? byte === undefined
          ? Number.parseInt(`0${octal}`, 8)
          : Number.parseInt(byte, 16)
        : Number.parseInt(point, 16);
    // Those above are bytes of a character, or none.
    if (code > (point === undefined ? 127 : 0x10ffff)) return undefined;
    return { length: number.length, set: only(code), code };
  }
  const letter = source.charAt(at + 1);
  const set = Object.hasOwn(SETS, letter) ? SETS[letter] : undefined;
  if (set !== undefined) return { length: 2, set };
  const code = Object.hasOwn(CODES, letter) ? CODES[letter] : undefined;
  if (code === undefined && /^[A-Za-z\d]?$/.test(letter)) return undefined;
  const own = code ?? letter.charCodeAt(0);
  return { length: 2, set: only(own), code: own };
}

/** `[:alpha:]` inside a class; undefined for anything else. */
export function readBracket(source: string, at: number): Escape | undefined {
  const [bracket, caret, name = ''] = matchAt(BRACKET, source, at) ?? [];
  return bracket === undefined ? undefined : several(bracket.length, named(name), caret === '^');
}

function several(length: number, set: AsciiSet | undefined, isNegated: boolean): Escape | undefined {
  return set === undefined ? undefined : { length, set: isNegated ? ALL & ~set : set };
}

/** A match of a sticky expression just there. */
export function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source) ?? undefined;
}
