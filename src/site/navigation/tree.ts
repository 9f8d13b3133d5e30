import type { Icon } from '../config/icon.ts';
import type { PerMode } from '../config/per-mode.ts';
import type { SwitchKind } from '../config/switches.ts';
import type { SitePage } from './pages.ts';

/** The navigation, resolved: every name has become a page, every nesting the same few forms. */

interface PageItem {
  readonly kind: 'page';
  readonly page: SitePage;
}

export interface LinkItem {
  readonly kind: 'link';
  readonly title: string;
  readonly href: string;
  readonly icon: Icon | undefined;
}

export interface GroupItem {
  readonly kind: 'group';
  readonly title: string;
  readonly icon: Icon | undefined;
  readonly tag: string | undefined;
  readonly expanded: boolean | undefined;
  /** The page the group's own title leads to. */
  readonly root: SitePage | undefined;
  /** How much more than others its pages count in the search. */
  readonly boost?: number | undefined;
  /** What stands above the title in the pictures of its pages. */
  readonly eyebrow?: string | undefined;
  /** How the root page lists what the group holds, where it does. */
  readonly listing?: 'accordion' | 'card' | undefined;
  readonly items: readonly NavItem[];
}

/** What a sidebar lists. */
export type NavItem = PageItem | LinkItem | GroupItem;

/** One choice of a switch: a language, a version, a tab, … */
export interface NavEntry {
  readonly kind: SwitchKind;
  readonly label: string;
  /** What stands above it in a menu, and above those beside it that have the same. */
  readonly heading?: string | undefined;
  /** Of its icon, where that is not the color of the text. */
  readonly color: PerMode | undefined;
  /** As configured: `fr`, where the label says "Français". */
  readonly name: string;
  readonly icon: Icon | undefined;
  readonly description: string | undefined;
  readonly tag: string | undefined;
  readonly hidden: boolean;
  readonly isDefault: boolean;
  /** What stands above the title in the pictures of its pages. */
  readonly eyebrow?: string | undefined;
  /** A tab at the far end of the row. */
  readonly isAtEnd: boolean;
  /** An address as the author wrote it, where the entry is only a link. */
  readonly href: string | undefined;
  readonly node: NavNode;
}

/** Choices that exclude one another: the tabs of a site, the versions of a product, … */
export interface NavSwitch {
  readonly kind: SwitchKind;
  readonly entries: readonly NavEntry[];
}

/** A container: what it lists itself, and the switches below it. */
export interface NavNode {
  readonly items: readonly NavItem[];
  readonly switches: readonly NavSwitch[];
}

/** A group that says nothing of itself beside its title. */
export function plainGroup(title: string, items: readonly NavItem[]): GroupItem {
  return {
    kind: 'group',
    title,
    icon: undefined,
    tag: undefined,
    expanded: undefined,
    root: undefined,
    items,
  };
}

/** Every page below a list of items, in reading order. */
export function* pagesOf(items: readonly NavItem[]): Generator<SitePage> {
  for (const item of items) {
    if (item.kind === 'page') yield item.page;
    if (item.kind !== 'group') continue;
    if (item.root !== undefined) yield item.root;
    yield* pagesOf(item.items);
  }
}

/** Every page below a node, in reading order. */
export function* allPages(node: NavNode): Generator<SitePage> {
  yield* pagesOf(node.items);
  for (const { entries } of node.switches) {
    for (const entry of entries) yield* allPages(entry.node);
  }
}

/** The page a reader lands on in a node: its own first one, else that of the preferred or default choice. */
export function firstPage(
  node: NavNode,
  isPreferred: (entry: NavEntry) => boolean = () => false,
): SitePage | undefined {
  const own = pagesOf(node.items).find(({ url }) => url === undefined);
  if (own !== undefined) return own;
  for (const { entries } of node.switches) {
    const ordered = entries.toSorted(
      (a, b) => Number(isPreferred(b)) - Number(isPreferred(a)) || rank(a) - rank(b),
    );
    for (const entry of ordered) {
      const page = firstPage(entry.node, isPreferred);
      if (page !== undefined) return page;
    }
  }
  return undefined;
}

/** The choices of a node that readers are told of: those that are not hidden; or all, where no other way leads to a page. */
export function toldEntries({ items, switches }: NavNode): readonly NavEntry[] {
  const entries = switches.flatMap((one) => one.entries);
  const offered = entries.filter(({ hidden }) => !hidden);
  const leads = items.some(leadsToPage) || offered.some((entry) => firstPage(entry.node) !== undefined);
  return leads ? offered : entries;
}

/** The pages that readers are told of below choices that are hidden: where these are all the choices there are. */
export function* pagesToldOf(node: NavNode, isBelowHidden = false): Generator<SitePage> {
  if (isBelowHidden) yield* pagesOf(node.items);
  for (const entry of toldEntries(node)) yield* pagesToldOf(entry.node, isBelowHidden || entry.hidden);
}

function rank(entry: NavEntry): number {
  if (entry.hidden) return 2;
  return entry.isDefault ? 0 : 1;
}

/** The navigation without the pages and entries that are not wanted; what is left empty goes too. */
export function prune(
  node: NavNode,
  keep: { page(page: SitePage): boolean; entry(entry: NavEntry): boolean },
): NavNode {
  const pruneItems = (items: readonly NavItem[]): NavItem[] =>
    items.flatMap((item): NavItem[] => {
      if (item.kind === 'page') return keep.page(item.page) ? [item] : [];
      if (item.kind === 'link') return [item];
      const inner = pruneItems(item.items);
      const root = item.root !== undefined && keep.page(item.root) ? item.root : undefined;
      return root === undefined && !inner.some(leadsToPage) ? [] : [{ ...item, root, items: inner }];
    });
  const entries = (list: readonly NavEntry[]): NavEntry[] =>
    list.filter(keep.entry).flatMap((entry) => {
      const inner = prune(entry.node, keep);
      const kept = entry.href !== undefined || firstPage(inner) !== undefined;
      return kept ? [{ ...entry, node: inner }] : [];
    });
  return {
    items: pruneItems(node.items),
    switches: node.switches.flatMap((one) => {
      const kept = entries(one.entries);
      return kept.length === 0 ? [] : [{ ...one, entries: kept }];
    }),
  };
}

function leadsToPage(item: NavItem): boolean {
  return (
    item.kind === 'page' ||
    (item.kind === 'group' && (item.root !== undefined || item.items.some(leadsToPage)))
  );
}
