import { lookUp } from '../../../look-up.ts';
import type { Resolver } from '../description/resolve.ts';
import { furtherReading } from '../further-reading.ts';
import { isObject, type JsonObject, listOf, objectOf, shown, textOf } from '../json.ts';
import { deprecationOf } from '../operation/deprecation.ts';
import { type EnumValue, enumValues } from './enum-values.ts';
import { isNoExample } from './example.ts';
import { type Fact, factsOf, written } from './facts.ts';
import { discriminated, type FlatSchema, flatten, type Variants } from './flatten.ts';
import { innerFactsOf } from './inner-facts.ts';
import { type Inside, type InsideReader, insideReader, type Standing } from './inside.ts';
import { typeLabel } from './label.ts';
import { type Room, roomFor } from './room.ts';

/** One row of the reference: a parameter, a property, the items of an array, an alternative. */
export interface Field {
  /** Empty for a body or an alternative as a whole. */
  readonly name: string;
  /** `string<uuid>`, `object[]`, … */
  readonly type: string;
  /** Title or name of the schema, where it has one. */
  readonly schemaName: string | undefined;
  /** Markdown. */
  readonly description: string | undefined;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Short remarks beside the name: `read-only`, those of `x-mint`. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly facts: readonly Fact[];
  readonly values: readonly EnumValue[];
  readonly examples: readonly { readonly value: string; readonly about?: string | undefined }[];
  readonly children: readonly Field[];
  /** The children are no properties, but ways to choose from. */
  readonly areWays?: boolean | undefined;
  readonly alternatives: readonly Alternatives[];
  /** Of an alternative that only asks for properties described elsewhere: their names. */
  readonly needs?: readonly string[] | undefined;
  /** Why children are missing: the schema contains itself, or lies too deep. */
  readonly cut: 'recursive' | 'deep' | undefined;
}

export interface Alternatives {
  readonly kind: Variants['kind'];
  readonly options: readonly Field[];
}

/** What a field is called and what its holder says of it. */
export interface FieldPlace {
  readonly name?: string;
  readonly required?: boolean;
  /** Keys of the schema to show as remarks (`api.params.post` of docs.json). */
  readonly remarks?: readonly string[] | undefined;
  /** What the schema is of: leaves out properties that only the other side may send; all are shown when absent. */
  readonly use?: 'request' | 'response' | undefined;
}

/**
 * Describes a schema as a tree of fields. A schema inside itself is cut where it returns; a very large one is cut at a
 * depth (in properties) at which it is small enough, but for what has little inside; the first level is always whole.
 */
export function describeSchema(schema: unknown, resolver: Resolver, place: FieldPlace = {}): Field {
  const inside = insideReader(resolver, place.use);
  const root = { schema, above: [], isDerived: false };
  const { depth, further } = roomFor(root, inside, resolver);
  return describe(root, { resolver, inside, remarks: place.remarks ?? [], depth, further }, place);
}

interface Scope {
  readonly resolver: Resolver;
  readonly inside: InsideReader;
  /** Levels of properties still to be shown. */
  readonly depth: number;
  /** Where no level is left, those of which further ones are shown. */
  readonly further: Room['further'];
  readonly remarks: readonly string[];
}

function describe(standing: Standing, scope: Scope, place: FieldPlace): Field {
  const { resolver } = scope;
  const inside = scope.inside(standing);
  const { flat, levels } = inside;
  const { keywords } = flat;
  const inner = levels.at(-1) ?? flat;
  const mint = objectOf(keywords['x-mint']);
  const { isDeprecated, message } = deprecationOf(keywords);
  return {
    name: place.name ?? '',
    type: typeLabel(flat, resolver),
    schemaName: titleOf(keywords, place.name ?? '') ?? inner.name,
    description: together([message, descriptionOf([flat, ...levels])]),
    required: place.required ?? false,
    deprecated: isDeprecated,
    before: texts(mint.pre),
    after: [
      ...(keywords.readOnly === true ? ['read-only'] : []),
      ...(keywords.writeOnly === true ? ['write-only'] : []),
      ...scope.remarks.flatMap((key) => remark(key, keywords[key])),
      ...texts(mint.post),
    ],
    facts: [
      ...factsOf(keywords),
      ...levels
        .flatMap((level) => [...factsOf(level.keywords), ...innerFactsOf(level.keywords, resolver)])
        .map((fact) => ({ ...fact, label: `Each item: ${fact.label.toLowerCase()}` })),
      ...innerFactsOf(keywords, resolver),
    ],
    values: enumValues(inner.keywords),
    examples: [flat, inner].map(examplesOf).find(({ length }) => length > 0) ?? [],
    ...nestedFields(inside, { ...scope, depth: scope.further.get(standing) ?? scope.depth }),
  };
}

function nestedFields(
  { held, entries, variants, isRecursive }: Inside,
  scope: Scope,
): Pick<Field, 'children' | 'alternatives' | 'cut'> {
  const isEmpty = entries.length === 0 && variants.length === 0;
  if (isEmpty || scope.depth <= 0) {
    const cut = isRecursive ? 'recursive' : isEmpty ? undefined : 'deep';
    return { children: [], alternatives: [], cut };
  }
  const below = { ...scope, depth: scope.depth - 1 };
  return {
    children: entries.map((entry) => describe(entry, below, entry)),
    alternatives: variants.map((one) => {
      const options = one.options.map((option) => {
        const field = alternative(option, one, below);
        return one.areDerived ? derived(field, held) : typed(field, held, scope.resolver);
      });
      return { kind: one.kind, options: withNames(options) };
    }),
    cut: undefined,
  };
}

function alternative(option: Standing, variants: Variants, scope: Scope): Field {
  const described = describe(option, scope, {});
  const { required, properties } = scope.inside(option).flat.keywords;
  const others = listOf(required)
    .map(shown)
    .filter((name) => !Object.hasOwn(objectOf(properties), name));
  const isUsual =
    variants.discriminator?.usual !== undefined &&
    variants.discriminator.usual === scope.resolver.nameOf(option.schema);
  const remarked = isUsual ? { ...described, after: ['default', ...described.after] } : described;
  const field = others.length === 0 ? remarked : { ...remarked, needs: others };
  const values = discriminated(variants, option.schema, scope.resolver);
  if (variants.discriminator === undefined || values.length === 0) return field;
  const { property } = variants.discriminator;
  const told = { label: property, value: values.join(', ') };
  const name = scope.resolver.nameOf(option.schema);
  const children = field.children.map((child) =>
    child.name === property ? withMapped(child, name, values) : child,
  );
  return { ...field, children, facts: [told, ...field.facts] };
}

/** A property whose one value is the name of its schema, with the values that alternatives map to that schema. */
function withMapped(field: Field, name: string | undefined, values: readonly string[]): Field {
  const isNamed = ({ label, value }: Fact) => label === 'Always' && value === name;
  const [value = '', ...others] = values;
  if (values.includes(name ?? '') || !field.facts.some(isNamed)) return field;
  return others.length === 0
    ? { ...field, facts: field.facts.map((fact) => (isNamed(fact) ? { ...fact, value } : fact)) }
    : {
        ...field,
        facts: field.facts.filter((fact) => !isNamed(fact)),
        values: values.map((one) => ({ value: one, description: undefined })),
      };
}

/**
 * An alternative that says no type of its own has that of its holder, as its properties have those of the holder's; one
 * that only needs properties shows none.
 */
function typed(option: Field, { types: [type, ...others], keywords }: FlatSchema, resolver: Resolver): Field {
  const children = option.children.map((child) => {
    const known = lookUp(objectOf(keywords.properties), child.name);
    const isRefined = child.type === 'any' && known !== undefined;
    return isRefined ? { ...child, type: typeLabel(flatten(known, resolver), resolver) } : child;
  });
  const field = { ...option, children };
  const isOpen = field.type === 'any' && field.needs === undefined;
  return isOpen && type !== undefined && others.length === 0 ? { ...field, type } : field;
}

/** Whether an alternative says no more than which properties it asks for: its type, then, says nothing. */
export function onlyNeeds({ type, needs }: Field): boolean {
  return needs !== undefined && type === 'any';
}

/** Alternatives, of which those without a name are called by the property whose one value tells them apart. */
function withNames(options: readonly Field[]): readonly Field[] {
  const nameless = options.filter(
    ({ schemaName, children }) => schemaName === undefined && children.length > 0,
  );
  const [first] = nameless;
  if (first === undefined || nameless.length < 2) return options;
  const telling = first.children.find(({ name }) => {
    const values = nameless.map((option) => onlyValue(option, name));
    return !values.includes(undefined) && new Set(values).size === values.length;
  });
  if (telling === undefined) return options;
  return options.map((option) =>
    nameless.includes(option)
      ? { ...option, schemaName: `${telling.name}: ${onlyValue(option, telling.name)}` }
      : option,
  );
}

/** Whether a field has one value and no other: it is no list, and not without one. */
export function isOnlyValue({ type, values }: Field): boolean {
  return values.length === 1 && /^enum<\w+>$/.test(type);
}

/** The one value that a property of an object may have; undefined where there are several. */
function onlyValue({ children }: Field, property: string): string | undefined {
  const child = children.find(({ name }) => name === property);
  const [value, ...others] = child?.values ?? [];
  if (value !== undefined) return others.length === 0 ? value.value : undefined;
  return child?.facts.find(({ label }) => label === 'Always')?.value;
}

/** What a schema adds to the one it is made of. */
function derived(field: Field, { keywords }: FlatSchema): Field {
  const known = objectOf(keywords.properties);
  return { ...field, children: field.children.filter(({ name }) => !Object.hasOwn(known, name)) };
}

/**
 * What is said of a value and of its items. What a named schema says of itself holds for items of which nobody has said
 * anything here.
 */
function descriptionOf([whole, ...items]: readonly FlatSchema[]): string | undefined {
  const own = whole && saidOf(whole.keywords);
  const texts = items.flatMap(({ keywords, name }) =>
    own !== undefined && name !== undefined ? [] : (saidOf(keywords) ?? []),
  );
  return together([own, ...texts]);
}

/** What a schema says of itself, and where more of it is. */
function saidOf(keywords: JsonObject): string | undefined {
  return together([textOf(keywords.description), furtherReading(keywords)]);
}

/** Texts below one another, each once. */
function together(texts: readonly (string | undefined)[]): string | undefined {
  const all = [...new Set(texts.flatMap((text) => text?.trim() ?? []))];
  // A line of its own is enough where each is one.
  return all.length === 0 ? undefined : all.join(all.some((text) => text.includes('\n')) ? '\n\n' : '  \n');
}

/** A title, where it says more than the name: generators give every property one. */
function titleOf({ title }: JsonObject, name: string): string | undefined {
  const text = textOf(title);
  const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (text === undefined || (name !== '' && plain(text) === plain(name))) return undefined;
  // The body of an answer is called after the path by one of them.
  return name === '' && /^Response .+ (?:Get|Post|Put|Patch|Delete|Head|Options)$/.test(text)
    ? undefined
    : text;
}

function examplesOf(flat: FlatSchema): Field['examples'] {
  const { keywords } = flat;
  const given = Object.hasOwn(keywords, 'example') ? [keywords.example] : listOf(keywords.examples);
  const said = ['default', 'const'].flatMap((key) =>
    Object.hasOwn(keywords, key) ? [written(keywords[key])] : [],
  );
  // Objects and arrays are seen better in the example of the whole body.
  return given
    .filter((value) => value !== undefined && !isObject(value) && !isNoExample(value, flat))
    .map(written)
    .filter((text) => text.length <= 200 && !said.includes(text))
    .slice(0, 3)
    .map((value) => ({ value }));
}

/** A key of the schema as remarks: `true` shows the key itself, text and numbers themselves, lists one each. */
function remark(key: string, value: unknown): string[] {
  if (value === true) return [key];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => (item === true ? [] : remark(key, item)));
  return texts([value]);
}

function texts(value: unknown): string[] {
  return listOf(value).flatMap((item) => textOf(item) ?? []);
}
