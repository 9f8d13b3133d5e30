import { lookUp } from '../../../look-up.ts';
import type { ApiDocument } from '../description/document.ts';
import { isObject, type JsonObject, listOf, objectOf, shown } from '../json.ts';
import { formFields } from '../operation/form-fields.ts';
import {
  type FormPart,
  formStyle,
  isFilePart,
  isMultipart,
  partType,
  partValue,
} from '../operation/form-parts.ts';
import { isJson, type Media, mediaExamples, mediaText, parsedJson, sentMediaOf } from '../operation/media.ts';
import type { ApiOperation } from '../operation/operations.ts';
import { type Parameter, parametersOf } from '../operation/parameters.ts';
import type { FormStyle } from '../samples/serialize.ts';
import { type EnumValue, enumValues } from '../schema/enum-values.ts';
import { exampleOf } from '../schema/example.ts';
import { isFileSchema } from '../schema/files.ts';
import { type FlatSchema, flatten, isRequired } from '../schema/flatten.ts';
import { typeLabel } from '../schema/label.ts';

/** One field of the console. */
export interface TryInput {
  readonly name: string;
  readonly kind: InputKind;
  /** As the reference shows it: `string<uuid>`. */
  readonly type: string;
  readonly required: boolean;
  /** Allowed values, of `choice` and `choices`. */
  readonly choices: readonly string[];
  /** What numbers among the choices mean, in their order, where a word or two say it. */
  readonly meanings: readonly (string | undefined)[];
  /** What the field holds at first. */
  readonly value: string;
  /** An example, shown while the field is empty. */
  readonly placeholder: string;
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** Content type of the part of a form that the field is, where the description gives it one. */
  readonly partType?: string | undefined;
  /** How the field of a form is written, where the description says so. */
  readonly formStyle?: FormStyle | undefined;
  /** Whether the reader chooses if an empty field is sent. */
  readonly mayBeEmpty?: boolean;
}

/** `lines`: a text of several. `list`: one value a line. `json`: an object, or an array of them, as JSON. */
type InputKind =
  | 'text'
  | 'lines'
  | 'date'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'list'
  | 'json'
  | 'file'
  | 'files';

/** A parameter with the field to fill in. */
export interface TryParameter {
  readonly parameter: Parameter;
  readonly input: TryInput;
}

/** A body of one content type: fields to fill in, or one text or file as a whole. */
export type TryBody =
  | { readonly type: string; readonly kind: 'form' | 'multipart'; readonly fields: readonly TryInput[] }
  | { readonly type: string; readonly kind: 'json' | 'text'; readonly text: string }
  | { readonly type: string; readonly kind: 'file' };

export function parameterInputs(
  document: ApiDocument,
  operation: ApiOperation,
  prefill: boolean,
): TryParameter[] {
  return parametersOf(document, operation).map((parameter) => {
    const { json, mayBeEmpty } = parameter;
    const input = inputOf(document, parameter, prefill);
    return { parameter, input: json ? { ...input, kind: 'json' } : { ...input, mayBeEmpty } };
  });
}

/** The bodies an operation takes, one for each content type that there is something to send of. */
export function bodiesOf(
  document: ApiDocument,
  operation: ApiOperation,
  options: { readonly prefill: boolean; readonly requiredOnly: boolean },
): TryBody[] {
  const body = document.resolve(operation.raw.requestBody);
  return sentMediaOf(document, body).flatMap((media) => bodyOf(document, media, options) ?? []);
}

function bodyOf(
  document: ApiDocument,
  media: Media,
  { prefill, requiredOnly }: { readonly prefill: boolean; readonly requiredOnly: boolean },
): TryBody | undefined {
  const { type } = media;
  const use = { for: 'request', requiredOnly, mostValues: 50 } as const;
  if (/^multipart\/|x-www-form-urlencoded/i.test(type)) {
    const { properties, required, others } = formFields(media.schema, document);
    const given = objectOf(
      media.raw.example ?? mediaExamples(document, { ...media, schema: undefined }, use)[0]?.value,
    );
    const hasParts = isMultipart(type);
    const isAsked = (name: string, schema: unknown) => required.has(name) || isRequired(schema, document);
    const shownOnly = Object.keys(given).filter((name) => hasParts && !Object.hasOwn(properties, name));
    const fields = [...Object.entries(properties), ...shownOnly.map((name) => [name, others] as const)]
      .filter(([, schema]) => flatten(schema, document).keywords.readOnly !== true)
      .map(([name, schema]) => {
        const value = { name, schema, required: isAsked(name, schema), example: lookUp(given, name) };
        const input = inputOf(document, value, prefill);
        const type = hasParts ? partType(document, media, name, schema) : undefined;
        const part = isFilePart(document, media, name, schema)
          ? asFile(input)
          : asXml(document, { name, type, schema }, asLines(input));
        return {
          ...part,
          partType: type,
          formStyle: formStyle(media, name),
        };
      });
    if (fields.length > 0) return { type, kind: hasParts ? 'multipart' : 'form', fields };
    // Of parts without names no form can be made, and nothing else is of such a type.
    if (hasParts) return undefined;
  }
  const example = mediaExamples(document, media, use)[0]?.value;
  if (isJson(type))
    return {
      type,
      kind: 'json',
      text: mediaText(document, media, example === undefined ? {} : example)?.text ?? '{}',
    };
  const text = mediaText(document, media, example)?.text;
  if (text !== undefined || /^text\/|xml|ya?ml|x-www-form-urlencoded|jsonl|ndjson/i.test(type)) {
    return { type, kind: 'text', text: text ?? '' };
  }
  return { type, kind: 'file' };
}

/** A parameter, or what a form asks for. */
interface AskedValue extends Pick<Parameter, 'name' | 'required' | 'example'> {
  readonly schema: unknown;
}

function inputOf(
  document: ApiDocument,
  { name, schema, required, example }: AskedValue,
  prefill: boolean,
): TryInput {
  const flat = flatten(schema, document);
  const { keywords } = flat;
  const items = flatten(keywords.items, document);
  const kind = kindOf(flat, items, document);
  const chosenFrom = (kind === 'choices' ? items : flat).keywords;
  const allowed = listOf(chosenFrom.enum);
  const known = example ?? keywords.example ?? listOf(keywords.examples)[0];
  const hint = keywords.default ?? known;
  const isHint = hint !== undefined && (kind === 'json' || fieldText(kind, hint) !== '');
  const like = isHint ? undefined : toHintAt(kind, schema, keywords);
  // Where it must be sent, and only one value may be, the reader has nothing to choose.
  const only = required && allowed.length === 1 && kind === 'choice' ? allowed[0] : undefined;
  // As in the samples, an example comes before what holds where nothing is sent.
  const initial = prefill ? (keywords['x-default'] ?? known ?? keywords.default) : undefined;
  return {
    name,
    kind,
    type: typeLabel(flat, document),
    required,
    choices: allowed.filter((value) => value !== null).map(shown),
    meanings: typeof allowed[0] === 'number' ? enumValues(chosenFrom).map(shortMeaning) : [],
    value: Object.hasOwn(keywords, 'const') ? shown(keywords.const) : fieldText(kind, only ?? initial),
    placeholder: fieldText(
      kind,
      like === undefined ? hint : exampleOf(like, document, { for: 'request', mostValues: 50 }),
    ),
    least: numberOf(keywords.minimum),
    most: numberOf(keywords.maximum),
  };
}

/** The field of a form whose example has several lines, which a field of one line would run together. */
function asLines(input: TryInput): TryInput {
  const isLong = input.kind === 'text' && /\n/.test(input.value + input.placeholder);
  return isLong ? { ...input, kind: 'lines' } : input;
}

/** The field of a form whose object travels as XML. */
function asXml(document: ApiDocument, part: FormPart, input: TryInput): TryInput {
  const isXml = /xml/i.test(part.type ?? '') && input.kind === 'json';
  if (!isXml || flatten(part.schema, document).types.includes('array')) return input;
  const xml = (json: string) => shown(partValue(document, part, parsedJson('application/json', json)));
  return { ...input, kind: 'lines', value: xml(input.value), placeholder: xml(input.placeholder) };
}

/** The field of a form whose values are files. */
function asFile(input: TryInput): TryInput {
  const kind = input.kind === 'list' ? 'files' : 'file';
  return { ...input, kind, type: input.type.replace('any', 'file'), value: '', placeholder: '' };
}

function kindOf(flat: FlatSchema, items: FlatSchema, document: ApiDocument): InputKind {
  const [type, ...others] = flat.types;
  const { keywords } = flat;
  if (listOf(keywords.enum).length > 0) return 'choice';
  if (type === 'array') {
    if (listOf(items.keywords.enum).length > 0) return 'choices';
    if (isFileSchema(items.keywords)) return 'files';
    return items.types.includes('object') || items.types.includes('array') ? 'json' : 'list';
  }
  if (type === 'object' || (type === undefined && isObject(keywords.properties))) return 'json';
  if (isFileSchema(keywords)) return 'file';
  const kinds = type === undefined ? alternativeKinds(flat, document) : [];
  if (kinds.includes('json') && kinds.every((kind) => AS_JSON.has(kind))) return 'json';
  // A list of one is written as that one is.
  if (others.includes('array') || (kinds.includes('list') && !kinds.includes('json'))) return 'list';
  if (others.length > 0) return 'text';
  if (type === 'boolean' || type === 'integer' || type === 'number') return type;
  return keywords.format === 'date' ? 'date' : 'text';
}

/** What a box for an object takes as well. */
const AS_JSON: ReadonlySet<InputKind> = new Set(['json', 'integer', 'number', 'boolean', 'list']);

/** The kinds of field that the alternatives of a schema would have, but for the empty text, which an empty field is. */
function alternativeKinds({ variants }: FlatSchema, document: ApiDocument): InputKind[] {
  const options = variants.flatMap((one) => (one.kind === 'if' ? [] : one.options));
  return options.flatMap((option) => {
    const flat = flatten(option, document);
    const values = listOf(flat.keywords.enum);
    if (values.length > 0 && values.every((value) => value === '')) return [];
    // Those of the alternatives themselves may lead back here.
    return kindOf({ ...flat, variants: [] }, flatten(flat.keywords.items, document), document);
  });
}

function shortMeaning({ description }: EnumValue): string | undefined {
  return description !== undefined && /^.{1,40}$/.test(description) ? description : undefined;
}

/** A value as it stands in a field of the kind. */
function fieldText(kind: InputKind, value: unknown): string {
  if (value === undefined || value === null || kind === 'file' || kind === 'files') return '';
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (Array.isArray(value)) return value.map(shown).join('\n');
  return shown(value);
}

/** What is shown to be written where no example says it: an object, or several values. */
function toHintAt(kind: InputKind, schema: unknown, { items }: JsonObject): unknown {
  if (kind === 'json') return schema;
  return kind === 'list' ? { ...SEVERAL, items } : undefined;
}

const SEVERAL = { type: 'array', minItems: 2, uniqueItems: true };

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
