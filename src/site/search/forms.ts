/** Endings of English words, and how long what is before them is at least. One after the other is taken off. */
const ENDINGS: readonly (readonly [ending: RegExp, least: number])[] = [
  [/(?<=if)(?:ication|ying|ied|ier|ie|y)$/, 3],
  [/(?:ation|ating|ated|ator|ate)$/, 3],
  [/ing$/, 3],
  [/(?:ed|(?<=t)ion)$/, 4],
  [/ment$/, 4],
  [/(?:ie|[yei])$/, 3],
];

/**
 * What the forms of an English word begin with, as terms (tokens.ts): `cancel` of `cancelling` and `cancellation`, `retr`
 * of `retry` and of `retrie`, which `retries` is. Undefined of words of other languages, and of names.
 */
export function stemOf(word: string, language: string): string | undefined {
  if (!/^(?:en\b|$)/i.test(language) || !/^[a-z]{4,20}$/.test(word)) return undefined;
  let stem = word;
  for (const [ending, least] of ENDINGS) {
    const rest = stem.replace(ending, '');
    if (rest.length >= least) stem = rest;
  }
  return stem.replace(/([^aeiou])\1$/, '$1');
}
