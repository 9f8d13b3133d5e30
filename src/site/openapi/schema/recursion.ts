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

/** The schemas that one stands in, the outermost first, each by all that it is made of. */
export type Above = readonly (readonly JsonObject[])[];

/**
 * Whether a schema stands inside itself: one above it is made of the same that has something inside. What is made of a part
 * of that, as a base is, or of more, says something else.
 */
export function returnsTo(above: Above, { parts }: FlatSchema): boolean {
  const holding = parts.filter(holdsOthers);
  return above.some((one) =>
    holding.length > 0
      ? isAmong(holding, one) && isAmong(one.filter(holdsOthers), holding)
      : parts.some((part) => one.includes(part)),
  );
}

function isAmong(parts: readonly JsonObject[], all: readonly JsonObject[]): boolean {
  return parts.every((part) => all.some((one) => holdsTheSame(one, part)));
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
