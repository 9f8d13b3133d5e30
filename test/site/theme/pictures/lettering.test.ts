import { describe, expect, it } from 'vitest';
import { inter } from '../../../../src/site/theme/bundled-fonts.ts';
import { createLettering } from '../../../../src/site/theme/pictures/lettering.ts';
import { lettersIn, lettersOf } from '../../../../src/site/theme/pictures/letters.ts';
import { pixelsOf } from '../../../../src/site/theme/pictures/raster.ts';
import {
  fontFiles,
  type Line,
  svgOf,
  type Type,
  textLine,
} from '../../../../src/site/theme/pictures/thumbnail.ts';

const TYPE: Type = { font: inter, subsets: ['latin', 'latin-ext', 'cyrillic'] };
const WIDTH = 800;
const HEIGHT = 120;

function line(words: string, more: Partial<Line> = {}): Line {
  return { words, x: 10, y: 80, size: 60, color: '#000000', bold: false, ...more };
}

async function drawnHere(own: Line, others: readonly string[] = []): Promise<Uint8Array> {
  const picture = { width: WIDTH, height: HEIGHT, rgb: new Uint8Array(WIDTH * HEIGHT * 3).fill(255) };
  createLettering(await lettersOf([...others, own.words], TYPE))(picture, [own]);
  return picture.rgb.filter((_, index) => index % 3 === 0);
}

async function drawnByResvg(own: Line): Promise<Uint8Array> {
  const svg = svgOf(WIDTH, HEIGHT, TYPE, textLine({ ...own, bold: false }));
  const { rgba } = await pixelsOf(svg, WIDTH, fontFiles(TYPE));
  return rgba.filter((_, index) => index % 4 === 3).map((alpha) => 255 - alpha);
}

describe('lines of text over a picture', () => {
  it.each(['AVATAR To way', 'Quick “start” & <b> 100%', 'Łódź', 'Быстрый старт'])(
    'look as the renderer of SVG draws them: %s',
    async (words) => {
      const [here, there] = [await drawnHere(line(words)), await drawnByResvg(line(words))];
      const ink = (pixels: Uint8Array): number => pixels.reduce((sum, value) => sum + (255 - value), 0);
      const apart = here.reduce((sum, value, index) => sum + Math.abs(value - (there[index] ?? 0)), 0);
      // Letters begin at quarters of a pixel here, so edges differ a little; kerning left out would be far more.
      expect(ink(here) / ink(there)).toBeCloseTo(1, 1);
      expect(apart / ink(there)).toBeLessThan(0.08);
    },
  );

  it('have more ink when bold, in the same place', async () => {
    const [plain, bold] = [await drawnHere(line('Bold')), await drawnHere(line('Bold', { bold: true }))];
    expect(bold.every((value, index) => value <= (plain[index] ?? 0) + 1)).toBe(true);
    expect(bold.filter((value) => value < 128).length).toBeGreaterThan(
      plain.filter((value) => value < 128).length,
    );
  });

  it('are the same whatever else is drawn in the site', async () => {
    const others = Array.from({ length: 60 }, (_, index) => `word${index} Zwölf Öfen ${'xyz'.repeat(index)}`);
    expect(await drawnHere(line('Start here'), others)).toEqual(await drawnHere(line('Start here')));
  });

  it('are cut where the picture ends', async () => {
    await expect(drawnHere(line('W'.repeat(40), { y: 4 }))).resolves.toHaveLength(WIDTH * HEIGHT);
    await expect(drawnHere(line('gjÅ', { x: -30, y: 118, bold: true }))).resolves.toHaveLength(
      WIDTH * HEIGHT,
    );
  });

  it('take letters with their accents as one', () => {
    expect(lettersIn('e\u0301a')).toEqual(['é', 'a']);
  });
});
