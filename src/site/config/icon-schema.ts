import { z } from 'zod';
import { choice, text } from './lenient.ts';

/** An icon as settings write it: its name, or that with its style and library. */
export const IconSetting = z.union([
  z.string(),
  z.looseObject({ name: z.string(), style: text, library: choice('fontawesome', 'lucide', 'tabler') }),
]);
