import { EMPTY_HASH, finishHigh, finishLow, nextHigh, nextLow } from './hashes.ts';
import { isNoise, LONGEST, WORD } from './tokens.ts';

/** Hears of the words of a text. */
export interface WordListener {
  /** A word of ASCII that is one term: the hash of the term, and where it stands in the text, in any case. */
  plain(high: number, low: number, start: number, end: number): void;
  /** Any other word. */
  other(word: string): void;
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

/**
 * Tells the words of a text without accents (tokens.ts) by its characters. As strings, those of a large site take
 * several times as long: most come hundreds of times.
 */
export function scanWords(text: string, listener: WordListener): void {
  if (ASTRAL.test(text)) for (const word of text.match(WORD) ?? []) listener.other(word);
  else for (let at = 0; at < text.length; ) at = scanWord(text, at, listener);
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
