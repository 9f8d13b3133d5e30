import { lookUp } from '../../../look-up.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../json.ts';

/** Primitive and logical types of Avro (1.12) as JSON Schema has them. */
const TYPES: Readonly<Record<string, JsonObject>> = {
  null: { type: 'null' },
  boolean: { type: 'boolean' },
  int: { type: 'integer', format: 'int32' },
  long: { type: 'integer', format: 'int64' },
  float: { type: 'number', format: 'float' },
  double: { type: 'number', format: 'double' },
  bytes: { type: 'string', format: 'byte' },
  fixed: { type: 'string', format: 'byte' },
  string: { type: 'string' },
};

/** An Avro schema as the JSON Schema of what it describes; what it calls by name again is shown where it is described. */
export function schemaOfAvro(avro: unknown, known: Map<string, JsonObject> = new Map()): JsonObject {
  if (typeof avro === 'string') return lookUp(TYPES, avro) ?? known.get(plainName(avro)) ?? { title: avro };
  if (Array.isArray(avro)) return { anyOf: avro.map((one) => schemaOfAvro(one, known)) };
  if (!isObject(avro)) return {};
  const { type, name, logicalType } = avro;
  const about = { title: textOf(name), ...describedIn(avro) };
  const define = (schema: JsonObject): JsonObject => {
    known.set(plainName(about.title ?? ''), schema);
    return schema;
  };
  switch (type) {
    case 'record':
    case 'error': {
      define({ type: 'object', ...about });
      const fields = listOf(avro.fields).map(objectOf);
      return define({
        type: 'object',
        ...about,
        properties: Object.fromEntries(fields.map((field) => [String(field.name), fieldOf(field, known)])),
        required: fields.filter((field) => !Object.hasOwn(field, 'default')).map((field) => field.name),
      });
    }
    case 'enum':
      return define({ type: 'string', ...about, enum: listOf(avro.symbols) });
    case 'array':
      return { type: 'array', items: schemaOfAvro(avro.items, known) };
    case 'map':
      return { type: 'object', additionalProperties: schemaOfAvro(avro.values, known) };
    case 'fixed':
      return define({ ...TYPES.fixed, ...about });
    default: {
      const schema = schemaOfAvro(type, known);
      return logicalType === undefined ? schema : { ...schema, format: logicalType };
    }
  }
}

/** A field of a record; that nothing is its default says no more than that it may be missing. */
function fieldOf(field: JsonObject, known: Map<string, JsonObject>): JsonObject {
  const usual = field.default ?? undefined;
  const schema = { ...schemaOfAvro(field.type, known), ...describedIn(field) };
  return usual === undefined ? schema : { ...schema, default: usual };
}

function describedIn({ doc }: JsonObject): { readonly description?: string } {
  const description = textOf(doc);
  return description === undefined ? {} : { description };
}

/** A name without its namespace, which is that around it where it has none. */
function plainName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
