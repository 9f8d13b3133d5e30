import { IN_SETTINGS } from '../../config/file.ts';
import { breakableText } from '../../markdown/breakable.ts';
import { escapeAttribute, escapeText } from '../../markdown/html.ts';
import type { SitePage } from '../../navigation/pages.ts';
import type { GroupItem, LinkItem, NavItem } from '../../navigation/tree.ts';
import type { Theme, View } from '../view.ts';
import { externalMark } from './glyphs.ts';
import { label, marks, pageTags, tag, tagged } from './marks.ts';

/**
 * Entries of a sidebar as pieces of HTML. They are the same on every page of a folder, but for which entry is current
 * and which groups are open: those are slots, filled per page.
 */
export interface Template {
  readonly pieces: readonly string[];
  /** Site path → the slots in the pieces that mark it as the current page. */
  readonly pages: ReadonlyMap<string, readonly number[]>;
  readonly groups: ReadonlyMap<GroupItem, GroupSlots>;
  /** The HTML on pages that are not in it, as most entries are on most pages. */
  elsewhere(): string;
}

interface GroupSlots {
  /** Of the attribute that opens it. */
  readonly open: number;
  /** Of a group that is folded: the slot of what is inside, and that as it is where the group is open. */
  readonly inside?: { readonly slot: number; readonly open: () => Template };
}

/** A group as it is where it is closed: the script with what is inside, and what stands there until it is loaded. */
export interface Folded {
  readonly path: string;
  readonly list: string;
  readonly open: () => Template;
}

/** Tells of a group whether it is folded, as seen from a page. */
export type Fold = (view: View, group: GroupItem) => Folded | undefined;

/** An entry of the outermost level that unfolds. */
export function foldedEntry(theme: Theme, view: View, group: GroupItem, { path, list }: Folded): Template {
  const html = `<li class="l-section"><details${onDemand(path)}><summary class="l-section-title">${groupLabel(theme, view, group)}</summary>${list}</details></li>`;
  return { pieces: [html], pages: new Map(), groups: new Map(), elsewhere: () => html };
}

function onDemand(path: string): string {
  return ` data-nav="${escapeAttribute(path)}"`;
}

/** The HTML of a template on a page, with the groups around it open. */
export function fill(template: Template, current: string | undefined, open: readonly GroupItem[]): string {
  const own = template.pages.get(current ?? '');
  if (own === undefined && !open.some((group) => template.groups.has(group))) return template.elsewhere();
  const pieces = [...template.pieces];
  for (const slot of own ?? []) pieces[slot] = ' aria-current="page"';
  for (const group of open) {
    const slots = template.groups.get(group);
    if (slots === undefined) continue;
    pieces[slots.open] = ' open';
    if (slots.inside !== undefined) pieces[slots.inside.slot] = fill(slots.inside.open(), current, open);
  }
  return pieces.join('');
}

function groupLabel(theme: Theme, view: View, group: GroupItem): string {
  return `${theme.icon(view, group.icon)}${tagged(breakableText(group.title), tag(group.tag))}`;
}

/** An entry of the outermost level: of a group its title, and what is inside in the open. */
export function topEntry(theme: Theme, view: View, item: NavItem, fold?: Fold): Template {
  const { write, entry, list, pageTitle, template } = createEntries(theme, view, fold);
  if (item.kind !== 'group') {
    entry(item);
    return template();
  }
  write('<li class="l-section">');
  if (item.title === '') list(withRoot(item));
  else {
    const label = groupLabel(theme, view, item);
    if (item.root === undefined) write(`<p class="l-section-title">${label}</p>`);
    else pageTitle(item.root, label);
    list(item.items);
  }
  write('</li>');
  return template();
}

/** What is inside a group that unfolds. */
export function inside(theme: Theme, view: View, group: GroupItem, fold?: Fold): Template {
  const { list, template } = createEntries(theme, view, fold);
  list(withRoot(group));
  return template();
}

/** Writes entries of a sidebar, one after another, into a template. */
function createEntries(theme: Theme, view: View, fold: Fold | undefined) {
  const pieces: string[] = [];
  const pages = new Map<string, number[]>();
  const groups = new Map<GroupItem, GroupSlots>();
  let written = '';
  const write = (html: string): void => {
    written += html;
  };
  const slot = (content: string): number => {
    pieces.push(written, content);
    written = '';
    return pieces.length - 1;
  };
  const currentSlot = (page: SitePage): void => {
    pages.set(page.path, [...(pages.get(page.path) ?? []), slot('')]);
  };

  const pageLink = (page: SitePage): void => {
    const href =
      page.url === undefined
        ? view.to(page)
        : theme.links.href(view.from, page.url, { file: page.parsed?.file ?? page.path });
    write(`<a href="${escapeAttribute(href)}"`);
    currentSlot(page);
    write(
      `>${theme.icon(view, page.icon, { file: page.parsed?.file })}${tagged(label(page), ...pageTags(view, page))}${marks(page)}</a>`,
    );
  };

  const pageTitle = (page: SitePage, html: string): void => {
    write(`<a class="l-section-title" href="${escapeAttribute(view.to(page))}"`);
    currentSlot(page);
    write(`>${html}</a>`);
  };

  const list = (items: readonly NavItem[]): void => {
    write('<ul>');
    for (const item of items) entry(item);
    write('</ul>');
  };

  const entry = (item: NavItem): void => {
    if (item.kind === 'page') {
      write('<li>');
      pageLink(item.page);
      write('</li>');
    } else if (item.kind === 'link') {
      write(`<li>${link(theme, view, item)}</li>`);
    } else if (item.title === '') {
      for (const inner of withRoot(item)) entry(inner);
    } else group(item);
  };

  const group = (item: GroupItem): void => {
    const isOpen = item.expanded === true;
    const folded = isOpen ? undefined : fold?.(view, item);
    write('<li><details');
    const open = slot(isOpen ? ' open' : folded === undefined ? '' : onDemand(folded.path));
    write(`><summary>${groupLabel(theme, view, item)}</summary>`);
    if (folded === undefined) {
      groups.set(item, { open });
      list(withRoot(item));
    } else groups.set(item, { open, inside: { slot: slot(folded.list), open: folded.open } });
    write('</details></li>');
  };

  const template = (): Template => {
    pieces.push(written);
    let html: string | undefined;
    const elsewhere = (): string => {
      html ??= pieces.join('');
      return html;
    };
    return { pieces, pages, groups, elsewhere };
  };
  return { write, entry, list, pageTitle, template };
}

/** A collapsed group has no link of its own, so its page stands first inside: once, also where it is listed there. */
function withRoot({ root, items }: GroupItem): readonly NavItem[] {
  if (root === undefined) return items;
  return [{ kind: 'page', page: root }, ...items.filter((one) => one.kind !== 'page' || one.page !== root)];
}

function link(theme: Theme, view: View, item: LinkItem): string {
  const href = theme.links.href(view.from, item.href, IN_SETTINGS);
  return `<a href="${escapeAttribute(href)}">${theme.icon(view, item.icon)}<span>${escapeText(item.title)}</span>${externalMark(href)}</a>`;
}
