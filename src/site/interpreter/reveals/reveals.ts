import type * as ES from 'estree-jsx';
import { nodesOf } from '../words.ts';
import { asks, choicesOf, lookupsOf, type Turn } from './choices.ts';
import { completesList, findCutLists, findStrokes, isClock, isSetByReaders } from './cut-lists.ts';
import { findEithers } from './either.ts';
import { attributeName, isNamed, methodOf } from './node-names.ts';
import { isElement, isShown } from './shown.ts';
import { type DeclaredState, stateOf } from './states.ts';
import { uncoversBy } from './uncovers.ts';

/** What a state is called that opens something, and one that closes it. */
const OPENS = /^(?:is|are|has|should|do)?_?(?:detail|expand|more|open|reveal|show|unfold|visib)/i;
const CLOSES = /^(?:is|are)?_?(?:clos|collaps|fold|hidden|hid|minim)/i;

/** Which of two values makes a state open, by its declaration. */
const OPEN = new WeakMap<ES.Node, boolean>();
/** Expressions that ask whether one of several things is open: `openIndex === n`, `open[n]`. */
const ASKING = new WeakSet<ES.Node>();

/** The value that a declared state has while what readers would open is open; undefined where it opens nothing. */
export function openState(declaration: ES.Node): boolean | undefined {
  return OPEN.get(declaration);
}

/** Whether an expression asks if one of several things is open, all of which a page shows that nobody can open. */
export function isOpenAnyway(node: ES.Node): boolean {
  return ASKING.has(node);
}

/** Expressions that look up what is chosen: `panels[tab]`. */
const LOOKUPS = new WeakSet<ES.Node>();

/** Whether an expression looks up what readers choose by a state. */
export function isLookup(node: ES.Node): boolean {
  return LOOKUPS.has(node);
}

/**
 * Finds the states by which readers of a component open what it has to say, each of which a click turns over: in
 * `const [isOpen, setIsOpen] = useState(false)` with `setIsOpen(!isOpen)` and `{isOpen && <p>…</p>}`, or of several things
 * the one that is open or chosen.
 */
export function findReveals(body: ES.BlockStatement, given: ES.Pattern | undefined): void {
  const declarations = body.body.flatMap((one) =>
    one.type === 'VariableDeclaration' ? one.declarations : [],
  );
  const states = declarations.flatMap((declaration) => {
    const state = stateOf(declaration);
    return state === undefined ? [] : [{ ...state, declaration }];
  });
  if (states.length === 0) return;
  const nodes = [...(given ? nodesOf(given) : []), ...nodesOf(body)];
  for (const node of findCutLists(nodes, states)) ASKING.add(node);
  for (const state of states) {
    for (const node of findStrokes(nodes, state)) ASKING.add(node);
    const turns = nodes.flatMap((node) => turnOf(node, state.setter) ?? []);
    if (turnsOver(nodes, state, turns) || opensSeveral(nodes, state, turns)) continue;
    for (const node of choicesOf(nodes, state, turns)) ASKING.add(node);
    for (const node of lookupsOf(nodes, state)) LOOKUPS.add(node);
    findEithers(nodes, state, turns);
  }
}

/** Whether a click turns a state over: `setIsOpen(!isOpen)`. Notes what makes it open, where it opens something. */
function turnsOver(nodes: readonly ES.Node[], state: DeclaredState, turns: readonly Turn[]): boolean {
  const opens = OPENS.test(state.name);
  const isTest = (test: ES.Node): boolean => isState(test, state.name, opens);
  const isShut = (test: ES.Node): boolean => isState(test, state.name, !opens);
  const isNamedSo = opens || CLOSES.test(state.name);
  const showsMore = (): boolean => completesList(nodes, isTest) || uncoversBy(nodes, isTest, isShut);
  const isSet = (to: boolean): boolean => turns.some(({ argument }) => isSame(argument, to));
  const isTurned = turns.some(({ argument, name }) => isNot(argument, name ?? state.name));
  const isOpened = isTurned || isSet(opens);
  // What a clock closes tells of a click, for a while.
  const timed = new Set(nodes.filter(isClock).flatMap((node) => [...nodesOf(node)]));
  const isClosed = isTurned || turns.some(({ argument }) => isSame(argument, !opens) && !timed.has(argument));
  if (isNamedSo && isOpened && (showsMore() || (isClosed && revealsBy(nodes, isTest))))
    OPEN.set(state.declaration, opens);
  return isTurned;
}

/** Whether a state tells which of several things are open. Notes what asks for that, where it opens something. */
function opensSeveral(
  nodes: readonly ES.Node[],
  { name: state, setter }: DeclaredState,
  turns: readonly Turn[],
): boolean {
  const holding =
    OPENS.test(state) && isSetByReaders(nodes, setter) ? nodes.filter((node) => holds(node, state)) : [];
  const flags = new Set<string | undefined>(
    turns.flatMap(({ argument, name }) => flagsOf(argument, name ?? state)),
  );
  const flagged = nodes.filter((node) => flags.has(fieldOf(node, state)));
  const asking = [...nodes.filter((node) => asks(node, state)), ...holding, ...flagged];
  const aliases = new Set(nodes.flatMap((node) => aliasOf(node, asking)));
  const isAsked = (test: ES.Node): boolean =>
    asking.includes(test) || (test.type === 'Identifier' && aliases.has(test.name));
  const isOneOf = ({ argument, name }: Turn): boolean => isOneOfAll(argument, [state, name], isAsked);
  if (holding.length === 0 && flagged.length === 0 && !turns.some(isOneOf)) return false;
  const isHandedOn = flagged.length === 0 && nodes.some((node) => handsOn(node, isAsked));
  const isNotAsked = (test: ES.Node): boolean =>
    test.type === 'UnaryExpression' && test.operator === '!' && isAsked(test.argument);
  if (isHandedOn || revealsBy(nodes, isAsked) || uncoversBy(nodes, isAsked, isNotAsked))
    for (const node of asking) ASKING.add(node);
  return true;
}

function turnOf(node: ES.Node, setter: string): Turn | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== setter)
    return undefined;
  const [argument] = node.arguments;
  if (argument?.type !== 'ArrowFunctionExpression') return argument && { argument, name: undefined };
  const [before] = argument.params;
  return { argument: argument.body, name: before?.type === 'Identifier' ? before.name : undefined };
}

function isNot(node: ES.Node, name: string): boolean {
  return node.type === 'UnaryExpression' && node.operator === '!' && isNamed(node.argument, name);
}

function isSame(node: ES.Node, value: boolean): boolean {
  return node.type === 'Literal' && node.value === value;
}

/** Whether one of several is opened or, where it is open, closed: `open === n ? null : n`, `{ ...open, [n]: !open[n] }`. */
function isOneOfAll(
  node: ES.Node,
  names: readonly (string | undefined)[],
  isAsked: (test: ES.Node) => boolean,
): boolean {
  if (node.type === 'ConditionalExpression')
    return (
      isNothing(node.consequent) &&
      (isAsked(node.test) || names.some((name) => name !== undefined && asks(node.test, name)))
    );
  if (node.type !== 'ObjectExpression') return false;
  return node.properties.some(
    (one) =>
      one.type === 'Property' &&
      one.value.type === 'UnaryExpression' &&
      names.some((name) => name !== undefined && asks((one.value as ES.UnaryExpression).argument, name)),
  );
}

/** What a click turns over of a state with several fields, `{ ...state, open: !state.open }`, and is called as what opens. */
function flagsOf(node: ES.Node, name: string): string[] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((one) => {
    if (one.type !== 'Property' || one.computed || one.value.type !== 'UnaryExpression') return [];
    const field = one.value.operator === '!' ? fieldOf(one.value.argument, name) : undefined;
    return field !== undefined && isNamed(one.key, field) && OPENS.test(field) ? [field] : [];
  });
}

/** The field of a state that an expression reads: `open` of `state.open`. */
function fieldOf(node: ES.Node, name: string): string | undefined {
  if (node.type !== 'MemberExpression' || node.computed || !isNamed(node.object, name)) return undefined;
  return node.property.type === 'Identifier' ? node.property.name : undefined;
}

/** What stands for none of several things: `null`, `-1`. */
function isNothing(node: ES.Node): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '-' || node.operator === 'void';
  return isNamed(node, 'undefined') || (node.type === 'Literal' && !node.value);
}

/** Whether an expression asks if something is among all that are open: `open.includes(n)`, `open.has(n)`. */
function holds(node: ES.Node, name: string): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return isNamed(node.callee.object, name) && /^(?:has|includes)$/.test(methodOf(node) ?? '');
}

/** The name that a component gives what it has asked: `const isOpen = openIndex === n`. */
function aliasOf(node: ES.Node, asking: readonly ES.Node[]): string[] {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return [];
  return asking.includes(node.init) ? [node.id.name] : [];
}

/** Whether another component is told that it is open: `<Item isOpen={openIndex === n} />`. */
function handsOn(node: ES.Node, isAsked: (node: ES.Node) => boolean): boolean {
  if (node.type !== 'JSXAttribute' || !OPENS.test(attributeName(node) ?? '')) return false;
  return node.value?.type === 'JSXExpressionContainer' && isAsked(node.value.expression);
}

function isState(node: ES.Node, name: string, opens: boolean): boolean {
  return opens ? isNamed(node, name) : isNot(node, name);
}

/** Whether something is shown on the page by a test, and nothing else of much to say in its place. */
function revealsBy(nodes: readonly ES.Node[], isTest: (node: ES.Node) => boolean): boolean {
  let found = false;
  for (const node of nodes) {
    if (node.type === 'LogicalExpression' && node.operator === '&&' && isTest(node.left))
      found ||= isShown(node.right);
    if (node.type !== 'ConditionalExpression') continue;
    const { test, consequent, alternate } = node;
    const isShut = test.type === 'UnaryExpression' && test.operator === '!' && isTest(test.argument);
    if (!isShut && !isTest(test)) continue;
    const [open, shut] = isShut ? [alternate, consequent] : [consequent, alternate];
    if (isElement(shut) && isShown(shut) && isShown(open)) return false;
    found ||= isShown(open) && !isShown(shut);
  }
  return found;
}
