import { isObject, type JsonObject, listOf, objectOf } from '../json.ts';
import type { Resolver } from '../resolve.ts';

/** The schemas of a description by what they are made of. */
interface Family {
  /** The names of the schemas right below each one. */
  readonly below: ReadonlyMap<unknown, readonly string[]>;
  /** Where the document has each schema. */
  readonly positions: ReadonlyMap<string, number>;
}

/** A resolver is that of one document. */
const known = new WeakMap<Resolver, Family>();

/**
 * The names of the schemas of a description that have this one among their `allOf`, or one that has it: where a
 * discriminator maps to nothing, its values are these names (OpenAPI 3.1, 4.8.25). In the order of the document.
 */
export function schemasMadeOf(base: JsonObject, resolver: Resolver): string[] {
  const schemas = objectOf(resolver.find('#/components/schemas'));
  const { below, positions } = known.get(resolver) ?? readFamily(schemas, resolver);
  known.set(resolver, { below, positions });
  const found = new Set<string>();
  const left: unknown[] = [base];
  while (left.length > 0) {
    for (const name of below.get(left.pop()) ?? []) {
      if (!found.has(name)) left.push(schemas[name]);
      found.add(name);
    }
  }
  return [...found].sort((one, other) => (positions.get(one) ?? 0) - (positions.get(other) ?? 0));
}

function readFamily(schemas: JsonObject, resolver: Resolver): Family {
  const below = new Map<unknown, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    for (const part of listOf(objectOf(schema).allOf)) {
      if (!isObject(part) || typeof part.$ref !== 'string') continue;
      const base = resolver.find(part.$ref);
      const names = below.get(base);
      if (names === undefined) below.set(base, [name]);
      else names.push(name);
    }
  }
  return { below, positions: new Map(Object.keys(schemas).map((name, index) => [name, index])) };
}
