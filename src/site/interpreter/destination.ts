import type * as ES from 'estree-jsx';
import { isRecord, type Scope, type Value } from './value.ts';
import { nodesOf, writtenOf } from './words.ts';

/** The address that a handler of clicks leads to, which is read and not run: `() => (window.location.href = href)`. */
export function destinationOf(handler: Value): string | undefined {
  const written = typeof handler === 'function' ? writtenOf(handler) : undefined;
  if (written === undefined) return undefined;
  for (const node of nodesOf(written.node)) {
    const target = targetIn(node);
    const address = target && valueIn(target, written.scope);
    if (typeof address === 'string' && address !== '') return address;
  }
  return undefined;
}

/** What a statement leads to: `location.href = …`, `location.assign(…)`, `window.open(…)`. */
function targetIn(node: ES.Node): ES.Node | undefined {
  if (node.type === 'AssignmentExpression' && node.operator === '=')
    return /(?:^|\.)location(?:\.href)?$/.test(pathOf(node.left)) ? node.right : undefined;
  if (node.type !== 'CallExpression') return undefined;
  return /(?:^|\.)location\.(?:assign|replace)$|^window\.open$/.test(pathOf(node.callee))
    ? node.arguments[0]
    : undefined;
}

function pathOf(node: ES.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return `${pathOf(node.object)}.${pathOf(node.property)}`;
}

/** The value of an expression that says it without being run: a text, a name, a member, a template of these. */
function valueIn(node: ES.Node, scope: Scope): Value {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'Identifier') return scope[node.name];
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
    const owner = valueIn(node.object, scope);
    return isRecord(owner) ? owner[node.property.name] : undefined;
  }
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = node.expressions.map((one) => valueIn(one, scope));
  if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number')) return undefined;
  return node.quasis
    .map(({ value }, n) => `${value.cooked ?? ''}${n < parts.length ? String(parts[n]) : ''}`)
    .join('');
}
