import { ALL, type AsciiSet, folded, only, sizeOf, takenBy, written } from './ascii.ts';
import { readClass } from './character-class.ts';
import { readEscape } from './escapes.ts';
import { characters, EMPTY, type Part } from './part.ts';
import { type Flags, type Reading, refuse, take, unknown } from './reading.ts';
import { ASSERTIONS, LETTERS, REFERENCE } from './tokens.ts';

const LINE: AsciiSet = takenBy(/[^\n]/);

/** The characters, the assertion or the reference that stands here: all that is no group. */
export function readAtom(reading: Reading, flags: Flags): Part {
  const { source, at } = reading;
  const letters = take(reading, LETTERS)?.[0];
  if (letters !== undefined) {
    const sets = [...letters].map((letter) => only(letter.charCodeAt(0)));
    return spelled(reading, letters, sets, flags);
  }
  const sign = source.charAt(at);
  if (sign === '[') {
    const found = readClass(source, at, flags.ignoresCase);
    if (found === undefined) return unknown(reading);
    reading.at = found.end;
    return oneOf(reading, found.set);
  }
  if (sign === '.') {
    reading.at += 1;
    return oneOf(reading, flags.hasAnyDot ? ALL : LINE);
  }
  const assertion = sign === '\\' ? source.slice(at, at + 2) : sign;
  const text = Object.hasOwn(ASSERTIONS, assertion) ? ASSERTIONS[assertion] : undefined;
  if (text !== undefined) {
    reading.at += assertion.length;
    if (text === '') refuse(reading);
    return { ...EMPTY, text };
  }
  if (sign === '\\') return reference(reading, flags) ?? escaped(reading, flags);
  if (/[*+?]/.test(sign)) return unknown(reading);
  const letter = String.fromCodePoint(source.codePointAt(at) ?? 0);
  reading.at += letter.length;
  return literal(reading, letter, flags);
}

function reference(reading: Reading, { ignoresCase }: Flags): Part | undefined {
  const [all, number, ...called] = take(reading, REFERENCE) ?? [];
  if (all === undefined) return undefined;
  const name = called.find((one) => one !== undefined) ?? '';
  const numbers = number === undefined ? (reading.names.get(name) ?? [Number(name)]) : [Number(number)];
  const [same = 0] = numbers;
  // To one that is not set JavaScript agrees.
  if (numbers.length !== 1 || reading.behind > 0 || !reading.known.includes(same) || ignoresCase)
    refuse(reading);
  return {
    ...characters(reading.places, { same }, [ALL], sizeOf(ALL)),
    canBeEmpty: true,
    isOne: false,
    tails: ALL,
  };
}

function escaped(reading: Reading, flags: Flags): Part {
  const found = readEscape(reading.source, reading.at);
  if (found === undefined) return unknown(reading);
  reading.at += found.length;
  if (found.code !== undefined) return literal(reading, String.fromCodePoint(found.code), flags);
  return oneOf(reading, found.set);
}

function literal(reading: Reading, letter: string, flags: Flags): Part {
  const code = letter.codePointAt(0) ?? 0;
  // Beyond ASCII there are letters whose other case is within it.
  if (flags.ignoresCase && code > 127) return unknown(reading);
  const text = letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  return spelled(reading, letter.length > 1 ? `(?:${text})` : text, [only(code)], flags);
}

/** Letters one after the other, as they are written or in either case. */
function spelled(reading: Reading, text: string, letters: readonly AsciiSet[], { ignoresCase }: Flags): Part {
  const { places } = reading;
  if (!/[A-Za-z]/.test(text)) return characters(places, text, letters, 1);
  if (ignoresCase) return characters(places, { either: text }, letters.map(folded), 2);
  reading.hasCase = true;
  return characters(places, text, letters, 1);
}

/** One character of a set. */
function oneOf(reading: Reading, set: AsciiSet): Part {
  reading.hasCase ||= folded(set) !== set;
  return characters(reading.places, written(set), [set], sizeOf(set));
}
