import { lookUp } from '../../../look-up.ts';
import { legalAddress } from '../../hrefs.ts';
import { destinationOf } from '../../interpreter/destination.ts';
import { isList, isRecord, stringOf, type Value, type ValueRecord } from '../../interpreter/value.ts';
import type { SourcePlace } from '../../page.ts';
import { joinsGroup } from '../code/code.ts';
import {
  attributes,
  blocksAsWords,
  escapeText,
  holdsBlocks,
  lineHtml,
  unescapeText,
  VOID_ELEMENTS,
} from '../html.ts';
import type { Element, Rendering } from '../rendering.ts';
import { edgesOf } from '../word-edges.ts';
import { isRemote, urlOf } from './addresses.ts';
import { button } from './button.ts';
import { elementAttributes } from './element-attributes.ts';
import { isOfDocument, isWithinWords } from './element-names.ts';
import { cutBody, relativeHrefs } from './hosted-hrefs.ts';
import { hostedRules, sparingParts } from './hosted-names.ts';
import { withLinkLook } from './link-look.ts';
import { heardAs } from './nameless.ts';
import { image, nameOfPictures } from './picture.ts';
import { PRESSED, pressed } from './pressed.ts';
import { notePresses } from './presses.ts';
import { rawHtml } from './raw-html.ts';
import { rewriteUrls } from './style.ts';
import { tableParts } from './table-parts.ts';

/** Elements that hold a line of text. */
const LINES = new Set(
  'b button dt em h1 h2 h3 h4 h5 h6 i kbd label p small span strong sub summary sup'.split(' '),
);

/** Elements that show another document, and the attribute that names it. */
const FRAMES: Readonly<Record<string, string>> = { embed: 'src', iframe: 'src', object: 'data' };

/** An HTML element as written in a page: JSX attributes as HTML ones, no scripts, no event handlers. */
export function renderElement(element: Element, page: Rendering): string {
  const html = elementHtml(element, page);
  notePresses(element, html, page);
  return html;
}

function elementHtml(element: Element, page: Rendering): string {
  const { name, props, children, place } = element;
  if (name === 'script') return leftOut(element, page, '<script> elements of pages are left out');
  if (name === 'base' || (name === 'meta' && (props.httpEquiv ?? props['http-equiv']) !== undefined))
    return leftOut(element, page, `<${name}> would change more than its page, and is left out`);
  const framed = lookUp(FRAMES, name);
  if (framed !== undefined && isRemote(page.fill(stringOf(props[framed] ?? ''))))
    return remoteFrame(element, framed, page);
  if (name === 'link' && isRemote(stringOf(props.href ?? ''))) {
    return leftOut(element, page, '<link> to another origin is left out');
  }
  if (isOfDocument(name) || (name === 'a' && page.isInLink())) return page.html(children);
  // Every page stands in the `<main>` of its layout, and a document has one.
  if (name === 'main') return renderElement({ ...element, name: 'div' }, page);
  // A label in a link would be a second thing to press.
  if (name === 'label' && page.isInLink()) return renderElement({ ...element, name: 'span' }, page);
  if (name === 'pre' && joinsGroup(element, page)) return '';
  const hasLook = (props.className ?? props.class ?? props.style) !== undefined;
  const [begin, end] = isWithinWords(name) ? edgesOf(name, hasLook) : ['\n', '\n'];
  const inner = (): string => {
    if (begin !== '') page.say(begin);
    const made = innerHtml(name, props, children, place, page);
    if (end !== '') page.say(end);
    return made;
  };
  const destination = page.isInLink() || !PRESSED.has(name) ? undefined : destinationOf(props.onClick);
  const attributesOf = (tag: string, own: ValueRecord): string => elementAttributes(tag, own, place, page);
  if (destination !== undefined) return pressed(element, destination, inner, page, attributesOf);
  if (name === 'button') return button(props, inner, page, attributesOf);
  const html = elementAttributes(name, props, place, page);
  if (name === 'img') return image(html, props, page);
  if (VOID_ELEMENTS.has(name)) {
    if (!isWithinWords(name)) page.say('\n');
    return `<${name}${html}>`;
  }
  // A table is as wide as the text, and what is wider scrolls.
  if (name === 'table') return `<div class="c-wide" tabindex="0"><table${html}>${inner()}</table></div>`;
  if (name === 'a') {
    const shown = page.insideLink(inner);
    const own = holdsBlocks(shown) ? html : withLinkLook(html);
    return `<a${own}${nameOfPictures(html, shown)}>${shown}</a>`;
  }
  // So is laid-out text, which a box around a block of code is not.
  if (name === 'pre') {
    const laidOut = lineHtml(inner());
    if (/<pre\b/.test(laidOut)) return `<div${html}>${laidOut}</div>`;
    // What scrolls is reached by key, but for what is part of a link.
    const isReached = page.isInLink() || / tabindex=/.test(html);
    return `<pre${html}${isReached ? '' : ' tabindex="0"'}>${laidOut}</pre>`;
  }
  // Text on lines of its own is a paragraph to Markdown, which these elements cannot hold.
  const shown = LINES.has(name) ? lineHtml(inner()) : inner();
  const own = heardAs(name, html, shown, page.context.words.script.search);
  if (!LINES.has(name) || name === 'dt' || !holdsBlocks(shown)) return `<${name}${own}>${shown}</${name}>`;
  if (name === 'p') return `<div${own}>${shown}</div>`;
  const words = blocksAsWords(shown, name);
  return name === 'span' && holdsBlocks(words)
    ? `<div${own} data-words>${shown}</div>`
    : `<${name}${own}>${words}</${name}>`;
}

function innerHtml(
  name: string,
  props: ValueRecord,
  children: Value,
  place: SourcePlace,
  page: Rendering,
): string {
  const raw = props.dangerouslySetInnerHTML;
  if (raw !== undefined && isRecord(raw)) {
    const written = stringOf(raw.__html ?? '');
    return name === 'style' ? styleSheet(written, place, page) : rawHtml(written, place, page);
  }
  const written = name === 'textarea' ? (props.value ?? props.defaultValue) : undefined;
  if (written !== undefined) return escapeText(stringOf(written));
  if (name === 'select') return chosen(page.html(children), props.value ?? props.defaultValue);
  if (name !== 'style') return tableParts(name, page.html(children));
  const { result } = page.heard(() => page.html(children));
  return styleSheet(unescaped(result), place, page);
}

/** The options of a list, those marked that it has as its value in JSX. */
function chosen(options: string, value: Value): string {
  if (value === undefined || value === null || /<option\b[^>]* selected\b/.test(options)) return options;
  const wanted = new Set((isList(value) ? value : [value]).map(stringOf));
  return options.replace(/<option\b([^>]*)>([^<]*)/g, (whole, written: string, text: string) => {
    const own = / value="([^"]*)"/.exec(written)?.[1] ?? text.trim();
    return wanted.has(unescapeText(own)) ? `<option${written} selected>${text}` : whole;
  });
}

function styleSheet(written: string, place: SourcePlace, page: Rendering): string {
  const css = cutBody(relativeHrefs(sparingParts(rewriteUrls(written, place, page))));
  return (css + hostedRules(css)).replaceAll('</', '<\\/');
}

/** Style sheets are raw text in HTML: what was escaped for text is put back. */
function unescaped(html: string): string {
  return unescapeText(html.replace(/<[^>]*>/g, ''));
}

function leftOut(element: Element, page: Rendering, message: string): string {
  page.report({ severity: 'notice', kind: 'left-out', message, ...element.place });
  return '';
}

/** A frame of another origin asks nothing of it until the reader wants it: a link that client.ts opens in place. */
function remoteFrame({ props, place }: Element, attribute: string, page: Rendering): string {
  const address = legalAddress(page.fill(stringOf(props[attribute] ?? '')));
  const shape = elementAttributes('iframe', { className: props.className, style: props.style }, place, page);
  const title = stringOf(props.title ?? '') || (urlOf(address)?.hostname ?? address);
  const icon = page.context.icon('circle-play', place, { library: 'fontawesome' });
  return (
    `<div class="c-embed"${attributes({ 'data-src': address })}><a${shape}${attributes({ href: address, target: '_blank', rel: 'noopener' })}>` +
    `${icon}<span>${escapeText(title)}</span></a></div>`
  );
}
