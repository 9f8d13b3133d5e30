/**
 * The same text, in memory of its own. V8 keeps what is cut out of a text as a part of it: an id that is kept holds all
 * of its page's HTML. Lone surrogates are replaced.
 */
export function copied(text: string): string {
  return Buffer.from(text).toString();
}
