import { isObject, objectOf } from '../json.ts';
import type { Resolver } from './resolve.ts';

/** Values and levels of one example: references may lead to the same things over and over again. */
const MOST_VALUES = 100_000;
const DEEPEST = 100;

/**
 * An example with what the references in it lead to. OpenAPI knows none there, but tools that follow all references of a
 * description before they read it do, and so descriptions have them. One that leads nowhere, or back to what it is in,
 * is part of the example.
 */
export function withReferences(example: unknown, resolver: Pick<Resolver, 'find'>): unknown {
  let left = MOST_VALUES;
  const filled = (value: unknown, above: readonly string[], depth: number): unknown => {
    left -= 1;
    if (left < 0 || depth > DEEPEST) return null;
    if (Array.isArray(value)) return value.map((item) => filled(item, above, depth + 1));
    if (!isObject(value)) return value;
    const { $ref } = value;
    if (typeof $ref === 'string' && !above.includes($ref)) {
      const found = resolver.find($ref);
      // A named example of the description holds its value with what is said of it.
      const isNamed = /#\/components\/examples\/[^/]+$/.test($ref) && Object.hasOwn(objectOf(found), 'value');
      if (found !== undefined)
        return filled(isNamed ? objectOf(found).value : found, [...above, $ref], depth + 1);
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, filled(item, above, depth + 1)]),
    );
  };
  return filled(example, [], 0);
}
