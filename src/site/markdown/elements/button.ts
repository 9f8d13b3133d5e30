import { record, stringOf, type ValueRecord } from '../../interpreter/value.ts';
import { blocksAsWords, lineHtml } from '../html.ts';
import type { Rendering } from '../rendering.ts';
import { heardAs } from './nameless.ts';

/** What can be pressed by itself. */
export const PRESSED_INSIDE = /<(?:a|button|details|input|select|textarea)\b/;

/** What only a button has; its class is told by `className` alone. */
const OF_BUTTONS = new Set(['class', 'disabled', 'onClick', 'role', 'tabIndex', 'type']);

/** The properties of something to press for another element that looks like it, with a class of ours before its own. */
export function lookOf(
  props: ValueRecord,
  ours: string,
  ...more: readonly (readonly [string, string])[]
): ValueRecord {
  return record([
    ...Object.entries(props).filter(([key]) => !OF_BUTTONS.has(key)),
    ['className', `${ours} ${stringOf(props.className ?? props.class ?? '')}`.trim()],
    ...more,
  ]);
}

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
  if (page.isInLink() || PRESSED_INSIDE.test(shown))
    return `<span${attributesOf('span', lookOf(props, 'c-press'))}>${shown}</span>`;
  const html = attributesOf('button', props);
  return `<button${heardAs('button', html, shown, page.context.words.script.search)}>${shown}</button>`;
}
