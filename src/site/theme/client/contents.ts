import { idInAddress } from '../../components/client/reveal.ts';

const root = document.documentElement;

interface Entry {
  readonly link: HTMLAnchorElement;
  readonly target: HTMLElement;
}

/** Marks the section being read in the table of contents. */
export function currentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.l-toc li a')];
  const entries: Entry[] = links.flatMap((link) => {
    const target = document.getElementById(idInAddress(link.hash));
    return target === null ? [] : [{ link, target }];
  });
  if (entries.length === 0) return;
  let current: Entry | undefined;
  let waiting = false;
  const mark = (isOpened = false): void => {
    waiting = false;
    const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + 8 || 96;
    const atEnd = innerHeight + scrollY >= root.scrollHeight - 4;
    // At the end nothing moves up to the line any more: there it is the section that one went to.
    const named = atEnd ? idInAddress() : '';
    let first: Entry | undefined;
    let last: Entry | undefined;
    let passed: Entry | undefined;
    let gone: Entry | undefined;
    for (const entry of entries) {
      const { top, height } = entry.target.getBoundingClientRect();
      // Those in a closed tab, another view or behind a filter stand nowhere.
      if (top === 0 && height === 0 && entry.target.getClientRects().length === 0) continue;
      first ??= entry;
      last = entry;
      if (top <= line) passed = entry;
      else if (!atEnd) break;
      if (entry.target.id === named) gone = entry;
    }
    const next = gone ?? (atEnd && scrollY > 0 ? last : passed) ?? first;
    if (next === current && !isOpened) return;
    current?.link.removeAttribute('aria-current');
    next?.link.setAttribute('aria-current', 'location');
    current = next;
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
    requestAnimationFrame(() => mark());
  };
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later, { passive: true });
  addEventListener('hashchange', later);
  document.addEventListener('docs:shown', later);
  const popover = document.getElementById('l-toc');
  popover?.addEventListener('toggle', (event) => {
    // Below the bar, which stands lower where there is a banner.
    const bar = document.querySelector('.l-bar')?.getBoundingClientRect().bottom ?? 0;
    popover.style.top = (event as ToggleEvent).newState === 'open' ? `${bar + 4}px` : '';
    mark(true);
  });
  popover?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a') && popover.matches(':popover-open')) popover.hidePopover();
  });
  mark();
}
