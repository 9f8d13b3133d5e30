import { trimmed } from '../../text/trimmed.ts';
import type { Diagnostic, Report } from '../diagnostic.ts';
import type { ParsedPage } from '../markdown/parsed-page.ts';
import { METHODS } from '../openapi/operations.ts';
import { parseEndpointReference } from '../openapi/reference.ts';
import { findSchema, type NamedSchema } from '../openapi/schema-page.ts';
import type { SourcePlace } from '../page.ts';
import { placeAt } from '../project/place.ts';
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
    openapi: trimmed(frontmatter.openapi),
    asyncapi: trimmed(frontmatter.asyncapi),
    schema: trimmed(frontmatter['openapi-schema']),
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

export interface ReferenceSources {
  /** The OpenAPI descriptions that hold for the whole site. */
  readonly attached: readonly string[];
  readonly documents: ApiDocuments;
  readonly asyncDocuments: AsyncDocuments;
  /** Descriptions that the settings name and that could not be read, which is told already. */
  readonly unread: readonly string[];
  readonly unreadAsync: readonly string[];
  readonly report: Report;
}

/**
 * Finds what pages document; what no description has is reported at its line in the frontmatter. Where a description
 * could not be read, it may well be in that: such pages are told of once.
 */
export function createReferenceResolver(sources: ReferenceSources) {
  const { attached, documents, asyncDocuments, report } = sources;
  const lacking: { readonly place: SourcePlace; readonly unread: readonly string[] }[] = [];
  const resolve = (page: ParsedPage): PageReference => {
    const { openapi, asyncapi, schema } = writtenReferences(page);
    const named = sourcesByKey({ openapi, asyncapi, schema });
    const missing = (key: string, kind: string, message: string, hint: () => string): void => {
      const unread = key === 'asyncapi' ? sources.unreadAsync : sources.unread;
      if (named[key] === undefined && unread.length > 0) lacking.push({ place: keyPlace(page, key), unread });
      else warn(page, key, { kind, message, hint: hint() }, report);
    };

    const operation =
      openapi === undefined ? undefined : resolveEndpoint(openapi, { sources: attached }, documents);
    if (openapi !== undefined && operation === undefined && isRead(named.openapi, documents)) {
      const reference = parseEndpointReference(openapi);
      if (reference === undefined) {
        const message = `openapi: ${openapi} names no operation`;
        warn(page, 'openapi', { kind: 'missing-operation', message, hint: ENDPOINT_HINT }, report);
      } else {
        const message = `openapi: ${holderOf(reference.source, documents)} ${openapi}`;
        missing('openapi', 'missing-operation', message, () => {
          const searched = reference.source === undefined ? attached : [reference.source];
          const near = nearestEndpoint(openapi, searched, documents);
          return near === undefined ? 'correct the method or the path' : `did you mean ${near}?`;
        });
      }
    }
    const channel = asyncapi === undefined ? undefined : channelNamed(asyncapi, asyncDocuments);
    if (asyncapi !== undefined && channel === undefined && isRead(named.asyncapi, asyncDocuments)) {
      missing(
        'asyncapi',
        'missing-channel',
        `asyncapi: no description of this project has ${asyncapi}`,
        () => 'write a file and the name of one of its channels',
      );
    }
    const found = schema === undefined ? undefined : schemaNamed(schema, attached, documents);
    if (schema !== undefined && found === undefined && isRead(named['openapi-schema'], documents)) {
      missing(
        'openapi-schema',
        'missing-schema',
        `openapi-schema: no API description of this project has ${schema}`,
        () => 'write the key of a schema in components.schemas',
      );
    }
    return { operation, channel, schema: found };
  };
  return {
    resolve,
    /** To be called at the end. */
    tellUnread(): void {
      const [first] = lacking;
      if (first === undefined) return;
      const pages = lacking.length === 1 ? '1 page documents' : `${lacking.length} pages document`;
      const names = [...new Set(lacking.flatMap(({ unread }) => unread))].join(', ');
      report({
        severity: 'warning',
        kind: 'missing-operation',
        message: `${pages} what no API description has that could be read; it may be in ${names}`,
        ...first.place,
      });
    },
  };
}

/** What makes a page that of an endpoint: the method `WSS` makes none. */
const ENDPOINT = new RegExp(`^(?:${METHODS.join('|')})\\s+\\S+$`, 'i');
const ENDPOINT_HINT = 'write a method and a path: GET /users/{id}';

/** Reports what a page's frontmatter says of its looks that is nothing known. */
export function reportFrontmatter(page: ParsedPage, report: Report): void {
  const { mode, api } = page.frontmatter;
  const wrong = (key: string, message: string, hint: string): void =>
    warn(page, key, { kind: 'frontmatter', message, hint }, report);
  // What hosted sites know besides is no mistake.
  const modes = ['default', ...MODES];
  const looks = trimmed(mode);
  if (looks !== undefined && ![...modes, 'assistant'].includes(looks))
    wrong(
      'mode',
      `mode: "${mode}" is no mode of a page; the usual one is used`,
      `write one of ${modes.join(', ')}`,
    );
  const endpoint = trimmed(api);
  if (endpoint !== undefined && !ENDPOINT.test(endpoint))
    wrong('api', `api: "${api}" is no endpoint`, ENDPOINT_HINT);
  for (const key of ['title', 'sidebarTitle', 'description', 'tag']) {
    const value = page.frontmatter[key];
    if (typeof value !== 'object' || value === null || value instanceof Date) continue;
    const written = Array.isArray(value) ? 'a list' : 'an object';
    wrong(key, `${key}: is ${written}, and not shown`, `put quotes around it: ${key}: "…"`);
  }
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
    if (key !== undefined) return keyPlace(page, key);
  }
  return undefined;
}

/** Tells what is wrong with the value of a key in the frontmatter. */
function warn(
  page: ParsedPage,
  key: string,
  told: Pick<Diagnostic, 'kind' | 'message' | 'hint'>,
  report: Report,
): void {
  report({ severity: 'warning', ...told, ...keyPlace(page, key) });
}

/** Where the frontmatter gives the value of a key. */
function keyPlace({ file, source }: ParsedPage, key: string): SourcePlace {
  const at = source.match(new RegExp(`^${key}:[ \\t]*`, 'm'));
  return { file, ...placeAt(source, at?.index === undefined ? 0 : at.index + at[0].length) };
}
