import { type Draft, insert } from './draft.ts';
import type { Tag } from './tag.ts';

/** A tag up to its end, of which each value has one. */
const WRITTEN = /^<[\p{ID_Continue}.:-]+(?:\s+[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|\{[^{}\n]*\}))*$/u;

/** The draft with the `>` that is missing at the end of a tag, where its attributes end with their line or before a tag. */
export function withItsEnd(
  draft: Draft,
  offset: number,
  tag: Tag,
): { draft: Draft; message: string } | undefined {
  if (tag.isWhole || tag.isClosing) return undefined;
  const end = offset + tag.length;
  if (!WRITTEN.test(draft.text.slice(offset, end))) return undefined;
  const slash = /^[ \t]*\/?(?=[ \t]*(?:\n|<|$))/.exec(draft.text.slice(end, end + 200));
  if (slash === null) return undefined;
  return {
    draft: insert(draft, end + slash[0].length, '>'),
    message: `The “>” of <${tag.name}> is missing; it is put behind its attributes`,
  };
}
