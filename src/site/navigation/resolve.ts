import { isDeepStrictEqual } from 'node:util';
import { iconOf } from '../config/icon.ts';
import type { JsonPath } from '../config/json/places.ts';
import { isRecord } from '../config/json/record.ts';
import type { Container } from '../config/navigation-schema.ts';
import { colorPerMode } from '../config/per-mode.ts';
import { NAMES, SWITCHES, type SwitchKind } from '../config/switches.ts';
import type { Report } from '../diagnostic.ts';
import { parseEndpointReference } from '../openapi/operation/reference.ts';
import type { SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import { languageName } from '../words/languages.ts';
import { type ApiItemSources, createApiItems } from './api-items.ts';
import type { ApiScope } from './endpoints.ts';
import { directoryIn, scopeOf } from './endpoints.ts';
import { createEntryReports } from './entry-reports.ts';
import { linkEntries, listedPaths, SWITCH_KEYS } from './listed.ts';
import { createMissingReports } from './missing-entries.ts';
import type { SitePage } from './pages.ts';
import { boostOf, normalPath } from './pages.ts';
import {
  allPages,
  firstPage,
  type NavEntry,
  type NavItem,
  type NavNode,
  type NavSwitch,
  pagesToldOf,
  plainGroup,
} from './tree.ts';

export interface NavigationSources extends ApiItemSources {
  readonly files: ProjectFiles;
  /** The paths of pages that are left out, which is told already. */
  readonly leftOut: ReadonlySet<string>;
  /** What `api.openapi` attaches to the whole site. */
  readonly scope: ApiScope;
  readonly placeOf: (path: JsonPath) => SourcePlace;
  readonly report: Report;
}

export interface ResolvedNavigation {
  readonly tree: NavNode;
  /** The pages of hidden parts that are to be found all the same (`searchable`, or since all parts are hidden). */
  readonly searchable: ReadonlySet<SitePage>;
  /** Folders that would have the pages of API descriptions which could not be read, by these. */
  readonly unread: ReadonlyMap<string, string>;
}

/** Turns `navigation` into a tree of pages, groups and switches; what it names but does not exist is reported. */
export function resolveNavigation(root: Container, sources: NavigationSources): ResolvedNavigation {
  const { files, pages, leftOut, documents, placeOf, report } = sources;
  const searchable = new Set<SitePage>();
  const reports = createEntryReports(placeOf, report);
  const missing = createMissingReports({ files, pages, leftOut, documents, placeOf, report });
  const api = createApiItems(sources, reports, missing);

  const unread = new Map<string, string>();
  const scopeIn = ({ openapi }: Container, above: ApiScope): ApiScope => {
    const scope = scopeOf(openapi, above);
    for (const source of scope.sources)
      if (!documents.has(source)) unread.set(directoryIn(scope, source), source);
    return scope;
  };

  /** Keeps the pages of a container in mind, where it is hidden but searchable. */
  const keepSearchable = ({ hidden, searchable: isKept }: Container, below: NavNode): void => {
    if (hidden === true && isKept === true) for (const page of allPages(below)) searchable.add(page);
  };

  const node = (container: Container, path: JsonPath, above: ApiScope): NavNode => {
    const scope = scopeIn(container, above);
    const own = switches(container, path, scope);
    const shared =
      container.global === undefined ? [] : switches(container.global, [...path, 'global'], scope);
    return { items: items(container, path, scope), switches: together([...own, ...shared]) };
  };

  const switches = (container: Container, path: JsonPath, scope: ApiScope): NavSwitch[] =>
    SWITCH_KEYS.flatMap((key) => {
      const list = container[key];
      if (list === undefined || list.length === 0) return [];
      const kind = SWITCHES[key];
      const entries = list.map((one, index) => choice(one, kind, [...path, key, index], scope));
      reports.repeated(entries, [...path, key]);
      return [{ kind, entries }];
    });

  const choice = (one: Container, kind: SwitchKind, path: JsonPath, scope: ApiScope): NavEntry => {
    const named = one[kind]?.trim() ? one[kind] : nameOf(one);
    const name = named ?? '';
    const own = led.get(one);
    const inner: NavNode =
      own === undefined ? node(one, path, scope) : { items: [{ kind: 'page', page: own }], switches: [] };
    const standIn = firstPage(inner)?.sidebarTitle ?? one.href ?? '';
    reports.check(one, kind, named, standIn, path);
    keepSearchable(one, inner);
    return {
      kind,
      name,
      label: named === undefined ? standIn : kind === 'language' ? languageName(name) : name,
      ...(kind === 'product' && one.group?.trim() && one.group !== named && { heading: one.group }),
      icon: iconOf(one.icon, one.iconType),
      color: colorPerMode(one.color),
      description: one.description,
      tag: one.tag,
      hidden: one.hidden ?? false,
      isDefault: one.default ?? false,
      eyebrow: one.thumbnail?.eyebrow,
      isAtEnd: one.align === 'end',
      href: own === undefined ? one.href : undefined,
      node: inner,
    };
  };

  const items = (container: Container, path: JsonPath, scope: ApiScope): NavItem[] => {
    const first = container.pages ?? [];
    const listed = [
      ...first.flatMap((page, index) => item(page, [...path, 'pages', index], scope)),
      // Some write their groups under both keys, for readers of either: a reader of both shows them once.
      ...(container.groups ?? []).flatMap((group, index) =>
        first.some((page) => isDeepStrictEqual(page, group))
          ? []
          : item(group, [...path, 'groups', index], scope),
      ),
    ];
    listed.push(...api.channels(container, listed, path));
    return [...listed, ...api.reference(container, listed, scope, path)];
  };

  const item = (entry: string | Container, path: JsonPath, scope: ApiScope): NavItem[] => {
    if (typeof entry !== 'string') return group(entry, path, scope);
    if (/^[a-z][a-z+.-]*:/i.test(entry))
      return [{ kind: 'link', title: entry, href: entry, icon: undefined }];
    const page = pageAt(entry) ?? api.endpoint(entry, scope, path);
    if (page === 'kept out') return [];
    if (page === undefined) {
      if (parseEndpointReference(entry) === undefined) missing.page(entry, path);
      else missing.operation(entry, scope, path);
      return [];
    }
    return page.hidden ? [] : [{ kind: 'page', page }];
  };

  const group = (entry: Container, path: JsonPath, above: ApiScope): NavItem[] => {
    const scope = scopeIn(entry, above);
    const inner = items(entry, path, scope);
    // Switches inside a group have no place in a sidebar: their pages are listed as groups.
    const below = switches(entry, path, scope).flatMap(({ entries }) => entries.flatMap(entryAsItems));
    const written = entry.group ?? nameOf(entry) ?? '';
    // A blank name takes the place of one, and is not shown.
    const title = /[^\s\u200b\u2060]/.test(written) ? written : '';
    const standIn = entry.href ?? '';
    reports.check(entry, 'group', entry.group ?? (written === '' ? undefined : written), standIn, path);
    keepSearchable(entry, { items: [...inner, ...below], switches: [] });
    if (entry.hidden === true) return [];
    const icon = iconOf(entry.icon, entry.iconType);
    const content = [...inner, ...below];
    let led: SitePage | undefined;
    if (entry.href !== undefined) {
      const link: NavItem = { kind: 'link', title: title || standIn, href: entry.href, icon };
      if (content.length === 0) return [link];
      // Beside pages, it leads to one as `root` does, or is a link above them.
      led = pageAt(entry.href);
      if (led === undefined) content.unshift(link);
    }
    const rootPage = entry.root === undefined ? led : pageAt(entry.root);
    if (entry.root !== undefined && rootPage === undefined) missing.page(entry.root, [...path, 'root']);
    if (content.length === 0 && rootPage === undefined) return [];
    // A group without a name only holds things together.
    if (written === '')
      return [...(rootPage === undefined ? [] : [{ kind: 'page' as const, page: rootPage }]), ...content];
    return [
      {
        kind: 'group',
        title,
        icon,
        tag: entry.tag,
        expanded: entry.expanded,
        root: rootPage,
        boost: boostOf(entry.boost),
        eyebrow: entry.thumbnail?.eyebrow,
        listing: listingAt(root, path),
        items: content,
      },
    ];
  };

  const pageAt = (entry: string): SitePage | undefined => {
    const path = normalPath(entry);
    return pages.get(path) ?? pages.get(`${path}/index`);
  };

  const led = ledPages(root, pageAt);
  const tree = node(root, ['navigation'], sources.scope);
  missing.tellUnread();
  api.tellUnshown();
  for (const page of pagesToldOf(tree)) searchable.add(page);
  return { tree, searchable, unread };
}

/**
 * The pages that nothing lists, but that tabs or the like lead to by `href`, by these: each is its entry's own page, as if
 * listed there. One that documents an operation stands in the reference.
 */
function ledPages(
  root: Container,
  pageAt: (path: string) => SitePage | undefined,
): ReadonlyMap<Container, SitePage> {
  const known = new Set([...listedPaths(root)].map(pageAt));
  const led = new Map<Container, SitePage>();
  for (const entry of linkEntries(root)) {
    const href = entry.href?.trim() ?? '';
    if (entry.hidden === true || /[?#:]|^\/\//.test(href)) continue;
    const page = pageAt(href);
    if (page === undefined || page.hidden || page.url !== undefined || page.operation !== undefined) continue;
    if (!known.has(page)) led.set(entry, page);
    known.add(page);
  }
  return led;
}

/** What an entry is called, by whichever key. */
function nameOf(entry: Container): string | undefined {
  return NAMES.map((key) => entry[key]).find((text) => text?.trim());
}

/** Switches of one kind beside each other, such as those of a container and of its `global`, are one. */
function together(switches: readonly NavSwitch[]): NavSwitch[] {
  const kinds = new Set(switches.map(({ kind }) => kind));
  return [...kinds].map((kind) => ({
    kind,
    entries: switches.flatMap((one) => (one.kind === kind ? one.entries : [])),
  }));
}

function entryAsItems(entry: NavEntry): NavItem[] {
  const below = entry.node.switches.flatMap(({ entries }) => entries.flatMap(entryAsItems));
  const items = [...entry.node.items, ...below];
  if (entry.hidden) return [];
  if (entry.href !== undefined)
    return [{ kind: 'link', title: entry.label, href: entry.href, icon: entry.icon }];
  return items.length === 0 ? [] : [{ ...plainGroup(entry.label, items), icon: entry.icon, tag: entry.tag }];
}

/** The `directory` of a container, or of the nearest one around it that has any. */
function listingAt(root: Container, path: JsonPath): 'accordion' | 'card' | undefined {
  let found: unknown;
  let here: unknown = root;
  for (const key of path) {
    if (key !== 'navigation')
      here = isRecord(here) || Array.isArray(here) ? Reflect.get(here, key) : undefined;
    if (isRecord(here) && here.directory !== undefined) found = here.directory;
  }
  return found === 'accordion' || found === 'card' ? found : undefined;
}
