import { lookUp } from '../../look-up.ts';

/**
 * The little of XML that S3 and Azure speak: elements with text, no attributes that matter, no mixed content.
 */

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The content of each element of this name, in order; nested markup included. */
export function elements(xml: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
  return Array.from(xml.matchAll(pattern), (match) => match[1] ?? '');
}

/** The text of the first element of this name, if there is one. */
export function textOf(xml: string, name: string): string | undefined {
  const content = elements(xml, name)[0];
  return content === undefined ? undefined : unescapeXml(content);
}

/** Text as it may stand inside an element. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"'\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return lookUp(ENTITIES, name) ?? whole;
  });
}
