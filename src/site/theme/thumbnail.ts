import type { Settings } from '../config/settings.ts';
import type { Report } from '../diagnostic.ts';
import { escapeAttribute, escapeText } from '../markdown/html.ts';
import { hashed } from '../output/hashed.ts';
import type { Links } from '../output/links.ts';
import { pictureType } from '../output/picture-size.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { SiteFile } from '../site.ts';
import { bundledFont, inter, readFont } from './bundled-fonts.ts';
import { rooted } from './chrome.ts';
import { mix, readableOn } from './color.ts';
import { drawn } from './raster.ts';
import { BACKGROUNDS } from './tokens.ts';

/** What social networks show of a link, in pixels. */
export const THUMBNAIL = { width: 1200, height: 630 } as const;
const TEXT_WIDTH = 1000;

/**
 * The picture of the site for social networks (spec/docs-json, thumbnails): its name and description, drawn at
 * build time. One for the whole site: one a page would take longer than the page itself.
 */
export async function siteThumbnail(
  settings: Settings,
  files: ProjectFiles,
  links: Links,
  report: Report,
): Promise<SiteFile> {
  const { appearance, background, family } = settings.thumbnails;
  const mode = appearance ?? (settings.appearance.default === 'dark' ? 'dark' : 'light');
  const font = family === undefined ? inter : bundledFont(family);
  if (font === undefined) {
    report({
      severity: 'notice',
      kind: 'font-not-available',
      message: `thumbnails.fonts: ${family} does not ship with this program; ${inter.family} is used instead`,
      file: 'docs.json',
    });
  }
  const face = font ?? inter;
  const page = settings.background.color[mode] ?? BACKGROUNDS[settings.theme][mode];
  const brand = mode === 'dark' ? settings.colors.light : settings.colors.primary;
  const text = readableOn(mode === 'dark' ? '#f4f5f7' : '#14161a', page);
  const faint = mix(text, page, 0.3);
  const name = lines(settings.name, 84, 2);
  const description = lines(settings.description ?? '', 36, 3);
  const top = 315 - (name.length * 100 + description.length * 52) / 2 + 76;
  const line = (words: string, y: number, size: number, color: string, bold: boolean): string =>
    `<text x="96" y="${y}" font-size="${size}" fill="${color}"${bold ? ` stroke="${color}" stroke-width="${size / 28}"` : ''}>${escapeText(words)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1200" height="630" font-family="${escapeAttribute(face.family)}"><defs><radialGradient id="glow" cx="85%" cy="0" r="80%"><stop offset="0" stop-color="${brand}" stop-opacity=".28"/><stop offset="1" stop-color="${brand}" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="630" fill="${page}"/><rect width="1200" height="630" fill="url(#glow)"/>${picture(background, files, links)}<rect width="1200" height="14" fill="${brand}"/>${name.map((words, index) => line(words, top + index * 100, 84, text, true)).join('')}${description.map((words, index) => line(words, top + name.length * 100 - 24 + index * 52, 36, faint, false)).join('')}</svg>`;
  return hashed('assets/thumbnail.png', await drawn(svg, THUMBNAIL.width, [readFont(face, 'latin')]));
}

/** The configured background; a missing file is reported, and one of another host left out. */
function picture(background: string | undefined, files: ProjectFiles, links: Links): string {
  if (background === undefined) return '';
  const file = links.projectFile(rooted(background), '');
  if (file === undefined) {
    links.asset({ page: 'index', at: 'index' }, rooted(background), { file: 'docs.json' }); // says what is wrong
    return '';
  }
  const bytes = files.read(file);
  const data = `data:${pictureType(bytes) ?? 'image/png'};base64,${Buffer.from(bytes).toString('base64')}`;
  return `<image width="1200" height="630" preserveAspectRatio="xMidYMid slice" xlink:href="${data}"/>`;
}

/** Words in lines that fit; what does not is cut. A letter is about half as wide as the font is high. */
function lines(text: string, size: number, most: number): string[] {
  const fits = Math.floor(TEXT_WIDTH / (size * 0.54));
  const found: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= fits)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word.slice(0, fits));
  }
  if (found.length <= most) return found;
  return [...found.slice(0, most - 1), `${(found[most - 1] ?? '').slice(0, fits - 1)}…`];
}
