import type * as ES from 'estree-jsx';
import type { Callable } from '../value.ts';
import { nodesOf, writtenOf } from '../words.ts';
import { isNamed, methodOf } from './node-names.ts';

const KNOWN = new WeakMap<ES.Node, boolean>();

/** Whether a component shows and hides elements itself, past React: `panel.style.display = 'block'`. */
export function showsByHand(component: Callable): boolean {
  const node = writtenOf(component)?.node;
  if (node === undefined) return false;
  const known = KNOWN.get(node) ?? nodesOf(node).some(isByHand);
  KNOWN.set(node, known);
  return known;
}

function isByHand(node: ES.Node): boolean {
  if (node.type === 'AssignmentExpression') return isHiding(node.left);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const [first] = node.arguments;
  const isHidden = first?.type === 'Literal' && first.value === 'hidden';
  const method = methodOf(node) ?? '';
  if (/^(?:remove|toggle)Attribute$/.test(method)) return isHidden;
  return isHidden && /^(?:remove|toggle)$/.test(method) && isMember(node.callee.object, 'classList');
}

/** Whether what is set hides an element or shows it: `panel.style.display`, `panel.hidden`. */
function isHiding(node: ES.Node): boolean {
  if (node.type !== 'MemberExpression') return false;
  return isMember(node, 'hidden') || (isMember(node, 'display') && isMember(node.object, 'style'));
}

function isMember(node: ES.Node, name: string): boolean {
  return node.type === 'MemberExpression' && !node.computed && isNamed(node.property, name);
}
