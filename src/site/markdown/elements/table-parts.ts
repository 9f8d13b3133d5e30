import { lookUp } from '../../../look-up.ts';
import { lineHtml, VOID_ELEMENTS } from '../html.ts';

/** What may stand directly in a part of a table. */
const PARTS: Readonly<Record<string, string>> = {
  table: 'caption|colgroup|col|thead|tbody|tfoot|tr',
  // Where nothing ends the head, the rows below it are in it.
  thead: 'tbody|tr',
  tbody: 'tr',
  tfoot: 'tr',
  tr: 'td|th',
};

/**
 * The content of a table, or of a part of one, with what stands beside its rows and cells in a cell of its own: browsers
 * would take it out of the table, and with it the paragraph that it is to Markdown.
 */
export function tableParts(name: string, html: string): string {
  const parts = lookUp(PARTS, name);
  if (parts === undefined) return html;
  const pieces = piecesOf(html, parts);
  const beside = pieces.map(({ isPart, text }) => {
    if (isPart) return '';
    return isWhole(text) ? lineHtml(text) : text.replace(/<\/?p>/g, ' ');
  });
  if (pieces.every(({ isPart, text }) => isPart || text.trim() === ''))
    return pieces.map(({ text }) => headEnded(text)).join('');
  // A box around cells is not mended: there is no telling what it is for.
  if (!beside.every(isWhole)) return html;
  return pieces
    .map(({ isPart, text }, index) => {
      const own = beside[index]?.trim() ?? '';
      if (isPart) return headEnded(text);
      if (own === '') return /^\s+$/.test(text) ? text : '';
      return name === 'tr' ? `<td>${own}</td>` : `<tr>${tableParts('tr', own)}</tr>`;
    })
    .join('');
}

interface Piece {
  readonly isPart: boolean;
  readonly text: string;
}

/** The HTML in pieces: the elements of some names, and what stands between them. */
function piecesOf(html: string, names: string): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let from = 0;
  const cut = (to: number, isPart: boolean): void => {
    if (to > from) pieces.push({ isPart, text: html.slice(from, to) });
    from = to;
  };
  for (const { 0: tag, 1: end, 2: name = '', index } of html.matchAll(
    new RegExp(`<(/?)(${names})(?=[\\s>])[^>]*>`, 'g'),
  )) {
    if (depth === 0) cut(index, false);
    if (!VOID_ELEMENTS.has(name)) depth += end === '/' ? -1 : 1;
    if (depth === 0) cut(index + tag.length, true);
  }
  cut(html.length, false);
  return pieces;
}

/** A part of a table; one that is a head that nothing ended before the rows below it, with these behind it. */
function headEnded(part: string): string {
  if (!/<\/tbody>\s*<\/thead>$/.test(part)) return part;
  const pieces = piecesOf(part, 'tbody');
  const textOf = (those: boolean): string =>
    pieces.flatMap(({ isPart, text }) => (isPart === those ? text : [])).join('');
  return textOf(false) + textOf(true);
}

/** Whether all that begins in a piece of HTML ends in it. */
function isWhole(html: string): boolean {
  const open: string[] = [];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-zA-Z][\w:-]*)[^>]*>/g)) {
    if (VOID_ELEMENTS.has(name)) continue;
    if (end !== '/') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
