import { blank, type Draft } from '../draft.ts';
import type { SyntaxProblem } from '../syntax-problem.ts';
import type { OpenElement } from './open-inner.ts';
import { isMarkup, tagAt, VOID_TAG } from './tag.ts';

/** A heading, or a row of a table, up to a tag in it. */
const HEADING = /^[ \t>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*#{1,6}[ \t]/;

/** A tag of markup in a heading or a cell, which cannot go on behind it: nothing around is closed for its sake. */
export function endedByItsLine(
  draft: Draft,
  { name, offset, place }: OpenElement,
): { draft: Draft; problem: SyntaxProblem } | undefined {
  const { text } = draft;
  const tag = tagAt(text, offset);
  if (tag === undefined || VOID_TAG.test(tag.name) || !isMarkup(tag, text)) return undefined;
  const [before = ''] = /[^\n]*$/.exec(text.slice(Math.max(offset - 1000, 0), offset)) ?? [];
  const [after = ''] = /^[^\n]*/.exec(text.slice(offset, offset + 1000)) ?? [];
  if (before.trim() === '' || !(HEADING.test(before) || `${before}${after}`.includes('|'))) return undefined;
  const told = `Nothing closes the tag <${name}> in its line; it is left out`;
  return { draft: blank(draft, offset, tag.length), problem: { message: told, ...place } };
}
