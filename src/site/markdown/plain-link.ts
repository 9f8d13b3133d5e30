/** Text as a link. One around blocks is at their heading, else at their first line. */
export function linked(text: string, href: string): string {
  const line =
    /^(#+ )(.+)$/m.exec(text) ??
    /^(\s*(?:(?:[->]|\d+\.) +)*)((?!!\[)\S.*)$/m.exec(text) ??
    /^(\s*)(\S.*)$/m.exec(text);
  if (line === null) return text;
  const [whole, before = '', words = ''] = line;
  return `${text.slice(0, line.index)}${before}[${words.trim()}](${href})${text.slice(line.index + whole.length)}`;
}
