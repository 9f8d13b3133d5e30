import { coversPage } from '../../interpreter/reveals/covers-page.ts';
import {
  type Callable,
  isList,
  isMarkup,
  isRecord,
  type Markup,
  type Value,
  type ValueRecord,
} from '../../interpreter/value.ts';
import { writtenOf } from '../../interpreter/words.ts';
import { escapeText, holdsBlocks } from '../html.ts';
import { LABELS, wordsOf } from './unchosen.ts';

/** The HTML of a value. */
type Show = (value: Value) => string;

/** Properties that tell what becomes of a part, and not which one it is. */
const NO_LABEL =
  /^(?:children|class(?:Name)?|color|href|icon|id|key|src|style|target|type|variant)$|^(?:aria|data)-/;

/** What has something to say without words. */
const MEDIA = /<(?:canvas|iframe|img|input|svg|video)\b/;

/**
 * The children that a component has not shown, one after the other, of those among which readers would choose: the tabs
 * behind the first, the cards of a carousel, the pane that is not chosen. `html` is what it shows.
 */
export function passedOver(component: Callable, props: ValueRecord, html: string, show: Show): string {
  const children = childrenOf(props.children);
  if (children.every(({ use }) => use?.isShown)) return '';
  const words = wordsOf(html);
  const left = children.filter((child) => !isShown(child, words));
  if (left.length === children.length) {
    // What was looked into may have become a drawing.
    const isUntouched = left.every(({ use }) => use?.inside === undefined);
    return isUntouched && !staysClosed(component) ? below(labelOf(props), show(props.children), words) : '';
  }
  return left.map((child) => below(labelOf(child.element()?.props), child.render(), '')).join('');
}

/**
 * What stands in a component that shows nothing, where readers would choose that it does: words in a line of text, apart
 * from those before them, or nothing but a text, of which nobody knows what becomes of it elsewhere.
 */
export function keptBack(component: Callable, children: Value, html: string, show: Show): string {
  if (wordsOf(html) !== '' || MEDIA.test(html) || staysClosed(component)) return '';
  const inside = show(children);
  return inside.trim() === '' ? '' : ` ${inside.trimStart()}`;
}

/** Whether a component stands over the page, or nothing is known of it. */
function staysClosed(component: Callable): boolean {
  const written = writtenOf(component);
  return written === undefined || coversPage(written.node);
}

function childrenOf(value: Value): Markup[] {
  const all = isList(value) ? value : [value];
  return all.filter(isMarkup).filter(({ use }) => use !== undefined);
}

function isShown({ use }: Markup, words: string): boolean {
  return use === undefined || use.isShown || isInside(use.inside, words);
}

/** Whether something of the children of a child is shown. */
function isInside(inside: Value, words: string): boolean {
  if (typeof inside === 'string') return inside.trim() !== '' && words.includes(wordsOf(escapeText(inside)));
  return isList(inside)
    ? inside.some((one) => isInside(one, words))
    : isMarkup(inside) && inside.use !== undefined && isShown(inside, words);
}

/** What a part is called: by a name for that, or by all that is said of it, as in `<Only when="node">`. */
function labelOf(props: ValueRecord | undefined): string | undefined {
  if (props === undefined || !isRecord(props)) return undefined;
  const label = LABELS.map((key) => props[key]).find((one) => typeof one === 'string');
  if (label !== undefined) return label;
  const texts = Object.entries(props).flatMap(([key, one]) =>
    typeof one === 'string' && !NO_LABEL.test(key) ? [one] : [],
  );
  return texts.length === 1 ? texts[0] : undefined;
}

/** The same text as a part of its own, under what it is called. */
export function labelled(props: ValueRecord, html: string): string {
  const label = labelOf(props);
  return label === undefined ? `<p>${html}</p>` : below(label, html, '');
}

/** What was left, below what is `shown`, under its label where neither says it. */
function below(label: string | undefined, left: string, shown: string): string {
  const html = left.trim();
  const words = wordsOf(html);
  if (words === '' && !MEDIA.test(html)) return '';
  const said = wordsOf(escapeText(label ?? ''));
  const title = words.startsWith(said) || shown.includes(said) ? '' : `<p><strong>${said}</strong></p>\n`;
  return `\n<div>${title}${holdsBlocks(html) ? html : `<p>${html}</p>`}</div>`;
}
