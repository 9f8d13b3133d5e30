import { authorPlace, blank, type Draft, offsetOf } from './draft.ts';
import { isMarkup, type Tag, tagAt, VOID_TAG } from './tag.ts';

/** What the parser says of a closing tag that finds another element open. */
export const OPEN_INNER = /corresponding closing tag for `<([\p{ID_Continue}.:-]+)>` \((\d+):(\d+)\)/u;
/** A heading, or a row of a table, up to a tag in it. */
const HEADING = /^[ \t>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*#{1,6}[ \t]/;

/** A tag of markup in a heading or a cell, which cannot go on behind it: nothing around is closed for its sake. */
export function endedByItsLine(
  draft: Draft,
  { isClosing }: Tag,
  message: string,
):
  | { draft: Draft; problem: { readonly message: string; readonly line: number; readonly column: number } }
  | undefined {
  const [, inner = '', line, column] = OPEN_INNER.exec(message) ?? [];
  const { text } = draft;
  const offset = offsetOf(text, Number(line), Number(column));
  const tag = isClosing && inner !== '' ? tagAt(text, offset) : undefined;
  if (tag === undefined || VOID_TAG.test(tag.name) || !isMarkup(tag, text)) return undefined;
  const [before = ''] = /[^\n]*$/.exec(text.slice(Math.max(offset - 1000, 0), offset)) ?? [];
  const [after = ''] = /^[^\n]*/.exec(text.slice(offset, offset + 1000)) ?? [];
  if (before.trim() === '' || !(HEADING.test(before) || `${before}${after}`.includes('|'))) return undefined;
  const place = authorPlace(draft, { offset, line: Number(line), column: Number(column) });
  const told = `Nothing closes the tag <${inner}> in its line; it is left out`;
  return { draft: blank(draft, offset, tag.length), problem: { message: told, ...place } };
}
