import { camelCase } from '../../../text/camel-case.ts';
import { nothing, numberOf, record, type Value, type ValueRecord } from '../../interpreter/value.ts';
import { unescapeText } from '../html.ts';
import { wordsOf } from '../jsx/unchosen.ts';
import type { Element, Rendering } from '../rendering.ts';

/** What readers do to see more of an element. */
const HANDLERS = ['onClick', 'onMouseEnter', 'onMouseOver'] as const;
const OPTION = /<option\b([^>]*)>([^<]*)/g;
/** Where a slider is tried, as shares of its way: the steps of most prices are nearer to its begin. */
const STOPS = [1, 0, 0.75, 0.5, 0.25, 0.1];

/** Notes what readers may press of an element, choose of a list, or move: `html` is what it is shown as. */
export function notePresses(
  { name, props }: Pick<Element, 'name' | 'props'>,
  html: string,
  page: Rendering,
): void {
  const handler = HANDLERS.map((key) => props[key]).find((one) => typeof one === 'function');
  if (typeof handler === 'function') {
    const words = calledBy(html);
    page.press({ run: () => handler(event(props, words)), words });
  }
  const { onChange, onSubmit, type, checked, value } = props;
  if (name === 'form' && typeof onSubmit === 'function')
    page.press({ run: () => onSubmit(event(props, '')), words: '' });
  if (typeof onChange !== 'function') return;
  const change = (now: Value, label = '', isChecked?: boolean): void =>
    page.press({ run: () => onChange(event(props, '', now, isChecked)), words: label });
  if (name === 'input' && type === 'radio') change(value, '', true);
  if (name === 'input' && type === 'checkbox') change(value, '', checked !== true);
  if (name === 'input' && type === 'range') for (const stop of stopsOf(props)) change(stop);
  if (name !== 'select') return;
  for (const [, attributes = '', text = ''] of html.matchAll(OPTION))
    change(unescapeText(/ value="([^"]*)"/.exec(attributes)?.[1] ?? text.trim()), wordsOf(text));
}

/** The values that a slider is tried with. */
function stopsOf({ min, max, step }: ValueRecord): readonly string[] {
  const [from, to, by] = [numberOf(min ?? 0), numberOf(max ?? 100), numberOf(step ?? 1)];
  if (!(to > from && by > 0)) return [];
  return STOPS.map((share) => String(from + Math.round(((to - from) * share) / by) * by));
}

/** What a handler is told of what happens to an element. */
function event(props: ValueRecord, words: string, value = props.value, checked?: boolean): Value {
  const { id, name, type } = props;
  const data = Object.entries(props).flatMap(([key, one]) =>
    key.startsWith('data-') ? [[camelCase(key.slice(5)), one] as const] : [],
  );
  const dataset = record(data);
  const target = record(
    Object.entries({ id, name, type, value, checked, dataset, textContent: words, innerText: words }),
  );
  const members: [string, Value][] = ['preventDefault', 'stopPropagation'].map((key) => [key, nothing]);
  return record([...members, ['target', target], ['currentTarget', target]]);
}

/** What an element is called that is shown as this: a picture alone by its label. */
function calledBy(html: string): string {
  return wordsOf(html) || (/^<[^>]*? aria-label="([^"]*)"/.exec(html)?.[1] ?? '');
}
