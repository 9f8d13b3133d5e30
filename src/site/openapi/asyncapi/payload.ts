import { fenced } from '../../markdown/code/code-span.ts';
import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, objectOf, textOf } from '../json.ts';
import { schemaOfAvro } from './avro.ts';

interface Payload {
  /** Its schema; undefined where it is described as a text of another language. */
  readonly schema: unknown;
  /** That text as Markdown. */
  readonly definition: string | undefined;
  /** It is described in a language of its own, such as Avro, and travels as no JSON. */
  readonly isForeign: boolean;
}

/** What a message carries. Version 3 may wrap it with the format of its schema, which version 2 has beside it. */
export function payloadOf(raw: JsonObject, resolver: Resolver): Payload {
  const wrapped = objectOf(raw.payload);
  const given = wrapped.schema !== undefined && wrapped.type === undefined ? wrapped.schema : raw.payload;
  const format = textOf(raw.schemaFormat) ?? textOf(wrapped.schemaFormat) ?? '';
  const isForeign = /avro|protobuf|raml|xml|xsd/i.test(format);
  const text = typeof given === 'string' ? given : isForeign ? fileOf(given, resolver) : undefined;
  const schema = text === undefined ? given : parsedObject(text);
  if (text !== undefined && schema === undefined) {
    const language = LANGUAGES.find(([name]) => name.test(format))?.[1] ?? 'text';
    return { schema, definition: fenced(text.trimEnd(), language), isForeign: true };
  }
  const isAvro = /avro/i.test(format) && isObject(schema);
  return {
    schema: isAvro ? schemaOfAvro(resolver.resolve(schema)) : schema,
    definition: undefined,
    isForeign,
  };
}

const LANGUAGES = [
  [/protobuf/i, 'protobuf'],
  [/raml/i, 'yaml'],
  [/xml|xsd/i, 'xml'],
] as const;

/** The text of a file of another language that stands for a schema. */
function fileOf(value: unknown, resolver: Resolver): string | undefined {
  const { $ref } = objectOf(value);
  const isText = typeof $ref === 'string' && /\.(?:proto|raml|xsd|xml)$/i.test($ref);
  return isText ? resolver.read(`/${$ref}`) : undefined;
}

/** Avro and JSON Schema may be written as text. */
function parsedObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
