/** Escape puts a tooltip away; near the edge of the window it moves inside. */
export function enhanceTooltips(root: Document): void {
  for (const tooltip of root.querySelectorAll<HTMLElement>('.c-tooltip')) {
    const tip = tooltip.querySelector<HTMLElement>('.c-tooltip-tip');
    if (!tip) continue;
    const place = (): void => {
      delete tooltip.dataset.closed;
      tip.style.removeProperty('--t-shift');
      // The browser may tell of the pointer before it shows the tip.
      tip.style.display = 'flex';
      const { left, right } = tip.getBoundingClientRect();
      tip.style.display = '';
      const width = root.documentElement.clientWidth;
      const shift = left < 8 ? 8 - left : right > width - 8 ? width - 8 - right : 0;
      if (shift !== 0) tip.style.setProperty('--t-shift', `${shift}px`);
    };
    tooltip.addEventListener('pointerenter', place);
    tooltip.addEventListener('focusin', place);
    tooltip.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') tooltip.dataset.closed = '';
    });
  }
}
