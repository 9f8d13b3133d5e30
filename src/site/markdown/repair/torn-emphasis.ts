import type { Root } from 'mdast';
import { visit } from '../visit.ts';

/** Emphasis that does not end in the element that it begins in, as the parser would tear it. */
export interface TornEmphasis {
  /** The offsets of the marks that it begins with. */
  readonly marks: readonly number[];
  readonly line: number;
  readonly column: number;
}

/**
 * `/img/*) or <b>* (all)</b>`: two signs that lie in different elements are no emphasis, and the parser would lose the
 * second one and end the element there.
 */
export function tornEmphasis(tree: Root, text: string): TornEmphasis[] {
  const found: TornEmphasis[] = [];
  visit(tree, ({ type, position }) => {
    if (type !== 'emphasis' && type !== 'strong' && type !== 'delete') return;
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const { offset, line, column } = start;
    const [run = '', mark] = /^([*_~])\1*/.exec(text.slice(offset, end.offset)) ?? [];
    if (mark === undefined || text[end.offset - 1] === mark) return;
    found.push({ marks: Array.from(run, (_, index) => offset + index), line, column });
  });
  return found;
}
