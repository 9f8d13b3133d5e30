import { lookUp } from '../../../look-up.ts';

/** What values of the formats of OpenAPI and JSON Schema are: texts, whole numbers or numbers. Some write the type there. */
const TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    string:
      'string binary byte base64 date date-time time duration email idn-email hostname idn-hostname ipv4 ipv6 iri iri-reference json-pointer password regex uri uri-reference uri-template url uuid',
    integer: 'integer int8 int16 int32 int64 uint8 uint16 uint32 uint64',
    number: 'number float double',
    boolean: 'boolean',
  }).flatMap(([type, formats]) => formats.split(' ').map((format) => [format, type])),
);

/** The type that values of a format have, for schemas that say no other. */
export function typeOfFormat(format: unknown): string | undefined {
  return typeof format === 'string' ? lookUp(TYPES, format) : undefined;
}
