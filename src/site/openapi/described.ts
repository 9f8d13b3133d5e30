import { type JsonObject, textOf } from './json.ts';

/** Summary and description, each where it says something of its own. */
export function described({ summary, description }: JsonObject): string | undefined {
  const texts = [textOf(summary), textOf(description)].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : [...new Set(texts)].join('\n\n');
}
