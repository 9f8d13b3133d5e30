import { trimmed } from '../../../text/trimmed.ts';
import { IN_SETTINGS } from '../../config/file.ts';
import { isRecord } from '../../config/json/record.ts';
import { breakableText } from '../../markdown/breakable.ts';
import { escapeAttribute } from '../../markdown/html.ts';
import { keyPlace } from '../../navigation/key-place.ts';
import { wordsAt } from '../../navigation/language.ts';
import { headText, writtenOn } from '../../navigation/pages.ts';
import type { Theme, View } from '../view.ts';
import { rooted } from './chrome.ts';
import { externalMark } from './glyphs.ts';

/** The pages that a page names as `related` in its frontmatter, by their titles or by those it gives them. */
export function related(theme: Theme, view: View): string {
  const links = entriesOf(writtenOn(view.page).related).flatMap(({ title, target }) => {
    const { parsed } = view.page;
    const place = parsed === undefined ? IN_SETTINGS : keyPlace(parsed, 'related');
    // As in a navigation, a path begins at the root.
    const from = /^[.#]/.test(target) ? target : rooted(target);
    const href = theme.links.href(view.from, from, place);
    const label =
      title ?? theme.links.page(view.from, from)?.title ?? (/^[a-z]+:/i.test(target) ? target : undefined);
    // What leads nowhere was told, and has no words to show.
    return label === undefined
      ? []
      : [`<li><a href="${escapeAttribute(href)}">${breakableText(label)}${externalMark(href)}</a></li>`];
  });
  if (links.length === 0) return '';
  const { related: heading } = wordsAt(view.place).layout;
  return `<nav class="l-related" aria-labelledby="l-related"><p id="l-related">${heading}</p><ul>${links.join('')}</ul></nav>`;
}

/** Words before a path or an address: in quotes a pair of YAML is one text. */
const PAIR = /^([^:]*\S):\s+(\S+)$/;

/** Paths, and `{ "Title": "path" }`, also as the text `Title: path`, or as links of docs.json: `title` and `href`. */
function entriesOf(written: unknown): { readonly title: string | undefined; readonly target: string }[] {
  if (!Array.isArray(written)) return [];
  return written.flatMap((one: unknown) => {
    const [, words, path] = PAIR.exec(typeof one === 'string' ? one.trim() : '') ?? [];
    const link = isRecord(one) && typeof one.href === 'string' ? one : undefined;
    const pairs: (readonly [unknown, unknown])[] =
      link !== undefined
        ? [[link.title, link.href]]
        : isRecord(one)
          ? Object.entries(one)
          : [[words, path ?? one]];
    return pairs.flatMap(([title, address]) => {
      const target = trimmed(address);
      return target === undefined ? [] : [{ title: headText(title), target }];
    });
  });
}
