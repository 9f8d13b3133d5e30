import type { BinaryOperator } from 'estree-jsx';
import { stringOf, type Value } from '../value.ts';
import { localeOf, localeOptions } from './instances.ts';
import { type Methods, number, slow } from './method.ts';

/** More than any page shows, and little enough to be reckoned with in no time. */
const MOST_BITS = 4096n;
const MOST = 1n << MOST_BITS;

/** What two whole numbers of any size come to; undefined where the operator is none of theirs. Throws a RangeError. */
export function ofBigIntegers(operator: BinaryOperator, left: bigint, right: bigint): bigint | undefined {
  const reckon = RECKONING[operator];
  return reckon && bounded(reckon(left, right));
}

const RECKONING: { readonly [operator in BinaryOperator]?: (left: bigint, right: bigint) => bigint } = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '**': (left, right) => left ** exponent(left, right),
  '&': (left, right) => left & right,
  '|': (left, right) => left | right,
  '^': (left, right) => left ^ right,
  '<<': (left, right) => left << distance(right),
  '>>': (left, right) => left >> distance(right),
};

function bounded(value: bigint): bigint {
  if (value > MOST || value < -MOST) throw new RangeError('the number would be too large');
  return value;
}

function exponent(base: bigint, power: bigint): bigint {
  const bits = BigInt(base.toString(2).length);
  if (bits > 1n && bits * power > 2n * MOST_BITS) throw new RangeError('the number would be too large');
  return power;
}

function distance(bits: bigint): bigint {
  if (bits > MOST_BITS || bits < -MOST_BITS) throw new RangeError('the number would be too large');
  return bits;
}

/** `BigInt(value)` */
export function bigInteger(value: Value): bigint {
  try {
    return bounded(BigInt(typeof value === 'number' || typeof value === 'bigint' ? value : stringOf(value)));
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new TypeError('this is no whole number');
  }
}

export const BIG_INTEGER_METHODS: Methods<bigint> = {
  toLocaleString: (self: bigint, [locale, options]: readonly Value[], tick: () => void) =>
    slow(tick, () => self.toLocaleString(localeOf(locale), localeOptions(options))),
  toString: (self: bigint, [base]: readonly Value[], tick: () => void) =>
    slow(tick, () => self.toString(number(base))),
  valueOf: (self: bigint) => self,
};
