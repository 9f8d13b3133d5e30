import { THEME_VARIABLES } from './colors.ts';
import { type Library, loadLibrary } from './library.ts';

/** Longer sources take seconds. */
export const LONGEST_SOURCE = 6000;

let library: Library | undefined;

/** The library as pages have it; loaded when a diagram is first met. */
export function ourLibrary(): Library {
  library ??= loadLibrary({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    deterministicIds: true,
    theme: 'base',
    fontFamily: 'inherit',
    themeVariables: { ...THEME_VARIABLES, fontFamily: 'inherit' },
  });
  return library;
}
