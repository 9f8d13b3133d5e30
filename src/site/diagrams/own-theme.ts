import { luminance } from '../theme/color.ts';

/** What a source says of how it is drawn, before and between what it draws. */
const SETTINGS = /^\s*---\s*\n[\s\S]*?\n\s*---\s*(?:\n|$)|%%\{[\s\S]*?\}%%/g;
/** A theme, or colors of one. Sizes and fonts go with any colors. */
const THEME =
  /(?:[{,]|^)\s*["']?(?:theme["']?\s*:|themeVariables["']?\s*:[\s\S]*?(?:#[\da-f]|\b(?:rgb|hsl)a?\())/im;

/** Whether the author of a diagram chose a theme or colors for all of it, which then are its own in both modes. */
export function hasOwnTheme(source: string): boolean {
  return source.match(SETTINGS)?.some((settings) => THEME.test(settings)) ?? false;
}

/** Lines of a drawing that lie on no box. */
export const LINES =
  '.flowchart-link, .messageLine0, .messageLine1, .transition, .relation, .relationshipLine';

/** Lines with a color between these can be seen on white and on black: its words decide. */
const [DARK, LIGHT] = [0.1, 0.4];
/** Words that are lighter than this are for dark pages. */
const LIGHT_WORDS = 0.3;

/** For pages of which mode the colors of a drawing are made, from those of its words and lines (channels of 0 to 255). */
export function modeOf(words: readonly number[], lines: readonly number[] | undefined): 'light' | 'dark' {
  const drawn = lines === undefined ? undefined : luminance(lines.slice(0, 3));
  if (drawn !== undefined && (drawn < DARK || drawn > LIGHT)) return drawn > LIGHT ? 'dark' : 'light';
  return luminance(words.slice(0, 3)) > LIGHT_WORDS ? 'dark' : 'light';
}
