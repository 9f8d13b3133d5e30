import { lookUp } from '../../../look-up.ts';
import { isReference, type Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, listOf, objectOf, shown } from '../json.ts';
import { readDiscriminator } from './discriminator.ts';

/** The schemas of a description by what they are made of. */
interface Family {
  /** The names of the schemas right below each one. */
  readonly below: ReadonlyMap<unknown, readonly string[]>;
  /** Where the document has each schema. */
  readonly positions: ReadonlyMap<string, number>;
}

/** A resolver is that of one document. */
const known = new WeakMap<Resolver, Family>();

/** A base of everything says nothing of what to expect. */
const MOST_DERIVED = 24;

/** The schemas that a base names as made of it, in the mapping of its discriminator; without one, those that say so. */
export function derivedOptions(own: JsonObject, resolver: Resolver): JsonObject[] {
  const mapped = Object.values(objectOf(objectOf(own.discriminator).mapping)).map(shown);
  const targets = mapped.length > 0 ? mapped : schemasMadeOf(own, resolver);
  if (targets.length > MOST_DERIVED) return [];
  return [...new Set(targets)]
    .map((target) => ({ $ref: isReference(target) ? target : `#/components/schemas/${target}` }))
    .filter((option) => resolver.resolve(option) !== own);
}

/**
 * The properties of a named schema, of which the one by which its base tells what is made of it has the value that means
 * this schema; where others are made of it in turn, any of theirs may stand there.
 */
export function withToldValue(
  properties: JsonObject,
  { name, parts: [, ...bases] }: { readonly name: string; readonly parts: readonly JsonObject[] },
  schema: unknown,
  resolver: Resolver,
): JsonObject {
  const base = bases.find((part) => readDiscriminator(part.discriminator) !== undefined);
  const discriminator = readDiscriminator(base?.discriminator);
  if (base === undefined || discriminator === undefined) return properties;
  const { property, values } = discriminator;
  const known = lookUp(properties, property);
  // What the schema says of it itself comes first.
  if (known === undefined || known !== lookUp(objectOf(base.properties), property)) return properties;
  if (schemasMadeOf(schema, resolver).length > 0) return properties;
  // A mapping names all that are told apart, and so do values to choose from.
  const isMapped = Object.keys(values).length > 0;
  const { enum: allowed } = resolver.resolve(known);
  const isAllowed = !isMapped && (allowed === undefined || listOf(allowed).includes(name));
  const told = lookUp(values, name) ?? (isAllowed ? [name] : []);
  if (told.length === 0) return properties;
  return {
    ...properties,
    [property]: { allOf: [known, told.length === 1 ? { const: told[0] } : { enum: told }] },
  };
}

/**
 * The names of the schemas of a description that have this one among their `allOf`, or one that has it: where a
 * discriminator maps to nothing, its values are these names (OpenAPI 3.1, 4.8.25). In the order of the document.
 */
function schemasMadeOf(base: unknown, resolver: Resolver): string[] {
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
