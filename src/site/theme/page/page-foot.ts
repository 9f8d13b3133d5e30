import { canonicalUrl, encodePath } from '../../hrefs.ts';
import { escapeAttribute, escapeText } from '../../markdown/html.ts';
import { languageAt, wordsAt } from '../../navigation/language.ts';
import type { Repository } from '../../site.ts';
import { languageTag } from '../../words/languages.ts';
import { wordsIn } from '../../words/words.ts';
import { NOT_FOUND } from '../not-found.ts';
import type { Theme, View } from '../view.ts';
import { externalMark } from './glyphs.ts';

/** What stands below the text of a page: when it changed last, and where it can be changed, as far as that is to be told. */
export function pageFoot(theme: Theme, view: View): string {
  const { page } = view;
  if (page.path === NOT_FOUND || page.mode === 'custom' || page.mode === 'frame') return '';
  const parts = lastChanged(theme, view) + sourceLinks(theme, view);
  return parts === '' ? '' : `<div class="l-page-foot">${parts}</div>`;
}

function lastChanged(theme: Theme, { page, place }: View): string {
  const day = theme.changes.get(page.path);
  if (day === undefined) return '';
  const [before = '', after = ''] = wordsAt(place).layout.changed.split('{date}');
  const date = `<time datetime="${day}">${escapeText(dayText(day, languageAt(place)))}</time>`;
  return `<p>${escapeText(before)}${date}${escapeText(after)}</p>`;
}

/** Language, script and region, of which dates are written; what else an author may add is no matter of these. */
const LOCALE = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?(?!\w)/i;

/** A day in words, in the language that the page speaks of itself. */
function dayText(day: string, code: string): string {
  const isTranslated = wordsIn(code) !== wordsIn('en') || /^en\b/i.test(code);
  const [locale] = (isTranslated && LOCALE.exec(languageTag(code))) || ['en'];
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** Links to edit the file of a page, and to tell what is wrong with it (`feedback`). */
function sourceLinks({ settings, repository, address }: Theme, { page, place }: View): string {
  if (repository === undefined) return '';
  const words = wordsAt(place).layout;
  const link = (href: string, label: string): string =>
    `<a href="${escapeAttribute(href)}">${escapeText(label)}${externalMark(href)}</a>`;
  const { suggestEdit, raiseIssue } = settings.feedback;
  const file = page.parsed?.file;
  return [
    suggestEdit && file !== undefined ? link(editAddress(repository, file), words.suggestEdit) : '',
    raiseIssue
      ? link(issueAddress(repository, page.title, canonicalUrl(address, page.path)), words.raiseIssue)
      : '',
  ].join('');
}

function editAddress({ url, branch, folder }: Repository, file: string): string {
  return `${url}${isGitLab(url) ? '/-' : ''}/edit/${encodePath(`${branch}/${folder}${file}`)}`;
}

function issueAddress({ url }: Repository, title: string, page: string): string {
  const query = isGitLab(url) ? { 'issue[title]': title, 'issue[description]': page } : { title, body: page };
  return `${url}${isGitLab(url) ? '/-' : ''}/issues/new?${new URLSearchParams(query)}`;
}

/** All other hosts have the addresses of GitHub. */
function isGitLab(url: string): boolean {
  return /^https?:\/\/[^/]*\bgitlab\b/i.test(url);
}
