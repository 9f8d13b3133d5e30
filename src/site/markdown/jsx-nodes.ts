import type { Nodes } from 'mdast';
import type { MdxFlowExpression, MdxJsxFlowElement, MdxJsxTextElement, MdxTextExpression } from 'satteri';

/** An element of MDX: a component, or one of HTML; on lines of its own, or in one. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is such an element. */
export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** An expression of MDX, `{…}`: on lines of its own, or in one. */
export type JsxExpression = MdxFlowExpression | MdxTextExpression;

/** Whether a node is such an expression. */
export function isJsxExpression(node: Nodes): node is JsxExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}
