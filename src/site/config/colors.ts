import { z } from 'zod';

export const hex = z
  .string()
  // Without flags: the published JSON Schema takes the pattern only.
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, {
    error: 'is not a hex color; write "#" and 3 or 6 hex digits',
  });
const someHex = hex.optional().catch(undefined);

/** One color for both modes, or one for each; a wrong form counts as absent. */
export const SomeColor = z
  .union([hex, z.looseObject({ light: someHex, dark: someHex })])
  .optional()
  .catch(undefined);
export type SomeColor = z.infer<typeof SomeColor>;
