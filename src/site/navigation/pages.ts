import { MOST_BOOST } from '../config/boost.ts';
import { type Icon, iconOf } from '../config/icon.ts';
import { withoutCodeMarks } from '../markdown/code/code-marks.ts';
import { withoutControls } from '../markdown/html.ts';
import type { ParsedPage } from '../markdown/parsed-page.ts';
import type { AsyncDocument, Channel } from '../openapi/asyncapi/document.ts';
import type { ApiDocument } from '../openapi/description/document.ts';
import type { ApiOperation } from '../openapi/operation/operations.ts';
import { parseEndpointReference } from '../openapi/operation/reference.ts';
import type { NamedSchema } from '../openapi/page/schema-page.ts';
import { inOneForm } from '../project/files.ts';
import { firstParagraph } from './first-paragraph.ts';

type PageMode = 'default' | 'wide' | 'custom' | 'frame' | 'center';

/** The operation a page documents. */
export interface PageOperation {
  readonly document: ApiDocument;
  readonly operation: ApiOperation;
}

/** The channel a page documents. */
export interface PageChannel {
  readonly document: AsyncDocument;
  readonly channel: Channel;
}

/** A page of the site, before it is rendered: what navigation and head say of it. */
export interface SitePage {
  /** Site path without extension: `guides/start`. */
  readonly path: string;
  readonly title: string;
  /** The title with the marks of the code in it, where it has any. */
  readonly markedTitle?: string | undefined;
  readonly sidebarTitle: string;
  readonly description: string | undefined;
  readonly icon: Icon | undefined;
  readonly tag: string | undefined;
  readonly deprecated: boolean;
  /** Built, but not listed; and kept back, unless all pages are to be found. */
  readonly hidden: boolean;
  readonly noindex: boolean;
  /** `false`: the search of the site leaves it out, and nothing else does. */
  readonly searchable?: boolean | undefined;
  /** How much more than others it counts in the search. */
  readonly boost?: number | undefined;
  /** Without the mark of its method in the sidebar (`hideApiMarker`). */
  readonly isUnmarked?: boolean | undefined;
  /** Without links to the page before and after it (`hideFooterPagination`). */
  readonly isAlone?: boolean | undefined;
  readonly mode: PageMode;
  /** The page stands for this address in the sidebar. */
  readonly url: string | undefined;
  /** Meta tags of its own: `og:image`, `keywords`, … */
  readonly metatags: Readonly<Record<string, string>>;
  readonly parsed: ParsedPage | undefined;
  readonly operation: PageOperation | undefined;
  /** The channel of an AsyncAPI description that the page documents. */
  readonly channel?: PageChannel | undefined;
  /** The schema of an API description that the page shows. */
  readonly schema?: NamedSchema | undefined;
  /** `POST /path` of a page written by hand as an API page. */
  readonly endpoint: { readonly method: string; readonly path: string } | undefined;
}

/** A site path as the navigation or a link may write it, in its plain form. */
export function normalPath(path: string): string {
  const plain = inOneForm(path)
    .replace(/^\.?\/+/, '')
    .replace(/\.mdx?$/i, '')
    .replace(/\/+$/, '');
  return plain === '' ? 'index' : plain;
}

/** Those besides the usual one. */
export const MODES: ReadonlySet<string> = new Set(['wide', 'custom', 'frame', 'center']);

/** What a page documents of the project's API descriptions. */
export interface PageReference {
  readonly operation?: PageOperation | undefined;
  readonly channel?: PageChannel | undefined;
  readonly schema?: NamedSchema | undefined;
}

/** The page of a Markdown file; an operation it documents lends it what its frontmatter leaves open. */
export function markdownPage(path: string, parsed: ParsedPage, reference: PageReference): SitePage {
  const { operation, channel, schema } = reference;
  const lent = operation?.operation ?? channel?.channel;
  const title = parsed.title ?? lent?.title ?? schema?.name ?? titleFromPath(path);
  const page = pageOf(path, parsed.frontmatter, title, lent?.description, reference);
  return { ...page, parsed, deprecated: page.deprecated || operation?.operation.deprecated === true };
}

/** What is written at the head of a page, or for it in the API description it comes from. */
export function writtenOn({
  parsed,
  operation,
}: Pick<SitePage, 'parsed' | 'operation'>): Readonly<Record<string, unknown>> {
  return parsed?.frontmatter ?? operation?.operation.metadata ?? {};
}

/** The page of an operation that no file of the project documents. */
export function operationPage(path: string, operation: PageOperation): SitePage {
  const { title, description, deprecated, metadata } = operation.operation;
  return { ...pageOf(path, metadata, title, description, { operation }), deprecated };
}

/** The page of a channel that no file of the project documents. */
export function channelPage(path: string, channel: PageChannel): SitePage {
  const { title, description } = channel.channel;
  return pageOf(path, {}, title, description, { channel });
}

/** `lent` is Markdown that describes the page where its frontmatter does not. */
function pageOf(
  path: string,
  frontmatter: Readonly<Record<string, unknown>>,
  title: string,
  lent: string | undefined,
  { operation, channel, schema }: PageReference,
): SitePage {
  const mode = headText(frontmatter.mode) ?? '';
  const endpoint =
    endpointOf(headText(frontmatter.api)) ??
    (operation === undefined ? namedEndpoint(headText(frontmatter.openapi)) : undefined);
  // Samples stand beside a reference, where other pages have their table of contents.
  const usual = operation ?? channel ?? schema ?? endpoint;
  const plain = withoutCodeMarks(title);
  return {
    path,
    title: plain,
    markedTitle: plain === title ? undefined : title,
    sidebarTitle: withoutCodeMarks(headText(frontmatter.sidebarTitle) ?? title),
    description: headText(frontmatter.description) ?? headText(firstParagraph(lent ?? '')),
    icon: iconOf(frontmatter.icon, frontmatter.iconType),
    tag: headText(frontmatter.tag),
    deprecated: isTrue(frontmatter.deprecated),
    hidden: isTrue(frontmatter.hidden),
    noindex: isTrue(frontmatter.noindex) || forbidsIndexing(listed(frontmatter.robots)),
    searchable: !isFalse(frontmatter.searchable),
    boost: boostOf(frontmatter.boost),
    isUnmarked: isTrue(frontmatter.hideApiMarker),
    isAlone: isTrue(frontmatter.hideFooterPagination),
    mode: MODES.has(mode) ? (mode as PageMode) : usual === undefined ? 'default' : 'wide',
    url: headText(frontmatter.url),
    metatags: metatags(frontmatter),
    parsed: undefined,
    operation,
    channel,
    schema,
    endpoint,
  };
}

/** `true`, with or without quotes. */
export function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

/** Whether a `robots` tag keeps a page from being found. */
export function forbidsIndexing(robots: string | undefined): boolean {
  return /\b(?:noindex|none)\b/i.test(robots ?? '');
}

/** `false`, with or without quotes. */
export function isFalse(value: unknown): boolean {
  return value === false || value === 'false';
}

/** A factor for the weight in the search; undefined where there is none that makes sense. */
export function boostOf(value: unknown): number | undefined {
  const factor = Number(headText(value) ?? Number.NaN);
  return factor > 0 && factor <= MOST_BOOST ? factor : undefined;
}

/** A text at the head of a page, which YAML reads as a number where it looks like one; undefined where it is blank. */
export function headText(value: unknown): string | undefined {
  if (typeof value === 'string') return withoutControls(value).trim() || undefined;
  return typeof value === 'number' ? String(value) : undefined;
}

/** A text, or several in a row. */
function listed(value: unknown): string | undefined {
  return headText(Array.isArray(value) ? value.flatMap((one) => headText(one) ?? []).join(', ') : value);
}

function metatags(frontmatter: Readonly<Record<string, unknown>>): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const [name, value] of Object.entries(frontmatter)) {
    const content = listed(value);
    if (content !== undefined && /^(og|twitter|article):|^(keywords|robots)$/.test(name))
      tags[name] = content;
  }
  const canonical = headText(frontmatter.canonical);
  return canonical === undefined ? tags : { ...tags, canonical };
}

function endpointOf(api: string | undefined): SitePage['endpoint'] {
  const [, method, path] = /^([A-Za-z]+)\s+(\S+)$/.exec(api ?? '') ?? [];
  return method === undefined || path === undefined ? undefined : { method: method.toLowerCase(), path };
}

/** The method and the path that a page names of a description that is not there, or has no such operation. */
function namedEndpoint(reference: string | undefined): SitePage['endpoint'] {
  const { method, path } = parseEndpointReference(reference ?? '') ?? {};
  return method === undefined || path === undefined || method === 'webhook' ? undefined : { method, path };
}

/** A title made of the name of a file, for a page without any. */
export function titleFromPath(path: string): string {
  const words = (
    path
      .replace(/\/index$/, '')
      .split('/')
      .at(-1) ?? path
  )
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
