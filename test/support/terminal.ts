/** What a terminal shows in the end: just enough of its language for what is written here. */
export function shown(text: string): readonly string[] {
  const rows: string[] = [''];
  let row = 0;
  const visible = text.replaceAll('\u001b', '␛').replaceAll('\r', '');
  for (const [part, control] of visible.matchAll(/␛\[(\??[\d;]*[A-Za-z])|\n|[^␛\n]+/g)) {
    if (part === '\n') {
      row += 1;
      rows[row] ??= '';
    } else if (control?.endsWith('A') === true) row -= Number.parseInt(control, 10) || 1;
    else if (control === '2K' || control === 'J' || control === '0J') rows[row] = '';
    else if (control === undefined) rows[row] += part;
  }
  return rows.map((line) => line.trimEnd()).filter((line) => line !== '');
}
