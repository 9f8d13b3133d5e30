import { isColor } from '../markdown/elements/style.ts';
import { attributes, classes, escapeText } from '../markdown/html.ts';
import type { IconLibrary, IconOptions } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import { fontAwesomeIcon, type IconShape } from './fontawesome.ts';
import { drawingOf } from './own-svg.ts';
import { standIns } from './stand-ins.ts';
import { lucideIcon, tablerIcon } from './stroked.ts';

/** An icon by name, from a project's own SVG file that takes the color of the text, from SVG as written, or an emoji; undefined when it is none of these. */
export type Icons = (name: string, options?: IconOptions) => string | undefined;

/** Opens the icons of a project. Libraries are read when their first icon is asked for. */
export async function createIcons(library: IconLibrary, files: ProjectFiles): Promise<Icons> {
  const known = new Map<string, string | undefined>();
  return (name, options = {}) => {
    const key = JSON.stringify([name, options]);
    if (!known.has(key)) known.set(key, iconHtml(name, options, library, files));
    return known.get(key);
  };
}

/** What an emoji begins with, also a flag or a key with a digit, and signs such as ★ and ①. */
const SIGN = /^\s*(?:[\d#*]\uFE0F?\u20E3|(?![\0-\x7F])[\p{Extended_Pictographic}\p{S}\p{No}])/u;

/** An emoji in place of an icon's name. */
function emojiIcon(name: string): string | undefined {
  return SIGN.test(name)
    ? `<span class="c-emoji" aria-hidden="true">${escapeText(name.trim())}</span>`
    : undefined;
}

/** What stands in for an icon that nobody has. */
export interface FallbackIcon {
  readonly html: string;
  /** The icon that it is; undefined for a neutral mark. */
  readonly name: string | undefined;
}

/**
 * What stands in for an icon that nobody has (most are of a paid set): one that says the same, else the icon of a
 * shorter name, such as `rocket` for `rocket-launch`, else a neutral mark.
 */
export function fallbackIcon(name: string, library: IconLibrary, options: IconOptions = {}): FallbackIcon {
  const body = '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2"/>';
  const meant = ofItsSet(name, { library, ...options });
  const found = standIn(meant.name, meant.options.library ?? library, meant.options);
  return { html: svg(found?.shape ?? { viewBox: '0 0 24 24', body }, options), name: found?.name };
}

/** An icon that says the same as one that nobody has, or the icon of a shorter name. */
function standIn(
  name: string,
  library: IconLibrary,
  options: IconOptions,
): { readonly name: string; readonly shape: IconShape } | undefined {
  const words = /^[\w -]+$/.test(name) ? name.split('-') : [];
  for (let length = words.length; length > 0; length--) {
    for (const other of standIns(words.slice(0, length).join('-'))) {
      const shape =
        libraryIcon(other, options, library) ??
        nearestIcon(other, options) ??
        tablerIcon(other, options.type);
      if (shape) return { name: other, shape };
    }
  }
  return undefined;
}

function iconHtml(
  name: string,
  options: IconOptions,
  library: IconLibrary,
  files: ProjectFiles,
): string | undefined {
  if (/^\s*\{?\s*<svg\b/i.test(name)) return ownSvg(name, options);
  const emoji = emojiIcon(name);
  if (emoji !== undefined) return emoji;
  const path = name.replace(/^\.?\//, '');
  if (path.endsWith('.svg') && files.has(path)) return takingColor(files.readText(path), options);
  const meant = ofItsSet(name, options);
  if (/[/.:]/.test(meant.name)) return undefined;
  const shape =
    libraryIcon(meant.name, meant.options, meant.options.library ?? library) ??
    nearestIcon(meant.name, meant.options);
  return shape && svg(shape, options);
}

/** An icon whose name says its set before a colon, as Iconify has it: `lucide:bell`, `fa6-regular:bell`, `mdi:bell`. */
function ofItsSet(name: string, options: IconOptions): { name: string; options: IconOptions } {
  const [, set, own] = /^\s*([a-z][a-z\d-]*):([\w-]+)\s*$/.exec(name) ?? [];
  if (set === undefined || own === undefined) return { name, options };
  if (set === 'lucide' || set === 'tabler') return { name: own, options: { ...options, library: set } };
  const [isFontAwesome, style] = /^fa\d*(?:-(solid|regular|brands))?$/.exec(set) ?? [];
  if (isFontAwesome === undefined) return { name: own, options };
  return { name: own, options: { ...options, library: 'fontawesome', type: style ?? options.type } };
}

/**
 * The icon of a library that an address of a host of libraries names: `…/lucide/v0.545.0/box.svg`,
 * `…/v7.1.0/solid/box.svg`. It is at hand, and the host need not be asked.
 */
export function iconOfAddress(address: string): { name: string; options: IconOptions } | undefined {
  const [, folder = '', name = ''] = /^https?:\/\/[^/]+\/(.*\/)([\w-]+)\.svg$/i.exec(address) ?? [];
  if (/(?:^|\/)lucide[\w-]*(?:@[^/]*)?\//.test(folder)) return { name, options: { library: 'lucide' } };
  const tabler = /(?:^|\/)tabler\/.*?(outline|filled)?\/$/.exec(folder);
  if (tabler) return { name, options: { library: 'tabler', type: tabler[1] } };
  const [, type] =
    /(?:^|\/)v\d[\d.]*\/(?:sharp-)?(solid|regular|brands|light|thin|duotone)\/$/.exec(folder) ?? [];
  return type === undefined ? undefined : { name, options: { library: 'fontawesome', type } };
}

/** The same as an address that stands in the page itself, for where a file is meant: pictures, masks in CSS. */
export function iconInPlaceOf(address: string): string | undefined {
  const known = iconOfAddress(address.trim());
  const library = known?.options.library ?? 'fontawesome';
  const shape =
    known &&
    (libraryIcon(known.name, known.options, library) ?? standIn(known.name, library, known.options)?.shape);
  if (shape === undefined) return undefined;
  // Files of stroked libraries have a size; those of Font Awesome take what room they are given.
  const size = known?.options.library === 'fontawesome' ? undefined : '24';
  const head = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: shape.viewBox,
    width: size,
    height: size,
  });
  return pictureOf(head, shape.body);
}

/** A drawing as an address that stands in the page itself. */
function pictureOf(head: string, body: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg${head}>${body}</svg>`)}`;
}

function libraryIcon(name: string, { type }: IconOptions, library: IconLibrary): IconShape | undefined {
  if (library === 'lucide') return lucideIcon(name);
  return library === 'tabler' ? tablerIcon(name, type) : fontAwesomeIcon(name, type);
}

/** The other libraries are at hand: a name of theirs is drawn, too (stroked libraries have no brands any more). */
function nearestIcon(name: string, { type }: IconOptions): IconShape | undefined {
  return fontAwesomeIcon(name, type) ?? lucideIcon(name);
}

/** A drawing in the page: its lines, or a mask, which a style of the project paints as `bg-green-500` does. */
function svg({ viewBox, body }: IconShape, { size, color, className, isMask = false }: IconOptions): string {
  const paint = color !== undefined && isColor(color) ? [`color:${color}`] : [];
  const mask = isMask
    ? [
        `mask:url("${pictureOf(attributes({ xmlns: 'http://www.w3.org/2000/svg', viewBox }), body)}") center/contain no-repeat`,
      ]
    : [];
  const head = attributes({
    class: classes('icon', isMask && 'icon-painted', className),
    viewBox: isMask ? undefined : viewBox,
    width: size,
    height: size,
    'aria-hidden': 'true',
    style: [...paint, ...mask].join(';') || undefined,
  });
  return `<svg${head}>${isMask ? '' : body}</svg>`;
}

/**
 * A file in the color of the text around, if it asks for that: as a picture it would be black in both modes. Any other
 * file is as good as a picture; one with named parts even better, as they could be mixed up with another's.
 */
function takingColor(source: string, options: IconOptions): string | undefined {
  return /currentcolor/i.test(source) && !/\sid=/.test(source) ? ownSvg(source, options) : undefined;
}

function ownSvg(source: string, options: IconOptions): string | undefined {
  const drawing = drawingOf(source);
  return drawing && svg(drawing, options);
}
