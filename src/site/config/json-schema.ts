import { z } from 'zod';
import { isRecord } from './json/record.ts';
import { DocsJson } from './schema.ts';

const REFERENCE = '#/$defs/Reference';

/**
 * The JSON Schema of `docs.json` for editors (`"$schema"`). Every object and list may be written as
 * `{ "$ref": "other.json" }` instead, which a reader of JSON Schema would not know by itself.
 */
export function docsJsonSchema(): object {
  const { $schema, $defs, ...root } = z.toJSONSchema(DocsJson, { io: 'input', unrepresentable: 'any' });
  const definitions = isRecord($defs) ? $defs : {};
  return {
    $schema,
    title: 'docs.json',
    description: 'Settings of a documentation site: appearance, branding and navigation.',
    anyOf: [{ $ref: REFERENCE }, withReferences(root)],
    $defs: {
      Reference: {
        type: 'object',
        description:
          'Stands for the JSON file it names, relative to this one; keys beside it are merged over.',
        required: ['$ref'],
        properties: { $ref: { type: 'string' } },
      },
      ...Object.fromEntries(
        Object.entries(definitions).map(([name, schema]) => [name, withReferences(schema)]),
      ),
    },
  };
}

/** A schema in which every object or list below the top may be a reference instead. */
function withReferences(schema: unknown): unknown {
  if (!isRecord(schema)) return schema;
  const inner = (value: unknown): unknown => {
    const own = withReferences(value);
    const isContainer = isRecord(own) && (own.type === 'object' || own.type === 'array' || '$ref' in own);
    return isContainer ? { anyOf: [{ $ref: REFERENCE }, own] } : own;
  };
  const changed: Record<string, unknown> = { ...schema };
  if (isRecord(schema.properties))
    changed.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [key, inner(value)]),
    );
  if (isRecord(schema.items)) changed.items = inner(schema.items);
  if (Array.isArray(schema.anyOf)) changed.anyOf = schema.anyOf.map(inner);
  return changed;
}
