import { isObject, type JsonObject } from '../json.ts';
import { type FlatSchema, isNull } from './flatten.ts';

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
    ? holding.every((part) => above.some((one) => holdsTheSame(one, part)))
    : parts.some((part) => above.includes(part));
}

function holdsOthers(part: JsonObject): boolean {
  return HOLDING.some((key) => {
    const value = part[key];
    return isObject(value) || (Array.isArray(value) && !(OPTIONS.includes(key) && isOfOne(value)));
  });
}

const OPTIONS = ['oneOf', 'anyOf'];

/** Whether there is one option beside null: the schema is that one, and has it not inside. */
function isOfOne(options: readonly unknown[]): boolean {
  return options.filter((option) => !isNull(option)).length === 1;
}

/** Whether two are one schema, of which more may be said in one place than in the other. */
function holdsTheSame(one: JsonObject, other: JsonObject): boolean {
  return one === other || HOLDING.every((key) => one[key] === other[key]);
}
