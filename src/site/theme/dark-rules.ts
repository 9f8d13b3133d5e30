import { blocks, GROUPS, splitSelectors, wrapped } from '../markdown/elements/css-blocks.ts';

/** The class `dark` in a selector, and strings, which may look like it; `.dark\:flex` and `.darker` are others. */
const DARK = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\.dark(?![\w\\-])/g;
/**
 * The rules of a style sheet that make a page dark, written for a page without the class `dark`: that class is set by
 * a script, so a reader without scripts gets these rules, where the system asks for dark. Of the same weight and in
 * the same order as the rules they come from.
 */
export function darkRules(css: string): string {
  return blocks(css)
    .map(({ prelude, body }) => {
      if (GROUPS.test(prelude)) return wrapped(prelude, darkRules(body));
      if (prelude.startsWith('@')) return '';
      const selectors = splitSelectors(prelude).flatMap((selector) => {
        const freed = selector.replace(DARK, (match) => (match === '.dark' ? ':root' : match));
        return freed === selector || selector.includes(':not(.dark') ? [] : freed;
      });
      if (selectors.length > 0) return wrapped(selectors.join(','), body);
      return body.includes('{') ? wrapped(prelude, darkRules(body)) : '';
    })
    .join('');
}
