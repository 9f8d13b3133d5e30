import type * as ES from 'estree-jsx';
import { assign, deleted, isTrue, placed, setTarget } from './assignments.ts';
import { keyOf } from './bindings.ts';
import { isBrowserName, isOfBrowser } from './browser-names.ts';
import { bigInteger } from './built-ins/big-integers.ts';
import { comparedWithReading, isUnread, UnreadTime } from './built-ins/instances.ts';
import { safePattern } from './built-ins/patterns.ts';
import { call, constructed, member, spread, tagged } from './calls.ts';
import { chargeMade, chargeText } from './charges.ts';
import { classOf } from './classes.ts';
import { childrenOf, elementOf } from './elements.ts';
import { yielded } from './generators.ts';
import { type InterpreterHost, Thrown, Uninterpretable } from './interpreter-host.ts';
import { binary } from './operators.ts';
import { putOff } from './put-off.ts';
import { isEither } from './reveals/either.ts';
import { isLookup, isOpenAnyway } from './reveals/reveals.ts';
import { functionOf } from './statements.ts';
import { unchosen } from './unchosen.ts';
import {
  type Callable,
  calledOf,
  isList,
  isRecord,
  numberOf,
  record,
  type Scope,
  stringOf,
  type Value,
  type ValueRecord,
} from './value.ts';

/** What bundlers say in `import.meta`: the site begins at the root, from where its addresses are told. */
const META = record([
  ['env', record(Object.entries({ BASE_URL: '/', DEV: false, MODE: 'production', PROD: true, SSR: true }))],
]);
const MAX_TEXT = 1_000_000;
const MAX_ITEMS = 100_000;
/** What makes a text of others. */
const PUTS_TOGETHER: ReadonlySet<string> = new Set([
  'AssignmentExpression',
  'BinaryExpression',
  'TemplateLiteral',
]);

/** The value of an expression. Throws {@link Uninterpretable}; never runs code of the page. */
export function evaluate(node: ES.Expression, scope: Scope, host: InterpreterHost): Value {
  host.tick();
  const value = evaluateNode(node, scope, host);
  if (typeof value === 'string' ? value.length > MAX_TEXT : isList(value) && value.length > MAX_ITEMS) {
    throw new Uninterpretable('the value is too large', node);
  }
  if (typeof value === 'string' && PUTS_TOGETHER.has(node.type)) chargeText(value, host.tick);
  return value;
}

function evaluateNode(node: ES.Expression, scope: Scope, host: InterpreterHost): Value {
  const of = (inner: ES.Expression): Value => evaluate(inner, scope, host);
  switch (node.type) {
    case 'Literal':
      if ('regex' in node) {
        const safe = safePattern(node.regex.pattern, node.regex.flags);
        if (safe === undefined) throw new Uninterpretable('this regular expression is not supported', node);
        return safe;
      }
      return 'bigint' in node ? bigInteger(node.bigint) : node.value;
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, n) => {
          const inner = node.expressions[n];
          return (value.cooked ?? value.raw) + (inner ? stringOf(told(of(inner), inner)) : '');
        })
        .join('');
    case 'TaggedTemplateExpression':
      return tagged(node, scope, host);
    case 'Identifier':
      if (node.name in scope) return scope[node.name];
      if (host.named(node.name) !== undefined) return host.named(node.name);
      if (isBrowserName(node.name)) return host.asked(node.name);
      throw new Uninterpretable(`nothing is named “${node.name}”`, node, { unbound: node.name });
    case 'ThisExpression':
      return scope.this;
    case 'MetaProperty':
      if (node.meta.name === 'import') return META;
      break;
    case 'ArrayExpression':
      return node.elements.flatMap((item): readonly Value[] => {
        if (item === null) return [undefined];
        return item.type === 'SpreadElement' ? spread(item, scope, host) : [of(item)];
      });
    case 'ObjectExpression':
      return objectOf(node, scope, host);
    case 'ConditionalExpression':
      if (isEither(node)) return eitherOf(node, of, host);
      if (isOpenAnyway(node.test) && !isOpen(node.test, of, host))
        return unchosen(() => of(node.consequent), host);
      return isTrue(of(node.test), node.test) ? of(node.consequent) : of(node.alternate);
    case 'LogicalExpression': {
      const left = of(node.left);
      if (node.operator === '&&' && isOpenAnyway(node.left) && !isOpen(node.left, of, host))
        return unchosen(() => of(node.right), host);
      if (node.operator === '??') return left ?? of(node.right);
      return isTrue(left, node.left) === (node.operator === '&&') ? of(node.right) : left;
    }
    case 'BinaryExpression':
      if (node.left.type === 'PrivateIdentifier') break;
      if (isOpenAnyway(node)) return !isNegated(node);
      return reckoned(node, of(node.left), of(node.right), host);
    case 'UnaryExpression':
      return unary(node, scope, host);
    case 'SequenceExpression':
      return node.expressions.map(of).at(-1);
    case 'ChainExpression':
      return of(node.expression);
    case 'MemberExpression':
      return isOpenAnyway(node) || lookedUp(node, node.object, member(node, scope, host).value, of, host);
    case 'CallExpression':
      // `panels[tab]()`: what is called is looked up as well.
      if (isLookup(node.callee)) of(node.callee as ES.Expression);
      return isOpenAnyway(node) || lookedUp(node, ownerOf(node), call(node, scope, host), of, host);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return functionOf(node, scope, host);
    case 'ClassExpression':
      return classOf(node, scope, host);
    case 'YieldExpression':
      return yielded(node.argument ? of(node.argument) : undefined, node.delegate, scope);
    case 'AssignmentExpression':
      return assign(node, scope, host);
    case 'UpdateExpression': {
      const [before, after] = stepped(told(of(node.argument), node), node.operator === '++' ? 1 : -1);
      setTarget(node.argument, after, scope, host);
      return node.prefix ? after : before;
    }
    case 'NewExpression':
      return constructed(node, scope, host);
    case 'JSXElement':
      return elementOf(node, scope, host);
    case 'JSXFragment':
      return host.fragment(childrenOf(node.children, scope, host));
    case 'AwaitExpression': {
      const value = of(node.argument);
      const outcome = host.awaited(value);
      if (outcome === undefined || (value === undefined && isOfBrowser(node.argument, scope)))
        throw new Uninterpretable('what is waited for comes in a browser alone', node);
      if (!outcome.isKept) throw new Thrown(outcome.value, node);
      return outcome.value;
    }
    default:
      if ('expression' in node && (node as { type: string }).type.startsWith('TS')) {
        return of((node as { expression: ES.Expression }).expression);
      }
  }
  throw new Uninterpretable(`${node.type} is not supported`, node);
}

/** A value, of which is noted what else readers could have looked up where it stands, in the value of `owner`. */
function lookedUp(
  node: ES.Node,
  owner: ES.Expression | ES.Super | undefined,
  value: Value,
  of: (node: ES.Expression) => Value,
  { looksUp }: InterpreterHost,
): Value {
  if (owner !== undefined && owner.type !== 'Super' && isLookup(node)) looksUp(of(owner), value);
  return value;
}

/** What a method is called of. */
function ownerOf({ callee }: ES.CallExpression): ES.Expression | ES.Super | undefined {
  return callee.type === 'MemberExpression' ? callee.object : undefined;
}

function reckoned(node: ES.BinaryExpression, left: Value, right: Value, { year }: InterpreterHost): Value {
  return (
    comparedWithReading(node.operator, left, right, year) ?? binary(node, told(left, node), told(right, node))
  );
}

/** Both parts of a condition, of which one is chosen. */
function eitherOf(
  { test, consequent, alternate }: ES.ConditionalExpression,
  of: (inner: ES.Expression) => Value,
  host: InterpreterHost,
): Value {
  const isFirst = isTrue(of(test), test);
  const other = (part: ES.Expression): Value => unchosen(() => of(part), host);
  return [isFirst ? of(consequent) : other(consequent), isFirst ? other(alternate) : of(alternate)];
}

/** Whether a comparison holds that asks what readers have opened. */
function isOpen(node: ES.Expression, of: (inner: ES.Expression) => Value, host: InterpreterHost): boolean {
  if (node.type !== 'BinaryExpression' || node.left.type === 'PrivateIdentifier' || isNegated(node))
    return true;
  return Boolean(reckoned(node, of(node.left), of(node.right), host));
}

function isNegated({ operator }: ES.BinaryExpression): boolean {
  return operator.startsWith('!');
}

/** A number, and the one that a step makes of it. */
function stepped(value: Value, step: 1 | -1): [before: number | bigint, after: number | bigint] {
  if (typeof value === 'bigint') return [value, value + BigInt(step)];
  return [numberOf(value), numberOf(value) + step];
}

/** A value that can be reckoned with. */
function told(value: Value, node: ES.Node): Value {
  if (isUnread(value)) throw placed(new UnreadTime(), node);
  return value;
}

function objectOf(node: ES.ObjectExpression, scope: Scope, host: InterpreterHost): Value {
  const values = record();
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const all = evaluate(property.argument, scope, host);
      if (!isRecord(all)) continue;
      chargeMade(all, host.tick);
      for (const [key, value] of Object.entries(all)) values[key] = value;
      continue;
    }
    const key = keyOf(property, scope, host);
    const made = (): Value => evaluate(property.value as ES.Expression, scope, host);
    putOff(values, key, made, (value) => {
      if (property.kind === 'init' || typeof value !== 'function') values[key] = value;
      else putAccessor(values, key, property.kind, value);
    });
  }
  return values;
}

/** Gives an object what is made each time it is asked for, or what hears of each value it is given. */
function putAccessor(values: ValueRecord, key: string, kind: 'get' | 'set', code: Callable): void {
  const accessor =
    kind === 'get'
      ? { get: () => calledOf(values, code, []) }
      : { set: (value: Value) => void calledOf(values, code, [value]) };
  Object.defineProperty(values, key, { ...accessor, configurable: true, enumerable: true });
}

/** What components look for to know whether they are shown in a browser. */
const WORLD: ReadonlySet<string> = new Set(['window', 'document']);

function unary(node: ES.UnaryExpression, scope: Scope, host: InterpreterHost): Value {
  if (node.operator === 'typeof') {
    if (node.argument.type === 'Identifier' && !(node.argument.name in scope)) {
      const { name } = node.argument;
      const isThere = name === 'globalThis' || (WORLD.has(name) && host.asked(name) !== undefined);
      return isThere ? 'object' : 'undefined';
    }
    return typeof evaluate(node.argument, scope, host);
  }
  if (node.operator === 'delete') return deleted(node, scope, host);
  const value = evaluate(node.argument, scope, host);
  if (node.operator === '!') return !isTrue(value, node);
  if (node.operator === 'void') return undefined;
  told(value, node);
  if (node.operator === '~') return ~numberOf(value);
  if (node.operator === '-') return typeof value === 'bigint' ? -value : -numberOf(value);
  return numberOf(value);
}
