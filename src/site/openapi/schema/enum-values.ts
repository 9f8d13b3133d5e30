import { lookUp } from '../../../look-up.ts';
import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, listOf, objectOf, shown, textOf } from '../json.ts';
import { written } from './facts.ts';

/** An allowed value as shown, and what is said of it. */
export interface EnumValue {
  readonly value: string;
  readonly description: string | undefined;
  /** Allowed still, and not to be used any more. */
  readonly deprecated?: boolean | undefined;
}

/** The allowed values of a schema, described as generators do: by value, by name, or in the order of the values. */
export function enumValues(keywords: JsonObject): EnumValue[] {
  const values = listOf(keywords.enum);
  const names = keywords['x-enum-varnames'] ?? keywords['x-enumNames'];
  // What programs call values says something where these are numbers.
  const areNumbers = values.every((value) => value === null || typeof value === 'number');
  const sources = DESCRIPTIONS.map((key) => keywords[key]).filter((source) => source !== undefined);
  const listed = listedValues(keywords);
  return values.flatMap((value, index) => {
    if (value === null) return [];
    const name = textOf(listOf(names)[index]);
    const own = listed.find((one) => (one.value ?? one.name) === value);
    const isOld = listOf(keywords['x-enumDeprecated'])[index] === true || own?.deprecated === true;
    const description =
      sources.map((source) => descriptionIn(source, shown(value), name, index)).find(isSaid) ??
      textOf(own?.description);
    const called = areNumbers ? (name ?? textOf(own?.name)) : undefined;
    const deprecated = isOld ? { deprecated: true } : {};
    return [{ value: written(value), description: withName(called, description), ...deprecated }];
  });
}

/** Generators and hands give arrays the values that their items may have: then they are those of the items. */
export function withItemValues(keywords: JsonObject): JsonObject {
  const values = listOf(keywords.enum);
  const isOfArrays = keywords.type === 'array' || listOf(keywords.type).includes('array');
  if (!isOfArrays || values.length === 0 || values.some(Array.isArray) || Array.isArray(keywords.items))
    return keywords;
  const isAboutValues = ([key]: [string, unknown]): boolean =>
    /^(?:enum|x-enum.*|enumDescriptions)$/.test(key);
  const entries = Object.entries(keywords);
  const said = Object.fromEntries(entries.filter(isAboutValues));
  const rest = Object.fromEntries(entries.filter((entry) => !isAboutValues(entry)));
  const { items } = keywords;
  const isShared = isObject(items) && items.$ref !== undefined;
  return { ...rest, items: isShared ? { allOf: [items], ...said } : { ...objectOf(items), ...said } };
}

/** A constant without the values of which it is one: no other of them is allowed. */
export function withoutOthers(keywords: JsonObject): JsonObject {
  if (!Object.hasOwn(keywords, 'const') || !listOf(keywords.enum).includes(keywords.const)) return keywords;
  const { enum: _others, ...rest } = keywords;
  return rest;
}

/**
 * Alternatives of which each is one value are an enumeration, whose values may be described; one of them may be an
 * enumeration itself, to which generators add the empty text so.
 */
export function constantsOf(options: readonly unknown[], resolver: Resolver): JsonObject | undefined {
  const values: unknown[] = [];
  const descriptions: Record<string, string> = {};
  let about: string | undefined;
  let enumerations = 0;
  for (const option of options) {
    const schema = resolver.resolve(option);
    const { const: only, enum: allowed, title, description, allOf, oneOf, anyOf } = schema;
    const all = only === undefined ? listOf(allowed) : [only];
    const isPlain = [allOf, oneOf, anyOf].every((part) => part === undefined);
    if (all.length === 0 || !isPlain || !all.every((value) => typeof value !== 'object')) return undefined;
    values.push(...all);
    // What a number is called says something; a text mostly says it itself.
    const isNumber = typeof all[0] === 'number';
    const text = isNumber
      ? withName(textOf(title), textOf(description))
      : (textOf(description) ?? textOf(title));
    if (all.length === 1 && text !== undefined) descriptions[shown(all[0])] = text;
    if (all.length === 1) continue;
    if (++enumerations > 1) return undefined;
    about = textOf(description);
    for (const [index, one] of enumValues(schema).entries()) {
      if (one.description !== undefined) descriptions[shown(all[index])] = one.description;
    }
  }
  return {
    ...(about === undefined ? {} : { description: about }),
    enum: [...new Set(values)],
    ...(Object.keys(descriptions).length > 0 ? { 'x-enumDescriptions': descriptions } : {}),
  };
}

/** Extensions that hold a list, or an object whose keys are the values or their names. */
const DESCRIPTIONS = [
  'x-enumDescriptions',
  'x-enum-descriptions',
  'enumDescriptions',
  'x-enum-comments',
  'x-fern-enum',
];

function descriptionIn(source: unknown, value: string, name: string | undefined, index: number) {
  if (Array.isArray(source)) return textOf(source[index]);
  const all = objectOf(source) as Record<string, unknown>;
  const found = lookUp(all, value) ?? (name === undefined ? undefined : lookUp(all, name));
  return textOf(isObject(found) ? found.description : found);
}

/** Extensions that list the values themselves with what is said of each. */
function listedValues(keywords: JsonObject): JsonObject[] {
  const { values } = objectOf(keywords['x-ms-enum']);
  return [values, keywords['x-apifox-enum'], keywords['x-enum-elements']].flatMap(listOf).filter(isObject);
}

/** A name and a description; one that begins with the name says it already. */
export function withName(name: string | undefined, description: string | undefined): string | undefined {
  if (name === undefined || description === undefined) return description ?? name;
  return description.startsWith(name) ? description : `${name}: ${description}`;
}

function isSaid(text: string | undefined): boolean {
  return text !== undefined;
}
