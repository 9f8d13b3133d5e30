import { type Draft, insertEach } from '../draft.ts';
import { closingOf, startOfLine } from './line-of-its-own.ts';
import type { Tag } from './tag.ts';

/**
 * An element that begins in an entry of a list, and whose lines begin further left than it does: for the parser they end
 * the entry, and the element with it. They are indented together, so that they stand in it as they stand to one another.
 */
export function withinItsEntry(draft: Draft, offset: number, { name, length }: Tag): Draft | undefined {
  const { text } = draft;
  const before = text.slice(startOfLine(text, offset), offset);
  const closing = closingOf(name, text, offset + length);
  if (closing === undefined || !/^ *(?:(?:[-*+]|\d{1,9}[.)]) +)*$/.test(before)) return undefined;
  const last = startOfLine(text, closing);
  if (text.slice(last, closing).trim() !== '') return undefined;
  const lines: { readonly offset: number; readonly margin: number }[] = [];
  for (let at = text.indexOf('\n', offset + length) + 1; at > 0 && at < last; ) {
    const next = text.indexOf('\n', at) + 1;
    const line = text.slice(at, next);
    if (line.trim() !== '') lines.push({ offset: at, margin: marginOf(line) });
    at = next;
  }
  const missing = (margin: number): string => ' '.repeat(Math.max(before.length - margin, 0));
  const added = missing(lines.reduce((least, { margin }) => Math.min(least, margin), before.length));
  const end = missing(marginOf(text.slice(last)));
  if (added === '' && end === '') return undefined;
  return insertEach(draft, [
    ...lines.map((line) => ({ offset: line.offset, added })),
    { offset: last, added: end },
  ]);
}

/** How far a line is indented. */
function marginOf(line: string): number {
  const [blanks = ''] = /^[ \t]*/.exec(line) ?? [];
  return blanks.replace(/\t/g, '    ').length;
}
