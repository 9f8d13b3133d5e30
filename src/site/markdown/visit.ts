import type { Nodes } from 'mdast';

/** Calls `use` with the node and all below it, in document order. */
export function visit(node: Nodes, use: (node: Nodes) => void): void {
  use(node);
  if ('children' in node) for (const child of node.children) visit(child, use);
}
