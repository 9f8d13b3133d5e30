import type { Callable } from '../value.ts';
import { wordsOf } from '../words.ts';

/** Names by which code fills an element that is on the page already. */
const FILLING = ['attachShadow', 'innerHTML', 'insertAdjacentHTML', 'replaceChildren'];
/** Elements that code makes to be seen, or to change how the page looks. */
const SEEN = ['button', 'div', 'form', 'iframe', 'img', 'link', 'p', 'span', 'style', 'svg', 'video'];
/** Elements that code makes for a moment, or for machines. */
const UNSEEN = ['a', 'canvas', 'meta', 'textarea'];

/** What only a script makes on a page: something that readers see, or another script alone. */
export type Writing = 'content' | 'script';

/** What a function writes into the page by itself; undefined for nothing. */
export function writingOf(run: Callable): Writing | undefined {
  const { names, texts } = wordsOf(run);
  if (FILLING.some((name) => names.has(name))) return 'content';
  if (!names.has('document') || !names.has('createElement')) return undefined;
  if (SEEN.some((name) => texts.has(name))) return 'content';
  if (texts.has('script')) return 'script';
  return UNSEEN.some((name) => texts.has(name)) ? undefined : 'content';
}
