import type * as ES from 'estree-jsx';
import { completesList, findCutLists } from './cut-lists.ts';
import { isElement, isShown } from './shown.ts';
import { firstOf, type State, stateOf } from './states.ts';
import { uncoversBy } from './uncovers.ts';
import { nodesOf } from './words.ts';

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

/**
 * Finds the states by which readers of a component open what it has to say, each of which a click turns over: in
 * `const [isOpen, setIsOpen] = useState(false)` with `setIsOpen(!isOpen)` and `{isOpen && <p>…</p>}`, or of several things
 * the one that is open or chosen.
 */
export function findReveals(body: ES.BlockStatement): void {
  const declarations = body.body.flatMap((one) =>
    one.type === 'VariableDeclaration' ? one.declarations : [],
  );
  const states = declarations.flatMap((declaration) => {
    const state = stateOf(declaration);
    return state === undefined ? [] : [{ ...state, declaration }];
  });
  if (states.length === 0) return;
  const nodes = [...nodesOf(body)];
  findCutLists(nodes, states);
  for (const state of states) {
    const { declaration } = state;
    const turns = nodes.flatMap((node) => turnOf(node, state.setter) ?? []);
    const opens = OPENS.test(state.name);
    const isTest = (test: ES.Node): boolean => isState(test, state.name, opens);
    const isShut = (test: ES.Node): boolean => isState(test, state.name, !opens);
    const isNamedSo = opens || CLOSES.test(state.name);
    const showsMore = (): boolean => completesList(nodes, isTest) || uncoversBy(nodes, isTest, isShut);
    if (isNamedSo && turns.some(({ argument }) => isSame(argument, opens)) && showsMore())
      OPEN.set(declaration, opens);
    if (turns.some(({ argument, name }) => isNot(argument, name ?? state.name))) {
      if (isNamedSo && (revealsBy(nodes, isTest) || showsMore())) OPEN.set(declaration, opens);
    } else if (turns.some(({ argument, name }) => isOneOfAll(argument, [state.name, name]))) {
      const asking = nodes.filter((node) => asks(node, state.name));
      const aliases = new Set(nodes.flatMap((node) => aliasOf(node, asking)));
      const isAsked = (test: ES.Node): boolean =>
        asking.includes(test) || (test.type === 'Identifier' && aliases.has(test.name));
      const isHandedOn = nodes.some((node) => handsOn(node, isAsked));
      const isNotAsked = (test: ES.Node): boolean =>
        test.type === 'UnaryExpression' && test.operator === '!' && isAsked(test.argument);
      if (isHandedOn || revealsBy(nodes, isAsked) || uncoversBy(nodes, isAsked, isNotAsked))
        for (const node of asking) ASKING.add(node);
    } else for (const node of choicesOf(nodes, state, turns)) ASKING.add(node);
  }
}

/** What a state is set to, and what it is called there, where a function makes it of the one before. */
interface Turn {
  readonly argument: ES.Node;
  readonly name: string | undefined;
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

function isNamed(node: ES.Node, name: string | undefined): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** Whether one of several is opened or, where it is open, closed: `open === n ? null : n`, `{ ...open, [n]: !open[n] }`. */
function isOneOfAll(node: ES.Node, names: readonly (string | undefined)[]): boolean {
  if (node.type === 'ConditionalExpression')
    return isNothing(node.consequent) && names.some((name) => name !== undefined && asks(node.test, name));
  if (node.type !== 'ObjectExpression') return false;
  return node.properties.some(
    (one) =>
      one.type === 'Property' &&
      one.value.type === 'UnaryExpression' &&
      names.some((name) => name !== undefined && asks((one.value as ES.UnaryExpression).argument, name)),
  );
}

/** What stands for none of several things: `null`, `-1`. */
function isNothing(node: ES.Node): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '-' || node.operator === 'void';
  return isNamed(node, 'undefined') || (node.type === 'Literal' && !node.value);
}

/**
 * The questions of a component which of several things is chosen, `{tab === 'a' && <div>…</div>}`, where one of them is at
 * first, and readers choose another by `onClick={() => setTab('b')}` or in a list.
 */
function choicesOf(
  nodes: readonly ES.Node[],
  { name, setter, declaration }: State & { readonly declaration: ES.VariableDeclarator },
  turns: readonly Turn[],
): ES.Node[] {
  if (!turns.every(({ argument }) => /^(?:Literal|Identifier|MemberExpression)$/.test(argument.type)))
    return [];
  const isChosen = nodes.some((node) => node.type === 'JSXAttribute' && sets(node, setter));
  const first = firstOf(declaration);
  if (!isChosen || first?.type !== 'Literal') return [];
  const asked = nodes.flatMap((node) =>
    node.type === 'LogicalExpression' &&
    node.operator === '&&' &&
    asks(node.left, name) &&
    isShown(node.right)
      ? [node.left]
      : [],
  );
  const answers = new Set(asked.map(askedFor));
  return answers.size > 1 && answers.has(first.value) && !answers.has(undefined) ? asked : [];
}

/** Whether an event of an element sets a state by itself. */
function sets({ name, value }: ES.JSXAttribute, setter: string): boolean {
  if (name.type !== 'JSXIdentifier' || !/^on[A-Z]/.test(name.name) || !value) return false;
  return [...nodesOf(value)].some((node) => isNamed(node, setter));
}

/** The written value that a state is compared with. */
function askedFor(node: ES.Node): unknown {
  if (node.type !== 'BinaryExpression') return undefined;
  const written = node.right.type === 'Literal' ? node.right : node.left;
  return written.type === 'Literal' ? written.value : undefined;
}

/** Whether an expression compares a state, or looks up something in it. */
function asks(node: ES.Node, name: string): boolean {
  if (node.type === 'MemberExpression') return node.computed && isNamed(node.object, name);
  return (
    node.type === 'BinaryExpression' &&
    /^===?$/.test(node.operator) &&
    (isNamed(node.left, name) || isNamed(node.right, name))
  );
}

/** The name that a component gives what it has asked: `const isOpen = openIndex === n`. */
function aliasOf(node: ES.Node, asking: readonly ES.Node[]): string[] {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return [];
  return asking.includes(node.init) ? [node.id.name] : [];
}

/** Whether another component is told that it is open: `<Item isOpen={openIndex === n} />`. */
function handsOn(node: ES.Node, isAsked: (node: ES.Node) => boolean): boolean {
  if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier') return false;
  const { value } = node;
  return OPENS.test(node.name.name) && value?.type === 'JSXExpressionContainer' && isAsked(value.expression);
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
    if (node.type !== 'ConditionalExpression' || !isTest(node.test)) continue;
    if (isElement(node.alternate) && isShown(node.alternate) && isShown(node.consequent)) return false;
    found ||= isShown(node.consequent) && !isElement(node.alternate);
  }
  return found;
}
