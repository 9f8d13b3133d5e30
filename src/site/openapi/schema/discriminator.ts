import { lookUp } from '../../../look-up.ts';
import { lastName } from '../description/resolve.ts';
import { objectOf, shown, textOf } from '../json.ts';

/** What tells the alternatives of a schema apart (OpenAPI 3.1, 4.8.25). */
export interface Discriminator {
  readonly property: string;
  /** Its values for each named schema, where a mapping gives them. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** The schema that holds where the property is missing or has another value (OpenAPI 3.2). */
  readonly usual: string | undefined;
}

/** Reads a discriminator; undefined where it names no property. */
export function readDiscriminator(value: unknown): Discriminator | undefined {
  // Swagger 2 has its name only.
  const property = textOf(value) ?? textOf(objectOf(value).propertyName);
  if (property === undefined) return undefined;
  const mapping = Object.entries(objectOf(objectOf(value).mapping));
  const values: Record<string, string[]> = {};
  for (const [key, target] of mapping) {
    const name = lastName(shown(target)) ?? '';
    values[name] = [...(lookUp(values, name) ?? []), key];
  }
  const usual = textOf(objectOf(value).defaultMapping);
  return { property, values, usual: usual === undefined ? undefined : lastName(usual) };
}
