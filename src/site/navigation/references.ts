import { trimmed } from '../../text/trimmed.ts';
import type { Report } from '../diagnostic.ts';
import type { ParsedPage } from '../markdown/parsed-page.ts';
import { parseEndpointReference } from '../openapi/operation/reference.ts';
import { findSchema, type NamedSchema } from '../openapi/page/schema-page.ts';
import type { SourcePlace } from '../page.ts';
import { type ApiDocuments, type AsyncDocuments, nearestEndpoint, resolveEndpoint } from './endpoints.ts';
import { ENDPOINT_HINT } from './frontmatter-reports.ts';
import { keyPlace, warnOfKey } from './key-place.ts';
import type { PageChannel, PageReference } from './pages.ts';

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
      else warnOfKey(page, key, { kind, message, hint: hint() }, report);
    };

    const operation =
      openapi === undefined ? undefined : resolveEndpoint(openapi, { sources: attached }, documents);
    if (openapi !== undefined && operation === undefined && isRead(named.openapi, documents)) {
      const reference = parseEndpointReference(openapi);
      if (reference === undefined) {
        const message = `openapi: ${openapi} names no operation`;
        warnOfKey(page, 'openapi', { kind: 'missing-operation', message, hint: ENDPOINT_HINT }, report);
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
