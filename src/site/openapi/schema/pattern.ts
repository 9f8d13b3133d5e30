import { longestText } from '../../interpreter/patterns.ts';

/** Texts that fit the patterns of schemas: enough of regular expressions for numbers, codes and identifiers. */

/** How long a pattern and a text may be that are looked at. */
const LONGEST = 200;
const LONGEST_TEXT = 64;

/**
 * The text where it fits the pattern, else one made of the pattern; the text again where the pattern says more than is
 * understood here.
 */
export function fitting(text: string, pattern: string): string {
  if (pattern.length > LONGEST || text.length > LONGEST_TEXT) return text;
  const expression = expressionOf(pattern);
  if (expression === undefined || expression.test(text)) return text;
  const made = makeAlternatives({ source: pattern, at: 0 });
  return made !== undefined && expression.test(made) ? made : text;
}

/** Undefined for what is none here, or might take forever. */
function expressionOf(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      const expression = new RegExp(pattern, flags);
      return (longestText(expression) ?? 0) >= LONGEST_TEXT ? expression : undefined;
    } catch {
      // Many are written for other languages.
    }
  }
  return undefined;
}

interface Reader {
  readonly source: string;
  at: number;
}

/** The first of the alternatives up to the end or a closing bracket; undefined for what is not understood. */
function makeAlternatives(reader: Reader): string | undefined {
  let first: string | undefined;
  let text = '';
  while (reader.at < reader.source.length && reader.source[reader.at] !== ')') {
    if (reader.source[reader.at] === '|') {
      reader.at++;
      first ??= text;
      text = '';
      continue;
    }
    const one = readOne(reader);
    if (one === undefined) return undefined;
    text += repeated(one, readCount(reader));
    if (text.length > LONGEST_TEXT) return undefined;
  }
  return first ?? text;
}

/** What one piece of a pattern may be: characters of which any will do, or a text. */
type One = { readonly any: string } | { readonly text: string };

function repeated(one: One, count: number): string {
  if ('text' in one) return one.text.repeat(count);
  return Array.from({ length: count }, (_, index) => one.any[index % one.any.length]).join('');
}

const CLASSES: Readonly<Record<string, string>> = {
  d: '1234567890',
  w: 'abcdefghijklmnopqrstuvwxyz0123456789',
  s: ' ',
  S: 'abcdefghijklmnopqrstuvwxyz',
  D: 'abcdefghijklmnopqrstuvwxyz',
};

function readOne(reader: Reader): One | undefined {
  const character = reader.source[reader.at++] ?? '';
  if (character === '^' || character === '$') return { text: '' };
  if (character === '.') return { any: CLASSES.w ?? '' };
  if (character === '[') return readClass(reader);
  if (character === '\\') return readEscape(reader);
  if (character !== '(') return { text: character };
  const opening = /^\?(?::|<\w+>)/.exec(reader.source.slice(reader.at, reader.at + 40))?.[0] ?? '';
  reader.at += opening.length;
  if (reader.source[reader.at] === '?') return undefined; // It looks ahead or behind.
  const text = makeAlternatives(reader);
  if (text === undefined || reader.source[reader.at++] !== ')') return undefined;
  return { text };
}

function readEscape(reader: Reader): One | undefined {
  const character = reader.source[reader.at++] ?? '';
  const any = Object.hasOwn(CLASSES, character) ? CLASSES[character] : undefined;
  if (any !== undefined) return { any };
  // Places, other classes, and what was found before.
  return /[a-z0-9]/i.test(character) ? undefined : { text: character };
}

function readClass(reader: Reader): One | undefined {
  if (reader.source[reader.at] === '^') return undefined;
  let any = '';
  while (reader.source[reader.at] !== ']') {
    const character = reader.source[reader.at++];
    if (character === undefined) return undefined;
    const one: One | undefined = character === '\\' ? readEscape(reader) : { text: character };
    if (one === undefined) return undefined;
    if ('any' in one) {
      any += one.any;
      continue;
    }
    const from = one.text;
    const to = /^-([^\]\\])/.exec(reader.source.slice(reader.at, reader.at + 2))?.[1];
    if (to !== undefined) reader.at += 2;
    any += to === undefined ? from : charactersIn(from, to);
  }
  reader.at++;
  return any === '' ? undefined : { any };
}

/** A range, of whose digits 0 comes last: a number rarely begins with one. */
function charactersIn(from: string, to: string): string {
  const [first, last] = [from.charCodeAt(0), Math.min(to.charCodeAt(0), from.charCodeAt(0) + 100)];
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    String.fromCharCode(first + index),
  ).join('');
  return from === '0' ? `${all.slice(1)}0` : all;
}

/** How often a piece comes, at least; where it may be once, once. */
function readCount(reader: Reader): number {
  const written = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at, reader.at + 12));
  if (written === null) return 1;
  reader.at += written[0].length;
  if (written[1] !== undefined) return Math.min(Number(written[1]), LONGEST_TEXT + 1);
  return written[0].startsWith('+') ? 1 : 0;
}
