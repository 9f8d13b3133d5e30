import type { ApiDocument } from '../description/document.ts';
import { objectOf, textOf } from '../json.ts';
import type { FormStyle } from '../samples/serialize.ts';
import { itemLevels } from '../schema/arrays.ts';
import { isFileSchema } from '../schema/files.ts';
import { type FlatSchema, flatten } from '../schema/flatten.ts';
import { xmlText } from '../schema/xml.ts';
import { isJson, type Media } from './media.ts';

/** One of the parts of a form. */
export interface FormPart {
  readonly name: string;
  readonly type: string | undefined;
  readonly schema: unknown;
}

/**
 * The content type of one of the parts of a form: what the form gives it, else JSON where it holds objects (OpenAPI 3.1,
 * 4.8.15). None where it names ranges, where only files have it, or where the part is written in another way.
 */
export function partType(
  document: ApiDocument,
  media: Media,
  name: string,
  schema: unknown,
): string | undefined {
  if (formStyle(media, name) !== undefined) return undefined;
  const part = flatten(schema, document);
  const [item] = itemLevels(part, document);
  const isWrittenAsJson = item === undefined ? isOf(part, ['object']) : isOf(item, ['object', 'array']);
  const types = encodedTypes(media, name);
  const given = (isWrittenAsJson ? types.find(isJson) : undefined) ?? types[0];
  if (given !== undefined) return /^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/.test(given) ? given : undefined;
  return isWrittenAsJson ? 'application/json' : undefined;
}

/** The value of one of the parts of a form as it travels: where its content type is XML, the XML that its schema makes. */
export function partValue(
  document: ApiDocument,
  { name, type = '', schema }: FormPart,
  value: unknown,
): unknown {
  if (!/xml/i.test(type) || typeof value !== 'object' || value === null) return value;
  // Each item of a list is a part.
  const { items } = flatten(schema, document).keywords;
  return Array.isArray(value)
    ? value.map((item) => partValue(document, { name, type, schema: items }, item))
    : xmlText(schema, value, document, name);
}

/** Whether all values of a schema are of these types. */
function isOf({ types }: FlatSchema, wanted: readonly string[]): boolean {
  return types.length > 0 && types.every((type) => wanted.includes(type));
}

/** Whether what has this content type is a form whose fields have headers of their own. */
export function isMultipart(type: string): boolean {
  return /^multipart\//i.test(type);
}

/** What a schema may say without saying anything of its values. */
const NO_VALUES: ReadonlySet<string> = new Set(['description', 'externalDocs', 'deprecated', 'nullable']);

/**
 * Whether a field of a form that says nothing of its values is a file, or a list of files: by the content type that the
 * form gives it, or since it is of a multipart form (OpenAPI 3.1, 4.8.15).
 */
export function isFilePart(document: ApiDocument, media: Media, name: string, schema: unknown): boolean {
  const flat = flatten(schema, document);
  const type = encodedType(media, name);
  if (type === undefined) {
    // Of what no schema speaks there is an example, and that is a text.
    if (schema === undefined) return false;
    const { types, variants, keywords } = itemLevels(flat, document).at(-1) ?? flat;
    const saysNothing = Object.keys(keywords).every((key) => NO_VALUES.has(key) || key.startsWith('x-'));
    return isMultipart(media.type) && types.length === 0 && variants.length === 0 && saysNothing;
  }
  const { types, variants } = flat;
  return isFileSchema({ contentMediaType: type }) && types.length === 0 && variants.length === 0;
}

/** The first content type that a form gives a field. */
export function encodedType(media: Media, name: string): string | undefined {
  return encodedTypes(media, name)[0];
}

/** The content types that a form gives a field, which may have any one of them. */
function encodedTypes({ raw }: Media, name: string): string[] {
  const listed = textOf(objectOf(objectOf(raw.encoding)[name]).contentType);
  return listed === undefined ? [] : listed.split(',').map((type) => type.trim());
}

/** How a field of a form is written, where the description says so; undefined where it does not. */
export function formStyle({ raw }: Media, name: string): FormStyle | undefined {
  const { style, explode } = objectOf(objectOf(raw.encoding)[name]);
  if (textOf(style) === undefined && typeof explode !== 'boolean') return undefined;
  const written = textOf(style) ?? 'form';
  return { style: written, explode: typeof explode === 'boolean' ? explode : written === 'form' };
}
