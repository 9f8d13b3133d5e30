import type { Parser as HtmlParser } from 'htmlparser2';
import { lookUp } from '../../look-up.ts';
import { copied } from '../../text/copied.ts';
import { cssReferences } from './css-references.ts';

/** What a page refers to, as written there. Each address comes once. */
export interface PageReferences {
  /** The address of `<base href>`, which all others start from. */
  readonly base: string | undefined;
  /** Where a reader can go from here. */
  readonly links: ReadonlySet<string>;
  /** What the browser loads, or connects to, for showing the page. */
  readonly requests: ReadonlySet<string>;
  /** Targets of `#fragment` links. */
  readonly ids: ReadonlySet<string>;
}

/** `rel` values of `<link>` that make the browser load or connect. */
const LOADING_RELS = new Set([
  'stylesheet',
  'preload',
  'modulepreload',
  'prefetch',
  'prerender',
  'preconnect',
  'dns-prefetch',
  'icon',
  'apple-touch-icon',
  'apple-touch-startup-image',
  'mask-icon',
  'manifest',
]);

/** Attributes whose address is loaded, by element. */
const LOADING_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  script: ['src'],
  iframe: ['src'],
  frame: ['src'],
  embed: ['src'],
  object: ['data'],
  source: ['src'],
  track: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  input: ['src'],
  use: ['href', 'xlink:href'],
  image: ['href', 'xlink:href'],
  feimage: ['href', 'xlink:href'],
};

/** Reads the references of one HTML page. `Parser` is htmlparser2's, loaded by the caller. */
export function pageReferences(html: string, Parser: typeof HtmlParser): PageReferences {
  const links = new Set<string>();
  const requests = new Set<string>();
  const ids = new Set<string>();
  let base: string | undefined;
  let style: string | undefined;
  const request = (addresses: Iterable<string>): void => {
    for (const address of addresses) requests.add(address);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, style: css } = attributes;
      if (id !== undefined && id !== '') ids.add(id);
      if (css !== undefined) request(cssReferences(css));
      if (name === 'style') style = '';
      if (name === 'base') base ??= attributes.href;
      if (name === 'a' || name === 'area') {
        if (attributes.href !== undefined) links.add(attributes.href.trim());
        if (name === 'a' && attributes.name !== undefined) ids.add(attributes.name);
        return;
      }
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') {
        const target = /url\s*=\s*["']?([^"']+)/i.exec(attributes.content ?? '')?.[1];
        if (target !== undefined) links.add(target.trim());
      }
      request(loadedBy(name, attributes));
      // A frame's own markup loads what it names, as the page around it does.
      if (name === 'iframe' && attributes.srcdoc !== undefined)
        request(pageReferences(attributes.srcdoc, Parser).requests);
    },
    ontext(text) {
      if (style !== undefined) style += text;
    },
    onclosetag(name) {
      if (name !== 'style' || style === undefined) return;
      request(cssReferences(style));
      style = undefined;
    },
  });
  parser.end(html);
  // What is kept of a page must not keep the page.
  const own = (texts: Set<string>): Set<string> => new Set([...texts].map(copied));
  return { base, links: own(links), requests: own(requests), ids: own(ids) };
}

function* loadedBy(name: string, attributes: Readonly<Record<string, string>>): Generator<string> {
  if (name === 'link') {
    const rels = (attributes.rel ?? '').toLowerCase().split(/\s+/);
    if (!rels.some((rel) => LOADING_RELS.has(rel))) return;
    if (attributes.href !== undefined) yield attributes.href.trim();
    yield* candidates(attributes.imagesrcset);
    return;
  }
  for (const attribute of lookUp(LOADING_ATTRIBUTES, name) ?? []) {
    const address = attributes[attribute]?.trim();
    if (address !== undefined && address !== '') yield address;
  }
  if (name === 'img' || name === 'source') yield* candidates(attributes.srcset);
}

/** The addresses of a `srcset`: `a.png 1x, b.png 2x`. A comma inside an address belongs to it. */
function* candidates(srcset: string | undefined): Generator<string> {
  for (const [, address] of srcset?.matchAll(/([^\s,](?:\S*[^\s,])?)(?:,+|[^,]*,?)/g) ?? [])
    if (address !== undefined) yield address;
}
