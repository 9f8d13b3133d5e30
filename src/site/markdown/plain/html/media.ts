import { unescapeText } from '../../html.ts';
import { isTwin } from '../twins.ts';

/** What a drawing shows, where it says so. */
export function labelOf(attributes: string): string {
  return attributeValue('aria-label', attributes).trim();
}

/** The classes of an element, the author's own and ours. */
export function classesOf(attributes: string): string {
  return attributeValue('class', attributes);
}

/** The end of words, or of a picture. */
const WORD_END = /[\p{L}\p{N}.:!?)]$/u;

/** A picture that says something, apart from the words `above`. */
export function picture(attributes: string, follow: (href: string) => string, above: string): string {
  const [alt, source] = [attributeValue('alt', attributes), attributeValue('src', attributes)];
  if (alt === '' || source === '' || isTwin(classesOf(attributes))) return '';
  return `${WORD_END.test(above) ? ' ' : ''}![${alt}](${follow(source)})`;
}

/** Whether an element frames a file, of which it says nothing else: `inside` is what follows from its tag on. */
export function framesFile(name: string, attributes: string, inside: string): boolean {
  if (name === 'iframe') return attributeValue('src', attributes) !== '';
  return name === 'object' && /^[^>]*>\s*<\/object>/.test(inside);
}

/** What is heard, seen or framed, as a link to it. */
export function film(attributes: string, inside: string, follow: (href: string) => string): string {
  const given = /^[^>]*>\s*<source\b([^>]*)>/.exec(inside)?.[1] ?? '';
  const source =
    attributeValue('src', attributes) || attributeValue('src', given) || attributeValue('data', attributes);
  const name =
    attributeValue('title', attributes) ||
    attributeValue('aria-label', attributes) ||
    source.slice(source.lastIndexOf('/') + 1);
  return source === '' ? '' : `[${name || source}](${follow(source)})`;
}

/** The value of an attribute; empty where a tag has none. */
function attributeValue(name: string, attributes: string): string {
  return unescapeText(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}
