import type { scriptWords } from '../../words/client.ts';
import type { Memory } from './memory.ts';

/** The sets of tabs on a page. */
export interface Tabs {
  /** Shows the panel, when it is one that is hidden; sets with the same titles follow. Tells whether it was hidden. */
  show(panel: Element): boolean;
}

type Words = ReturnType<typeof scriptWords>;

/** Makes tabs and code groups work: by click and arrow keys, all sets of the same titles together. */
export function enhanceTabs(root: Document, memory: Memory, words: Words): Tabs {
  const sets = [...root.querySelectorAll<HTMLElement>('.c-tabs,.c-codegroup')];
  const chooseAlike = (set: HTMLElement, tab: HTMLButtonElement): void => {
    choose(set, tab);
    if (!('sync' in set.dataset)) return;
    const title = tab.dataset.title ?? '';
    memory.remember(title);
    for (const other of sets) {
      const same =
        other === set || !('sync' in other.dataset)
          ? undefined
          : tabsOf(other).find((known) => known.dataset.title === title);
      if (same) choose(other, same);
    }
  };
  for (const set of sets) enhanceSet(set, root, memory, words, chooseAlike);
  return {
    show(panel) {
      const set = panel.parentElement;
      if (!set || panel.hasAttribute('data-chosen')) return false;
      const tab = tabsOf(set).find((known) => known.getAttribute('aria-controls') === panel.id);
      if (tab) chooseAlike(set, tab);
      return true;
    },
  };
}

function tabsOf(set: Element): HTMLButtonElement[] {
  return [...set.querySelectorAll<HTMLButtonElement>(':scope > .c-tablist > [role=tab]')];
}

function choose(set: HTMLElement, chosen: HTMLButtonElement): void {
  for (const tab of tabsOf(set)) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = set.ownerDocument.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('data-chosen', isChosen);
  }
  bringIntoSight(chosen);
}

/** Tabs are longer than a small screen: that one is seen, and the page stays where it is. */
function bringIntoSight(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (!list || list.scrollWidth <= list.clientWidth) return;
  const box = list.getBoundingClientRect();
  const own = tab.getBoundingClientRect();
  if (own.left < box.left) list.scrollLeft += own.left - box.left;
  else if (own.right > box.right) list.scrollLeft += own.right - box.right;
}

function enhanceSet(
  set: HTMLElement,
  root: Document,
  memory: Memory,
  words: Words,
  chooseAlike: (set: HTMLElement, tab: HTMLButtonElement) => void,
): void {
  const tabs = tabsOf(set);
  const chooseTitled = (title: string | undefined): void => {
    const tab = tabs.find((tab) => tab.dataset.title === title);
    if (tab && title !== undefined) choose(set, tab);
  };
  if ('sync' in set.dataset)
    memory.use(
      tabs.flatMap((tab) => tab.dataset.title ?? []),
      chooseTitled,
    );

  const pick = (tab: HTMLButtonElement): void => {
    const before = tab.getBoundingClientRect().top;
    chooseAlike(set, tab);
    // Sets above may have grown or shrunk: what the reader looks at stays where it is.
    root.defaultView?.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
    // The address leads back to this tab; tabs of code have no names of their own.
    if (set.classList.contains('c-tabs'))
      history.replaceState(null, '', `#${tab.getAttribute('aria-controls')}`);
  };
  if (set.classList.contains('c-dropdown')) asDropdown(set, tabs, pick, words);
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => pick(tab));
    tab.addEventListener('keydown', (event) => {
      const next = neighbour(tabs, index, event.key, getComputedStyle(set).direction === 'rtl');
      if (!next) return;
      event.preventDefault();
      pick(next);
      next.focus();
    });
  }
}

/** The tab that a key leads to. */
export function neighbour<Tab extends HTMLElement>(
  tabs: readonly Tab[],
  index: number,
  key: string,
  isReversed: boolean,
): Tab | undefined {
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return tabs.at((index + ((key === 'ArrowRight') === isReversed ? -1 : 1)) % tabs.length);
}

/** `<CodeGroup dropdown>`: the same choice as a list to choose from. */
function asDropdown(
  set: HTMLElement,
  tabs: readonly HTMLButtonElement[],
  pick: (tab: HTMLButtonElement) => void,
  words: Words,
): void {
  const list = set.querySelector<HTMLElement>(':scope > .c-tablist');
  if (!list) return;
  const select = set.ownerDocument.createElement('select');
  select.className = 'c-choice';
  select.setAttribute('aria-label', words.language);
  for (const tab of tabs) select.add(new Option(tab.textContent ?? ''));
  const follow = (): void => {
    select.selectedIndex = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  };
  select.addEventListener('change', () => {
    const tab = tabs[select.selectedIndex];
    if (tab) pick(tab);
  });
  list.hidden = true;
  list.before(select);
  new MutationObserver(follow).observe(list, { subtree: true, attributeFilter: ['aria-selected'] });
  follow();
}
