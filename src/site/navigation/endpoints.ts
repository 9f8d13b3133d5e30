import type { ApiSource } from '../config/navigation-schema.ts';
import type { AsyncDocument } from '../openapi/asyncapi/document.ts';
import type { ApiDocument } from '../openapi/document.ts';
import { groupOperations, type OperationGroup } from '../openapi/groups.ts';
import type { ApiOperation } from '../openapi/operations.ts';
import { findOperation, parseEndpointReference } from '../openapi/reference.ts';
import { slugOf } from '../openapi/slug.ts';
import type { PageChannel, PageOperation, SitePage } from './pages.ts';
import { channelPage, normalPath, operationPage } from './pages.ts';
import type { NavItem } from './tree.ts';

/** The API descriptions that hold for a container and everything below it. */
export interface ApiScope {
  readonly sources: readonly string[];
  /** The folder of the pages of some of them. */
  readonly directories: ReadonlyMap<string, string>;
  /** That of the pages of all others. */
  readonly directory: string | undefined;
}

/** The API descriptions of a project, loaded; by the name they are given in settings and pages. */
export type ApiDocuments = ReadonlyMap<string, ApiDocument>;

/** The AsyncAPI descriptions of a project, in the same way. */
export type AsyncDocuments = ReadonlyMap<string, AsyncDocument>;

/** Where operation pages go unless a directory is set. */
const DEFAULT_DIRECTORY = 'api-reference';

export function sourcesOf(source: ApiSource | undefined): readonly string[] {
  return attachments(source).flatMap(({ sources }) => sources);
}

/** A container's own attachment; what it leaves open holds from the container above. */
export function scopeOf(source: ApiSource | undefined, above: ApiScope): ApiScope {
  const own = attachments(source);
  const sources = own.flatMap((one) => one.sources);
  const isList = Array.isArray(source);
  const placed = own.flatMap(({ sources: names, directory }) =>
    directory === undefined ? [] : names.map((name) => [name, directory] as const),
  );
  return {
    sources: sources.length > 0 ? sources : above.sources,
    directories: isList ? new Map([...above.directories, ...placed]) : above.directories,
    directory: (isList ? undefined : own[0]?.directory) ?? above.directory,
  };
}

/** Where nothing is attached. */
export const NO_SCOPE: ApiScope = { sources: [], directories: new Map(), directory: undefined };

/** The folder of the pages of a description. */
export function directoryIn(scope: ApiScope, source: string | undefined): string | undefined {
  return (source === undefined ? undefined : scope.directories.get(source)) ?? scope.directory;
}

function attachments(
  source: ApiSource | undefined,
): { readonly sources: readonly string[]; readonly directory: string | undefined }[] {
  return [source ?? []].flat().map((one) => {
    if (typeof one === 'string') return { sources: [one], directory: undefined };
    return {
      sources: [one.source ?? []].flat(),
      directory: one.directory?.replace(/^\/+|\/+$/g, '') || undefined,
    };
  });
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

/**
 * Makes the pages of operations and channels, one for each and each directory, under paths nobody else has. An operation
 * that says where it is documented (`x-mint.href`) gets that address; a page that is there already is its page.
 */
export function createOperationPages(pages: ReadonlyMap<string, SitePage>) {
  const made = new Map<string, SitePage>();
  const used = new Map<string, SitePage>();
  const free = (base: string): string => {
    let path = base;
    for (let number = 2; pages.has(path) || used.has(path); number += 1) path = `${base}-${number}`;
    return path;
  };
  const once = (key: string, make: () => SitePage): SitePage => {
    const page = made.get(key) ?? make();
    made.set(key, page);
    used.set(page.path, page);
    return page;
  };
  return {
    /** The pages made, by path. */
    made: used as ReadonlyMap<string, SitePage>,
    pageFor(found: PageOperation, directory: string | undefined): SitePage {
      const { document, operation } = found;
      const { href } = operation;
      if (href !== undefined && !/^[a-z][a-z0-9+.-]*:/i.test(href) && !/(^|[\\/])\.\.([\\/]|$)/.test(href)) {
        const path = normalPath(href);
        return pages.get(path) ?? once(`href ${path}`, () => operationPage(path, found));
      }
      const folder = [directory ?? DEFAULT_DIRECTORY, tagSlug(operation)].filter(Boolean).join('/');
      const key = [folder, document.source, operation.method, operation.path].join('\n');
      return once(key, () => operationPage(free(`${folder}/${operation.slug}`), found));
    },
    channelFor(found: PageChannel, directory: string | undefined): SitePage {
      const folder = directory ?? DEFAULT_DIRECTORY;
      const key = [folder, found.document.source, 'channel', found.channel.name].join('\n');
      return once(key, () => channelPage(free(`${folder}/${found.channel.slug}`), found));
    },
  };
}
export type OperationPages = ReturnType<typeof createOperationPages>;

function tagSlug(operation: ApiOperation): string {
  const { place } = operation;
  return place === undefined ? '' : slugOf(place);
}

/** A whole reference: every operation that is not hidden, grouped by tag. */
export function referenceItems(
  document: ApiDocument,
  directory: string | undefined,
  pages: OperationPages,
): NavItem[] {
  const itemOf = ({ title, operations, groups }: OperationGroup): NavItem[] => {
    const own = operations
      .map((operation) => pages.pageFor({ document, operation }, directory))
      .flatMap((page): NavItem[] => (page.hidden ? [] : [{ kind: 'page', page }]));
    const items = [...own, ...groups.flatMap(itemOf)];
    const plain = { icon: undefined, tag: undefined, expanded: undefined, root: undefined };
    return items.length === 0 ? [] : [{ kind: 'group', title, ...plain, items }];
  };
  return groupOperations(document).flatMap(itemOf);
}

/** Every channel of an AsyncAPI description; those that a page of the project documents are that page's. */
export function channelItems(
  document: AsyncDocument,
  directory: string | undefined,
  operations: OperationPages,
  pages: ReadonlyMap<string, SitePage>,
): NavItem[] {
  const written = [...pages.values()];
  return document.channels.map((channel) => ({
    kind: 'page',
    page:
      written.find((page) => page.channel?.channel === channel) ??
      operations.channelFor({ document, channel }, directory),
  }));
}
