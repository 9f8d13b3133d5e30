import { choices } from '../../components/client/memory.ts';
import { recall, remember } from '../../components/client/storage.ts';
import { enhanceComponents } from '../../components/client.ts';
import { enhanceApi } from '../../openapi/client.ts';
import { fetchAhead } from './ahead.ts';
import { currentSection } from './contents.ts';
import { copyPage } from './copy-page.ts';
import { markFound } from './found.ts';
import { load } from './load.ts';
import { mode } from './mode.ts';
import { search } from './open-search.ts';
import { sidebar } from './sidebar.ts';

/** What the layout does once a script runs; without one every page still reads and every link still works. */

const root = document.documentElement;

interface SiteWindow extends Window {
  docsNav?: (name: string, html: string) => void;
}

/** The sidebar or the table of contents, where it is opened over the page. */
const COVER = '#l-side:popover-open,#l-toc:popover-open';

/** Menus made of <details> close like menus: on Escape, and when a click or the focus goes elsewhere. */
function menus(): void {
  const openMenus = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('details.l-switch[open]');
  const closeOthers = ({ target }: Event): void => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
  };
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  // What covers the page goes where the focus has left it, else it would hide what has the focus now.
  document.addEventListener('focusin', ({ target }) => {
    const cover = document.querySelector<HTMLElement>(COVER);
    if (cover?.contains(target as Node) === false && !(target as Element).closest('[popovertarget]'))
      cover.hidePopover();
  });
  document.addEventListener('keydown', (event) => {
    for (const menu of openMenus()) {
      const parts = [...menu.querySelectorAll<HTMLElement>('summary, li > a')];
      const at = parts.indexOf(document.activeElement as HTMLElement);
      const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: -1 };
      const to = steps[event.key];
      if (event.key === 'Escape') {
        // The drawer that a menu stands in stays.
        event.preventDefault();
        menu.open = false;
        parts[0]?.focus();
      } else if (to !== undefined && at >= 0) {
        event.preventDefault();
        parts.at(to % parts.length)?.focus();
      }
    }
  });
  const uncover = (): void => document.querySelector<HTMLElement>(COVER)?.hidePopover();
  // Who comes back to this page finds it without what led away from it.
  addEventListener('pagehide', () => {
    for (const menu of openMenus()) menu.open = false;
    uncover();
  });
  // Turned, a tablet has room for it beside the text.
  for (const width of ['64rem', '80rem'])
    matchMedia(`(min-width: ${width})`).addEventListener('change', uncover);
  // A menu at the edge of the window moves inside; a long one starts where the reader is.
  const place = ({ target }: Event): void => {
    const list = (target as Element).closest('details.l-switch')?.querySelector('ul');
    if (!list) return;
    const current = list.querySelector<HTMLElement>('[aria-current]');
    if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
    list.style.translate = '';
    const { left, right } = list.getBoundingClientRect();
    list.style.translate = `${Math.max(8 - left, Math.min(0, root.clientWidth - 8 - right))}px`;
  };
  document.addEventListener('toggle', place, true);
}

/** On a small screen the tabs are longer than the screen: the current one is brought into sight. */
function currentTab(): void {
  const current = document.querySelector<HTMLElement>('.l-tabs [aria-current]');
  const strip = current?.closest('ul');
  if (!current || !strip || strip.scrollWidth <= strip.clientWidth) return;
  const box = strip.getBoundingClientRect();
  const own = current.getBoundingClientRect();
  // What goes on beside the edge fades there.
  if (own.left < box.left || own.right > box.right - 40) strip.scrollLeft += own.left - box.left - 24;
}

/** Sections of a large sidebar load when they are unfolded. */
function lazySections(): void {
  const waiting = new Map<string, HTMLDetailsElement>();
  for (const section of document.querySelectorAll<HTMLDetailsElement>('details[data-nav]')) {
    const name = section.dataset.nav ?? '';
    waiting.set(name, section);
    const ask = (): void => section.addEventListener('toggle', () => load(name).catch(ask), { once: true });
    ask();
  }
  (window as SiteWindow).docsNav = (name, html) => {
    const section = waiting.get(name);
    if (!section) return;
    section.querySelector('ul')?.remove();
    section.insertAdjacentHTML('beforeend', html);
    for (const [selector, name] of [
      ['a', 'href'],
      ['img', 'src'],
    ] as const) {
      for (const one of section.querySelectorAll(selector)) {
        const address = one.getAttribute(name) ?? '';
        if (!/^([a-z][a-z+.-]*:|\/|#)/i.test(address))
          one.setAttribute(name, (root.dataset.root ?? '') + address);
      }
    }
  };
}

/** A group of the sidebar that is opened leads to its first page, where the site asks for it. */
function drilldown(): void {
  document.querySelector('.l-nav[data-drilldown]')?.addEventListener('click', (event) => {
    const group = (event.target as Element).closest('summary')?.parentElement;
    const first = group?.hasAttribute('open') ? null : group?.querySelector<HTMLAnchorElement>('a[href]');
    if (!first) return;
    event.preventDefault();
    location.href = first.href;
  });
}

/** A dismissed banner stays away until it says something else. */
function banner(): void {
  const box = document.querySelector<HTMLElement>('.l-banner');
  box?.querySelector('[data-banner-close]')?.addEventListener('click', () => {
    remember('banner', root.dataset.banner ?? '');
    box.remove();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && recall('banner') === root.dataset.banner) box?.remove();
  });
}

mode();
search();
menus();
currentSection();
currentTab();
sidebar();
lazySections();
drilldown();
copyPage();
banner();
fetchAhead();
const memory = choices();
const show = enhanceComponents(document, memory);
enhanceApi(document, memory);
markFound(show);
// Search may lead to another part of the same page.
addEventListener('hashchange', () => markFound(show));
