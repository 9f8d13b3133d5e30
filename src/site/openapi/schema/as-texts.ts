import { lookUp } from '../../../look-up.ts';
import { isExact, isObject, objectOf, shown } from '../json.ts';
import type { Resolver } from '../resolve.ts';
import { itemsOf, tupleOf } from './arrays.ts';
import { flatten } from './flatten.ts';

/**
 * A given value as its schema has it: numbers and truth values become texts where only texts may stand. Examples of
 * codes, versions and phone numbers are often written without quotes.
 */
export function asTexts(value: unknown, schema: unknown, resolver: Resolver): unknown {
  if (value === null || typeof value === 'string' || !isObject(schema)) return value;
  const { types, keywords } = flatten(schema, resolver);
  if (Array.isArray(value)) {
    const [first, rest] = [tupleOf(keywords), itemsOf(keywords)];
    return value.map((item, index) => asTexts(item, first[index] ?? rest, resolver));
  }
  if (isObject(value)) {
    const { properties, additionalProperties } = keywords;
    const inner = Object.entries(value).map(([name, item]) => [
      name,
      asTexts(item, lookUp(objectOf(properties), name) ?? additionalProperties, resolver),
    ]);
    return Object.fromEntries(inner);
  }
  const isPlain = typeof value === 'number' || typeof value === 'boolean' || isExact(value);
  return isPlain && types.length > 0 && types.every((type) => type === 'string') ? shown(value) : value;
}
