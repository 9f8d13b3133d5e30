import { THEME_VARIABLES } from './colors.ts';
import { type Library, loadLibrary, type Options } from './library.ts';

/** Longer sources take seconds. */
export const LONGEST_SOURCE = 6000;

const ALWAYS = {
  startOnLoad: false,
  securityLevel: 'strict',
  suppressErrorRendering: true,
  deterministicIds: true,
  fontFamily: 'inherit',
  // What diagrams may not set; the last besides what the library says itself: how wide other letters are is not known.
  secure: [
    'secure',
    'securityLevel',
    'startOnLoad',
    'maxTextSize',
    'suppressErrorRendering',
    'maxEdges',
    'fontFamily',
  ],
};
/** The library as pages have it. */
export const IN_PAGE_COLORS: Options = {
  ...ALWAYS,
  theme: 'base',
  themeVariables: { ...THEME_VARIABLES, fontFamily: 'inherit' },
};
/** The library for a diagram whose author chose its colors. */
export const IN_OWN_COLORS: Options = { ...ALWAYS, themeVariables: { fontFamily: 'inherit' } };

let library: Library | undefined;

/** The library; loaded when a diagram is first met. */
export function ourLibrary(): Library {
  library ??= loadLibrary();
  return library;
}
