/** What may be wider than the page, and is then scrolled; without a script all of it can be reached by key. */
const BOXES = ':is(pre,.c-table,.c-wide,.katex-display,.mermaid)[tabindex="0"]';

/** Takes boxes that have nothing to scroll out of the way of the Tab key, for as long as that is so, and marks the others. */
export function enhanceScrollers(root: Document): void {
  const boxOf = new Map<Element, HTMLElement>();
  const observer = new ResizeObserver((changed) => {
    const boxes = new Set(changed.flatMap(({ target }) => boxOf.get(target) ?? []));
    // All are measured before any is changed.
    const idle = [...boxes].filter((box) => !scrolls(box));
    for (const box of boxes) {
      box.tabIndex = 0;
      box.dataset.scrolls = '';
    }
    for (const box of idle) {
      box.removeAttribute('tabindex');
      delete box.dataset.scrolls;
    }
  });
  for (const box of root.querySelectorAll<HTMLElement>(`main ${BOXES}`)) {
    // What has the focus shows all lines as those that are in focus.
    if (box.matches('.k-focused')) continue;
    // What is in a box may grow, as its fonts come, without the box.
    for (const one of [box, box.firstElementChild]) {
      if (!one) continue;
      boxOf.set(one, box);
      observer.observe(one);
    }
  }
}

function scrolls(box: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
  return (
    scrollWidth > clientWidth + 1 ||
    (scrollHeight > clientHeight + 1 && getComputedStyle(box).overflowY !== 'hidden')
  );
}
