import type * as ES from 'estree-jsx';
import { ofBigIntegers } from './built-ins/big-integers.ts';
import { CONSTRUCTED } from './built-ins/globals.ts';
import { isMadeBy } from './built-ins/instances.ts';
import { hasIndex } from './built-ins/list-methods.ts';
import { isClass, isOfClass } from './classes.ts';
import { Uninterpretable } from './interpreter-host.ts';
import { isRecord, numberOf, stringOf, type Value } from './value.ts';

/** The value of `left operator right`, as JavaScript has it for plain values. */
export function binary(node: ES.BinaryExpression, left: Value, right: Value): Value {
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    const made = bigIntegers(node, left, right);
    if (made !== undefined) return made;
  }
  switch (node.operator) {
    case '+':
      return isText(left) || isText(right)
        ? stringOf(left) + stringOf(right)
        : numberOf(left) + numberOf(right);
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
      return hasIndex(right, stringOf(left)) || (isRecord(right) && stringOf(left) in right);
    case 'instanceof':
      if (isClass(right)) return isOfClass(left, right);
      return isMadeBy(CONSTRUCTED.get(right) ?? '', left);
    case '&':
      return numberOf(left) & numberOf(right);
    case '|':
      return numberOf(left) | numberOf(right);
    case '^':
      return numberOf(left) ^ numberOf(right);
    case '<<':
      return numberOf(left) << numberOf(right);
    case '>>':
      return numberOf(left) >> numberOf(right);
    case '>>>':
      return numberOf(left) >>> numberOf(right);
  }
  throw new Uninterpretable(`the operator ${node.operator} is not supported`, node);
}

function bigIntegers(node: ES.BinaryExpression, left: bigint, right: bigint): Value {
  try {
    return ofBigIntegers(node.operator, left, right);
  } catch (error) {
    if (error instanceof RangeError) throw new Uninterpretable(error.message, node);
    throw error;
  }
}

/** Whether `+` puts the value beside the other one as text. */
function isText(value: Value): boolean {
  return (
    typeof value === 'string' || typeof value === 'function' || (typeof value === 'object' && value !== null)
  );
}

function looselyEqual(left: Value, right: Value): boolean {
  if (left === null || left === undefined || right === null || right === undefined)
    return (left ?? undefined) === (right ?? undefined);
  if (typeof left === typeof right) return left === right;
  if (typeof left === 'object') return looselyEqual(stringOf(left), right);
  if (typeof right === 'object') return looselyEqual(left, stringOf(right));
  return numberOf(left) === numberOf(right);
}

function comparable(value: Value): number | bigint {
  return typeof value === 'bigint' ? value : numberOf(value);
}

function compare(operator: '<' | '>' | '<=' | '>=', left: Value, right: Value): boolean {
  const areTexts = typeof left === 'string' && typeof right === 'string';
  const [a, b] = areTexts ? [left, right] : [comparable(left), comparable(right)];
  if (operator === '<') return a < b;
  if (operator === '>') return a > b;
  return operator === '<=' ? a <= b : a >= b;
}
