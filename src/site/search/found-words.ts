import { stemOf } from './forms.ts';
import { IDEOGRAPHS, tokens, writtenWord } from './tokens.ts';

/** A part of a text; all of them together are the text. */
interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** The expression by which `split` gives what stands between matches, and each match. */
function parting({ source, flags }: RegExp): RegExp {
  return new RegExp(`(${source})`, flags);
}

const BY_SIGNS = parting(IDEOGRAPHS);
/** One sign of a script without spaces, with the accents on it. */
const SIGN = /.\p{M}*/gsu;

/**
 * A text in parts, by which of its words are terms of the index, or other forms of these: words as they are written, and
 * of signs between which no space tells where a word ends, those alone that were asked for.
 */
export function partsFound(text: string, terms: readonly string[], language: string): readonly TextPart[] {
  const stems = terms.flatMap((term) => stemOf(term, language) ?? []);
  const isFound = (word: string): boolean =>
    tokens(word, language, true).some(
      (own) => terms.includes(own) || stems.includes(stemOf(own, language) ?? ''),
    );
  const signParts = (run: string): readonly TextPart[] => {
    const signs = run.match(SIGN) ?? [];
    // A term is two signs that stand side by side.
    const begins = signs.map((sign, at) => isFound(sign + (signs[at + 1] ?? '')));
    return joined(
      signs.map((text, at) => ({ text, isFound: begins[at] === true || begins[at - 1] === true })),
    );
  };
  const wordParts = (word: string): readonly TextPart[] =>
    eachPart(word, BY_SIGNS, (part) => [{ text: part, isFound: isFound(part) }], signParts);
  return eachPart(
    text,
    parting(writtenWord(language)),
    (part) => [{ text: part, isFound: false }],
    wordParts,
  );
}

/** What comes of what an expression parts a text into: its matches, and what stands between them. */
function eachPart(
  text: string,
  by: RegExp,
  between: (part: string) => readonly TextPart[],
  matched: (part: string) => readonly TextPart[],
): readonly TextPart[] {
  return text.split(by).flatMap((part, at) => (at % 2 === 1 ? matched(part) : between(part)));
}

/** Signs as words: parts of which no two neighbours are alike. */
function joined(parts: readonly TextPart[]): readonly TextPart[] {
  const found: TextPart[] = [];
  for (const { text, isFound } of parts) {
    const last = found.at(-1);
    if (last?.isFound === isFound) found[found.length - 1] = { text: last.text + text, isFound };
    else found.push({ text, isFound });
  }
  return found;
}

/** The source of an expression, of flags `giu`, for words that were found, wherever else they stand as they are. */
export function sourceOfFound(words: readonly string[]): string {
  const signs = IDEOGRAPHS.source.replace(/\+$/, '');
  const begin = `(?:(?<![\\p{L}\\p{N}])|(?<=${signs}))`;
  const end = `(?:(?![\\p{L}\\p{N}])|(?=${signs}))`;
  return words
    .map((word) => {
      const own = word.replace(/[.+]/g, '\\$&');
      return word.search(IDEOGRAPHS) < 0 ? `${begin}${own}${end}` : own;
    })
    .join('|');
}
