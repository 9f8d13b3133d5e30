import { isObject, type JsonObject } from '../json.ts';
import type { FlatSchema } from './flatten.ts';

/** Keywords by which a schema has others inside it; what it is made of (`allOf`) is not inside it. */
const HOLDING = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'propertyNames',
  'items',
  'prefixItems',
  'oneOf',
  'anyOf',
  'if',
];

/**
 * Whether a schema stands inside itself: all it is made of that has something inside stands above it. One base alone,
 * which many schemas of an API share, is no return.
 */
export function returnsTo(above: readonly JsonObject[], { parts }: FlatSchema): boolean {
  const holding = parts.filter(holdsOthers);
  return holding.length > 0
    ? holding.every((part) => above.includes(part))
    : parts.some((part) => above.includes(part));
}

function holdsOthers(part: JsonObject): boolean {
  return HOLDING.some((key) => isObject(part[key]) || Array.isArray(part[key]));
}
