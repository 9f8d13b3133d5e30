import { isObject, objectOf } from './json.ts';
import type { Resolver } from './resolve.ts';

const DEEPEST = 8;

/**
 * An example with what the references in it lead to. OpenAPI knows none there, but tools that follow all references of a
 * description before they read it do, and so descriptions have them. One that leads nowhere is part of the example.
 */
export function withReferences(example: unknown, resolver: Pick<Resolver, 'find'>, depth = 0): unknown {
  if (Array.isArray(example)) return example.map((item) => withReferences(item, resolver, depth));
  if (!isObject(example)) return example;
  const { $ref } = example;
  if (typeof $ref === 'string' && depth < DEEPEST) {
    const found = resolver.find($ref);
    // A named example of the description holds its value with what is said of it.
    const isNamed = /#\/components\/examples\/[^/]+$/.test($ref) && Object.hasOwn(objectOf(found), 'value');
    if (found !== undefined)
      return withReferences(isNamed ? objectOf(found).value : found, resolver, depth + 1);
  }
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, withReferences(value, resolver, depth)]),
  );
}
