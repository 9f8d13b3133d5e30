import type { SomeColor } from './colors.ts';

/** A color for each mode. */
export interface ColorPerMode {
  readonly light: string;
  readonly dark: string;
}

/** A color for a single mode is for both. */
export function colorPerMode(written: SomeColor): ColorPerMode | undefined {
  const { light, dark } = typeof written === 'string' ? { light: written, dark: written } : (written ?? {});
  const either = light ?? dark;
  return either === undefined ? undefined : { light: light ?? either, dark: dark ?? either };
}
