import { withReferencedParts } from '../description/referenced-parts.ts';
import type { Resolver } from '../description/resolve.ts';
import { type JsonObject, listOf, namedIn, objectOf, textOf } from '../json.ts';
import { pageName, uniqueNames } from '../slug.ts';
import { deprecationOf } from './deprecation.ts';
import { meantPath } from './meant-path.ts';
import { withOlderParts } from './older-operation.ts';
import { plainTitle } from './plain-title.ts';
import { readTags, type Tags } from './tags.ts';

/** In the order in which a reference lists the operations of one path: that of hosted services. */
export const METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;

/** One operation of an API description, or one webhook. */
export interface ApiOperation {
  /** Lower case: `get`, `post`, … */
  readonly method: string;
  /** `/users/{id}`, also where it is written otherwise; of a webhook its name. */
  readonly path: string;
  readonly operationId: string | undefined;
  /** `x-mint.metadata.title`, the summary where it is short enough for a title, or `GET /users/{id}`. */
  readonly title: string;
  /** Markdown. */
  readonly description: string | undefined;
  readonly tags: readonly string[];
  /** The tag that it stands under in the navigation and in addresses. */
  readonly place: string | undefined;
  readonly deprecated: boolean;
  /** `x-hidden` or `x-internal`: left out of the documentation unless a page of the project is about it. */
  readonly hidden: boolean;
  /** `x-excluded` */
  readonly excluded: boolean;
  readonly webhook: boolean;
  /** Unique among the operations of the tag that are shown. */
  readonly slug: string;
  /** `x-mint.metadata`: what the frontmatter of the operation's page would say. */
  readonly metadata: JsonObject;
  /** `x-mint.content`: Markdown shown before the reference. */
  readonly content: string | undefined;
  /** `x-mint.href`: the address of the operation's page, where it is not the usual one. */
  readonly href: string | undefined;
  readonly raw: JsonObject;
  /** What the operations of one path share: parameters, servers, a description. */
  readonly pathItem: JsonObject;
  /** Where the document has it: `paths`, the path as it is written there, and the method. */
  readonly keys: readonly string[];
}

/** All operations of a document in its order, those of `webhooks` last. */
export function listOperations(root: JsonObject, resolver: Resolver): ApiOperation[] {
  const slugsByTag = new Map<string, (name: string) => string>();
  const slugs = (tag: string) => {
    const unique = slugsByTag.get(tag) ?? uniqueNames(1);
    slugsByTag.set(tag, unique);
    return unique;
  };

  const tags = readTags(root);
  const operationsOf = (holder: string, paths: readonly [path: string, item: unknown][], webhook: boolean) =>
    paths.flatMap(([written, item]) => {
      const { path, query } = webhook ? { path: written, query: [] } : meantPath(written);
      const pathItem = withQuery(resolver.resolve(item), query);
      return operationsIn(pathItem, resolver).map(([method, operation, at]) => {
        const given = withReferencedParts(operation, resolver);
        const raw = withOlderParts(given, pathItem, resolver);
        const keys = [holder, written, ...at];
        const read = readOperation({ method, path, raw, pathItem, webhook, keys }, tags);
        const slug = operationSlug(read);
        // What is not shown takes no name from what is.
        return { ...read, slug: read.hidden || read.excluded ? slug : slugs(read.place ?? '')(slug) };
      });
    });

  const holder = root.webhooks === undefined ? 'x-webhooks' : 'webhooks';
  return [
    ...operationsOf('paths', namedIn(root.paths), false),
    ...operationsOf(holder, Object.entries(objectOf(root[holder])), true),
  ];
}

/** What the operations of a path share, with the parameters that its address names; what is said of them counts. */
function withQuery(pathItem: JsonObject, names: readonly string[]): JsonObject {
  if (names.length === 0) return pathItem;
  const named = names.map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  return { ...pathItem, parameters: [...named, ...listOf(pathItem.parameters)] };
}

/**
 * The operations of a path by their methods in lower case, those of methods that are less known last (OpenAPI 3.2); `at` are
 * the keys that lead to one.
 */
export function operationsIn(
  pathItem: JsonObject,
  resolver: Resolver,
): (readonly [method: string, operation: JsonObject, at: readonly string[]])[] {
  const keys = Object.keys(pathItem);
  const usual = METHODS.flatMap((method) => {
    // Some write `GET`, as it is sent.
    const key = Object.hasOwn(pathItem, method) ? method : keys.find((one) => one.toLowerCase() === method);
    return key === undefined ? [] : [[method, resolver.resolve(pathItem[key]), [key]] as const];
  });
  const additional = namedIn(resolver.resolve(pathItem.additionalOperations));
  return [
    ...usual,
    ...additional.flatMap(([method, operation]) =>
      METHOD.test(method)
        ? [[method.toLowerCase(), resolver.resolve(operation), ['additionalOperations', method]] as const]
        : [],
    ),
  ];
}

/** What methods of HTTP are called: names of its registry have no other characters. */
const METHOD = /^[a-z][a-z-]*$/i;

/** Some descriptions have whole paragraphs as summaries, which are no titles. */
const LONGEST_TITLE = 150;

/** The summary of an operation as a title, where it is short enough for one. */
function titleIn(raw: JsonObject): string | undefined {
  const written = textOf(raw.summary);
  const summary = written === undefined ? '' : plainTitle(written);
  return summary !== '' && summary.length <= LONGEST_TITLE ? summary : undefined;
}

/** What is said of an operation, with a summary that is too long for a title before it. */
function describedIn(raw: JsonObject, description: string | undefined): string | undefined {
  const summary = titleIn(raw) === undefined ? textOf(raw.summary)?.trim() : undefined;
  if (summary === undefined || description?.includes(summary)) return description;
  return description === undefined ? summary : `${summary}\n\n${description}`;
}

/** A description where it says more than the title; generators tend to repeat it. */
function beyond(title: string, description: string | undefined): string | undefined {
  const plain = (text: string) => plainTitle(text).replace(/\.$/, '').toLowerCase();
  return description !== undefined && plain(description) === plain(title) ? undefined : description;
}

/** The last part of the address of an operation's page: its summary, or its method and path where it has no short one. */
function operationSlug({ raw, method, path, webhook }: Omit<ApiOperation, 'slug'>): string {
  const name = titleIn(raw) === undefined ? '' : pageName(textOf(raw.summary) ?? '');
  if (name !== '') return name;
  return webhook ? pageName(path) || 'webhook' : pageName(`${method} ${path}`);
}

/** An operation as its description has it. */
type WrittenOperation = Pick<ApiOperation, 'method' | 'path' | 'raw' | 'pathItem' | 'webhook' | 'keys'>;

function readOperation(
  { method, path, raw, pathItem, webhook, keys }: WrittenOperation,
  tags: Tags,
): Omit<ApiOperation, 'slug'> {
  const mint = objectOf(raw['x-mint']);
  // Some write their tags as the document does.
  const given = typeof raw.tags === 'string' ? [raw.tags] : listOf(raw.tags);
  const own = given.flatMap((tag) => textOf(tag) ?? textOf(objectOf(tag).name) ?? []);
  const badge = tags.badgeOf(own);
  const metadata = {
    ...(badge === undefined ? {} : { tag: badge }),
    ...objectOf(mint.metadata),
  } as JsonObject;
  // An operation may say otherwise than its path; "true" is true in quotes as well.
  const says = (key: string): boolean => String(raw[key] ?? pathItem[key]) === 'true';
  const title =
    textOf(metadata.title) ??
    titleIn(raw) ??
    titleIn(pathItem) ??
    (webhook ? path : `${method.toUpperCase()} ${path}`);
  return {
    method,
    path,
    operationId: textOf(raw.operationId),
    title,
    description: beyond(title, describedIn(raw, textOf(raw.description) ?? textOf(pathItem.description))),
    tags: own,
    place: tags.placeOf(own),
    deprecated: deprecationOf(raw).isDeprecated || metadata.deprecated === true,
    hidden: says('x-hidden') || says('x-internal'),
    excluded: says('x-excluded'),
    webhook,
    metadata,
    content: textOf(mint.content),
    href: textOf(mint.href),
    raw,
    pathItem,
    keys,
  };
}
