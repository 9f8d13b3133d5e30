import { record, type ValueRecord } from '../../interpreter/value.ts';
import { lineHtml } from '../html.ts';
import type { Element, Rendering } from '../rendering.ts';
import { button, lookOf, PRESSED_INSIDE } from './button.ts';
import { nameOfPictures } from './picture.ts';

/** What authors make clickable by a handler, which no site runs. */
export const PRESSED: ReadonlySet<string> = new Set(['article', 'button', 'div', 'section']);

/** A heading whose words are no link, with the link to itself that it may have. */
const HEADING =
  /(<h([1-6])\b[^>]*>)((?:(?!<\/?(?:a|button|h[1-6])\b)[\s\S])+?)((?:<a class="c-anchor"[^>]*><\/a>)?<\/h\2>)/;

/**
 * What leads somewhere by its handler is a link; around something that can be pressed by itself, its first heading is
 * one that reaches over all of it. `attributesOf` writes the attributes of an element by its name.
 */
export function pressed(
  { name, props }: Pick<Element, 'name' | 'props'>,
  href: string,
  inner: () => string,
  page: Rendering,
  attributesOf: (name: string, props: ValueRecord) => string,
): string {
  const shown = name === 'button' ? lineHtml(inner()) : inner();
  if (PRESSED_INSIDE.test(shown)) {
    if (name === 'button') return button(props, () => shown, page, attributesOf);
    if (!HEADING.test(shown)) return `<${name}${attributesOf(name, props)}>${shown}</${name}>`;
    const around = attributesOf(name, lookOf(props, 'c-press-around'));
    const over = attributesOf(
      'a',
      record([
        ['className', 'c-press-over'],
        ['href', href],
      ]),
    );
    const led = shown.replace(HEADING, (_, start, __, words, end) => `${start}<a${over}>${words}</a>${end}`);
    return `<${name}${around}>${led}</${name}>`;
  }
  const html = attributesOf(
    'a',
    lookOf(props, name === 'button' ? 'c-press' : 'c-press-block', ['href', href]),
  );
  return `<a${html}${nameOfPictures(html, shown)}>${shown}</a>`;
}
