import { nearest } from '../../text/suggest.ts';
import { pagesFolder } from '../config/directory.ts';
import type { ApiSource } from '../config/navigation-schema.ts';
import type { AsyncDocument } from '../openapi/asyncapi/document.ts';
import type { ApiDocument } from '../openapi/description/document.ts';
import { groupOperations, type OperationGroup } from '../openapi/operation/groups.ts';
import type { ApiOperation } from '../openapi/operation/operations.ts';
import { findOperation, parseEndpointReference } from '../openapi/operation/reference.ts';
import { pageName, slugOf } from '../openapi/slug.ts';
import { nameProblem } from '../project/names.ts';
import type { PageChannel, PageOperation, SitePage } from './pages.ts';
import { channelPage, normalPath, operationPage } from './pages.ts';
import { type NavItem, plainGroup } from './tree.ts';

/** The API descriptions that hold for a container and everything below it. */
export interface ApiScope {
  readonly sources: readonly string[];
  /** Where the pages of some of them go. */
  readonly placings: ReadonlyMap<string, Placing>;
  /** Where those of all others go. */
  readonly placing: Placing;
}

/** The addresses of the pages of a description; what is not set holds from above, or is as usual. */
export interface Placing {
  readonly directory: string | undefined;
  /** What pages are called after: the summaries of operations, or their ids. */
  readonly slug: 'operationId' | 'summary' | undefined;
}

const USUAL: Placing = { directory: undefined, slug: undefined };

/** The API descriptions of a project, loaded; by the name they are given in settings and pages. */
export type ApiDocuments = ReadonlyMap<string, ApiDocument>;

/** The AsyncAPI descriptions of a project, in the same way. */
export type AsyncDocuments = ReadonlyMap<string, AsyncDocument>;

/** Where operation pages go unless a directory is set. */
const DEFAULT_DIRECTORY = 'api-reference';

/** The API descriptions that a container attaches, as they are written. */
export function sourcesOf(source: ApiSource | undefined): readonly string[] {
  return attachments(source).flatMap(({ sources }) => sources);
}

/** A container's own attachment; what it leaves open holds from the container above. */
export function scopeOf(source: ApiSource | undefined, above: ApiScope): ApiScope {
  const own = attachments(source);
  const sources = own.flatMap((one) => one.sources);
  const isList = Array.isArray(source);
  const below = ({ directory, slug }: Placing): Placing => ({
    directory: directory ?? above.placing.directory,
    slug: slug ?? above.placing.slug,
  });
  const placed = own.flatMap(({ sources: names, placing }) =>
    placing.directory === undefined && placing.slug === undefined
      ? []
      : names.map((name) => [name, below(placing)] as const),
  );
  return {
    sources: sources.length > 0 ? sources : above.sources,
    placings: isList ? new Map([...above.placings, ...placed]) : above.placings,
    placing: below((isList ? undefined : own[0]?.placing) ?? USUAL),
  };
}

/** Where nothing is attached. */
export const NO_SCOPE: ApiScope = { sources: [], placings: new Map(), placing: USUAL };

/** Where the pages of a description go. */
export function placingIn(scope: ApiScope, source: string | undefined): Placing {
  return (source === undefined ? undefined : scope.placings.get(source)) ?? scope.placing;
}

/** The folder that the pages of a description go to, or that the folders of its tags stand in. */
export function directoryIn(scope: ApiScope, source: string): string {
  return placingIn(scope, source).directory ?? DEFAULT_DIRECTORY;
}

function attachments(
  source: ApiSource | undefined,
): { readonly sources: readonly string[]; readonly placing: Placing }[] {
  return [source ?? []].flat().map((one) => {
    if (typeof one === 'string') return { sources: [one], placing: USUAL };
    return {
      sources: [one.source ?? []].flat(),
      placing: { directory: pagesFolder(one.directory ?? '') || undefined, slug: one.slug },
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

/** Operations that are looked at for the nearest one: all would take long where many references are wrong. */
const MOST_LOOKED_AT = 100;

/**
 * The operation nearest to an endpoint reference that none has, as a reference: one of its path first, then one whose
 * path has the same last part, or the same parts before it.
 */
export function nearestEndpoint(
  reference: string,
  sources: readonly string[],
  documents: ApiDocuments,
): string | undefined {
  const parsed = parseEndpointReference(reference);
  if (parsed === undefined || parsed.method === 'webhook') return undefined;
  const searched =
    sources.length === 0 ? [...documents.values()] : sources.flatMap((one) => documents.get(one) ?? []);
  const known = searched.flatMap(({ operations }) => operations.filter((one) => !one.webhook && !one.hidden));
  const written = ({ method, path }: Pick<ApiOperation, 'method' | 'path'>): string =>
    `${method.toUpperCase()} ${path}`;
  const ofPath = known.find(({ path }) => path === parsed.path);
  if (ofPath !== undefined) return written(ofPath);
  // With the path of the server before it, or without one that the description has.
  const whole = known
    .filter(({ method, path }) => method === parsed.method && endsAlike(path, parsed.path))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  if (whole !== undefined) return written(whole);
  const [above, last] = halves(parsed.path);
  const isAlike = (path: string): boolean =>
    (!last.startsWith('/{') && path.endsWith(last)) || path.startsWith(above);
  const alike = known.filter(({ path }) => isAlike(path)).slice(0, MOST_LOOKED_AT);
  return nearest(written(parsed), alike.map(written));
}

/** Whether one path is another behind a path such as a server has; a single name in braces is in too many. */
function endsAlike(...paths: readonly [string, string]): boolean {
  const [short = '', long = ''] = paths
    .map((path) => path.replace(/\{[^{}]*\}/g, '{}'))
    .toSorted((one, other) => one.length - other.length);
  const before = long.slice(0, long.length - short.length);
  return /[^/{}]/.test(short) && long.endsWith(short) && !before.includes('{');
}

/** A path up to its last part, and that part, both with the slash between. */
function halves(path: string): readonly [above: string, last: string] {
  const at = path.replace(/\/$/, '').lastIndexOf('/');
  return [path.slice(0, at + 1), path.slice(at)];
}

/**
 * Makes the pages of operations and channels, one for each and each directory, under paths that nobody else has on any
 * file system: letter case does not tell them apart, and no name in them is that of a device. An operation that says where
 * it is documented (`x-mint.href`) gets that address; a page that is there already is its page.
 */
export function createOperationPages(pages: ReadonlyMap<string, SitePage>) {
  const made = new Map<string, SitePage>();
  const used = new Map<string, SitePage>();
  const written = new Map([...pages].map(([path, page]) => [path.toLowerCase(), page]));
  const taken = new Set(written.keys());
  /** The last number that a path was given, of those that several want. */
  const numbers = new Map<string, number>();
  const free = (base: string): string => {
    let number = numbers.get(base) ?? 1;
    const path = (): string => (number === 1 ? base : `${base}-${number}`);
    while (taken.has(path().toLowerCase())) number += 1;
    numbers.set(base, number);
    return path();
  };
  const once = (key: string, make: () => SitePage): SitePage => {
    const page = made.get(key) ?? make();
    made.set(key, page);
    used.set(page.path, page);
    taken.add(page.path.toLowerCase());
    return page;
  };
  return {
    /** The pages made, by path. */
    made: used as ReadonlyMap<string, SitePage>,
    pageFor(found: PageOperation, { directory, slug }: Placing): SitePage {
      const { document, operation } = found;
      const { href } = operation;
      if (href !== undefined && !/^[a-z][a-z0-9+.-]*:/i.test(href) && !/(^|[\\/])\.\.([\\/]|$)/.test(href)) {
        const path = normalPath(href);
        return written.get(path.toLowerCase()) ?? once(`href ${path}`, () => operationPage(path, found));
      }
      const folder = [directory ?? DEFAULT_DIRECTORY, tagSlug(operation)].filter(Boolean).join('/');
      const name = (slug === 'operationId' ? idSlug(operation) : undefined) ?? operation.slug;
      const key = [folder, name, document.source, operation.method, operation.path].join('\n');
      return once(key, () => operationPage(free(`${folder}/${fileName(name)}`), found));
    },
    channelFor(found: PageChannel, directory: string | undefined): SitePage {
      const folder = directory ?? DEFAULT_DIRECTORY;
      const key = [folder, found.document.source, 'channel', found.channel.name].join('\n');
      const place = found.channel.slug.split('/').map(fileName).join('/');
      return once(key, () => channelPage(free(`${folder}/${place}`), found));
    },
  };
}
export type OperationPages = ReturnType<typeof createOperationPages>;

function idSlug({ operationId }: ApiOperation): string | undefined {
  return operationId === undefined
    ? undefined
    : slugOf(operationId.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1-'));
}

/** The folder of an operation in its directory, which is that of its tag; empty where it stands in the directory itself. */
export function tagSlug(operation: ApiOperation): string {
  const { place } = operation;
  return place === undefined ? '' : fileName(pageName(place) || slugOf(place));
}

/** A slug as the name of a file or folder: some words are those of devices on Windows. */
function fileName(slug: string): string {
  return nameProblem(slug) === undefined ? slug : `${slug}-`;
}

/**
 * A whole reference: every operation that is not hidden, grouped by tag. In a group with a name of its own those without
 * a tag need none of the document's.
 */
export function referenceItems(
  document: ApiDocument,
  placing: Placing,
  pages: OperationPages,
  inNamedGroup: boolean,
): NavItem[] {
  const itemOf = ({ title, operations, groups }: OperationGroup): NavItem[] => {
    const own = operations
      .map((operation) => pages.pageFor({ document, operation }, placing))
      .flatMap((page): NavItem[] => (page.hidden ? [] : [{ kind: 'page', page }]));
    const items = [...own, ...groups.flatMap(itemOf)];
    if (inNamedGroup && own.length > 0 && operations.every(({ place, webhook }) => !place && !webhook))
      return items;
    return items.length === 0 ? [] : [plainGroup(title, items)];
  };
  return groupOperations(document).flatMap(itemOf);
}

/**
 * Every channel of an AsyncAPI description but those whose pages are listed already, by tag, behind those without one;
 * one that a page of the project documents is that page's.
 */
export function channelItems(
  document: AsyncDocument,
  directory: string | undefined,
  operations: OperationPages,
  pages: ReadonlyMap<string, SitePage>,
  listed: ReadonlySet<SitePage>,
): NavItem[] {
  const written = Map.groupBy(pages.values(), ({ channel }) => channel?.channel);
  const byTag = Map.groupBy(document.channels, ({ tag }) => tag);
  const itemsOf = (tag: string | undefined): NavItem[] =>
    (byTag.get(tag) ?? [])
      .map((channel) => written.get(channel)?.[0] ?? operations.channelFor({ document, channel }, directory))
      .flatMap((page): NavItem[] => (listed.has(page) ? [] : [{ kind: 'page', page }]));
  const tagged = [...byTag.keys()].flatMap((tag): NavItem[] => {
    if (tag === undefined) return [];
    const items = itemsOf(tag);
    return items.length === 0 ? [] : [plainGroup(tag, items)];
  });
  return [...itemsOf(undefined), ...tagged];
}
