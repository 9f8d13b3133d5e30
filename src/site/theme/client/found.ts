import { recallValue, remember } from '../../components/client/storage.ts';

/** Marks the words by which search has led to a page, once, where the browser marks without changing the page. */

const FOUND = 'found';

/** Keeps for a page that search leads to the source of an expression for the words that were found there. */
export function keepFound({ pathname }: HTMLAnchorElement, source: string): void {
  remember(FOUND, JSON.stringify([plain(pathname), source]), 'sessionStorage');
}

/** Marks in the text of this page what was kept for it. */
export function markFound(): void {
  const kept = recallValue(FOUND, 'sessionStorage');
  if (!Array.isArray(kept) || !CSS.highlights) return;
  const [path, source = ''] = kept.map(String);
  remember(FOUND, '', 'sessionStorage');
  if (path !== plain(location.pathname) || source === '') return;
  const found = new RegExp(source, 'giu');
  const marked = new Highlight();
  for (const part of document.querySelectorAll('.l-description,.l-prose')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text as Text).data.matchAll(found)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        marked.add(range);
      }
    }
  }
  CSS.highlights.set(FOUND, marked);
}

/** A path as it is whether a host shows the names of files or not. */
function plain(path: string): string {
  return path.replace(/(?:\/index)?\.html$|(?:\/index)?\/?$/, '');
}
