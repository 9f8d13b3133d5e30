import type * as ES from 'estree-jsx';
import { nodesOf } from '../words.ts';
import { askedFor, asks, isOneOfSeveral, settersOf, type Turn, writtenValue } from './choices.ts';
import { isEventOf, isNamed } from './node-names.ts';
import { isPart } from './parts.ts';
import { type DeclaredState, firstOf } from './states.ts';

/** Conditions, switches and early returns that show one of several parts, by what readers have chosen. */
const EITHER = new WeakSet<ES.Node>();

/** Whether a condition, a switch or an early return shows one of several parts for readers to choose, all of which a page shows. */
export function isEither(node: ES.Node): boolean {
  return EITHER.has(node);
}

/** The statements, with each chain of early returns that show parts, `if … else if … else`, one after the other. */
export function unchained(statements: readonly ES.Statement[]): readonly ES.Statement[] {
  return statements.some(isChain) ? statements.flatMap(partsOf) : statements;
}

function isChain(statement: ES.Statement): statement is ES.IfStatement & { alternate: ES.Statement } {
  return statement.type === 'IfStatement' && !!statement.alternate && isEither(statement);
}

function partsOf(statement: ES.Statement): ES.Statement[] {
  return isChain(statement) ? [statement, ...partsOf(statement.alternate)] : [statement];
}

/**
 * Finds where a component shows one of several parts by a state that readers choose: `os === 'mac' ? <div>…</div> :
 * <div>…</div>`, a switch whose cases return parts, or conditions that do: `if (os === 'mac') return <div>…</div>;`.
 */
export function findEithers(
  nodes: readonly ES.Node[],
  { name, setter, declaration }: DeclaredState,
  turns: readonly Turn[],
): void {
  const first = firstOf(declaration, nodes);
  const start = first && writtenValue(first);
  if (start === undefined || !isOneOfSeveral(first)) return;
  const setters = settersOf(nodes, setter);
  if (!nodes.some((node) => isEventOf(node, setters))) return;
  if (!turns.every(({ argument }) => /^(?:Literal|Identifier|MemberExpression)$/.test(argument.type))) return;
  const chosen = new Set(nodes.flatMap((node) => chosenBy(node, setters)));
  const isChosen = (value: unknown): boolean => value !== undefined && chosen.has(value);
  for (const node of nodes) {
    const answers =
      node.type === 'ConditionalExpression' ? answersOf(node, name, nodes) : casesOf(node, name, nodes);
    // What only follows a choice, such as how it went, is none of the parts.
    if (answers.includes(start)) for (const one of [node, ...othersOf(node)]) EITHER.add(one);
    const returns = returnsOf(node, name, nodes);
    const asked = returns.map(({ test }) => askedFor(test));
    const isAnyOf = asked.includes(start) || (asked.length > 1 && asked.every(isChosen));
    if (isAnyOf) for (const one of returns) EITHER.add(one);
  }
}

/** The choices for which a condition has a part, and one, or more such conditions, for the others; none if it has not. */
function answersOf(node: ES.ConditionalExpression, state: string, nodes: readonly ES.Node[]): unknown[] {
  const { test, consequent, alternate } = node;
  if (!asks(test, state) || !isPart(consequent, nodes)) return [];
  if (alternate.type !== 'ConditionalExpression') return isPart(alternate, nodes) ? [askedFor(test)] : [];
  const others = answersOf(alternate, state, nodes);
  return others.length === 0 ? [] : [askedFor(test), ...others];
}

/** The conditions in the place of the other part of a condition. */
function othersOf(node: ES.Node): ES.Node[] {
  const other = node.type === 'ConditionalExpression' ? node.alternate : undefined;
  return other?.type === 'ConditionalExpression' ? [other, ...othersOf(other)] : [];
}

/** The choices for each of which a switch returns a part; none if it does not. */
function casesOf(node: ES.Node, state: string, nodes: readonly ES.Node[]): unknown[] {
  if (node.type !== 'SwitchStatement' || !isNamed(node.discriminant, state)) return [];
  const cases = node.cases.filter(({ test }) => test !== null);
  if (cases.length < 2 || !cases.every(({ consequent: [only] }) => only && isReturn(only, nodes))) return [];
  return cases.map(({ test }) => test && writtenValue(test));
}

/** What readers choose by an event of an element: `onClick={() => setStep('second')}`. */
function chosenBy(node: ES.Node, setters: ReadonlySet<string>): unknown[] {
  if (!isEventOf(node, setters)) return [];
  return [...nodesOf(node)].flatMap((inner) => {
    if (inner.type !== 'CallExpression' || inner.callee.type !== 'Identifier') return [];
    if (!setters.has(inner.callee.name)) return [];
    const [argument] = inner.arguments;
    return argument === undefined ? [] : [writtenValue(argument)];
  });
}

/** The conditions of a block that each return the part for a choice, before the others do; none if it has not such. */
function returnsOf(node: ES.Node, state: string, nodes: readonly ES.Node[]): ES.IfStatement[] {
  if (node.type !== 'BlockStatement') return [];
  const returns = node.body.flatMap((one) => (one.type === 'IfStatement' ? chainOf(one, state, nodes) : []));
  const last = lastOf(node.body);
  return returns.length > 1 || (last && isReturn(last, nodes)) ? returns : [];
}

/** A condition that returns a part for a choice, and those after its `else` that do; none if anything else is among them. */
function chainOf(statement: ES.IfStatement, state: string, nodes: readonly ES.Node[]): ES.IfStatement[] {
  const { test, consequent, alternate } = statement;
  if (!asks(test, state) || !isReturn(consequent, nodes)) return [];
  if (alternate?.type !== 'IfStatement') return [statement];
  const others = chainOf(alternate, state, nodes);
  return others.length === 0 ? [] : [statement, ...others];
}

/** What is left where none of the conditions before it is true. */
function lastOf(body: readonly ES.Statement[]): ES.Statement | undefined {
  const last = body.at(-1);
  return last?.type === 'IfStatement' && last.alternate ? lastOf([last.alternate]) : last;
}

function isReturn(statement: ES.Statement, nodes: readonly ES.Node[]): boolean {
  if (statement.type === 'BlockStatement')
    return statement.body.length === 1 && statement.body.every((one) => isReturn(one, nodes));
  return statement.type === 'ReturnStatement' && !!statement.argument && isPart(statement.argument, nodes);
}
