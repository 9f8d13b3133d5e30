import { lookUp } from '../../../look-up.ts';
import { isReferenced } from '../description/referenced-parts.ts';
import type { Resolver } from '../description/resolve.ts';
import { isExact, isObject, type JsonObject, listOf, objectOf, shown } from '../json.ts';
import { type Condition, conditionalOptions } from './conditional.ts';
import { derivedOptions, withToldValue } from './derived.ts';
import { type Discriminator, readDiscriminator } from './discriminator.ts';
import { constantsOf, withItemValues, withoutOthers } from './enum-values.ts';
import { typeOfFormat } from './formats.ts';
import { joined } from './joined.ts';
import { withMeantLimits } from './meant-limits.ts';
import { withMeantType } from './meant-type.ts';
import { misplacedItems } from './misplaced-items.ts';

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
  readonly discriminator: Discriminator | undefined;
  /** Of `if`: what each option holds for, in the order of the options. */
  readonly conditions?: readonly Condition[] | undefined;
  /** The options are made of this schema themselves, and say what they add to it. */
  readonly areDerived?: boolean | undefined;
}

/** Reads a schema (OpenAPI 3.0's dialect or JSON Schema 2020-12); `true`, `{}` and nonsense allow anything. */
export function flatten(schema: unknown, resolver: Resolver): FlatSchema {
  if (!isObject(schema)) return flattenWithin(schema, resolver, []);
  const known = read.get(resolver) ?? { schemas: new WeakMap(), references: new Map() };
  read.set(resolver, known);
  // A schema is the same wherever it is referred to.
  if (typeof schema.$ref === 'string' && Object.keys(schema).length === 1)
    return kept(known.references, schema.$ref, () => flattenWithin(schema, resolver, []));
  return kept(known.schemas, schema, () => flattenWithin(schema, resolver, []));
}

function kept<K>(
  all: { get(key: K): FlatSchema | undefined; set(key: K, flat: FlatSchema): void },
  key: K,
  make: () => FlatSchema,
): FlatSchema {
  const flat = all.get(key) ?? make();
  all.set(key, flat);
  return flat;
}

/** What was read of each document: the pages of an API show the same schemas again and again. */
const read = new WeakMap<
  Resolver,
  { readonly schemas: WeakMap<JsonObject, FlatSchema>; readonly references: Map<string, FlatSchema> }
>();

/** Schemas that one is made of, and how deep they may be parts of parts: references can double them at each step. */
const MOST_PARTS = 1000;
const DEEPEST = 100;

function flattenWithin(
  schema: unknown,
  resolver: Resolver,
  within: readonly JsonObject[],
  budget = { left: MOST_PARTS },
): FlatSchema {
  /** Whether a schema adds something: one that is part of itself does not. */
  const counts = (part: JsonObject): boolean =>
    !within.includes(part) && within.length < DEEPEST && budget.left-- > 0;
  const own = resolver.resolve(schema);
  const inner = (part: unknown): FlatSchema => flattenWithin(part, resolver, [...within, own], budget);
  const parts = [own];
  let name = resolver.nameOf(schema);
  let inherited: JsonObject = {};
  const variants: Variants[] = [];

  const allOf = [...listOf(own.allOf), ...misplacedItems(own, resolver)];
  const several = [own, ...allOf.map(resolver.resolve)].filter(
    (part, index) => isObject(part.properties) || (index > 0 && Array.isArray(part.allOf)),
  );
  for (const part of allOf) {
    const resolved = resolver.resolve(part);
    if (resolved === own || !counts(resolved)) continue;
    const flat = inner(part);
    inherited = merge(inherited, several.length > 1 ? partOnly(flat) : flat.keywords, resolver);
    variants.push(...flat.variants);
    parts.push(...flat.parts);
    // `allOf` with a single reference is how OpenAPI 3.0 puts a description beside a `$ref`.
    if (allOf.length === 1 && several.length < 2) name ??= flat.name;
  }

  let keywords = merge(inherited, withProperties(own, resolver), resolver);
  let nullable =
    keywords.nullable === true || listOf(keywords.enum).includes(null) || keywords.const === null;
  for (const kind of ['oneOf', 'anyOf'] as const) {
    const all = listOf(own[kind]);
    const options = all.filter((option) => !isNull(resolver.resolve(option)));
    if (options.length < all.length) nullable = true;
    if (options.length === 1 && counts(resolver.resolve(options[0]))) {
      const flat = inner(options[0]);
      keywords = merge(flat.keywords, keywords, resolver);
      variants.push(...flat.variants);
      parts.push(...flat.parts);
      name ??= flat.name;
      nullable ||= flat.nullable;
    } else if (options.length > 1) {
      const values = constantsOf(options, resolver);
      if (values !== undefined) keywords = { ...values, ...keywords, enum: values.enum };
      else variants.push({ kind, options, discriminator: readDiscriminator(own.discriminator) });
    }
  }

  if (within.length === 0 && variants.length === 0) variants.push(...derivedVariants(own, resolver));
  variants.push(...conditionalVariants(own, resolver));

  if (within.length === 0 && isReferenced(schema) && name !== undefined && isObject(keywords.properties))
    keywords = {
      ...keywords,
      properties: withToldValue(keywords.properties, { name, parts }, resolver.find(schema.$ref), resolver),
    };

  keywords = withoutOthers(withItemValues(withMeantLimits(withMeantType(keywords))));
  const declared = typeof keywords.type === 'string' ? [keywords.type] : listOf(keywords.type).map(shown);
  if (declared.includes('null')) nullable = true;
  const types = declared.filter((type) => type !== 'null');
  // What is null and nothing else has that for its type.
  const isNothing = isNull(keywords) && types.length === 0 && variants.length === 0;
  return {
    keywords,
    name,
    types: isNothing ? ['null'] : types.length > 0 ? types : impliedTypes(keywords, variants.length > 0),
    nullable: nullable && !isNothing,
    variants,
    parts,
  };
}

/** The schemas that are made of this one, where its discriminator tells them apart. */
function derivedVariants(own: JsonObject, resolver: Resolver): Variants[] {
  const discriminator = readDiscriminator(own.discriminator);
  if (discriminator === undefined || own.oneOf !== undefined || own.anyOf !== undefined) return [];
  const options = derivedOptions(own, resolver);
  return options.length === 0 ? [] : [{ kind: 'oneOf', options, discriminator, areDerived: true }];
}

function conditionalVariants(own: JsonObject, resolver: Resolver): Variants[] {
  const conditional = conditionalOptions(own, resolver);
  if (conditional.length === 0) return [];
  const options = conditional.map(({ option }) => option);
  const conditions = conditional.map(({ condition }) => condition);
  return [{ kind: 'if', options, conditions, discriminator: undefined }];
}

/** A schema whose properties stand elsewhere all together, with these. */
function withProperties(own: JsonObject, resolver: Resolver): JsonObject {
  return isReferenced(own.properties) ? { ...own, properties: resolver.resolve(own.properties) } : own;
}

/** Whether a property says of itself that it is required, as drafts of JSON Schema once had it and many still write. */
export function isRequired(property: unknown, resolver: Resolver): boolean {
  return flatten(property, resolver).keywords.required === true;
}

/** What a part of a larger object says of the whole: its example lacks the others, and a named one has its own title. */
function partOnly({ keywords, name }: FlatSchema): JsonObject {
  const { example: _example, examples: _examples, default: _default, ...rest } = keywords;
  if (name === undefined) return rest;
  const said = ['title', 'description', 'externalDocs', 'discriminator'];
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !said.includes(key)));
}

/** The values by which an option is told from the others; without a mapping, that is its name. */
export function discriminated(
  { discriminator }: Variants,
  option: unknown,
  resolver: Resolver,
): readonly string[] {
  const name = resolver.nameOf(option);
  if (discriminator === undefined || name === undefined) return [];
  const mapped = lookUp(discriminator.values, name);
  if (mapped !== undefined) return mapped;
  const properties = objectOf(flatten(option, resolver).keywords.properties);
  const { keywords } = flatten(properties[discriminator.property], resolver);
  const says = ['const', 'enum', 'example', 'default'].some((key) => keywords[key] !== undefined);
  return says && keywords.const !== name ? [] : [name];
}

/** Keywords of both; those of `over` win, but properties and required names are joined. */
function merge(under: JsonObject, over: JsonObject, resolver: Resolver): JsonObject {
  const merged: Record<string, unknown> = { ...under, ...over };
  for (const key of ['properties', 'patternProperties']) {
    if (isObject(under[key]) && isObject(over[key])) {
      const properties: Record<string, unknown> = { ...under[key] };
      for (const [name, schema] of Object.entries(over[key])) {
        const before = lookUp(properties, name);
        properties[name] =
          before === undefined || before === schema ? schema : joined(before, schema, resolver);
      }
      merged[key] = properties;
    }
  }
  for (const key of ['items', 'additionalProperties']) {
    const [before, after] = [under[key], over[key]];
    if (isObject(before) && isObject(after)) merged[key] = together(before, after);
  }
  if (Array.isArray(under.required) && Array.isArray(over.required)) {
    merged.required = [...new Set([...under.required, ...over.required])];
  }
  // A whole number is a number: both is what is whole.
  if (under.type === 'integer' && over.type === 'number') merged.type = 'integer';
  return merged;
}

/** A schema of what two say of the same value. One that has a name keeps it where the first says no more than a type. */
function together(before: JsonObject, after: JsonObject): JsonObject {
  if (before === after || Object.keys(before).every((key) => key === 'type')) return after;
  return typeof after.$ref === 'string'
    ? { allOf: [before, after] }
    : { ...after, allOf: [before, ...listOf(after.allOf)] };
}

/** Whether a schema lets nothing be but null. */
export function isNull(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const { type, enum: allowed } = schema;
  return (
    String(type) === 'null' ||
    (schema.const === null && Object.hasOwn(schema, 'const')) ||
    (Array.isArray(allowed) && allowed.length > 0 && allowed.every((value) => value === null))
  );
}

function impliedTypes(keywords: JsonObject, hasVariants: boolean): string[] {
  if (isObject(keywords.properties) || isObject(keywords.additionalProperties)) return ['object'];
  if (keywords.items !== undefined || keywords.prefixItems !== undefined) return ['array'];
  // Only a text is made of content.
  if (isObject(keywords.contentSchema)) return ['string'];
  const values = Object.hasOwn(keywords, 'const') ? [keywords.const] : listOf(keywords.enum);
  const implied = [...new Set(values.filter((value) => value !== null).map(typeOf))];
  // Alternatives say themselves what they are.
  const formatted = implied.length > 0 || hasVariants ? undefined : typeOfFormat(keywords.format);
  return formatted === undefined ? implied : [formatted];
}

/** The type of a value as schemas call it; a whole number is an `integer`. */
export function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (isExact(value)) return 'integer';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}
