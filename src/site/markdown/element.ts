import { lookUp } from '../../look-up.ts';
import { destinationOf } from '../interpreter/destination.ts';
import {
  isList,
  isRecord,
  record,
  stringOf,
  textOf,
  type Value,
  type ValueRecord,
} from '../interpreter/value.ts';
import type { SourcePlace } from '../page.ts';
import { isRemote, targetOf, urlOf, withOwnFile } from './addresses.ts';
import { isOfDocument, isWithinWords } from './element-names.ts';
import { cutBody, relativeHrefs } from './hosted-hrefs.ts';
import { hostedRules, opensSearch, sparingParts } from './hosted-names.ts';
import {
  attributes,
  blocksAsWords,
  escapeText,
  holdsBlocks,
  lineHtml,
  unescapeText,
  VOID_ELEMENTS,
  withPlainUtilities,
} from './html.ts';
import { tellInteractive } from './interactive.ts';
import { heardAs } from './nameless.ts';
import { image, nameOfPictures } from './picture.ts';
import { rawHtml } from './raw-html.ts';
import type { Element, Rendering } from './rendering.ts';
import { hyphenated, rewriteUrls, styleText } from './style.ts';
import { edgesOf } from './word-edges.ts';

const RENAMED: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  noZoom: 'data-nozoom',
  acceptCharset: 'accept-charset',
  defaultChecked: 'checked',
  defaultValue: 'value',
  xlinkHref: 'xlink:href',
  xmlLang: 'xml:lang',
  xmlSpace: 'xml:space',
  xmlnsXlink: 'xmlns:xlink',
};

/** React's camel case for HTML attributes that are plain lower case. */
const LOWER_CASED = new Set(
  `allowFullScreen autoCapitalize autoComplete autoCorrect autoFocus autoPlay cellPadding cellSpacing charSet colSpan
  contentEditable contextMenu controlsList crossOrigin dateTime encType fetchPriority formAction formMethod
  formNoValidate frameBorder hrefLang inputMode itemProp itemScope itemType marginHeight marginWidth maxLength
  minLength noModule noValidate playsInline readOnly referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex
  useMap`.split(/\s+/),
);

/** SVG attributes whose names have capitals in SVG too. All others in camel case are hyphenated. */
const SVG_CASED = new Set(
  `attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode
  filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes
  lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength
  patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio
  primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant specularExponent
  spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength
  viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan`.split(/\s+/),
);

const BOOLEAN = new Set(
  `allowfullscreen async autofocus autoplay checked controls default defer disabled hidden inert loop multiple muted
  nomodule novalidate open playsinline readonly required reversed selected`.split(/\s+/),
);

/** Elements that hold a line of text. */
const LINES = new Set(
  'b button dt em h1 h2 h3 h4 h5 h6 i kbd label p small span strong sub summary sup'.split(' '),
);

/** Elements with a width and a height of their own. */
const SIZED = new Set(['canvas', 'embed', 'iframe', 'img', 'object', 'video']);

/** Kinds of fields that HTML has no `readonly` for; React asks for it where a value never changes. */
const NEVER_READ_ONLY = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;

const STYLE_MARKS = new Set(['jsx', 'global']);

const NAMELESS = new Set(['article', 'div', 'li', 'p', 'section', 'span']);

const NOT_RENDERED = new Set([
  'children',
  'key',
  'ref',
  'dangerouslySetInnerHTML',
  'suppressHydrationWarning',
]);

/** Elements that show another document, and the attribute that names it. */
const FRAMES: Readonly<Record<string, string>> = { embed: 'src', iframe: 'src', object: 'data' };

/** An HTML element as written in a page: JSX attributes as HTML ones, no scripts, no event handlers. */
export function renderElement(element: Element, page: Rendering): string {
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
  if (isOfDocument(name) || (name === 'a' && page.isInLink)) return page.html(children);
  // A label in a link would be a second thing to press.
  if (name === 'label' && page.isInLink) return renderElement({ ...element, name: 'span' }, page);
  const hasLook = (props.className ?? props.class ?? props.style) !== undefined;
  const [begin, end] = isWithinWords(name) ? edgesOf(name, hasLook) : ['\n', '\n'];
  const inner = (): string => {
    if (begin !== '') page.say(begin);
    const made = innerHtml(name, props, children, place, page);
    if (end !== '') page.say(end);
    return made;
  };
  const destination = page.isInLink || !PRESSED.has(name) ? undefined : destinationOf(props.onClick);
  if (destination !== undefined) return pressed(element, destination, inner, page);
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
    return `<a${html}${nameOfPictures(html, shown)}>${shown}</a>`;
  }
  // So is laid-out text, which a box around a block of code is not.
  if (name === 'pre') {
    const laidOut = lineHtml(inner());
    if (/<pre\b/.test(laidOut)) return `<div${html}>${laidOut}</div>`;
    // What scrolls is reached by key, but for what is part of a link.
    const isReached = page.isInLink || / tabindex=/.test(html);
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

/** What authors make clickable by a handler, which no site runs; and what is in it that can be pressed by itself. */
const PRESSED = new Set(['article', 'button', 'div', 'section']);
const PRESSED_INSIDE = /<(?:a|button|details|input|select|textarea)\b/;
const OF_BUTTONS = new Set(['class', 'className', 'disabled', 'onClick', 'role', 'tabIndex', 'type']);

/** What leads somewhere by its handler is a link, unless something in it can be pressed by itself. */
function pressed(
  { name, props, place }: Element,
  href: string,
  inner: () => string,
  page: Rendering,
): string {
  const shown = LINES.has(name) ? lineHtml(inner()) : inner();
  if (PRESSED_INSIDE.test(shown))
    return `<${name}${elementAttributes(name, props, place, page)}>${shown}</${name}>`;
  const own = stringOf(props.className ?? props.class ?? '');
  const link = record([
    ...Object.entries(props).filter(([key]) => !OF_BUTTONS.has(key)),
    ['className', `${name === 'button' ? 'c-press' : 'c-press-block'} ${own}`.trim()],
    ['href', href],
  ]);
  const html = elementAttributes('a', link, place, page);
  return `<a${html}${nameOfPictures(html, shown)}>${shown}</a>`;
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
  if (name !== 'style') return page.html(children);
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

/** The attributes of an HTML or SVG element, from the attributes of JSX. */
export function elementAttributes(
  name: string,
  written: ValueRecord,
  place: SourcePlace,
  page: Rendering,
): string {
  const values: Record<string, string | boolean> = {};
  const props = withOwnFile(written, page);
  // What a component puts into its element once that is on the page, no page has that shows none of its code.
  if (props.ref !== undefined) tellInteractive(page, place.file);
  if (typeof props.onClick === 'function' && opensSearch(props.onClick)) values['data-search-open'] = true;
  for (const key in props) {
    const value = props[key];
    if (value === undefined || value === null || NOT_RENDERED.has(key) || /^on[A-Z]|^on[a-z]+$/.test(key))
      continue;
    if (typeof value === 'function' || !/^[A-Za-z_:@][\w:.@-]*$/.test(key)) continue;
    const attribute = attributeName(key);
    // By names components tell their children apart; HTML has none there.
    if (attribute === 'name' && NAMELESS.has(name)) continue;
    // What a compiler of styles would read: `<style jsx>`.
    if (name === 'style' && STYLE_MARKS.has(key)) continue;
    // React's value of a text area is its text; a list of options has none in HTML.
    if (attribute === 'value' && (name === 'textarea' || name === 'select')) continue;
    if (attribute === 'style') {
      const style = rewriteUrls(typeof value === 'string' ? value : styleText(value), place, page);
      if (style !== '') values.style = style;
    } else if (BOOLEAN.has(attribute)) {
      if (value !== false && value !== 'false') values[attribute] = true;
    } else if (typeof value === 'boolean') {
      // aria-* and data-* say true and false in words; elsewhere false means absent.
      if (/^(?:aria|data)-/.test(attribute)) values[attribute] = String(value);
      else if (value) values[attribute] = true;
    } else {
      const filled = page.fill(isList(value) ? textOf(value) : stringOf(value));
      const text = attribute === 'class' ? withPlainUtilities(filled) : filled;
      const target = targetOf(name, attribute, text, place, page);
      if (target !== undefined && (attribute !== 'id' || page.claimFree(target))) values[attribute] = target;
    }
  }
  if (SIZED.has(name)) settleSizes(values);
  if (name === 'input' && NEVER_READ_ONLY.test(String(values.type))) delete values.readonly;
  if (values.target === '_blank' && values.rel === undefined) values.rel = 'noopener';
  return attributes(values);
}

/** Width and height are whole pixels in HTML; `100%`, which browsers take as well, is style. */
function settleSizes(values: Record<string, string | boolean>): void {
  for (const side of ['height', 'width']) {
    const size = values[side];
    if (typeof size !== 'string' || /^\d+$/.test(size)) continue;
    delete values[side];
    const pixels = /^\s*(\d+)(?:\.\d+)?(?:px)?\s*$/.exec(size)?.[1];
    if (pixels !== undefined) values[side] = pixels;
    else if (/^\s*[\d.]+(?:%|r?em|ch|[dls]?v[hw])\s*$/.test(size))
      values.style = [`${side}:${size.trim()}`, values.style].filter(Boolean).join(';');
  }
}

function attributeName(key: string): string {
  const renamed = lookUp(RENAMED, key);
  if (renamed !== undefined) return renamed;
  if (LOWER_CASED.has(key)) return key.toLowerCase();
  if (SVG_CASED.has(key) || !/[A-Z]/.test(key)) return key;
  return /^(?:aria|data)[A-Z-]/.test(key) || !key.includes('-') ? hyphenated(key) : key.toLowerCase();
}

/** A frame of another origin asks nothing of it until the reader wants it: a link that client.ts opens in place. */
function remoteFrame({ props, place }: Element, attribute: string, page: Rendering): string {
  const address = page.fill(stringOf(props[attribute] ?? ''));
  const shape = elementAttributes('iframe', { className: props.className, style: props.style }, place, page);
  const title = stringOf(props.title ?? '') || (urlOf(address)?.hostname ?? address);
  const icon = page.context.icon('circle-play', place, { library: 'fontawesome' });
  return (
    `<div class="c-embed"${attributes({ 'data-src': address })}><a${shape}${attributes({ href: address, target: '_blank', rel: 'noopener' })}>` +
    `${icon}<span>${escapeText(title)}</span></a></div>`
  );
}
