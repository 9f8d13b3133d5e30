import type * as ES from 'estree-jsx';
import { keyOf, memberKey } from './bindings.ts';
import { globalName, isGlobal } from './browser-names.ts';
import { GLOBALS } from './built-ins/globals.ts';
import { isUndecided, UnreadTime } from './built-ins/instances.ts';
import { setItem } from './built-ins/list-methods.ts';
import { evaluate } from './interpret.ts';
import { type InterpreterHost, Uninterpretable } from './interpreter-host.ts';
import { binary } from './operators.ts';
import { addMembers, expressionOf, isList, isRecord, numberOf, type Scope, type Value } from './value.ts';

/** `target = value` and its kin. */
export function assign(node: ES.AssignmentExpression, scope: Scope, host: InterpreterHost): Value {
  const { left } = node;
  if (node.operator === '=') return setTarget(left, evaluate(node.right, scope, host), scope, host);
  if (left.type !== 'Identifier' && left.type !== 'MemberExpression')
    throw new Uninterpretable('this assignment is not supported', node);
  const operator = node.operator.slice(0, -1);
  const before = evaluate(left, scope, host);
  if (operator === '??' || operator === '||' || operator === '&&') {
    const isKept =
      operator === '??' ? (before ?? undefined) !== undefined : (operator === '||') === isTrue(before, left);
    return isKept ? before : setTarget(left, evaluate(node.right, scope, host), scope, host);
  }
  const sum = { ...node, type: 'BinaryExpression', left, operator } as ES.BinaryExpression;
  const right = evaluate(node.right, scope, host);
  return setTarget(
    left,
    guarded(node, () => binary(sum, before, right)),
    scope,
    host,
  );
}

/** Gives a declared name, a member, or the names of a pattern a new value. */
export function setTarget(target: ES.Node, value: Value, scope: Scope, host: InterpreterHost): Value {
  if (target.type === 'Identifier') return setName(target, value, scope);
  if (target.type === 'ArrayPattern' && isList(value)) {
    for (const [n, item] of target.elements.entries()) if (item) setTarget(item, value[n], scope, host);
    return value;
  }
  if (target.type === 'ObjectPattern' && isRecord(value)) {
    for (const property of target.properties) {
      if (property.type === 'RestElement')
        throw new Uninterpretable('this assignment is not supported', target);
      const item = value[keyOf(property, scope, host)];
      setTarget(property.value, item, scope, host);
    }
    return value;
  }
  if (target.type === 'AssignmentPattern')
    return setTarget(
      target.left,
      value === undefined ? evaluate(target.right, scope, host) : value,
      scope,
      host,
    );
  if (target.type !== 'MemberExpression' || target.object.type === 'Super')
    throw new Uninterpretable('this assignment is not supported', target);
  const global = globalName(target, scope);
  if (global !== undefined && !isGlobal(global)) {
    host.global.set(global, value);
    return value;
  }
  const owner = evaluate(target.object, scope, host);
  const key = memberKey(target, scope, host);
  return guarded(target, () => setMember(owner, key, value, host));
}

/** Gives a declared name a new value, where it was declared. */
function setName(node: ES.Identifier, value: Value, scope: Scope): Value {
  let owner: Scope | null = scope;
  while (owner !== null && !Object.hasOwn(owner, node.name)) owner = Object.getPrototypeOf(owner);
  if (owner === null || owner === GLOBALS)
    throw new Uninterpretable(`nothing is named “${node.name}”`, node, { unbound: node.name });
  owner[node.name] = value;
  return value;
}

/** Throws a TypeError for what has no members, and for what all pages share. */
function setMember(owner: Value, key: string, value: Value, { tick }: InterpreterHost): Value {
  if (isList(owner)) setItem(owner, key, value, tick);
  else if (key === 'lastIndex' && expressionOf(owner) !== undefined)
    Object.assign(expressionOf(owner) ?? {}, { lastIndex: numberOf(value) });
  else if (isRecord(owner)) (owner as Record<string, Value>)[key] = value;
  else if (typeof owner === 'function' && !Object.isFrozen(owner)) addMembers(owner, [[key, value]]);
  else throw new TypeError(`“${key}” cannot be set here`);
  return value;
}

/** `delete object.key` */
export function deleted(node: ES.UnaryExpression, scope: Scope, host: InterpreterHost): Value {
  const target = node.argument.type === 'ChainExpression' ? node.argument.expression : node.argument;
  if (target.type !== 'MemberExpression' || target.object.type === 'Super')
    throw new Uninterpretable('only members can be deleted', node);
  const owner = evaluate(target.object, scope, host);
  const key = memberKey(target, scope, host);
  if (isRecord(owner)) guarded(node, () => Reflect.deleteProperty(owner, key));
  return true;
}

/** Gives errors of the built-in methods, and of the host where code goes too deep for it, a place. */
export function guarded<T>(node: ES.Node, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw placed(error, node);
    throw error;
  }
}

/** Whether a value counts as true. */
export function isTrue(value: Value, node: ES.Node): boolean {
  if (isUndecided(value)) throw placed(new UnreadTime(), node);
  return Boolean(value);
}

/** Such an error at its place. */
export function placed(error: TypeError | RangeError, node: Pick<ES.Node, 'loc'>): Uninterpretable {
  return new Uninterpretable(error.message, node, { cause: error });
}
