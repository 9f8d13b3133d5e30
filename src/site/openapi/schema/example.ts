import { lookUp } from '../../../look-up.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import type { Resolver } from '../resolve.ts';
import { contentOf, itemsOf, tupleOf } from './arrays.ts';
import { discriminated, type FlatSchema, flatten, isRequired } from './flatten.ts';
import { fitting } from './pattern.ts';

/** What an example is for: a request leaves out read-only properties, a response write-only ones. */
export interface ExampleUse {
  readonly for: 'request' | 'response';
  /** Leave out properties that are not required. */
  readonly requiredOnly?: boolean | undefined;
  /** How many values it may be made of; inner levels are left out until it keeps to that. */
  readonly mostValues?: number | undefined;
}

const DEPTHS = [8, 5, 3, 2];
const MOST_VALUES = 120;
/** How many levels further what is required is followed. */
const DEEPER = 3;
/** How many items stand in a list that must not have fewer. */
const MOST_ITEMS = 4;

/**
 * A value that fits a schema: its example, default, constant or first allowed value, else one made from the type.
 * The same schema gives the same value. Very large ones lose their inner levels; recursion ends where it begins.
 */
export function exampleOf(schema: unknown, resolver: Resolver, use: ExampleUse): unknown {
  let value: unknown;
  for (const depth of DEPTHS) {
    const budget = { left: use.mostValues ?? MOST_VALUES };
    value = make(schema, { resolver, use, budget, depth }, '', []);
    if (budget.left >= 0) break;
  }
  return value;
}

interface Scope {
  readonly resolver: Resolver;
  readonly use: ExampleUse;
  readonly budget: { left: number };
  readonly depth: number;
  /** The schema is made of another; those made of it in turn are not looked into. */
  readonly isDerived?: boolean;
}

function make(schema: unknown, scope: Scope, name: string, above: readonly JsonObject[]): unknown {
  scope.budget.left--;
  const flat = flatten(schema, scope.resolver);
  const { keywords } = flat;
  const given = givenExample(keywords);
  if (given !== undefined) return given;
  if (Object.hasOwn(keywords, 'default') && keywords.default !== null) return keywords.default;
  const [allowed] = listOf(keywords.enum);
  if (allowed !== undefined) return allowed;

  const type = flat.types[0];
  if (
    type === 'object' ||
    (type === undefined && (flat.variants.length > 0 || isObject(keywords.properties)))
  ) {
    return makeObject(flat, scope, above);
  }
  if (type === 'array') return makeArray(flat, scope, name, above);
  const held = contentOf(flat, scope.resolver);
  if (held === undefined || scope.depth <= 0) return makeScalar(type, keywords, name);
  const below = { ...scope, depth: scope.depth - 1 };
  return JSON.stringify(make(keywords.contentSchema, below, name, [...above, ...flat.parts]));
}

/** The example a schema carries (`example`, `examples`, `const`), undefined for none. */
function givenExample(keywords: JsonObject): unknown {
  if (Object.hasOwn(keywords, 'const')) return keywords.const;
  if (keywords.example !== undefined) return keywords.example;
  if (Array.isArray(keywords.examples)) return keywords.examples[0];
  // A map of named examples is what parameters have; schemas sometimes have it by mistake.
  return objectOf(Object.values(objectOf(keywords.examples))[0]).value;
}

function makeObject(flat: FlatSchema, scope: Scope, above: readonly JsonObject[]): unknown {
  const { keywords, variants, parts } = flat;
  if (parts.some((part) => above.includes(part))) return {};
  // Where there is no room for all, what is required still makes the value one that fits.
  const isScarce = scope.depth <= 0 || scope.budget.left < 0;
  if (isScarce && (scope.depth <= -DEEPER || scope.budget.left < -MOST_VALUES)) return {};
  const path = [...above, ...parts];
  const below = { ...scope, depth: scope.depth - 1, isDerived: false };
  const required = new Set(listOf(keywords.required));
  const made: [string, unknown][] = [];

  for (const [name, property] of Object.entries(objectOf(keywords.properties))) {
    if (property === false) continue; // It must not be there.
    const inner = flatten(property, scope.resolver);
    if (scope.use.for === 'request' ? inner.keywords.readOnly === true : inner.keywords.writeOnly === true)
      continue;
    const wanted = required.has(name) || isRequired(property, scope.resolver);
    if ((isScarce || scope.use.requiredOnly === true) && !wanted) continue;
    const recursive = inner.parts.some((part) => path.includes(part));
    if (!wanted && (recursive || inner.keywords.deprecated === true)) continue;
    made.push([name, make(property, below, name, path)]);
  }

  for (const alternatives of variants) {
    const { kind, options, discriminator, areDerived } = alternatives;
    // What only some values need would not fit the others.
    if (kind === 'if' || (areDerived && scope.isDerived)) continue;
    // A derived schema has its base in it, which is no recursion.
    const value = areDerived
      ? make(options[0], { ...below, isDerived: true }, '', above)
      : make(options[0], below, '', path);
    if (!isObject(value)) {
      if (made.length === 0) return value;
    } else made.push(...Object.entries(value));
    const [chosen] = discriminated(alternatives, options[0], scope.resolver);
    if (discriminator !== undefined && chosen !== undefined && isObject(value))
      made.push([discriminator.property, chosen]);
  }
  // Each part of an object may have an example of its own.
  const given = parts.map(givenExample).filter(isObject);
  if (made.length > 0) made.push(...given.flatMap((example) => Object.entries(example)));

  const { additionalProperties } = keywords;
  if (made.length === 0 && isObject(additionalProperties) && Object.keys(additionalProperties).length > 0) {
    made.push(['key', make(additionalProperties, below, 'key', path)]);
  }
  return Object.fromEntries(made);
}

function makeArray(
  { keywords, parts }: FlatSchema,
  scope: Scope,
  name: string,
  above: readonly JsonObject[],
): unknown[] {
  const least = typeof keywords.minItems === 'number' ? keywords.minItems : 0;
  const isScarce = scope.depth <= 0 || scope.budget.left < 0;
  if (isScarce && (least === 0 || scope.depth <= -DEEPER)) return [];
  const below = { ...scope, depth: scope.depth - 1 };
  const path = [...above, ...parts];
  const first = tupleOf(keywords).map((schema) => make(schema, below, name, path));
  const items = itemsOf(keywords);
  if (first.length > 0 || items === undefined) return first;
  if (flatten(items, scope.resolver).parts.some((part) => above.includes(part))) return [];
  const item = make(items, below, name.replace(/s$/, ''), path);
  const isPlain = typeof item !== 'object' || Array.isArray(item);
  // A pair of coordinates is one; of what has to differ, or is long, one shows enough.
  const count = isPlain && keywords.uniqueItems !== true ? least : 1;
  return Array.from({ length: count >= 1 && count <= MOST_ITEMS ? count : 1 }, () => item);
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:30:00Z',
  time: '09:30:00Z',
  duration: 'PT30M',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': '/path',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '3c90c3cc-0d44-4b50-8888-8dd25736052a',
  byte: 'aGVsbG8=',
  base64: 'aGVsbG8=',
  // Numbers too large for JSON travel as texts.
  int64: '1',
  uint64: '1',
  decimal: '1.5',
  password: 'correct-horse-battery',
  regex: '^[a-z]+$',
};

function makeScalar(type: string | undefined, keywords: JsonObject, name: string): unknown {
  switch (type) {
    case 'string':
      return makeText(keywords, name);
    case 'integer':
      return makeNumber(keywords, 1);
    case 'number':
      return makeNumber(keywords, /^u?int/.test(textOf(keywords.format) ?? '') ? 1 : 1.5);
    case 'boolean':
      return true;
    default:
      return type === undefined ? makeText(keywords, name) : null;
  }
}

function makeText(keywords: JsonObject, name: string): string {
  const format = textOf(keywords.format) ?? textOf(keywords.contentEncoding);
  const known = format === undefined ? undefined : lookUp(BY_FORMAT, format);
  // Shorter or longer, a date would be none.
  if (known !== undefined && format !== 'password') return known;
  const text = known ?? (name === '' ? 'text' : name);
  const { minLength, maxLength } = keywords;
  const sized =
    typeof maxLength === 'number' && text.length > maxLength
      ? text.slice(0, Math.max(0, maxLength))
      : typeof minLength === 'number' && minLength <= 64
        ? text.padEnd(minLength, 'x')
        : text;
  return typeof keywords.pattern === 'string' ? fitting(sized, keywords.pattern) : sized;
}

function makeNumber(keywords: JsonObject, usual: number): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = keywords;
  const above =
    typeof exclusiveMinimum === 'number' ? exclusiveMinimum : exclusiveMinimum === true ? minimum : undefined;
  const below =
    typeof exclusiveMaximum === 'number' ? exclusiveMaximum : exclusiveMaximum === true ? maximum : undefined;
  let value = usual;
  if (typeof minimum === 'number') value = Math.max(value, minimum);
  if (typeof above === 'number' && value <= above) value = above + 1;
  if (typeof maximum === 'number') value = Math.min(value, maximum);
  if (typeof below === 'number' && value >= below) {
    const least = above ?? minimum;
    value = typeof least === 'number' && least >= below - 1 ? (least + below) / 2 : below - 1;
  }
  if (typeof multipleOf === 'number' && multipleOf > 0) value = Math.ceil(value / multipleOf) * multipleOf;
  return value;
}
