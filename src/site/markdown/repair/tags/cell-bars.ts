import { blank, type Draft, insertAll } from '../draft.ts';
import { startOfLine } from './line-of-its-own.ts';
import type { Tag } from './tag.ts';

/** A bar of Markdown's tables, unless it is escaped. */
const BAR = /(?<!\\)\|/g;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;

/** The draft with bars that stand in a tag escaped: in a row of a table, they end its cell. Undefined where there are none. */
export function barsInTag(
  draft: Draft,
  offset: number,
  { name, isWhole, length }: Tag,
): { draft: Draft; message: string } | undefined {
  const { text } = draft;
  const tag = text.slice(offset, offset + length);
  const bars = Array.from(tag.matchAll(BAR), ({ index }) => offset + index);
  const before = text.slice(startOfLine(text, offset), offset);
  if (!isWhole || bars.length === 0 || tag.includes('\n') || !before.includes('|')) return undefined;
  const ends = 'A “|” ends the cell of a table in MDX, even in a tag;';
  return tag.replace(QUOTED, '').includes('|')
    ? // JavaScript knows no such escape.
      { draft: blank(draft, offset, length), message: `${ends} <${name}> is left out` }
    : {
        draft: insertAll(draft, bars, '\\'),
        message: `${ends} it is read as part of <${name}> (write \\|)`,
      };
}
