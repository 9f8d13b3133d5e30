import { createHash } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import type { SitePage } from '../navigation/pages.ts';
import type { Place } from '../navigation/places.ts';
import type { BuildCache, SiteFile } from '../site.ts';
import { overlaid, type Pixels, pngOf } from './png.ts';
import { pixelsOf } from './raster.ts';
import {
  fontFiles,
  logoImage,
  svgOf,
  TEXT_BOX,
  THUMBNAIL,
  type ThumbnailLook,
  type Type,
  textLine,
  typeFor,
  wrapped,
} from './thumbnail.ts';

/** Counts up when pictures of the same words come out otherwise; part of their names. */
const DRAWING = 1;

export interface PageThumbnails {
  /** The site file of a page's picture, to be drawn later; undefined where its title cannot be drawn. */
  of(page: SitePage, place: Place): string | undefined;
  /** Draws what was asked for. What a build before this one has drawn is taken from the cache. */
  files(cache: BuildCache | undefined): AsyncGenerator<SiteFile>;
}

/**
 * Pictures of single pages for social networks: section, title and description over the picture of the site. They are
 * made only for projects that ask for them, since one takes longer than the page itself.
 */
export function createPageThumbnails(settings: Settings, look: ThumbnailLook): PageThumbnails {
  const wanted = new Map<string, { readonly words: Words; readonly type: Type }>();
  const { text, faint, brand, below, logo, font } = look;
  const basis = createHash('sha256')
    .update(JSON.stringify([DRAWING, text, faint, brand, below, logo, font.family, settings.name]))
    .digest('hex');
  return {
    of(page, place) {
      const words = wordsOf(page, place);
      const type = typeFor(font, words.join(''));
      if (type === undefined) return undefined;
      const digest = createHash('sha256')
        .update(JSON.stringify([basis, words]))
        .digest('hex');
      const path = `assets/thumbnails/${digest.slice(0, 16)}.png`;
      if (!wanted.has(path)) wanted.set(path, { words, type });
      return path;
    },
    async *files(cache) {
      let base: Promise<Pixels> | undefined;
      for (const [path, { words, type }] of wanted) {
        const kept = cache?.get(path);
        if (kept !== undefined) {
          yield { path, bytes: kept };
          continue;
        }
        base ??= basePixels(settings, look);
        const layer = await pixelsOf(textLayer(words, type, look), TEXT_BOX.width, fontFiles(type));
        const bytes = await pngOf(overlaid(await base, layer, TEXT_BOX.x, TEXT_BOX.y));
        cache?.put(path, bytes);
        yield { path, bytes };
      }
    },
  };
}

type Words = readonly [section: string, title: string, description: string];

function wordsOf(page: SitePage, place: Place): Words {
  const section =
    place.groups.at(-1)?.title ??
    place.switches.findLast(({ active }) => active !== undefined)?.active?.label;
  return [section ?? '', page.title, page.description ?? ''].map((words) =>
    words.replace(/\s+/g, ' ').trim(),
  ) as unknown as Words;
}

/** Section, title and description, from the top of the box of text. */
function textLayer([section, title, description]: Words, type: Type, look: ThumbnailLook): string {
  const size = title.length > 40 ? 60 : 76;
  const titles = wrapped(title, size, 3);
  const summary = wrapped(description, 34, titles.length > 2 ? 1 : 2);
  const start = 40;
  const first = start + 24 + size;
  const step = Math.round(size * 1.15);
  const behind = first + (titles.length - 1) * step + 68;
  const inside = [
    textLine(section, 0, start, 32, look.brand, true),
    ...titles.map((line, index) => textLine(line, 0, first + index * step, size, look.text, true)),
    ...summary.map((line, index) => textLine(line, 0, behind + index * 46, 34, look.faint, false)),
  ].join('');
  return svgOf(TEXT_BOX.width, TEXT_BOX.height, type, inside);
}

/** What the pictures of all pages share: the background, and the logo or the name. */
async function basePixels(settings: Settings, look: ThumbnailLook): Promise<Pixels> {
  const type = typeFor(look.font, settings.name);
  const name =
    type === undefined ? '' : textLine(wrapped(settings.name, 36, 1)[0] ?? '', 96, 108, 36, look.text, true);
  const mark = look.logo === undefined ? name : logoImage(look, 96, 64);
  const svg = svgOf(THUMBNAIL.width, THUMBNAIL.height, type, look.below + mark);
  const { width, height, rgba } = await pixelsOf(svg, THUMBNAIL.width, fontFiles(type));
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    rgb.set(rgba.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  return { width, height, rgb };
}
