import { idInAddress } from '../../components/client/reveal.ts';

const root = document.documentElement;

/** Marks the section being read in the table of contents. */
export function currentSection(): void {
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
    // At the end nothing moves up to the line any more: there it is the section that one went to.
    const named = atEnd ? shown.find(({ target }) => target.id === idInAddress()) : undefined;
    const current = named ?? (atEnd && scrollY > 0 ? shown.at(-1) : passed.at(-1)) ?? shown[0];
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
  addEventListener('hashchange', later);
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
