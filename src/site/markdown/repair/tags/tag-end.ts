import { placeAt } from '../../../project/place.ts';
import { authorPlace, type Draft, insert } from '../draft.ts';
import type { SyntaxProblem } from '../syntax-problem.ts';
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

/** A tag that closes an element, without its `>`. */
const CLOSING = /<\/([A-Za-z][\w.:-]*)(?=[ \t]*(?:\n|<|$))(?!\s*>)/g;

/** The draft with the `>` that is missing at the end of the next tag that closes an element, which leaves it open. */
export function withClosingEnd(
  draft: Draft,
  offset: number,
): { draft: Draft; problem: SyntaxProblem } | undefined {
  const closing = new RegExp(CLOSING);
  closing.lastIndex = offset;
  let found = closing.exec(draft.text);
  while (found !== null && isInCode(draft.text, found.index)) found = closing.exec(draft.text);
  if (found === null) return undefined;
  const place = authorPlace(draft, { offset: found.index, ...placeAt(draft.text, found.index) });
  return {
    draft: insert(draft, closing.lastIndex, '>'),
    problem: { message: `The “>” of </${found[1]}> is missing; it is put there`, ...place },
  };
}

function isInCode(text: string, offset: number): boolean {
  return (text.slice(0, offset).match(/^[ \t>]*(?:`{3,}|~{3,})/gm)?.length ?? 0) % 2 === 1;
}
