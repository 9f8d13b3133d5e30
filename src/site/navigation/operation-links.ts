import { plainId } from '../markdown/anchors/plain-id.ts';
import type { ApiDocument } from '../openapi/description/document.ts';
import { decodePart } from '../openapi/description/pointer.ts';
import { type ApiOperation, METHODS } from '../openapi/operation/operations.ts';
import { findOperation } from '../openapi/operation/reference.ts';
import type { SitePage } from './pages.ts';

/** Finds the page that a fragment in an API description means, as seen from a page of that description. */
export type OperationLinks = (from: string, fragment: string) => string | undefined;

const METHOD = METHODS.join('|');
const OPERATION = /^(?:tag\/[^/]+\/)?operations?\/([^/]+)$/;
const PATH = new RegExp(`^(?:tag/[^/]+/)?paths/([^/]+)(?:/(${METHOD}))?$`, 'i');
const TAG_PATH = new RegExp(`^tag/[^/]+/(${METHOD})(/.*)$`, 'i');
const TAG = /^tag\/([^/]+)$/;
const TAG_OPERATION = /^[^/]+\/([^/]+)$/;
const SCHEMA = /^(?:components\/schemas|definitions|schemas?|models?)\/([^/]+)$/i;

/**
 * Other viewers show a description on one page, and its texts link to operations by the ids that they have there:
 * `#operation/getUser`, `#tag/Users/operation/getUser`, `#tag/Users`, `#/Users/getUser`, `#/paths/~1users/get`. Meant is
 * the page that documents the operation; of several the one whose folder is nearest. Of a tag it is the first one's. Of
 * a schema (`#schema/User`, `#/components/schemas/User`) it is the page that shows it.
 */
export function createOperationLinks(pages: ReadonlyMap<string, SitePage>): OperationLinks {
  let byOperation: Groups<string> | undefined;
  let bySchema: Groups<string> | undefined;
  const nearest = (found: readonly string[], from: string): string =>
    found.reduce((best, one) => (shared(one, from) > shared(best, from) ? one : best));
  const namesOf = new Map<ApiDocument, Groups<ApiOperation>>();
  return (from, fragment) => {
    // The anchors that pages have themselves are without slashes.
    if (!fragment.includes('/')) return undefined;
    const page = pages.get(from);
    const document = (page?.operation ?? page?.schema)?.document;
    if (document === undefined) return undefined;
    const names = namesOf.get(document) ?? namesIn(document);
    namesOf.set(document, names);
    byOperation ??= pagesByOperation(pages.values());
    const schema = SCHEMA.exec(fragment.replace(/^\//, ''))?.[1];
    bySchema ??= pagesBySchema(pages.values());
    const shown = schema === undefined ? undefined : bySchema.get(schemaKey(document, decodePart(schema)));
    if (shown !== undefined) return nearest(shown, from);
    for (const operation of meant(document, names, fragment)) {
      const found = byOperation.get(keyOf(document, operation)) ?? [];
      if (found.length > 0) return nearest(found, from);
    }
    return undefined;
  };
}

/** The operations that a fragment may mean: the first that has a page is it. */
function meant(
  document: ApiDocument,
  names: Groups<ApiOperation>,
  fragment: string,
): readonly ApiOperation[] {
  const text = fragment.replace(/^\//, '');
  const withId = (id: string) => names.get(idKey(id)) ?? names.get(plainKey('operation', id)) ?? [];
  const ofPath = (path: string, methods: readonly string[]) =>
    methods.flatMap((method) => findOperation(document, { method: method.toLowerCase(), path }) ?? []);

  const id = OPERATION.exec(text)?.[1];
  if (id !== undefined) return withId(id);
  const tag = TAG.exec(text)?.[1];
  if (tag !== undefined) return names.get(plainKey('tag', tag)) ?? [];
  const [, path, method] = PATH.exec(text) ?? [];
  if (path !== undefined) return ofPath(decodePart(path), method === undefined ? METHODS : [method]);
  const [, verb, address] = TAG_PATH.exec(text) ?? [];
  if (verb !== undefined && address !== undefined) return ofPath(address, [verb]);
  const named = fragment.startsWith('/') ? TAG_OPERATION.exec(text)?.[1] : undefined;
  return named === undefined ? [] : withId(named);
}

type Groups<Value> = ReadonlyMap<string, readonly Value[]>;

/** The operations of a document by what links call them by. */
function namesIn({ operations }: ApiDocument): Groups<ApiOperation> {
  return grouped(
    operations.flatMap((operation) => {
      const { operationId, tags } = operation;
      const ids = operationId === undefined ? [] : [idKey(operationId), plainKey('operation', operationId)];
      return [...ids, ...tags.map((tag) => plainKey('tag', tag))].map((key) => [key, operation] as const);
    }),
  );
}

function idKey(id: string): string {
  return `id ${id}`;
}

/** A name of nothing but punctuation is itself. */
function plainKey(kind: 'operation' | 'tag', name: string): string {
  return `${kind} ${plainId(name) || name}`;
}

function pagesByOperation(pages: Iterable<SitePage>): Groups<string> {
  return grouped(
    [...pages].flatMap(({ path, operation: shown }) =>
      shown === undefined ? [] : [[keyOf(shown.document, shown.operation), path] as const],
    ),
  );
}

function pagesBySchema(pages: Iterable<SitePage>): Groups<string> {
  return grouped(
    [...pages].flatMap(({ path, schema }) =>
      schema === undefined ? [] : [[schemaKey(schema.document, schema.name), path] as const],
    ),
  );
}

function schemaKey({ source }: ApiDocument, name: string): string {
  return [source, name].join('\n');
}

function keyOf({ source }: ApiDocument, { webhook, method, path }: ApiOperation): string {
  return [source, webhook, method, path].join('\n');
}

function grouped<Value>(entries: Iterable<readonly [key: string, value: Value]>): Groups<Value> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** How many folders two pages have in common. */
function shared(one: string, other: string): number {
  const [here, there] = [one, other].map((path) => path.split('/').slice(0, -1));
  const parting = (here ?? []).findIndex((part, index) => part !== there?.[index]);
  return parting < 0 ? (here?.length ?? 0) : parting;
}
