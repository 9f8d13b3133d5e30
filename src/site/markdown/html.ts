import type { Element } from './rendering.ts';

/** Elements that have no end tag. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** A start or an end tag: whether it is an end, its name and its attributes. */
export const TAG = /<(\/?)(\w+)((?:"[^"]*"|[^">])*)>/g;

/** Text as HTML. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    : text;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text inside an element of XML, without the characters that XML cannot hold in any form. */
export function escapeXml(text: string): string {
  return escapeText(text.replace(NOT_IN_XML, ''));
}

/** Text without the control characters that HTML must not hold. */
export function withoutControls(text: string): string {
  return text.replace(/(?![\t\n\f\r])\p{Cc}/gu, '');
}

/** What {@link escapeText} and {@link escapeAttribute} made of a text as that text. */
export function unescapeText(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Text as it stands between the double quotes of an attribute. */
export function escapeAttribute(text: string): string {
  return /[&<>"]/.test(text) ? escapeText(text).replaceAll('"', '&quot;') : text;
}

/** The attributes of a tag, each with a space before it. `true` writes the bare name; `undefined` and `false` nothing. */
export function attributes(values: Readonly<Record<string, string | number | boolean | undefined>>): string {
  let html = '';
  for (const name in values) {
    const value = values[name];
    if (value === undefined || value === false) continue;
    html += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`;
  }
  return html;
}

/** Class names in one string; what is false or empty is left out. */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** `md:mint-px-4`: hosted sites know utility classes by this name as well. */
const PREFIXED = /(^|:)(!?-?)mint-(?=[a-z[])/;

/** A utility class without the prefix that it may have; undefined where it has none. */
export function plainUtility(name: string): string | undefined {
  return PREFIXED.test(name) ? name.replace(PREFIXED, '$1$2') : undefined;
}

/** Class names, with the plain ones of those that have the prefix. */
export function withPlainUtilities(names: string): string {
  if (!names.includes('mint-')) return names;
  return names
    .split(/\s+/)
    .flatMap((name) => [name, plainUtility(name)])
    .filter((name) => name !== undefined)
    .join(' ');
}

/** Children that stand within a line of text lose the paragraphs around them, but for such that follow one another. */
export function lineHtml(html: string): string {
  const match = /^\s*<p>([\s\S]*)<\/p>\s*$/.exec(html);
  if (match?.[1] !== undefined && !match[1].includes('<p>')) return match[1];
  const line = html.replace(/<p>([\s\S]*?)<\/p>/g, '$1 ');
  return line === html || /<\/p>\s*<p>/.test(html) || holdsBlocks(line) ? html : line.trim();
}

/**
 * HTML with plain blocks as what may stand in the element, a button or a heading, and still looks like a block.
 * In a button headings are none to those who hear it.
 */
export function blocksAsWords(html: string, name: string): string {
  if (html.includes('class="c-')) return html;
  const blocks = name === 'button' ? /<(\/?)(?:div|p|h[1-6])\b/g : /<(\/?)(?:div|p)\b/g;
  const words = html.replace(blocks, (_, end: string) => (end ? '</span' : '<span data-block'));
  return holdsBlocks(words) ? html : words;
}

const BLOCK =
  /<(?:address|article|aside|blockquote|center|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|main|menu|nav|ol|p|pre|section|table|ul)\b/;

/** Whether there is something in the HTML that a paragraph cannot hold. */
export function holdsBlocks(html: string): boolean {
  return BLOCK.test(html);
}

/** Parts of lists and tables, which no paragraph holds either. */
const PART = /<(?:caption|d[dt]|li|option|summary|t(?:body|foot|head|[dhr]))\b/;

/** What is shown of an element that is none in HTML: on lines of its own, it is a paragraph where it holds words alone. */
export function apartHtml({ inline, scope }: Pick<Element, 'inline' | 'scope'>, html: string): string {
  // What an expression makes may stand in a line, whatever it is called.
  const isApart = !inline && scope === undefined && html.trim() !== '';
  return isApart && !holdsBlocks(html) && !PART.test(html) ? `<p>${html}</p>` : html;
}
