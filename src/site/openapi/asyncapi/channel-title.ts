import { type JsonObject, textOf } from '../json.ts';

/** What a channel is called: its title, else its key as words: `systemStatus` as `System status`. */
export function channelTitle(name: string, channel: JsonObject): string {
  return textOf(channel.title) ?? spelledOut(name);
}

/** A key as words; one that is a path stays as it is. */
function spelledOut(name: string): string {
  if (!/^[\p{L}\p{N}_-]+$/u.test(name)) return name;
  const words = name
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ')
    .replace(/ \p{Lu}(?=\p{Ll})/gu, (start) => start.toLowerCase())
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
