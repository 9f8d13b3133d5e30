import type * as ES from 'estree-jsx';
import { memberOf } from './methods.ts';
import {
  type Callable,
  innerScope,
  isList,
  isRecord,
  type Markup,
  numberOf,
  record,
  type Scope,
  stringOf,
  type Value,
  type ValueRecord,
} from './value.ts';

/** What cannot be interpreted. Line counts from 1, column from 0, within the source of the expression. */
export class Uninterpretable extends Error {
  readonly line: number;
  readonly column: number;
  /** The name, when the reason is that nothing is bound to it. */
  readonly unbound: string | undefined;

  constructor(message: string, node: Pick<ES.Node, 'loc'>, unbound?: string) {
    super(message);
    this.name = 'Uninterpretable';
    this.line = node.loc?.start.line ?? 1;
    this.column = node.loc?.start.column ?? 0;
    this.unbound = unbound;
  }
}

/** An element met while interpreting: `<Card title="x">…</Card>`. */
export interface ElementCall {
  /** As written: `Card`, `Tree.File`, `div`. */
  readonly name: string;
  readonly props: ValueRecord;
  readonly children: Value;
  readonly scope: Scope;
  readonly node: ES.JSXElement;
}

/** What the interpreter needs of the page it works for. */
export interface InterpreterHost {
  /** Called at each step; throws when the page has used up its budget. */
  tick(): void;
  element(call: ElementCall): Markup;
  /** A list of values rendered one after the other. */
  fragment(values: readonly Value[]): Markup;
}

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
      if ('regex' in node) throw new Uninterpretable('regular expressions are not supported', node);
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

function listOf(value: Value): readonly Value[] {
  if (isList(value)) return value;
  return typeof value === 'string' ? [...value] : [];
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

function binary(node: ES.BinaryExpression, left: Value, right: Value): Value {
  switch (node.operator) {
    case '+':
      return typeof left === 'number' && typeof right === 'number'
        ? left + right
        : stringOf(left) + stringOf(right);
    case '-':
      return numberOf(left) - numberOf(right);
    case '*':
      return numberOf(left) * numberOf(right);
    case '/':
      return numberOf(left) / numberOf(right);
    case '%':
      return numberOf(left) % numberOf(right);
    case '**':
      return numberOf(left) ** numberOf(right);
    case '===':
      return left === right;
    case '!==':
      return left !== right;
    case '==':
      return looselyEqual(left, right);
    case '!=':
      return !looselyEqual(left, right);
    case '<':
    case '>':
    case '<=':
    case '>=':
      return compare(node.operator, left, right);
    case 'in':
      return isRecord(right) && stringOf(left) in right;
  }
  throw new Uninterpretable(`the operator ${node.operator} is not supported`, node);
}

function looselyEqual(left: Value, right: Value): boolean {
  if (left === null || left === undefined) return right === null || right === undefined;
  return (
    left === right ||
    (typeof left !== 'object' && typeof right !== 'object' && stringOf(left) === stringOf(right))
  );
}

function compare(operator: '<' | '>' | '<=' | '>=', left: Value, right: Value): boolean {
  const [a, b] =
    typeof left === 'string' && typeof right === 'string' ? [left, right] : [numberOf(left), numberOf(right)];
  if (operator === '<') return a < b;
  if (operator === '>') return a > b;
  return operator === '<=' ? a <= b : a >= b;
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

/** A closure over `scope`. */
export function functionOf(
  node:
    | ES.ArrowFunctionExpression
    | ES.FunctionExpression
    | ES.FunctionDeclaration
    | ES.MaybeNamedFunctionDeclaration,
  scope: Scope,
  host: InterpreterHost,
): Callable {
  return (...values) => {
    host.tick();
    const inner = innerScope(scope);
    for (const [n, parameter] of node.params.entries()) {
      bind(parameter, parameter.type === 'RestElement' ? values.slice(n) : values[n], inner, host);
    }
    if (node.body.type !== 'BlockStatement') return evaluate(node.body, inner, host);
    const end = run(node.body.body, inner, host);
    return end?.kind === 'return' ? end.value : undefined;
  };
}

/** Binds the names of a pattern in `scope`. */
function bind(pattern: ES.Pattern, value: Value, scope: Scope, host: InterpreterHost): void {
  switch (pattern.type) {
    case 'Identifier':
      scope[pattern.name] = value;
      return;
    case 'AssignmentPattern':
      bind(pattern.left, value === undefined ? evaluate(pattern.right, scope, host) : value, scope, host);
      return;
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
      const rest = record(isRecord(value) ? Object.entries(value) : []);
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          bind(property.argument, rest, scope, host);
        } else if (property.key.type === 'Identifier' || property.key.type === 'Literal') {
          const key = property.key.type === 'Identifier' ? property.key.name : String(property.key.value);
          bind(property.value, rest[key], scope, host);
          delete rest[key];
        }
      }
      return;
    }
    default:
      throw new Uninterpretable('this assignment is not supported', pattern);
  }
}

function assign(node: ES.AssignmentExpression, scope: Scope, host: InterpreterHost): Value {
  const { left } = node;
  if (left.type !== 'Identifier') throw new Uninterpretable('only plain names can be assigned to', node);
  const right = evaluate(node.right, scope, host);
  if (node.operator === '=') return setName(left, right, scope);
  const operator = node.operator.slice(0, -1);
  const before = evaluate(left, scope, host);
  if (operator === '??') return setName(left, before ?? right, scope);
  if (operator === '||') return setName(left, before ? before : right, scope);
  if (operator === '&&') return setName(left, before ? right : before, scope);
  const sum = { ...node, type: 'BinaryExpression', left, operator } as ES.BinaryExpression;
  return setName(left, binary(sum, before, right), scope);
}

function setName(node: ES.Identifier, value: Value, scope: Scope): Value {
  let owner: Scope | null = scope;
  while (owner !== null && !Object.hasOwn(owner, node.name)) owner = Object.getPrototypeOf(owner);
  if (owner === null) throw new Uninterpretable(`nothing is named “${node.name}”`, node, node.name);
  owner[node.name] = value;
  return value;
}

type End = { readonly kind: 'return'; readonly value: Value } | { readonly kind: 'break' | 'continue' };

function run(statements: readonly ES.Statement[], scope: Scope, host: InterpreterHost): End | undefined {
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration')
      scope[statement.id.name] = functionOf(statement, scope, host);
  }
  for (const statement of statements) {
    const end = runStatement(statement, scope, host);
    if (end) return end;
  }
  return undefined;
}

function runStatement(statement: ES.Statement, scope: Scope, host: InterpreterHost): End | undefined {
  host.tick();
  switch (statement.type) {
    case 'VariableDeclaration':
      declare(statement, scope, host);
      return undefined;
    case 'ExpressionStatement':
      evaluate(statement.expression, scope, host);
      return undefined;
    case 'ReturnStatement':
      return {
        kind: 'return',
        value: statement.argument ? evaluate(statement.argument, scope, host) : undefined,
      };
    case 'IfStatement':
      if (evaluate(statement.test, scope, host)) return runStatement(statement.consequent, scope, host);
      return statement.alternate ? runStatement(statement.alternate, scope, host) : undefined;
    case 'BlockStatement':
      return run(statement.body, innerScope(scope), host);
    case 'ForOfStatement': {
      for (const item of listOf(evaluate(statement.right, scope, host))) {
        const inner = innerScope(scope);
        const target =
          statement.left.type === 'VariableDeclaration' ? statement.left.declarations[0]?.id : statement.left;
        if (target) bind(target, item, inner, host);
        const end = runStatement(statement.body, inner, host);
        if (end?.kind === 'return') return end;
        if (end?.kind === 'break') break;
      }
      return undefined;
    }
    case 'SwitchStatement': {
      const value = evaluate(statement.discriminant, scope, host);
      const start = statement.cases.findIndex(({ test }) => test && evaluate(test, scope, host) === value);
      const from = start < 0 ? statement.cases.findIndex(({ test }) => !test) : start;
      if (from < 0) return undefined;
      const end = run(
        statement.cases.slice(from).flatMap(({ consequent }) => consequent),
        innerScope(scope),
        host,
      );
      return end?.kind === 'break' ? undefined : end;
    }
    case 'BreakStatement':
      return { kind: 'break' };
    case 'ContinueStatement':
      return { kind: 'continue' };
    case 'FunctionDeclaration':
    case 'EmptyStatement':
      return undefined;
    default:
      throw new Uninterpretable(`${statement.type} is not supported`, statement);
  }
}

/** Binds the names of `const`, `let` or `var`. */
export function declare(declaration: ES.VariableDeclaration, scope: Scope, host: InterpreterHost): void {
  for (const { id, init } of declaration.declarations) {
    bind(id, init ? evaluate(init, scope, host) : undefined, scope, host);
  }
}

function elementOf(node: ES.JSXElement, scope: Scope, host: InterpreterHost): Markup {
  const props = record();
  for (const attribute of node.openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const spread = evaluate(attribute.argument, scope, host);
      if (isRecord(spread)) for (const [key, value] of Object.entries(spread)) props[key] = value;
    } else props[nameOf(attribute.name)] = attributeValue(attribute, scope, host);
  }
  const children = childrenOf(node.children, scope, host);
  return host.element({
    name: nameOf(node.openingElement.name),
    props,
    children: children.length > 1 ? children : (children[0] ?? props.children),
    scope,
    node,
  });
}

function attributeValue(attribute: ES.JSXAttribute, scope: Scope, host: InterpreterHost): Value {
  const { value } = attribute;
  if (!value) return true;
  if (value.type === 'Literal') return String(value.value);
  if (value.type !== 'JSXExpressionContainer') return evaluate(value, scope, host);
  return value.expression.type === 'JSXEmptyExpression' ? undefined : evaluate(value.expression, scope, host);
}

function nameOf(name: ES.JSXElement['openingElement']['name'] | ES.JSXAttribute['name']): string {
  if (name.type === 'JSXIdentifier') return name.name;
  return name.type === 'JSXMemberExpression'
    ? `${nameOf(name.object)}.${name.property.name}`
    : `${name.namespace.name}:${name.name.name}`;
}

function childrenOf(nodes: ES.JSXElement['children'], scope: Scope, host: InterpreterHost): Value[] {
  return nodes.flatMap((node): Value[] => {
    if (node.type === 'JSXText') {
      const text = jsxText(node.value);
      return text === '' ? [] : [text];
    }
    if (node.type === 'JSXSpreadChild') return [...listOf(evaluate(node.expression, scope, host))];
    if (node.type !== 'JSXExpressionContainer') return [evaluate(node, scope, host)];
    return node.expression.type === 'JSXEmptyExpression' ? [] : [evaluate(node.expression, scope, host)];
  });
}

/** JSX's own rule: lines are trimmed and joined by one space; lines of blanks only are nothing. */
function jsxText(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split(/\r?\n/);
  return lines
    .map((line, n) => (n === 0 ? line : line.trimStart()))
    .map((line, n) => (n === lines.length - 1 ? line : line.trimEnd()))
    .filter((line) => line !== '')
    .join(' ');
}
