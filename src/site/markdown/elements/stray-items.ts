import { VOID_ELEMENTS } from '../html.ts';

const LISTS = new Set(['menu', 'ol', 'ul']);
/** An item that begins neither a list nor stands behind another one, as those of Markdown do. */
const MAY_BE_STRAY = /(?<!<(?:menu|ol|ul)\b[^>]*>\s*|<\/li>\s*)<li\b/;
const TAG = /<(\/?)([a-zA-Z][\w:-]*)(?:"[^"]*"|[^">])*>/g;
const NEXT_ITEM = /\s*<li\b/y;

/** The HTML of a page with a list around items that stand in none: browsers show them as in one. */
export function withLists(html: string): string {
  if (!MAY_BE_STRAY.test(html)) return html;
  const open: { readonly name: string; readonly isList: boolean }[] = [];
  let made = '';
  let from = 0;
  const put = (tag: string, at: number): void => {
    made += html.slice(from, at) + tag;
    from = at;
  };
  /** How many elements are open around the list that is made. */
  let around: number | undefined;
  for (const { 0: tag, 1: end, 2: name = '', index } of html.matchAll(TAG)) {
    if (end === '/') {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.length = at;
      NEXT_ITEM.lastIndex = index + tag.length;
      if (around === undefined || open.length > around || NEXT_ITEM.test(html)) continue;
      // An item that nothing ends ends with what it stands in.
      put('</ul>', name === 'li' ? index + tag.length : index);
      around = undefined;
      continue;
    }
    if (name === 'li' && around === undefined && open.at(-1)?.isList !== true) {
      put('<ul>', index);
      around = open.length;
    }
    if (!VOID_ELEMENTS.has(name) && !tag.endsWith('/>'))
      open.push({ name, isList: LISTS.has(name) || / role="list"/.test(tag) });
  }
  return made + html.slice(from);
}
