import { luminance } from '../theme/color.ts';

/** Above this, black can be read on a color, below it white. */
const LIGHT = 0.2;
/** Colors darker and lighter than these are seen in one mode alone. */
const [NEARLY_BLACK, NEARLY_WHITE] = [0.05, 0.8];
/** How much of a ground is left that its author chose for the other mode (css/diagrams.css). */
const DIMMED = 0.25;
/** What is behind a box that is filled with less has more to say about the words on it. */
const SEEN = 0.5;

/** Words of a box, and in one with rows, which have their own ground, those above them. */
const WORDS = ['span', 'p', 'text'].map((words) => `.label ${words}`).join();
const NAME = ['span', 'p', 'text'].map((words) => `.label.name ${words}`).join();
const ROW = '.row-rect-odd, .row-rect-even';

/** Where an author's color of words stands: not all kinds say it of the whole label. */
export const COLORED = '.label, .label span, .cluster-label, .cluster-label span';

/** Colors as their channels: red, green and blue of 0 to 255, and opacity, which is whole unless told. */
type Given = readonly number[];

/** Whether a color is lighter than the middle. */
export function isLight(color: Given): boolean {
  return luminance(color.slice(0, 3)) > LIGHT;
}

/** Whether a line or words of a color can be seen on pages of one mode alone. */
export function isOfOneMode(color: Given): boolean {
  const light = luminance(color.slice(0, 3));
  return light < NEARLY_BLACK || light > NEARLY_WHITE;
}

/** Whether a ground is strong enough to keep words of the other mode from being read. */
export function isStrong([, , , alpha = 1]: Given): boolean {
  return alpha > DIMMED;
}

/** The color of words on a box that its author filled; undefined where these stand on what is behind it. */
export function wordsOn(fill: Given): string | undefined {
  const [, , , alpha = 1] = fill;
  return alpha < SEEN ? undefined : isLight(fill) ? '#111' : '#fff';
}

/** The words that stand on the fill of a box, as `has` tells what is in it. */
export function wordsIn(has: (selector: string) => boolean): string {
  return has(ROW) ? NAME : WORDS;
}
