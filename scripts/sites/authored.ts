import type { HtmlError } from './validity.ts';

/**
 * Whether an error of the HTML checker lies in what the author wrote and what the builder leaves as it is:
 *
 * - the order of heading levels, where the heading comes from the text (those of our components and API pages have a class of ours);
 * - an address that is written in the source, character for character, or leads to another host;
 * - attributes and roles of HTML elements which stand in the source with a class or style of their own.
 */
export function isAuthored({ message, extract }: HtmlError, source: string | undefined): boolean {
  if (/^The heading “h\d”/.test(message))
    return /<h\d(?:\s+id="[^"]*")?(?:\s+class="(?!(?:c|l|api)-)[^"]*")?>/.test(extract);
  if (source === undefined) return false;
  const address = /^Bad value “(.*?)” for attribute “(?:href|src)”/s.exec(message)?.[1];
  if (/^Bad value .*for attribute “(?:href|src)”/s.test(message)) {
    const written = address ?? /(?:href|src)="([^"]*)/.exec(extract)?.[1] ?? '';
    return /^[a-z][a-z0-9+.-]*:/i.test(written) || (written !== '' && source.includes(written));
  }
  const name = /(?:on element|on any|Element) “(\w+)”/.exec(message)?.[1];
  const attribute = /(?:Attribute|The) “([\w-]+)”(?: attribute)?/.exec(message)?.[1];
  if (name === undefined || attribute === undefined) return false;
  return new RegExp(`<${name}\\b[^>]*\\b(?:${attribute}|role)=`, 's').test(source);
}

/** Whether the author gave an element a color of its own for both modes (`text-black`, `style="color:…"`), which the builder leaves as it is. */
export function hasAuthoredColor(html: string): boolean {
  const [tag = ''] = /^<[^>]*>/.exec(html) ?? [];
  return /[\s"!]text-(?:black|white|[a-z]+-\d{2,3}|\[#)|style="(?:[^"]*;)?\s*(?:color|background)/.test(tag);
}
