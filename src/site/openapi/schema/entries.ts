import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, listOf, objectOf, shown, textOf } from '../json.ts';
import { itemsOf, tupleOf } from './arrays.ts';
import { written } from './facts.ts';
import { type FlatSchema, flatten, isRequired } from './flatten.ts';

/** The name of the field that stands for all properties without one of their own. */
export const ANY_NAME = '{any name}';

export interface Entry {
  readonly name: string;
  readonly schema: unknown;
  readonly required: boolean;
}

/** What a schema has inside: properties by name or pattern, the items of a tuple. An option may ask for what its holder describes. */
export function entriesOf(
  flat: FlatSchema,
  resolver: Resolver,
  use: 'request' | 'response' | undefined,
  isOption: boolean,
): Entry[] {
  const { keywords } = flat;
  const required = new Set(listOf(keywords.required).map(shown));
  const left = { request: 'readOnly', response: 'writeOnly' } as const;
  const named = Object.entries(objectOf(keywords.properties))
    // What is `false` must not be there.
    .filter(([, schema]) => schema !== false)
    .filter(([, schema]) => use === undefined || flatten(schema, resolver).keywords[left[use]] !== true)
    .map(([name, schema]) => ({
      name: written(name),
      schema,
      required: required.has(name) || isRequired(schema, resolver),
    }));
  const matched = Object.entries(objectOf(keywords.patternProperties)).map(([pattern, schema]) => ({
    name: `/${pattern}/`,
    schema,
    required: false,
  }));
  const asked = isOption ? [] : undescribed(flat);
  const unnamed = asked.map(([name, schema]) => ({ name: written(name), schema, required: true }));
  return [
    ...named,
    ...unnamed,
    ...matched,
    ...otherProperties(keywords, resolver),
    ...tupleEntries(keywords),
  ];
}

/**
 * The properties that an object must have and that nobody describes, with what holds for all without a description.
 * What has alternatives may ask for what these describe.
 */
export function undescribed({ keywords, types, variants }: FlatSchema): [name: string, schema: unknown][] {
  const { properties, patternProperties, additionalProperties, unevaluatedProperties } = keywords;
  const others = additionalProperties ?? unevaluatedProperties;
  if (!types.includes('object') || variants.length > 0 || patternProperties !== undefined || others === false)
    return [];
  return [...new Set(listOf(keywords.required).map(shown))]
    .filter((name) => !Object.hasOwn(objectOf(properties), name))
    .map((name) => [name, isObject(others) ? others : {}]);
}

/** Properties that are named nowhere: what they are, and what their names must be like. */
function otherProperties({ propertyNames, ...keywords }: JsonObject, resolver: Resolver): Entry[] {
  const schema = [keywords.additionalProperties, keywords.unevaluatedProperties].find(
    (given) => isObject(given) && Object.keys(given).length > 0,
  );
  const names = flatten(propertyNames, resolver).keywords;
  const pattern = textOf(names.pattern);
  const allowed = listOf(names.enum).map(shown);
  const said = textOf(keywords['x-additionalPropertiesName']);
  const name =
    said !== undefined
      ? `{${said}}`
      : allowed.length > 0
        ? `{${allowed.join(' | ')}}`
        : pattern === undefined
          ? ANY_NAME
          : `/${pattern}/`;
  if (schema === undefined && (name === ANY_NAME || keywords.additionalProperties === false)) return [];
  const about = textOf(names.description);
  const isSilent = about !== undefined && flatten(schema, resolver).keywords.description === undefined;
  return [{ name, schema: isSilent ? { ...objectOf(schema), description: about } : schema, required: false }];
}

function tupleEntries(keywords: JsonObject): Entry[] {
  const tuple = tupleOf(keywords);
  const entries = tuple.map((schema, index) => ({ name: `[${index}]`, schema, required: false }));
  const rest = itemsOf(keywords);
  return tuple.length === 0 || rest === undefined
    ? entries
    : [...entries, { name: `[${tuple.length}…]`, schema: rest, required: false }];
}
