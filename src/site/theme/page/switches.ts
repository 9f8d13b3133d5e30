import { IN_SETTINGS } from '../../config/file.ts';
import { pageFile, splitSuffix } from '../../hrefs.ts';
import { escapeAttribute, escapeText } from '../../markdown/html.ts';
import { wordsAt } from '../../navigation/language.ts';
import { normalPath } from '../../navigation/pages.ts';
import type { Place, PlacedSwitch } from '../../navigation/places.ts';
import type { NavEntry } from '../../navigation/tree.ts';
import { languageTag } from '../../words/languages.ts';
import { NOT_FOUND } from '../not-found.ts';
import type { Theme, View } from '../view.ts';
import { externalMark, globe, selector } from './glyphs.ts';

type Kind = NavEntry['kind'];

/** Those of some kinds among the switches of a page, with the entries a reader may see. */
function visible(switches: readonly PlacedSwitch[], kinds: readonly Kind[]): PlacedSwitch[] {
  return switches
    .filter((placed) => kinds.includes(placed.switch.kind))
    .map(({ switch: one, active }) => ({
      active,
      switch: { ...one, entries: one.entries.filter((entry) => !entry.hidden || entry === active) },
    }))
    .filter((placed) => placed.switch.entries.length > 0);
}

/** The switches of a page; those that only lead elsewhere, such as of `global`, are more to choose from in their kind. */
function withLinks(switches: readonly PlacedSwitch[]): readonly PlacedSwitch[] {
  const leadsAway = ({ switch: { entries }, active }: PlacedSwitch): boolean =>
    active === undefined && entries.every(({ href }) => href !== undefined);
  const homeOf = (away: PlacedSwitch): PlacedSwitch | undefined =>
    switches.findLast((one) => one.switch.kind === away.switch.kind && one.active !== undefined);
  const moved = Map.groupBy(switches.filter(leadsAway), homeOf);
  moved.delete(undefined);
  const gone = new Set([...moved.values()].flat());
  if (gone.size === 0) return switches;
  return switches
    .filter((one) => !gone.has(one))
    .map((one) => {
      const more = (moved.get(one) ?? []).flatMap(({ switch: { entries } }) => entries);
      return { ...one, switch: { ...one.switch, entries: [...one.switch.entries, ...more] } };
    });
}

/** Marks the entry that a reader is in. A wrong address is in no tab and the like, though one lends it its sidebar. */
function currentIf(view: View, entry: NavEntry, active: NavEntry | undefined): string {
  const isNowhere = view.at === NOT_FOUND && ['tab', 'item', 'anchor'].includes(entry.kind);
  return entry === active && !isNowhere ? ' aria-current="true"' : '';
}

/** Where an entry leads from this page; undefined when it holds nothing. */
function entryHref(
  theme: Theme,
  view: View,
  entry: NavEntry,
  active: NavEntry | undefined,
): string | undefined {
  if (entry.href !== undefined) return theme.links.href(view.from, entry.href, IN_SETTINGS);
  // Who chooses the language or version that is chosen already stays on the page.
  const isPlace = entry.kind === 'language' || entry.kind === 'version';
  const stays = entry === active && isPlace && view.at !== NOT_FOUND;
  const target = stays ? view.at : theme.places.target(entry, view.page, active, view.place);
  return target === undefined ? undefined : view.file(pageFile(target));
}

function entryLabel(theme: Theme, view: View, entry: NavEntry): string {
  // The space is for those who hear or say the label.
  const tag = entry.tag === undefined ? '' : ` <span class="l-tag">${escapeText(entry.tag)}</span>`;
  // A version such as 2.x begins with its number in any script.
  const label = escapeText(entry.label);
  const name = entry.kind === 'version' ? `<bdi>${label}</bdi>` : label;
  return `${tinted(theme.icon(view, entry.icon), entry.color)}<span>${name}</span>${tag}`;
}

function tinted(icon: string, color: NavEntry['color']): string {
  if (icon === '' || color === undefined) return icon;
  return `<span class="l-tint" style="--t-tint:${color.light};--t-tint-dark:${color.dark}">${icon}</span>`;
}

function entryLink(
  theme: Theme,
  view: View,
  entry: NavEntry,
  active: NavEntry | undefined,
  className = '',
): string {
  const href = entryHref(theme, view, entry, active);
  if (href === undefined) return '';
  const current = currentIf(view, entry, active);
  const lang = entry.kind === 'language' ? ` lang="${escapeAttribute(languageTag(entry.name))}"` : '';
  const description =
    entry.description === undefined ? '' : `<small>${escapeText(entry.description)}</small>`;
  return `<li${className}><a href="${escapeAttribute(href)}"${current}${lang}>${entryLabel(theme, view, entry)}${externalMark(href)}${description}</a></li>`;
}

/** What a kind of switch is called in the language of a page. */
function nameOf(kind: Kind, place: Place): string {
  const words = wordsAt(place).layout;
  return kind === 'language' || kind === 'version' || kind === 'product' ? words[kind] : words.section;
}

/** A switch as a menu that unfolds: it works without a script. */
function menuOf(theme: Theme, view: View, { switch: one, active }: PlacedSwitch): string {
  let above: string | undefined;
  const links = one.entries
    .map((entry) => {
      const link = entryLink(theme, view, entry, active);
      if (link === '' || entry.heading === above) return link;
      above = entry.heading;
      return `${above === undefined ? '' : `<li class="l-switch-heading">${escapeText(above)}</li>`}${link}`;
    })
    .join('');
  if (links === '') return '';
  const name = nameOf(one.kind, view.place);
  const shown = active === undefined ? `<span>${escapeText(name)}</span>` : entryLabel(theme, view, active);
  if (one.entries.length === 1 && active !== undefined) {
    // Readers see what language the only one is.
    if (one.kind === 'language') return '';
    return `<span class="l-switch l-switch-only" data-kind="${one.kind}">${shown}</span>`;
  }
  const mark = one.kind === 'language' ? globe : '';
  const said = active === undefined ? [name] : [`${name}: ${active.label}`, active.tag ?? []].flat();
  return `<details class="l-switch" data-kind="${one.kind}"><summary aria-label="${escapeAttribute(said.join(' '))}">${mark}<span aria-hidden="true">${shown}</span>${selector}</summary><ul>${links}</ul></details>`;
}

/** The choices above the sidebar: dropdowns, and menus that are no tab's own. */
export function sideMenus(theme: Theme, view: View): string {
  const { switches } = view.place;
  const ofTabs = new Set(
    switches
      .filter(({ switch: { kind } }) => kind === 'tab')
      .flatMap(({ switch: { entries } }) => entries.flatMap(({ node }) => node.switches)),
  );
  const others = switches.filter(({ switch: one }) => !ofTabs.has(one) || one.kind !== 'item');
  return visible(withLinks(others), ['dropdown', 'item'])
    .map((placed) => menuOf(theme, view, placed))
    .join('');
}

/** The menus of the switches of some kinds on a page. */
export function switchMenus(theme: Theme, view: View, kinds: readonly Kind[]): string {
  return visible(withLinks(view.place.switches), kinds)
    .map((placed) => menuOf(theme, view, placed))
    .join('');
}

/** The row of tabs; a tab with a menu unfolds it. Empty when there are none. */
export function tabs(theme: Theme, view: View): string {
  const { place } = view;
  const all = visible(place.switches, ['tab']).flatMap(({ switch: { entries }, active }) =>
    entries.map((entry) => ({ entry, active })),
  );
  const ordered = all.toSorted((a, b) => Number(a.entry.isAtEnd) - Number(b.entry.isAtEnd));
  const isIn = all.some(({ entry, active }) => entry === active);
  const around = isIn ? undefined : linkAround(view.page.path, ordered);
  const firstAtEnd = ordered.find(({ entry }) => entry.isAtEnd)?.entry;
  const links = ordered
    .map(({ entry, active }) =>
      tab(theme, view, entry, active ?? around, entry === firstAtEnd ? ' class="l-end"' : ''),
    )
    .join('');
  return links === ''
    ? ''
    : `<nav class="l-tabs" aria-label="${wordsAt(place).layout.sections}"><ul>${links}</ul></nav>`;
}

/** The tab that is only a link, but leads to a page, or to the folder it stands in; the nearest of several. */
function linkAround(path: string, tabs: readonly { readonly entry: NavEntry }[]): NavEntry | undefined {
  const around = tabs.flatMap(({ entry }) => {
    if (entry.href?.startsWith('/') !== true || entry.href.startsWith('//')) return [];
    const [bare = ''] = splitSuffix(entry.href);
    const target = normalPath(bare);
    return target !== '' && (path === target || path.startsWith(`${target}/`)) ? [{ entry, target }] : [];
  });
  return around.toSorted((a, b) => b.target.length - a.target.length)[0]?.entry;
}

function tab(
  theme: Theme,
  view: View,
  entry: NavEntry,
  active: NavEntry | undefined,
  className: string,
): string {
  const menu = entry.node.switches.find(({ kind }) => kind === 'item');
  if (menu === undefined) return entryLink(theme, view, entry, active, className);
  const chosen = view.place.switches.find((placed) => placed.switch === menu)?.active;
  const links = menu.entries
    .filter(({ hidden }) => !hidden)
    .map((item) => entryLink(theme, view, item, chosen))
    .join('');
  const current = currentIf(view, entry, active);
  return `<li${className}><details class="l-switch l-tab-menu"><summary${current}>${entryLabel(theme, view, entry)}</summary><ul>${links}</ul></details></li>`;
}

/** Anchors: a short list of places above the sidebar. */
export function anchors(theme: Theme, view: View): string {
  const links = visible(view.place.switches, ['anchor'])
    .flatMap(({ switch: one, active }) => one.entries.map((entry) => entryLink(theme, view, entry, active)))
    .join('');
  return links === '' ? '' : `<ul class="l-anchors">${links}</ul>`;
}
