/**
 * Words that an English one may be a form of, or the other way round, as terms (tokens.ts): `retry` of `retrie`, which
 * `retries` is, `cancel` of `cancelling`, `caching` of `cache`. Not all of them are words.
 */
export function formsOf(word: string): string[] {
  if (!/^[a-z]{5,}$/.test(word)) return [];
  const found: string[] = [];
  const [, stem, last = ''] = /^([a-z]{2,}([a-z]))(?:ing|ed)$/.exec(word) ?? [];
  if (stem !== undefined) found.push(stem, `${stem}e`);
  if (stem?.endsWith(last + last)) found.push(stem.slice(0, -1));
  if (word.endsWith('ie')) found.push(`${word.slice(0, -2)}y`);
  if (word.endsWith('y')) found.push(`${word.slice(0, -1)}ie`);
  if (word.endsWith('e')) found.push(`${word.slice(0, -1)}ing`);
  return found;
}
