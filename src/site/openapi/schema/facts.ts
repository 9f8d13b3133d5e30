import { isExact, type JsonObject, listOf, objectOf, shown } from '../json.ts';

/** Something a schema says of its values beyond their type. */
export interface Fact {
  readonly label: string;
  /** Shown as code. */
  readonly value: string;
  /** Further values, each by itself. */
  readonly others?: readonly string[];
}

/** Defaults, constants, limits and patterns of a schema, in the order they are shown. */
export function factsOf(keywords: JsonObject): Fact[] {
  const facts: Fact[] = [];
  const add = (label: string, value: unknown) => {
    if (value !== undefined) facts.push({ label, value: written(value) });
  };
  if (Object.hasOwn(keywords, 'default')) add('Default', keywords.default);
  if (Object.hasOwn(keywords, 'const')) add('Always', keywords.const);
  add('Range', range(lowerBound(keywords), upperBound(keywords)));
  add('Multiple of', keywords.multipleOf);
  add('Length', between(keywords.minLength, keywords.maxLength));
  add('Pattern', keywords.pattern);
  // Generators say of texts as well that their items are unique.
  const mayBeList = [keywords.type ?? 'array'].flat().includes('array');
  if (mayBeList) add('Items', between(keywords.minItems, keywords.maxItems ?? lengthOfClosed(keywords)));
  if (mayBeList && keywords.uniqueItems === true) add('Items', 'unique');
  for (const [name, needed] of Object.entries(dependenciesOf(keywords, 'dependentRequired'))) {
    add(`With ${name} needs`, listOf(needed).map(shown).join(', '));
  }
  add('Properties', between(keywords.minProperties, keywords.maxProperties));
  return facts;
}

/** How many items a list has at most that has a schema for each of the first, and may have no others. */
function lengthOfClosed({ prefixItems, items, additionalItems, unevaluatedItems }: JsonObject): unknown {
  // Before 2020-12 the schemas of the first stood in `items`.
  const isOlder = Array.isArray(items);
  const first = listOf(isOlder ? items : prefixItems);
  const others = isOlder ? additionalItems : (items ?? unevaluatedItems);
  return first.length > 0 && others === false ? first.length : undefined;
}

/** What depends on properties, by their names; before 2019-09 one keyword had both names and schemas. */
export function dependenciesOf(
  keywords: JsonObject,
  key: 'dependentRequired' | 'dependentSchemas',
): JsonObject {
  if (keywords.dependencies === undefined) return objectOf(keywords[key]);
  const older = Object.entries(objectOf(keywords.dependencies)).filter(
    ([, needed]) => Array.isArray(needed) === (key === 'dependentRequired'),
  );
  return { ...Object.fromEntries(older), ...objectOf(keywords[key]) };
}

/** A value as a fact; a text of nothing or of blanks has its quotes, or it could not be seen. */
export function written(value: unknown): string {
  return typeof value === 'string' && value.trim() === '' ? JSON.stringify(value) : shown(value);
}

function lowerBound({ minimum, exclusiveMinimum }: JsonObject): string | undefined {
  if (isNumber(exclusiveMinimum)) return `> ${shown(exclusiveMinimum)}`;
  if (!isNumber(minimum)) return undefined;
  return `${exclusiveMinimum === true ? '>' : '≥'} ${shown(minimum)}`;
}

function upperBound({ maximum, exclusiveMaximum }: JsonObject): string | undefined {
  if (isNumber(exclusiveMaximum)) return `< ${shown(exclusiveMaximum)}`;
  if (!isNumber(maximum)) return undefined;
  return `${exclusiveMaximum === true ? '<' : '≤'} ${shown(maximum)}`;
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || isExact(value);
}

function range(lower: string | undefined, upper: string | undefined): string | undefined {
  const bounds = [lower, upper].filter((bound) => bound !== undefined);
  return bounds.length === 0 ? undefined : bounds.join(', ');
}

/** A range of numbers; undefined where every number is in it. */
export function between(least: unknown, most: unknown): string | undefined {
  const [from, to] = [least, most].map((limit) => (isNumber(limit) ? shown(limit) : undefined));
  if (from !== undefined && to !== undefined) return from === to ? from : `${from}–${to}`;
  if (from !== undefined && Number(from) > 0) return `≥ ${from}`;
  return to === undefined ? undefined : `≤ ${to}`;
}
