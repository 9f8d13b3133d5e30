import { nothing, record, type Value } from '../../interpreter/value.ts';
import { unescapeText } from '../html.ts';
import { wordsOf } from '../jsx/unchosen.ts';
import type { Element, Rendering } from '../rendering.ts';

/** What readers do to see more of an element. */
const HANDLERS = ['onClick', 'onMouseEnter', 'onMouseOver'] as const;
const OPTION = /<option\b([^>]*)>([^<]*)/g;

/** Notes what readers may press of an element, or choose of a list: `html` is what it is shown as. */
export function notePresses(
  { name, props }: Pick<Element, 'name' | 'props'>,
  html: string,
  page: Rendering,
): void {
  const handler = HANDLERS.map((key) => props[key]).find((one) => typeof one === 'function');
  if (typeof handler === 'function') page.press({ run: () => handler(event()), words: calledBy(html) });
  const { onChange, type } = props;
  if (typeof onChange !== 'function') return;
  if (name === 'input' && (type === 'checkbox' || type === 'radio'))
    page.press({ run: () => onChange(event(props.value, true)), words: '' });
  if (name !== 'select') return;
  for (const [, attributes = '', text = ''] of html.matchAll(OPTION)) {
    const value = unescapeText(/ value="([^"]*)"/.exec(attributes)?.[1] ?? text.trim());
    page.press({ run: () => onChange(event(value)), words: wordsOf(text) });
  }
}

/** What a handler is told of what happens. */
function event(value?: Value, checked?: boolean): Value {
  const target = record([
    ['value', value],
    ['checked', checked],
  ]);
  const members: [string, Value][] = ['preventDefault', 'stopPropagation'].map((name) => [name, nothing]);
  return record([...members, ['target', target], ['currentTarget', target]]);
}

/** What an element is called that is shown as this: a picture alone by its label. */
function calledBy(html: string): string {
  return wordsOf(html) || (/^<[^>]*? aria-label="([^"]*)"/.exec(html)?.[1] ?? '');
}
