import { isReferenced } from '../description/referenced-parts.ts';
import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject } from '../json.ts';

/** What the schemas are made of that were made here. */
const PARTS = new WeakMap<object, readonly unknown[]>();
/** Those of each document by what they are made of. */
const MADE = new WeakMap<Resolver, Map<string, JsonObject>>();
const NUMBERS = new WeakMap<object, number>();
let last = 0;

/**
 * A schema of all that two say of one property. What is said more than once stands there once, where it was said last, and
 * the same parts give the same schema, which is read once: types that redefine one another's properties would else double
 * what is to be read with each level.
 */
export function joined(before: unknown, after: unknown, resolver: Resolver): unknown {
  const parts = new Map<string, unknown>();
  for (const part of [...partsOf(before), ...partsOf(after)]) {
    const key = keyOf(part);
    parts.delete(key);
    parts.set(key, part);
  }
  if (parts.size === 1) return after;
  const made = MADE.get(resolver) ?? new Map<string, JsonObject>();
  MADE.set(resolver, made);
  const key = [...parts.keys()].join('\n');
  const allOf = [...parts.values()];
  const schema = made.get(key) ?? { allOf };
  made.set(key, schema);
  PARTS.set(schema, allOf);
  return schema;
}

function partsOf(schema: unknown): readonly unknown[] {
  return (isObject(schema) ? PARTS.get(schema) : undefined) ?? [schema];
}

/** The same for schemas that are one, as all references to one are. */
function keyOf(part: unknown): string {
  if (!isObject(part)) return String(part);
  if (isReferenced(part) && Object.keys(part).length === 1) return part.$ref;
  const number = NUMBERS.get(part) ?? ++last;
  NUMBERS.set(part, number);
  return `${number}`;
}
