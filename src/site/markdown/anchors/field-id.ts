import { kebabOf } from './slug.ts';

/** The components that are fields. */
export const FIELDS: ReadonlySet<string> = new Set(['Param', 'ParamField', 'ResponseField']);

/** Where a field may be, by the prop that gives its name. */
export const LOCATIONS = ['path', 'query', 'body', 'header', 'cookie'] as const;

/** The props that give a field its name. */
export const FIELD_NAMES: ReadonlySet<string> = new Set(['name', ...LOCATIONS]);

/** The id that the hosted services give a field: `param-api-key` of `API_KEY`. */
export function fieldId(name: string): string {
  return `param-${kebabOf(name)}`;
}
