import { lookUp } from '../../../look-up.ts';
import { type JsonObject, listOf, shown } from '../json.ts';
import { typeOfFormat } from './formats.ts';

const TYPES: ReadonlySet<string> = new Set([
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
]);

/** What programming languages call the types of JSON, and formats that are written as types. */
const MEANT: Readonly<Record<string, string>> = {
  int: 'integer',
  long: 'int64',
  decimal: 'number',
  bool: 'boolean',
  str: 'string',
  text: 'string',
  datetime: 'date-time',
  file: 'binary',
  list: 'array',
  map: 'object',
  dict: 'object',
  json: 'object',
};

const ANYTHING: ReadonlySet<string> = new Set(['any', 'mixed', 'undefined']);

/**
 * A schema whose type is written in another way than JSON Schema has it, as it is meant: `String`, `int`, or the name of
 * a format (`date`). A type that is none of them stays as it is, where no values say better what it is.
 */
export function withMeantType(keywords: JsonObject): JsonObject {
  const { type, ...rest } = keywords;
  const written = (Array.isArray(type) ? listOf(type) : [type]).map(shown);
  if (type === undefined || written.every((name) => TYPES.has(name))) return keywords;
  const names = written.map(meantBy);
  const isUnknown = names.some((name) => !TYPES.has(name) && typeOfFormat(name) === undefined);
  const isSaidElsewhere = isUnknown && listOf(keywords.enum).length > 0;
  if (isSaidElsewhere || names.some((name) => ANYTHING.has(name))) return rest;
  const types = names.map((name) => typeOfFormat(name) ?? name);
  const format = names.find((name) => typeOfFormat(name) !== undefined);
  return {
    ...(format === undefined ? {} : { format }),
    ...rest,
    type: Array.isArray(type) ? types : types[0],
  };
}

/** The type or the format that a name means; one that means neither is given back as it was written. */
function meantBy(written: string): string {
  const name = written.toLowerCase();
  const meant = lookUp(MEANT, name) ?? name;
  const isKnown = TYPES.has(meant) || ANYTHING.has(meant) || typeOfFormat(meant) !== undefined;
  return isKnown ? meant : written;
}
