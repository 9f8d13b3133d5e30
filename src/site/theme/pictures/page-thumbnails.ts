import { hash } from 'node:crypto';
import { isRecord } from '../../config/json/record.ts';
import type { Settings } from '../../config/settings.ts';
import { shortText } from '../../markdown/short-text.ts';
import { type SitePage, writtenOn } from '../../navigation/pages.ts';
import type { Place } from '../../navigation/places.ts';
import type { BuildCache, SiteFile } from '../../site.ts';
import { createLettering, type DrawLines } from './lettering.ts';
import { lettersOf } from './letters.ts';
import type { createPngs, Pixels } from './png.ts';
import { pixelsOf } from './raster.ts';
import {
  fontFiles,
  type Line,
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
const DRAWING = 3;
/** Pictures that are packed beside the next being drawn. */
const IN_FLIGHT = 4;

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
  const wanted = new Map<string, Wanted>();
  const { text, faint, brand, below, logo, font } = look;
  const drawing = [DRAWING, text, faint, brand, below, logo, font.family, settings.name];
  const basis = hash('sha256', JSON.stringify(drawing));
  return {
    of(page, place) {
      const words = wordsOf(page, place, settings.thumbnails.eyebrow);
      const type = typeFor(font, words.join(''));
      if (type === undefined) return undefined;
      const digest = hash('sha256', JSON.stringify([basis, words]));
      const path = `assets/thumbnails/${digest.slice(0, 16)}.png`;
      if (!wanted.has(path)) wanted.set(path, { words, type });
      return path;
    },
    async *files(cache) {
      const draw = createDrawing(settings, look, [...wanted.values()]);
      const drawn = async ([path, drawing]: [string, Wanted]): Promise<SiteFile> => {
        const kept = cache?.get(path);
        const bytes = kept ?? (await draw(drawing));
        if (kept === undefined) cache?.put(path, bytes);
        return { path, bytes };
      };
      const begun: Promise<SiteFile>[] = [];
      try {
        for (const one of wanted) {
          if (begun.length >= IN_FLIGHT) yield (await begun.shift()) as SiteFile;
          begun.push(drawn(one));
        }
        while (begun.length > 0) yield (await begun.shift()) as SiteFile;
      } finally {
        await Promise.allSettled(begun);
      }
    },
  };
}

/** Draws pictures of pages. What they share is made when the first is drawn. */
function createDrawing(
  settings: Settings,
  look: ThumbnailLook,
  all: readonly Wanted[],
): (one: Wanted) => Promise<Uint8Array> {
  const keyOf = ({ font, subsets }: Type): string => [font.family, ...subsets].join();
  const byType = Map.groupBy(all, ({ type }) => keyOf(type));
  const lettering = new Map<string, Promise<DrawLines>>();
  const drawLinesIn = (type: Type): Promise<DrawLines> => {
    const key = keyOf(type);
    const known = lettering.get(key) ?? letteringFor(byType.get(key) ?? [], type, look);
    lettering.set(key, known);
    return known;
  };
  let base: Promise<Base> | undefined;
  return async ({ words, type }) => {
    base ??= baseOf(settings, look);
    const { picture, scratch, pngs } = await base;
    const drawLines = await drawLinesIn(type);
    const [from, to] = drawLines(scratch, linesOf(words, look));
    const png = pngs.pngOf(scratch, from, to);
    // By now it has read what it needs: the next is drawn over a picture without this one's words.
    const row = picture.width * 3;
    scratch.rgb.set(picture.rgb.subarray(from * row, to * row), from * row);
    return png;
  };
}

interface Base {
  readonly picture: Pixels;
  /** A copy to draw over. */
  readonly scratch: Pixels;
  readonly pngs: Awaited<ReturnType<typeof createPngs>>;
}

async function baseOf(settings: Settings, look: ThumbnailLook): Promise<Base> {
  const [picture, { createPngs }] = await Promise.all([basePixels(settings, look), import('./png.ts')]);
  return { picture, scratch: { ...picture, rgb: picture.rgb.slice() }, pngs: await createPngs(picture) };
}

async function letteringFor(all: readonly Wanted[], type: Type, look: ThumbnailLook): Promise<DrawLines> {
  const texts = new Set(all.flatMap(({ words }) => linesOf(words, look).map((line) => line.words)));
  return createLettering(await lettersOf(texts, type));
}

interface Wanted {
  readonly words: Words;
  readonly type: Type;
}

type Words = readonly [section: string, title: string, description: string];

function wordsOf(page: SitePage, place: Place, source: Settings['thumbnails']['eyebrow']): Words {
  const section = ownEyebrow(page) ?? eyebrowAt(place) ?? (source === 'none' ? '' : sectionAt(place, source));
  return [section, page.title, shortText(page.description ?? '')].map((words) =>
    words.replace(/\s+/g, ' ').trim(),
  ) as unknown as Words;
}

/** What a page has above its title by its own words: `thumbnail: { eyebrow: … }`. */
function ownEyebrow(page: SitePage): string | undefined {
  const { thumbnail } = writtenOn(page);
  return isRecord(thumbnail) && typeof thumbnail.eyebrow === 'string' ? thumbnail.eyebrow : undefined;
}

/** What the innermost part of the navigation that says so has above the titles of its pages. */
function eyebrowAt({ groups, switches }: Place): string | undefined {
  const around = [...switches.map(({ active }) => active), ...groups];
  return around.findLast((one) => one?.eyebrow !== undefined)?.eyebrow;
}

/** The part of the navigation that a page is in: of the kind that is asked for, else its group, else what is there. */
function sectionAt({ groups, switches }: Place, source: Settings['thumbnails']['eyebrow']): string {
  const chosen = switches.filter(({ active }) => active !== undefined);
  const asked = chosen.find((placed) => placed.switch.kind === source);
  const group = groups.findLast(({ title }) => title !== '')?.title;
  return asked?.active?.label ?? group ?? chosen.at(-1)?.active?.label ?? '';
}

/** Section, title and description, from the top of the box of text. */
function linesOf([section, title, description]: Words, look: ThumbnailLook): Line[] {
  const size = title.length > 40 ? 60 : 76;
  const titles = wrapped(title, size, 3, look.font);
  const summary = wrapped(description, 34, titles.length > 2 ? 1 : 2, look.font);
  const [above = ''] = wrapped(section, 32, 1, look.font);
  const first = 64 + size;
  const step = Math.round(size * 1.15);
  const behind = first + (titles.length - 1) * step + 68;
  const line = (words: string, y: number, height: number, color: string, bold: boolean): Line => ({
    words,
    x: TEXT_BOX.x,
    y: TEXT_BOX.y + y,
    size: height,
    color,
    bold,
  });
  return [
    line(above, 40, 32, look.brand, true),
    ...titles.map((words, index) => line(words, first + index * step, size, look.text, true)),
    ...summary.map((words, index) => line(words, behind + index * 46, 34, look.faint, false)),
  ];
}

/** What the pictures of all pages share: the background, and the logo or the name. */
async function basePixels(settings: Settings, look: ThumbnailLook): Promise<Pixels> {
  const type = typeFor(look.font, settings.name);
  const [words = ''] = wrapped(settings.name, 36, 1, look.font);
  const name =
    type === undefined
      ? ''
      : textLine({ words, x: TEXT_BOX.x, y: 108, size: 36, color: look.text, bold: true });
  const mark = look.logo === undefined ? name : logoImage(look, 64);
  const svg = svgOf(THUMBNAIL.width, THUMBNAIL.height, type, look.below + mark);
  const { width, height, rgba } = await pixelsOf(svg, THUMBNAIL.width, fontFiles(type));
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    rgb.set(rgba.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  return { width, height, rgb };
}
