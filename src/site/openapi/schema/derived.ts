import { isObject, type JsonObject, listOf, objectOf } from '../json.ts';
import type { Resolver } from '../resolve.ts';

/** The names of the schemas right below each one, by what these are made of. */
type Below = ReadonlyMap<unknown, readonly string[]>;

/** A resolver is that of one document. */
const known = new WeakMap<Resolver, Below>();

/**
 * The names of the schemas of a description that have this one among their `allOf`, or one that has it: where a
 * discriminator maps to nothing, its values are these names (OpenAPI 3.1, 4.8.25). In the order of the document.
 */
export function schemasMadeOf(base: JsonObject, resolver: Resolver): string[] {
  const schemas = objectOf(resolver.find('#/components/schemas'));
  const below = known.get(resolver) ?? readBelow(schemas, resolver);
  known.set(resolver, below);
  const found = new Set<string>();
  const left: unknown[] = [base];
  while (left.length > 0) {
    for (const name of below.get(left.pop()) ?? []) {
      if (!found.has(name)) left.push(schemas[name]);
      found.add(name);
    }
  }
  return found.size === 0 ? [] : Object.keys(schemas).filter((name) => found.has(name));
}

function readBelow(schemas: JsonObject, resolver: Resolver): Below {
  const below = new Map<unknown, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    for (const part of listOf(objectOf(schema).allOf)) {
      if (!isObject(part) || typeof part.$ref !== 'string') continue;
      const base = resolver.find(part.$ref);
      below.set(base, [...(below.get(base) ?? []), name]);
    }
  }
  return below;
}
