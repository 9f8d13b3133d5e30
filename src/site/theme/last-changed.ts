import { escapeText } from '../markdown/html.ts';
import { languageAt, wordsAt } from '../navigation/language.ts';
import { fill } from '../words/fill.ts';
import { languageTag } from '../words/languages.ts';
import { wordsIn } from '../words/words.ts';
import type { Theme, View } from './view.ts';

/** The line that says when a page changed last, where that is to be shown and known. */
export function lastChanged(theme: Theme, { page, place }: View): string {
  const day = theme.changes.get(page.path);
  if (day === undefined || page.mode === 'custom' || page.mode === 'frame') return '';
  const [before = '', after = ''] = fill(wordsAt(place).layout.changed, { date: '\0' }).split('\0');
  const date = `<time datetime="${day}">${escapeText(dayText(day, languageAt(place)))}</time>`;
  return `<p class="l-changed">${escapeText(before)}${date}${escapeText(after)}</p>`;
}

/** Language, script and region, of which dates are written; what else an author may add is no matter of these. */
const LOCALE = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?(?!\w)/i;

/** A day in words, in the language that the page speaks of itself. */
function dayText(day: string, code: string): string {
  const isTranslated = wordsIn(code) !== wordsIn('en') || /^en\b/i.test(code);
  const [locale] = (isTranslated && LOCALE.exec(languageTag(code))) || ['en'];
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
