import { shown as asJson } from './json.ts';

/** More values than anybody reads on one line. */
const MOST = 10_000;

/** A value of a file as a reader expects to see it, if it is not endless: aliases of YAML can make very much of little. */
export function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null || leftOf(value, MOST) >= 0) return asJson(value);
  return Array.isArray(value) ? '[…]' : '{…}';
}

/** What is left of a number of values once those of a value are taken from it. */
function leftOf(value: unknown, most: number): number {
  let left = most - 1;
  if (typeof value !== 'object' || value === null) return left;
  for (const inner of Object.values(value)) {
    if (left < 0) break;
    left = leftOf(inner, left);
  }
  return left;
}
