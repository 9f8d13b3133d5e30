/**
 * Escape puts a tooltip away. It stands above its word, and below where the bar leaves no room; it stays in the window,
 * and boxes that scroll or are cut at their edge, such as tables, do not cut it.
 */
export function enhanceTooltips(root: Document): void {
  const tooltips = root.querySelectorAll<HTMLElement>('.c-tooltip');
  // Wherever the focus is: the pointer may have opened it.
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') for (const tooltip of tooltips) tooltip.dataset.closed = '';
  });
  for (const tooltip of tooltips) {
    const tip = tooltip.querySelector<HTMLElement>('.c-tooltip-tip');
    if (!tip) continue;
    // Where its word breaks, the tip stands at the line that the pointer is on.
    let line = 0;
    const follow = (): void => {
      if (tooltip.matches(':hover,:focus-within')) place(root, boxAt(tooltip, line), tip);
      else removeEventListener('scroll', follow, true);
    };
    const open = ({ clientY }: Partial<PointerEvent>): void => {
      delete tooltip.dataset.closed;
      const lines = [...tooltip.getClientRects()];
      line = Math.max(
        0,
        lines.findIndex(({ bottom }) => (clientY ?? 0) <= bottom),
      );
      place(root, boxAt(tooltip, line), tip);
      addEventListener('scroll', follow, { capture: true, passive: true });
    };
    tooltip.addEventListener('pointerenter', open);
    tooltip.addEventListener('focusin', () => open({}));
  }
}

/** Pixels between a word and its tip, and between a tip and the edge of the window. */
const AWAY = 6;
const EDGE = 8;

function boxAt(tooltip: HTMLElement, line: number): DOMRect {
  return tooltip.getClientRects()[line] ?? tooltip.getBoundingClientRect();
}

function place(root: Document, word: DOMRect, tip: HTMLElement): void {
  // The browser may tell of the pointer before it shows the tip.
  tip.style.cssText = 'display:flex;position:fixed;inset:0 auto auto 0;transform:none';
  const own = tip.getBoundingClientRect();
  const bar = root.querySelector('.l-header')?.getBoundingClientRect().bottom ?? 0;
  const above = word.top - own.height - AWAY;
  const isBelow = above < Math.max(bar, 0);
  const middle = word.left + (word.width - own.width) / 2;
  const left = Math.max(EDGE, Math.min(middle, root.documentElement.clientWidth - EDGE - own.width));
  // Measured from where it stood: a part of the page may be what is fixed here.
  tip.style.left = `${left - own.left}px`;
  tip.style.top = `${(isBelow ? word.bottom + AWAY : above) - own.top}px`;
  tip.style.display = '';
  tip.toggleAttribute('data-below', isBelow);
}
