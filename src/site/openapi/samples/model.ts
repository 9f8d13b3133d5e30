import { lookUp } from '../../../look-up.ts';
import type { ApiDocument } from '../description/document.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import { deprecationOf } from '../operation/deprecation.ts';
import { formFields } from '../operation/form-fields.ts';
import {
  encodedType,
  formStyle,
  isFilePart,
  isMultipart,
  partType,
  partValue,
} from '../operation/form-parts.ts';
import { isJson, type Media, mediaExamples, mediaText, sentMediaOf } from '../operation/media.ts';
import type { ApiOperation } from '../operation/operations.ts';
import { type Parameter, parametersOf } from '../operation/parameters.ts';
import { authorizationsOf, carriesSecret, credentialOf } from '../operation/security.ts';
import { sampleServer, serversOf } from '../operation/servers.ts';
import { type ExampleUse, exampleOf } from '../schema/example.ts';
import { isFileSchema } from '../schema/files.ts';
import { flatten } from '../schema/flatten.ts';
import { contentHeader } from './content-headers.ts';
import {
  cookiePairs,
  cookieText,
  filledPath,
  formPairs,
  headerText,
  pathText,
  percentEncode,
  queryPairs,
  withQuery,
} from './serialize.ts';

/** A request as every language's sample writes it. */
export interface SampleRequest {
  /** Upper case. */
  readonly method: string;
  /** Absolute, encoded, with its query. */
  readonly url: string;
  /** Content-Type is among them, but for multipart, whose boundary only the sender knows. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: SampleBody | undefined;
}

export type SampleBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'multipart'; readonly parts: readonly SamplePart[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: string };

interface SamplePart {
  readonly name: string;
  readonly value: string;
  /** The value is the name of a file to send. */
  readonly file: boolean;
  /** Content type of a part, where the description gives it one. */
  readonly type?: string | undefined;
}

/** Makes the request that samples show: required parameters, optional ones that have an example, and the body. */
export function sampleRequest(
  document: ApiDocument,
  operation: ApiOperation,
  requiredOnly = false,
): SampleRequest {
  const use: ExampleUse = { for: 'request', requiredOnly, mostValues: 50 };
  const ways = authorizationsOf(document, operation);
  const isSecret = carriesSecret(ways);
  // A secret without an example says more as its scheme writes it: Bearer YOUR_TOKEN.
  const wanted = parametersOf(document, operation).filter((parameter) => {
    const { required, example, schema } = parameter;
    // How long the body is, whoever sends it says; another length would break the request.
    if (parameter.in === 'header' && /^content-length$/i.test(parameter.name)) return false;
    if (!required && deprecationOf(schema).isDeprecated) return false;
    // An optional value of nothing, such as that of a first page, is not sent at all.
    if (example === '') return required;
    if (example !== undefined || hasOwnExample(schema)) return required || !requiredOnly;
    return required && (schema.example !== undefined || !isSecret(parameter));
  });
  // What a body would mean in HEAD HTTP does not say, and clients refuse it.
  const [media] =
    operation.method === 'head' ? [] : sentMediaOf(document, document.resolve(operation.raw.requestBody));
  const valueFor = (parameter: Parameter) =>
    parameterValue(document, parameter, contentHeader(document, operation, media, parameter));
  const inPlace = (place: Parameter['in']) => wanted.filter((parameter) => parameter.in === place);

  const path = inPlace('path').reduce(
    (text, parameter) => filledPath(text, parameter.name, pathText(parameter, valueFor(parameter))),
    operation.path,
  );
  const query = inPlace('query').flatMap((parameter) => queryPairs(parameter, valueFor(parameter)));
  const headers: [string, string][] = inPlace('header').map((parameter) => [
    parameter.name,
    oneLine(headerText(parameter, valueFor(parameter))),
  ]);
  const cookies = inPlace('cookie').flatMap((parameter) => cookiePairs(parameter, valueFor(parameter)));

  const secrets: [string, string][] = [];
  // Where it also works without, the sample still shows how to be known.
  for (const authorization of ways.find((schemes) => schemes.length > 0) ?? []) {
    const credential = credentialOf(authorization);
    // What is described among the parameters, too, is there already.
    if (credential === undefined || wanted.some(carriesSecret([[authorization]]))) continue;
    if (credential.in === 'query') query.push([credential.name, percentEncode(credential.value)]);
    else if (credential.in === 'cookie') cookies.push([credential.name, cookieText(credential.value)]);
    else if (!hasHeader([...headers, ...secrets], credential.name))
      secrets.push([credential.name, oneLine(credential.value)]);
  }
  headers.unshift(...secrets);
  if (cookies.length > 0)
    headers.push(['Cookie', cookies.map(([name, value]) => `${name}=${value}`).join('; ')]);

  const body = media === undefined ? undefined : sampleBody(document, media, use);
  const hasParts = body?.kind === 'multipart';
  if (media !== undefined && body !== undefined && !hasParts && !hasHeader(headers, 'content-type'))
    headers.push(['Content-Type', oneLine(media.type)]);

  const server = operation.webhook
    ? 'https://your-server.example.com/webhook'
    : sampleServer(serversOf(document, operation));
  const address = operation.webhook ? server : safeAddress(`${server}${path}`);
  return {
    method: operation.method.toUpperCase(),
    url: withQuery(address, query),
    // Described as a parameter, it would have no boundary.
    headers: hasParts ? headers.filter(([name]) => name.toLowerCase() !== 'content-type') : headers,
    body,
  };
}

/** Whether a schema that is of one parameter alone has an example; what is shared speaks of no parameter. */
function hasOwnExample({ $ref, example, examples }: JsonObject): boolean {
  return $ref === undefined && (example ?? listOf(examples)[0]) !== undefined;
}

/** The value of a parameter; texts of no meaning are replaced by what is meant, where that is known. */
function parameterValue(
  document: ApiDocument,
  { name, schema, example }: Parameter,
  meant: string | undefined,
): unknown {
  if (example !== undefined) return example;
  const value = exampleOf(schema, document, { for: 'request' });
  const { items } = flatten(schema, document).keywords;
  const isList = Array.isArray(value) && value.every((item) => isAnyText(item, items, document));
  if (isList) return value.map((item) => item.replace(/^text/, placeholder(name)));
  return isAnyText(value, schema, document) ? (meant ?? placeholder(name)) : value;
}

/** Whether a value was made up for want of anything that says which text is meant. */
function isAnyText(value: unknown, schema: unknown, document: ApiDocument): value is string {
  const { types, keywords } = flatten(schema, document);
  const isText = types.length === 0 || types.includes('string');
  const says = ['format', 'const', 'enum', 'default', 'example', 'examples'];
  return (
    typeof value === 'string' &&
    /^text\d*$/.test(value) &&
    isText &&
    says.every((key) => keywords[key] === undefined)
  );
}

/** A parameter's own name, written so that a reader replaces it. */
function placeholder(name: string): string {
  return name
    .replace(/([\p{Ll}\p{Nd}])(\p{Lu})/gu, '$1_$2')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '_')
    .replace(/^_+(?=[^_])|(?<=[^_])_+$/g, '')
    .toUpperCase();
}

function sampleBody(document: ApiDocument, media: Media, use: ExampleUse): SampleBody | undefined {
  const value = mediaExamples(document, media, use)[0]?.value;
  if (isJson(media.type)) return { kind: 'json', value: value === undefined ? {} : value };
  if (isMultipart(media.type)) {
    // Some give the text of a whole request for an example, which says nothing of the parts.
    const fields = isObject(value) ? value : exampleOf(media.schema, document, use);
    const parts = multipartParts(document, media, fields);
    return parts.length === 0 ? undefined : { kind: 'multipart', parts };
  }
  if (/x-www-form-urlencoded/i.test(media.type)) {
    if (typeof value === 'string') return { kind: 'text', text: value };
    const fields = sentFields(value).flatMap(([name, field]) =>
      formPairs(name, field, formStyle(media, name)),
    );
    return fields.length === 0 ? undefined : { kind: 'form', fields };
  }
  const text = mediaText(document, media, value)?.text;
  return text === undefined ? { kind: 'file', file: fileOf(media.type) } : { kind: 'text', text };
}

/** The fields of a form that have a value: none travels that has not. */
function sentFields(value: unknown): [name: string, value: unknown][] {
  return Object.entries(objectOf(value)).filter(([, field]) => field !== null);
}

function multipartParts(document: ApiDocument, media: Media, value: unknown): SamplePart[] {
  const { properties, others } = formFields(media.schema, document);
  return sentFields(value).flatMap(([name, part]): SamplePart[] => {
    const schema = lookUp(properties, name) ?? others;
    if (isFile(document, schema) || isFilePart(document, media, name, schema)) {
      const files = Array.isArray(part) && part.length > 0 ? part : [part];
      const { contentMediaType } = flatten(schema, document).keywords;
      const type = encodedType(media, name) ?? textOf(contentMediaType);
      const sent = type?.includes('*') ? undefined : type;
      return files.map((file) => ({ name, file: true, value: fileName(file, type), type: sent }));
    }
    const type = partType(document, media, name, schema);
    const sent = partValue(document, { name, type, schema }, part);
    return formPairs(name, sent, formStyle(media, name)).map(([field, value]) => ({
      name: field,
      file: false,
      value,
      type,
    }));
  });
}

function isFile(document: ApiDocument, schema: unknown): boolean {
  const flat = flatten(schema, document);
  if (flat.types.includes('array')) return isFile(document, objectOf(flat.keywords.items));
  return isFileSchema(flat.keywords);
}

/** An example that looks like a file's name is one. */
function fileName(example: unknown, type: string | undefined): string {
  return typeof example === 'string' && /^[\w.-]+\.\w{1,5}$/.test(example) ? example : fileOf(type);
}

/** A name for a file of a content type, by the ending of which programs tell its type again. */
function fileOf(type = ''): string {
  const [, ending = 'bin'] =
    /^(?:image|audio|video|application|text)\/(?:x-)?(png|jpeg|gif|webp|wav|flac|ogg|mp4|webm|pdf|zip|csv)\b/i.exec(
      type,
    ) ?? [];
  return `file.${ending.toLowerCase()}`;
}

/** An address that every language's URL type takes: what is not allowed in one is encoded, placeholders that are left too. */
function safeAddress(address: string): string {
  const [host = ''] = /^[^/]*\/\/[^/]*/.exec(address) ?? [];
  const encoded = (text: string, unsafe: RegExp) => text.replace(unsafe, (part) => percentEncode(part));
  // Brackets stand around the address of a host alone.
  return (
    encoded(host, /[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gu) +
    encoded(address.slice(host.length), /[^\w\-.~:/?#@!$&'()*+,;=%]|%(?![\da-f]{2})/giu)
  );
}

function hasHeader(headers: readonly (readonly [string, string])[], name: string): boolean {
  return headers.some(([known]) => known.toLowerCase() === name.toLowerCase());
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
