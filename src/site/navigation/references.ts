import type { Report } from '../diagnostic.ts';
import type { ParsedPage } from '../markdown/parsed-page.ts';
import { METHODS } from '../openapi/operations.ts';
import { parseEndpointReference } from '../openapi/reference.ts';
import { findSchema, type NamedSchema } from '../openapi/schema-page.ts';
import type { SourcePlace } from '../page.ts';
import { placeAt, type TextPlace } from '../project/place.ts';
import { type ApiDocuments, type AsyncDocuments, nearestEndpoint, resolveEndpoint } from './endpoints.ts';
import { MODES, type PageChannel, type PageReference } from './pages.ts';

/** What a page's frontmatter names of the project's API descriptions. */
export interface WrittenReferences {
  /** `GET /users`, `users.json GET /users`, `webhook orderPaid` */
  readonly openapi: string | undefined;
  /** `events.yaml chat`, or the channel alone. */
  readonly asyncapi: string | undefined;
  /** `User`, or `users.json User`. */
  readonly schema: string | undefined;
}

/** Reads what a page names; what is no text counts as not there. */
export function writtenReferences({ frontmatter }: ParsedPage): WrittenReferences {
  return {
    openapi: textOf(frontmatter.openapi),
    asyncapi: textOf(frontmatter.asyncapi),
    schema: textOf(frontmatter['openapi-schema']),
  };
}

/** The API descriptions that references name themselves, by the keys that name them. */
function sourcesByKey({
  openapi,
  asyncapi,
  schema,
}: WrittenReferences): Readonly<Record<string, string | undefined>> {
  return {
    openapi: openapi === undefined ? undefined : parseEndpointReference(openapi)?.source,
    'openapi-schema': schema === undefined ? undefined : splitReference(schema).source,
    asyncapi: asyncapi === undefined ? undefined : splitReference(asyncapi).source,
  };
}

/** The OpenAPI descriptions that references name themselves. */
export function sourcesNamed(written: WrittenReferences): string[] {
  const { asyncapi: _, ...sources } = sourcesByKey(written);
  return Object.values(sources).filter((source) => source !== undefined);
}

/** `file name` in its two parts. */
export function splitReference(text: string): { source: string | undefined; name: string } {
  const [, source, name] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
  return { source, name: name ?? text };
}

/**
 * Finds what a page documents; what no description has is reported at its line in the frontmatter. That a description
 * could not be read is told already.
 */
export function resolveReferences(
  page: ParsedPage,
  sources: readonly string[],
  documents: ApiDocuments,
  asyncDocuments: AsyncDocuments,
  report: Report,
): PageReference {
  const { openapi, asyncapi, schema } = writtenReferences(page);
  const missing = (key: string, kind: string, message: string, hint: string): undefined => {
    report({ severity: 'warning', kind, message, hint, file: page.file, ...placeOfKey(page, key) });
    return undefined;
  };

  const operation = openapi === undefined ? undefined : resolveEndpoint(openapi, { sources }, documents);
  const named = sourcesByKey({ openapi, asyncapi, schema });
  if (openapi !== undefined && operation === undefined && isRead(named.openapi, documents)) {
    const reference = parseEndpointReference(openapi);
    const isReference = reference !== undefined;
    const near = nearestEndpoint(
      openapi,
      reference?.source === undefined ? sources : [reference.source],
      documents,
    );
    const mend = near === undefined ? 'correct the method or the path' : `did you mean ${near}?`;
    missing(
      'openapi',
      'missing-operation',
      isReference
        ? `openapi: ${holderOf(reference?.source, documents)} ${openapi}`
        : `openapi: ${openapi} names no operation`,
      isReference ? mend : 'write a method and a path: GET /users/{id}',
    );
  }
  const channel = asyncapi === undefined ? undefined : channelNamed(asyncapi, asyncDocuments);
  if (asyncapi !== undefined && channel === undefined && isRead(named.asyncapi, asyncDocuments)) {
    missing(
      'asyncapi',
      'missing-channel',
      `asyncapi: no description of this project has ${asyncapi}`,
      'write a file and the name of one of its channels',
    );
  }
  const found = schema === undefined ? undefined : schemaNamed(schema, sources, documents);
  if (schema !== undefined && found === undefined && isRead(named['openapi-schema'], documents)) {
    missing(
      'openapi-schema',
      'missing-schema',
      `openapi-schema: no API description of this project has ${schema}`,
      'write the key of a schema in components.schemas',
    );
  }
  return { operation, channel, schema: found };
}

/** What makes a page that of an endpoint: the method `WSS` makes none. */
const ENDPOINT = new RegExp(`^(?:${METHODS.join('|')})\\s+\\S+$`, 'i');

/** Reports what a page's frontmatter says of its looks that is nothing known. */
export function reportFrontmatter(page: ParsedPage, report: Report): void {
  const { mode, api } = page.frontmatter;
  const wrong = (key: string, message: string, hint: string): void =>
    report({
      severity: 'warning',
      kind: 'frontmatter',
      message,
      hint,
      file: page.file,
      ...placeOfKey(page, key),
    });
  // What hosted sites know besides is no mistake.
  const modes = ['default', ...MODES];
  if (typeof mode === 'string' && mode.trim() !== '' && ![...modes, 'assistant'].includes(mode.trim()))
    wrong(
      'mode',
      `mode: "${mode}" is no mode of a page; the usual one is used`,
      `write one of ${modes.join(', ')}`,
    );
  if (typeof api === 'string' && api.trim() !== '' && !ENDPOINT.test(api.trim()))
    wrong('api', `api: "${api}" is no endpoint`, 'write a method and a path: GET /users/{id}');
  for (const key of ['openapi', 'asyncapi', 'openapi-schema', 'api']) {
    const value = page.frontmatter[key];
    if (value === undefined || value === null || typeof value === 'string') continue;
    const written = Array.isArray(value) ? 'a list' : JSON.stringify(value);
    wrong(key, `${key}: is ${written}, and the page shows none of it`, 'write one text, and a page for each');
  }
}

/** Whether a description that a reference names could be read; it may name none. */
function isRead(source: string | undefined, documents: ReadonlyMap<string, unknown>): boolean {
  return source === undefined || documents.has(source);
}

/** Who was asked for an operation: the file it names, else all there are. */
function holderOf(source: string | undefined, documents: ApiDocuments): string {
  const document = source === undefined ? undefined : documents.get(source);
  return document === undefined
    ? 'no API description of this project has'
    : `there is no such operation in ${document.source}:`;
}

function channelNamed(text: string, documents: AsyncDocuments): PageChannel | undefined {
  const { source, name } = splitReference(text);
  const candidates = source === undefined ? [...new Set(documents.values())] : [documents.get(source)];
  for (const document of candidates) {
    const channel = document?.channels.find((one) => one.name === name || one.address === name);
    if (document !== undefined && channel !== undefined) return { document, channel };
  }
  return undefined;
}

function schemaNamed(
  text: string,
  sources: readonly string[],
  documents: ApiDocuments,
): NamedSchema | undefined {
  const { source, name } = splitReference(text);
  for (const one of source === undefined ? [...sources, ...documents.keys()] : [source]) {
    const document = documents.get(one);
    const found = document === undefined ? undefined : findSchema(document, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where the first page names an API description; undefined where none does. */
export function placeOfReference(source: string, pages: readonly ParsedPage[]): SourcePlace | undefined {
  for (const page of pages) {
    const [key] =
      Object.entries(sourcesByKey(writtenReferences(page))).find(([, one]) => one === source) ?? [];
    if (key !== undefined) return { file: page.file, ...placeOfKey(page, key) };
  }
  return undefined;
}

/** Where the frontmatter gives the value of a key. */
function placeOfKey({ source }: ParsedPage, key: string): TextPlace {
  const at = source.match(new RegExp(`^${key}:[ \\t]*`, 'm'));
  return placeAt(source, at?.index === undefined ? 0 : at.index + at[0].length);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
