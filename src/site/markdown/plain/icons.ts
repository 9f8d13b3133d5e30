const END = '</svg>';

/** What the icons in HTML are called, as far as it is known what made them: all that a cell says that has no words. */
export function iconNames(html: string, known: ReadonlyMap<string, string>): string {
  const names: string[] = [];
  let from = html.indexOf('<svg');
  while (from >= 0) {
    const end = html.indexOf(END, from);
    if (end < 0) break;
    const name = known.get(html.slice(from, end + END.length));
    if (name !== undefined) names.push(name);
    from = html.indexOf('<svg', end);
  }
  return names.join(' ');
}
