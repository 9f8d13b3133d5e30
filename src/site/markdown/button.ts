import { record, stringOf, type ValueRecord } from '../interpreter/value.ts';
import { blocksAsWords, lineHtml } from './html.ts';
import { heardAs } from './nameless.ts';
import type { Rendering } from './rendering.ts';

/** What can be pressed by itself. */
export const PRESSED_INSIDE = /<(?:a|button|details|input|select|textarea)\b/;

/** What an element that looks like a button has of one, besides its class. */
export const OF_BUTTONS: ReadonlySet<string> = new Set(['disabled', 'onClick', 'role', 'tabIndex', 'type']);

/**
 * A button; where HTML has no place for one, in a link or around one, what looks like it: the link is what is pressed.
 * `attributesOf` writes the attributes of an element by its name.
 */
export function button(
  props: ValueRecord,
  inner: () => string,
  page: Rendering,
  attributesOf: (name: string, props: ValueRecord) => string,
): string {
  const shown = blocksAsWords(lineHtml(inner()), 'button');
  if (page.isInLink || PRESSED_INSIDE.test(shown)) {
    const own = stringOf(props.className ?? props.class ?? '');
    const look = record([
      ...Object.entries(props).filter(([key]) => !OF_BUTTONS.has(key) && key !== 'class'),
      ['className', `c-press ${own}`.trim()],
    ]);
    return `<span${attributesOf('span', look)}>${shown}</span>`;
  }
  const html = attributesOf('button', props);
  return `<button${heardAs('button', html, shown, page.context.words.script.search)}>${shown}</button>`;
}
