/** Places between two pixels that a letter may begin at. */
export const PHASES = 4;

/** How much a letter covers of each pixel around the start of its baseline, from 0 to 255, row by row. */
export interface Mask {
  /** Where it begins, in pixels from the start of the baseline. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cover: Uint8Array;
}

const PLAIN = [[0, 0]] as const;
/** A bold letter is drawn four times, each a bit off its place: the fonts are drawn in one weight. */
const BOLD = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/**
 * Rasterizes the outline of a letter, given in sizes of the font, by signed areas: each edge tells how much more of its
 * pixel is covered than of the one before it in the row. The same on all machines: sums are in doubles.
 */
export function letterMask(outline: Float64Array, size: number, bold: boolean, phase: number): Mask {
  const off = size / 64;
  const places = bold ? BOLD : PLAIN;
  const lines = places.flatMap(([right, down]) => {
    const [x, y] = [phase / PHASES + right * off, down * off];
    return Array.from(outline, (value, index) => value * size + (index % 2 === 0 ? x : y));
  });
  if (lines.length === 0) return { left: 0, top: 0, width: 0, height: 0, cover: new Uint8Array(0) };
  const [left, right] = spanOf(lines, 0);
  const [top, bottom] = spanOf(lines, 1);
  const width = right - left;
  const height = bottom - top;
  const sums = new Float64Array((width + 1) * height);
  for (let index = 0; index < lines.length; index += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = lines.slice(index, index + 4);
    addEdge(sums, width + 1, x0 - left, y0 - top, x1 - left, y1 - top);
  }
  const cover = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    for (let column = 0; column < width; column += 1) {
      sum += sums[row * (width + 1) + column] as number;
      cover[row * width + column] = Math.round(Math.min(1, Math.abs(sum)) * 255);
    }
  }
  return { left, top, width, height, cover };
}

/** The whole pixels that the x (`side` 0) or y (1) of some places are in. */
function spanOf(lines: readonly number[], side: 0 | 1): readonly [from: number, to: number] {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = side; index < lines.length; index += 2) {
    from = Math.min(from, lines[index] as number);
    to = Math.max(to, lines[index] as number);
  }
  return [Math.floor(from), Math.floor(to) + 1];
}

function addEdge(sums: Float64Array, width: number, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  const [topX, topY, endX, endY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (endX - topX) / (endY - topY);
  const [low, high] = [Math.min(x0, x1), Math.max(x0, x1)];
  const at = (y: number): number => Math.min(high, Math.max(low, topX + (y - topY) * slope));
  for (let row = Math.floor(topY); row < endY; row += 1) {
    const from = Math.max(topY, row);
    const to = Math.min(endY, row + 1);
    const [a, b] = [at(from), at(to)];
    addSpan(sums, row * width, Math.min(a, b), Math.max(a, b), (to - from) * sign);
  }
}

/** A piece of an edge inside one row, from `left` to `right`, `tall` high: all pixels right of it are covered. */
function addSpan(sums: Float64Array, row: number, left: number, right: number, tall: number): void {
  const add = (column: number, share: number, piece: number): void => {
    sums[row + column] = (sums[row + column] as number) + share;
    sums[row + column + 1] = (sums[row + column + 1] as number) + piece - share;
  };
  const first = Math.floor(left);
  if (right <= first + 1) {
    add(first, tall * (first + 1 - (left + right) / 2), tall);
    return;
  }
  const steep = tall / (right - left);
  for (let column = first; column < right; column += 1) {
    const a = Math.max(left, column);
    const b = Math.min(right, column + 1);
    const piece = steep * (b - a);
    add(column, piece * (column + 1 - (a + b) / 2), piece);
  }
}
