import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, listOf, objectOf, shown } from '../json.ts';
import { type FlatSchema, flatten } from '../schema/flatten.ts';

/** The fields that a form may have. */
export interface FormFields {
  readonly properties: JsonObject;
  /** Names of those that it always has. */
  readonly required: ReadonlySet<string>;
  /** The schema of those that have none of their own; undefined where nothing is said of them. */
  readonly others: unknown;
}

/**
 * The fields of a form, with those of its alternatives: one form has to do for all of them. What is a constant in each
 * of these is a choice.
 */
export function formFields(schema: unknown, resolver: Resolver): FormFields {
  const found = new Map<string, unknown[]>();
  const seen = new Set<JsonObject | undefined>();
  const collect = ({ keywords, variants, parts: [own] }: FlatSchema): void => {
    if (seen.has(own)) return;
    seen.add(own);
    for (const [name, property] of Object.entries(objectOf(keywords.properties))) {
      if (property !== false) found.set(name, [...(found.get(name) ?? []), property]);
    }
    for (const { options } of variants) {
      for (const option of options) collect(flatten(option, resolver));
    }
  };
  const whole = flatten(schema, resolver);
  collect(whole);

  const hasValues = (property: unknown): boolean => {
    const { keywords } = flatten(property, resolver);
    return Object.hasOwn(keywords, 'const') || listOf(keywords.enum).length > 0;
  };
  const properties = [...found].map(([name, all]): [string, unknown] => [
    name,
    all.length > 1 && all.every(hasValues) ? { anyOf: all } : all[0],
  ]);
  const { required, additionalProperties } = whole.keywords;
  return {
    properties: Object.fromEntries(properties),
    required: new Set(listOf(required).map(shown)),
    others: isObject(additionalProperties) ? additionalProperties : undefined,
  };
}
