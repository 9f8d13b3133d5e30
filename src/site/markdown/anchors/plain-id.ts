/**
 * An id without case, punctuation and the marks that only tell how an emoji looks: generators differ in what they keep,
 * and links are written by the rules of any of them.
 */
export function plainId(id: string): string {
  return withoutEmojiMarks(id.toLowerCase()).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** What an id of steps leads to: `outer:inner` is how hosted pages name an accordion that stands in another. */
export function lastStep(id: string): string {
  return id.slice(id.lastIndexOf(':') + 1);
}

/** Text without what follows an emoji, unseen, and says whether it is in color or stands on a key. */
export function withoutEmojiMarks(text: string): string {
  return text.replace(/\p{Variation_Selector}|\u20E3/gu, '');
}
