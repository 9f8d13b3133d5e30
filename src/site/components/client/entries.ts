import { idInAddress } from './reveal.ts';

/** What a reader has not chosen. */
const HIDDEN = '.c-tab:not([data-chosen]),.c-view[hidden],.c-update[hidden]';

/** Lets the table of contents list what is shown, each time it is told that something else is. */
export function followingEntries(root: Document): () => void {
  let isWaiting = false;
  const follow = (): void => {
    isWaiting = false;
    for (const link of root.querySelectorAll<HTMLAnchorElement>('.l-toc li a')) {
      const item = link.closest('li');
      if (!item) continue;
      item.hidden = root.getElementById(idInAddress(link.hash))?.closest(HIDDEN) != null;
      delete item.dataset.later;
    }
    root.dispatchEvent(new CustomEvent('docs:shown'));
  };
  return () => {
    // Once for all that change together.
    if (!isWaiting) queueMicrotask(follow);
    isWaiting = true;
  };
}
