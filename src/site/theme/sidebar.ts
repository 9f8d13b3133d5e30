import { escapeAttribute, escapeText } from '../markdown/html.ts';
import type { SitePage } from '../navigation/pages.ts';
import type { Place, Sidebar } from '../navigation/places.ts';
import type { GroupItem, NavItem } from '../navigation/tree.ts';
import { pagesOf } from '../navigation/tree.ts';
import { hashed, textFile } from '../output/hashed.ts';
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
  /** The sections that pages load on demand. */
  files(): SiteFile[];
}

/** Renders sidebars, each entry once for every folder it is seen from. */
export function createSidebars(theme: Theme): Sidebars {
  const templates = new Map<string, Template>();
  const fragments = new Map<string, SiteFile>();
  const folds = new Map<number, Fold | undefined>();

  const cached = (key: string, make: () => Template): Template => {
    const template = templates.get(key) ?? make();
    templates.set(key, template);
    return template;
  };

  /** The inside of a group as a script that hands it over, with links as seen from the site's root. */
  const fragment = (group: GroupItem, key: string, start: View): SiteFile => {
    const known = fragments.get(key);
    if (known !== undefined) return known;
    const atRoot = viewOf(theme.places, start.page, { place: start.place, at: 'index' });
    const content = JSON.stringify(fill(inside(theme, atRoot, group), undefined, []));
    const name = hashed(`assets/nav/${key}.js`, content).path;
    const file = textFile(name, `docsNav(${JSON.stringify(name)},${content})\n`);
    fragments.set(key, file);
    return file;
  };

  /** How the groups of a sidebar are folded; undefined for one that is not large. */
  const foldOf = (sidebar: Sidebar): Fold | undefined => {
    if (folds.has(sidebar.id)) return folds.get(sidebar.id);
    const names = [...pagesOf(sidebar.items)].length > MOST_PAGES ? largeGroups(sidebar) : undefined;
    const fold: Fold = (view, group) => {
      const name = names?.get(group);
      if (name === undefined) return undefined;
      return {
        path: fragment(group, name, view).path,
        list: firstPage(view, group),
        open: () => cached(`${name} ${folderOf(view.at)}`, () => inside(theme, view, group, fold)),
      };
    };
    folds.set(sidebar.id, names && fold);
    return folds.get(sidebar.id);
  };

  return {
    files: () => [...fragments.values()],
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

/** The groups of a sidebar that are smaller when they are folded, each with a name that no other group has. */
function largeGroups({ id, items }: Sidebar): ReadonlyMap<GroupItem, string> {
  const names = new Map<GroupItem, string>();
  let count = 0;
  const visit = (inner: readonly NavItem[]): void => {
    for (const item of inner) {
      if (item.kind !== 'group') continue;
      count += 1;
      if (item.title !== '' && [...pagesOf([item])].length > FEW_PAGES) names.set(item, `${id}-${count}`);
      visit(item.items);
    }
  };
  visit(items);
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
