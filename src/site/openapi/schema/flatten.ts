import { isObject, type JsonObject, listOf, objectOf, shown, textOf } from '../json.ts';
import type { Resolver } from '../resolve.ts';

/** A schema with its references followed and its `allOf` parts merged: one set of keywords to read. */
export interface FlatSchema {
  readonly keywords: JsonObject;
  /** Name of the schema it refers to: `User`. */
  readonly name: string | undefined;
  /** JSON types, `null` left out. Empty when anything is allowed. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  /** Alternatives, `null` left out; of one there are none. */
  readonly variants: readonly Variants[];
  /** Every schema object that went into it, to tell recursion. */
  readonly parts: readonly JsonObject[];
}

export interface Variants {
  /** `if`: what `then` and `else` add, which holds for some values only. */
  readonly kind: 'oneOf' | 'anyOf' | 'if';
  readonly options: readonly unknown[];
  /** Name of the discriminating property, and its value for each named schema. */
  readonly discriminator: { readonly property: string; readonly values: JsonObject } | undefined;
}

/** Reads a schema (OpenAPI 3.0's dialect or JSON Schema 2020-12); `true`, `{}` and nonsense allow anything. */
export function flatten(schema: unknown, resolver: Resolver): FlatSchema {
  return flattenWithin(schema, resolver, []);
}

function flattenWithin(schema: unknown, resolver: Resolver, within: readonly JsonObject[]): FlatSchema {
  const own = resolver.resolve(schema);
  const parts = [own];
  let name = resolver.nameOf(schema);
  let inherited: JsonObject = {};
  const variants: Variants[] = [];

  for (const part of listOf(own.allOf)) {
    const resolved = resolver.resolve(part);
    if (resolved === own || within.includes(resolved)) continue; // A schema that is part of itself adds nothing.
    const flat = flattenWithin(part, resolver, [...within, own]);
    inherited = merge(inherited, flat.keywords);
    variants.push(...flat.variants);
    parts.push(...flat.parts);
    // `allOf` with a single reference is how OpenAPI 3.0 puts a description beside a `$ref`.
    if (listOf(own.allOf).length === 1) name ??= flat.name;
  }

  let keywords = merge(inherited, own);
  let nullable =
    keywords.nullable === true || listOf(keywords.enum).includes(null) || keywords.const === null;
  for (const kind of ['oneOf', 'anyOf'] as const) {
    const all = listOf(own[kind]);
    const options = all.filter((option) => !isNull(option));
    if (options.length < all.length) nullable = true;
    if (options.length === 1 && !within.includes(resolver.resolve(options[0]))) {
      const flat = flattenWithin(options[0], resolver, [...within, own]);
      keywords = merge(flat.keywords, keywords);
      variants.push(...flat.variants);
      parts.push(...flat.parts);
      name ??= flat.name;
      nullable ||= flat.nullable;
    } else if (options.length > 1) {
      variants.push({ kind, options, discriminator: readDiscriminator(own.discriminator) });
    }
  }

  const conditional = conditionalOptions(own, resolver);
  if (conditional.length > 0) variants.push({ kind: 'if', options: conditional, discriminator: undefined });

  const declared = typeof keywords.type === 'string' ? [keywords.type] : listOf(keywords.type).map(String);
  if (declared.includes('null')) nullable = true;
  const types = declared.filter((type) => type !== 'null');
  return {
    keywords,
    name,
    types: types.length > 0 ? types : impliedTypes(keywords),
    nullable,
    variants,
    parts,
  };
}

/** Keywords of both; those of `over` win, but properties and required names are joined. */
function merge(under: JsonObject, over: JsonObject): JsonObject {
  const merged: Record<string, unknown> = { ...under, ...over };
  for (const key of ['properties', 'patternProperties']) {
    if (isObject(under[key]) && isObject(over[key])) {
      const properties: Record<string, unknown> = { ...under[key] };
      for (const [name, schema] of Object.entries(over[key])) {
        const before = properties[name];
        properties[name] = before === undefined || before === schema ? schema : { allOf: [before, schema] };
      }
      merged[key] = properties;
    }
  }
  if (Array.isArray(under.required) && Array.isArray(over.required)) {
    merged.required = [...new Set([...under.required, ...over.required])];
  }
  return merged;
}

/** `then` and `else` as schemas of their own, named by their condition. */
function conditionalOptions(own: JsonObject, resolver: Resolver): JsonObject[] {
  if (own.if === undefined) return [];
  const condition = conditionText(resolver.resolve(own.if));
  const named = (schema: unknown, title: string) =>
    isObject(schema) ? [{ ...resolver.resolve(schema), title }] : [];
  return [...named(own.then, `When ${condition}`), ...named(own.else, `Unless ${condition}`)];
}

function conditionText({ properties, required }: JsonObject): string {
  const named = Object.entries(objectOf(properties)).map(([name, value]) => {
    const schema = objectOf(value);
    const values = Object.hasOwn(schema, 'const') ? [schema.const] : listOf(schema.enum);
    return values.length === 0 ? name : `${name} is ${values.map(shown).join(' or ')}`;
  });
  if (named.length > 0) return named.join(' and ');
  const given = listOf(required).map(String);
  return given.length === 0 ? 'the condition holds' : `${given.join(' and ')} is given`;
}

function isNull(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  return schema.type === 'null' || (schema.const === null && Object.hasOwn(schema, 'const'));
}

function readDiscriminator(value: unknown): Variants['discriminator'] {
  const property = textOf(objectOf(value).propertyName);
  if (property === undefined) return undefined;
  const mapping = Object.entries(objectOf(objectOf(value).mapping));
  const values = mapping.map(([key, target]) => [String(target).split('/').at(-1) ?? '', key] as const);
  return { property, values: Object.fromEntries(values) };
}

function impliedTypes(keywords: JsonObject): string[] {
  if (isObject(keywords.properties) || isObject(keywords.additionalProperties)) return ['object'];
  if (keywords.items !== undefined || keywords.prefixItems !== undefined) return ['array'];
  const values = Object.hasOwn(keywords, 'const') ? [keywords.const] : listOf(keywords.enum);
  return [...new Set(values.filter((value) => value !== null).map(typeOf))];
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}
