import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, listOf, objectOf } from '../json.ts';

/** What says nothing of a value. */
const SILENT = new Set(['title', 'description', '$comment', 'type', '$ref']);
const DEEPEST = 10;

/**
 * Whether an object meets the condition of an `if`, of which most ask for values and names; undefined where it asks for
 * more.
 */
export function holds(
  condition: unknown,
  value: unknown,
  resolver: Resolver,
  depth = DEEPEST,
): boolean | undefined {
  if (typeof condition === 'boolean') return condition;
  const schema = resolver.resolve(condition);
  const inner = (one: unknown, of: unknown) =>
    depth === 0 ? undefined : holds(one, of, resolver, depth - 1);
  const answers = Object.entries(schema).map(([keyword, said]) => {
    if (SILENT.has(keyword)) return true;
    switch (keyword) {
      case 'const':
        return same(said, value);
      case 'enum':
        return listOf(said).some((one) => same(one, value));
      case 'required':
        return !isObject(value) || listOf(said).every((name) => Object.hasOwn(value, String(name)));
      case 'properties':
        return all(propertiesOf(said, value).map(([one, of]) => inner(one, of)));
      case 'allOf':
        return all(listOf(said).map((one) => inner(one, value)));
      case 'anyOf':
        return negated(all(listOf(said).map((one) => negated(inner(one, value)))));
      case 'not':
        return negated(inner(said, value));
      default:
        return undefined;
    }
  });
  return all(answers);
}

/** The schemas of the properties that a value has, with these. */
function propertiesOf(properties: unknown, value: unknown): [schema: unknown, value: unknown][] {
  const holder: JsonObject = objectOf(value);
  return Object.entries(objectOf(properties)).flatMap(([name, schema]) =>
    Object.hasOwn(holder, name) ? [[schema, holder[name]]] : [],
  );
}

function all(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

function negated(answer: boolean | undefined): boolean | undefined {
  return answer === undefined ? undefined : !answer;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
