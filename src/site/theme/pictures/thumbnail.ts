import { keptBytes } from '../../cache/kept.ts';
import { IN_SETTINGS } from '../../config/file.ts';
import type { LoadedSettings } from '../../config/load.ts';
import type { Settings } from '../../config/settings.ts';
import type { Report } from '../../diagnostic.ts';
import { widthOf } from '../../diagrams/measure/width.ts';
import { hashed } from '../../hashed.ts';
import { escapeAttribute, escapeXml } from '../../markdown/html.ts';
import type { Links } from '../../output/links.ts';
import { pictureSize, pictureType } from '../../output/picture-size.ts';
import type { ProjectFiles } from '../../project/files.ts';
import type { BuildCache, SiteFile } from '../../site.ts';
import { type BundledFont, bundledFont, inter, readFont, subsetsFor } from '../bundled-fonts.ts';
import { isDark, mix, readableOn } from '../color.ts';
import { rooted } from '../page/chrome.ts';
import { BACKGROUNDS } from '../tokens.ts';
import { drawn, pixelsOf } from './raster.ts';

/** What social networks show of a link, in pixels. */
export const THUMBNAIL = { width: 1200, height: 630 } as const;
/** The part of it that has text. */
export const TEXT_BOX = { x: 96, y: 160, width: 1008, height: 390 } as const;

/** How the pictures of a site look (spec/docs-json, thumbnails). */
export interface ThumbnailLook {
  readonly font: BundledFont;
  readonly text: string;
  readonly faint: string;
  readonly brand: string;
  /** What lies below the text, as the inside of an SVG. */
  readonly below: string;
  /** The logo of the mode as `data:`, with its width at a height of 56 pixels. */
  readonly logo: { readonly data: string; readonly width: number } | undefined;
}

/** How the pictures of pages for social networks look. */
export async function thumbnailLook(
  { settings, placeOfValue }: LoadedSettings,
  files: ProjectFiles,
  links: Links,
  report: Report,
): Promise<ThumbnailLook> {
  const { appearance, background, family } = settings.thumbnails;
  const usual = appearance ?? (settings.appearance.default === 'dark' ? 'dark' : 'light');
  const image = picture(background, files, links);
  const ground = settings.background.color[usual] ?? BACKGROUNDS[settings.theme][usual];
  // Words must stand out from the picture behind them, whatever the mode of the site.
  const page = image === '' ? ground : await meanColor(ground, image);
  const mode = image === '' || appearance !== undefined ? usual : isDark(page) ? 'dark' : 'light';
  const font = family === undefined ? inter : bundledFont(family);
  if (family !== undefined && font === undefined) {
    report({
      severity: 'notice',
      kind: 'font-not-available',
      message: `thumbnails.fonts: ${family} does not ship with this program; ${inter.family} is used instead`,
      ...placeOfValue(family, 'thumbnails'),
    });
  }
  const brand = mode === 'dark' ? settings.colors.light : settings.colors.primary;
  const text = readableOn(mode === 'dark' ? '#f4f5f7' : '#14161a', page);
  return {
    font: font ?? inter,
    text,
    faint: mix(text, page, 0.3),
    brand: readableOn(brand, page),
    below: `<defs><radialGradient id="glow" cx="85%" cy="0" r="80%"><stop offset="0" stop-color="${brand}" stop-opacity=".28"/><stop offset="1" stop-color="${brand}" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="630" fill="${ground}"/><rect width="1200" height="630" fill="url(#glow)"/>${image}<rect width="1200" height="14" fill="${brand}"/>`,
    logo: logoOf(settings.logo?.[mode], files, links),
  };
}

/** The color of a picture on its ground, taken together, as hex. */
async function meanColor(ground: string, image: string): Promise<string> {
  const behind = `<rect width="1200" height="630" fill="${ground}"/>${image}`;
  const { rgba } = await pixelsOf(svgOf(THUMBNAIL.width, THUMBNAIL.height, undefined, behind), 60);
  const sums = [0, 0, 0];
  for (let at = 0; at < rgba.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel] = (sums[channel] ?? 0) + (rgba[at + channel] ?? 0);
  const hex = sums.map((sum) =>
    Math.round((sum * 4) / rgba.length)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** The picture of a whole site: its name and description. What its font has no letters for is left out. */
export async function siteThumbnail(
  settings: Settings,
  look: ThumbnailLook,
  cache: BuildCache | undefined,
): Promise<SiteFile> {
  const name = wrapped(settings.name, 84, 2, look.font);
  const description = wrapped(settings.description ?? '', 36, 3, look.font);
  const words = [...name, ...description].join('');
  const type = typeFor(look.font, words);
  const top = 315 - (name.length * 100 + description.length * 52) / 2 + 76;
  const text = [
    ...name.map((words, index) => {
      const y = top + index * 100;
      return textLine({ words, x: TEXT_BOX.x, y, size: 84, color: look.text, bold: true });
    }),
    ...description.map((words, index) => {
      const y = top + name.length * 100 - 24 + index * 52;
      return textLine({ words, x: TEXT_BOX.x, y, size: 36, color: look.faint, bold: false });
    }),
  ].join('');
  const shown = type === undefined ? logoImage(look, 287) : text;
  const svg = svgOf(THUMBNAIL.width, THUMBNAIL.height, type, look.below + shown);
  const png = await keptBytes(cache, 'thumbnail', [svg], () => drawn(svg, THUMBNAIL.width, fontFiles(type)));
  return hashed('assets/thumbnail.png', png);
}

/** The font a text is drawn in. */
export interface Type {
  readonly font: BundledFont;
  readonly subsets: readonly string[];
}

/**
 * The wanted font where its Latin file has all letters, else Inter, whose files the renderer can take letters from in
 * turn; undefined where neither has them.
 */
export function typeFor(font: BundledFont, text: string): Type | undefined {
  const own = subsetsFor(font, text);
  if (own?.length === 1) return { font, subsets: own };
  const subsets = subsetsFor(inter, text);
  return subsets && { font: inter, subsets };
}

/** The font files that a picture is drawn with. */
export function fontFiles(type: Type | undefined): Uint8Array[] {
  return type === undefined ? [] : type.subsets.map((subset) => readFont(type.font, subset));
}

/** A picture as SVG. */
export function svgOf(width: number, height: number, type: Type | undefined, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" font-family="${escapeAttribute((type?.font ?? inter).family)}">${inside}</svg>`;
}

/** A line of text in a picture. */
export interface Line {
  readonly words: string;
  /** The start of its baseline, in whole pixels. */
  readonly x: number;
  readonly y: number;
  /** The size of the font in pixels. */
  readonly size: number;
  /** `#rrggbb` */
  readonly color: string;
  readonly bold: boolean;
}

/** A line as SVG; a bold one has an outline, since the fonts are drawn in one weight. */
export function textLine({ words, x, y, size, color, bold }: Line): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}"${bold ? ` stroke="${color}" stroke-width="${size / 28}"` : ''}>${escapeXml(words)}</text>`;
}

/** The logo in a picture; empty where there is none. */
export function logoImage({ logo }: ThumbnailLook, y: number): string {
  return logo === undefined
    ? ''
    : `<image x="${TEXT_BOX.x}" y="${y}" width="${logo.width}" height="56" preserveAspectRatio="xMinYMid meet" xlink:href="${logo.data}"/>`;
}

/** How wide each letter of the fonts for code is, in sizes of the font. */
const MONO_WIDTH = 0.6;

/** Words in lines that fit in a font of a size; what does not is cut. */
export function wrapped(text: string, size: number, most: number, { family }: BundledFont): string[] {
  const width = (words: string): number =>
    family.endsWith('Mono') ? [...words].length * size * MONO_WIDTH : widthOf(words, size, false);
  const fits = (words: string): boolean => width(words) <= TEXT_BOX.width;
  const cut = (words: string): string => {
    // Narrow letters fill a line in less.
    const letters = [...words].slice(0, 200);
    while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
    return `${letters.join('')}…`;
  };
  const found: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${found.at(-1) ?? ''} ${word}`;
    if (found.length > 0 && fits(longer)) found[found.length - 1] = longer;
    else if (found.length > most) break;
    else found.push(fits(word) ? word : cut(word));
  }
  return found.length <= most ? found : [...found.slice(0, most - 1), cut(found[most - 1] ?? '')];
}

/** The configured background; a missing file is reported, and one of another host left out. */
function picture(background: string | undefined, files: ProjectFiles, links: Links): string {
  if (background === undefined) return '';
  const file = links.projectFile(rooted(background), '');
  if (file === undefined) {
    links.asset({ page: 'index', at: 'index' }, rooted(background), IN_SETTINGS); // says what is wrong
    return '';
  }
  return `<image width="1200" height="630" preserveAspectRatio="xMidYMid slice" xlink:href="${dataOf(files.read(file))}"/>`;
}

function logoOf(path: string | undefined, files: ProjectFiles, links: Links): ThumbnailLook['logo'] {
  const file = path === undefined ? undefined : links.projectFile(rooted(path), '');
  if (file === undefined) return undefined;
  const bytes = files.read(file);
  const size = pictureSize(bytes);
  if (pictureType(bytes) === undefined) return undefined;
  const ratio = size === undefined || size.height === 0 ? 4 : size.width / size.height;
  return { data: dataOf(bytes), width: Math.round(56 * Math.min(ratio, 12)) };
}

function dataOf(bytes: Uint8Array): string {
  return `data:${pictureType(bytes) ?? 'image/png'};base64,${Buffer.from(bytes).toString('base64')}`;
}
