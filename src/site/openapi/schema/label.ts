import { isObject, listOf, textOf } from '../json.ts';
import type { Resolver } from '../resolve.ts';
import { itemsOf, tupleOf } from './arrays.ts';
import { isFileSchema } from './files.ts';
import { type FlatSchema, flatten } from './flatten.ts';

const DEEPEST = 2;

/** The type of a schema in a few characters: `string<uuid>`, `object[]`, `string | integer | null`, `any`. */
export function typeLabel(schema: FlatSchema, resolver: Resolver, depth = 0): string {
  const labels = new Set<string>();
  for (const type of schema.types) {
    if (type === 'array') for (const label of arrayLabels(schema, resolver, depth)) labels.add(label);
    else labels.add(simpleLabel(type, schema));
  }
  if (labels.size === 0 && depth < DEEPEST) {
    for (const { kind, options } of schema.variants) {
      if (kind === 'if') continue;
      for (const option of options) labels.add(typeLabel(flatten(option, resolver), resolver, depth + 1));
    }
  }
  if (labels.size === 0 && isFileSchema(schema.keywords)) labels.add(simpleLabel('file', schema));
  const several = [...labels].filter((label, _, all) => label !== 'any' || all.length === 1);
  const base = several.length === 0 ? 'any' : several.length > 4 ? 'one of several' : several.join(' | ');
  return schema.nullable ? `${base} | null` : base;
}

function simpleLabel(type: string, { keywords }: FlatSchema): string {
  const detail =
    textOf(keywords.format) ?? textOf(keywords.contentMediaType) ?? textOf(keywords.contentEncoding);
  if (listOf(keywords.enum).length > 0) return `enum<${type}>`;
  if (type === 'object') return 'object';
  if (detail === 'binary' || detail === 'application/octet-stream') return 'file';
  // Many repeat the type for the format.
  return detail === undefined || detail.toLowerCase() === type ? type : `${type}<${detail}>`;
}

/** What an array of anything is by its alternatives, where each of them says more of its items. */
function arrayLabels(schema: FlatSchema, resolver: Resolver, depth: number): string[] {
  const items = itemsOf(schema.keywords) ?? {};
  const isOpen = isObject(items) && Object.keys(items).length === 0 && tupleOf(schema.keywords).length === 0;
  const options = schema.variants.flatMap((one) => (one.kind === 'if' ? [] : one.options));
  if (!isOpen || options.length === 0 || depth >= DEEPEST) return [arrayLabel(schema, resolver, depth)];
  const flat = options.map((option) => flatten(option, resolver));
  const sayMore = flat.every(
    ({ types, keywords }) => types.includes('array') && itemsOf(keywords) !== undefined,
  );
  return sayMore
    ? flat.map((option) => typeLabel(option, resolver, depth + 1))
    : [arrayLabel(schema, resolver, depth)];
}

function arrayLabel(schema: FlatSchema, resolver: Resolver, depth: number): string {
  const items = itemsOf(schema.keywords);
  if (items === undefined || tupleOf(schema.keywords).length > 0 || depth >= DEEPEST) return 'array';
  const label = typeLabel(flatten(items, resolver), resolver, depth + 1);
  return label.includes(' ') ? `(${label})[]` : `${label}[]`;
}
