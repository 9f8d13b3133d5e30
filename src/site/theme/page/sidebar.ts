import { textFile } from '../../hashed.ts';
import { folderOf } from '../../hrefs.ts';
import { breakableText } from '../../markdown/breakable.ts';
import { escapeAttribute } from '../../markdown/html.ts';
import type { Sidebar } from '../../navigation/places.ts';
import type { GroupItem } from '../../navigation/tree.ts';
import { pagesOf } from '../../navigation/tree.ts';
import type { SiteFile } from '../../site.ts';
import type { Theme, View } from '../view.ts';
import { viewOf } from '../view.ts';
import { type LargeSidebar, largeSidebar } from './large-sidebar.ts';
import { type Fold, fill, foldedEntry, inside, type Template, topEntry } from './sidebar-template.ts';

export interface Sidebars {
  html(view: View): string;
  /** The groups that these pages load on demand. */
  files(views: readonly View[]): SiteFile[];
}

/** Renders sidebars, each entry once for every folder it is seen from. */
export function createSidebars(theme: Theme): Sidebars {
  const templates = new Map<string, Template>();
  const large = new Map<Sidebar, LargeSidebar | undefined>();

  const cached = (key: string, make: () => Template): Template => {
    const template = templates.get(key) ?? make();
    templates.set(key, template);
    return template;
  };

  const largeOf = (sidebar: Sidebar): LargeSidebar | undefined => {
    if (!large.has(sidebar)) large.set(sidebar, largeSidebar(sidebar));
    return large.get(sidebar);
  };

  const foldOf = ({ folded }: LargeSidebar): Fold => {
    const fold: Fold = (view, group) => {
      const name = folded.get(group);
      if (name === undefined) return undefined;
      return {
        path: fragmentPath(name),
        list: firstPage(view, group),
        open: () => cached(`${name} ${folderOf(view.at)}`, () => inside(theme, view, group, fold)),
      };
    };
    return fold;
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
          : [...(largeOf(sidebar)?.folded ?? [])].map(([group, name]) => fragment(group, name, start)),
      ),
    html(view) {
      const { place } = view;
      const { sidebar } = place;
      const folder = folderOf(view.at);
      const whole = largeOf(sidebar);
      const fold = whole && foldOf(whole);
      const groups = whole?.around(view.page, place) ?? place.groups;
      const entries = (whole?.items ?? sidebar.items).map((item, index) => {
        const isAround = item.kind === 'group' && groups.includes(item);
        const make = (): Template => {
          const folded = item.kind === 'group' && !isAround ? fold?.(view, item) : undefined;
          return item.kind === 'group' && folded !== undefined
            ? foldedEntry(theme, view, item, folded)
            : topEntry(theme, view, item, fold);
        };
        const key = `top ${sidebar.id}-${index} ${isAround} ${folder}`;
        return fill(cached(key, make), view.page.path, groups);
      });
      return entries.length === 0 ? '' : `<ul>${entries.join('')}</ul>`;
    },
  };
}

/** Without a digest, which every page would hold: a page more in one group would then be another site. */
function fragmentPath(name: string): string {
  return `assets/nav/${name}.js`;
}

/** What a folded group holds until a script loads the rest: its first page. */
function firstPage(view: View, group: GroupItem): string {
  const first = pagesOf([group]).find(({ url }) => url === undefined);
  return first === undefined
    ? ''
    : `<ul><li><a href="${escapeAttribute(view.to(first))}"><span>${breakableText(first.sidebarTitle)}</span></a></li></ul>`;
}
