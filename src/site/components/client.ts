import { scriptWords } from '../words/client.ts';
import { nameAccordions } from './client/accordions.ts';
import { enhanceCode } from './client/code.ts';
import { enhanceDiagrams } from './client/diagrams.ts';
import { enhanceEmbeds } from './client/embeds.ts';
import { followEntries } from './client/entries.ts';
import { enhanceImages } from './client/images.ts';
import { layOutAtFirstMove } from './client/later.ts';
import type { Memory } from './client/memory.ts';
import { enhanceOwnTabs } from './client/own-tabs.ts';
import { revealTarget, showElement } from './client/reveal.ts';
import { enhanceScrollers } from './client/scrollers.ts';
import { enhanceTabs } from './client/tabs.ts';
import { enhanceTooltips } from './client/tooltips.ts';
import { enhanceTrees } from './client/trees.ts';
import { enhanceUpdates } from './client/updates.ts';
import { enhanceViews } from './client/views.ts';

/** Opens what an element stands in and is not shown. */
export type Show = (element: Element) => void;

/** What components of a page do once a script runs; everything reads without it. */
export function enhanceComponents(root: Document, memory: Memory): Show {
  const words = scriptWords(root);
  const tabs = enhanceTabs(root, memory, words);
  const views = enhanceViews(root, memory, words);
  enhanceOwnTabs(root);
  enhanceCode(root, words);
  enhanceEmbeds(root);
  enhanceTooltips(root);
  enhanceImages(root, words);
  enhanceDiagrams(root, words);
  enhanceTrees(root);
  nameAccordions(root);
  enhanceScrollers(root);
  layOutAtFirstMove(root);
  const updates = enhanceUpdates(root, words);
  const reveal = (): void => {
    updates.follow();
    revealTarget(root, tabs, views);
  };
  root.defaultView?.addEventListener('hashchange', reveal);
  // To where one is already, and has chosen something else since.
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === location.href) reveal();
  });
  reveal();
  followEntries(root);
  return (element) => showElement(element, tabs, views);
}
