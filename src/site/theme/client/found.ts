import { idInAddress } from '../../components/client/reveal.ts';
import { recallValue, remember } from '../../components/client/storage.ts';
import type { Show } from '../../components/client.ts';

/** Marks the words by which search has led to a page, once, where the browser marks without changing the page. */

const FOUND = 'found';
/** Not in a style sheet of the page: checkers of HTML do not know the selector yet. */
const COLORS = `::highlight(${FOUND}){color:#16181d;background:#ffe28a}@media(forced-colors:active){::highlight(${FOUND}){color:MarkText;background:Mark}}`;

/** Keeps for a page that search leads to the source of an expression for the words that were found there. */
export function keepFound({ pathname }: HTMLAnchorElement, source: string): void {
  remember(FOUND, JSON.stringify([plain(pathname), source]), 'sessionStorage');
}

/** Marks in the text of this page what was kept for it, and opens what hides all that search has led to. */
export function markFound(show: Show): void {
  const kept = recallValue(FOUND, 'sessionStorage');
  if (!Array.isArray(kept) || !CSS.highlights) return;
  const [path, source = ''] = kept.map(String);
  remember(FOUND, '', 'sessionStorage');
  if (path !== plain(location.pathname) || source === '') return;
  const ranges = rangesOf(new RegExp(source, 'giu'));
  if (!CSS.highlights.has(FOUND)) addStyles(COLORS);
  CSS.highlights.set(FOUND, new Highlight(...ranges));
  const led = ranges
    .flatMap(({ startContainer: { parentElement } }) => parentElement ?? [])
    .filter(inSection());
  const [first] = led;
  if (!first || led.some((element) => element.checkVisibility())) return;
  show(first);
  first.scrollIntoView({ block: 'nearest' });
}

function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

function rangesOf(found: RegExp): Range[] {
  const ranges: Range[] = [];
  for (const part of document.querySelectorAll('.l-description,.l-prose')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text as Text).data.matchAll(found)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/** Tells of elements whether they stand below the heading that the address names, or the top of the page, and above the next. */
function inSection(): (element: Element) => boolean {
  const precedes = (one: Node, other: Node): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const begin = document.getElementById(idInAddress());
  const end = [...document.querySelectorAll('.l-prose :is(h2,h3,h4,h5,h6)[id]')].find(
    (heading) => begin === null || precedes(begin, heading),
  );
  return (element) =>
    (begin === null || begin.contains(element) || precedes(begin, element)) &&
    (end === undefined || precedes(element, end));
}

/** A path as it is whether a host shows the names of files or not. */
function plain(path: string): string {
  return path.replace(/(?:\/index)?\.html$|(?:\/index)?\/?$/, '');
}
