import { isList, isMarkup, itemsOf, type Value } from '../../interpreter/value.ts';
import { escapeText } from '../html.ts';
import type { Rendering } from '../rendering.ts';

/** What a value of the page is shown as, while there is room for it; its text is noted. */
export function htmlOf(value: Value, page: Rendering): string {
  if (!page.hasRoom(typeof value === 'string' ? value.length : 0)) return '';
  if (typeof value === 'string') {
    page.say(value);
    return escapeText(value);
  }
  if (isMarkup(value)) return value.render();
  if (isList(value)) {
    let html = '';
    for (const item of itemsOf(value)) html += htmlOf(item, page);
    return html;
  }
  return typeof value === 'number' || typeof value === 'bigint' ? htmlOf(String(value), page) : '';
}
