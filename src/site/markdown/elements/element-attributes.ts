import { writingOf } from '../../interpreter/react/writing.ts';
import { isList, stringOf, textOf, type ValueRecord } from '../../interpreter/value.ts';
import type { SourcePlace } from '../../page.ts';
import { attributes, withPlainUtilities } from '../html.ts';
import type { Rendering } from '../rendering.ts';
import { targetOf, withOwnFile } from './addresses.ts';
import { attributeName } from './attribute-names.ts';
import { opensSearch } from './hosted-names.ts';
import { tellInteractive, tellWriting } from './interactive.ts';
import { rewriteUrls, styleText } from './style.ts';

const BOOLEAN = new Set(
  `allowfullscreen async autofocus autoplay checked controls default defer disabled hidden inert loop multiple muted
  nomodule novalidate open playsinline readonly required reversed selected`.split(/\s+/),
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
  if (props.ref !== undefined) tellInteractive(page, place);
  const writing = typeof props.ref === 'function' ? writingOf(props.ref) : undefined;
  if (writing !== undefined) tellWriting(page, writing, place);
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
  // As on hosted pages: browsers start no sound by themselves, and such a video stands for a moving picture.
  if (name === 'video' && values.autoplay)
    for (const key of ['muted', 'loop', 'playsInline']) if (!(key in props)) values[key.toLowerCase()] = true;
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
