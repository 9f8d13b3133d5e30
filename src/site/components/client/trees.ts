/**
 * Trees of files by the keyboard (ARIA Authoring Practices, tree view): one stop of the Tab key, arrows, Home, End,
 * and letters. Without the script folders are <details>, which open one by one.
 */
export function enhanceTrees(root: Document): void {
  for (const tree of root.querySelectorAll<HTMLElement>('.c-tree > ul')) enhanceTree(tree);
}

function enhanceTree(tree: HTMLElement): void {
  tree.setAttribute('role', 'tree');
  for (const list of tree.querySelectorAll('ul')) list.setAttribute('role', 'group');
  const items = [...tree.querySelectorAll<HTMLElement>('li')];
  for (const item of items) {
    item.setAttribute('role', 'treeitem');
    item.tabIndex = -1;
    const folder = folderOf(item);
    if (!folder) continue;
    folder.setAttribute('role', 'none');
    const summary = folder.querySelector<HTMLElement>(':scope > summary');
    summary?.setAttribute('role', 'none');
    if (summary) summary.tabIndex = -1;
    const tell = (): void => item.setAttribute('aria-expanded', String(folder.open));
    folder.addEventListener('toggle', tell);
    tell();
  }
  if (items[0]) items[0].tabIndex = 0;

  const focus = (item: HTMLElement | null | undefined): void => {
    if (!item) return;
    for (const other of items) other.tabIndex = other === item ? 0 : -1;
    item.focus();
  };
  tree.addEventListener('click', ({ target }) => {
    if (target instanceof Element) focus(target.closest<HTMLElement>('[role=treeitem]'));
  });
  tree.addEventListener('keydown', (event) => {
    const item =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[role=treeitem]') : null;
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(item, event.key, items, focus)) event.preventDefault();
  });
}

/** Does what a key asks for; tells whether it asks for anything. */
function act(
  item: HTMLElement,
  key: string,
  items: readonly HTMLElement[],
  focus: (item: HTMLElement | null | undefined) => void,
): boolean {
  const shown = items.filter((one) => one.parentElement?.closest('details:not([open])') == null);
  const at = shown.indexOf(item);
  const folder = folderOf(item);
  const [inwards, outwards] =
    getComputedStyle(item).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === 'ArrowDown') focus(shown[at + 1]);
  else if (key === 'ArrowUp') focus(shown[at - 1]);
  else if (key === 'Home') focus(shown[0]);
  else if (key === 'End') focus(shown.at(-1));
  else if (key === inwards) {
    if (folder && !folder.open) folder.open = true;
    else focus(item.querySelector<HTMLElement>('[role=treeitem]'));
  } else if (key === outwards) {
    if (folder?.open) folder.open = false;
    else focus(item.parentElement?.closest<HTMLElement>('[role=treeitem]'));
  } else if (key === 'Enter' || key === ' ') {
    if (folder) folder.open = !folder.open;
  } else if (key.length === 1) {
    const letter = key.toLowerCase();
    focus(
      [...shown.slice(at + 1), ...shown.slice(0, at)].find((one) =>
        nameOf(one).toLowerCase().startsWith(letter),
      ),
    );
  } else return false;
  return true;
}

function folderOf(item: Element): HTMLDetailsElement | null {
  return item.querySelector<HTMLDetailsElement>(':scope > details');
}

/** The name of a file or folder, without what is in it. */
function nameOf(item: Element): string {
  const label = item.querySelector(':scope > details > summary, :scope > span');
  if (label) return label.textContent?.trim() ?? '';
  return [...item.childNodes]
    .filter((node) => !(node instanceof HTMLUListElement))
    .map((node) => node.textContent)
    .join('')
    .trim();
}
