import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxTextElement } from 'satteri';
import { authorPlace, blank, type Draft, insert } from '../draft.ts';
import type { SyntaxProblem } from '../syntax-problem.ts';
import { isOpen, tagAt } from './tag.ts';

/** A place in a draft, and in the page as it was written. */
interface Place {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** A table that is none: the parser takes it so where an element begins in one cell and ends in another. */
export interface TornTable {
  /** Where that element begins; undefined where none does. */
  readonly element: Place | undefined;
}

/** The draft with an element closed in the cell of a table that it begins in. */
export function closedInCell(
  draft: Draft,
  place: Place,
): { readonly draft: Draft; readonly problem: SyntaxProblem } {
  const { offset } = place;
  const { name, length } = tagAt(draft.text, offset) ?? { name: '', length: '<>'.length };
  const begun = offset + length;
  const inCell = /^(?:\\.|[^\\|\r\n])*/.exec(draft.text.slice(begun))?.[0] ?? '';
  const close = draft.text.indexOf(`</${name}${name === '' ? '>' : ''}`, begun + inCell.length);
  const ended = tagAt(draft.text, close)?.length ?? '</>'.length;
  const rest = close < 0 ? draft : blank(draft, close, ended);
  return {
    draft: insert(rest, begun + inCell.trimEnd().length, `</${name}>`),
    problem: {
      message: `<${name}> begins in one cell of a table and ends in another`,
      ...authorPlace(draft, place),
    },
  };
}

/** The first torn table: of all elements without an end, the last one before what stands where it cannot counts. */
export function tornTable(tree: Root, text: string): TornTable | undefined {
  if (!text.includes('|')) return undefined;
  const begun: MdxJsxTextElement[] = [];
  let torn: TornTable | undefined;
  const visit = (node: Nodes, parent: Parents | undefined): void => {
    if (torn !== undefined) return;
    if (isMisplaced(node, parent)) {
      const {
        offset,
        line = 1,
        column = 1,
      } = begun.findLast((one) => isOpenIn(one, text))?.position?.start ?? {};
      torn = { element: offset === undefined ? undefined : { offset, line, column } };
    }
    if (node.type === 'mdxJsxTextElement') begun.push(node);
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  visit(tree, undefined);
  return torn;
}

/** Whether nothing ends an element of a table. */
function isOpenIn({ name, position }: MdxJsxTextElement, text: string): boolean {
  const written = text.slice(position?.start.offset, position?.end.offset);
  const isEnded = /\/>$|<\/[^<>]*>$/.test(written) && !(name && isOpen(written, name));
  return !isEnded;
}

function isMisplaced({ type }: Nodes, parent: Parents | undefined): boolean {
  return (
    (type === 'tableRow') !== (parent?.type === 'table') ||
    (type === 'tableCell') !== (parent?.type === 'tableRow')
  );
}
