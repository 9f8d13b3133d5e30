import type { SitePage } from '../../navigation/pages.ts';
import type { Place, Sidebar } from '../../navigation/places.ts';
import type { GroupItem, NavItem } from '../../navigation/tree.ts';
import { pagesOf, plainGroup } from '../../navigation/tree.ts';

/** A sidebar with more pages than this shows the groups around the current page; others unfold on demand. */
const MOST_PAGES = 250;
/** A group with no more pages than this is no smaller for being folded. */
const FEW_PAGES = 3;
/** A list with more entries than this is shown in parts: each page would hold all of it. */
const LONG_LIST = 200;
const PART = 100;

/** What the pages of a large sidebar show of it, so that one more page makes no other larger. */
export interface LargeSidebar {
  /** The entries, with groups for the parts of long lists. */
  readonly items: readonly NavItem[];
  /** The groups that fold, each with a name that no other group has. */
  readonly folded: ReadonlyMap<GroupItem, string>;
  /** The groups among the entries that are around a page. */
  around(page: SitePage, place: Place): readonly GroupItem[];
}

/** Undefined for a sidebar that is shown whole. */
export function largeSidebar({ id, items }: Sidebar): LargeSidebar | undefined {
  if ([...pagesOf(items)].length <= MOST_PAGES) return undefined;
  const { split, around } = createSplitting();
  const parts = split(items);
  // Of the outermost level only groups without a title show what is inside as any other list.
  const shown = parts.length < items.length ? [plainGroup('', parts)] : parts;
  return { items: shown, folded: foldedGroups(id, shown), around };
}

function createSplitting() {
  /** By the group as the navigation has it. */
  const twins = new Map<GroupItem, GroupItem>();
  const parts = new Map<GroupItem | SitePage, GroupItem[]>();

  const split = (items: readonly NavItem[]): readonly NavItem[] => {
    const shown = items.map((item) => {
      if (item.kind !== 'group') return item;
      const twin = { ...item, items: split(item.items) };
      twins.set(item, twin);
      return twin;
    });
    if (shown.length <= LONG_LIST) return shown;
    const size = Math.ceil(shown.length / Math.ceil(shown.length / PART));
    return Array.from({ length: Math.ceil(shown.length / size) }, (_, number) => {
      const [start, end] = [number * size, Math.min((number + 1) * size, shown.length)];
      const part = plainGroup(
        `${titleOf(shown[start])} – ${titleOf(shown[end - 1])}`,
        shown.slice(start, end),
      );
      for (const item of items.slice(start, end)) {
        if (item.kind === 'link') continue;
        const own = item.kind === 'page' ? item.page : item;
        parts.set(own, [...(parts.get(own) ?? []), part]);
      }
      return part;
    });
  };

  const around = (page: SitePage, { groups }: Place): readonly GroupItem[] => [
    ...groups.map((group) => twins.get(group) ?? group),
    ...[page, ...groups].flatMap((one) => parts.get(one) ?? []),
  ];
  return { split, around };
}

function titleOf(item: NavItem | undefined): string {
  if (item === undefined) return '';
  if (item.kind === 'page') return item.page.sidebarTitle;
  return item.kind === 'group' && item.title === '' ? titleOf(item.items[0]) : item.title;
}

function foldedGroups(id: number, items: readonly NavItem[]): ReadonlyMap<GroupItem, string> {
  const names = new Map<GroupItem, string>();
  let count = 0;
  const visit = (inner: readonly NavItem[], isWithin: boolean): void => {
    for (const item of inner) {
      if (item.kind !== 'group') continue;
      count += 1;
      const isOpen = item.title === '' || (isWithin && item.expanded === true);
      if (!isOpen && [...pagesOf([item])].length > FEW_PAGES) names.set(item, `${id}-${count}`);
      visit(item.items, true);
    }
  };
  visit(items, false);
  return names;
}
