import type { SomeColor } from './colors.ts';

/** One value for light pages, and one for dark ones. */
export interface PerMode {
  readonly light: string;
  readonly dark: string;
}

/** What is written once is for both modes. */
export function bothModes(value: string | PerMode): PerMode {
  return typeof value === 'string' ? { light: value, dark: value } : { light: value.light, dark: value.dark };
}

/** A color for a single mode is for both. */
export function colorPerMode(written: SomeColor): PerMode | undefined {
  const { light, dark } = typeof written === 'string' ? bothModes(written) : (written ?? {});
  const either = light ?? dark;
  return either === undefined ? undefined : { light: light ?? either, dark: dark ?? either };
}
