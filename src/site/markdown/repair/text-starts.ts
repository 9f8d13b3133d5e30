import type { Root } from 'mdast';
import { isJsxElement } from '../jsx-nodes.ts';
import { visit } from '../visit.ts';

/**
 * Lets a text begin behind the tag that it stands in: behind one with an escaped quote in an expression, `<A b={"\""}>`, the
 * parser counts the end of the tag to the text. Changes the tree.
 */
export function keepTextStarts(tree: Root, source: string): void {
  visit(tree, (node) => {
    if (!isJsxElement(node)) return;
    const [first] = node.children;
    const start = first?.type === 'text' ? first.position?.start : undefined;
    if (first?.type !== 'text' || start?.offset === undefined) return;
    if (source[start.offset] !== '>' || first.value.startsWith('>')) return;
    start.offset += 1;
    start.column += 1;
  });
}
