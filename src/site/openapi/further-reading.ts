import { type JsonObject, objectOf, textOf } from './json.ts';

/** `externalDocs` of an operation or a channel as a link in Markdown. */
export function furtherReading({ externalDocs }: JsonObject): string | undefined {
  const { url, description } = objectOf(externalDocs);
  const address = textOf(url);
  if (address === undefined || !/^(?:https?:|\/|\.)/i.test(address)) return undefined;
  const label = (textOf(description) ?? address).replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ');
  return `[${label}](<${address.replace(/[<>\s]/g, encodeURIComponent)}>)`;
}
