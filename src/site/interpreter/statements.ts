import type * as ES from 'estree-jsx';
import { isTrue, setTarget } from './assignments.ts';
import { bind, declare } from './bindings.ts';
import { isForBrowser } from './browser-names.ts';
import { ERRORS } from './built-ins/errors.ts';
import { chargeError } from './charges.ts';
import { classOf } from './classes.ts';
import { allYielded } from './generators.ts';
import { evaluate } from './interpret.ts';
import { type InterpreterHost, Thrown, Uninterpretable } from './interpreter-host.ts';
import { isEither, unchained } from './reveals/either.ts';
import { unfold, unfoldingStates } from './reveals/unfolding.ts';
import { unchosen } from './unchosen.ts';
import {
  type Callable,
  innerScope,
  isList,
  isRecord,
  listOf,
  method,
  type Scope,
  type Value,
} from './value.ts';
import { bindVar, hoist } from './var-names.ts';
import { keepName, keepWritten } from './words.ts';

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
  // An expression may have a name of its own, by which it calls itself.
  const own = node.type === 'FunctionExpression' && node.id ? innerScope(scope) : scope;
  const called = (values: readonly Value[], inner: Scope): Value =>
    node.async ? host.asynchronous(() => ran(values, inner)) : ran(values, inner);
  const ran = (values: readonly Value[], inner: Scope): Value => {
    host.tick();
    try {
      for (const [n, parameter] of node.params.entries()) {
        bind(parameter, parameter.type === 'RestElement' ? values.slice(n) : values[n], inner, host);
      }
      if (node.body.type !== 'BlockStatement') return evaluate(node.body, inner, host);
      hoist(node.body, inner);
      unfold(unfoldingStates(node), inner);
      const end = run(node.body.body, inner, host);
      return end?.kind === 'return' ? end.value : undefined;
    } catch (error) {
      if (error instanceof Uninterpretable) error.place ??= host.placeOf(error.line, error.column);
      throw error;
    }
  };
  // An arrow has the `this` and the `arguments` of what is around it.
  const callable: Callable =
    node.type === 'ArrowFunctionExpression'
      ? (...values) => called(values, innerScope(own))
      : method((self, values) => {
          const inner = innerScope(own, Object.entries({ this: self, arguments: values }));
          return node.generator ? allYielded(inner, () => called(values, inner)) : called(values, inner);
        });
  if (node.type === 'FunctionExpression' && node.id) own[node.id.name] = callable;
  if ('id' in node && node.id) keepName(callable, node.id.name);
  return keepWritten(callable, node as ES.Node, own);
}

type End =
  | { readonly kind: 'return'; readonly value: Value }
  | { readonly kind: 'break' | 'continue'; readonly label: string | undefined };

/** Runs statements; tells what ended them before their end. */
export function run(
  statements: readonly ES.Statement[],
  scope: Scope,
  host: InterpreterHost,
): End | undefined {
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration')
      scope[statement.id.name] = functionOf(statement, scope, host);
  }
  /** What is returned for several choices, all of which are shown, and whether the one that is chosen is among it. */
  const shown: Value[] = [];
  let isChosen = false;
  for (const statement of unchained(statements)) {
    const runs = (): End | undefined => runStatement(statement, scope, host);
    const end = isChosen ? unchosen(runs, host) : runs();
    if (end?.kind === 'return' && statement.type === 'IfStatement' && isEither(statement)) {
      shown.push(end.value);
      isChosen ||= isTrue(evaluate(statement.test, scope, host), statement.test);
    } else if (end)
      return end.kind === 'return' && shown.length > 0
        ? { kind: 'return', value: [...shown, end.value] }
        : end;
  }
  return shown.length === 0 ? undefined : { kind: 'return', value: shown };
}

/** Runs a statement, which may have a label: `all: for (…)`. */
function runStatement(
  statement: ES.Statement,
  scope: Scope,
  host: InterpreterHost,
  label?: string,
): End | undefined {
  host.tick();
  switch (statement.type) {
    case 'VariableDeclaration':
      declare(statement, scope, host);
      return undefined;
    case 'ExpressionStatement': {
      const { expression } = statement;
      const does = (): Value => evaluate(expression, scope, host);
      if (isForBrowser(expression, scope)) host.aside(() => unchosen(does, host));
      else does();
      return undefined;
    }
    case 'ReturnStatement':
      return {
        kind: 'return',
        value: statement.argument ? evaluate(statement.argument, scope, host) : undefined,
      };
    case 'IfStatement':
      if (isTrue(evaluate(statement.test, scope, host), statement.test))
        return runStatement(statement.consequent, scope, host);
      if (isEither(statement)) return unchosen(() => runStatement(statement.consequent, scope, host), host);
      return statement.alternate ? runStatement(statement.alternate, scope, host) : undefined;
    case 'BlockStatement':
      return run(statement.body, innerScope(scope), host);
    case 'ForOfStatement':
      return runEach(statement, listOf(evaluate(statement.right, scope, host)), scope, host, label);
    case 'ForInStatement':
      return runEach(statement, keysOf(evaluate(statement.right, scope, host)), scope, host, label);
    case 'ForStatement': {
      const inner = innerScope(scope);
      if (statement.init?.type === 'VariableDeclaration') declare(statement.init, inner, host);
      else if (statement.init) evaluate(statement.init, inner, host);
      return loop(statement, inner, host, label);
    }
    case 'WhileStatement':
      return loop(statement, scope, host, label);
    case 'DoWhileStatement': {
      const end = runStatement(statement.body, scope, host);
      return isLast(end, label) ? afterLoop(end) : loop(statement, scope, host, label);
    }
    case 'ThrowStatement':
      throw new Thrown(evaluate(statement.argument, scope, host), statement);
    case 'TryStatement':
      return runTry(statement, scope, host);
    case 'SwitchStatement': {
      const value = evaluate(statement.discriminant, scope, host);
      const start = statement.cases.findIndex(({ test }) => test && evaluate(test, scope, host) === value);
      const from = start < 0 ? statement.cases.findIndex(({ test }) => !test) : start;
      if (start >= 0 && isEither(statement))
        return { kind: 'return', value: allOf(statement, start, scope, host) };
      if (from < 0) return undefined;
      const end = run(
        statement.cases.slice(from).flatMap(({ consequent }) => consequent),
        innerScope(scope),
        host,
      );
      return end?.kind === 'break' && end.label === undefined ? undefined : end;
    }
    case 'BreakStatement':
      return { kind: 'break', label: statement.label?.name };
    case 'ContinueStatement':
      return { kind: 'continue', label: statement.label?.name };
    case 'LabeledStatement': {
      const { name } = statement.label;
      const end = runStatement(statement.body, scope, host, name);
      return end?.kind === 'break' && end.label === name ? undefined : end;
    }
    case 'ClassDeclaration':
      scope[statement.id.name] = classOf(statement, scope, host);
      return undefined;
    case 'FunctionDeclaration':
    case 'EmptyStatement':
      return undefined;
    default:
      throw new Uninterpretable(`${statement.type} is not supported`, statement);
  }
}

/** What all cases of a switch return, of which one is `chosen`. */
function allOf({ cases }: ES.SwitchStatement, chosen: number, scope: Scope, host: InterpreterHost): Value {
  return cases.flatMap(({ test, consequent }, n) => {
    const said = () => (test === null ? undefined : run(consequent, innerScope(scope), host));
    const end = n === chosen ? said() : unchosen(said, host);
    return end?.kind === 'return' ? [end.value] : [];
  });
}

/** Whether a loop has no further round. */
function isLast(end: End | undefined, label: string | undefined): boolean {
  if (end?.kind !== 'continue') return end !== undefined;
  return end.label !== undefined && end.label !== label;
}

/** What ends the statements around a loop that was ended. */
function afterLoop(end: End | undefined): End | undefined {
  return end?.kind === 'return' || end?.label !== undefined ? end : undefined;
}

function loop(
  statement: ES.ForStatement | ES.WhileStatement | ES.DoWhileStatement,
  scope: Scope,
  host: InterpreterHost,
  label: string | undefined,
): End | undefined {
  for (;;) {
    host.tick();
    if (statement.test && !isTrue(evaluate(statement.test, scope, host), statement.test)) return undefined;
    // Each round of a `for` has its own names, so that functions made in it keep their values.
    const round = statement.type === 'ForStatement' ? innerScope(scope, Object.entries(scope)) : scope;
    const end = runStatement(statement.body, round, host);
    if (isLast(end, label)) return afterLoop(end);
    if (statement.type !== 'ForStatement') continue;
    Object.assign(scope, round);
    if (statement.update) evaluate(statement.update, scope, host);
  }
}

function runEach(
  { left, body }: ES.ForOfStatement | ES.ForInStatement,
  items: readonly Value[],
  scope: Scope,
  host: InterpreterHost,
  label: string | undefined,
): End | undefined {
  for (const item of items) {
    const inner = innerScope(scope);
    if (left.type === 'VariableDeclaration') {
      const target = left.declarations[0]?.id;
      if (target && left.kind === 'var') bindVar(scope, (into) => bind(target, item, into, host));
      else if (target) bind(target, item, inner, host);
    } else setTarget(left, item, scope, host);
    const end = runStatement(body, inner, host);
    if (isLast(end, label)) return afterLoop(end);
  }
  return undefined;
}

function keysOf(value: Value): readonly Value[] {
  if (isList(value)) return value.map((_, index) => String(index));
  return isRecord(value) ? Object.keys(value) : [];
}

/** What cannot be interpreted counts as thrown: what a browser has and a build has not is often asked for so. */
function runTry(statement: ES.TryStatement, scope: Scope, host: InterpreterHost): End | undefined {
  let end: End | undefined;
  try {
    end = runStatement(statement.block, scope, host);
  } catch (error) {
    if (!(error instanceof Uninterpretable)) throw error;
    chargeError(host.tick);
    if (!(error instanceof Thrown)) host.failed();
    if (statement.handler) {
      const inner = innerScope(scope);
      if (statement.handler.param) bind(statement.handler.param, errorValue(error), inner, host);
      end = runStatement(statement.handler.body, inner, host);
    } else if (!statement.finalizer) throw error;
  }
  return (statement.finalizer ? runStatement(statement.finalizer, scope, host) : undefined) ?? end;
}

function errorValue(error: Uninterpretable): Value {
  return error instanceof Thrown ? error.value : ERRORS.Error?.(error.message);
}
