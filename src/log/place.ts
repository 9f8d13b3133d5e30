import type { Place } from './log.ts';

/** A message with its place in front, as compilers write it: `docs/a.mdx:3:1  No such page`. */
export function placed(message: string, place: Place | undefined): string {
  if (place === undefined) return message;
  const { file, line, column } = place;
  return `${[file, line, column].filter((part) => part !== undefined).join(':')}  ${message}`;
}
