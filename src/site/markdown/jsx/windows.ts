import { TAG, VOID_ELEMENTS } from '../html.ts';
import { withinPage, withoutClosing } from './over-page.ts';
import { wordsOf } from './unchosen.ts';

const FIXED = /(?<![\w:-])fixed(?![\w-])|position:\s*fixed/;
/** What reaches from edge to edge of the screen, by classes or by styles. */
const WHOLE_SCREEN =
  /(?<![\w:-])inset(?:-0(?![\w./-])|:\s*0)|^(?=.*(?<![\w:-])(?:w-(?:full|screen)|width:\s*100(?:%|d?vw)))(?=.*(?<![\w:-])(?:h-(?:full|screen|dvh)|height:\s*100(?:%|d?vh)))/;
/** What lies there and is not in the way: a ground below the page, a drawer beside it, what is hidden still. */
const OUT_OF_WAY =
  /(?<![\w:-])(?:-z-|z-index:\s*-|pointer-events(?:-|:\s*)none|hidden\b|invisible\b|display:\s*none|visibility:\s*hidden|opacity(?:-|:\s*)0(?![\d.])|-?translate-|transform:)/;
/** A dialog that is open stands over the page, whatever it says of its place. */
const OPEN_DIALOG = /<dialog\b[^>]*? open(?=[ =>])/;
const OVER = 'fixed inset-0';
/** What has something to see without words. */
const SEEN = /<(?:canvas|iframe|img|svg|video)\b/;

/**
 * The HTML of a component that keeps state, with the windows that it opens by itself within the page: over all of it,
 * nobody could close them. A ground that only dims the page is left out, and what is fixed before it goes with it.
 */
export function windowsWithinPage(html: string): string {
  if (!FIXED.test(html) && !OPEN_DIALOG.test(html)) return html;
  const isWhole = (look: string): boolean =>
    FIXED.test(look) && WHOLE_SCREEN.test(look) && !OUT_OF_WAY.test(look);
  let isDimmed = false;
  const opened = eachElement(html, (look, part) => {
    if (!isWhole(look)) return undefined;
    const kept = keptOf(part);
    isDimmed ||= kept === '';
    return kept;
  });
  if (!isDimmed) return opened;
  return eachElement(opened, (look, part) =>
    FIXED.test(look) && !OUT_OF_WAY.test(look.replace(/-?translate-\S+|transform:[^;"]*/g, ''))
      ? keptOf(part) || undefined
      : undefined,
  );
}

/** What is left of a window within the page; nothing where there is nothing to see in it. */
function keptOf(part: string): string {
  const open = withoutClosing(part);
  return wordsOf(open) === '' && !SEEN.test(part) ? '' : withinPage(open);
}

/** HTML with other elements in the place of those, the outermost first, for which `other` has one. */
function eachElement(html: string, other: (look: string, part: string) => string | undefined): string {
  let written = '';
  let at = 0;
  for (const { 0: tag, 1: end, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    const isDialog = OPEN_DIALOG.test(tag);
    if (index < at || end !== '' || VOID_ELEMENTS.has(name)) continue;
    if (!isDialog && !FIXED.test(attributes)) continue;
    const own = [...attributes.matchAll(/ (?:class|style)="([^"]*)"/g)].map(([, one]) => one).join(' ');
    const look = isDialog ? `${own} ${OVER}` : own;
    const to = endOf(html, name, index + tag.length);
    const instead = other(look, html.slice(index, to));
    if (instead === undefined) continue;
    written += html.slice(at, index) + instead;
    at = to;
  }
  return written + html.slice(at);
}

/** Where an element ends whose content begins `at`. */
function endOf(html: string, name: string, at: number): number {
  const tags = new RegExp(`<(/?)${name}\\b(?:"[^"]*"|[^">])*>`, 'g');
  tags.lastIndex = at;
  let depth = 1;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}
