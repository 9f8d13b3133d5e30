import type { ApiDocument } from './document.ts';
import { type JsonObject, listOf, objectOf, textOf } from './json.ts';
import { isJson } from './media.ts';
import type { ApiOperation } from './operations.ts';
import type { ParameterStyle } from './samples/serialize.ts';

export const PLACES = ['path', 'query', 'header', 'cookie'] as const;
type Place = (typeof PLACES)[number];

export interface Parameter extends ParameterStyle {
  readonly in: Place;
  readonly required: boolean;
  /** The schema with what the parameter itself says of it (description, deprecated, example) laid over it. */
  readonly schema: JsonObject;
  /** Example of the parameter or its media type, undefined for none. */
  readonly example: unknown;
}

/** The parameters of an operation with those of its path, which it may override. */
export function parametersOf(document: ApiDocument, operation: ApiOperation): Parameter[] {
  const byKey = new Map<string, Parameter>();
  for (const value of [...listOf(operation.pathItem.parameters), ...listOf(operation.raw.parameters)]) {
    const parameter = readParameter(document, document.resolve(value));
    if (parameter !== undefined) byKey.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  // A path may have names that nobody has described; without them there is no address.
  for (const [, name = ''] of operation.webhook ? [] : operation.path.matchAll(/\{([^{}]+)\}/g)) {
    const raw = { name, in: 'path', required: true, schema: { type: 'string' } };
    const parameter = byKey.has(`path ${name}`) ? undefined : readParameter(document, raw);
    if (parameter !== undefined) byKey.set(`path ${name}`, parameter);
  }
  return [...byKey.values()];
}

function readParameter(document: ApiDocument, raw: JsonObject): Parameter | undefined {
  const place = PLACES.find((known) => known === raw.in);
  const name = textOf(raw.name);
  if (place === undefined || name === undefined) return undefined;
  const [[type = '', media] = []] = Object.entries(objectOf(raw.content));
  const schema = raw.schema ?? objectOf(media).schema;
  const example = exampleOfHolder(document, raw) ?? exampleOfHolder(document, objectOf(media));
  const style = textOf(raw.style) ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return {
    name,
    in: place,
    required: raw.required === true || place === 'path',
    schema: withRemarks(schema, raw, example),
    example,
    style,
    explode: typeof raw.explode === 'boolean' ? raw.explode : style === 'form',
    json: isJson(type),
  };
}

/** A schema with the description and the like of its holder, a parameter or a header, laid over it. */
export function withRemarks(schema: unknown, holder: JsonObject, example: unknown): JsonObject {
  const remarks: Record<string, unknown> = {};
  for (const key of ['description', 'deprecated', 'x-mint']) {
    if (holder[key] !== undefined) remarks[key] = holder[key];
  }
  if (example !== undefined) remarks.example = example;
  return { ...objectOf(schema), ...remarks };
}

/** `example`, or the value of the first of `examples`, of a parameter or header. */
export function exampleOfHolder(document: ApiDocument, holder: JsonObject): unknown {
  if (holder.example !== undefined) return holder.example;
  const [first] = Object.values(objectOf(holder.examples));
  if (first === undefined) return undefined;
  const { value, dataValue, serializedValue } = document.resolve(first);
  return value ?? dataValue ?? serializedValue;
}
