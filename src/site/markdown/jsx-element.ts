import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';

/** An element of MDX: a component, or one of HTML; on lines of its own, or in one. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is such an element. */
export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
