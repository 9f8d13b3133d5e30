import { lastStep, plainId } from '../../markdown/anchors/plain-id.ts';
import type { Tabs } from './tabs.ts';
import type { Views } from './views.ts';

/** A link into an accordion, a tab or a view that is not shown opens what it points to. */
export function revealTarget(root: Document, tabs: Tabs, views: Views): void {
  const id = idInAddress();
  const target = id === '' ? null : (root.getElementById(id) ?? alike(id, root));
  if (!target) return;
  const wasHidden = showElement(target, tabs, views);
  // The tabs stand above the panel that the address names.
  const shown = target.classList.contains('c-tab') ? target.parentElement : target;
  if (wasHidden || target.id !== id || shown !== target) shown?.scrollIntoView();
}

/** Opens the accordions, tabs and views around an element. Tells whether any was not open. */
export function showElement(element: Element, tabs: Tabs, views: Views): boolean {
  let wasHidden = false;
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement && !box.open) {
      box.open = true;
      wasHidden = true;
    }
    if (box.classList.contains('c-tab') && tabs.show(box)) wasHidden = true;
    if (box.classList.contains('c-view') && views.show(box)) wasHidden = true;
  }
  return wasHidden;
}

/** The id that an address names; as it is written, where it is not written as addresses are. */
export function idInAddress(hash = location.hash): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/**
 * The element whose id differs in punctuation only: other generators make ids by other rules. Links have names instead,
 * as HTML once wrote ids. Else the first whose id goes on where this one ends: its heading has more words by now.
 */
function alike(id: string, root: Document): Element | null {
  // Into a list, and into one of several schemas: generators differ in whether they name these steps to a field.
  const short = (text: string): string => plainId(text.replace(/-(items|(one|any|all)-of-\d+)(?![^-])/g, ''));
  const all = [...root.querySelectorAll('main [id], main a[name]')];
  const idOf = (element: Element): string => element.id || (element.getAttribute('name') ?? '');
  const like = (by: typeof plainId): Element | undefined =>
    by(id) === '' ? undefined : all.find((element) => by(idOf(element)) === by(id));
  const longer = (element: Element): boolean => idOf(element).startsWith(`${id}-`);
  return like(plainId) ?? like(short) ?? root.getElementById(lastStep(id)) ?? all.find(longer) ?? null;
}
