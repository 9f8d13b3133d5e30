import { escapeXml } from '../../markdown/html.ts';
import { asPaths } from './raster.ts';
import { fontFiles, type Type } from './thumbnail.ts';

/** The size that letters are measured at. */
const EM = 100;
/** Straight pieces of a curve: at the sizes of headings they miss it by less than a tenth of a pixel. */
const PIECES = 4;
/** How many pairs the renderer is given at once: its fonts are read once for all of them, and its answer is text. */
const BATCH = 400;
/** A letter that every font has, to measure from. */
const REFERENCE = 'H';

/** The letters of some texts in one font. Lengths are in sizes of the font. */
export interface Letters {
  /** The outline of a letter, its start on the baseline at 0, 0: straight lines, x and y of both ends, one after another. */
  outline(letter: string): Float64Array;
  /** From the start of a letter to that of the next in its word, or of the next word; kerning is part of it. */
  step(letter: string, next: string, nextWord: boolean): number;
}

/** What a reader sees as one letter, with its accents. */
export function lettersIn(word: string): string[] {
  if (/^[\x20-\x7e]*$/.test(word)) return word.split('');
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(word.normalize('NFC')), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | undefined;

/**
 * Has the renderer lay out each letter of some texts, and each two that follow one another, once: it would read its
 * fonts anew for every text. A letter looks the same whatever else is asked for.
 */
export async function lettersOf(texts: Iterable<string>, type: Type): Promise<Letters> {
  const wanted = new Set<string>([REFERENCE]);
  for (const text of texts) addParts(text, wanted);
  const found = await laidOut([...wanted], type);
  const outlines = new Map<string, Float64Array>();
  const alone = (letter: string): Float64Array => {
    const known = outlines.get(letter) ?? flattened(found.get(letter)?.[0]);
    outlines.set(letter, known);
    return known;
  };
  const distance = (left: string, right: string): number | undefined => {
    const second = found.get(`${left}\n${right}`)?.[1];
    const own = alone(right);
    return second === undefined || own.length === 0 ? undefined : leftOf(flattened(second)) - leftOf(own);
  };
  const steps = new Map<string, number>();
  return {
    outline: alone,
    step(letter, next, nextWord) {
      const left = nextWord ? `${letter} ` : letter;
      const key = `${left}\n${next}`;
      // What the font draws as one, like the arrow of `->`, stands beside one another here.
      const known = steps.get(key) ?? distance(left, next) ?? distance(left, REFERENCE) ?? 0;
      steps.set(key, known);
      return known;
    },
  };
}

/** Letters by themselves, and pairs with a line break between them; a space belongs to the letter before it. */
function addParts(text: string, wanted: Set<string>): void {
  let last: string | undefined;
  for (const word of text.split(' ')) {
    let before = last === undefined ? undefined : `${last} `;
    for (const letter of lettersIn(word)) {
      wanted.add(letter).add(`${letter}\n${REFERENCE}`).add(`${letter} \n${REFERENCE}`);
      if (before !== undefined) wanted.add(`${before}\n${letter}`);
      before = letter;
      last = letter;
    }
  }
}

/** The outlines of both halves of each part, as the renderer tells them; none where it draws nothing. */
async function laidOut(
  parts: readonly string[],
  type: Type,
): Promise<Map<string, [string | undefined, string | undefined]>> {
  const found = new Map<string, [string | undefined, string | undefined]>();
  const fonts = fontFiles(type);
  for (let start = 0; start < parts.length; start += BATCH) {
    const batch = parts.slice(start, start + BATCH);
    // The color of a path says which half of which part it is.
    const texts = batch.map((part, index) => {
      const halves = part.split('\n').map((half, side) => {
        const color = (index * 2 + side + 1).toString(16).padStart(6, '0');
        return `<tspan fill="#${color}">${escapeXml(half)}</tspan>`;
      });
      return `<text font-size="${EM}" xml:space="preserve">${halves.join('')}</text>`;
    });
    const paths = await asPaths(texts.join(''), type.font.family, fonts);
    for (const [, color = '', path] of paths.matchAll(/<path fill="#([0-9a-f]{6})"[^>]* d="([^"]*)"/g)) {
      const place = Number.parseInt(color, 16) - 1;
      const part = batch[place >> 1] ?? '';
      const halves = found.get(part) ?? [undefined, undefined];
      halves[place & 1] = path;
      found.set(part, halves);
    }
  }
  return found;
}

/** A path of moves, lines, curves (quadratic or cubic) and ends, with absolute places, as straight lines. */
function flattened(path: string | undefined): Float64Array {
  const lines: number[] = [];
  const words = path?.split(' ') ?? [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let index = 0;
  const next = (): number => Number(words[index++]) / EM;
  const to = (toX: number, toY: number): void => {
    lines.push(x, y, toX, toY);
    [x, y] = [toX, toY];
  };
  while (index < words.length) {
    const command = words[index++];
    if (command === 'M') [x, y] = [startX, startY] = [next(), next()];
    else if (command === 'L') to(next(), next());
    else if (command === 'Q' || command === 'C') {
      const [fromX, fromY, aX, aY] = [x, y, next(), next()];
      const [bX, bY] = command === 'C' ? [next(), next()] : [aX, aY];
      const [endX, endY] = [next(), next()];
      for (let piece = 1; piece <= PIECES; piece += 1) {
        const t = piece / PIECES;
        const at = (p: number, a: number, b: number, q: number): number =>
          command === 'C'
            ? (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3 * q
            : (1 - t) ** 2 * p + 2 * (1 - t) * t * a + t * t * q;
        to(at(fromX, aX, bX, endX), at(fromY, aY, bY, endY));
      }
    } else if (command === 'Z') to(startX, startY);
  }
  return Float64Array.from(lines);
}

function leftOf(outline: Float64Array): number {
  let left = Number.POSITIVE_INFINITY;
  for (let index = 0; index < outline.length; index += 2) left = Math.min(left, outline[index] as number);
  return left;
}
