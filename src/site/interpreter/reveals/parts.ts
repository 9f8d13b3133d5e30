import type * as ES from 'estree-jsx';
import { coversPage } from './covers-page.ts';
import { isElement, isShown, saysMore } from './shown.ts';
import { declaredAs } from './states.ts';

/** What stands in a line, and a price or a name may be all of it. */
const IN_LINE = /^(?:a|b|button|code|em|i|img|kbd|small|span|strong|sup|svg)$/;
/** Components that are no part to read, or stand over the page. */
const SIGN = /Badge|Check|Icon|Loader|Spinner/;
const ABOVE = /Dialog|Drawer|Modal|Popover|Popup|Toast|Tooltip/;

/** Whether it shows a part to read: not a word in a line, nor a sign. */
export function isPart(node: ES.Node, nodes: readonly ES.Node[]): boolean {
  const shown = meant(node, nodes);
  if (!isElement(shown)) return false;
  const name = elementName(shown);
  if (name !== undefined && /^[A-Z]/.test(name)) return !SIGN.test(name);
  return !IN_LINE.test(name ?? '') && saysMore(shown);
}

/** Whether it shows more than a label, and stands in the page, or is a component that does. */
export function showsMore(node: ES.Node, nodes: readonly ES.Node[]): boolean {
  const shown = meant(node, nodes);
  if (isShown(shown)) return true;
  const name = elementName(shown) ?? '';
  return /^[A-Z]/.test(name) && !SIGN.test(name) && !ABOVE.test(name) && !coversPage(shown);
}

function elementName(node: ES.Node): string | undefined {
  if (node.type !== 'JSXElement') return undefined;
  const { name } = node.openingElement;
  return name.type === 'JSXIdentifier' ? name.name : undefined;
}

/** What stands where a name or a call of a function of the component does: `grid`, `renderGrid()`. */
function meant(node: ES.Node, nodes: readonly ES.Node[]): ES.Node {
  if (node.type === 'Identifier') return declaredAs(node.name, nodes) ?? node;
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return node;
  const called = declaredAs(node.callee.name, nodes);
  const isFunction = called !== undefined && 'params' in called && 'body' in called;
  return (isFunction && givenAtLast(called.body as ES.Node)) || node;
}

/** What a function gives at last. */
function givenAtLast(body: ES.Node): ES.Node | undefined {
  if (body.type !== 'BlockStatement') return body;
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined;
}
