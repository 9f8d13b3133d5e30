import { IN_SETTINGS } from '../../config/file.ts';
import { carries, type PageAction, type PageActions, pageActionsOf } from '../../config/page-actions.ts';
import { canonicalUrl, ELSEWHERE, encodePath, fileUrl, legalAddress } from '../../hrefs.ts';
import { escapeAttribute, escapeText } from '../../markdown/html.ts';
import { wordsAt } from '../../navigation/language.ts';
import { writtenOn } from '../../navigation/pages.ts';
import { feedPath } from '../../output/rss.ts';
import { NOT_FOUND } from '../not-found.ts';
import type { Theme, View } from '../view.ts';
import { copy, externalMark, selector } from './glyphs.ts';

/** What `contextual` of a page offers, else that of the settings. */
export function actionsOf({ settings }: Theme, { page }: View): PageActions {
  const own = writtenOn(page).contextual;
  return own === undefined ? settings.contextual : pageActionsOf(own);
}

/**
 * What `contextual` offers to do with a page, and the feed of the page. Links to other hosts are only links. In the
 * column of the contents they stand one below another.
 */
export function actions(theme: Theme, view: View, isColumn = false): string {
  // Where nothing was found, there is nothing to copy.
  if (view.page.path === NOT_FOUND) return '';
  const offered = actionsOf(theme, view).actions.filter((action) => carries(theme.deploymentType, action));
  const words = wordsAt(view.place).layout;
  const source = escapeAttribute(view.file(`${view.page.path}.md`));
  const kinds = new Set(offered.map(({ kind }) => kind));
  const copying = kinds.has('copy')
    ? `<button class="l-action" type="button" data-copy-page="${source}" data-copied="${words.copied}">${copy}<span>${words.copyPage}</span></button>`
    : '';
  const viewing = kinds.has('view') ? `<a class="l-action" href="${source}">${words.viewMarkdown}</a>` : '';
  const specification = kinds.has('specification') ? download(theme, view) : '';
  const feed = feedPath(view.page);
  const following =
    feed === undefined ? '' : `<a class="l-action" href="${escapeAttribute(view.file(feed))}">RSS</a>`;
  const all =
    copying +
    viewing +
    specification +
    following +
    links(theme, view, offered, isColumn ? undefined : `${words.menu}: ${view.page.title}`);
  return all === '' ? '' : `<div class="l-actions">${all}</div>`;
}

/** The file of the API description that a page comes from. */
function download({ links }: Theme, { page, from }: View): string {
  const document = (page.operation ?? page.channel ?? page.schema)?.document;
  if (document === undefined) return '';
  const href = links.asset(from, `/${document.source}`, { file: document.source });
  const name = page.channel === undefined ? 'OpenAPI' : 'AsyncAPI';
  return `<a class="l-action" href="${escapeAttribute(href)}" download>${name}</a>`;
}

/**
 * Links stand in a menu, which works without a script; one alone needs none, nor do those in a column. Its name is not
 * that of the menu of the site.
 */
function links(theme: Theme, view: View, offered: readonly PageAction[], menu: string | undefined): string {
  const found = offered.flatMap((action) => (action.kind === 'link' ? [action] : []));
  const written = found.map((action) => ({ action, href: filled(theme, view, action.href) }));
  const label = ({ action, href }: (typeof written)[number]): string =>
    `${theme.icon(view, action.icon)}<span>${escapeText(action.title)}</span>${externalMark(href)}`;
  if (menu === undefined || written.length < 2) {
    const link = (one: (typeof written)[number]): string => {
      const title = one.action.description;
      return `<a class="l-action" href="${escapeAttribute(one.href)}"${title === undefined ? '' : ` title="${escapeAttribute(title)}"`}>${label(one)}</a>`;
    };
    return written.map(link).join('');
  }
  const items = written.map((one) => {
    const { description } = one.action;
    const small = description === undefined ? '' : `<small>${escapeText(description)}</small>`;
    return `<li><a href="${escapeAttribute(one.href)}">${label(one)}${small}</a></li>`;
  });
  return `<details class="l-switch l-more-actions"><summary class="l-action" aria-label="${escapeAttribute(menu)}">${selector}</summary><ul>${items.join('')}</ul></details>`;
}

/** An address with what its placeholders stand for: `$path`, `$url` and `$page`, which is the page as Markdown. */
function filled(theme: Theme, view: View, href: string): string {
  const { path } = view.page;
  const url = canonicalUrl(theme.address, path);
  const markdown = fileUrl(theme.address, `${path}.md`);
  const values: Readonly<Record<string, string>> = { path: `/${path}`, url, page: markdown };
  const at = (text: string): string =>
    text.replace(/\$(path|url|page)\b/g, (_, name: string) =>
      encodeURIComponent((values[name] ?? '').toWellFormed()),
    );
  const [before = '', ...query] = href.split(/(?=[?#])/);
  const address = before.replace(/\$(path|url|page)\b/g, (_, name: string) =>
    name === 'path' ? encodePath(path) : (values[name] ?? ''),
  );
  const whole = address.replace(/([^:])\/{2,}/g, '$1/') + query.map(at).join('');
  // An address that is made for this page is none that its author wrote.
  if (whole !== href && ELSEWHERE.test(whole)) return legalAddress(whole);
  return theme.links.href(view.from, whole, IN_SETTINGS);
}
