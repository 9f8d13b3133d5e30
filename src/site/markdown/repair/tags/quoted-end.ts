import { type Draft, insert, NO_ATTRIBUTE } from '../draft.ts';
import { type Tag, tagAt } from './tag.ts';

const QUOTED_END =
  'A “>” at the beginning of a line begins a quotation in MDX; this one ends its tag (write it at the end of the line before)';

/**
 * A tag whose `>` begins a line, where the parser takes it for a quotation. MDX does not if the tag begins one as well.
 * `offset` is that of the tag, or of the one that closes it. Without a message where it is right.
 */
export function withoutQuotedEnd(
  draft: Draft,
  offset: number,
  { name, isClosing }: Tag,
): { draft: Draft; message: string | undefined } | undefined {
  const { text } = draft;
  const start = isClosing ? text.lastIndexOf(`<${name}`, offset - 1) : offset;
  const tag = start < 0 ? undefined : tagAt(text, start);
  if (tag?.isWhole !== true || tag.name !== name || tag.isClosing) return undefined;
  const end = start + tag.length - 1;
  if (!/\n[ \t]*$/.test(text.slice(start, end))) return undefined;
  const isRight = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/.test(
    text.slice(text.lastIndexOf('\n', start) + 1, start),
  );
  return { draft: insert(draft, end, NO_ATTRIBUTE), message: isRight ? undefined : QUOTED_END };
}
