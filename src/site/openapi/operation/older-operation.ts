import { lookUp } from '../../../look-up.ts';
import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, listOf, objectOf } from '../json.ts';

/**
 * An operation as OpenAPI 3 has it where it is written as in Swagger 2 in places, as by hand it often is: the body among
 * the parameters, and schemas right in the responses.
 */
export function withOlderParts(raw: JsonObject, pathItem: JsonObject, resolver: Resolver): JsonObject {
  const parameters = [...listOf(pathItem.parameters), ...listOf(raw.parameters)].map(resolver.resolve);
  const requestBody = raw.requestBody ?? bodyOf(parameters, raw);
  const responses = Object.entries(objectOf(raw.responses));
  const older = responses.filter(([, response]) => isOlder(response));
  if (requestBody === raw.requestBody && older.length === 0) return raw;
  const changed = older.map(([status, response]) => [
    status,
    typeof response === 'string' ? { description: response } : withContent(objectOf(response), raw.produces),
  ]);
  return { ...raw, requestBody, responses: { ...objectOf(raw.responses), ...Object.fromEntries(changed) } };
}

function bodyOf(parameters: readonly JsonObject[], { consumes }: JsonObject): JsonObject | undefined {
  const body = parameters.findLast((parameter) => parameter.in === 'body');
  if (body !== undefined) {
    const { description, required, schema, example } = body;
    const media = example === undefined ? { schema } : { schema, example };
    return { description, required, content: contentOf(consumes, 'application/json', media) };
  }
  const fields = parameters.filter((parameter) => parameter.in === 'formData');
  if (fields.length === 0) return undefined;
  const schema = {
    type: 'object',
    required: fields.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(fields.map((field) => [String(field.name), fieldSchema(field)])),
  };
  const hasFile = fields.some(({ type, schema }) => [type, objectOf(schema).type].includes('file'));
  const usual = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { content: contentOf(consumes, usual, { schema }) };
}

function fieldSchema({ in: _in, name: _name, required: _required, schema, ...rest }: JsonObject): JsonObject {
  const whole: JsonObject = { ...objectOf(schema), ...rest };
  return whole.type === 'file' ? { ...whole, type: 'string', format: 'binary' } : whole;
}

/** The content of a body or response that stands elsewhere, written as in Swagger 2, or without `content` around it. */
export function olderContent(holder: JsonObject): JsonObject | undefined {
  const { schema } = holder;
  if (isObject(schema)) return contentOf(undefined, 'application/json', { schema });
  const types = Object.entries(holder).filter(([key, media]) => MEDIA_TYPE.test(key) && isObject(media));
  return types.length === 0 ? undefined : Object.fromEntries(types);
}

const MEDIA_TYPE = /^(?:[a-z]+|\*)\/[\w.+*-]+/i;

/** What is no keyword of a schema in a parameter or a header of Swagger 2. */
const OF_THE_HOLDER = new Set(['in', 'name', 'required', 'description', 'deprecated', 'collectionFormat']);

/** The schema of a parameter or a header that has its keywords in itself; undefined where it has none there. */
export function olderSchema(holder: JsonObject): JsonObject | undefined {
  const isPlain = ['type', 'enum', 'items'].every((key) => holder[key] === undefined);
  if (isPlain || holder.schema !== undefined || holder.content !== undefined) return undefined;
  const keywords = Object.entries(holder).filter(([key]) => !OF_THE_HOLDER.has(key));
  return Object.fromEntries(keywords);
}

const SEPARATED: Readonly<Record<string, string>> = { ssv: 'spaceDelimited', pipes: 'pipeDelimited' };

/** How a list is written, as Swagger 2 calls it: `multi` repeats the name, a comma is usual. */
export function olderStyle(format: unknown): { readonly style: string; readonly explode: boolean } {
  return { style: lookUp(SEPARATED, String(format)) ?? 'form', explode: format === 'multi' };
}

/** Whether a response is none of OpenAPI 3: its schema stands right in it, or there is but a text. */
function isOlder(response: unknown): boolean {
  if (typeof response === 'string') return true;
  return isObject(response) && isObject(response.schema) && response.content === undefined;
}

function withContent({ schema, examples, ...response }: JsonObject, produces: unknown): JsonObject {
  const content = contentOf(produces, 'application/json', { schema });
  const shown = Object.entries(objectOf(examples)).filter(([type]) => type.includes('/'));
  const given = shown.map(([type, example]) => [type, { schema, example }]);
  return { ...response, content: { ...content, ...Object.fromEntries(given) } };
}

/** The same content for each of the types, which some write without a list. */
function contentOf(types: unknown, usual: string, media: JsonObject): JsonObject {
  const given = (typeof types === 'string' ? [types] : listOf(types)).filter(
    (type) => typeof type === 'string',
  );
  return Object.fromEntries((given.length > 0 ? given : [usual]).map((type) => [type, media]));
}
