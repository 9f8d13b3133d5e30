import { IN_SETTINGS } from '../../config/file.ts';
import { breakableText } from '../../markdown/breakable.ts';
import { escapeAttribute, escapeText } from '../../markdown/html.ts';
import { shortText } from '../../markdown/short-text.ts';
import type { NavItem } from '../../navigation/tree.ts';
import type { Theme, View } from '../view.ts';

/** What a group holds, below the text of the page that is its root (`directory` in the navigation). */
export function directory(theme: Theme, view: View): string {
  const items = itemsBelow(view);
  if (items.length === 0) return '';
  return view.place.groups.at(-1)?.listing === 'card' ? cards(theme, view, items) : rows(theme, view, items);
}

/** What a page lists below its text, as the root of a group; empty where it lists nothing. */
export function itemsBelow({ page, place }: View): readonly NavItem[] {
  const group = place.groups.at(-1);
  if (group?.root !== page || group.listing === undefined) return [];
  return group.items.filter((item) => item.kind !== 'page' || item.page !== page);
}

interface Entry {
  readonly title: string;
  readonly href: string | undefined;
  readonly icon: string;
  readonly description: string | undefined;
  readonly inner: readonly NavItem[];
}

function entryOf(theme: Theme, view: View, item: NavItem): Entry {
  if (item.kind === 'link') {
    const href = theme.links.href(view.from, item.href, IN_SETTINGS);
    return { title: item.title, href, icon: theme.icon(view, item.icon), description: undefined, inner: [] };
  }
  if (item.kind === 'page') {
    const { page } = item;
    return {
      title: page.sidebarTitle,
      href: page.url === undefined ? view.to(page) : theme.links.href(view.from, page.url, IN_SETTINGS),
      icon: theme.icon(view, page.icon, { file: page.parsed?.file }),
      description: page.description && shortText(page.description),
      inner: [],
    };
  }
  return {
    title: item.title,
    href: item.root === undefined ? undefined : view.to(item.root),
    icon: theme.icon(view, item.icon),
    description: item.root?.description && shortText(item.root.description),
    inner: item.items,
  };
}

function link(title: string, href: string | undefined, className: string): string {
  const text = breakableText(title);
  return href === undefined ? text : `<a${className} href="${escapeAttribute(href)}">${text}</a>`;
}

function cards(theme: Theme, view: View, items: readonly NavItem[]): string {
  const shown = items.map((item) => {
    const { title, href, icon, description, inner } = entryOf(theme, view, item);
    const text = description === undefined ? '' : `<p>${escapeText(description)}</p>`;
    const list = inner.length === 0 || href !== undefined ? '' : rows(theme, view, inner);
    const body = text + list === '' ? '' : `<div class="c-card-body">${text}${list}</div>`;
    return `<div class="c-card">${icon === '' ? '' : `<span class="c-card-icon">${icon}</span>`}<div class="c-card-main"><p class="c-card-title">${link(title, href, ' class="c-card-link"')}</p>${body}</div></div>`;
  });
  return `<div class="c-columns" style="--t-cols:2">${shown.join('')}</div>`;
}

/** A list; groups unfold, and need no script for it. */
function rows(theme: Theme, view: View, items: readonly NavItem[]): string {
  const shown = items.map((item) => {
    const { title, href, icon, description, inner } = entryOf(theme, view, item);
    if (inner.length > 0) {
      const mark = icon === '' ? '' : `<span class="c-accordion-icon">${icon}</span>`;
      const own = href === undefined ? '' : `<p>${link(title, href, '')}</p>`;
      return `<li><details class="c-accordion"><summary>${mark}<span class="c-accordion-title">${breakableText(title)}</span></summary><div class="c-accordion-body">${own}${rows(theme, view, inner)}</div></details></li>`;
    }
    return `<li>${link(title, href, '')}${description === undefined ? '' : `<br>${escapeText(description)}`}</li>`;
  });
  const unfolds = items.some((item) => item.kind === 'group' && item.items.length > 0);
  return `<ul${unfolds ? ' class="l-directory"' : ''}>${shown.join('')}</ul>`;
}
