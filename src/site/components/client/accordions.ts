/** An accordion that is opened by hand puts its name into the address, so that it can be shared; closing takes it out. */
export function nameAccordions(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('.c-accordion > summary') : null;
    const box = summary?.parentElement;
    if (!(box instanceof HTMLDetailsElement) || box.id === '') return;
    const name = `#${encodeURIComponent(box.id)}`;
    // What the click does to the box is yet to come.
    if (!box.open) history.replaceState(null, '', name);
    else if (location.hash === name) history.replaceState(null, '', location.pathname + location.search);
  });
}
