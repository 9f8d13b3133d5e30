/**
 * An id without case, punctuation and the marks that only tell how an emoji looks: generators differ in what they keep,
 * and links are written by the rules of any of them.
 */
export function plainId(id: string): string {
  return withoutEmojiMarks(id.toLowerCase()).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Text without what follows an emoji, unseen, and says whether it is in color or stands on a key. */
export function withoutEmojiMarks(text: string): string {
  return text.replace(/\p{Variation_Selector}|\u20E3/gu, '');
}
