import type * as ES from 'estree-jsx';
import { guarded } from './assignments.ts';
import { isUndecided, orUnread } from './built-ins/instances.ts';
import { memberOf } from './built-ins/methods.ts';
import { evaluate } from './interpret.ts';
import { type InterpreterHost, Uninterpretable } from './interpreter-host.ts';
import { putOff } from './put-off.ts';
import { unfolded } from './reveals/unfolding.ts';
import { isRecord, listOf, record, type Scope, stringOf, type Value } from './value.ts';
import { bindVar, homeOf } from './var-names.ts';
import { keepName } from './words.ts';

/** Binds the names of `const`, `let` or `var`. */
export function declare(declaration: ES.VariableDeclaration, scope: Scope, host: InterpreterHost): void {
  for (const declarator of declaration.declarations) {
    const { id, init } = declarator;
    // `var x;` changes nothing where there is one.
    if (declaration.kind === 'var' && !init && id.type === 'Identifier' && id.name in homeOf(id.name, scope))
      continue;
    const made = (): Value => unfolded(declarator, init ? evaluate(init, scope, host) : undefined, scope);
    const put = (value: Value): void => {
      if (id.type === 'Identifier' && typeof value === 'function' && isFunction(init))
        keepName(value, id.name);
      if (declaration.kind === 'var') bindVar(scope, (into) => bind(id, value, into, host));
      else bind(id, value, scope, host);
    };
    if (id.type === 'Identifier' && declaration.kind !== 'var') putOff(scope, id.name, made, put);
    else put(made());
  }
}

function isFunction(node: ES.Expression | null | undefined): boolean {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

/** Binds the names of a pattern in `scope`. */
export function bind(pattern: ES.Pattern, value: Value, scope: Scope, host: InterpreterHost): void {
  switch (pattern.type) {
    case 'Identifier':
      scope[pattern.name] = value;
      return;
    case 'AssignmentPattern': {
      const usual = (): Value => evaluate(pattern.right, scope, host);
      bind(pattern.left, value === undefined ? orUnread(usual) : value, scope, host);
      return;
    }
    case 'RestElement':
      bind(pattern.argument, value, scope, host);
      return;
    case 'ArrayPattern':
      for (const [n, item] of pattern.elements.entries()) {
        if (item)
          bind(item, item.type === 'RestElement' ? listOf(value).slice(n) : listOf(value)[n], scope, host);
      }
      return;
    case 'ObjectPattern': {
      const taken = new Set<string>();
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          const rest = isRecord(value) ? Object.entries(value).filter(([name]) => !taken.has(name)) : [];
          bind(property.argument, record(rest), scope, host);
          continue;
        }
        const key = keyOf(property, scope, host);
        bind(property.value, itemOf(property, value, key, host), scope, host);
        taken.add(key);
      }
      return;
    }
    default:
      throw new Uninterpretable('this assignment is not supported', pattern);
  }
}

/** What a pattern takes out of a value. What only the time tells at which a page is read is known where it is used. */
function itemOf(property: ES.Node, value: Value, key: string, host: InterpreterHost): Value {
  if (value === undefined || value === null) return undefined;
  if (isUndecided(value)) return value;
  const item = (): Value => guarded(property, () => memberOf(value, key, host.tick));
  return isRecord(value) ? orUnread(item) : item();
}

/** The key of `object.key` or `object[key]`. */
export function memberKey(
  { property, computed }: ES.MemberExpression,
  scope: Scope,
  host: InterpreterHost,
): string {
  return keyOf({ key: property, computed }, scope, host);
}

/** What a private member is called, which no other is. */
function privateName({ name }: ES.PrivateIdentifier): string {
  return `#${name}`;
}

/** The key of a property as it is written: a name, a text, a number, or `[…]`. */
export function keyOf(
  { key, computed }: { readonly key: ES.Expression | ES.PrivateIdentifier; readonly computed: boolean },
  scope: Scope,
  host: InterpreterHost,
): string {
  if (computed) return stringOf(evaluate(key as ES.Expression, scope, host));
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'PrivateIdentifier') return privateName(key);
  return key.type === 'Literal' ? String(key.value) : '';
}
