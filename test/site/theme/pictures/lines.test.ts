import { expect, it } from 'vitest';
import { bundledFont, inter } from '../../../../src/site/theme/bundled-fonts.ts';
import { pixelsOf } from '../../../../src/site/theme/pictures/raster.ts';
import {
  fontFiles,
  svgOf,
  TEXT_BOX,
  THUMBNAIL,
  textLine,
  typeFor,
  wrapped,
} from '../../../../src/site/theme/pictures/thumbnail.ts';

const TEXTS = [
  'A title that goes on and on with Supercalifragilisticexpialidocious_words_without_any_blank in it',
  'INTERNATIONALLY KNOWN WIDE WORDS OF MANY MEMBERS WHO WANT MORE ROOM THAN MOST',
  'W'.repeat(300),
];

it.each(['Inter', 'JetBrains Mono', 'Source Serif 4', 'Geist Mono', 'Roboto'])(
  'lines of a picture end where its text does, whatever they say: %s',
  async (family) => {
    const font = bundledFont(family) ?? inter;
    for (const [index, size] of [84, 60, 36].entries()) {
      const lines = wrapped(TEXTS[index] ?? '', size, 3, font);
      const svg = svgOf(
        THUMBNAIL.width,
        THUMBNAIL.height,
        typeFor(font, lines.join('')),
        lines
          .map((words, line) =>
            textLine({ words, x: TEXT_BOX.x, y: 100 + line * 100, size, color: '#000000', bold: true }),
          )
          .join(''),
      );
      const { width, rgba } = await pixelsOf(svg, THUMBNAIL.width, fontFiles(typeFor(font, lines.join(''))));
      let last = 0;
      for (let at = 3; at < rgba.length; at += 4)
        if ((rgba[at] ?? 0) > 0) last = Math.max(last, ((at - 3) / 4) % width);
      expect(lines.length).toBeGreaterThan(0);
      expect(last).toBeLessThan(TEXT_BOX.x + TEXT_BOX.width + size / 2);
      expect(last).toBeGreaterThan(TEXT_BOX.width / 2);
    }
  },
);
