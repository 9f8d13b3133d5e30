import { listOf, type Scope, type Value } from './value.ts';

/** What a function yields at most: some never come to an end by themselves. */
const MOST = 1000;

/** Ends a generator that goes on and on. */
class Enough extends Error {}

/** All that a generator yields, as a list: components read it with `for` or `[...all()]`. `inner` is its own scope. */
export function allYielded(inner: Scope, work: () => unknown): Value {
  const values: Value[] = [];
  // No name of a page can be a reserved word.
  inner.yield = values;
  try {
    work();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return values;
}

/** Takes what a generator yields, or all that another does. */
export function yielded(value: Value, isAll: boolean, scope: Scope): undefined {
  const values = scope.yield;
  if (!Array.isArray(values)) return undefined;
  values.push(...(isAll ? listOf(value) : [value]));
  if (values.length >= MOST) throw new Enough();
  return undefined;
}
