import { coversPage } from '../../interpreter/covers-page.ts';
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
import { escapeText } from '../html.ts';
import { LABELS, wordsOf } from './unchosen.ts';

/**
 * The children that a component has not shown, one after the other, of those among which readers would choose: the tabs
 * behind the first, the cards of a carousel, the pane that is not chosen. `html` is what it shows.
 */
export function passedOver(component: Callable, props: ValueRecord, html: string): string {
  const children = childrenOf(props.children);
  if (children.every(({ use }) => use?.isShown)) return '';
  const words = wordsOf(html);
  const left = children.filter((child) => !isShown(child, words));
  if (left.length === children.length) {
    // What was looked into may have become a drawing, and what stands over the page stays closed.
    const isUntouched = left.every(({ use }) => use?.inside === undefined);
    const written = writtenOf(component);
    if (!isUntouched || written === undefined || coversPage(written.node)) return '';
    return below(labelOf(props), left, words);
  }
  return left.map((child) => below(labelOf(child.element()?.props), [child], '')).join('');
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

function labelOf(props: ValueRecord | undefined): string | undefined {
  if (props === undefined || !isRecord(props)) return undefined;
  return LABELS.map((key) => props[key]).find((one) => typeof one === 'string');
}

/** Parts below what is `shown`, under their label where neither says it. */
function below(label: string | undefined, parts: readonly Markup[], shown: string): string {
  const html = parts
    .map((part) => part.render())
    .join('')
    .trim();
  const words = wordsOf(html);
  if (words === '' && !/<(?:img|svg|video|iframe)\b/.test(html)) return '';
  const said = wordsOf(escapeText(label ?? ''));
  const title = words.startsWith(said) || shown.includes(said) ? '' : `<p><strong>${said}</strong></p>\n`;
  return `\n<div>${title}${html}</div>`;
}
