import { type JsonObject, textOf } from '../json.ts';

/** Where parameters stand in a request, in the order in which they are shown. */
export const PLACES = ['path', 'query', 'header', 'cookie'] as const;
export type Place = (typeof PLACES)[number];

/** The name of a parameter; of one in a path some write it as it stands there: `{id}`. */
export function parameterName(raw: JsonObject): string | undefined {
  const name = textOf(raw.name);
  const isOfPath = textOf(raw.in)?.toLowerCase() === 'path';
  return isOfPath ? name?.replace(/^\{(.+)\}$/, '$1') : name;
}
