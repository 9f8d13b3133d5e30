import { type JsonObject, listOf, objectOf } from '../json.ts';

export const LOCATIONS = ['path', 'query', 'header', 'cookie', 'body'] as const;

/** A `<ParamField>` of a page that is written by hand. */
export interface ParamField {
  readonly name: string;
  readonly in: (typeof LOCATIONS)[number];
  readonly required: boolean;
  readonly schema: JsonObject;
}

/** A field inside another without the name of that, which many authors repeat: `user.name`, `users[].name`. */
export function withoutPath(outer: string): (field: ParamField) => ParamField {
  return (field) => {
    const path = [`${outer}.`, `${outer}[].`, `${outer}[0].`].find((start) => field.name.startsWith(start));
    return path === undefined ? field : { ...field, name: field.name.slice(path.length) };
  };
}

/** Fields named by their path as properties of what they are in, in the place of the first: `user.name`, `users[].name`. */
export function unfolded(fields: readonly ParamField[]): ParamField[] {
  const found = new Map<string, ParamField>();
  const described = new Set(fields.map(({ name }) => name));
  for (const field of fields) {
    const [, outer, list, rest] = /^([\w$-]+)(\[\d*\])?\.(.+)$/.exec(field.name) ?? [];
    if (outer === undefined || rest === undefined) {
      const inner = found.get(field.name)?.schema;
      found.set(field.name, inner === undefined ? field : { ...field, schema: joined(field.schema, inner) });
      continue;
    }
    const [one] = unfolded([{ ...field, name: rest }]);
    const object = objectSchema(one === undefined ? [] : [one]);
    const schema = list === undefined ? object : { type: 'array', items: object };
    const known = found.get(outer);
    found.set(outer, {
      name: outer,
      in: field.in,
      // What no field describes is needed where something in it is.
      required: known?.required === true || (one?.required === true && !described.has(outer)),
      schema: known === undefined ? schema : joined(known.schema, schema),
    });
  }
  return [...found.values()];
}

/** A schema with the properties of another, in its items where it is a list. */
function joined(schema: JsonObject, other: JsonObject): JsonObject {
  // The same field may stand on a page twice, as in tabs.
  if (Object.keys(objectOf(other.properties)).length + Object.keys(objectOf(other.items)).length === 0)
    return schema;
  if (schema.type === 'array' || other.type === 'array') {
    const inner = other.type === 'array' ? objectOf(other.items) : other;
    return { ...schema, type: 'array', items: joined(objectOf(schema.items), inner) };
  }
  const properties: Record<string, unknown> = { ...objectOf(schema.properties) };
  for (const [name, value] of Object.entries(objectOf(other.properties))) {
    const known = properties[name];
    properties[name] = known === undefined ? value : joined(objectOf(known), objectOf(value));
  }
  const required = [...listOf(schema.required), ...listOf(other.required)];
  return { ...schema, type: 'object', properties, required };
}

/** Fields as the properties of an object. */
export function objectSchema(fields: readonly ParamField[]): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}
