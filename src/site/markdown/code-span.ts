/** Text as code in a line of Markdown, between more marks than it has itself. */
export function codeSpan(text: string): string {
  const marks = marksAround(text, 1);
  return marks.length === 1 ? `\`${text}\`` : `${marks} ${text} ${marks}`;
}

/** Backquotes, so many that those in a text end nothing. */
export function marksAround(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  return '`'.repeat(Math.max(least, longest + 1));
}
