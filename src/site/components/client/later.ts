/** Set before the first paint (theme/page/head.ts); by it entries that are not in the window have no layout. */
const LATER = 'c-updates-later';

/**
 * A long changelog has its true height before its reader goes to another part of it: its entries are laid out as they
 * come into the window, and none of those before have to be for what is there now.
 */
export function layOutAtFirstMove(root: Document): void {
  const { classList } = root.documentElement;
  if (!classList.contains(LATER)) return;
  const layOutAll = (): void => classList.remove(LATER);
  for (const move of ['click', 'keydown'])
    root.addEventListener(move, layOutAll, { capture: true, once: true });
  // What came into the window moves what is below it: the table of contents looks where the reader is.
  root.addEventListener('contentvisibilityautostatechange', () => {
    root.dispatchEvent(new CustomEvent('docs:shown'));
  });
}
