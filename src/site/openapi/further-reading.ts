import { type JsonObject, objectOf, textOf } from './json.ts';

/** A text with the link to further reading below it; undefined where there is neither. */
export function withFurtherReading(text: string | undefined, about: JsonObject): string | undefined {
  return [text, furtherReading(about)].filter((part) => part !== undefined).join('\n\n') || undefined;
}

/** `externalDocs` of an operation, a channel or a schema as a link in Markdown. */
export function furtherReading({ externalDocs }: JsonObject): string | undefined {
  const { url, description } = objectOf(externalDocs);
  const address = textOf(url);
  if (address === undefined || !/^(?:https?:|\/|\.)/i.test(address)) return undefined;
  const label = (textOf(description) ?? address).replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ');
  return `[${label}](<${address.replace(/[<>\s]/g, encodeURIComponent)}>)`;
}
