import type { Nodes, Parents, Root } from 'mdast';
import { blank, type Draft, insert } from './draft.ts';
import type { SyntaxProblem } from './repair.ts';
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
  { offset, line, column }: Place,
): { readonly draft: Draft; readonly problem: SyntaxProblem } {
  const { name, length } = tagAt(draft.text, offset) ?? { name: '', length: '<>'.length };
  const begun = offset + length;
  const inCell = /^(?:\\.|[^\\|\r\n])*/.exec(draft.text.slice(begun))?.[0] ?? '';
  const close = draft.text.indexOf(`</${name}${name === '' ? '>' : ''}`, begun + inCell.length);
  const ended = tagAt(draft.text, close)?.length ?? '</>'.length;
  const rest = close < 0 ? draft : blank(draft, close, ended);
  return {
    draft: insert(rest, begun + inCell.trimEnd().length, `</${name}>`),
    problem: { message: `<${name}> begins in one cell of a table and ends in another`, line, column },
  };
}

/** The first torn table: of all elements without an end, the last one before what stands where it cannot counts. */
export function tornTable(tree: Root, text: string): TornTable | undefined {
  if (!text.includes('|')) return undefined;
  let last: Place | undefined;
  let torn: TornTable | undefined;
  const visit = (node: Nodes, parent: Parents | undefined): void => {
    if (torn !== undefined) return;
    const start = node.position?.start;
    const end = node.position?.end.offset ?? 0;
    if (isMisplaced(node, parent)) torn = { element: last };
    if (node.type === 'mdxJsxTextElement' && start?.offset !== undefined) {
      const written = text.slice(start.offset, end);
      const isEnded = /\/>$|<\/[^<>]*>$/.test(written) && !(node.name && isOpen(written, node.name));
      if (!isEnded) last = { offset: start.offset, line: start.line, column: start.column };
    }
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  visit(tree, undefined);
  return torn;
}

function isMisplaced({ type }: Nodes, parent: Parents | undefined): boolean {
  return (
    (type === 'tableRow') !== (parent?.type === 'table') ||
    (type === 'tableCell') !== (parent?.type === 'tableRow')
  );
}
