import { plainUtility } from '../html.ts';

const SHOWN = /^(.*:)?!?(?:block|contents|flex|grid|inline(?:-(?:block|flex|grid))?)!?$/;

/**
 * Whether classes show something in the dark mode alone, as the twin of what the light one shows: Markdown, which has no
 * modes, has only that.
 */
export function isForDark(classes: string): boolean {
  if (!classes.includes('dark:')) return false;
  const names = classes.split(/\s+/).map((name) => plainUtility(name) ?? name);
  const when = names.flatMap((name) => SHOWN.exec(name)?.[1] ?? []);
  return names.includes('hidden') && when.length > 0 && when.every((variant) => variant === 'dark:');
}
