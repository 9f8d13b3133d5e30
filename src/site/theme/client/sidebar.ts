import { recallValue, remember } from '../../components/client/storage.ts';

/** How the sidebar stood on the page before, in this window. */
const STORE = 'docs:side';

interface Kept {
  /** Tells one sidebar from another: those of tabs, versions and languages differ. */
  readonly of: string;
  readonly top: number;
  readonly open: readonly string[];
}

/** The sidebar stays as it was while one reads on, or else starts where the current page is. */
export function sidebar(): void {
  const side = document.querySelector<HTMLElement>('.l-side');
  const nav = side?.querySelector('.l-nav');
  if (!side || !nav) return;
  const of = `${nav.firstElementChild?.children.length} ${nav.querySelector('a,summary')?.textContent}`;
  const kept = recallValue(STORE, 'sessionStorage') as Kept | undefined;
  const before = kept?.of === of ? kept : undefined;
  if (before?.open.length)
    for (const group of nav.querySelectorAll('details')) group.open ||= before.open.includes(nameOf(group));

  let top = before?.top;
  const isShown = (): boolean => side.getClientRects().length > 0;
  const show = (): void => {
    if (top !== undefined) side.scrollTop = top;
    const current = nav.querySelector('[aria-current="page"]');
    if (!current) return;
    const box = side.getBoundingClientRect();
    const own = current.getBoundingClientRect();
    // Below a banner it goes on below the window.
    const end = Math.min(box.bottom, innerHeight);
    if (own.top < box.top + 60 || own.bottom > end - 60) side.scrollTop += own.top - (box.top + end) / 2;
  };
  show();
  // A drawer that is closed forgets where it was.
  side.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') top = side.scrollTop;
  });
  side.addEventListener('toggle', show);
  addEventListener('pagehide', () => {
    const open = [...nav.querySelectorAll<HTMLDetailsElement>('details[open]')].map(nameOf);
    const now: Kept = { of, top: isShown() ? side.scrollTop : (top ?? 0), open };
    remember(STORE, JSON.stringify(now), 'sessionStorage');
  });
}

/** A group by its title and those of the groups around it. */
function nameOf(group: HTMLDetailsElement): string {
  const around = group.parentElement?.closest('details');
  return `${around ? nameOf(around) : ''}/${group.querySelector('summary')?.textContent}`;
}
