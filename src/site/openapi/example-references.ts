import { isObject, objectOf } from './json.ts';
import type { Resolver } from './resolve.ts';

/**
 * An example with what the references in it lead to. OpenAPI knows none there, but tools that follow all references of a
 * description before they read it do, and so descriptions have them. One that leads nowhere, or back to what is `above`,
 * is part of the example.
 */
export function withReferences(
  example: unknown,
  resolver: Pick<Resolver, 'find'>,
  above: readonly string[] = [],
): unknown {
  if (Array.isArray(example)) return example.map((item) => withReferences(item, resolver, above));
  if (!isObject(example)) return example;
  const { $ref } = example;
  if (typeof $ref === 'string' && !above.includes($ref)) {
    const found = resolver.find($ref);
    // A named example of the description holds its value with what is said of it.
    const isNamed = /#\/components\/examples\/[^/]+$/.test($ref) && Object.hasOwn(objectOf(found), 'value');
    if (found !== undefined)
      return withReferences(isNamed ? objectOf(found).value : found, resolver, [...above, $ref]);
  }
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, withReferences(value, resolver, above)]),
  );
}
