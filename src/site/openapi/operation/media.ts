import type { ApiDocument } from '../description/document.ts';
import { withReferences } from '../description/example-references.ts';
import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, shown, textOf } from '../json.ts';
import { asTexts } from '../schema/as-typed.ts';
import { type ExampleUse, exampleOf, isNoExample } from '../schema/example.ts';
import { isFileSchema } from '../schema/files.ts';
import { flatten } from '../schema/flatten.ts';
import { xmlText } from '../schema/xml.ts';
import { olderContent } from './older-operation.ts';

/** One content type of a body. */
export interface Media {
  /** `application/json`, as written in the description. */
  readonly type: string;
  readonly schema: unknown;
  readonly raw: JsonObject;
}

/** The content types of a request body, a response or a parameter, JSON first. */
export function mediaOf(document: ApiDocument, holder: JsonObject): Media[] {
  return Object.entries(document.resolve(holder.content ?? olderContent(holder)))
    .map(([type, value]) => {
      const raw = document.resolve(value);
      // A stream's events have their schema in `itemSchema` since OpenAPI 3.2.
      return { type, schema: raw.schema ?? raw.itemSchema ?? (isBinary(type) ? FILE : undefined), raw };
    })
    .sort((one, other) => rank(one.type) - rank(other.type));
}

/** What is sent as a file needs no schema since OpenAPI 3.1 (4.8.14.3). */
const FILE: JsonObject = { type: 'string', format: 'binary' };

function isBinary(type: string): boolean {
  return isFileSchema({ contentMediaType: type }) && bodyText(type, '') === undefined;
}

/** JSON itself goes before what is written as JSON: patches of it, problems. */
function rank(type: string): number {
  if (/^application\/json\s*(?:;|$)/i.test(type)) return 0;
  return isJson(type) ? 1 : 2;
}

export function isJson(type: string): boolean {
  return /[+/-]json\b(?!-(?:seq|stream))|^\*\/\*$/i.test(type);
}

/**
 * The content types of a request body as they are sent. A range stands for one that it has: where any will do, a file goes
 * as it is, the rest as JSON.
 */
export function sentMediaOf(document: ApiDocument, body: JsonObject): Media[] {
  const all = mediaOf(document, body);
  const named = new Set(all.map(({ type }) => type.replace(/\s*;.*/, '')));
  return all.flatMap((media) => {
    const type = sentType(document, media);
    if (type === media.type) return media;
    return named.has(type) ? [] : { ...media, type };
  });
}

function sentType(document: ApiDocument, { type, schema }: Media): string {
  if (/^text\/\*/.test(type)) return 'text/plain';
  if (/^application\/\*\+xml/.test(type)) return 'application/xml';
  if (!/^(?:\*|application)\/\*/.test(type)) return type;
  const isFile = isFileSchema(flatten(schema, document).keywords);
  return isFile ? 'application/octet-stream' : 'application/json';
}

export interface MediaExample {
  readonly title: string | undefined;
  /** Markdown. */
  readonly description?: string | undefined;
  readonly value: unknown;
}

/** The examples of a body: those given, else one made from the schema where the content type is text of a known form. */
export function mediaExamples(document: ApiDocument, media: Media, use: ExampleUse): MediaExample[] {
  return examplesOf(document, media, use).map((example) => ({
    ...example,
    value: withReferences(example.value, document),
  }));
}

function examplesOf(document: ApiDocument, media: Media, use: ExampleUse): MediaExample[] {
  const typed = (value: unknown) => asTexts(parsedJson(media.type, value), media.schema, document);
  const named = namedExamples(document, media.raw.examples);
  const summaries = named.map(([, { summary }]) => textOf(summary));
  const given = named.flatMap(([name, example]) => {
    const [found] = givenValue(document, example);
    if (found === undefined) return [];
    const summary = textOf(example.summary);
    const isShared = summaries.filter((one) => one === summary).length > 1;
    const title = summary === undefined ? name : isShared ? `${summary} (${name})` : summary;
    return [{ title, description: textOf(example.description), value: typed(found.value) }];
  });
  if (given.length > 0) return given;
  const { example } = media.raw;
  if (example !== undefined && !isNoExample(example, flatten(media.schema, document)))
    return [{ title: undefined, value: typed(example) }];
  // Of a file nothing can be shown.
  if (media.schema === undefined || isFileSchema(flatten(media.schema, document).keywords)) return [];
  const value = exampleOf(media.schema, document, use);
  // Of any JSON at all, an object is what is expected.
  return [
    { title: undefined, value: isJson(media.type) && saysNothing(document, media.schema) ? {} : value },
  ];
}

/** Examples by their names. Many write values in their place, or a list of values as schemas have it. */
function namedExamples(document: ApiDocument, examples: unknown): [name: string, JsonObject][] {
  const named = Array.isArray(examples)
    ? examples.map((one, index) => [String(index + 1), one] as const)
    : Object.entries(document.resolve(examples));
  return named.map(([name, one]) => [name, exampleObject(document, one)]);
}

function exampleObject(document: ApiDocument, written: unknown): JsonObject {
  const example = document.resolve(written);
  const keys = Object.keys(example);
  const isExample = keys.some((key) => VALUES.includes(key)) || keys.every((key) => ABOUT.test(key));
  return isObject(written) && isExample ? example : { value: written };
}

const VALUES = ['value', 'dataValue', 'serializedValue', 'externalValue'];
const ABOUT = /^(?:summary|description|x-.*)$/;

/** Whether a schema, or nothing in its place, leaves open what there is. */
export function saysNothing({ resolve }: Pick<Resolver, 'resolve'>, schema: unknown): boolean {
  const keys = Object.keys(resolve(schema));
  return (
    schema === true || (isObject(schema) && keys.every((key) => key === 'title' || key === 'description'))
  );
}

/** The value of an example object, where it has one: given as it is, as text (OpenAPI 3.2), or in a file. */
function givenValue(document: ApiDocument, example: JsonObject): { value: unknown }[] {
  for (const key of ['value', 'dataValue', 'serializedValue']) {
    if (Object.hasOwn(example, key)) return [{ value: example[key] }];
  }
  const address = textOf(example.externalValue);
  const text = address === undefined ? undefined : document.read(address);
  return text === undefined ? [] : [{ value: text.trimEnd() }];
}

/** JSON that was given as text is that JSON; a text that is none is a value like any other. */
export function parsedJson(type: string, value: unknown): unknown {
  if (!isJson(type) || typeof value !== 'string') return value;
  try {
    const inner: unknown = JSON.parse(value);
    return typeof inner === 'object' ? inner : value;
  } catch {
    return value;
  }
}

/**
 * An example as it travels in a body of the media; as `bodyText`, but that a schema says how a value is XML, and that of
 * the items of a stream what its events have.
 */
export function mediaText(
  document: ApiDocument,
  { type, schema, raw }: Media,
  value: unknown,
): ReturnType<typeof bodyText> {
  if (EVENTS.test(type) && isEvent(value, raw)) return { text: eventText(value), language: 'text' };
  const isXml = /xml/i.test(type) && typeof value === 'object' && value !== null && schema !== undefined;
  return bodyText(type, isXml ? xmlText(schema, value, document) : value);
}

const EVENTS = /^text\/event-stream/i;

/**
 * Whether a value is an event with the data in it, and not the data itself: by `itemSchema` since OpenAPI 3.2, before
 * that where all of it is what events have.
 */
function isEvent(value: unknown, { itemSchema }: JsonObject): value is JsonObject {
  if (!isObject(value) || !Object.hasOwn(value, 'data')) return false;
  return itemSchema !== undefined || Object.keys(value).every((key) => EVENT_FIELDS.has(key));
}

const EVENT_FIELDS: ReadonlySet<string> = new Set(['id', 'event', 'data', 'retry']);
const EVENT_FIELD = new RegExp(`^(?:${[...EVENT_FIELDS].join('|')})?:`, 'm');

/** An event as its stream has it, by its fields (OpenAPI 3.2, 4.14; HTML, 9.2.6). */
function eventText(event: JsonObject): string {
  const lines = Object.entries(event).flatMap(([name, value]) =>
    shown(value)
      .split('\n')
      .map((line) => `${name}: ${line}\n`),
  );
  return `${lines.join('')}\n`;
}

/** An example as it travels in a body of the type, with the language to highlight it in; undefined for binary ones. */
function bodyText(type: string, value: unknown): { text: string; language: string } | undefined {
  if (isJson(type)) return { text: JSON.stringify(value, null, 2) ?? 'null', language: 'json' };
  if (EVENTS.test(type)) {
    const data = typeof value === 'string' ? value : JSON.stringify(value);
    // A text without fields of events is the data of one.
    return { text: EVENT_FIELD.test(data) ? data : eventText({ data }), language: 'text' };
  }
  if (/jsonl|ndjson|json-seq/i.test(type)) {
    const lines = Array.isArray(value) ? value : [value];
    const text = typeof value === 'string' ? value : lines.map((line) => JSON.stringify(line)).join('\n');
    return { text, language: 'json' };
  }
  // What is an object is JSON, whatever its sender calls it; JSON is YAML as well.
  if (isObject(value) && /^(?:text\/plain|application\/vnd\.[^+;]*)\s*(?:;|$)|ya?ml/i.test(type))
    return bodyText('application/json', value);
  if (typeof value !== 'string') return undefined;
  if (/xml/i.test(type)) return { text: value, language: 'xml' };
  if (/html/i.test(type)) return { text: value, language: 'html' };
  if (/ya?ml/i.test(type)) return { text: value, language: 'yaml' };
  return /^text\/|graphql|javascript|sql|toml|jwt/i.test(type)
    ? { text: value, language: 'text' }
    : undefined;
}
