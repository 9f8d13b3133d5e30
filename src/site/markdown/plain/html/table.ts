import { codeSpan } from '../../code/code-span.ts';

export const CELL = /^t[dh]$/;

const FENCED_CODE = /^[ ]*(`{3,})[^\n]*\n([\s\S]*?)\n?^[ ]*\1$/gm;

/** Markdown as it stands in a cell of a table, which is one line and ends at a bar. */
export function inCell(markdown: string): string {
  return onOneLine(markdown).replaceAll('|', '\\|');
}

/** Markdown as one line. */
export function onOneLine(markdown: string): string {
  const spans = markdown.replace(FENCED_CODE, (_, _marks, code: string) =>
    code.replace(/^.*\S.*$/gm, (line) => codeSpan(line.trimEnd())),
  );
  const lines = spans.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('<br />');
}

/** What stands before the words of a cell where a table in a cell is a list: each row an item, called what it begins with. */
export function apartInItem(row: Row): string {
  if (row.count === 0) return '';
  return row.count === 1 ? ': ' : '; ';
}

/** A table while it becomes Markdown. */
interface Table {
  /** How many of the next rows each column is taken in by a cell above. */
  readonly taken: number[];
}

/** A row, and how many cells it has so far. */
interface Row {
  count: number;
}

const HEAD = /^( *\|.*)\n( *\|)(?: --- \|)*$/m;

/** A table whose head has a cell for each of its longest row: Markdown shows no cells beyond its head. */
export function withWholeHead(table: string): string {
  const cells = (row: string): number => row.trimStart().split(' |').length - 1;
  const width = Math.max(...table.split('\n').map((line) => (/^ *\|/.test(line) ? cells(line) : 0)));
  return table.replace(
    HEAD,
    (_, head: string, line: string) =>
      `${head}${'  |'.repeat(width - cells(head))}\n${line}${' --- |'.repeat(width)}`,
  );
}

/** Over how many rows or columns a cell goes. */
export function spanOf(what: 'col' | 'row', attributes: string): number {
  return Number(new RegExp(`\\b${what}span="([1-9]\\d?)"`, 'i').exec(attributes)?.[1] ?? 1);
}

/** The empty cells of the columns that come next and that a cell of a row above goes down into. */
export function takenCells(row: Row | undefined, table: Table | undefined): string {
  let cells = '';
  while (row && table && (table.taken[row.count] ?? 0) > 0) {
    table.taken[row.count] = (table.taken[row.count] ?? 0) - 1;
    row.count += 1;
    cells += '  |';
  }
  return cells;
}

/** Notes how far down the next cell goes. */
export function takeRows(row: Row | undefined, table: Table | undefined, attributes: string): void {
  const rows = spanOf('row', attributes);
  if (row === undefined || table === undefined || rows === 1) return;
  for (let n = 0; n < spanOf('col', attributes); n++) table.taken[row.count + n] = rows - 1;
}
