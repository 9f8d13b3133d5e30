import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, listOf } from '../json.ts';
import { type FlatSchema, flatten } from './flatten.ts';

/** The schemas of the first items of an array that has one for each: `prefixItems`, or a list in `items` before 2020-12. */
export function tupleOf({ prefixItems, items }: JsonObject): readonly unknown[] {
  return listOf(prefixItems).length > 0 ? listOf(prefixItems) : listOf(items);
}

/** The schema of the items that have none of their own; undefined where all have, or nothing is said of them. */
export function itemsOf({ items, additionalItems }: JsonObject): unknown {
  const schema = Array.isArray(items) ? additionalItems : items;
  // `items: false` ends a tuple, and stands for nothing.
  return typeof schema === 'boolean' ? undefined : schema;
}

const DEEPEST = 4;

/**
 * What the items of an array are, and the items of these where they are arrays. A tuple is looked into no further, nor
 * is an array of anything of which its alternatives say more.
 */
export function itemLevels(flat: FlatSchema, resolver: Resolver): FlatSchema[] {
  const levels: FlatSchema[] = [];
  for (let at = flat; levels.length < DEEPEST && at.types.includes('array'); ) {
    const items = itemsOf(at.keywords);
    if (items === undefined || tupleOf(at.keywords).length > 0) break;
    if (at.variants.length > 0 && isObject(items) && Object.keys(items).length === 0) break;
    at = flatten(items, resolver);
    levels.push(at);
  }
  return levels;
}

/** What the text of a string is, where it holds a value of another kind: JSON in JSON. */
export function contentOf(flat: FlatSchema, resolver: Resolver): FlatSchema | undefined {
  const { contentSchema } = flat.keywords;
  return flat.types.includes('string') && isObject(contentSchema)
    ? flatten(contentSchema, resolver)
    : undefined;
}
