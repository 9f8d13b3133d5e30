import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, listOf, objectOf, shown } from '../json.ts';
import { deprecationOf } from '../operation/deprecation.ts';
import { contentOf, itemsOf, tupleOf } from './arrays.ts';
import { asTyped, fromText } from './as-typed.ts';
import { holds } from './condition.ts';
import { undescribed } from './entries.ts';
import { discriminated, type FlatSchema, flatten, isRequired, type Variants } from './flatten.ts';
import { fits, fitting } from './pattern.ts';
import { type Above, returnsTo } from './recursion.ts';
import { makeScalar } from './scalar.ts';

/** What an example is for: a request leaves out read-only properties, a response write-only ones. */
export interface ExampleUse {
  readonly for: 'request' | 'response';
  /** Leave out properties that are not required. */
  readonly requiredOnly?: boolean | undefined;
  /** How many values it may be made of; inner levels are left out until it keeps to that. */
  readonly mostValues?: number | undefined;
}

const DEPTHS = [8, 5, 3, 2];
const MOST_VALUES = 120;
/** How many levels further what is required is followed. */
const DEEPER = 3;
/** How many items stand in a list that must not have fewer. */
const MOST_ITEMS = 10;

/**
 * A value that fits a schema: its example, default, constant or first allowed value, else one made from the type.
 * The same schema gives the same value. Very large ones lose their inner levels; recursion ends where it begins.
 */
export function exampleOf(schema: unknown, resolver: Resolver, use: ExampleUse): unknown {
  let value: unknown;
  for (const depth of DEPTHS) {
    const budget = { left: use.mostValues ?? MOST_VALUES };
    value = make(schema, { resolver, use, budget, depth }, '', []);
    if (budget.left >= 0) break;
  }
  return value;
}

interface Scope {
  readonly resolver: Resolver;
  readonly use: ExampleUse;
  readonly budget: { left: number };
  readonly depth: number;
  /** The schema is made of another; those made of it in turn are not looked into. */
  readonly isDerived?: boolean;
}

function make(schema: unknown, scope: Scope, name: string, above: Above): unknown {
  scope.budget.left--;
  const flat = flatten(schema, scope.resolver);
  const { keywords } = flat;
  const own = givenExample(keywords);
  const given = itemsGiven(keywords, flat.types) ?? (isNoExample(own, flat) ? undefined : own);
  const typed = (value: unknown) => asTyped(value, schema, scope.resolver);
  if (given !== undefined) return typed(given);
  if (Object.hasOwn(keywords, 'default') && keywords.default !== null) return typed(keywords.default);
  const values = listOf(keywords.enum);
  if (values.length > 0) return typed(values.find((value) => value !== null) ?? null);

  const type = flat.types[0];
  if (
    type === 'object' ||
    (type === undefined && (flat.variants.length > 0 || isObject(keywords.properties)))
  ) {
    return makeObject(flat, scope, name, above);
  }
  if (type === 'array') return makeArray(flat, scope, name, above);
  const held = contentOf(flat, scope.resolver);
  if (held === undefined || scope.depth <= 0) return makeScalar(type, keywords, name);
  const below = { ...scope, depth: scope.depth - 1 };
  return JSON.stringify(make(keywords.contentSchema, below, name, [...above, flat.parts]));
}

/** Whether an example says nothing where there must be something: a key without a value does, and generators do. */
export function isNoExample(value: unknown, { types, nullable }: FlatSchema): boolean {
  return value === null && !nullable && types.length > 0 && !types.includes('null');
}

/** The example a schema carries (`example`, `examples`, `const`), undefined for none. */
function givenExample(keywords: JsonObject): unknown {
  if (Object.hasOwn(keywords, 'const')) return keywords.const;
  if (keywords.example !== undefined) return keywords.example;
  if (Array.isArray(keywords.examples)) return keywords.examples[0];
  // A map of named examples is what parameters have; schemas sometimes have it by mistake.
  return objectOf(Object.values(objectOf(keywords.examples))[0]).value;
}

/** The examples of a list where each is an item of one, as they are often written by mistake; undefined for others. */
function itemsGiven({ const: only, example, examples }: JsonObject, types: readonly string[]): unknown {
  const isList = types.includes('array') && types.every((type) => type === 'array' || type === 'null');
  if (!isList || only !== undefined || example !== undefined) return undefined;
  const items = listOf(examples);
  const areItems = items.every((item) => item !== null && !Array.isArray(fromText(item, types)));
  return items.length > 0 && areItems ? items : undefined;
}

function makeObject(flat: FlatSchema, scope: Scope, name: string, above: Above): unknown {
  const { keywords, variants, parts } = flat;
  // What is made of the one right above it may add nothing to that.
  if (returnsTo(scope.isDerived ? above.slice(0, -1) : above, flat)) return flat.nullable ? null : {};
  // Where there is no room for all, what is required still makes the value one that fits.
  const isScarce = scope.depth <= 0 || scope.budget.left < 0;
  if (isScarce && (scope.depth <= -DEEPER || scope.budget.left < -MOST_VALUES)) return {};
  const path = [...above, parts];
  const below = { ...scope, depth: scope.depth - 1, isDerived: false };
  const required = new Set(listOf(keywords.required).map(shown));
  let made: [string, unknown][] = [];
  const isShort = () =>
    new Set([...required, ...made.map(([name]) => name)]).size < numberOr(0, keywords.minProperties);

  for (const [name, property] of [...Object.entries(objectOf(keywords.properties)), ...undescribed(flat)]) {
    if (property === false) continue; // It must not be there.
    const inner = flatten(property, scope.resolver);
    if (scope.use.for === 'request' ? inner.keywords.readOnly === true : inner.keywords.writeOnly === true)
      continue;
    const wanted = required.has(name) || isRequired(property, scope.resolver);
    if ((isScarce || scope.use.requiredOnly === true) && !wanted && !isShort()) continue;
    const recursive = returnsTo(path, inner);
    if (!wanted && (recursive || deprecationOf(inner.keywords).isDeprecated)) continue;
    made.push([name, make(property, below, name, path)]);
  }

  for (const alternatives of variants) {
    const { kind, discriminator, areDerived } = alternatives;
    if (areDerived && scope.isDerived) continue;
    if (kind === 'if') {
      made.push(...asked(alternatives, flat, Object.fromEntries(made), below, path));
      continue;
    }
    const value = areDerived
      ? make(alternatives.options[0], { ...below, isDerived: true }, '', path)
      : make(
          withOwn(telling(alternatives.options, scope.resolver), keywords, scope.resolver),
          below,
          name,
          path,
        );
    if (kind === 'oneOf') made = made.filter(([name]) => !isOfOthers(name, alternatives, keywords, scope));
    if (!isObject(value)) {
      if (made.length === 0) return value;
    } else made.push(...Object.entries(value));
    const [chosen] = discriminated(alternatives, alternatives.options[0], scope.resolver);
    if (discriminator !== undefined && chosen !== undefined && isObject(value))
      made.push([discriminator.property, chosen]);
  }
  // Each part of an object may have an example of its own.
  const given = parts.map((part) => asTyped(givenExample(part), part, scope.resolver)).filter(isObject);
  if (made.length > 0) made.push(...given.flatMap((example) => Object.entries(example)));

  if (made.length === 0) return Object.fromEntries(anyProperty(keywords, below, path));
  return variants.length > 0 ? Object.fromEntries(made) : notTooMany(Object.fromEntries(made), keywords);
}

/** What says which texts a schema means. */
const MEANT = ['enum', 'const', 'default', 'example', 'examples', 'format', 'pattern'];

/** The first alternative; where that is any text, the first of texts that are named. */
function telling(options: readonly unknown[], resolver: Resolver): unknown {
  const texts = options.map((option) => {
    const { types, keywords } = flatten(option, resolver);
    return types.length === 1 && types[0] === 'string' ? keywords : undefined;
  });
  const [first] = texts;
  const isAny = first !== undefined && MEANT.every((key) => first[key] === undefined);
  const named = isAny ? texts.findIndex((keywords) => listOf(keywords?.enum).length > 0) : -1;
  return options[Math.max(0, named)];
}

/** As many properties as an object may have: what is required, then what comes first. */
function notTooMany(made: JsonObject, { maxProperties, required }: JsonObject): JsonObject {
  const most = numberOr(Number.POSITIVE_INFINITY, maxProperties);
  const names = Object.keys(made);
  if (names.length <= most) return made;
  const needed = listOf(required).map(shown);
  const kept = [...names].sort((a, b) => Number(needed.includes(b)) - Number(needed.includes(a)));
  const few = new Set(kept.slice(0, most));
  return Object.fromEntries(Object.entries(made).filter(([name]) => few.has(name)));
}

/** A property of an object that names none: one of any name, or of one that fits a pattern. */
function anyProperty(
  { additionalProperties, propertyNames, patternProperties }: JsonObject,
  below: Scope,
  path: Above,
): [string, unknown][] {
  if (isObject(additionalProperties) && Object.keys(additionalProperties).length > 0) {
    const name = propertyNames === undefined ? 'key' : shown(make(propertyNames, below, 'key', path));
    return [[name, make(additionalProperties, below, 'key', path)]];
  }
  const [pattern = '', schema] = Object.entries(objectOf(patternProperties))[0] ?? [];
  const name = fitting('key', pattern);
  return schema === undefined || !fits(name, pattern) ? [] : [[name, make(schema, below, name, path)]];
}

/** An alternative with what its holder says of the properties that it speaks of, which may be more. */
function withOwn(option: unknown, { properties, required }: JsonObject, resolver: Resolver): unknown {
  const flat = flatten(option, resolver);
  const spoken = new Set([
    ...listOf(flat.keywords.required).map(shown),
    ...Object.keys(objectOf(flat.keywords.properties)),
  ]);
  const own = Object.entries(objectOf(properties)).filter(([name]) => spoken.has(name));
  const isOfObjects = flat.types.length === 0 || flat.types[0] === 'object';
  if (own.length === 0 || !isOfObjects) return option;
  const needed = listOf(required).filter((name) => spoken.has(shown(name)));
  return { allOf: [{ type: 'object', properties: Object.fromEntries(own), required: needed }, option] };
}

/** Whether a property is asked for by other alternatives only, which then would hold as well. */
function isOfOthers(
  name: string,
  { options: [first, ...others] }: Variants,
  { required }: JsonObject,
  { resolver }: Scope,
): boolean {
  const asks = (option: unknown): boolean => {
    const { keywords } = flatten(option, resolver);
    return keywords.properties === undefined && listOf(keywords.required).includes(name);
  };
  return !listOf(required).includes(name) && !asks(first) && others.some(asks);
}

/** The properties that hold for a value because of what it has already. */
function asked(
  { options, conditions = [] }: Variants,
  { keywords }: FlatSchema,
  value: JsonObject,
  below: Scope,
  path: Above,
): [string, unknown][] {
  return options.flatMap((option, index) => {
    const condition = conditions[index];
    if (condition === undefined || holds(condition.schema, value, below.resolver) !== condition.holds)
      return [];
    const more = make(withOwn(option, keywords, below.resolver), below, '', path);
    return isObject(more) ? Object.entries(more) : [];
  });
}

function makeArray({ keywords, parts }: FlatSchema, scope: Scope, name: string, above: Above): unknown[] {
  const { contains, minContains, minItems, maxItems } = keywords;
  const least = Math.max(numberOr(0, minItems), contains === undefined ? 0 : numberOr(1, minContains));
  const isScarce = scope.depth <= 0 || scope.budget.left < 0;
  if (maxItems === 0 || (isScarce && (least === 0 || scope.depth <= -DEEPER))) return [];
  const below = { ...scope, depth: scope.depth - 1 };
  const path = [...above, parts];
  const first = tupleOf(keywords).map((schema) => make(schema, below, name, path));
  const others = itemsOf(keywords) ?? (least > 0 ? {} : undefined);
  const items = contains === undefined ? others : { allOf: [others ?? {}, contains] };
  if (first.length > 0) {
    const more = first.length < least && least <= MOST_ITEMS ? least - first.length : 0;
    return [...first, ...Array.from({ length: more }, () => make(items, below, name, path))];
  }
  if (items === undefined) return first;
  if (returnsTo(above, flatten(items, scope.resolver))) return [];
  const item = make(items, below, name.replace(/s$/, ''), path);
  const count = least >= 1 && least <= MOST_ITEMS ? least : 1;
  if (keywords.uniqueItems !== true || count === 1) return Array.from({ length: count }, () => item);
  return distinct(item, flatten(items, scope.resolver).keywords, count);
}

/** Items that differ, where a value like another is easily made; one shows enough where it is not. */
function distinct(
  item: unknown,
  { enum: values, pattern, format, maxLength, maximum }: JsonObject,
  count: number,
) {
  if (listOf(values).length >= count) return listOf(values).slice(0, count);
  const isFree = [values, pattern, format, maxLength, maximum].every((limit) => limit === undefined);
  if (!isFree || (typeof item !== 'number' && typeof item !== 'string')) return [item];
  return Array.from({ length: count }, (_, index) =>
    typeof item === 'number' ? item + index : index === 0 ? item : `${item}${index + 1}`,
  );
}

function numberOr(usual: number, value: unknown): number {
  return typeof value === 'number' ? value : usual;
}
