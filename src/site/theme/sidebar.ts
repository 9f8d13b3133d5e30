import { escapeAttribute, escapeText } from '../markdown/html.ts';
import type { SitePage } from '../navigation/pages.ts';
import type { Place, Sidebar } from '../navigation/places.ts';
import type { GroupItem, LinkItem, NavItem } from '../navigation/tree.ts';
import { pagesOf } from '../navigation/tree.ts';
import { hashed, textFile } from '../output/hashed.ts';
import { folderOf } from '../output/hrefs.ts';
import type { SiteFile } from '../site.ts';
import { wordsAt } from '../words/words.ts';
import { chevron, externalMark } from './glyphs.ts';
import type { Theme, View } from './view.ts';
import { viewOf } from './view.ts';

/** A sidebar with more pages than this shows the sections around the current page; others unfold on demand. */
const MOST_PAGES = 250;

/**
 * A top-level entry of a sidebar as pieces of HTML. It is the same on every page of a folder, but for which entry is
 * current and which groups are open: those are slots, filled per page.
 */
interface Template {
  readonly pieces: readonly string[];
  /** Site path → the slots in the pieces that mark it as the current page. */
  readonly pages: ReadonlyMap<string, readonly number[]>;
  readonly groups: ReadonlyMap<GroupItem, number>;
}

export interface Sidebars {
  html(view: View, place: Place): string;
  /** The sections that pages load on demand. */
  files(): SiteFile[];
}

/** Renders sidebars, each entry once for every folder it is seen from. */
export function createSidebars(theme: Theme): Sidebars {
  const templates = new Map<string, Template>();
  const fragments = new Map<string, SiteFile>();
  const sizes = new Map<number, number>();

  const isLarge = ({ id, items }: Sidebar): boolean => {
    const size = sizes.get(id) ?? [...pagesOf(items)].length;
    sizes.set(id, size);
    return size > MOST_PAGES;
  };

  const cached = (key: string, make: () => Template): Template => {
    const template = templates.get(key) ?? make();
    templates.set(key, template);
    return template;
  };

  /** The inside of a section as a script that hands it over, with links as seen from the site's root. */
  const fragment = (group: GroupItem, key: string, start: View): SiteFile => {
    const known = fragments.get(key);
    if (known !== undefined) return known;
    const atRoot = viewOf(theme.places, start.page, { place: start.place, at: 'index' });
    const html = fill(template(theme, atRoot, group), undefined, []);
    const list = html.slice(html.indexOf('<ul>'), html.lastIndexOf('</ul>') + 5);
    const content = JSON.stringify(list);
    const name = hashed(`assets/nav/${key}.js`, content).path;
    const file = textFile(name, `docsNav(${JSON.stringify(name)},${content})\n`);
    fragments.set(key, file);
    return file;
  };

  return {
    files: () => [...fragments.values()],
    html(view, place) {
      const { sidebar } = place;
      const folder = folderOf(view.at);
      const large = isLarge(sidebar);
      const entries = sidebar.items.map((item, index) => {
        const key = `${sidebar.id}-${index}`;
        if (large && item.kind === 'group' && item.title !== '' && !place.groups.includes(item)) {
          return fill(
            cached(`${key} stub ${folder}`, () => stub(theme, view, item, fragment(item, key, view).path)),
            undefined,
            [],
          );
        }
        return fill(
          cached(`${key} ${folder}`, () => template(theme, view, item)),
          view.page.path,
          place.groups,
        );
      });
      return entries.length === 0 ? '' : `<ul>${entries.join('')}</ul>`;
    },
  };
}

/** A section to unfold: its first page until a script loads the rest. */
function stub(theme: Theme, view: View, group: GroupItem, path: string): Template {
  const first = firstOf(group);
  const link =
    first === undefined
      ? ''
      : `<ul><li><a href="${escapeAttribute(view.to(first))}"><span>${escapeText(first.sidebarTitle)}</span></a></li></ul>`;
  const html = `<li class="l-section"><details data-nav="${escapeAttribute(path)}"><summary class="l-section-title">${groupLabel(theme, view, group)}${chevron}</summary>${link}</details></li>`;
  return { pieces: [html], pages: new Map(), groups: new Map() };
}

function firstOf(group: GroupItem): SitePage | undefined {
  for (const page of pagesOf([group])) if (page.url === undefined) return page;
  return undefined;
}

function fill(template: Template, current: string | undefined, open: readonly GroupItem[]): string {
  const pieces = [...template.pieces];
  for (const slot of template.pages.get(current ?? '') ?? []) pieces[slot] = ' aria-current="page"';
  for (const group of open) {
    const slot = template.groups.get(group);
    if (slot !== undefined) pieces[slot] = ' open';
  }
  return pieces.join('');
}

function groupLabel(theme: Theme, view: View, group: GroupItem): string {
  return `${theme.icon(view, group.icon)}<span>${escapeText(group.title)}</span>${tag(group.tag)}`;
}

function template(theme: Theme, view: View, top: NavItem): Template {
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
      page.url === undefined
        ? view.to(page)
        : theme.links.href(view.from, page.url, { file: page.parsed?.file ?? page.path });
    write(`<a${className} href="${escapeAttribute(href)}"`);
    pages.set(page.path, [...(pages.get(page.path) ?? []), slot('')]);
    write(
      `>${theme.icon(view, page.icon, { file: page.parsed?.file })}<span>${label(page)}</span>${marks(view, page)}</a>`,
    );
  };

  const list = (items: readonly NavItem[]): void => {
    write('<ul>');
    for (const item of items) entry(item, false);
    write('</ul>');
  };

  const entry = (item: NavItem, atTop: boolean): void => {
    if (item.kind === 'page') {
      write('<li>');
      pageLink(item.page);
      write('</li>');
    } else if (item.kind === 'link') {
      write(`<li>${link(theme, view, item)}</li>`);
    } else if (atTop) {
      section(item);
    } else if (item.title === '') {
      for (const inner of withRoot(item)) entry(inner, false);
    } else {
      write('<li><details');
      groups.set(item, slot(item.expanded === true ? ' open' : ''));
      write(`><summary>${groupLabel(theme, view, item)}${chevron}</summary>`);
      list(withRoot(item));
      write('</details></li>');
    }
  };

  const section = (group: GroupItem): void => {
    write('<li class="l-section">');
    if (group.title === '') {
      list(withRoot(group));
      write('</li>');
      return;
    }
    if (group.root === undefined) write(`<p class="l-section-title">${groupLabel(theme, view, group)}</p>`);
    else {
      const root = group.root;
      write(`<a class="l-section-title" href="${escapeAttribute(view.to(root))}"`);
      pages.set(root.path, [...(pages.get(root.path) ?? []), slot('')]);
      write(`>${groupLabel(theme, view, group)}</a>`);
    }
    list(group.items);
    write('</li>');
  };

  entry(top, true);
  pieces.push(open);
  return { pieces, pages, groups };
}

/** A collapsed group has no link of its own, so its page stands first inside. */
function withRoot(group: GroupItem): readonly NavItem[] {
  return group.root === undefined ? group.items : [{ kind: 'page', page: group.root }, ...group.items];
}

function link(theme: Theme, view: View, item: LinkItem): string {
  const href = theme.links.href(view.from, item.href, { file: 'docs.json' });
  return `<a href="${escapeAttribute(href)}">${theme.icon(view, item.icon)}<span>${escapeText(item.title)}</span>${externalMark(href)}</a>`;
}

function methodOf({ operation, endpoint, isUnmarked }: SitePage): string | undefined {
  if (isUnmarked === true) return undefined;
  return operation?.operation.method ?? endpoint?.method;
}

/** Of a page called `POST /pets` only the path, which begins with its slash in any script: the method has a mark. */
function label(page: SitePage): string {
  const method = `${methodOf(page)?.toUpperCase()} `;
  const { sidebarTitle } = page;
  if (!sidebarTitle.startsWith(`${method}/`)) return escapeText(sidebarTitle);
  return `<bdi>${escapeText(sidebarTitle.slice(method.length))}</bdi>`;
}

function marks(view: View, page: SitePage): string {
  const method = methodOf(page);
  const webhook = page.operation?.operation.webhook === true;
  return `${method === undefined ? '' : methodMark(webhook ? 'webhook' : method)}${page.deprecated ? tag(wordsAt(view.place).layout.deprecated, true) : ''}${tag(page.tag)}${page.url === undefined ? '' : externalMark(page.url)}`;
}

const SHORT: Readonly<Record<string, string>> = { delete: 'DEL', options: 'OPT', webhook: 'HOOK' };

function methodMark(method: string): string {
  return `<span class="l-method" data-method="${escapeAttribute(method)}">${escapeText(SHORT[method] ?? method.toUpperCase())}</span>`;
}

/** A short word beside a title; in the color of warnings where it warns. */
export function tag(text: string | undefined, warns = false): string {
  return text === undefined ? '' : `<span class="l-tag${warns ? ' l-warns' : ''}">${escapeText(text)}</span>`;
}
