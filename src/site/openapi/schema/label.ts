import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, listOf, textOf } from '../json.ts';
import { itemsOf, tupleOf } from './arrays.ts';
import { isFileSchema } from './files.ts';
import { type FlatSchema, flatten } from './flatten.ts';

/** Lists in lists and alternatives of alternatives that a label speaks of. */
const DEEPEST = 3;
/** More types than these say nothing at a glance. */
const MOST = 4;

/** The type of a schema in a few characters: `string<uuid>`, `object[]`, `string | integer | null`, `any`. */
export function typeLabel(schema: FlatSchema, resolver: Resolver, depth = 0): string {
  const labels = labelsOf(schema, resolver, depth);
  const known = [...labels].filter((label) => label !== ANY && label !== NOTHING);
  const types = known.length > MOST ? ['one of several'] : known;
  if (types.length === 0 && labels.has(ANY)) types.push(ANY);
  return [...types, ...(labels.has(NOTHING) ? [NOTHING] : [])].join(' | ');
}

/** What is said only where nothing else is. */
const ANY = 'any';
/** What goes last, however many alternatives have it. */
const NOTHING = 'null';

/** The label of each type that a value may be of, of alternatives that of theirs. */
function labelsOf(schema: FlatSchema, resolver: Resolver, depth: number): Set<string> {
  const labels = new Set<string>();
  for (const type of schema.types) {
    if (type === 'array') for (const label of arrayLabels(schema, resolver, depth)) labels.add(label);
    else labels.add(simpleLabel(type, schema));
  }
  if (labels.size === 0 && depth < DEEPEST) {
    for (const { kind, options } of schema.variants) {
      if (kind === 'if') continue;
      for (const option of options)
        for (const label of labelsOf(flatten(option, resolver), resolver, depth + 1)) labels.add(label);
    }
  }
  if (labels.size === 0 && isFileSchema(schema.keywords)) labels.add(simpleLabel('file', schema));
  if (labels.size === 0) labels.add(ANY);
  if (schema.nullable) labels.add(NOTHING);
  return labels;
}

function simpleLabel(type: string, { keywords, types }: FlatSchema): string {
  const said = textOf(keywords.format) ?? contentIn(keywords);
  const detail = said !== undefined && isOfOther(said, type, types) ? undefined : said;
  if (listOf(keywords.enum).length > 0) return `enum<${type}>`;
  if (type === 'object') return 'object';
  if (detail === 'binary' || detail === 'application/octet-stream') return 'file';
  // Many repeat the type for the format.
  return detail === undefined || detail.toLowerCase() === type ? type : `${type}<${detail}>`;
}

/** What a text holds: its media type, and how that became a text (JSON Schema, Validation, 8). */
function contentIn({ contentEncoding, contentMediaType }: JsonObject): string | undefined {
  const [encoding, type] = [textOf(contentEncoding), textOf(contentMediaType)];
  if (encoding === undefined || /^(?:7bit|8bit|binary)$/i.test(encoding)) return type ?? encoding;
  return type === undefined || type === 'application/octet-stream' ? encoding : `${encoding} ${type}`;
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'number']);

/** Whether a format says how numbers are held, and a value may be one beside this type, or the other way round. */
function isOfOther(format: string, type: string, types: readonly string[]): boolean {
  const isOfNumbers = /^(?:u?int\d*|float|double|decimal)$/i.test(format);
  return isOfNumbers !== NUMBERS.has(type) && types.some((one) => NUMBERS.has(one) === isOfNumbers);
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
