import type { ApiSource } from '../config/navigation-schema.ts';
import type { ApiDocument } from '../openapi/document.ts';
import { groupOperations } from '../openapi/groups.ts';
import type { ApiOperation } from '../openapi/operations.ts';
import { findOperation, parseEndpointReference } from '../openapi/reference.ts';
import { slugOf } from '../openapi/slug.ts';
import type { PageOperation, SitePage } from './pages.ts';
import { operationPage } from './pages.ts';
import type { NavItem } from './tree.ts';

/** The API descriptions that hold for a container and everything below it. */
export interface ApiScope {
  readonly sources: readonly string[];
  readonly directory: string | undefined;
}

/** The API descriptions of a project, loaded; by the name they are given in settings and pages. */
export type ApiDocuments = ReadonlyMap<string, ApiDocument>;

/** Where operation pages go unless a directory is set. */
const DEFAULT_DIRECTORY = 'api-reference';

export function sourcesOf(source: ApiSource | undefined): readonly string[] {
  if (source === undefined) return [];
  if (typeof source === 'string') return [source];
  if (Array.isArray(source)) return source;
  return typeof source.source === 'string' ? [source.source] : (source.source ?? []);
}

/** A container's own attachment; what it leaves open holds from the container above. */
export function scopeOf(source: ApiSource | undefined, above: ApiScope): ApiScope {
  const own = sourcesOf(source);
  const directory = typeof source === 'object' && !Array.isArray(source) ? source.directory : undefined;
  return {
    sources: own.length > 0 ? own : above.sources,
    directory: directory?.replace(/^\/+|\/+$/g, '') || above.directory,
  };
}

/**
 * The operation an endpoint reference means: in the file it names, else in those attached around it, else in any of
 * the project's that has it.
 */
export function resolveEndpoint(
  reference: string,
  scope: Pick<ApiScope, 'sources'>,
  documents: ApiDocuments,
): PageOperation | undefined {
  const parsed = parseEndpointReference(reference);
  if (parsed === undefined) return undefined;
  const names = parsed.source === undefined ? [...scope.sources, ...documents.keys()] : [parsed.source];
  for (const name of names) {
    const document = documents.get(name);
    const operation = document === undefined ? undefined : findOperation(document, parsed);
    if (document !== undefined && operation !== undefined) return { document, operation };
  }
  return undefined;
}

/** Makes the pages of operations, one for each operation and directory, under paths nobody else has. */
export function createOperationPages(taken: (path: string) => boolean) {
  const made = new Map<string, SitePage>();
  const used = new Set<string>();
  return {
    made,
    pageFor(found: PageOperation, directory: string | undefined): SitePage {
      const { document, operation } = found;
      const folder = [directory ?? DEFAULT_DIRECTORY, tagSlug(operation)].filter(Boolean).join('/');
      const key = [folder, document.source, operation.method, operation.path].join('\n');
      const known = made.get(key);
      if (known !== undefined) return known;
      const base = `${folder}/${operation.slug}`;
      let path = base;
      for (let number = 2; taken(path) || used.has(path); number += 1) path = `${base}-${number}`;
      used.add(path);
      const page = operationPage(path, found);
      made.set(key, page);
      return page;
    },
  };
}
export type OperationPages = ReturnType<typeof createOperationPages>;

function tagSlug(operation: ApiOperation): string {
  const tag = operation.tags[0];
  return tag === undefined ? '' : slugOf(tag);
}

/** A whole reference: every operation that is not hidden, grouped by tag. */
export function referenceItems(
  document: ApiDocument,
  directory: string | undefined,
  pages: OperationPages,
): NavItem[] {
  return groupOperations(document).map(({ title, operations }) => ({
    kind: 'group',
    title,
    icon: undefined,
    iconType: undefined,
    tag: undefined,
    expanded: undefined,
    root: undefined,
    items: operations.map((operation) => ({
      kind: 'page',
      page: pages.pageFor({ document, operation }, directory),
    })),
  }));
}
