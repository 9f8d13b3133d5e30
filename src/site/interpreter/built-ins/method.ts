import { lookUp } from '../../../look-up.ts';
import type { Callable, Value } from '../value.ts';

/** What the built-in methods of the interpreter share. */

/** A built-in method of a kind of value; `tick` counts a step of work. */
type Method<T> = (self: T, values: readonly Value[], tick: () => void) => Value;

export type Methods<T> = { readonly [name: string]: Method<T> };

/** A number that a method was given; undefined where it is none. */
export function number(value: Value): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The value as a function. Throws a TypeError. */
function callback(value: Value): Callable {
  if (typeof value !== 'function') throw new TypeError('a function is expected');
  return value;
}

/** Calls a function that a method was given, as one step of work. Throws a TypeError where it is none. */
export function call(value: Value, tick: () => void, ...values: Value[]): Value {
  tick();
  return callback(value)(...values);
}

/** What takes the host as long as some steps: a number or a time by the rules of a language. */
export function slow<T>(tick: () => void, work: () => T): T {
  for (let steps = 0; steps < 50; steps += 1) tick();
  return work();
}

/** A method with the value that it is a method of. */
export function bound<T>(methods: Methods<T>, self: T, key: string, tick: () => void): Value {
  const method = lookUp(methods, key);
  return method && ((...values) => method(self, values, tick));
}
