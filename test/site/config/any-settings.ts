import fc from 'fast-check';
import { docsJsonSchema } from '../../../src/site/config/json-schema.ts';

/** What JSON Schema says of a value of `docs.json`, as far as that schema uses it. */
interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
}

const MOST_KEYS = 5;
const DEEPEST = 10;
const COLOR = fc
  .array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: 6, maxLength: 6 })
  .map((digits) => `#${digits.join('')}`);
const WORDS = fc.constantFrom(
  'Docs',
  'API & “more”',
  '<b>x</b>',
  '日本語',
  'مرحبا',
  '`code`',
  '{{name}}',
  '$1',
);
const ADDRESS = fc.constantFrom(
  'https://example.com/?a=1&b=2',
  '/a',
  '/guides/start#setup',
  'mailto:x@example.com',
);

/** Any settings that the published schema of `docs.json` allows, of a project with these pages and descriptions. */
export function anySettings(known: {
  readonly pages: readonly string[];
  readonly openapi: string;
  readonly asyncapi: string;
}): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const { $defs, anyOf } = docsJsonSchema() as Schema & { readonly $defs: Readonly<Record<string, Schema>> };
  const page = fc.constantFrom(...known.pages, 'missing');
  const BY_KEY: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    href: ADDRESS,
    url: ADDRESS,
    destination: ADDRESS,
    socials: ADDRESS,
    base: ADDRESS,
    root: page,
    pages: page,
    icon: fc.constantFrom('rocket', 'book', 'unknown', '/logo.svg'),
    language: fc.constantFrom('en', 'fr', 'ar', 'ja', 'pt-BR'),
    openapi: fc.constantFrom(known.openapi, 'missing.yaml'),
    asyncapi: fc.constantFrom(known.asyncapi, 'missing.yaml'),
  };

  const textsOf = (key: string, pattern = ''): fc.Arbitrary<unknown> =>
    pattern.startsWith('^#') ? COLOR : pattern.startsWith('^(?!') ? page : (BY_KEY[key] ?? WORDS);

  const objectsOf = (schema: Schema, key: string, depth: number): fc.Arbitrary<unknown> => {
    const { properties, required = [], additionalProperties: others = {} } = schema;
    if (properties === undefined)
      return fc.dictionary(WORDS, valuesOf(others, key, depth + 1), { maxKeys: 2 });
    const optional =
      depth > DEEPEST ? [] : Object.keys(properties).filter((name) => !required.includes(name));
    return fc.subarray(optional, { maxLength: Math.min(MOST_KEYS, optional.length) }).chain((chosen) => {
      const names = [...required, ...chosen];
      return fc.record(
        Object.fromEntries(names.map((name) => [name, valuesOf(properties[name] ?? {}, name, depth + 1)])),
      );
    });
  };

  const valuesOf = (schema: Schema, key: string, depth: number): fc.Arbitrary<unknown> => {
    if (schema.$ref !== undefined) return valuesOf($defs[schema.$ref.replace(/^.*\//, '')] ?? {}, key, depth);
    if (schema.anyOf !== undefined) {
      const forms = schema.anyOf.filter(({ $ref }) => !$ref?.endsWith('/Reference'));
      return fc.oneof(...forms.map((form) => valuesOf(form, key, depth)));
    }
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const { minimum = 0, maximum = 100, items = {} } = schema;
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'number' || schema.type === 'integer')
      return fc.integer({ min: minimum, max: maximum });
    if (schema.type === 'array')
      return fc.array(valuesOf(items, key, depth + 1), { maxLength: depth > DEEPEST ? 0 : 2 });
    return schema.type === 'object' ? objectsOf(schema, key, depth) : textsOf(key, schema.pattern);
  };

  return valuesOf(anyOf?.at(-1) ?? {}, '', 0) as fc.Arbitrary<Readonly<Record<string, unknown>>>;
}
