import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pictureSize, pictureType } from '../../output/picture-size.ts';

/** Draws pictures at build time: SVG and the usual formats to PNG, the same bytes on every machine. */

type Resvg = typeof import('@resvg/resvg-wasm').Resvg;

let loading: Promise<Resvg> | undefined;

async function load(): Promise<Resvg> {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Resvg;
}

/** The PNG of an SVG, `width` pixels wide. Text is drawn with the given fonts (TrueType) and no others. */
export async function drawn(
  svg: string,
  width: number,
  fonts: readonly Uint8Array[] = [],
): Promise<Uint8Array> {
  return rendered(svg, width, fonts, (image) => image.asPng());
}

/** The pixels of an SVG as premultiplied RGBA. */
export async function pixelsOf(
  svg: string,
  width: number,
  fonts: readonly Uint8Array[] = [],
): Promise<{ width: number; height: number; rgba: Uint8Array }> {
  return rendered(svg, width, fonts, (image) => ({
    width: image.width,
    height: image.height,
    rgba: image.pixels.slice(),
  }));
}

/** The outlines of what is inside an SVG, texts included, as the paths of another SVG: absolute, one for each part. */
export async function asPaths(inside: string, family: string, fonts: readonly Uint8Array[]): Promise<string> {
  loading ??= load();
  const Resvg = await loading;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" font-family="${family}">${inside}</svg>`;
  const drawing = new Resvg(svg, {
    font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Inter' },
  });
  try {
    return drawing.toString();
  } finally {
    drawing.free();
  }
}

type Image = ReturnType<InstanceType<Resvg>['render']>;

async function rendered<T>(
  svg: string,
  width: number,
  fonts: readonly Uint8Array[],
  take: (image: Image) => T,
): Promise<T> {
  loading ??= load();
  const Resvg = await loading;
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Inter' },
  });
  try {
    const image = drawing.render();
    try {
      return take(image);
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}

/** A picture as a square PNG of `size` pixels, its proportions kept, on a background where one is given. */
export async function resized(
  picture: Uint8Array,
  size: number,
  background: string | undefined,
): Promise<Uint8Array> {
  const type = pictureType(picture);
  const own = pictureSize(picture);
  if (type === undefined || (type !== 'image/svg+xml' && own === undefined))
    throw new Error('its format is not known');
  const data = `data:${type};base64,${Buffer.from(picture).toString('base64')}`;
  const fill = background === undefined ? '' : `<rect width="100%" height="100%" fill="${background}"/>`;
  const at = (source: string, pixels: number, behind: string): Promise<Uint8Array> =>
    drawn(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixels}" height="${pixels}">${behind}<image width="${pixels}" height="${pixels}" xlink:href="${source}"/></svg>`,
      pixels,
    );
  if (type === 'image/svg+xml') return at(data, size, fill);
  // Shrinking in one go would leave pixels out; halving takes them all into account.
  let current = data;
  let pixels = size * 4;
  while (pixels > size && pixels >= Math.max(own?.width ?? 0, own?.height ?? 0)) pixels /= 2;
  for (; pixels > size; pixels /= 2)
    current = `data:image/png;base64,${Buffer.from(await at(current, pixels, '')).toString('base64')}`;
  return at(current, size, fill);
}
