import { lookUp } from '../../../look-up.ts';
import type { Resolver } from '../description/resolve.ts';
import { isExact, isObject, objectOf, parseJson, shown } from '../json.ts';
import { itemsOf, tupleOf } from './arrays.ts';
import { type FlatSchema, flatten, typeOf } from './flatten.ts';

/**
 * The example of a whole body as its schema has it: numbers and truth values become texts where only texts may stand.
 * Examples of codes, versions and phone numbers are often written without quotes.
 */
export function asTexts(value: unknown, schema: unknown, resolver: Resolver): unknown {
  return settled(value, schema, resolver, inQuotes);
}

/**
 * A value that a schema gives for itself, as it has it. Beyond what `asTexts` does, texts become what they say, as some
 * generators write all values as text; one item is a list of it, and of a list in the place of one value the first counts.
 */
export function asTyped(value: unknown, schema: unknown, resolver: Resolver): unknown {
  return settled(value, schema, resolver, (given, flat) => {
    const said = fromText(given, flat.types);
    const { types, keywords } = flat;
    if (!Array.isArray(said) && types.length === 1 && types[0] === 'array' && isObject(itemsOf(keywords)))
      return [said];
    const isOne = types.length > 0 && types.every((type) => type !== 'array' && type !== 'object');
    return inQuotes(Array.isArray(said) && said.length > 0 && isOne ? said[0] : said, flat);
  });
}

/** A value of another type that was written as text is what the text says. */
export function fromText(value: unknown, types: readonly string[]): unknown {
  if (typeof value !== 'string' || types.length === 0 || types.includes('string')) return value;
  try {
    const said = parseJson(value);
    const type = typeOf(said);
    return types.includes(type) || (type === 'integer' && types.includes('number')) ? said : value;
  } catch {
    return value;
  }
}

function inQuotes(value: unknown, { types }: FlatSchema): unknown {
  const isPlain = typeof value === 'number' || typeof value === 'boolean' || isExact(value);
  return isPlain && types.length > 0 && types.every((type) => type === 'string') ? shown(value) : value;
}

/** A value, and all that is in it, as `settle` makes it fit what its schema says. */
function settled(
  value: unknown,
  schema: unknown,
  resolver: Resolver,
  settle: (value: unknown, flat: FlatSchema) => unknown,
): unknown {
  if (value === null || !isObject(schema)) return value;
  const flat = flatten(schema, resolver);
  const own = settle(value, flat);
  const inner = (item: unknown, of: unknown): unknown => settled(item, of, resolver, settle);
  if (Array.isArray(own)) {
    const [first, rest] = [tupleOf(flat.keywords), itemsOf(flat.keywords)];
    return own.map((item, index) => inner(item, first[index] ?? rest));
  }
  if (!isObject(own)) return own;
  const { properties, additionalProperties } = flat.keywords;
  return Object.fromEntries(
    Object.entries(own).map(([name, item]) => [
      name,
      inner(item, lookUp(objectOf(properties), name) ?? additionalProperties),
    ]),
  );
}
