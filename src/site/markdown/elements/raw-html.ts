import { QuoteType, Tokenizer } from 'htmlparser2';
import { markup, record, type Value } from '../../interpreter/value.ts';
import type { SourcePlace } from '../../page.ts';
import { escapeText } from '../html.ts';
import type { Rendering } from '../rendering.ts';
import { renderElement } from './element.ts';
import { elementAttributes } from './element-attributes.ts';
import { isOfDocument } from './element-names.ts';
import { rewriteUrls } from './style.ts';

/** Elements that are rendered like those of a page, since the site may have to show something else in their place. */
const RENDERED = new Set(['base', 'embed', 'iframe', 'img', 'link', 'meta']);
/** Elements whose content is no HTML, and is not to be read as text. */
const RAW = new Set(['iframe', 'script', 'style']);
/** Elements whose tags are written by others, or not at all. */
const CLOSED = new Set([...RENDERED, 'script']);

/**
 * HTML that a page has as a text: without scripts and event handlers, its addresses as those of the page. It is read
 * tag by tag, since it may be no more than a tag, and written anew: what browsers could read in two ways is read once.
 */
export function rawHtml(html: string, place: SourcePlace, page: Rendering): string {
  let out = '';
  /** The raw element that is open, and its content. */
  let raw = '';
  let content = '';
  let name = '';
  let props: [string, Value][] = [];
  let key = '';
  let value = '';

  const openTag = (end: '' | '/'): void => {
    page.say(' ');
    const tag = name.toLowerCase();
    if (RAW.has(tag)) raw = tag;
    const own = record(props);
    if (RENDERED.has(tag))
      out += renderElement({ name: tag, props: own, children: markup(() => ''), place, inline: true }, page);
    else if (tag !== 'script' && !isOfDocument(tag))
      out += `<${name}${elementAttributes(name, own, place, page)}${end}>`;
  };
  const text = (written: string): void => {
    if (raw !== '') content += written;
    else {
      page.say(written);
      out += escapeText(written);
    }
  };
  const closeRaw = (): void => {
    if (raw === 'style') out += `${styleSheet(content, place, page)}</style>`;
    raw = '';
    content = '';
  };
  const ignored = (): void => {};
  const reader = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        name = tagName(html.slice(start, end));
        props = [];
      },
      onattribname(start, end) {
        key = attributeKey(html.slice(start, end));
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend(quote) {
        props.push([key, quote === QuoteType.NoValue ? true : value]);
      },
      onopentagend: () => openTag(''),
      onselfclosingtag: () => openTag('/'),
      onclosetag(start, end) {
        const closed = tagName(html.slice(start, end));
        const tag = closed.toLowerCase();
        page.say(' ');
        if (raw !== '') closeRaw();
        else if (!CLOSED.has(tag) && !isOfDocument(tag)) out += `</${closed}>`;
      },
      ontext: (start, end) => text(html.slice(start, end)),
      ontextentity: (code) => text(String.fromCodePoint(code)),
      oncdata: ignored,
      oncomment: ignored,
      ondeclaration: ignored,
      onprocessinginstruction: ignored,
      onend: closeRaw,
    },
  );
  reader.write(html);
  reader.end();
  return out;
}

/** Elements of SVG keep their capitals, `linearGradient`; what would need quotes in a tag is left out. */
function tagName(written: string): string {
  const safe = written.replace(/[^\w:.-]/g, '');
  return /^[A-Z]/.test(safe) ? safe.toLowerCase() : safe;
}

/** The names of React and SVG keep their capitals, `className` and `viewBox`. */
function attributeKey(written: string): string {
  return /^[a-z]+(?:[A-Z][a-z]*)+$/.test(written) ? written : written.toLowerCase();
}

/** In SVG, what looks like a tag in a style sheet is one. */
function styleSheet(css: string, place: SourcePlace, page: Rendering): string {
  return rewriteUrls(css.replace(/<!\[CDATA\[|\]\]>/g, ''), place, page).replace(/<(?=[a-z!/?])/gi, '\\3c ');
}
