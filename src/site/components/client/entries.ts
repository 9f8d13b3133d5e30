import { idInAddress } from './reveal.ts';

/** What a reader has not chosen, and the attributes that tell. */
const HIDDEN = '.c-tab:not([data-chosen]),.c-view[hidden],.c-update[hidden]';
const TOLD_BY = ['data-chosen', 'hidden'];

/** Lets the table of contents list what is shown, now and whenever something else is. */
export function followEntries(root: Document): void {
  const follow = (): void => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('.l-toc li a')) {
      const item = link.closest('li');
      if (!item) continue;
      item.hidden = root.getElementById(idInAddress(link.hash))?.closest(HIDDEN) != null;
      delete item.dataset.later;
    }
    root.dispatchEvent(new CustomEvent('docs:shown'));
  };
  const main = root.querySelector('main');
  if (main) new MutationObserver(follow).observe(main, { subtree: true, attributeFilter: TOLD_BY });
  follow();
}
