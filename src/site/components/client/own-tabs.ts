import { neighbour } from './tabs.ts';

const ATTRIBUTES = [
  'aria-selected',
  'aria-expanded',
  'aria-hidden',
  'data-state',
  'hidden',
  'style',
  'tabindex',
];

/**
 * Tabs and folds that a project builds of ARIA. Its own code does not run here, but they say themselves what belongs
 * together: the tab that is chosen and its panel change looks with those a reader chooses.
 */
export function enhanceOwnTabs(root: Document): void {
  const panelOf = (control: Element): HTMLElement | null =>
    root.getElementById(control.getAttribute('aria-controls') ?? '');
  const isOwn = (control: Element): boolean => control.closest('.c-tablist') === null;

  for (const list of root.querySelectorAll('.l-prose [role=tablist]:not(.c-tablist)')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab][aria-controls]')].filter(isOwn);
    const choose = (tab: HTMLElement): void => {
      const before = tabs.find((one) => one.getAttribute('aria-selected') === 'true');
      const [from, to] = [before && panelOf(before), panelOf(tab)];
      if (before === undefined || before === tab || !from || !to) return;
      exchange(before, tab, tabs);
      exchange(
        from,
        to,
        tabs.flatMap((one) => panelOf(one) ?? []),
      );
    };
    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener('click', () => choose(tab));
      tab.addEventListener('keydown', (event) => {
        const next = neighbour(tabs, index, event.key, getComputedStyle(list).direction === 'rtl');
        if (!next) return;
        event.preventDefault();
        choose(next);
        next.focus();
      });
    }
  }

  for (const fold of root.querySelectorAll('.l-prose button[aria-expanded][aria-controls]')) {
    const isClosed = (): boolean => fold.getAttribute('aria-expanded') === 'false';
    const panel = panelOf(fold);
    if (!panel || panel.hidden !== isClosed()) continue;
    fold.addEventListener('click', () => {
      panel.hidden = !isClosed();
      fold.setAttribute('aria-expanded', String(!panel.hidden));
    });
  }
}

/** Lets one that was not chosen look as the chosen one did, and the other way round. */
function exchange(chosen: Element, other: Element, all: readonly Element[]): void {
  for (const name of ATTRIBUTES) {
    const [was, is] = [chosen.getAttribute(name), other.getAttribute(name)];
    set(chosen, name, is);
    set(other, name, was);
  }
  const rest = all.filter((one) => one !== chosen);
  const names = [...other.classList];
  const isOnly = (name: string | undefined): boolean =>
    name !== undefined &&
    rest.length > 1 &&
    all.every((one) => one === other || !one.classList.contains(name));
  // What stands where the other has a name that is its own alone is a name of the same kind, and says nothing of it.
  const mark = [...chosen.classList].filter(
    (name, at) => rest.every((one) => !one.classList.contains(name)) && !isOnly(names[at]),
  );
  const plain = names.filter(
    (name) => !chosen.classList.contains(name) && rest.every((one) => one.classList.contains(name)),
  );
  chosen.classList.remove(...mark);
  chosen.classList.add(...plain);
  other.classList.remove(...plain);
  other.classList.add(...mark);
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
