import { copyText } from '../../components/client/clipboard.ts';
import { choices } from '../../components/client/memory.ts';
import { idInAddress } from '../../components/client/reveal.ts';
import { enhanceComponents } from '../../components/client.ts';
import { enhanceApi } from '../../openapi/client.ts';

/** What the layout does once a script runs; without one every page still reads and every link still works. */

const root = document.documentElement;

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A reader who forbids storage only loses the memory of the choice.
  }
}

function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function themeToggle(): void {
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.addEventListener('click', () => {
      const dark = root.classList.toggle('dark');
      remember('theme', dark ? 'dark' : 'light');
      document.dispatchEvent(new CustomEvent('docs:mode'));
    });
  }
}

/** A site that follows the system keeps following it, unless the reader has chosen. */
function systemMode(): void {
  const { follow } = root.dataset;
  if (follow === undefined) return;
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', ({ matches }) => {
    if (follow !== 'always' && recall('theme') !== null) return;
    root.classList.toggle('dark', matches);
    document.dispatchEvent(new CustomEvent('docs:mode'));
  });
}

/** Paper is light, whatever the screen is, and nobody can unfold what is printed. */
function printed(): void {
  let wasDark = false;
  let folded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    wasDark = root.classList.contains('dark');
    root.classList.remove('dark');
    folded = [...document.querySelectorAll<HTMLDetailsElement>('.l-prose details:not([open], .api-try)')];
    for (const one of folded) one.open = true;
  });
  addEventListener('afterprint', () => {
    root.classList.toggle('dark', wasDark);
    if (wasDark) document.dispatchEvent(new CustomEvent('docs:mode'));
    for (const one of folded) one.open = false;
  });
}

/** Loads a script of the site once. */
function load(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = (root.dataset.root ?? '') + path;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${path} could not be loaded`));
    document.head.append(script);
  });
}

interface SiteWindow extends Window {
  docsSearchOpen?: (typed: string) => void;
  docsNav?: (name: string, html: string) => void;
}

function search(): void {
  let loading: Promise<void> | undefined;
  let typed = '';
  // Who opens the search with a key types on, whether it is there yet or not.
  const keep = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1) return;
    event.preventDefault();
    event.stopPropagation();
    typed += event.key;
  };
  const open = async (): Promise<void> => {
    document.addEventListener('keydown', keep, true);
    loading ??= load(root.dataset.search ?? '');
    try {
      await loading;
      (window as SiteWindow).docsSearchOpen?.(typed);
    } catch {
      loading = undefined;
    }
    typed = '';
    document.removeEventListener('keydown', keep, true);
  };
  for (const button of document.querySelectorAll('[data-search-open]'))
    button.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    // A field of a dialog that has just closed may still have the focus.
    const typing =
      event.target instanceof Element &&
      event.target.getClientRects().length > 0 &&
      event.target.closest('input,textarea,select,[contenteditable]');
    const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
    const chord =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!slash && !chord) return;
    event.preventDefault();
    void open();
  });
  if (/Mac|iPhone|iPad/.test(navigator.platform)) {
    for (const key of document.querySelectorAll('.l-search kbd')) key.textContent = '⌘K';
  }
}

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
    const cover = document.querySelector<HTMLElement>('#l-side:popover-open,#l-toc:popover-open');
    if (cover?.contains(target as Node) === false && !(target as Element).closest('[popovertarget]'))
      cover.hidePopover();
  });
  document.addEventListener('keydown', (event) => {
    for (const menu of openMenus()) {
      const parts = [...menu.querySelectorAll<HTMLElement>('summary, li > a')];
      const at = parts.indexOf(document.activeElement as HTMLElement);
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (event.key === 'Escape') {
        menu.open = false;
        parts[0]?.focus();
      } else if (step !== 0 && at >= 0) {
        event.preventDefault();
        parts[(at + step + parts.length) % parts.length]?.focus();
      }
    }
  });
  // A menu at the edge of the window moves inside.
  const place = ({ target }: Event): void => {
    const list = (target as Element).closest('details.l-switch')?.querySelector('ul');
    if (!list) return;
    list.style.translate = '';
    const { left, right } = list.getBoundingClientRect();
    list.style.translate = `${Math.max(8 - left, Math.min(0, root.clientWidth - 8 - right))}px`;
  };
  document.addEventListener('toggle', place, true);
}

/** Marks the section being read in the table of contents. */
function currentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.l-toc li a')];
  const targets = links.flatMap((link) => {
    const target = document.getElementById(idInAddress(link.hash));
    return target === null ? [] : [{ link, target }];
  });
  if (targets.length === 0) return;
  let waiting = false;
  const mark = (): void => {
    waiting = false;
    const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + 8 || 96;
    const atEnd = innerHeight + scrollY >= root.scrollHeight - 4;
    // Those in a closed tab, another view or behind a filter stand nowhere.
    const shown = targets.filter(({ target }) => target.getClientRects().length > 0);
    const passed = shown.filter(({ target }) => target.getBoundingClientRect().top <= line);
    const current = (atEnd && scrollY > 0 ? shown.at(-1) : passed.at(-1)) ?? shown[0];
    for (const { link } of targets) {
      if (link === current?.link) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    const box = current?.link.closest('.l-toc');
    if (box && current && box.scrollHeight > box.clientHeight) {
      const top = current.link.offsetTop;
      if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 40)
        box.scrollTop = top - box.clientHeight / 2;
    }
  };
  const later = (): void => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(mark);
  };
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later, { passive: true });
  const popover = document.getElementById('l-toc');
  popover?.addEventListener('toggle', (event) => {
    // Below the bar, which stands lower where there is a banner.
    const bar = document.querySelector('.l-bar')?.getBoundingClientRect().bottom ?? 0;
    popover.style.top = (event as ToggleEvent).newState === 'open' ? `${bar + 4}px` : '';
    mark();
  });
  popover?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a') && popover.matches(':popover-open')) popover.hidePopover();
  });
  mark();
}

/** On a small screen the tabs are longer than the screen: the current one is brought into sight. */
function currentTab(): void {
  const current = document.querySelector<HTMLElement>('.l-tabs [aria-current]');
  const strip = current?.closest('ul');
  if (!current || !strip || strip.scrollWidth <= strip.clientWidth) return;
  const box = strip.getBoundingClientRect();
  const own = current.getBoundingClientRect();
  if (own.left < box.left || own.right > box.right) strip.scrollLeft += own.left - box.left - 24;
}

/** The sidebar starts where the current page is, and stays where it was while one reads on. */
function sidebar(): void {
  const side = document.querySelector<HTMLElement>('.l-side');
  const current = side?.querySelector<HTMLElement>('.l-nav [aria-current="page"]');
  if (!side || !current) return;
  const show = (): void => {
    const box = side.getBoundingClientRect();
    const own = current.getBoundingClientRect();
    if (own.top < box.top + 60 || own.bottom > box.bottom - 60)
      side.scrollTop += own.top - box.top - box.height / 2;
  };
  show();
  side.addEventListener('toggle', show);
}

/** Sections of a large sidebar load when they are unfolded. */
function lazySections(): void {
  const waiting = new Map<string, HTMLDetailsElement>();
  for (const section of document.querySelectorAll<HTMLDetailsElement>('details[data-nav]')) {
    const name = section.dataset.nav ?? '';
    waiting.set(name, section);
    section.addEventListener('toggle', () => void load(name), { once: true });
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

function copyPage(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-page]')) {
    const label = button.querySelector('span');
    const before = label?.textContent ?? '';
    button.addEventListener('click', async () => {
      const answer = await fetch(button.dataset.copyPage ?? '');
      if (!answer.ok) return;
      await copyText(await answer.text());
      if (!label) return;
      label.textContent = button.dataset.copied ?? before;
      setTimeout(() => {
        label.textContent = before;
      }, 1600);
    });
  }
}

/** A dismissed banner stays away until it says something else. */
function banner(): void {
  const box = document.querySelector<HTMLElement>('.l-banner');
  box?.querySelector('[data-banner-close]')?.addEventListener('click', () => {
    remember('banner', root.dataset.banner ?? '');
    box.remove();
  });
}

themeToggle();
systemMode();
printed();
search();
menus();
currentSection();
currentTab();
sidebar();
lazySections();
drilldown();
copyPage();
banner();
const memory = choices();
enhanceComponents(document, memory);
enhanceApi(document, memory);
