import type { Resolver } from '../description/resolve.ts';
import { type JsonObject, listOf, shown } from '../json.ts';
import { between, type Fact } from './facts.ts';
import { flatten } from './flatten.ts';
import { typeLabel } from './label.ts';

/** What a schema says of its values by other schemas: what a list contains, how long names are, what a value is not. */
export function innerFactsOf(keywords: JsonObject, resolver: Resolver): Fact[] {
  const contained = containedLabel(keywords, resolver);
  const { propertyNames } = keywords;
  const names = propertyNames === undefined ? {} : flatten(propertyNames, resolver).keywords;
  const length = between(names.minLength, names.maxLength);
  const not = keywords.not === undefined ? undefined : excludedLabel(keywords.not, resolver);
  return [
    ...(contained === undefined ? [] : [{ label: 'Contains', value: contained }]),
    ...(length === undefined ? [] : [{ label: 'Each name: length', value: length }]),
    ...(not === undefined ? [] : [{ label: 'Not', value: not }]),
  ];
}

/** Some item that a list has, and how often; undefined where it need not have it. */
function containedLabel(
  { contains, minContains = 1, maxContains }: JsonObject,
  resolver: Resolver,
): string | undefined {
  const often = between(minContains, maxContains);
  if (contains === undefined || often === undefined) return undefined;
  const label = shortLabel(contains, resolver);
  return minContains === 1 && maxContains === undefined ? label : `${often} × ${label}`;
}

/** What a value is not; undefined where the words for it would exclude more: all objects, or everything. */
function excludedLabel(schema: unknown, resolver: Resolver): string | undefined {
  const label = shortLabel(schema, resolver);
  const { keywords, types } = flatten(schema, resolver);
  const isImplied = keywords.type === undefined && types.includes(label);
  return label === 'any' || isImplied ? undefined : label;
}

/** How many alternatives within alternatives are looked into. */
const DEEPEST = 2;

/** A schema in a few words: its values, the properties that it asks for, its name or its type. */
function shortLabel(schema: unknown, resolver: Resolver, depth = 0): string {
  const flat = flatten(schema, resolver);
  const values = Object.hasOwn(flat.keywords, 'const') ? [flat.keywords.const] : listOf(flat.keywords.enum);
  if (values.length > 0) return values.map(shown).join(', ');
  const required = listOf(flat.keywords.required).map(shown);
  if (required.length > 0) return `with ${required.join(', ')}`;
  const label = flat.name ?? typeLabel(flat, resolver);
  const options = flat.variants.flatMap((one) => (one.kind === 'if' ? [] : one.options));
  if (label !== 'any' || depth >= DEEPEST) return label;
  const labels = new Set(options.map((option) => shortLabel(option, resolver, depth + 1)));
  return labels.size === 0 || labels.has(label) ? label : [...labels].join(' | ');
}
