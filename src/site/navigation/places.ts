import { folderOf } from '../hrefs.ts';
import { counterpartFinder } from './counterparts.ts';
import type { SitePage } from './pages.ts';
import type { GroupItem, NavEntry, NavItem, NavNode, NavSwitch } from './tree.ts';
import { firstPage, pagesOf } from './tree.ts';

/** One list of pages as a reader sees it beside a page. */
export interface Sidebar {
  /** Counts from 0, in the order of the navigation. */
  readonly id: number;
  readonly items: readonly NavItem[];
}

/** A switch as it stands on a page: all its choices, and the one the page is in. */
export interface PlacedSwitch {
  readonly switch: NavSwitch;
  readonly active: NavEntry | undefined;
}

/** Where a page stands in the navigation. */
export interface Place {
  /**
   * Site path of the page as it stands here. A page that is listed in several sidebars is written once more for each
   * further one, so that a reader stays where the link was.
   */
  readonly at: string;
  readonly sidebar: Sidebar;
  /** From the outermost inwards. */
  readonly switches: readonly PlacedSwitch[];
  /** The groups around the page, from the outermost inwards. */
  readonly groups: readonly GroupItem[];
  readonly previous: SitePage | undefined;
  readonly next: SitePage | undefined;
  /** Whether the navigation lists the page here for all to see; else this part is hidden, or only lent to the page. */
  readonly listed: boolean;
  /** Whether the page is to be found from here, by search engines and others: it is listed, or hidden but searchable. */
  readonly found: boolean;
}

/** What is chosen at a place of the switch of a kind; undefined where there is none of it, or nothing of it is chosen. */
export function chosenAt({ switches }: Place, kind: NavSwitch['kind']): NavEntry | undefined {
  return switches.find((placed) => placed.switch.kind === kind)?.active;
}

export interface Places {
  /** The page the site opens with. */
  readonly home: SitePage | undefined;
  /** Every page's first place, or the one beside a sidebar; an unlisted page borrows its nearest neighbour's. */
  of(page: SitePage, sidebar?: Sidebar): Place;
  /** The places of a page after its first. */
  others(page: SitePage): readonly Place[];
  isListed(page: SitePage): boolean;
  /** Whether the page is to be found from any of its places. */
  isFound(page: SitePage): boolean;
  /**
   * Where a reader on `page` comes who chooses an entry: to the same page there, else to the first one, in the version
   * and the like that the reader is in where there is a `place`. Site path.
   */
  target(
    entry: NavEntry,
    page: SitePage,
    from: NavEntry | undefined,
    place?: Place | undefined,
  ): string | undefined;
  /** The page that says the same in each choice of a switch that has one, its own among them. */
  counterparts(page: SitePage, placed: PlacedSwitch): readonly (readonly [NavEntry, SitePage])[];
}

const NOWHERE: Omit<Place, 'at'> = {
  sidebar: { id: -1, items: [] },
  switches: [],
  groups: [],
  previous: undefined,
  next: undefined,
  listed: false,
  found: false,
};

/** Places the pages of a navigation; `searchable` are those of hidden parts that are to be found all the same. */
export function placePages(
  root: NavNode,
  index: SitePage | undefined,
  searchable: ReadonlySet<SitePage>,
): Places {
  const places = placesIn(root, searchable);
  const home = index ?? firstPage(root);
  const neighbours = byFolder(places);
  const isFound = (page: SitePage): boolean =>
    searchable.has(page) || (places.get(page.path)?.some(({ found }) => found) ?? false);
  const counterpart = counterpartFinder();
  /** The page of another choice that says the same; who reads what all may see is not led to what is hidden. */
  const sameIn = (entry: NavEntry, page: SitePage, from: NavEntry): SitePage | undefined => {
    const same = counterpart(entry, page, from);
    return same !== undefined && (isFound(same) || !isFound(page)) ? same : undefined;
  };

  /** Of several places of a page in an entry, the one most like that of the reader. */
  const addressIn = (entry: NavEntry, page: SitePage, isNear: IsNear): string => {
    const inside = (places.get(page.path) ?? []).filter(({ switches }) =>
      switches.some(({ active }) => active === entry),
    );
    const nearness = ({ switches }: Place): number =>
      switches.filter(({ active }) => active !== undefined && isNear(active)).length;
    return inside.toSorted((a, b) => nearness(b) - nearness(a))[0]?.at ?? page.path;
  };

  return {
    home,
    isListed: (page) => places.get(page.path)?.some(({ listed }) => listed) ?? false,
    isFound,
    of(page, sidebar) {
      const own = places.get(page.path) ?? [];
      const found = own.find((place) => place.sidebar === sidebar) ?? own[0];
      if (found !== undefined) return found;
      const near =
        neighbour(page.path, neighbours) ??
        (home && places.get(home.path)?.[0]) ??
        places.values().next().value?.[0];
      const lent = { groups: [], previous: undefined, next: undefined, listed: false, at: page.path };
      return { ...(near ?? NOWHERE), ...lent, found: searchable.has(page) };
    },
    others: (page) => places.get(page.path)?.slice(1) ?? [],
    target(entry, page, from, place) {
      const isNear = likeThose(place?.switches ?? []);
      const follows = from !== undefined && from !== entry && !STARTS_ANEW.has(entry.kind);
      const found = (follows ? sameIn(entry, page, from) : undefined) ?? firstPage(entry.node, isNear);
      return found && addressIn(entry, found, isNear);
    },
    counterparts(page, { active, switch: { entries } }) {
      if (active === undefined) return [];
      return entries.flatMap((entry) => {
        if (entry === active) return [[entry, page] as const];
        const same = sameIn(entry, page, active);
        return same === undefined || same === page ? [] : [[entry, same] as const];
      });
    },
  };
}

/**
 * Every page's places by its path, one in each sidebar that lists it; but none in a list that stands beside tabs or the
 * like, where these list the page, too. Those that are not hidden come first, and of them those in the default choices.
 */
function placesIn(root: NavNode, searchable: ReadonlySet<SitePage>): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  let sidebars = 0;

  const visit = (node: NavNode, above: readonly PlacedSwitch[]): void => {
    const here = [
      ...above,
      ...node.switches.map((one): PlacedSwitch => ({ switch: one, active: undefined })),
    ];
    if (node.items.length > 0) {
      placeItems({ id: sidebars, items: node.items }, here);
      sidebars += 1;
    }
    for (const one of node.switches) {
      for (const entry of one.entries) {
        visit(
          entry.node,
          here.map((placed) => (placed.switch === one ? { switch: one, active: entry } : placed)),
        );
      }
    }
  };

  const placeItems = (sidebar: Sidebar, switches: readonly PlacedSwitch[]): void => {
    const order = [...new Set(pagesOf(sidebar.items))].filter((page) => page.url === undefined);
    const position = new Map(order.map((page, number) => [page.path, number]));
    const put = (page: SitePage, groups: readonly GroupItem[]): void => {
      const known = places.get(page.path) ?? [];
      if (known.some((place) => place.sidebar === sidebar)) return;
      places.set(page.path, known);
      const number = position.get(page.path) ?? -1;
      known.push({
        at: page.path,
        sidebar,
        switches,
        groups,
        previous: order[number - 1],
        next: number < 0 ? undefined : order[number + 1],
        listed: !isHidden(switches),
        found: !isHidden(switches) || searchable.has(page),
      });
    };
    const walk = (items: readonly NavItem[], groups: readonly GroupItem[]): void => {
      for (const item of items) {
        if (item.kind === 'page') put(item.page, groups);
        if (item.kind !== 'group') continue;
        const inside = [...groups, item];
        if (item.root !== undefined) put(item.root, inside);
        walk(item.items, inside);
      }
    };
    walk(sidebar.items, []);
  };

  visit(root, []);
  for (const [path, list] of places) {
    const own = list.filter((place) => !list.some((other) => isBelow(other, place)));
    own.sort((a, b) => Number(b.listed) - Number(a.listed) || asideOf(a.switches) - asideOf(b.switches));
    const copies = own.map((place, index) =>
      index === 0 ? place : { ...place, at: `${path}~${index + 1}` },
    );
    places.set(path, copies);
  }
  return places;
}

/** Whether search engines and others are not told of a page that is `found` in the navigation, or is not; of the `home` they are told. */
export function isKeptBack(
  page: SitePage,
  found: boolean,
  { home, indexing }: { readonly home?: SitePage | undefined; readonly indexing: 'navigable' | 'all' },
): boolean {
  if (page.noindex || indexing === 'all') return page.noindex;
  return page.hidden || (!found && page !== home);
}

function isHidden(switches: Place['switches']): boolean {
  return switches.some(({ active }) => active?.hidden === true);
}

/** Choices that lead to their first page, not to one like that of the reader. */
const STARTS_ANEW: ReadonlySet<NavEntry['kind']> = new Set(['tab', 'item', 'anchor']);

type IsNear = (entry: NavEntry) => boolean;

/** Tells the choices that a reader has made already: the same version in another language. */
function likeThose(switches: Place['switches']): IsNear {
  return ({ kind, name, hidden }) =>
    !hidden && switches.some(({ active }) => active?.kind === kind && active.name === name);
}

/**
 * Whether a place is in a choice of the switches that another stands beside, and readers see it as they do the other.
 * Anchors lead away from a list, and are no parts of it.
 */
function isBelow(place: Place, { switches, listed }: Place): boolean {
  if (listed && !place.listed) return false;
  const chosen = (index: number) => place.switches[index]?.active;
  return (
    switches.every(({ active }, index) => active === undefined || active === chosen(index)) &&
    switches.some(
      ({ active }, index) => active === undefined && (chosen(index)?.kind ?? 'anchor') !== 'anchor',
    )
  );
}

/** In how many switches a place is not in the choice that is the default. */
function asideOf(switches: Place['switches']): number {
  return switches.filter(
    ({ active, switch: { entries } }) =>
      active?.isDefault === false && entries.some(({ isDefault }) => isDefault),
  ).length;
}

/** For every folder, the first page placed in it or below. */
function byFolder(places: ReadonlyMap<string, readonly Place[]>): Map<string, Place> {
  const folders = new Map<string, Place>();
  for (const [path, [place]] of places) {
    if (place === undefined) continue;
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
      if (!folders.has(folder)) folders.set(folder, place);
    }
  }
  return folders;
}

function neighbour(path: string, folders: ReadonlyMap<string, Place>): Place | undefined {
  for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
    const place = folders.get(folder);
    if (place !== undefined) return place;
  }
  return undefined;
}
