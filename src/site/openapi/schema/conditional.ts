import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, listOf, objectOf, shown } from '../json.ts';
import { dependenciesOf } from './facts.ts';

/** What has to hold for an option of a schema to apply. */
export interface Condition {
  readonly schema: unknown;
  /** Whether the option is for values that meet it, or for the others. */
  readonly holds: boolean;
}

/** `then`, `else` and what depends on a property as schemas of their own, named by their condition. */
export function conditionalOptions(
  own: JsonObject,
  resolver: Resolver,
): { option: JsonObject; condition: Condition }[] {
  const named = (schema: unknown, title: string, condition: Condition) =>
    isObject(schema) ? [{ option: { ...resolver.resolve(schema), title }, condition }] : [];
  const dependent = Object.entries(dependenciesOf(own, 'dependentSchemas')).flatMap(([name, schema]) =>
    named(schema, `When ${name} is given`, { schema: { required: [name] }, holds: true }),
  );
  if (own.if === undefined) return dependent;
  const condition = conditionText(resolver.resolve(own.if));
  return [
    ...named(own.then, `When ${condition}`, { schema: own.if, holds: true }),
    ...named(own.else, `Unless ${condition}`, { schema: own.if, holds: false }),
    ...dependent,
  ];
}

function conditionText({ properties, required }: JsonObject): string {
  const named = Object.entries(objectOf(properties)).map(([name, value]) => {
    const schema = objectOf(value);
    const values = Object.hasOwn(schema, 'const') ? [schema.const] : listOf(schema.enum);
    return values.length === 0 ? name : `${name} is ${values.map(shown).join(' or ')}`;
  });
  if (named.length > 0) return named.join(' and ');
  const given = listOf(required).map(shown);
  return given.length === 0 ? 'the condition holds' : `${given.join(' and ')} is given`;
}
