import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject } from '../json.ts';

/** What many write below `items` by mistake: the properties of an object that names none of its own. */
export function misplacedItems(own: JsonObject, resolver: Resolver): readonly unknown[] {
  const { type, items, properties, additionalProperties, patternProperties } = own;
  const isSaid = [properties, additionalProperties, patternProperties].some((part) => part !== undefined);
  if (type !== 'object' || isSaid || !isObject(items)) return [];
  const { type: itemType, properties: inner, allOf, oneOf, anyOf } = resolver.resolve(items);
  const isOfObjects = (itemType ?? 'object') === 'object';
  return isOfObjects && [inner, allOf, oneOf, anyOf].some((part) => part !== undefined) ? [items] : [];
}
