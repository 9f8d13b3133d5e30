import { EMPTY_HASH, finishHigh, finishLow, nextHigh, nextLow } from './hashes.ts';
import { isNoise, LONGEST, WORD, WORDS_IN_A_ROW } from './tokens.ts';

/** Hears of the words of a text. */
export interface WordListener {
  /** A word of ASCII that is one term: the hash of the term, and where it stands in the text, in any case. */
  plain(high: number, low: number, start: number, end: number): void;
  /** Any other word. */
  other(word: string): void;
  /** Words with a sign between each two, after the first of them. */
  joined(written: string): void;
}

const ASTRAL = /[\ud800-\udfff]/;
const DIVIDES = 1;
const LOWER = 2;
const UPPER = 3;
const DIGIT = 4;
const FOREIGN = 5;
/** By the code of a character; 0 where it was not seen before. */
const kinds = new Uint8Array(2 ** 16);

const S = 's'.charCodeAt(0);
const TO_LOWER = 32;
const DOT = '.'.charCodeAt(0);
const DASH = '-'.charCodeAt(0);
const LOW_LINE = '_'.charCodeAt(0);

/**
 * Tells the words of a text without accents (tokens.ts) by its characters. As strings, those of a large site take
 * several times as long: most come hundreds of times.
 */
export function scanWords(text: string, listener: WordListener): void {
  if (ASTRAL.test(text)) {
    for (const word of text.match(WORD) ?? []) listener.other(word);
    for (const written of text.match(WORDS_IN_A_ROW) ?? []) listener.joined(written);
    return;
  }
  /** Where the words in a row end that were told last. */
  let told = 0;
  for (let at = 0; at < text.length; ) {
    const next = scanWord(text, at, listener);
    const end = next - 1;
    if (end > at && end > told && isJoined(text, end)) {
      told = endOfRow(text, end);
      listener.joined(text.slice(at, told));
    }
    at = next;
  }
}

/** Whether a sign stands at a place, and a word behind it. */
function isJoined(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  return (sign === DOT || sign === DASH || sign === LOW_LINE) && kindAt(text, at + 1) !== DIVIDES;
}

function endOfRow(text: string, sign: number): number {
  let at = sign;
  while (isJoined(text, at)) for (at += 1; kindAt(text, at) !== DIVIDES; ) at += 1;
  return at;
}

/** The end of a text divides, too. */
function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return at < text.length ? kinds[unit] || kindOf(unit) : DIVIDES;
}

/** Reads the word at a place, if there is one. Where to go on. */
function scanWord(text: string, start: number, listener: WordListener): number {
  let { high, low } = EMPTY_HASH;
  let [highBefore, lowBefore, before, last, lastButOne] = [high, low, 0, 0, 0];
  let isPlain = true;
  let at = start;
  for (; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const kind = kinds[unit] || kindOf(unit);
    if (kind === DIVIDES) break;
    // Names like createUser are terms in their parts as well.
    if (kind === FOREIGN || (kind === UPPER && before === LOWER)) isPlain = false;
    before = kind;
    lastButOne = last;
    last = kind === UPPER ? unit + TO_LOWER : unit;
    highBefore = high;
    lowBefore = low;
    high = nextHigh(high, last);
    low = nextLow(low, last);
  }
  const length = at - start;
  if (length === 0) return at + 1;
  if (!isPlain || length > LONGEST) {
    const word = text.slice(start, at);
    if (!isPlain || !isNoise(word)) listener.other(word);
  } else {
    const isPlural = length > 3 && last === S && lastButOne !== S;
    if (isPlural) [high, low] = [highBefore, lowBefore];
    const finished = finishHigh(high, low);
    listener.plain(finished, finishLow(finished, low), start, isPlural ? at - 1 : at);
  }
  return at + 1;
}

function kindOf(unit: number): number {
  const character = String.fromCharCode(unit);
  const kind = /[a-z]/.test(character)
    ? LOWER
    : /[A-Z]/.test(character)
      ? UPPER
      : /[0-9]/.test(character)
        ? DIGIT
        : /[\p{L}\p{N}]/u.test(character)
          ? FOREIGN
          : DIVIDES;
  kinds[unit] = kind;
  return kind;
}
