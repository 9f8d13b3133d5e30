import type * as ES from 'estree-jsx';
import { evaluate } from './interpret.ts';
import type { InterpreterHost } from './interpreter-host.ts';
import { innerScope, numberOf, record, type Scope, type Value } from './value.ts';

/** TypeScript's `enum Size { Small, Large = 'large' }`. */
interface Enum {
  readonly type: 'TSEnumDeclaration';
  readonly id: ES.Identifier;
  readonly members: readonly {
    readonly id: ES.Identifier | ES.Literal;
    readonly initializer?: ES.Expression | null;
  }[];
}

/** What a node declares if it is an `enum`, which the types of JavaScript do not know. */
export function enumOf(node: { readonly type: string }): Enum | undefined {
  return node.type === 'TSEnumDeclaration' ? (node as Enum) : undefined;
}

/** The names of an `enum` with their values, and the names of those that are numbers by them, as TypeScript makes it. */
export function enumValue({ members }: Enum, scope: Scope, host: InterpreterHost): Value {
  const values = record();
  // A member is known by its bare name to those after it.
  const inner = innerScope(scope);
  let next: Value = 0;
  for (const { id, initializer } of members) {
    const name = id.type === 'Identifier' ? id.name : String(id.value);
    const value: Value = initializer ? evaluate(initializer, inner, host) : next;
    values[name] = value;
    inner[name] = value;
    if (typeof value === 'number') values[String(value)] = name;
    next = numberOf(value) + 1;
  }
  return values;
}
