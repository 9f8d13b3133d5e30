import { lookUp } from '../../../look-up.ts';
import { decode } from '../../../text/percent.ts';
import { IN_SETTINGS } from '../../config/file.ts';
import type { PerMode } from '../../config/per-mode.ts';
import type { SiteLink } from '../../config/surroundings.ts';
import { pageFile } from '../../hrefs.ts';
import { breakableText } from '../../markdown/breakable.ts';
import { escapeAttribute, escapeText } from '../../markdown/html.ts';
import { wordsAt } from '../../navigation/language.ts';
import { chosenAt } from '../../navigation/places.ts';
import type { Words } from '../../words/words.ts';
import { surroundingsAt, type Theme, type View } from '../view.ts';
import { arrowLeft, arrowRight, cross, magnifier, menu, moon, outline, sun } from './glyphs.ts';
import { switchMenus } from './switches.ts';

/** The bar at the top of every page, with the tabs below it. */
export function header(theme: Theme, view: View, hasContents: boolean, tabRow: string): string {
  const { settings } = theme;
  const words = wordsAt(view.place).layout;
  const search = `<button class="l-search" type="button" data-search-open aria-haspopup="dialog" aria-keyshortcuts="/ Control+K">${magnifier}<span>${escapeText(settings.searchPrompt ?? words.search)}</span><kbd>Ctrl K</kbd></button>`;
  const toggle = settings.appearance.strict
    ? ''
    : `<button class="l-icon-button" type="button" data-theme-toggle aria-label="${words.mode}">${sun}${moon}</button>`;
  const contents = hasContents
    ? `<button class="l-icon-button l-toc-button" type="button" popovertarget="l-toc" aria-label="${words.onThisPage}">${outline}</button>`
    : '';
  return `<header class="l-header"><div class="l-bar"><button class="l-icon-button l-menu-button" type="button" popovertarget="l-side" aria-label="${words.menu}">${menu}</button>${logo(theme, view)}${choices(theme, view, 'l-choices')}${search}<div class="l-bar-end">${navbar(theme, view, 'l-links')}${switchMenus(theme, view, ['language'])}${contents}${toggle}</div></div>${tabRow}</header>`;
}

/** The links of the bar; on small screens they stand in the menu. Nothing where there are none. */
export function navbar(theme: Theme, view: View, className: string): string {
  const { links, primary } = surroundingsAt(theme, view.place).navbar;
  const row = links.map((link) => siteLink(theme, view, named(link), 'l-link')).join('');
  const button = primary === undefined ? '' : siteLink(theme, view, named(primary), 'l-button');
  const html = `${row === '' ? '' : `<div class="l-link-row">${row}</div>`}${button}`;
  const { layout } = wordsAt(view.place);
  return html === '' ? '' : `<nav class="${className}" aria-label="${layout.links}">${html}</nav>`;
}

/** Products and versions to choose from; on small screens they stand in the menu. Nothing where there are none. */
export function choices(theme: Theme, view: View, className: string): string {
  const html = switchMenus(theme, view, ['product', 'version']);
  return html === '' ? '' : `<div class="${className}">${html}</div>`;
}

/** Links of type `github` and `discord` may come without words. */
function named(link: SiteLink): SiteLink {
  if (link.type !== 'github' && link.type !== 'discord') return link;
  const name = link.type === 'github' ? 'GitHub' : 'Discord';
  return { ...link, label: link.label || name, icon: link.icon ?? { name: link.type } };
}

function siteLink(theme: Theme, view: View, link: SiteLink, className: string): string {
  const href = theme.links.href(view.from, link.href, IN_SETTINGS);
  const icon = theme.icon(
    view,
    link.icon,
    link.icon?.name === 'github' || link.icon?.name === 'discord' ? { type: 'brands' } : {},
  );
  const label = link.label === '' ? ` aria-label="${escapeAttribute(hostOf(link.href))}"` : '';
  const words = link.label === '' && icon === '' ? hostOf(link.href) : link.label;
  return `<a class="${className}" href="${escapeAttribute(href)}"${label}>${icon}${words === '' ? '' : `<span>${escapeText(words)}</span>`}</a>`;
}

/** What an address is called where nobody names it: its host, or whom one writes to or calls. */
function hostOf(href: string): string {
  if (!URL.canParse(href)) return href;
  const { hostname, pathname } = new URL(href);
  return hostname === '' ? decode(pathname) : hostname.replace(/^www\./, '');
}

/** The logo leads to its own address, else to the first page of the selected language, else home. */
function logo(theme: Theme, view: View): string {
  const { settings, places, links } = theme;
  const language = chosenAt(view.place, 'language');
  const home = (language && places.target(language, view.page, undefined)) ?? places.home?.path;
  const own = settings.logo?.href;
  const href =
    own === undefined
      ? home === undefined
        ? '#'
        : view.file(pageFile(home))
      : links.href(view.from, own, IN_SETTINGS);
  const picture =
    settings.logo === undefined
      ? wordmark(settings.name, undefined)
      : perMode(settings.logo, (path, mode) => {
          const source = links.asset(view.from, rooted(path), IN_SETTINGS);
          if (!isPicture(theme, path)) return wordmark(settings.name, mode);
          const size = links.pictureSize(view.from, rooted(path));
          const width = size === undefined ? '' : ` width="${Math.round((28 * size.width) / size.height)}"`;
          return `<img${only(mode)} src="${escapeAttribute(source)}" alt="${escapeAttribute(settings.name)}"${width} height="28">`;
        });
  return `<a class="l-logo" href="${escapeAttribute(href)}">${picture}</a>`;
}

/** The name stands where there is no logo, or where its file is missing. */
function wordmark(name: string, mode: Mode): string {
  return `<span${only(mode)}><span class="l-wordmark">${escapeText(name)}</span></span>`;
}

type Mode = 'light' | 'dark' | undefined;

function only(mode: Mode): string {
  return mode === undefined ? '' : ` class="l-only-${mode}"`;
}

/** Whether a picture of the settings can be shown: a file of the project, or one written out as `data:`. */
function isPicture(theme: Theme, path: string): boolean {
  return path.startsWith('data:') || theme.links.projectFile(rooted(path), '') !== undefined;
}

/** Paths in the settings start at the project's root, with or without a slash. */
export function rooted(path: string): string {
  return /^([a-z]+:|\/)/i.test(path) ? path : `/${path.replace(/^\.\//, '')}`;
}

function perMode(paths: PerMode, html: (path: string, mode: Mode) => string): string {
  return paths.light === paths.dark
    ? html(paths.light, undefined)
    : html(paths.light, 'light') + html(paths.dark, 'dark');
}

/** Links to the pages before and after this one. */
export function pager(view: View): string {
  const words = wordsAt(view.place).layout;
  const { previous, next } = view.place;
  if (previous === undefined && next === undefined) return '';
  const link = (page: typeof previous, rel: 'prev' | 'next', word: string): string =>
    page === undefined
      ? '<span></span>'
      : `<a rel="${rel}" href="${escapeAttribute(view.to(page))}"><small>${rel === 'prev' ? arrowLeft : ''}${word}${rel === 'next' ? arrowRight : ''}</small><span>${breakableText(page.sidebarTitle)}</span></a>`;
  return `<nav class="l-pager" aria-label="${words.previous} / ${words.next}">${link(previous, 'prev', words.previous)}${link(next, 'next', words.next)}</nav>`;
}

/** How networks are called, where a capital letter does not do. */
const NETWORKS: Readonly<Record<string, readonly [label: string, icon: string]>> = {
  x: ['X', 'x-twitter'],
  twitter: ['X', 'x-twitter'],
  github: ['GitHub', 'github'],
  linkedin: ['LinkedIn', 'linkedin'],
  youtube: ['YouTube', 'youtube'],
  'hacker-news': ['Hacker News', 'hacker-news'],
  'earth-americas': ['Website', 'earth-americas'],
  website: ['Website', 'globe'],
  bluesky: ['Bluesky', 'bluesky'],
};

/** The end of a page: columns of links, and social networks; empty where there are none. */
export function footer(theme: Theme, view: View): string {
  const { socials, columns } = surroundingsAt(theme, view.place).footer;
  if (socials.length === 0 && columns.length === 0) return '';
  const icons = socials.map(([network, href]) => {
    const [label, icon] = lookUp(NETWORKS, network) ?? [
      network.charAt(0).toUpperCase() + network.slice(1),
      network,
    ];
    const picture = theme.icon(view, {
      name: icon,
      type: icon === 'globe' || icon === 'earth-americas' ? undefined : 'brands',
      library: 'fontawesome',
    });
    return `<a href="${escapeAttribute(theme.links.href(view.from, href, IN_SETTINGS))}" aria-label="${escapeAttribute(label)}">${picture === '' ? escapeText(label) : picture}</a>`;
  });
  const lists = columns.map(
    ({ header: title, links }) =>
      `<div>${title === undefined ? '' : `<p class="l-footer-title">${escapeText(title)}</p>`}<ul>${links.map((link) => `<li>${siteLink(theme, view, link, 'l-link')}</li>`).join('')}</ul></div>`,
  );
  return `<footer class="l-footer">${lists.length === 0 ? '' : `<div class="l-footer-columns">${lists.join('')}</div>`}${icons.length === 0 ? '' : `<div class="l-socials">${icons.join('')}</div>`}</footer>`;
}

/** The head of the menu that small screens open. */
export function drawerHead(words: Words['layout']): string {
  return `<button class="l-icon-button l-drawer-close" type="button" popovertarget="l-side" popovertargetaction="hide" aria-label="${words.closeMenu}">${cross}</button>`;
}
