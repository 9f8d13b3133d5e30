import { lookUp } from '../../../look-up.ts';
import { breakableText } from '../../markdown/breakable.ts';
import { escapeAttribute, escapeText } from '../../markdown/html.ts';
import { wordsAt } from '../../navigation/language.ts';
import type { SitePage } from '../../navigation/pages.ts';
import type { View } from '../view.ts';
import { externalMark } from './glyphs.ts';

function methodOf({ operation, endpoint, isUnmarked }: SitePage): string | undefined {
  if (isUnmarked === true) return undefined;
  return operation?.operation.method ?? endpoint?.method;
}

/**
 * The title of a page in a sidebar. Of a page called `POST /pets` only the path, which begins with its slash in any
 * script: the method has a mark.
 */
export function label(page: SitePage): string {
  const method = `${methodOf(page)?.toUpperCase()} `;
  const { sidebarTitle } = page;
  if (!sidebarTitle.startsWith(`${method}/`)) return breakableText(sidebarTitle);
  return `<bdi>${breakableText(sidebarTitle.slice(method.length))}</bdi>`;
}

/**
 * A title with the tags of its page behind its last word, wherever that stands. The space between them is wide, for a
 * margin would set off a tag that begins a line.
 */
export function tagged(html: string, ...tags: readonly string[]): string {
  return `<span>${[html, ...tags.filter((one) => one !== '')].join('&ensp;')}</span>`;
}

/** The tags of a page: whether it is deprecated, and its own. */
export function pageTags(view: View, page: SitePage): readonly string[] {
  return [page.deprecated ? tag(wordsAt(view.place).layout.deprecated, true) : '', tag(page.tag)];
}

/** What stands beside it: the method of an operation, and that a link leaves the site. */
export function marks(page: SitePage): string {
  const method = methodOf(page);
  const webhook = page.operation?.operation.webhook === true;
  return `${method === undefined ? '' : methodMark(webhook ? 'webhook' : method)}${page.url === undefined ? '' : externalMark(page.url)}`;
}

const SHORT: Readonly<Record<string, string>> = { delete: 'DEL', options: 'OPT', webhook: 'HOOK' };

function methodMark(method: string): string {
  return `<span class="l-method" data-method="${escapeAttribute(method)}">${escapeText(lookUp(SHORT, method) ?? method.toUpperCase())}</span>`;
}

/** A short word beside a title; in the color of warnings where it warns. */
export function tag(text: string | undefined, warns = false): string {
  return text === undefined ? '' : `<span class="l-tag${warns ? ' l-warns' : ''}">${escapeText(text)}</span>`;
}
