import { escapeAttribute, escapeText } from '../markdown/html.ts';
import type { SitePage } from '../navigation/pages.ts';
import type { Place, Sidebar } from '../navigation/places.ts';
import type { GroupItem, NavItem } from '../navigation/tree.ts';
import { folderOf } from '../output/hrefs.ts';
import { chevron, externalMark } from './glyphs.ts';
import type { Theme, View } from './view.ts';

/**
 * A sidebar as pieces of HTML. It is the same on every page of a folder, but for which entry is current and which
 * groups are open: those are slots, filled per page.
 */
interface SidebarTemplate {
  readonly pieces: readonly string[];
  /** Site path → the slots in the pieces that mark it as the current page. */
  readonly pages: ReadonlyMap<string, readonly number[]>;
  readonly groups: ReadonlyMap<GroupItem, number>;
}

/** Renders sidebars, each once for every folder it is seen from. */
export function createSidebars(theme: Theme): (view: View, place: Place) => string {
  const templates = new Map<string, SidebarTemplate>();
  return (view, place) => {
    const key = `${place.sidebar.id} ${folderOf(view.at)}`;
    const template = templates.get(key) ?? sidebarTemplate(theme, view, place.sidebar);
    templates.set(key, template);
    const pieces = [...template.pieces];
    for (const slot of template.pages.get(view.page.path) ?? []) pieces[slot] = ' aria-current="page"';
    for (const group of place.groups) {
      const slot = template.groups.get(group);
      if (slot !== undefined) pieces[slot] = ' open';
    }
    return pieces.join('');
  };
}

function sidebarTemplate(theme: Theme, view: View, sidebar: Sidebar): SidebarTemplate {
  const pieces: string[] = [];
  const pages = new Map<string, number[]>();
  const groups = new Map<GroupItem, number>();
  let open = '';
  const write = (html: string): void => {
    open += html;
  };
  const slot = (content: string): number => {
    pieces.push(open, content);
    open = '';
    return pieces.length - 1;
  };

  const pageLink = (page: SitePage, className = ''): void => {
    const href =
      page.url === undefined ? view.to(page) : theme.links.href(view.from, page.url, { file: page.path });
    write(`<a${className} href="${escapeAttribute(href)}"`);
    pages.set(page.path, [...(pages.get(page.path) ?? []), slot('')]);
    write(
      `>${theme.icon(page.icon, { type: page.iconType })}<span>${escapeText(page.sidebarTitle)}</span>${marks(page)}</a>`,
    );
  };

  const groupLabel = (group: GroupItem): string =>
    `${theme.icon(group.icon, { type: group.iconType })}<span>${escapeText(group.title)}</span>${tag(group.tag)}`;

  const list = (items: readonly NavItem[], depth: number): void => {
    write('<ul>');
    for (const item of items) {
      if (item.kind === 'page') {
        write('<li>');
        pageLink(item.page);
        write('</li>');
      } else if (item.kind === 'link') {
        write(`<li>${link(theme, view, item)}</li>`);
      } else if (depth === 0) {
        section(item);
      } else {
        write('<li><details');
        groups.set(item, slot(item.expanded === true ? ' open' : ''));
        write(`><summary>${groupLabel(item)}${chevron}</summary>`);
        list(withRoot(item), depth + 1);
        write('</details></li>');
      }
    }
    write('</ul>');
  };

  const section = (group: GroupItem): void => {
    write('<li class="l-section">');
    if (group.root === undefined) write(`<p class="l-section-title">${groupLabel(group)}</p>`);
    else {
      const root = group.root;
      write(`<a class="l-section-title" href="${escapeAttribute(view.to(root))}"`);
      pages.set(root.path, [...(pages.get(root.path) ?? []), slot('')]);
      write(`>${groupLabel(group)}</a>`);
    }
    list(group.items, 1);
    write('</li>');
  };

  list(sidebar.items, 0);
  pieces.push(open);
  return { pieces, pages, groups };
}

/** A collapsed group has no link of its own, so its page stands first inside. */
function withRoot(group: GroupItem): readonly NavItem[] {
  return group.root === undefined ? group.items : [{ kind: 'page', page: group.root }, ...group.items];
}

function link(
  theme: Theme,
  view: View,
  item: { title: string; href: string; icon: string | undefined },
): string {
  const href = theme.links.href(view.from, item.href, { file: 'docs.json' });
  return `<a href="${escapeAttribute(href)}">${theme.icon(item.icon)}<span>${escapeText(item.title)}</span>${externalMark(href)}</a>`;
}

function marks(page: SitePage): string {
  const method = page.operation?.operation.method ?? page.endpoint?.method;
  const webhook = page.operation?.operation.webhook === true;
  return `${method === undefined ? '' : methodMark(webhook ? 'webhook' : method)}${page.deprecated ? tag('deprecated') : ''}${tag(page.tag)}${page.url === undefined ? '' : externalMark(page.url)}`;
}

const SHORT: Readonly<Record<string, string>> = { delete: 'DEL', options: 'OPT', webhook: 'HOOK' };

function methodMark(method: string): string {
  return `<span class="l-method" data-method="${escapeAttribute(method)}">${escapeText(SHORT[method] ?? method.toUpperCase())}</span>`;
}

function tag(text: string | undefined): string {
  return text === undefined ? '' : `<span class="l-tag">${escapeText(text)}</span>`;
}
