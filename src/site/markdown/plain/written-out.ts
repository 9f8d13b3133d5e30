import type { Nodes } from 'mdast';
import { isJsxElement, isJsxExpression } from '../jsx-nodes.ts';
import { GATHERS } from '../rendering.ts';
import { isRemark } from './expression.ts';
import { attributesOf } from './said.ts';
import { snippetSource } from './snippet-source.ts';
import type { Source } from './source.ts';

/**
 * Whether what a component gathers of its children is all written out, here or in snippets: no component of the project
 * and no expression makes any of it, and nobody has to look at what became of it.
 */
export function isWrittenOut(name: string, children: readonly Nodes[], source: Source): boolean {
  return GATHERS.test(name) && children.every((child) => isWritten(child, source));
}

function isWritten(node: Nodes, source: Source): boolean {
  if (node.type === 'paragraph') return node.children.every((child) => isWritten(child, source));
  if (isJsxExpression(node)) return isRemark(node.value);
  if (!isJsxElement(node)) return true;
  const name = node.name ?? '';
  const snippet = snippetSource(name, attributesOf(node, source), source);
  if (snippet === undefined) return GATHERS.test(name) || !source.overheard.has(node);
  return snippet === 'nothing' || snippet.parsed.tree.children.every((child) => isWritten(child, snippet));
}
