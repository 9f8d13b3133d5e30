import type { Nodes, Root } from 'mdast';

/** Where the text of a file begins: the index of the first node of it, -1 where there is none. */
export function textStart({ children }: Root): number {
  return children.findIndex((node) => !isNoText(node));
}

const NO_TEXT = /^(?:yaml|toml|mdxjsEsm|definition)$/;

/** Whether a node is none of the text of its file: settings, modules, definitions and comments. */
function isNoText(node: Nodes): boolean {
  if (node.type === 'mdxFlowExpression') return node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
  return NO_TEXT.test(node.type);
}
