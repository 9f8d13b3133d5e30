import { legalAddress } from '../../hrefs.ts';
import { stringOf, type ValueRecord } from '../../interpreter/value.ts';
import type { PictureSize } from '../../page.ts';
import { attributes, escapeAttribute, escapeText, plainUtility, unescapeText } from '../html.ts';
import { QUIET } from '../quiet.ts';
import type { Rendering } from '../rendering.ts';
import { SIGN } from './picture-line.ts';

/** An image; where the site may not show it (another origin), a link with its description instead. */
export function image(html: string, props: ValueRecord, page: Rendering): string {
  const source = stringOf(props.src ?? '');
  const alt = stringOf(props.alt ?? '');
  if (alt !== '') page.say(` ${alt} `);
  // Where nothing is to be loaded, browsers show what a picture would say.
  if (source === '' && !html.includes(' srcset="')) return escapeText(alt);
  // A picture that is never seen is there for what happens when it loads.
  if (source !== '' && html.includes(' src=""') && / style="[^"]*display:\s*none/.test(html)) return '';
  if (source !== '' && html.includes(' src=""') && !page.isInLink() && isOrnament(html, props)) return '';
  if (source !== '' && html.includes(' src=""'))
    return remoteLink(source, alt, / class="([^"]*)"/.exec(html)?.[1], page);
  const missingAlt = props.alt === undefined || props.alt === null ? ' alt=""' : '';
  const lazy = props.loading === undefined ? ' loading="lazy" decoding="async"' : '';
  const size = ownSize(source, props, page);
  return `<img${html}${missingAlt}${size === undefined ? '' : sizeHtml(size, props)}${lazy}>`;
}

/** Whether it is as small as a sign, and its author says that it says nothing: a flag, a logo in a row. */
function isOrnament(html: string, props: ValueRecord): boolean {
  const [, size] = / (?:width|height)="(\d+)(?:px)?"/.exec(html) ?? [];
  return props.alt === '' && size !== undefined && Number(size) <= SIGN;
}

/** Classes that do not make a picture another height, unless by its width. Of those of the project nobody here knows. */
const HEIGHTLESS =
  /^(?:[\w-]+:)*[!-]?(?:c-card-image|block|hidden|inline(?:-block)?|not-prose|(?:p|m)[trblxyse]?-\S+|(?:max-|min-)?w-\S+|h-auto|(?:aspect|object|float|self|justify-self|opacity|cursor|pointer-events|select|transition|duration|ease|scale|shadow|ring|border|rounded|outline|bg|filter|invert|grayscale|brightness|drop-shadow|mix-blend|overflow|z)(?:-\S+)?|shrink-0|grow|relative)!?$/;

/** Whether classes may say how high a picture is, to which its own width would not belong. */
function mayBeHigh({ className, class: written }: ValueRecord): boolean {
  const classes = stringOf(className ?? written ?? '').split(/\s+/);
  return classes.some((name) => name !== '' && !HEIGHTLESS.test(plainUtility(name) ?? name));
}

/** The size of a picture; undefined where it is not known, or where the author says what it is to be. */
function ownSize(source: string, props: ValueRecord, page: Rendering): PictureSize | undefined {
  if (props.height !== undefined || props.style !== undefined || mayBeHigh(props)) return undefined;
  return page.context.pictureSize(page.fill(source));
}

/** Width and height that the author did not write, so that the text keeps its place while the picture loads. */
function sizeHtml(size: PictureSize, props: ValueRecord): string {
  if (props.width === undefined || /%\s*$/.test(stringOf(props.width))) {
    // What classes say of its width counts more.
    const fitsRoom = size.fitsRoom && props.width === undefined;
    return attributes({ width: size.width, height: size.height, 'data-fits-room': fitsRoom });
  }
  const width = Number(stringOf(props.width));
  return width > 0 ? attributes({ height: String(Math.round((width * size.height) / size.width)) }) : '';
}

/** `classes`: the author's own, escaped: of two images one may be for the dark mode. */
function remoteLink(address: string, alt: string, classes: string | undefined, page: Rendering): string {
  const shape = classes === undefined ? 'c-remote' : `c-remote ${classes}`;
  const text = alt || page.context.words.components.image;
  if (page.isInLink()) return `<span class="${shape}"${alt === '' ? QUIET : ''}>${escapeText(text)}</span>`;
  return `<a class="${shape}" href="${escapeAttribute(legalAddress(address))}" rel="noopener">${escapeText(text)}</a>`;
}

/** What a link of pictures alone, none of which says anything, is called: the host or the page it leads to. */
export function nameOfPictures(attributesHtml: string, shown: string): string {
  if (/ (?:aria-label(?:ledby)?|title)="/.test(attributesHtml) || / (?:alt|aria-label)="[^"]/.test(shown))
    return '';
  const target = unescapeText(/ href="([^"]*)"/.exec(attributesHtml)?.[1] ?? '');
  if (target === '' || shown.replace(/<[^>]*>/g, '').trim() !== '') return '';
  const name =
    /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(target)?.[1] ?? /^[a-z]+:(.*)$/i.exec(target)?.[1];
  const page = target.replace(/[?#].*$/, '').replace(/(?:\/index)?\.html$|\/$/, '');
  return attributes({ 'aria-label': name ?? (page.slice(page.lastIndexOf('/') + 1) || target) });
}
