import type * as ES from 'estree-jsx';
import { isList, type Value } from '../value.ts';
import { nodesOf } from '../words.ts';
import { isEventOf, isNamed, mentions, methodOf } from './node-names.ts';
import { type DeclaredState, firstOf } from './states.ts';

/** Calls that cut out of a list what readers have turned to, or what a clock has come to. */
const CUTTING = new WeakSet<ES.Node>();
/** Those of them that begin with the first item, or the first letter of a text. */
const BEGINNING = new WeakSet<ES.Node>();

/** Whether a call cuts out of a list, or a text, what a page shows whole, where nobody can turn it and no clock goes. */
export function isCutAnyway(call: ES.Node, self: Value): boolean {
  return isList(self) ? CUTTING.has(call) : typeof self === 'string' && BEGINNING.has(call);
}

/**
 * Finds where a component shows one page of a list, `items.slice((page - 1) * 6, page * 6)`, or as much as readers have
 * asked for, `items.slice(0, count)`: the number is a state, which they set by a click, or a clock counts on. Returns the
 * questions whether there are any, `count > 0`.
 */
export function findCutLists(nodes: readonly ES.Node[], states: readonly DeclaredState[]): ES.Node[] {
  const cuts = nodes.filter(isSlice);
  if (cuts.length === 0) return [];
  return states.flatMap(({ name, setter, declaration }) => {
    const isTimed = isSetByClock(nodes, setter);
    if (!isNumber(firstOf(declaration, nodes)) || !(isTimed || isSetByReaders(nodes, setter))) return [];
    const numbers = reckonedWith(nodes, name);
    const own = cuts.filter((cut) => cut.arguments.some((one) => reckons(one, numbers)));
    for (const cut of own) {
      CUTTING.add(cut);
      const [start] = cut.arguments;
      if (isTimed && start?.type === 'Literal' && start.value === 0) BEGINNING.add(cut);
    }
    return own.length > 0 ? nodes.filter((node) => asksForAny(node, name)) : [];
  });
}

/** Whether an expression asks if a number is more than none: `count > 0`. */
function asksForAny(node: ES.Node, name: string): boolean {
  if (node.type !== 'BinaryExpression' || node.operator !== '>') return false;
  const { left, right } = node;
  return isNamed(left, name) && right.type === 'Literal' && right.value === 0;
}

/**
 * The questions whether a clock has come to a part, `step >= 2`, `n < shown`: the number is a state, which readers cannot
 * set, and all parts are there in the end.
 */
export function findStrokes(
  nodes: readonly ES.Node[],
  { name, setter, declaration }: DeclaredState,
): ES.Node[] {
  const first = firstOf(declaration, nodes);
  if (first?.type !== 'Literal' || typeof first.value !== 'number') return [];
  if (!isSetByClock(nodes, setter) || isSetByReaders(nodes, setter)) return [];
  // A loop that counts up to the number comes to its end.
  const counting = new Set(
    nodes.flatMap((node) =>
      'test' in node && /^(?:Do|For|While)/.test(node.type) && node.test ? [...nodesOf(node.test)] : [],
    ),
  );
  return nodes.filter(
    (node) =>
      node.type === 'BinaryExpression' &&
      !counting.has(node) &&
      ((/^>=?$/.test(node.operator) && isNamed(node.left, name)) ||
        (/^<=?$/.test(node.operator) && isNamed(node.right, name))),
  );
}

/** Whether a list is whole where a test is true, and cut where it is not: `showAll ? items : items.slice(0, 3)`. */
export function completesList(nodes: readonly ES.Node[], isTest: (node: ES.Node) => boolean): boolean {
  return nodes.some((node) => {
    if (node.type !== 'ConditionalExpression') return false;
    const { test, consequent, alternate } = node;
    if (isTest(test)) return isWhole(consequent, alternate);
    return test.type === 'UnaryExpression' && isTest(test.argument) && isWhole(alternate, consequent);
  });
}

/** Whether one of two expressions is for all of a list, and the other for a part of it. */
function isWhole(one: ES.Node, other: ES.Node): boolean {
  if (isNumber(other)) return isLength(one);
  return nodesOf(other).some(isSlice) && !nodesOf(one).some(isSlice);
}

function isSlice(node: ES.Node): node is ES.SimpleCallExpression {
  return node.type === 'CallExpression' && /^(?:slice|substring)$/.test(methodOf(node) ?? '');
}

function isLength(node: ES.Node): boolean {
  if (node.type === 'Identifier') return node.name === 'Infinity' || node.name === 'undefined';
  return (
    node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'length'
  );
}

/** Whether it is a number, or the name of what may be one: `useState(PAGE_SIZE)`. */
function isNumber(node: ES.Node | undefined): boolean {
  return node?.type === 'Identifier' || (node?.type === 'Literal' && typeof node.value === 'number');
}

/** Whether an event of an element sets a state, by itself or by a function of the component. */
export function isSetByReaders(nodes: readonly ES.Node[], setter: string): boolean {
  const names = new Set([setter]);
  for (const node of nodes) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) continue;
    if (/Function/.test(node.init.type) && mentions(node.init, names)) names.add(node.id.name);
  }
  return nodes.some((node) => isEventOf(node, names));
}

/** Whether a clock sets a state: `setInterval(() => setCount((was) => was + 1), 50)`. */
function isSetByClock(nodes: readonly ES.Node[], setter: string): boolean {
  return nodes.some(
    (node) => isClock(node) && node.arguments.some((one) => mentions(one, new Set([setter]))),
  );
}

/** Whether a node is a call that a clock answers: `setTimeout(() => setIsShown(false), 2000)`. */
export function isClock(node: ES.Node): node is ES.SimpleCallExpression {
  if (node.type !== 'CallExpression') return false;
  const called = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
  return (
    called.type === 'Identifier' && /^(?:requestAnimationFrame|setInterval|setTimeout)$/.test(called.name)
  );
}

/** A state, and what a component reckons with it: `const start = (page - 1) * 6`. */
function reckonedWith(nodes: readonly ES.Node[], name: string): ReadonlySet<string> {
  const numbers = new Set([name]);
  for (const node of nodes) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) continue;
    if (node.init.type !== 'Identifier' && reckons(node.init, numbers)) numbers.add(node.id.name);
  }
  return numbers;
}

function reckons(node: ES.Node, numbers: ReadonlySet<string>): boolean {
  if (node.type === 'Identifier') return numbers.has(node.name);
  if (node.type === 'BinaryExpression') return reckons(node.left, numbers) || reckons(node.right, numbers);
  // `Math.min(count, items.length)`
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object } = node.callee;
  return (
    object.type === 'Identifier' &&
    object.name === 'Math' &&
    node.arguments.some((one) => reckons(one, numbers))
  );
}
