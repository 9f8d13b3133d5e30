/** Some texts as one that shows the first of them, and that there are more. */
export function firstFew(texts: readonly string[], most: number): string {
  return `${texts.slice(0, most).join(', ')}${texts.length > most ? ', …' : ''}`;
}
