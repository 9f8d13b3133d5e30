import type * as ES from 'estree-jsx';
import { nodesOf } from '../words.ts';

/** Whether a node is a name, and this one. */
export function isNamed(node: ES.Node, name: string | undefined): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** Whether one of these names stands in a node. */
export function mentions(node: ES.Node, names: ReadonlySet<string>): boolean {
  return nodesOf(node).some((one) => one.type === 'Identifier' && names.has(one.name));
}

/** The method that a call calls. */
export function methodOf(node: ES.Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { property } = node.callee;
  return property.type === 'Identifier' ? property.name : undefined;
}

/** The name of an attribute; undefined where it has none, or one with a namespace. */
export function attributeName(node: ES.Node): string | undefined {
  return node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' ? node.name.name : undefined;
}

/** Whether a node is an event of an element in which one of these names stands. */
export function isEventOf(node: ES.Node, names: ReadonlySet<string>): boolean {
  return (
    node.type === 'JSXAttribute' &&
    /^on[A-Z]/.test(attributeName(node) ?? '') &&
    !!node.value &&
    mentions(node.value, names)
  );
}
