import { exampleOf } from '../../../src/site/openapi/schema/example.ts';
import { describeSchema, type Field } from '../../../src/site/openapi/schema/field.ts';
import { documentOf } from './project.ts';

/** A schema as a tree of fields; `schemas` are those that it refers to. */
export async function described(schema: unknown, schemas: object = {}): Promise<Field> {
  return describeSchema(schema, await documentOf({}, { components: { schemas } }));
}

/** The example that is made of a schema. */
export async function example(
  schema: unknown,
  schemas: object = {},
  use: 'request' | 'response' = 'response',
) {
  return exampleOf(schema, await documentOf({}, { components: { schemas } }), { for: use });
}

/** A reference to one of the schemas. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
