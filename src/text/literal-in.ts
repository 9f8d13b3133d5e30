/** A text as it stands in a regular expression. */
export function literalIn(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
