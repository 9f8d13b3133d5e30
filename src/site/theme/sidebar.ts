import { escapeAttribute, escapeText } from '../markdown/html.ts';
import type { SitePage } from '../navigation/pages.ts';
import type { Place, Sidebar } from '../navigation/places.ts';
import type { GroupItem, NavItem } from '../navigation/tree.ts';
import { pagesOf } from '../navigation/tree.ts';
import { textFile } from '../output/hashed.ts';
import { folderOf } from '../output/hrefs.ts';
import type { SiteFile } from '../site.ts';
import { type Fold, fill, foldedEntry, inside, type Template, topEntry } from './sidebar-template.ts';
import type { Theme, View } from './view.ts';
import { viewOf } from './view.ts';

/** A sidebar with more pages than this shows the groups around the current page; others unfold on demand. */
const MOST_PAGES = 250;
/** A group with no more pages than this is no smaller for being folded. */
const FEW_PAGES = 3;

export interface Sidebars {
  html(view: View, place: Place): string;
  /** The groups that these pages load on demand. */
  files(views: readonly View[]): SiteFile[];
}

/** Renders sidebars, each entry once for every folder it is seen from. */
export function createSidebars(theme: Theme): Sidebars {
  const templates = new Map<string, Template>();
  const names = new Map<Sidebar, ReadonlyMap<GroupItem, string> | undefined>();

  const cached = (key: string, make: () => Template): Template => {
    const template = templates.get(key) ?? make();
    templates.set(key, template);
    return template;
  };

  /** The names of the groups of a sidebar that fold; undefined for one that is not large. */
  const namesOf = (sidebar: Sidebar): ReadonlyMap<GroupItem, string> | undefined => {
    if (!names.has(sidebar)) {
      const isLarge = [...pagesOf(sidebar.items)].length > MOST_PAGES;
      names.set(sidebar, isLarge ? largeGroups(sidebar) : undefined);
    }
    return names.get(sidebar);
  };

  /** How the groups of a sidebar are folded; undefined for one that is not large. */
  const foldOf = (sidebar: Sidebar): Fold | undefined => {
    const known = namesOf(sidebar);
    const fold: Fold = (view, group) => {
      const name = known?.get(group);
      if (name === undefined) return undefined;
      return {
        path: fragmentPath(name),
        list: firstPage(view, group),
        open: () => cached(`${name} ${folderOf(view.at)}`, () => inside(theme, view, group, fold)),
      };
    };
    return known && fold;
  };

  /** The inside of a group as a script that hands it over, with links as seen from the site's root. */
  const fragment = (group: GroupItem, name: string, { page, place }: View): SiteFile => {
    const atRoot = viewOf(theme.places, page, { place, at: 'index' });
    const content = JSON.stringify(fill(inside(theme, atRoot, group), undefined, []));
    const path = fragmentPath(name);
    return textFile(path, `docsNav(${JSON.stringify(path)},${content})\n`);
  };

  return {
    files: (views) =>
      [...Map.groupBy(views, ({ place }) => place.sidebar)].flatMap(([sidebar, [start]]) =>
        start === undefined
          ? []
          : [...(namesOf(sidebar) ?? [])].map(([group, name]) => fragment(group, name, start)),
      ),
    html(view, place) {
      const { sidebar } = place;
      const folder = folderOf(view.at);
      const fold = foldOf(sidebar);
      const entries = sidebar.items.map((item, index) => {
        const isAround = item.kind === 'group' && place.groups.includes(item);
        const make = (): Template => {
          const folded = item.kind === 'group' && !isAround ? fold?.(view, item) : undefined;
          return item.kind === 'group' && folded !== undefined
            ? foldedEntry(theme, view, item, folded)
            : topEntry(theme, view, item, fold);
        };
        const key = `top ${sidebar.id}-${index} ${isAround} ${folder}`;
        return fill(cached(key, make), view.page.path, place.groups);
      });
      return entries.length === 0 ? '' : `<ul>${entries.join('')}</ul>`;
    },
  };
}

/** Without a digest, which every page would hold: a page more in one group would then be another site. */
function fragmentPath(name: string): string {
  return `assets/nav/${name}.js`;
}

/** The groups of a sidebar that are smaller when they are folded, each with a name that no other group has. */
function largeGroups({ id, items }: Sidebar): ReadonlyMap<GroupItem, string> {
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

/** What a folded group holds until a script loads the rest: its first page. */
function firstPage(view: View, group: GroupItem): string {
  const first = firstOf(group);
  return first === undefined
    ? ''
    : `<ul><li><a href="${escapeAttribute(view.to(first))}"><span>${escapeText(first.sidebarTitle)}</span></a></li></ul>`;
}

function firstOf(group: GroupItem): SitePage | undefined {
  for (const page of pagesOf([group])) if (page.url === undefined) return page;
  return undefined;
}
