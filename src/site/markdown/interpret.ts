import type * as ES from 'estree-jsx';
import { childrenOf, elementOf } from './elements.ts';
import { type InterpreterHost, Uninterpretable } from './interpreter-host.ts';
import { memberOf } from './methods.ts';
import { binary } from './operators.ts';
import { safePattern } from './patterns.ts';
import { assign, functionOf, setName } from './statements.ts';
import { isList, isRecord, listOf, numberOf, record, type Scope, stringOf, type Value } from './value.ts';

const MAX_TEXT = 1_000_000;
const MAX_ITEMS = 100_000;

/** The value of an expression. Throws {@link Uninterpretable}; never runs code of the page. */
export function evaluate(node: ES.Expression, scope: Scope, host: InterpreterHost): Value {
  host.tick();
  const value = evaluateNode(node, scope, host);
  if (typeof value === 'string' ? value.length > MAX_TEXT : isList(value) && value.length > MAX_ITEMS) {
    throw new Uninterpretable('the value is too large', node);
  }
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
      return 'bigint' in node ? node.bigint : (node.value as string | number | boolean | null);
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, n) => {
          const inner = node.expressions[n];
          return (value.cooked ?? value.raw) + (inner ? stringOf(of(inner)) : '');
        })
        .join('');
    case 'Identifier':
      if (node.name in scope) return scope[node.name];
      throw new Uninterpretable(`nothing is named “${node.name}”`, node, node.name);
    case 'ArrayExpression':
      return node.elements.flatMap((item): readonly Value[] => {
        if (item === null) return [undefined];
        return item.type === 'SpreadElement' ? listOf(of(item.argument)) : [of(item)];
      });
    case 'ObjectExpression':
      return objectOf(node, scope, host);
    case 'ConditionalExpression':
      return of(node.test) ? of(node.consequent) : of(node.alternate);
    case 'LogicalExpression': {
      const left = of(node.left);
      if (node.operator === '&&') return left ? of(node.right) : left;
      if (node.operator === '||') return left ? left : of(node.right);
      return left ?? of(node.right);
    }
    case 'BinaryExpression':
      if (node.left.type === 'PrivateIdentifier') break;
      return binary(node, of(node.left), of(node.right));
    case 'UnaryExpression':
      return unary(node, scope, host);
    case 'SequenceExpression':
      return node.expressions.map(of).at(-1);
    case 'ChainExpression':
      return of(node.expression);
    case 'MemberExpression':
      return member(node, scope, host).value;
    case 'CallExpression':
      return call(node, scope, host);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return functionOf(node, scope, host);
    case 'AssignmentExpression':
      return assign(node, scope, host);
    case 'UpdateExpression': {
      if (node.argument.type !== 'Identifier') break;
      const before = numberOf(of(node.argument));
      const after = node.operator === '++' ? before + 1 : before - 1;
      setName(node.argument, after, scope);
      return node.prefix ? after : before;
    }
    case 'JSXElement':
      return elementOf(node, scope, host);
    case 'JSXFragment':
      return host.fragment(childrenOf(node.children, scope, host));
    default:
      if ('expression' in node && String((node as { type: string }).type).startsWith('TS')) {
        return of((node as { expression: ES.Expression }).expression);
      }
  }
  throw new Uninterpretable(`${node.type} is not supported`, node);
}

function objectOf(node: ES.ObjectExpression, scope: Scope, host: InterpreterHost): Value {
  const values = record();
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(property.argument, scope, host);
      if (isRecord(spread)) for (const [key, value] of Object.entries(spread)) values[key] = value;
      continue;
    }
    const key = property.computed
      ? stringOf(evaluate(property.key, scope, host))
      : property.key.type === 'Identifier'
        ? property.key.name
        : property.key.type === 'Literal'
          ? String(property.key.value)
          : '';
    values[key] = evaluate(property.value as ES.Expression, scope, host);
  }
  return values;
}

function unary(node: ES.UnaryExpression, scope: Scope, host: InterpreterHost): Value {
  if (node.operator === 'typeof') {
    if (node.argument.type === 'Identifier' && !(node.argument.name in scope)) return 'undefined';
    return typeof evaluate(node.argument, scope, host);
  }
  const value = evaluate(node.argument, scope, host);
  if (node.operator === '!') return !value;
  if (node.operator === '-') return -numberOf(value);
  if (node.operator === '+') return numberOf(value);
  if (node.operator === 'void') return undefined;
  throw new Uninterpretable(`the operator ${node.operator} is not supported`, node);
}

function member(
  node: ES.MemberExpression,
  scope: Scope,
  host: InterpreterHost,
): { self: Value; value: Value } {
  if (node.object.type === 'Super' || node.property.type === 'PrivateIdentifier') {
    throw new Uninterpretable('classes are not supported', node);
  }
  const self = evaluate(node.object, scope, host);
  // `a?.b.c`: what follows a short cut is cut too.
  if ((self === undefined || self === null) && isOptional(node)) return { self, value: undefined };
  const key =
    !node.computed && node.property.type === 'Identifier'
      ? node.property.name
      : stringOf(evaluate(node.property, scope, host));
  return { self, value: guarded(node, () => memberOf(self, key, host.tick)) };
}

function isOptional(node: ES.Expression | ES.Super): boolean {
  if (node.type === 'MemberExpression') return node.optional || isOptional(node.object);
  return node.type === 'CallExpression' && (node.optional || isOptional(node.callee));
}

function call(node: ES.SimpleCallExpression, scope: Scope, host: InterpreterHost): Value {
  if (node.callee.type === 'Super') throw new Uninterpretable('classes are not supported', node);
  const callee = evaluate(node.callee, scope, host);
  if ((callee === undefined || callee === null) && isOptional(node)) return undefined;
  if (typeof callee !== 'function')
    throw new Uninterpretable('what is called is not a function known here', node);
  const values = node.arguments.flatMap((argument): readonly Value[] =>
    argument.type === 'SpreadElement'
      ? listOf(evaluate(argument.argument, scope, host))
      : [evaluate(argument, scope, host)],
  );
  return guarded(node, () => callee(...values));
}

/** Gives errors of the built-in methods a place. */
function guarded(node: ES.Node, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError)
      throw new Uninterpretable(error.message, node);
    throw error;
  }
}
