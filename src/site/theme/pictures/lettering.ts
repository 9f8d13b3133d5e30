import { type Letters, lettersIn } from './letters.ts';
import { letterMask, type Mask, PHASES } from './mask.ts';
import type { Pixels } from './png.ts';
import type { Line } from './thumbnail.ts';

/** Rows of a picture: from the first until the second. */
type Rows = readonly [from: number, to: number];

/** Draws lines of text over a picture, in place; says which rows it may have changed. */
export type DrawLines = (picture: Pixels, lines: readonly Line[]) => Rows;

/** Draws with some letters. Each is rasterized once for its size and place between pixels, as the next often has it. */
export function createLettering(letters: Letters): DrawLines {
  const masks = new Map<string, Mask>();
  const maskOf = (letter: string, size: number, bold: boolean, phase: number): Mask => {
    const key = `${letter} ${size} ${bold} ${phase}`;
    const known = masks.get(key) ?? letterMask(letters.outline(letter), size, bold, phase);
    masks.set(key, known);
    return known;
  };
  return (picture, lines) => {
    let from = picture.height;
    let to = 0;
    for (const { words, x, y, size, color, bold } of lines) {
      const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      let at = x;
      let last: string | undefined;
      for (const word of words.split(' ')) {
        let nextWord = true;
        for (const letter of lettersIn(word)) {
          if (last !== undefined) at += letters.step(last, letter, nextWord) * size;
          const place = Math.round(at * PHASES);
          const mask = maskOf(letter, size, bold, place % PHASES);
          paint(picture, mask, Math.floor(place / PHASES), y, rgb);
          from = Math.min(from, y + mask.top);
          to = Math.max(to, y + mask.top + mask.height);
          last = letter;
          nextWord = false;
        }
      }
    }
    return to > from ? [Math.max(0, from), Math.min(picture.height, to)] : [0, 0];
  };
}

function paint(picture: Pixels, mask: Mask, x: number, y: number, color: readonly number[]): void {
  const { width, height, rgb } = picture;
  const [red = 0, green = 0, blue = 0] = color;
  const first = Math.max(0, -(x + mask.left));
  const last = Math.min(mask.width, width - x - mask.left);
  for (let row = 0; row < mask.height; row += 1) {
    const below = y + mask.top + row;
    if (below < 0 || below >= height) continue;
    let to = (below * width + x + mask.left + first) * 3;
    for (let column = first; column < last; column += 1, to += 3) {
      const cover = mask.cover[row * mask.width + column] as number;
      if (cover === 0) continue;
      rgb[to] = mixed(rgb[to] as number, red, cover);
      rgb[to + 1] = mixed(rgb[to + 1] as number, green, cover);
      rgb[to + 2] = mixed(rgb[to + 2] as number, blue, cover);
    }
  }
}

function mixed(below: number, above: number, cover: number): number {
  return Math.round(below + ((above - below) * cover) / 255);
}
