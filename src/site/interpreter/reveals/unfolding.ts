import type * as ES from 'estree-jsx';
import { type Callable, isList, isMarkup, type Scope, type Value } from '../value.ts';
import { keepName, nodesOf } from '../words.ts';
import { coversPage } from './covers-page.ts';
import { findReveals, openState } from './reveals.ts';
import { stateOf } from './states.ts';

type Component = ES.Function | ES.MaybeNamedFunctionDeclaration;

const KNOWN = new WeakMap<Component, ReadonlySet<ES.Node>>();
const NONE: ReadonlySet<ES.Node> = new Set();

/**
 * The declarations of states without which a component never shows its children:
 * `const [isOpen, setIsOpen] = useState(false)` where all there is of them is `{isOpen && <div>{children}</div>}`. A
 * page that nobody can unfold has them unfolded.
 */
export function unfoldingStates(component: Component): ReadonlySet<ES.Node> {
  if (component.body?.type !== 'BlockStatement') return NONE;
  const known = KNOWN.get(component) ?? toUnfold(component, component.body);
  KNOWN.set(component, known);
  return known;
}

function toUnfold({ params: [given] }: Component, body: ES.BlockStatement): ReadonlySet<ES.Node> {
  findReveals(body, given);
  if (given?.type !== 'ObjectPattern') return NONE;
  const hasChildren = given.properties.some(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'children',
  );
  return hasChildren ? statesIn(body) : NONE;
}

function statesIn(body: ES.BlockStatement): ReadonlySet<ES.Node> {
  const states = new Map<string, ES.Node>();
  for (const node of nodesOf(body)) {
    const state = stateOf(node);
    if (state !== undefined) states.set(state.name, node);
  }
  if (states.size === 0) return NONE;
  const opening = new Set<ES.Node>();
  let guarded = 0;
  for (const node of nodesOf(body)) {
    const [test, shown] = guardOf(node);
    const state = test === undefined ? undefined : states.get(test);
    if (state === undefined || shown === undefined) continue;
    const inside = uses(shown);
    if (inside === 0 || coversPage(shown)) continue;
    guarded += inside;
    opening.add(state);
  }
  return guarded > 0 && guarded === uses(body) ? opening : NONE;
}

/** The name that decides whether something is shown, and what that is: `isOpen && …`, `isOpen ? … : null`. */
function guardOf(node: ES.Node): [string?, ES.Node?] {
  if (node.type === 'LogicalExpression' && node.operator === '&&' && node.left.type === 'Identifier')
    return [node.left.name, node.right];
  if (node.type === 'ConditionalExpression' && node.test.type === 'Identifier')
    return [node.test.name, node.consequent];
  return [];
}

/** How often the children stand in it. */
function uses(node: ES.Node): number {
  let count = 0;
  for (const one of nodesOf(node)) if (one.type === 'Identifier' && one.name === 'children') count += 1;
  return count;
}

/** Where the states that are to be unfolded are kept while a component is rendered. */
const STATES: unique symbol = Symbol('states');

/** Unfolds what a component shows only then, where it was given something to show. */
export function unfold(states: ReadonlySet<ES.Node>, scope: Scope): void {
  if (states.size > 0 && hasElement(scope.children)) Object.defineProperty(scope, STATES, { value: states });
}

function hasElement(children: Value): boolean {
  return isMarkup(children) || typeof children === 'string' || (isList(children) && children.length > 0);
}

/** What sets the states that are open anyway. */
const OPENED = new WeakSet<Callable>();

/** Whether what this sets is open anyway. */
export function isOpened(setter: Callable): boolean {
  return OPENED.has(setter);
}

/** The value of a declaration: a state that is closed is open where it is to be unfolded, or opens more to read. */
export function unfolded(declaration: ES.Node, value: Value, scope: Scope): Value {
  nameSetter(declaration, value);
  const open = openState(declaration);
  if (open !== undefined && isList(value) && value[0] === !open) return opened(open, value);
  const states = (scope as { [STATES]?: ReadonlySet<ES.Node> })[STATES];
  if (states?.has(declaration) !== true || !isList(value) || value[0] !== false) return value;
  return opened(true, value);
}

function opened(open: boolean, [, setter, ...others]: readonly Value[]): Value {
  if (typeof setter === 'function') OPENED.add(setter);
  return [open, setter, ...others];
}

/** A state is known by what sets it. */
function nameSetter(declaration: ES.Node, value: Value): void {
  const setter = isList(value) ? value[1] : undefined;
  const state = typeof setter === 'function' ? stateOf(declaration) : undefined;
  if (typeof setter === 'function' && state !== undefined) keepName(setter, state.setter);
}
