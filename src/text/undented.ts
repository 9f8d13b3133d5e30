/** The text without the blanks that all of its lines begin with. */
export function undented(text: string): string {
  const blanks = text.match(/^[ \t]*(?=\S)/gm)?.map(({ length }) => length) ?? [];
  const least = Math.min(...blanks);
  return text.replace(/^[ \t]+/gm, (blank) => blank.slice(least));
}
