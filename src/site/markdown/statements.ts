import type * as ES from 'estree-jsx';
import { evaluate } from './interpret.ts';
import { type InterpreterHost, Uninterpretable } from './interpreter-host.ts';
import { binary } from './operators.ts';
import { type Callable, innerScope, isRecord, listOf, record, type Scope, type Value } from './value.ts';

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

/** `name = value` and its kin, for names that are declared. */
export function assign(node: ES.AssignmentExpression, scope: Scope, host: InterpreterHost): Value {
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

/** Gives a declared name a new value, where it was declared. */
export function setName(node: ES.Identifier, value: Value, scope: Scope): Value {
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
