import { distance, nearest } from '../../../text/suggest.ts';
import type { Keys } from '../description/key-places.ts';
import { isObject, type JsonObject, listOf, namedIn, objectOf } from '../json.ts';
import { METHODS } from '../operation/operations.ts';

/** A field of a part of a description, or the type of a schema, that is near to one that is read, and is none itself. */
export interface MisspeltField {
  readonly written: string;
  readonly meant: string;
  /** `no field of a response, and is not read`. */
  readonly isNone: string;
  /** `GET /users` */
  readonly owner: string;
  readonly at: Keys;
}

/** What a part may have: `one` is such a part, `many` a list or names of them, or either. */
export interface Kind {
  readonly called: string;
  readonly fields: readonly string[];
  readonly one?: Readonly<Record<string, string>>;
  readonly many?: Readonly<Record<string, string>>;
}

export const words = (text: string): string[] => text.split(' ');
const KEYWORDS = words(
  '$ref $id $schema $comment $anchor $defs $dynamicRef $dynamicAnchor title description type format enum const default example examples properties required items additionalProperties patternProperties propertyNames unevaluatedProperties unevaluatedItems additionalItems prefixItems contains minContains maxContains allOf oneOf anyOf not if then else dependencies dependentRequired dependentSchemas definitions minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems uniqueItems minProperties maxProperties nullable discriminator readOnly writeOnly deprecated xml externalDocs contentEncoding contentMediaType contentSchema collectionFormat',
);
const HEADER = words(
  '$ref summary description required deprecated allowEmptyValue style explode allowReserved schema example examples content',
);
const TYPES = words('string number integer boolean object array null file');
const SUBSCHEMA = 'schema';
const HELD = { one: { schema: SUBSCHEMA }, many: { content: 'media' } };

/** Of a schema, wherever it stands. */
export const SCHEMA_KIND: Kind = {
  called: 'a schema',
  fields: KEYWORDS,
  one: { items: SUBSCHEMA, additionalProperties: SUBSCHEMA, not: SUBSCHEMA },
  many: Object.fromEntries(
    words('properties patternProperties allOf oneOf anyOf').map((key) => [key, SUBSCHEMA]),
  ),
};

const KINDS: Readonly<Record<string, Kind>> = {
  // Swagger 2 has the keywords of a schema in it, and many still write them there.
  parameter: { called: 'a parameter', fields: [...HEADER, 'name', 'in', ...KEYWORDS], ...HELD },
  header: { called: 'a header', fields: [...HEADER, ...KEYWORDS], ...HELD },
  body: { called: 'a request body', fields: words('$ref summary description content required'), ...HELD },
  response: {
    called: 'a response',
    fields: words('$ref summary description headers content links schema examples'),
    many: { ...HELD.many, headers: 'header' },
  },
  media: {
    called: 'a media type',
    fields: words('$ref schema itemSchema example examples encoding itemEncoding prefixEncoding'),
    one: { schema: SUBSCHEMA, itemSchema: SUBSCHEMA },
  },
  schema: SCHEMA_KIND,
};

/** How many keys lead to what is looked at: nobody writes what is deeper by hand. */
const DEEPEST = 100;

/** Looks for fields that are spelt wrong in a part of a kind, or in many of them, and in what stands in these. */
export interface FieldFinder {
  readonly found: readonly MisspeltField[];
  look(value: unknown, kind: string, of: string, at: Keys): void;
  lookAtAll(values: unknown, kind: string, of: string, at: Keys): void;
}

/** Makes a finder that looks at each part once. */
export function fieldFinder(kinds: Readonly<Record<string, Kind>>): FieldFinder {
  const found: MisspeltField[] = [];
  const seen = new Set<unknown>();
  const look = (value: unknown, name: string, of: string, at: Keys): void => {
    const kind = kinds[name];
    if (kind === undefined || !isObject(value) || seen.has(value) || at.length > DEEPEST) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      const below = [...at, key];
      const meant = kind.fields.includes(key) ? undefined : meantField(key, kind.fields);
      if (meant !== undefined)
        found.push({
          written: key,
          meant,
          isNone: `no field of ${kind.called}, and is not read`,
          owner: of,
          at: below,
        });
      if (name === SUBSCHEMA && key === 'type' && typeof inner === 'string') {
        const type = TYPES.includes(inner) ? undefined : meantField(inner, TYPES);
        if (type !== undefined)
          found.push({ written: inner, meant: type, isNone: 'no type', owner: of, at: below });
      }
      look(inner, kind.one?.[key] ?? '', of, below);
      lookAtAll(inner, kind.many?.[key] ?? '', of, below);
    }
  };
  const lookAtAll = (values: unknown, name: string, of: string, at: Keys): void => {
    for (const [index, value] of listOf(values).entries()) look(value, name, of, [...at, index]);
    for (const [key, value] of Object.entries(objectOf(values))) look(value, name, of, [...at, key]);
  };
  return { found, look, lookAtAll };
}

/** Finds the fields of parameters, bodies, responses and schemas of a document that are spelt wrong, in its order. */
export function misspeltFields(root: JsonObject): readonly MisspeltField[] {
  const { found, look, lookAtAll } = fieldFinder(KINDS);
  for (const [path, item] of namedIn(root.paths)) {
    const at = ['paths', path];
    lookAtAll(objectOf(item).parameters, 'parameter', path, [...at, 'parameters']);
    for (const method of METHODS) {
      const operation = objectOf(objectOf(item)[method]);
      const of = `${method.toUpperCase()} ${path}`;
      lookAtAll(operation.parameters, 'parameter', of, [...at, method, 'parameters']);
      look(operation.requestBody, 'body', of, [...at, method, 'requestBody']);
      lookAtAll(operation.responses, 'response', of, [...at, method, 'responses']);
    }
  }
  for (const [holder, kind] of COMPONENTS) {
    for (const [name, value] of namedIn(objectOf(root.components)[holder]))
      look(value, kind, `components.${holder}.${name}`, ['components', holder, name]);
  }
  return found;
}

const COMPONENTS = [
  ['schemas', 'schema'],
  ['parameters', 'parameter'],
  ['headers', 'header'],
  ['requestBodies', 'body'],
  ['responses', 'response'],
] as const;

/** Anybody may add keywords of their own: only what differs in a letter or two is taken for a mistake. */
function meantField(key: string, fields: readonly string[]): string | undefined {
  if (key.length < 4 || key.startsWith('x-')) return undefined;
  const meant = nearest(key, fields);
  const isNear =
    meant !== undefined && distance(key.toLowerCase(), meant.toLowerCase(), 3) <= (key.length > 7 ? 2 : 1);
  return isNear ? meant : undefined;
}
