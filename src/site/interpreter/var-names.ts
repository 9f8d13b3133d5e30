import type * as ES from 'estree-jsx';
import { innerScope, type Scope } from './value.ts';

/** Where `var` of a function is kept, whatever block it stands in. */
const HOME: unique symbol = Symbol('home');

interface Home {
  readonly scope: Scope;
  readonly names: ReadonlySet<string>;
}

const KNOWN = new WeakMap<ES.BlockStatement, ReadonlySet<string>>();

/** Gives the names of `var` in the body of a function to its scope. */
export function hoist(body: ES.BlockStatement, scope: Scope): void {
  let names = KNOWN.get(body);
  if (names === undefined) {
    names = new Set(namesIn(body.body));
    KNOWN.set(body, names);
  }
  // A function within one that has some has its own, be they none.
  if (names.size === 0 && !(HOME in scope)) return;
  for (const name of names) if (!Object.hasOwn(scope, name)) scope[name] = undefined;
  Object.defineProperty(scope, HOME, { value: { scope, names } satisfies Home });
}

/** The scope that a name declared by `var` belongs to. */
export function homeOf(name: string, scope: Scope): Scope {
  const home = (scope as { [HOME]?: Home })[HOME];
  return home?.names.has(name) === true ? home.scope : scope;
}

/** Binds what `bind` gives to names, each where `var` keeps it. */
export function bindVar(scope: Scope, bind: (into: Scope) => void): void {
  const bound = innerScope(scope);
  bind(bound);
  for (const [name, value] of Object.entries(bound)) homeOf(name, scope)[name] = value;
}

/** The names that `var` declares, functions within left out. */
function* namesIn(nodes: readonly unknown[]): Generator<string> {
  for (const node of nodes) {
    if (typeof node !== 'object' || node === null || !('type' in node)) continue;
    const { type } = node as ES.Node;
    if (/Function|Expression$|^Class|^JSX/.test(type)) continue;
    if (type === 'VariableDeclaration') {
      const { kind, declarations } = node as ES.VariableDeclaration;
      if (kind === 'var') for (const { id } of declarations) yield* namesOfPattern(id);
      continue;
    }
    for (const inner of Object.values(node)) yield* namesIn(Array.isArray(inner) ? inner : [inner]);
  }
}

/** The names that a pattern binds. */
export function namesOfPattern(pattern: ES.Pattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'ObjectPattern') {
    return pattern.properties.flatMap((property) =>
      namesOfPattern(property.type === 'RestElement' ? property.argument : property.value),
    );
  }
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((item) => (item ? namesOfPattern(item) : []));
  if (pattern.type === 'AssignmentPattern') return namesOfPattern(pattern.left);
  return pattern.type === 'RestElement' ? namesOfPattern(pattern.argument) : [];
}
