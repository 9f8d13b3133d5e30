import { isExact, type JsonObject, parseJson } from '../json.ts';

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
];

/** A schema whose limits are numbers also where they were written as texts: `minimum: '1'`. */
export function withMeantLimits(keywords: JsonObject): JsonObject {
  const meant = LIMITS.flatMap((name) => {
    const limit = keywords[name];
    const said = typeof limit === 'string' ? numberIn(limit) : undefined;
    return said === undefined ? [] : [[name, said] as const];
  });
  return meant.length === 0 ? keywords : { ...keywords, ...Object.fromEntries(meant) };
}

function numberIn(text: string): unknown {
  try {
    const value = parseJson(text);
    return typeof value === 'number' || isExact(value) ? value : undefined;
  } catch {
    return undefined; // Of a date or a word nothing is known.
  }
}
