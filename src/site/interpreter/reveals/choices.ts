import type * as ES from 'estree-jsx';
import { nodesOf } from '../words.ts';
import { isSetByReaders } from './cut-lists.ts';
import { isEventOf, isNamed, mentions, methodOf } from './node-names.ts';
import { showsMore } from './parts.ts';
import { isShown } from './shown.ts';
import { type DeclaredState, declaredAs, firstOf } from './states.ts';
import { hidingTests } from './uncovers.ts';

/** What a state is set to, and what it is called there, where a function makes it of the one before. */
export interface Turn {
  readonly argument: ES.Node;
  readonly name: string | undefined;
}

/**
 * The questions of a component which of several things is chosen, `{tab === 'a' && <div>…</div>}`, where one of them is at
 * first, and readers choose another by `onClick={() => setTab('b')}` or in a list.
 */
export function choicesOf(
  nodes: readonly ES.Node[],
  { name, setter, declaration }: DeclaredState,
  turns: readonly Turn[],
): ES.Node[] {
  if (
    !turns.every(
      ({ argument }) => /^(?:Identifier|Literal|MemberExpression)$/.test(argument.type) || counts(argument),
    )
  )
    return [];
  const first = firstOf(declaration, nodes);
  if (isOneOfSeveral(first) && isSetByReaders(nodes, setter)) {
    const listed = nodes.flatMap((node) => listedIn(node, name, nodes));
    if (listed.length > 0) return listed;
  }
  // What appears once something is chosen is made for each choice; what is hidden until then stands there.
  if (first !== undefined && isNone(first))
    return isSetByReaders(nodes, setter) ? hidingBy(nodes, name, () => true) : [];
  const chosen = first && writtenValue(first);
  const isCounted = turns.some(({ argument }) => counts(argument));
  const isSet = isCounted ? isSetByReaders(nodes, setter) : isSetInEvent(nodes, setter);
  if (!isSet || chosen === undefined) return [];
  const guards = nodes.flatMap((node) => {
    const [guard, shown] = guardOf(node);
    const test = guard && meantBy(guard, nodes);
    return test && shown && asks(test, name) && showsMore(shown, nodes) ? [test] : [];
  });
  const asked = [...guards, ...hidingBy(nodes, name, () => true)];
  const answers = new Set(asked.map(askedFor));
  return answers.size > 1 && answers.has(chosen) && !answers.has(undefined) ? asked : [];
}

/**
 * Where a component looks up by a state what readers have chosen of several things, of which one or none is at first:
 * `panels[tab]`, `tabs.find((one) => one.id === tab)`.
 */
export function lookupsOf(
  nodes: readonly ES.Node[],
  { name, setter, declaration }: DeclaredState,
): ES.Node[] {
  const first = firstOf(declaration, nodes);
  if (first === undefined || !(isOneOfSeveral(first) || isNone(first))) return [];
  if (!isSetByReaders(nodes, setter)) return [];
  return nodes.filter((node) => {
    if (node.type === 'MemberExpression') return node.computed && isNamed(node.property, name);
    const { method, each } = eachOf(node);
    const result = method === 'find' && each !== undefined ? resultOf(each) : undefined;
    return result?.type === 'BinaryExpression' && asks(result, name);
  });
}

/** Whether an expression goes on or back by a step: `step + 1`, `Math.min(step + 1, 3)`, `step < 3 ? step + 1 : step`. */
function counts(node: ES.Node): boolean {
  if (node.type === 'BinaryExpression') return true;
  if (node.type === 'ConditionalExpression') return counts(node.consequent) || counts(node.alternate);
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    isNamed(node.callee.object, 'Math') &&
    node.arguments.some(counts)
  );
}

/** Whether an event of an element sets a state by itself, or by a function that it tells what to set it to. */
function isSetInEvent(nodes: readonly ES.Node[], setter: string): boolean {
  const names = settersOf(nodes, setter);
  return nodes.some((node) => isEventOf(node, names));
}

/** What sets a state, and the functions that set it to what they are given: `const choose = (tab) => { setTab(tab); … }`. */
export function settersOf(nodes: readonly ES.Node[], setter: string): ReadonlySet<string> {
  const names = new Set([setter]);
  for (const node of nodes) {
    const isDeclared = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration';
    const name = isDeclared ? namesOf(node.id)[0] : undefined;
    const made = node.type === 'VariableDeclarator' ? functionIn(node.init) : node;
    if (name !== undefined && made && 'params' in made && handsOnTo(made, setter)) names.add(name);
  }
  return names;
}

/** A function, also where React is to keep it: `useCallback((tab) => …, [])`. */
function functionIn(node: ES.Node | null | undefined): ES.Node | null | undefined {
  return node?.type === 'CallExpression' ? node.arguments[0] : node;
}

/** Whether a function sets a state to what it is given, or to something in that: `event.target.value`. */
function handsOnTo({ params, body }: ES.Function, setter: string): boolean {
  const given = new Set(params.flatMap(namesOf));
  return nodesOf(body).some(
    (node) =>
      node.type === 'CallExpression' &&
      isNamed(node.callee, setter) &&
      node.arguments.some((one) => given.has(rootOf(one))),
  );
}

/** The written value that a state is compared with. */
export function askedFor(node: ES.Node): unknown {
  if (node.type !== 'BinaryExpression') return undefined;
  const value = writtenValue(node.right);
  return value === undefined ? writtenValue(node.left) : value;
}

/** What is written as a value, by itself or by the name that a constant or an enum gives it: `'mac'`, `Os.Mac`. */
export function writtenValue(node: ES.Node): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier')
    return undefined;
  const { object, property } = node;
  return property.type === 'Identifier' && /^[A-Z]/.test(object.name)
    ? `${object.name}.${property.name}`
    : undefined;
}

/** Whether an expression compares a state, or looks up something in it. */
export function asks(node: ES.Node, name: string): boolean {
  if (node.type === 'MemberExpression') return node.computed && isNamed(node.object, name);
  return (
    node.type === 'BinaryExpression' &&
    /^===?$/.test(node.operator) &&
    (isNamed(node.left, name) || isNamed(node.right, name))
  );
}

/** The questions of a state by which elements are hidden that it is not about, where they are of some kind. */
function hidingBy(
  nodes: readonly ES.Node[],
  state: string,
  isMeant: (test: ES.BinaryExpression) => boolean,
): ES.Node[] {
  const meant = (test: ES.Node): ES.Node => meantBy(test, nodes);
  const asksSo = (test: ES.Node, operator: RegExp): boolean =>
    test.type === 'BinaryExpression' &&
    operator.test(test.operator) &&
    (isNamed(test.left, state) || isNamed(test.right, state)) &&
    isMeant(test);
  const hiding = hidingTests(
    nodes,
    (test) => asksSo(meant(test), /^===?$/),
    (test) => asksSo(meant(test), /^!==?$/),
  );
  return hiding.map(meant);
}

/** What a component asks by a name that it gives it: `const isOpen = at === n`; itself where it is no such name. */
function meantBy(test: ES.Node, nodes: readonly ES.Node[]): ES.Node {
  return (test.type === 'Identifier' ? declaredAs(test.name, nodes) : undefined) ?? test;
}

/** Whether a state may be one of several things at first: not none of them, nor all. */
export function isOneOfSeveral(first: ES.Node | undefined): boolean {
  if (first?.type === 'MemberExpression') return true;
  if (first?.type !== 'Literal') return false;
  return (
    typeof first.value === 'number' || (typeof first.value === 'string' && !/^(?:all)?$/i.test(first.value))
  );
}

/** Whether a state stands for none of several things at first. */
function isNone(first: ES.Node): boolean {
  if (first.type === 'UnaryExpression') return first.operator === '-';
  return (
    isNamed(first, 'undefined') || (first.type === 'Literal' && (first.value === null || first.value === ''))
  );
}

/** Calls of a list whose function has an item of it. */
const EACH = /^(?:filter|flatMap|map)$/;

/**
 * The questions of a list which of its items is chosen: `items.map((item, n) => n === at && <p>{item.text}</p>)`,
 * `items.filter((item) => item.kind === kind).map(…)`.
 */
function listedIn(node: ES.Node, state: string, nodes: readonly ES.Node[]): ES.Node[] {
  const { method = '', each } = eachOf(node);
  if (each === undefined || !EACH.test(method)) return [];
  const names = new Set(each.params.flatMap((param) => [...nodesOf(param)]).flatMap(namesOf));
  const isOfItem = ({ left, right }: ES.BinaryExpression): boolean =>
    names.has(rootOf(isNamed(left, state) ? right : left));
  const asksItem = (test: ES.Node): boolean =>
    test.type === 'BinaryExpression' && asks(test, state) && isOfItem(test);
  if (method === 'filter') {
    const result = resultOf(each);
    return result !== undefined && asksItem(result) && isMapped(node, nodes) ? [result] : [];
  }
  const inside = [...nodesOf(each.body)];
  const guards = inside.flatMap((one) => {
    const [test, shown] = guardOf(one);
    if (test === undefined || shown === undefined || !isShown(shown)) return [];
    if (!mentions(shown, names)) return [];
    const asked = meantBy(test, inside);
    return asksItem(asked) ? [asked] : [];
  });
  return [...guards, ...hidingBy(inside, state, isOfItem)];
}

/** What decides whether something is shown, and what that is: `is && <p>…</p>`, `is ? <p>…</p> : null`. */
function guardOf(node: ES.Node): [ES.Node?, ES.Node?] {
  if (node.type === 'LogicalExpression' && node.operator === '&&') return [node.left, node.right];
  if (node.type !== 'ConditionalExpression' || node.alternate.type !== 'Literal') return [];
  return node.alternate.value === null ? [node.test, node.consequent] : [];
}

/** Whether what a call gives is shown item by item: by itself, or under the name that it is given. */
function isMapped(call: ES.Node, nodes: readonly ES.Node[]): boolean {
  const names = new Set(
    nodes.flatMap((node) =>
      node.type === 'VariableDeclarator' && node.init && nodesOf(node.init).some((one) => one === call)
        ? namesOf(node.id)
        : [],
    ),
  );
  return nodes.some((node) => {
    if (methodOf(node) !== 'map' || node.type !== 'CallExpression') return false;
    const { callee } = node;
    if (callee.type !== 'MemberExpression') return false;
    return callee.object === call || names.has(rootOf(callee.object));
  });
}

type Each = ES.ArrowFunctionExpression | ES.FunctionExpression;

/** The method that a call calls, and the function that it gives it first, which has each item of a list. */
function eachOf(node: ES.Node): { readonly method?: string | undefined; readonly each?: Each } {
  const first = node.type === 'CallExpression' ? node.arguments[0] : undefined;
  const isFunction = first?.type === 'ArrowFunctionExpression' || first?.type === 'FunctionExpression';
  return { method: methodOf(node), ...(isFunction && { each: first }) };
}

/** What a function gives, where that is all it does. */
function resultOf({ body }: Each): ES.Node | undefined {
  if (body.type !== 'BlockStatement') return body;
  const [only, more] = body.body;
  return only?.type === 'ReturnStatement' && more === undefined ? (only.argument ?? undefined) : undefined;
}

/** The name that an expression begins with: `item` of `item.kind.id`. */
function rootOf(node: ES.Node): string {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'Identifier' ? node.name : '';
}

function namesOf(node: ES.Node): string[] {
  return node.type === 'Identifier' ? [node.name] : [];
}
