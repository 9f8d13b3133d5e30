import { lookUp } from '../../../look-up.ts';
import type { ApiDocument } from '../description/document.ts';
import { isObject, type JsonObject, listOf, objectOf, shown, textOf } from '../json.ts';
import { type ParameterStyle, pathName, SEPARATORS, WHOLE_QUERY } from '../samples/serialize.ts';
import { fromText } from '../schema/as-typed.ts';
import { written } from '../schema/facts.ts';
import { describeSchema, type Field, type FieldPlace } from '../schema/field.ts';
import { type FlatSchema, flatten } from '../schema/flatten.ts';
import { DEPRECATION_KEYS } from './deprecation.ts';
import { formFields } from './form-fields.ts';
import { formStyle, partType } from './form-parts.ts';
import { isJson, mediaOf, parsedJson } from './media.ts';
import { olderSchema, olderStyle } from './older-operation.ts';
import type { ApiOperation } from './operations.ts';
import { PLACES, type Place, parameterName } from './parameter-places.ts';

export interface Parameter extends ParameterStyle, Held {
  readonly in: Place;
  readonly required: boolean;
  /** It may be sent without a value (`allowEmptyValue`). */
  readonly mayBeEmpty: boolean;
}

/** What a parameter or a header says of its value. */
interface Held {
  /** The schema with what its holder says of it (description, deprecated, example) laid over it. */
  readonly schema: JsonObject;
  /** Example of the holder or its media type, undefined for none. */
  readonly example: unknown;
  /** All examples that have a name, with what is said of them. */
  readonly examples: Field['examples'];
}

/** The parameters of an operation with those of its path, which it may override. */
export function parametersOf(document: ApiDocument, operation: ApiOperation): Parameter[] {
  const byKey = new Map<string, Parameter>();
  for (const value of [...listOf(operation.pathItem.parameters), ...listOf(operation.raw.parameters)]) {
    for (const parameter of readParameters(document, document.resolve(value)))
      byKey.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  // A path may have names that nobody has described; without them there is no address.
  for (const [, written = ''] of operation.webhook ? [] : operation.path.matchAll(/\{([^{}]+)\}/g)) {
    const name = byKey.has(`path ${written}`) ? written : pathName(written);
    const raw = { name, in: 'path', required: true, schema: { type: 'string' } };
    const parameter = byKey.has(`path ${name}`) ? undefined : readParameter(document, raw);
    if (parameter !== undefined) byKey.set(`path ${name}`, parameter);
  }
  return [...byKey.values()];
}

function readParameters(document: ApiDocument, raw: JsonObject): Parameter[] {
  if (raw.in === 'querystring') return wholeQuery(document, raw);
  const parameter = readParameter(document, raw);
  return parameter === undefined ? [] : [parameter];
}

/** What is the whole query (OpenAPI 3.2): of a form each of its fields, else one parameter without a name in it. */
function wholeQuery(document: ApiDocument, raw: JsonObject): Parameter[] {
  const [media] = mediaOf(document, raw);
  if (media !== undefined && /x-www-form-urlencoded/i.test(media.type)) {
    const { properties, required } = formFields(media.schema, document);
    const given = objectOf(exampleOfHolder(document, raw) ?? exampleOfHolder(document, media.raw));
    return Object.entries(properties).flatMap(([name, schema]) => {
      const isJson = partType(document, media, name, schema) === 'application/json';
      const value = isJson ? { content: { 'application/json': { schema } } } : { schema };
      const example = lookUp(given, name) ?? flatten(schema, document).keywords.example;
      const field = { name, in: 'query', required: required.has(name), example, ...value };
      return readParameters(document, { ...field, ...formStyle(media, name) });
    });
  }
  const whole = readParameter(document, { ...raw, in: 'query', style: WHOLE_QUERY });
  return whole === undefined ? [] : [whole];
}

function readParameter(document: ApiDocument, raw: JsonObject): Parameter | undefined {
  const place = PLACES.find((known) => known === textOf(raw.in)?.toLowerCase());
  const name = parameterName(raw);
  if (place === undefined || name === undefined) return undefined;
  const [type = ''] = Object.keys(objectOf(raw.content));
  const isForm = place === 'query' || place === 'cookie';
  const older = isForm && olderSchema(raw) !== undefined ? olderStyle(raw.collectionFormat) : undefined;
  const style = textOf(raw.style) ?? older?.style ?? (isForm ? 'form' : 'simple');
  const explode =
    typeof raw.explode === 'boolean' ? raw.explode : (older?.explode ?? ['form', 'cookie'].includes(style));
  const held = heldBy(document, raw);
  const separator = explode ? undefined : (SEPARATORS.get(style) ?? ',');
  return {
    name,
    in: place,
    required: raw.required === true || place === 'path',
    ...held,
    example: meantExample(parsedJson(type, held.example), flatten(held.schema, document), separator),
    style,
    explode,
    json: isJson(type),
    reserved: raw.allowReserved === true,
    mayBeEmpty: place === 'query' && raw.allowEmptyValue === true,
  };
}

/** The example of a list or an object that was given as text: as JSON, or a list as it travels, by what separates its items. */
function meantExample(example: unknown, { types }: FlatSchema, separator: string | undefined): unknown {
  const said = fromText(example, types);
  // Of a number as text the zeros at its end count.
  if (typeof said === 'object') return said;
  const isList = types.length === 1 && types[0] === 'array';
  return isList && typeof example === 'string' && separator !== undefined
    ? example.split(separator).map((item) => item.trim())
    : example;
}

/** A header of a response as a field. */
export function describeHeader(document: ApiDocument, raw: JsonObject, place: FieldPlace): Field {
  return describeHeld(document, heldBy(document, raw), { ...place, required: raw.required === true });
}

/** The value of a parameter or a header as a field. */
export function describeHeld(document: ApiDocument, { schema, examples }: Held, place: FieldPlace): Field {
  const field = describeSchema(schema, document, place);
  if (examples.length > 0) return { ...field, examples };
  // No body has an example in which one would see that of an object.
  const { example } = flatten(schema, document).keywords;
  const isShort = isObject(example) && shown(example).length <= LONGEST;
  return isShort ? { ...field, examples: [{ value: shown(example) }] } : field;
}

function heldBy(document: ApiDocument, raw: JsonObject): Held {
  const [content] = Object.values(objectOf(raw.content));
  const media = document.resolve(content);
  const example = exampleOfHolder(document, raw) ?? exampleOfHolder(document, media);
  const examples = [raw, media].map((holder) => namedExamples(document, holder));
  return {
    schema: withRemarks(raw.schema ?? media.schema ?? olderSchema(raw), raw, example),
    example,
    examples: examples.find(({ length }) => length > 0) ?? [],
  };
}

/** A schema with the description and the like of its holder laid over it. */
function withRemarks(schema: unknown, holder: JsonObject, example: unknown): JsonObject {
  const remarks: Record<string, unknown> = {};
  for (const key of ['description', 'x-mint', ...DEPRECATION_KEYS]) {
    if (holder[key] !== undefined) remarks[key] = holder[key];
  }
  if (example !== undefined) remarks.example = example;
  const own = objectOf(schema);
  // Swagger 2 has the values of a parameter in it, and what they mean beside them.
  for (const key of Object.keys(holder)) if (/^x-.*enum/i.test(key)) remarks[key] = own[key] ?? holder[key];
  const said = own.$ref === undefined ? descriptionOf(holder, own) : undefined;
  // A key without a value would hide what the parts of the schema say.
  if (said !== undefined) remarks.description = said;
  return { ...own, ...remarks };
}

/** What a holder says, and its own schema beside that; one that is shared speaks of no holder. */
function descriptionOf(holder: JsonObject, schema: JsonObject): string | undefined {
  const [said, more] = [textOf(holder.description), textOf(schema.description)];
  if (said === undefined || more === undefined) return said ?? more;
  if (more.includes(said.trim())) return more;
  return said.includes(more.trim()) ? said : `${said.trim()}\n\n${more.trim()}`;
}

/** `example`, or the value of the first of `examples`, of a parameter, a header or what they hold. */
function exampleOfHolder(document: ApiDocument, holder: JsonObject): unknown {
  // Nothing is no example of what is sent as text.
  if (holder.example !== undefined && holder.example !== null) return holder.example;
  const [first] = Object.values(document.resolve(holder.examples));
  return first === undefined ? undefined : exampleValue(document.resolve(first));
}

function exampleValue({ value, dataValue, serializedValue }: JsonObject): unknown {
  return value ?? dataValue ?? serializedValue;
}

const LONGEST = 200;

function namedExamples(document: ApiDocument, holder: JsonObject): Field['examples'] {
  return Object.values(document.resolve(holder.examples)).flatMap((named) => {
    const example = document.resolve(named);
    const value = exampleValue(example);
    if (value === undefined || shown(value).length > LONGEST) return [];
    const about = [textOf(example.summary), textOf(example.description)].filter((text) => text !== undefined);
    return [{ value: written(value), about: about.length === 0 ? undefined : about.join(': ') }];
  });
}
